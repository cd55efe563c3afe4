"""The map: eight provinces in a ring around Yggdrasil, with the fjords between them.

Elvagar      North     Angerboda
Myrkulor               Muspelheim
West       Yggdrasil   East
Gimle                  Horgr
Andlang      South     Utgard
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.view import PlaceView, Table, Troop
from meadhall.terminal.screen import Lines, flow
from meadhall.text import Speech

BOX_LINES: Final = 4
SEA_LINES: Final = 2
MANY: Final = 4  # from this number on, Warriors are counted instead of drawn
TREE: Final = ("░▒▓▒░", "░▒▓▓▓▓▓▒░", "░▒▓█▓▒░")
TRUNK: Final = ("█", "▟█▙")


class Map:
    """Draws the places of one table. Every cell is a list of lines of exactly `width` columns."""

    def __init__(self, table: Table, speech: Speech, width: int) -> None:
        self.table = table
        self.speech = speech
        self.width = width
        self.places = {place.name: place for place in table.places}

    def lines(self) -> Lines:
        """The whole map."""
        tree = self.yggdrasil(2 * BOX_LINES + SEA_LINES)
        left = [*self.province("myrkulor"), *self.fjord("west", SEA_LINES), *self.province("gimle")]
        right = [*self.province("muspelheim"), *self.fjord("east", SEA_LINES), *self.province("horgr")]
        north = [self.province("elvagar"), self.fjord("north", BOX_LINES), self.province("angerboda")]
        south = [self.province("andlang"), self.fjord("south", BOX_LINES), self.province("utgard")]
        return [*_beside(*north), *_beside(left, tree, right), *_beside(*south)]

    # -- cells ------------------------------------------------------------------------------------

    def province(self, name: str) -> Lines:
        """A box with its villages above, who is there inside, and what it is worth below."""
        place = self.places[name]
        frame = "ruin" if place.destroyed else "frame"
        rows = [self.ruin(), Text()] if place.destroyed else self.crowd(place, self.width - 4, 2)
        top = [Text(self.speech.noun("place", name), "faint" if place.destroyed else "bone"), self.villages(place)]
        return self.box(top, rows, self.worth(place), frame)

    def yggdrasil(self, height: int) -> Lines:
        """The World Tree: no villages, room for every figure."""
        place = self.places["yggdrasil"]
        rows = self.crowd(place, self.width - 4, b.AGES + 1)
        rows = [row for row in rows if row.plain]
        room = height - 2 - len(rows)
        top = [Text(self.speech.noun("place", "yggdrasil"), "tree-name")]
        return self.box(top, [*self.tree(room), *rows], self.worth(place), "tree")

    def tree(self, height: int) -> Lines:
        drawn = [Text(leaf, "tree") for leaf in TREE] + [Text(wood, "trunk") for wood in TRUNK]
        drawn = [Text(), *drawn][:height]
        for line in drawn:
            line.align("center", self.width - 4)
        return drawn + [Text() for _ in range(height - len(drawn))]

    def fjord(self, name: str, height: int) -> Lines:
        """Open water with its ships."""
        place = self.places[name]
        title = Text(self.speech.noun("place", name), "faint" if place.destroyed else "sea")
        closed = Text(self.speech.say("table-closed"), "faint")
        rows = [title, closed if place.destroyed else self.ships(place)]
        if height > SEA_LINES:
            rows = [self.waves(), *rows, self.waves()]
        for row in rows:
            row.truncate(self.width)
            row.align("center", self.width)
        return rows

    def waves(self) -> Text:
        return Text("~ ≈ " * (self.width // 8), "sea")

    def box(self, top: list[Text], rows: Lines, bottom: list[Text], frame: str) -> Lines:
        inside = self.width - 4
        lines = [_edge("╭", top, "╮", self.width, frame)]
        for row in rows:
            row.truncate(inside, overflow="ellipsis")
            row.pad_right(inside - row.cell_len)
            lines.append(Text.assemble(("│ ", frame), row, (" │", frame)))
        return [*lines, _edge("╰", bottom, "╯", self.width, frame)]

    # -- what is in them --------------------------------------------------------------------------

    def villages(self, place: PlaceView) -> Text:
        taken = sum([troop.count for troop in place.troops])
        if place.destroyed:
            return Text()
        return Text.assemble(("●" * taken, "bone"), ("○" * (place.villages - taken), "faint"))

    def worth(self, place: PlaceView) -> list[Text]:
        """The reward, or that it is gone; and the Age of its doom."""
        if place.destroyed:
            return [Text()]
        if place.pillaged:
            reward = Text(self.speech.say("table-pillaged"), "faint")
        else:
            reward = Text(self.speech.noun("reward", place.reward, "mark"), "glory")
        doomed = self.speech.say("table-doomed", age=place.doomed) if place.doomed >= self.table.age else ""
        return [reward, Text(doomed, "doom")]

    def ruin(self) -> Text:
        return Text(self.speech.say("table-destroyed"), "ruin")

    def ships(self, place: PlaceView) -> Text:
        return Text("  ").join([self.troop(seat, place.troops, False) for seat in _seats(place.troops)])

    def crowd(self, place: PlaceView, width: int, height: int) -> Lines:
        """Each clan there with its figures and its Strength, in a few lines."""
        for counted in (False, True):
            lines = flow(self.forces(place, counted), width)
            if len(lines) <= height:
                break
        return (lines + [Text() for _ in range(height)])[:height]

    def forces(self, place: PlaceView, counted: bool) -> Lines:
        """Each clan there with its figures and its Strength."""
        return [self.force(place, seat, counted) for seat in range(self.table.seats) if place.strengths[seat]]

    def force(self, place: PlaceView, seat: int, counted: bool) -> Text:
        chunk = self.troop(seat, place.troops, counted)
        if self.has_support(place, seat):
            chunk.append("≈", "sea")
        chunk.append(f" {place.strengths[seat]}", "bone")
        return chunk

    def troop(self, seat: int, troops: Iterable[Troop], counted: bool) -> Text:
        """A clan's letter and figures: `W♟♟♛`."""
        own = [troop for troop in troops if troop.seat == seat]
        return Text(self.speech.seat(seat, "letter") + marks(self.speech, own, counted), self.style(seat))

    def has_support(self, place: PlaceView, seat: int) -> bool:
        return bool(place.fjord) and seat in _seats(self.places[place.fjord].troops)

    def style(self, seat: int) -> str:
        return f"name-{self.table.clans[seat].clan}"


def marks(speech: Speech, troops: Iterable[Troop], counted: bool) -> str:
    """Figures as signs: Warriors one by one, or counted when there are many."""
    signs = ""
    for troop in troops:
        sign = speech.noun("figure", troop.figure, "mark")
        signs += f"{troop.count}{sign}" if troop.count >= MANY or (counted and troop.count > 1) else sign * troop.count
    return signs


def _seats(troops: Iterable[Troop]) -> list[int]:
    return list(dict.fromkeys([troop.seat for troop in troops]))


def _edge(left: str, words: list[Text], right: str, width: int, frame: str) -> Text:
    """A border with words in it, the last one at the right end."""
    first, last = words[0], words[-1] if len(words) > 1 else Text()
    start = Text.assemble((f"{left}─", frame), _worded(first))
    end = Text.assemble(_worded(last), (right, frame))
    gap = max(0, width - start.cell_len - end.cell_len)
    line = Text.assemble(start, ("─" * gap, frame), end)
    if line.cell_len > width:
        gap = max(1, width - first.cell_len - last.cell_len - 4)
        line = Text.assemble((f"{left} ", frame), first, " " * gap, last, (f" {right}", frame))
    return line


def _worded(word: Text) -> Text:
    return Text.assemble(" ", word, " ") if word.plain else Text()


def _beside(*columns: Lines) -> Lines:
    return [Text.assemble(*row) for row in zip(*columns, strict=True)]

"""The map for screens of few lines: every place where it is on the large one, without frames."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.text import Text

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.view import PlaceView
from meadhall.terminal.blood_rage.map import Map
from meadhall.terminal.screen import Lines, flow

SIDES: Final = (("myrkulor", "muspelheim"), ("west", "east"), ("gimle", "horgr"))
GAP: Final = 2  # columns between two places


class LowMap(Map):
    """Two lines for a province, three where it is crowded, and one for a fjord."""

    def lines(self) -> Lines:
        """The whole map; Yggdrasil stands between what is left and right of it."""
        rows = [self.level(*map(self.cell, names)) for names in SIDES]
        left, right = ([line for row in rows for line in row[side]] for side in (0, 1))
        north = self.level(*map(self.cell, ("elvagar", "north", "angerboda")))
        south = self.level(*map(self.cell, ("andlang", "south", "utgard")))
        middle = self.level(left, self.cell("yggdrasil"), right)
        return [Text.assemble(*line) for cells in (north, middle, south) for line in zip(*cells, strict=True)]

    def level(self, *cells: Lines) -> list[Lines]:
        """Cells beside each other, as high as the highest."""
        columns = zip(*zip_longest(*cells, fillvalue=Text()), strict=True)
        return [[self.fitted(line) for line in column] for column in columns]

    def fitted(self, line: Text) -> Text:
        """Exactly as wide as a cell."""
        line = line.copy()
        line.truncate(self.width, overflow="ellipsis")
        line.pad_right(self.width - line.cell_len)
        return line

    def cell(self, name: str) -> Lines:
        """A place by its name: its villages, who is there, what it is worth."""
        place = self.places[name]
        if b.is_fjord(b.PLACES.index(name)):
            return [self.water(place)]
        title = Text(self.speech.noun("place", name), "faint" if place.destroyed else "bone")
        if place.destroyed:
            return [title, self.ruin()]
        reward, doom = self.worth(place)
        room = self.width - GAP
        there = flow(self.forces(place, counted=True), room)
        first = self.apart(Text.assemble(title, " ", self.villages(place)), doom)
        last = there.pop() if there and there[-1].cell_len + 1 + reward.cell_len <= room else Text()
        return [first, *there, self.apart(last, reward)]

    def water(self, place: PlaceView) -> Text:
        """A fjord with its ships."""
        title = Text(self.speech.noun("place", place.name), "faint" if place.destroyed else "sea")
        closed = Text(self.speech.say("table-closed"), "faint")
        return self.apart(title, closed if place.destroyed else self.ships(place))

    def apart(self, left: Text, right: Text) -> Text:
        """One at the left end of a cell, the other at its right end."""
        left.truncate(self.width - GAP - right.cell_len - 1, overflow="ellipsis")
        gap = self.width - GAP - left.cell_len - right.cell_len
        return Text.assemble(left, " " * gap, right)

"""The small signs of the drawn table: discs by their player's letter, recruits, Seals and stones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from meadhall.games.asgard import board as b
from meadhall.games.asgard.view import Table
from meadhall.kernel.picture import Badge, Region
from meadhall.terminal.generic.words import picture_of
from meadhall.text import Speech

FREE: Final = "·"


def regions_of(table: Table, speech: Speech) -> dict[str, Region]:
    """The parts of the board as the picture has them, by their keys."""
    return {region.place: region for region in picture_of(table, speech).regions}


def mark_at(region: Region, spot: str) -> Badge | None:
    """The mark at a spot of a region."""
    return next((badge for badge in region.badges if badge.at == spot), None)


def disc(table: Table, seat: int, speech: Speech) -> Text:
    """A player's letter, or a free slot."""
    if seat < 0:
        return Text(FREE, "faint")
    return Text(speech.seat(seat, "letter"), f"name-{table.players[seat].colour}")


def discs(table: Table, seats: Iterable[int], speech: Speech, gap: str = " ") -> Text:
    return Text(gap).join([disc(table, seat, speech) for seat in seats])


def recruits(counts: Sequence[int], speech: Speech) -> Text:
    """Recruits of each type, counted: `2♙ ♜`."""
    found = []
    for name, count in zip(b.RECRUITS, counts, strict=True):
        if count:
            mark = speech.noun("recruit", name, "mark")
            found.append(Text(f"{count if count > 1 else ''}{mark}", f"recruit-{name}"))
    return Text(" ").join(found)


def seals(counts: Sequence[int], speech: Speech) -> Text:
    """Seals of both camps, counted: `○2 ●1`."""
    marks = [(camp, speech.noun("camp", camp, "mark"), count) for camp, count in zip(b.CAMPS, counts, strict=True)]
    return Text(" ").join([Text(f"{mark}{count}", f"camp-{camp}") for camp, mark, count in marks])


def price(counts: Sequence[int], speech: Speech) -> Text:
    """A price in Seals, one sign for each: `○●●`."""
    signs = [(speech.noun("camp", camp, "mark") * n, f"camp-{camp}") for camp, n in zip(b.CAMPS, counts, strict=True)]
    return Text.assemble(*signs)


def stones(counts: Sequence[int], speech: Speech) -> Text:
    """Stones by colour, in words: `pink 2 · white 1`."""
    found = [(name, count) for name, count in zip(b.STONES, counts, strict=True) if count]
    words = [Text(f"{speech.noun('stone', name)} {count}", f"stone-{name}") for name, count in found]
    return Text(" ").join(words)


def dotted(parts: Iterable[Text]) -> Text:
    """Parts that have something to say, in a row."""
    return Text(" · ", "faint").join([part for part in parts if part.plain])

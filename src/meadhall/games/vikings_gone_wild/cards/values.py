"""Reads the single numbers of an edition: `values.csv`, one line for each."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from meadhall.games.reading import BadLine, Reader, number, numbers, one_of
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Numbers, Values


def _so_many(count: int, low: int, high: int) -> Callable[[str], Numbers]:
    """That many numbers."""

    def read(text: str) -> Numbers:
        found = numbers(low, high)(text)
        if len(found) != count:
            raise BadLine(f"there are {count} numbers here, not {len(found)}")
        return found

    return read


def _rising(count: int, low: int, high: int) -> Callable[[str], Numbers]:
    """That many numbers, each above the one before."""

    def read(text: str) -> Numbers:
        found = _so_many(count, low, high)(text)
        if any([later <= sooner for sooner, later in pairwise(found)]):
            raise BadLine("each number is above the one before")
        return found

    return read


SINGLE: Final = {  # the least and the most there may be
    "hand": (1, 9), "exchange": (1, 9), "draco": (1, 19), "least_team": (1, 60), "desolation": (0, 60),
    "objectives": (0, 7), "more_cards": (1, 9), "more_objectives": (1, 3), "fewer_points": (1, 19), "glory": (1, 9),
    "unhurt": (0, 9), "camp": (1, 19), "camp_points": (1, 9), "price": (0, 9), "favours": (3, 9), "bonuses": (0, 8),
    "first": (1, 9), "second": (1, 9), "last_round": (1, 99),
}  # fmt: skip
SEVERAL: Final = {
    "kept": _so_many(4, 3, 90), "team": _so_many(4, 1, 60), "horns": _rising(2, 1, 60), "marks": _rising(3, 1, 99),
    "goal": _so_many(3, 1, 99),
}  # fmt: skip
MODE: Final = "draw_mode"
NAMES: Final = (*SINGLE, *SEVERAL, MODE)


def read_values(reader: Reader) -> Values:
    """All of them; each is there once."""
    found: dict[str, Any] = {}
    none: dict[str, Any] = dict.fromkeys((*SINGLE, *SEVERAL))  # of an edition that is refused
    for row in reader.rows("values.csv", ("name", "value", "source")):
        key = NAMES[reader.own(row, "name", "value", NAMES)]
        found[key] = row.read("value", _reader(key), None)
        row.source()
    for key in NAMES:
        if key not in found:
            reader.refuse("values.csv", f"there is no value {key!r}")
    fill_up = found.pop(MODE, 0) == w.DRAW_MODES.index("fill_up")
    return Values(fill_up=fill_up, **(none | found))


def _reader(key: str) -> Callable[[str], Any]:
    """How a value is read."""
    if key in SEVERAL:
        return SEVERAL[key]
    return one_of(w.DRAW_MODES) if key == MODE else number(*SINGLE[key])

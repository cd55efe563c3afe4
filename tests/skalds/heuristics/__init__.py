"""The heuristics of bots: the Glory so far, and a rough worth of every option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.kernel import Decision, Heuristics, Points
from tests.skalds import board as b
from tests.skalds import options as o
from tests.skalds.sheet import SHEET
from tests.skalds.state import Skalds
from tests.skalds.view import Table


def evaluate(g: Skalds) -> Sequence[float]:
    """Glory, and half of what the verses left could still win."""
    return [glory + 0.5 * sum(map(b.worth, left)) for glory, left in zip(g.glory, g.verses, strict=True)]


def instinct(g: Skalds, decision: Decision) -> Sequence[float]:
    """The best bench; all verses are alike."""
    return [float(b.GLORY[o.SIT.one(option)]) if option in o.SIT else 0.0 for option in decision.options]


def features(table: Table, seat: int) -> Sequence[float]:
    """The table in numbers, for bots that learn."""
    free = [b.ROOM[bench] - len(seats) for bench, seats in enumerate(table.benches)]
    return [table.round, *SHEET.compare(table.skalds, seat, table), *free]


TELLS: Final = Points("hint-glory", lambda g: g.glory)
HEURISTICS: Final = Heuristics(evaluate, instinct, rests=frozenset({"bid"}), spread=4.0, tells=TELLS)

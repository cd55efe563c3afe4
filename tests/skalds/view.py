"""What one seat may see, built from nothing. Bids lie with the kernel until the last is made: nothing is hidden."""

from __future__ import annotations

import msgspec

from tests.skalds import board as b
from tests.skalds.state import Skalds


class Table(msgspec.Struct, frozen=True):
    """The table as everybody sees it; `me` is who looks, -1 for a spectator."""

    me: int
    round: int
    phase: str
    glory: tuple[int, ...]
    verses: tuple[tuple[str, ...], ...]
    benches: tuple[tuple[int, ...], ...]


def view(g: Skalds, seat: int | None) -> Table:
    return Table(
        me=-1 if seat is None else seat,
        round=g.round,
        phase=b.PHASES[g.phase],
        glory=tuple(g.glory),
        verses=tuple([tuple([b.VERSES[verse] for verse in left]) for left in g.verses]),
        benches=tuple([tuple(seats) for seats in g.benches]),
    )

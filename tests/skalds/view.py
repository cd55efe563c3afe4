"""The view of one seat, built from nothing. Bids lie with the kernel until the last is made: nothing is hidden."""

from __future__ import annotations

import msgspec

from tests.skalds import board as b
from tests.skalds.state import Skalds


class SkaldView(msgspec.Struct, frozen=True):
    """A skald: what has been won, and the verses that are left."""

    seat: int
    glory: int
    verses: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    """The table as all seats see it; `me` is who looks, -1 for a spectator."""

    me: int
    round: int
    phase: str
    skalds: tuple[SkaldView, ...]
    benches: tuple[tuple[int, ...], ...]


def view(g: Skalds, seat: int | None) -> Table:
    return Table(
        me=-1 if seat is None else seat,
        round=g.round,
        phase=b.PHASES[g.phase],
        skalds=tuple([_skald(g, one) for one in range(g.seats)]),
        benches=tuple([tuple(seats) for seats in g.benches]),
    )


def _skald(g: Skalds, seat: int) -> SkaldView:
    return SkaldView(seat, g.glory[seat], tuple([b.VERSES[verse] for verse in g.verses[seat]]))

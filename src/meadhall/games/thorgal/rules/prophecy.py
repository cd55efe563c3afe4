"""Prophecy: hand and reserve (TH-201 to TH-213)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.questions import opening as q
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask, procedure


@procedure
def prophecy(g: Thorgal) -> Steps[None]:
    """The Destiny player to the end, then the Scourge players clockwise (TH-204, TH-709)."""
    begin_prophecy(g)
    for seat in g.order():
        yield from prophesy(g, seat)


def begin_prophecy(g: Thorgal) -> None:
    g.begin_phase(b.PROPHECY)
    for seat in g.order():
        g.points[seat] = r.prophecy_points(g, seat)


@procedure
def prophesy(g: Thorgal, seat: int) -> Steps[None]:
    """One point for each card, to hand first, then to reserve; what cannot be spent is lost (TH-202 to TH-211)."""
    reserved = 0
    while g.points[seat] and g.decks[g.pile(seat)]:
        answer = yield ask(seat, q.prophecy, g.points[seat], int(reserved > 0))
        g.points[seat] -= 1
        if answer == o.TO_HAND:
            g.draw(seat, 1)
        else:
            g.reserves[g.pile(seat)].append(g.decks[g.pile(seat)].pop())
            reserved += 1
    g.points[seat] = 0
    if reserved:
        g.tell(e.CardsReserved(seat, reserved))

"""Receiving pieces, and who gives them when the reserve has none (AS-801 to AS-809)."""

from __future__ import annotations

from meadhall.games.asgard import options as o
from meadhall.games.asgard.events import actions as e
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.questions import actions as q
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Steps, ask, procedure


@procedure
def receive(g: Asgard, seat: int, piece: int, count: int) -> Steps[None]:
    """Pieces of a kind, one at a time: from the reserve, then from the player with most (AS-801 to AS-805)."""
    for _ in range(count):
        if prices.in_reserve(g, piece):
            take_from_reserve(g, seat, piece)
        elif prices.givers(g, seat, piece):
            answer = yield ask(seat, q.giver, piece)
            hand_over(g, seat, piece, g.colours.index(o.FROM.one(answer)))
        else:
            g.tell(e.NothingLeft(seat))


def take_from_reserve(g: Asgard, seat: int, piece: int) -> None:
    change_reserve(g, piece, -1)
    change_owned(g, seat, piece, 1)
    tell_gain(g, seat, piece, NOBODY)


def hand_over(g: Asgard, seat: int, piece: int, giver: int) -> None:
    """A player gives the piece that the reserve lacks."""
    change_owned(g, giver, piece, -1)
    change_owned(g, seat, piece, 1)
    tell_gain(g, seat, piece, giver)


def change_owned(g: Asgard, seat: int, piece: int, by: int) -> None:
    if piece < prices.FIRST_STONE:
        g.add_recruits(seat, piece, by)
    elif piece < prices.FIRST_SEAL:
        g.add_stones(seat, piece - prices.FIRST_STONE, by)
    else:
        g.add_seals(seat, piece - prices.FIRST_SEAL, by)


def change_reserve(g: Asgard, piece: int, by: int) -> None:
    if piece < prices.FIRST_STONE:
        g.reserve[piece] += by
    elif piece < prices.FIRST_SEAL:
        g.quarry[piece - prices.FIRST_STONE] += by
    else:
        g.seal_reserve[piece - prices.FIRST_SEAL] += by


def tell_gain(g: Asgard, seat: int, piece: int, giver: int) -> None:
    if piece < prices.FIRST_STONE:
        g.tell(e.RecruitGained(seat, piece, giver))
    elif piece < prices.FIRST_SEAL:
        g.tell(e.StoneGained(seat, piece - prices.FIRST_STONE, giver))
    else:
        g.tell(e.SealGained(seat, piece - prices.FIRST_SEAL, giver))

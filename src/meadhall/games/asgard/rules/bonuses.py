"""The bonuses of Populations (AS-537 to AS-539, AS-931 to AS-938)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.events import actions as e
from meadhall.games.asgard.questions import actions as q
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.rules.shortage import receive
from meadhall.games.asgard.rules.tiles import take_tile
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import Steps, ask, ask_several, procedure


@procedure
def use_bonus(g: Asgard, seat: int, tile: int) -> Steps[None]:
    """A kept Population is used once and discarded (AS-539)."""
    spend_bonus(g, seat, tile)
    yield from apply_bonus(g, seat, tile)


def spend_bonus(g: Asgard, seat: int, tile: int) -> None:
    g.bonuses[seat].remove(tile)
    g.box.append(tile)
    g.tell(e.BonusUsed(seat, tile))


@procedure
def apply_bonus(g: Asgard, seat: int, tile: int) -> Steps[None]:
    """What a Population gives; a discount gives nothing by itself (AS-915, AS-931 to AS-938)."""
    if tile == t.BOTH_SEALS:
        yield from receive(g, seat, prices.FIRST_SEAL + b.LIGHT, 1)
        yield from receive(g, seat, prices.FIRST_SEAL + b.DARK, 1)
    elif tile == t.A_WEAPON:
        yield from take_tile(g, seat, t.WEAPON)
    elif tile == t.TWO_WARRIORS:
        picks = yield ask_several(seat, q.two_warriors, t.WARRIORS_OF_BONUS)
        for pick in picks:
            yield from receive(g, seat, o.MUSTER.one(pick), 1)
    elif tile == t.A_GIANT:
        yield from receive(g, seat, b.GIANT, 1)
    elif tile == t.A_STONE:
        answer = yield ask(seat, q.any_stone)
        yield from receive(g, seat, prices.FIRST_STONE + o.STONE.one(answer), 1)
    elif tile == t.POINTS:
        g.gain_points(seat, t.POINTS_OF_BONUS, b.BY_POPULATION)
    elif tile == t.A_SPELL:
        yield from take_tile(g, seat, t.SPELL)

"""The bonuses of Populations (AS-537 to AS-539, AS-931 to AS-938)."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.events import actions as e
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.questions import actions as q
from meadhall.games.asgard.rules.shortage import receive
from meadhall.games.asgard.rules.tiles import take_tile
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import Steps, ask, ask_several, procedure

WARRIORS_OF_BONUS: Final = 2


@procedure
def use_bonus(g: Asgard, seat: int, tile: int) -> Steps[None]:
    """A kept Population is used once and discarded (AS-539)."""
    spend_bonus(g, seat, tile)
    yield from apply_bonus(g, seat, tile)


def spend_bonus(g: Asgard, seat: int, tile: int) -> None:
    g.bonuses[seat].remove(tile)
    g.boxed.append(tile)
    g.tell(e.BonusUsed(seat, tile))


@procedure
def apply_bonus(g: Asgard, seat: int, tile: int) -> Steps[None]:
    """What a Population gives; a discount alone gives nothing (AS-915, AS-931 to AS-938)."""
    if g.box.word[tile] == w.POINTS:
        g.gain_points(seat, g.box.number[tile], b.BY_POPULATION)
    elif g.box.word[tile] in BONUSES:
        yield from BONUSES[g.box.word[tile]](g, seat)


@procedure
def both_seals(g: Asgard, seat: int) -> Steps[None]:
    yield from receive(g, seat, prices.FIRST_SEAL + b.LIGHT, 1)
    yield from receive(g, seat, prices.FIRST_SEAL + b.DARK, 1)


@procedure
def a_weapon(g: Asgard, seat: int) -> Steps[None]:
    yield from take_tile(g, seat, t.WEAPON)


@procedure
def two_warriors(g: Asgard, seat: int) -> Steps[None]:
    picks = yield ask_several(seat, q.two_warriors, WARRIORS_OF_BONUS)
    for pick in picks:
        yield from receive(g, seat, o.MUSTER.one(pick), 1)


@procedure
def a_giant(g: Asgard, seat: int) -> Steps[None]:
    yield from receive(g, seat, b.GIANT, 1)


@procedure
def a_stone(g: Asgard, seat: int) -> Steps[None]:
    answer = yield ask(seat, q.any_stone)
    yield from receive(g, seat, prices.FIRST_STONE + o.STONE.one(answer), 1)


@procedure
def a_spell(g: Asgard, seat: int) -> Steps[None]:
    yield from take_tile(g, seat, t.SPELL)


BONUSES: Final = {
    w.BOTH_SEALS: both_seals,
    w.A_WEAPON: a_weapon,
    w.TWO_WARRIORS: two_warriors,
    w.A_GIANT: a_giant,
    w.A_STONE: a_stone,
    w.A_SPELL: a_spell,
}

"""How good a table is for each player, in points of which a horn is about ten, by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading every hand on them reveals nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import reckoning as r
from meadhall.games.thorgal import worth as v
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards import tables as t
from meadhall.games.thorgal.state import Thorgal

Sum = tuple[float, float, float]


def appraise(g: Thorgal) -> list[float]:
    """What each player may expect."""
    if g.winners:
        return [v.HORNS[-1] if seat in g.winners else v.LOST for seat in range(g.seats)]
    worths = [v.LOST if g.out[seat] else player_worth(g, seat) for seat in range(g.seats)]
    if g.destiny != b.NOBODY and not g.cut and g.result == b.UNDECIDED:
        chance = success_chance(g)
        worths[g.destiny] += chance * next_horn(g, g.destiny)
        if g.opposer != b.NOTHING:
            worths[g.opposer_seat] += (1 - chance) * v.IN_GROUP[g.opposer]
    return worths


def next_horn(g: Thorgal, seat: int) -> float:
    behind = len(v.HORNS) - 1 - g.horns_needed  # a shorter match: horns weigh more
    return v.HORNS[g.horns[seat] + behind + 1] - v.HORNS[g.horns[seat] + behind]


def player_worth(g: Thorgal, seat: int) -> float:
    """Everything one player has, added up."""
    behind = len(v.HORNS) - 1 - g.horns_needed
    idle = 2 * seat + (g.pile(seat) == 2 * seat)
    return (
        v.HORNS[g.horns[seat] + behind]
        + group_worth(g, seat)
        + life_worth(r.life(g, seat))
        + hand_worth(g.hands[seat])
        + reserve_worth(len(g.reserves[g.pile(seat)]))
        + v.IDLE * reserve_worth(len(g.reserves[idle]))
        + v.PREVENTED * g.prevented[seat]
    )


def group_worth(g: Thorgal, seat: int) -> float:
    cards = sum([v.IN_GROUP[card] for card in g.groups[seat]])
    return cards - v.EXHAUSTED * sum(g.spent[seat])


def life_worth(life: int) -> float:
    """Cards that damage could destroy: the last ones count most."""
    return sum(v.LIFE[:life]) + v.LONG_LIFE * max(0, life - len(v.LIFE))


def hand_worth(hand: Sequence[int]) -> float:
    worths = sorted([v.TO_PLAY[card] for card in hand], reverse=True)
    return sum([worth * share for worth, share in zip(worths, v.FEWER, strict=False)])


def reserve_worth(count: int) -> float:
    return sum(v.RESERVE[:count])


# -- the journey --------------------------------------------------------------------------------------------


def success_chance(g: Thorgal) -> float:
    """The chance of this round's journey, to the destination or to the best there is."""
    force = likely_strength(g)
    resistance = v.RESISTANCE * sum([len(g.hands[seat]) for seat in g.scourges()])
    if g.destination != b.NOTHING:
        return v.odds(margin(force, r.difficulty(g)) - resistance)
    margins = [margin(force, r.terrain_attributes(g, place)) for place in g.unconquered()]
    return v.odds(max(margins, default=-9.0) - v.LATER)


def likely_strength(g: Thorgal) -> Sum:
    """The strength of the group, and part of what activations and events in hand could add."""
    total = r.strength(g)
    more = [0, 0, 0]
    for card, tokens in zip(g.groups[g.destiny], g.spent[g.destiny], strict=True):
        if not tokens:
            more = [have + gain for have, gain in zip(more, v.GAINS[card], strict=True)]
    left = len(g.reserves[2 * g.destiny])
    for card in g.hands[g.destiny]:
        if t.KIND[card] == w.EVENT and t.PHASE[card] == b.JOURNEY and t.COST[card] <= left:
            left -= t.COST[card]
            more = [have + gain for have, gain in zip(more, t.ATTRIBUTES[card], strict=True)]
    one, two, three = [have + v.UNSURE * gain for have, gain in zip(total, more, strict=True)]
    return one, two, three


def margin(force: Sum, needed: b.Three) -> float:
    """How far ahead, or how much is missing in all: a surplus counts little."""
    missing = sum([max(0.0, need - have) for have, need in zip(force, needed, strict=True)])
    if missing > 0:
        return -missing
    spare = [have - need for have, need in zip(force, needed, strict=True) if need]
    return 0.8 * min([3.0, *spare])

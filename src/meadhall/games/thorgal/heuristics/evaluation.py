"""How good a table is for each player, in points of which a horn is about ten, by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading every hand on them reveals nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.heuristics import prospects as p
from meadhall.games.thorgal.heuristics import weights as v
from meadhall.games.thorgal.heuristics.cards import values
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal


def evaluate(g: Thorgal) -> list[float]:
    """What each player may expect."""
    if g.winners:
        return [v.HORNS[-1] if seat in g.winners else v.LOST for seat in range(g.seats)]
    worths = [v.LOST if g.out[seat] else player_worth(g, seat) for seat in range(g.seats)]
    if is_open(g):
        chance = p.success_chance(g)
        worths[g.destiny] += chance * next_horn(g, g.destiny)
        if g.opposer != b.NOTHING:
            worths[g.opposer_seat] += (1 - chance) * values(g.box).IN_GROUP[g.opposer]
    return worths


def is_open(g: Thorgal) -> bool:
    """Is there a journey this round whose result is not known yet?"""
    return g.destiny != b.NOBODY and not g.cut and g.result == b.UNDECIDED


def next_horn(g: Thorgal, seat: int) -> float:
    behind = len(v.HORNS) - 1 - g.horns_needed  # a shorter match: horns weigh more
    return v.HORNS[g.horns[seat] + behind + 1] - v.HORNS[g.horns[seat] + behind]


def player_worth(g: Thorgal, seat: int) -> float:
    """Everything one player has, added up."""
    behind = len(v.HORNS) - 1 - g.horns_needed
    pile = g.pile(seat)
    idle = 4 * seat + 1 - pile
    return (
        v.HORNS[g.horns[seat] + behind]
        + v.NEXT * p.next_chance(g, seat) * next_horn(g, seat)
        + group_worth(g, seat)
        + life_worth(lasting(g, seat))
        + hand_worth(g, g.hands[seat], len(g.reserves[pile]) + g.points[seat])
        + reserve_worth(len(g.reserves[pile]) + g.points[seat])
        + v.IDLE * reserve_worth(len(g.reserves[idle]))
        + (tops_worth(g, pile) if g.step == b.CLEAN_UP or g.phase == b.PROPHECY else 0.0)
        + v.PREVENTED * g.prevented[seat]
        + (prices_worth(g, seat) if g.discounts or g.taxes else 0.0)
    )


def lasting(g: Thorgal, seat: int) -> int:
    """What damage could destroy now, and most of what will come back under the deck."""
    later = len(g.reserves[2 * seat]) + len(g.discards[2 * seat])
    return r.life(g, seat) + int(v.COMES_BACK * later)


def life_worth(life: int) -> float:
    """Cards that damage could destroy: the last ones count most."""
    return sum(v.LIFE[:life]) + v.LONG_LIFE * max(0, life - len(v.LIFE))


def hand_worth(g: Thorgal, hand: Sequence[int], reserve: int) -> float:
    """The best cards first, as far as the reserve goes; what cannot be paid is worth little."""
    t, to_play = g.box, values(g.box).TO_PLAY
    worth, place = 0.0, 0
    for gain, card in sorted([(to_play[card], card) for card in hand], reverse=True):
        if t.COST[card] <= reserve:
            reserve -= t.COST[card]
            worth += gain * v.PLAYED_OUT[min(place, len(v.PLAYED_OUT) - 1)]
            place += 1
        else:
            worth += v.BEYOND * gain
    return worth


def reserve_worth(count: int) -> float:
    return sum(v.RESERVE[:count])


def tops_worth(g: Thorgal, pile: int) -> float:
    """The next cards of both decks of a player, by how much better than others they are."""
    worth = values(g.box)
    cards = g.decks[pile][-3:] + g.decks[pile ^ 1][-3:]
    return v.ON_TOP * sum([worth.TO_PLAY[card] - worth.MEAN_TO_PLAY for card in cards])


def prices_worth(g: Thorgal, seat: int) -> float:
    """What this phase makes cheaper and dearer."""
    t = g.box
    cheaper = sum([t.OPS[op].n for owner, op in g.discounts if owner == seat and wanted_in(g, seat, op)])
    dearer = sum([t.OPS[op].n * wanted_in(g, seat, op) for payer, op in g.taxes if payer == seat])
    return v.DISCOUNTED * cheaper - v.TAXED * min(dearer, len(g.reserves[g.pile(seat)]))


def wanted_in(g: Thorgal, seat: int, op: int) -> int:
    """How many cards in hand an operation means."""
    t = g.box
    return sum([t.fits(card, t.OPS[op].filter) for card in g.hands[seat]])


# -- the group ------------------------------------------------------------------------------------------------


def group_worth(g: Thorgal, seat: int) -> float:
    """Its cards, less what tokens and upkeep take away."""
    in_group = values(g.box).IN_GROUP
    cards = sum([in_group[card] for card in g.groups[seat]])
    due = seat == g.destiny and (g.phase < b.DUSK or g.step < b.UPKEEP)
    unkept = sum([min(v.UNKEPT, in_group[card]) for card in g.groups[seat] if is_unkept(g, seat, card)])
    worth = cards - v.EXHAUSTED * sum(g.spent[seat]) - (1.0 if due else v.UNSETTLED) * unkept
    return worth - (short_of_upkeep(g, seat) if due else 0.0)


def is_unkept(g: Thorgal, seat: int, card: int) -> bool:
    """Does the group fail a companion's condition as it is?"""
    if not values(g.box).GROUP_UPKEEP[card] or card in g.kept:
        return False
    kind, n, wanted, _ = g.box.UPKEEP[card]
    found = r.count(g, seat, wanted, card)
    return found < n if kind == w.HAVE else found > n


def short_of_upkeep(g: Thorgal, seat: int) -> float:
    """What the upkeep will cost for want of cards in reserve and hand."""
    t = g.box
    reserve, hand, worth = len(g.reserves[2 * seat]), len(g.hands[seat]), 0.0
    for card in g.groups[seat]:
        kind, n = t.UPKEEP[card].kind, max(1, t.UPKEEP[card].n)
        if t.KIND[card] != w.COMPANION or card in g.kept or kind < w.STATE:
            continue
        if kind == w.STATE or kind in (w.DISCARD_ALL_RESERVE, w.DISCARD_RESERVE):
            worth += v.UNKEPT if reserve < n else 0.0
            reserve -= n if kind == w.DISCARD_RESERVE else 0
        elif kind in (w.BOTTOM_HAND, w.BOTTOM_ALL_HAND):
            worth += v.UNKEPT if hand < n else 0.0
            hand -= n
    return worth

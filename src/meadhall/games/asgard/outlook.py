"""What a player may still do with discs, stones and Seals, in points by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import prices
from meadhall.games.asgard import worth as w
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.state import NOBODY, Asgard


def rounds_left(g: Asgard) -> int:
    """Rounds whose gods are still to be chosen."""
    return b.ROUNDS - g.round + (g.phase <= b.CHOOSING)


def scorings_left(g: Asgard) -> int:
    """Battles phases to come, this round's included until it begins."""
    return 0 if g.phase >= b.RAGNAROK else b.ROUNDS - g.round + (g.phase < b.BATTLES)


def actions_left(g: Asgard) -> int:
    """Action phases to come, the running one included."""
    return 0 if g.phase >= b.RAGNAROK else b.ROUNDS - g.round + (g.phase <= b.ACTIONS)


class Outlook:
    """What a player's next steps are judged by, worked out once for a position."""

    __slots__ = ("asgard", "g", "hope", "lacks", "patience", "plan", "seat", "spared", "top", "tops")

    def __init__(self, g: Asgard, seat: int) -> None:
        left = actions_left(g)
        self.g = g
        self.seat = seat
        self.patience = w.PATIENCE[left]
        self.spared = g.bonuses[seat].count(t.DISCOUNT)
        self.hope = (w.LAST_HOPE if left == 1 else 1.0) * (1.0 if g.army_strength(seat) else w.NO_RECRUIT)
        self.tops = [pile[0] for pile in g.temple_piles if pile] if left else []
        self.lacks = [prices.missing(g, seat, tile) - self.spared for tile in self.tops]
        self.top = best_temple(self)
        self.plan = plan_worth(self, self.lacks)
        self.asgard = visitors_worth(self, g.visitors[seat] + 1) - visitors_worth(self, g.visitors[seat])


# -- temples --------------------------------------------------------------------------------------------------


def plan_worth(o: Outlook, lacks: list[int]) -> float:
    """The Temple nearest to being built, by how many stones each still lacks."""
    left, best = max(1, actions_left(o.g) - 1), 0.0
    for tile, lacking in zip(o.tops, lacks, strict=True):
        share = w.MISSING[lacking] if lacking > 0 else w.MISSING[0]
        best = max(best, (t.VALUE[tile] * left + w.SUPPORT) * share)
    return best * o.hope


def stones_worth(o: Outlook, stone: int) -> float:
    """Two stones of a colour: for themselves, and for the Temple they bring nearer."""
    g, place = o.g, o.seat * b.ALL_STONES + stone
    g.stones[place] += t.STONES_OF_REQUEST
    lacks = [prices.missing(g, o.seat, tile) - o.spared for tile in o.tops]
    g.stones[place] -= t.STONES_OF_REQUEST
    return t.STONES_OF_REQUEST * w.STONE * o.patience + plan_worth(o, lacks) - o.plan


def best_temple(o: Outlook) -> int:
    """The most a Temple scores each round for which the player has the stones; 0 if there is none."""
    return max([t.VALUE[tile] for tile, lacking in zip(o.tops, o.lacks, strict=True) if lacking <= 0], default=0)


def building_worth(o: Outlook, god: int) -> float:
    """A Temple built now: its points and the god's support, less the hope it was worth and the disc."""
    g = o.g
    if not o.top or g.free_support(god) == NOBODY:
        return w.EMPTY_TEMPLE
    if god != b.FENRIR and not prices.recruits_owed(g, o.seat, god):
        return w.EMPTY_TEMPLE
    support = w.SUPPORT * (1.4 if g.support[2 * god] == NOBODY else 1.0)
    return o.top * scorings_left(g) + support + w.BONUS - o.plan - w.DISC * rounds_left(g)


# -- slots ----------------------------------------------------------------------------------------------------


def best_slot(o: Outlook, god: int) -> float:
    """The most a god's card may bring."""
    g, first = o.g, b.slot_of(god, 0)
    best = o.asgard  # the disc may always go there
    for slot in range(t.REQUESTS[god]):
        if g.slots[first + slot] == NOBODY:
            best = max(best, slot_worth(o, god, slot))  # the power is with the first
            break
    if g.slots[first + b.TEMPLE] == NOBODY and not g.supports(o.seat, god) and g.free_support(god) != NOBODY:
        best = max(best, slot_worth(o, god, b.TEMPLE))
    return best


def slot_worth(o: Outlook, god: int, slot: int) -> float:
    """What a disc on a Request or Temple slot brings when it acts."""
    total = o.patience * w.SEAL * o.g.god_seals[god]
    if slot == b.TEMPLE:
        return total + building_worth(o, god)
    if t.STONE[god] != b.NO_STONE:
        total += stones_worth(o, t.STONE[god])
    return total + (w.POWERS[god] if slot == b.REQUEST else 0.0)


def visitors_worth(o: Outlook, discs: int) -> float:
    """So many discs in Asgard: a tile, purchases, and one disc for free if there are two."""
    if not discs:
        return 0.0
    g, seat = o.g, o.seat
    seals = g.seals[2 * seat] + g.seals[2 * seat + 1]
    total = w.ASGARD + w.ASGARD_TILE * bool(g.asgard_row) + 0.3 * min(seals, 4) + 1.5 * bool(g.centre[seat])
    return total + (w.ASGARD_MORE if discs > 1 else 0.0) + 0.3 * max(0, discs - 2)

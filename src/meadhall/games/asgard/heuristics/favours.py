"""What slots on gods are worth, powers included, in points by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.heuristics import arms
from meadhall.games.asgard.heuristics import weights as w
from meadhall.games.asgard.heuristics.outlook import Outlook, building_worth, rounds_left, stones_worth, visitors_worth
from meadhall.games.asgard.state import NOBODY, Asgard

# -- powers -----------------------------------------------------------------------------------------------------


def freyja(o: Outlook) -> float:
    fallen = o.g.valhalla[b.WHITE] + o.g.valhalla[b.ORANGE]
    return w.STRENGTH * o.patience * min(o.g.box.values.called_by_freyja, fallen)


def baldr(o: Outlook) -> float:
    return w.SEAL * o.patience


def odin(o: Outlook) -> float:
    """A white stone, and to be first."""
    return stones_worth(o, b.WHITE_STONE, 1) + w.FIRST * rounds_left(o.g) * o.g.order.index(o.seat)


def tyr(o: Outlook) -> float:
    return 0.0 if o.g.holder(t.TYR_TILE) == o.seat else tyr_tile(o.g, o.seat)


def tyr_tile(g: Asgard, seat: int) -> float:
    """The tile wins a battle, for those who have one before them."""
    if g.phase > b.BATTLES and g.round == b.ROUNDS:
        return 0.0
    return w.TYR if seat in g.stationed or g.centre[seat] else w.IDLE_TYR


def thor(o: Outlook) -> float:
    return 0.0 if o.g.holder(t.THOR_TILE) == o.seat else w.THOR


def loki(o: Outlook) -> float:
    return w.LOKI if o.seat in o.g.support else w.IDLE_POWER


def hel(o: Outlook) -> float:
    return w.HEL if o.seat in o.g.support else w.IDLE_POWER


def mimir(o: Outlook) -> float:
    """The best Weapon or Spell left."""
    g = o.g
    tiles = [*g.weapon_pile[-1:], *dict.fromkeys(g.spell_pile)]
    return max(arms.all_gains(g, o.seat, tiles), default=0.0)


def surtr(o: Outlook) -> float:
    """The best bonus of a Population, or the one that faces an own god."""
    g = o.g
    return max(
        [burning(g, o.seat, p) for p in range(b.ALL_PLACES) if g.has_population(p) and not g.flipped[p]], default=0.0
    )


def burning(g: Asgard, seat: int, place: int) -> float:
    """A Population turned over: its bonus, and its strength if it faces an own god."""
    bonus = w.worths(g.box).burnt[g.places[place]]
    god = g.god_at(b.opposite(place))
    if god == NOBODY or b.world_of(place) == b.LOWER_WORLD or not g.supports(seat, god):
        return bonus
    where = arms.fronts(g)
    front = where[b.opposite(place)]
    return bonus + (arms.gain_by(g, seat, where, front, g.tile_strength(place)) if front is not None else 0.0)


def fenrir(o: Outlook) -> float:
    return float(o.g.box.values.score_of_fenrir)


POWERS: Final[tuple[Callable[[Outlook], float], ...]] = (
    freyja, baldr, odin, tyr, thor, loki, hel, mimir, surtr, fenrir,
)  # fmt: skip

# -- slots ------------------------------------------------------------------------------------------------------


def seal_worth(o: Outlook, god: int) -> float:
    return o.patience * w.SEAL * o.g.god_seals[god]


def slot_worth(o: Outlook, god: int, slot: int) -> float:
    """What a disc on a free Request or Temple slot brings when it acts."""
    if slot == b.TEMPLE:
        return temple_worth(o, god, NOBODY)
    total = seal_worth(o, god) + (POWERS[god](o) if slot == b.REQUEST else 0.0)
    stone = o.g.box.stone[god]
    return total + (stones_worth(o, stone, o.g.box.values.stones_of_request) if stone != b.NO_STONE else 0.0)


def placed_worth(o: Outlook, god: int, slot: int) -> float:
    """The same for a disc that waits there, whose stones are counted already."""
    if slot == b.TEMPLE:
        return seal_worth(o, god) + building_worth(o, god, o.stones)
    total = seal_worth(o, god) + (POWERS[god](o) if slot == b.REQUEST else 0.0)
    stones = o.g.box.values.stones_of_request if o.g.box.stone[god] != b.NO_STONE else 0
    return total + stones * w.STONE * o.patience


def with_chosen(o: Outlook, but: int, idle: int) -> list[int]:
    """The stones once all gods chosen, but one or two, have given theirs."""
    stones = o.stones[:]
    for god in o.g.chosen[o.seat]:
        if god not in (but, idle) and o.g.box.stone[god] != b.NO_STONE:
            stones[o.g.box.stone[god]] += o.g.box.values.stones_of_request
    return stones


def request_worth(o: Outlook, god: int) -> float:
    """The best free Request slot of a god: the power is with the first."""
    if god not in o.requests:
        first = b.slot_of(god, 0)
        free = [slot for slot in range(o.g.box.requests[god]) if o.g.slots[first + slot] == NOBODY]
        o.requests[god] = slot_worth(o, god, free[0]) if free else 0.0
    return o.requests[god]


def temple_worth(o: Outlook, god: int, idle: int) -> float:
    """A Temple slot of a god, with the stones of all gods chosen; the god `idle` gives none."""
    if (god, idle) not in o.temples:
        o.temples[god, idle] = seal_worth(o, god) + building_worth(o, god, with_chosen(o, god, idle))
    return o.temples[god, idle]


def is_open(o: Outlook, god: int) -> bool:
    """May the player take the god's Temple slot?"""
    g = o.g
    if g.slots[b.slot_of(god, b.TEMPLE)] != NOBODY or g.supports(o.seat, god):
        return False
    return g.free_support(god) != NOBODY


def best_slot(o: Outlook, god: int) -> float:
    """The most a god's card may bring."""
    best = max(o.asgard, request_worth(o, god))
    return max(best, slot_worth(o, god, b.TEMPLE)) if is_open(o, god) else best


def chosen_worth(o: Outlook) -> float:
    """Cards not yet shown: Requests or Asgard, and for one of them a Temple, if the stones will do."""
    visitors = o.g.visitors[o.seat]
    cards = cards_worth(o, o.g.chosen[o.seat], visitors, NOBODY, not has_site(o))
    return cards - visitors_worth(o, visitors)


def cards_worth(o: Outlook, gods: list[int], visitors: int, idle: int, temple: bool) -> float:
    """Cards and discs in Asgard together, with a Temple or without; the god `idle` gives no stones."""
    requests, extra = [], 0.0
    for god in gods:
        request = request_worth(o, god)
        requests.append(request)
        if temple and is_open(o, god):
            extra = max(extra, temple_worth(o, god, idle) - request)
    return best_split(o, sorted(requests), visitors) + extra


def best_split(o: Outlook, requests: list[float], visitors: int) -> float:
    """The worst of the cards go to Asgard, the best number of them."""
    total = sum(requests)
    best = total + visitors_worth(o, visitors)
    for number, request in enumerate(requests, 1):
        total -= request
        best = max(best, total + visitors_worth(o, visitors + number))
    return best


def has_site(o: Outlook) -> bool:
    """Does a disc of the player wait for a Temple already?"""
    return o.seat in o.g.slots[b.TEMPLE :: b.SLOTS_OF_GOD]


def site_worth(o: Outlook, idle: int) -> float:
    """The Temple that a disc waits for, by the stones that come until then; the god `idle` gives none."""
    g, best = o.g, 0.0
    for god in range(b.ALL_GODS):
        if g.slots[b.slot_of(god, b.TEMPLE)] == o.seat:
            best = max(best, temple_worth(o, god, idle))
    return best


def placing_worth(o: Outlook, god: int, slot: int) -> float:
    """A disc placed there, what it leaves of a Temple waited for, and the cards that are left then."""
    site, idle = has_site(o), god if slot >= b.TEMPLE else NOBODY
    now = 0.0 if slot == b.ASGARD else slot_worth(o, god, slot)
    if site:
        waiting = site_worth(o, idle)
        now = max(now, waiting) if slot == b.TEMPLE else now + waiting
    visitors = o.g.visitors[o.seat] + (slot == b.ASGARD)
    others = [other for other in o.g.chosen[o.seat] if other != god]
    cards = cards_worth(o, others, visitors, idle, not site and slot != b.TEMPLE)
    return w.PLACED * now + w.CHOSEN * cards + (w.PLACED - w.CHOSEN) * visitors_worth(o, visitors)


def all_placed(o: Outlook) -> float:
    """Discs that wait on gods; stones will build one Temple only."""
    total = site_worth(o, NOBODY)
    for number, owner in enumerate(o.g.slots):
        if owner == o.seat and number % b.SLOTS_OF_GOD != b.TEMPLE:
            total += placed_worth(o, *divmod(number, b.SLOTS_OF_GOD))
    return total

"""What a player may still do with discs, stones and Seals, in points by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.heuristics import arms
from meadhall.games.asgard.heuristics import weights as w
from meadhall.games.asgard.queries import prices
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

    __slots__ = (
        "asgard", "disc", "fight", "g", "hope", "patience", "plan", "requests", "seals", "seat", "spared", "stones",
        "temples", "tops", "visits",
    )  # fmt: skip

    def __init__(self, g: Asgard, seat: int) -> None:
        left = actions_left(g)
        self.g = g
        self.seat = seat
        self.requests: dict[int, float] = {}  # what was worked out already: by god,
        self.temples: dict[tuple[int, int], float] = {}  # by god and the one whose stones do not come,
        self.visits: dict[int, float] = {}  # by discs in Asgard
        self.patience = w.PATIENCE[left]
        self.spared = len(g.discounts(seat))
        self.hope = (w.LAST_HOPE if left == 1 else 1.0) * (1.0 if g.army_strength(seat) else w.NO_RECRUIT)
        self.tops = [pile[0] for pile in g.temple_piles if pile] if left else []
        self.stones = g.stones_of(seat)
        self.seals = g.seals_of(seat)
        expect(self)
        self.plan = plan_worth(self, self.stones)
        self.fight = fight_worth(g, seat)
        self.disc = max(w.DISC * rounds_left(g), self.fight + w.LOOT)
        self.asgard = visitors_worth(self, g.visitors[seat] + 1) - visitors_worth(self, g.visitors[seat])


def expect(o: Outlook) -> None:
    """Count in the stones and Seals that placed discs are about to bring."""
    g, seat = o.g, o.seat
    if seat not in g.slots:
        return
    for number, owner in enumerate(g.slots):
        if owner == seat:
            god, slot = divmod(number, b.SLOTS_OF_GOD)
            o.seals[t.CAMP[god]] += g.god_seals[god]
            if slot != b.TEMPLE and g.box.stone[god] != b.NO_STONE:
                o.stones[g.box.stone[god]] += g.box.values.stones_of_request


# -- temples --------------------------------------------------------------------------------------------------


def plan_worth(o: Outlook, stones: list[int]) -> float:
    """The Temple nearest to being built, by how many stones each still lacks."""
    left, best = max(1, actions_left(o.g) - 1), 0.0
    for tile in o.tops:
        share = w.MISSING[max(0, prices.lacking(o.g, stones, tile) - o.spared)]
        best = max(best, (o.g.box.value[tile] * left + w.SUPPORT) * share)
    return best * o.hope


def stones_worth(o: Outlook, stone: int, count: int) -> float:
    """Stones of a colour: for themselves, and for the Temple they bring nearer."""
    o.stones[stone] += count
    after = plan_worth(o, o.stones)
    o.stones[stone] -= count
    return count * w.STONE * o.patience + after - o.plan


def best_temple(o: Outlook, stones: list[int]) -> int:
    """The Temple that scores most each round of those these stones pay for, if there is one."""
    best, value = NOBODY, o.g.box.value
    for tile in o.tops:
        if prices.lacking(o.g, stones, tile) <= o.spared and (best == NOBODY or value[tile] > value[best]):
            best = tile
    return best


def building_worth(o: Outlook, god: int, stones: list[int]) -> float:
    """A Temple built now: its points and the god's support; the disc and the stones are no longer there for another."""
    g, tile = o.g, best_temple(o, stones)
    if tile == NOBODY or g.free_support(god) == NOBODY:
        return w.EMPTY_TEMPLE
    if god != b.FENRIR and not prices.recruits_owed(g, o.seat, god):
        return w.EMPTY_TEMPLE
    coming = [max(pair) for pair in zip(stones, o.stones, strict=True)]
    lost = o.plan - w.NEXT_TEMPLE * plan_worth(o, less(g, coming, tile)) + w.DISC * rounds_left(g)
    return g.box.value[tile] * scorings_left(g) + support_worth(g, o.seat, god) + w.BONUS - lost


def support_worth(g: Asgard, seat: int, god: int) -> float:
    """The god's next tile in a world to come, and those where it stands already."""
    lone = g.supporters(god)[b.UPPER] == NOBODY
    total = 0.0 if lone else standing_worth(g, god)
    if not g.god_piles[god]:
        return total
    given = max([b.STRENGTH[r] * g.recruits(seat, r) for r in prices.recruits_owed(g, seat, god)], default=0)
    chance = w.odds(g.box.value[g.god_piles[god][0]] + g.host_strength(god) + given - w.FOE, False)
    return total + max(w.LEAST_SUPPORT, chance * (w.ALONE if lone else w.SECOND))


def standing_worth(g: Asgard, god: int) -> float:
    """What the lower slot of a god brings where its tiles lie."""
    first, total = b.place_of(t.CAMP[god], 0), 0.0
    for world in range(b.ALL_WORLDS):
        if w.GOD_OF[g.places[first + world]] == god:
            total += w.odds(arms.margin(g, first + world), False) * g.box.lower[world]
    return total


def less(g: Asgard, stones: list[int], tile: int) -> list[int]:
    """The stones that are left when a Temple is paid for."""
    left = stones[:]
    for stone in g.box.cost[tile]:
        left[stone] = max(0, left[stone] - 1)
    return left


# -- discs ----------------------------------------------------------------------------------------------------


def fight_worth(g: Asgard, seat: int) -> float:
    """What one more disc on a Battle slot brings until the end."""
    if g.phase > b.BATTLES and g.round == b.ROUNDS:
        return 0.0
    zones = w.worths(g.box).zones
    discs = min(g.in_zones(seat) + g.stationed.count(seat), len(zones) - 2)
    coming = b.ROUNDS - g.round + (g.phase <= b.BATTLES)
    return w.STATIONED * w.ZONE_SHARE * coming * (zones[discs + 1] - zones[discs])


def visitors_worth(o: Outlook, discs: int) -> float:
    """Discs in Asgard: tiles and purchases one by one, or together one disc for free."""
    if discs not in o.visits:
        o.visits[discs] = best_visits(o, discs) if discs else 0.0
    return o.visits[discs]


def best_visits(o: Outlook, discs: int) -> float:
    once = visit_worth(o)
    apart = once + purchases(o, *o.seals) + (discs - 1) * w.ASGARD_AGAIN
    if discs == 1 or o.g.bought[o.seat] == b.ROW:
        return apart
    return max(apart, once + o.disc)


def visit_worth(o: Outlook) -> float:
    """One visit without purchases: a tile, and discs that leave the centre."""
    return w.ASGARD + w.ASGARD_TILE * bool(o.g.asgard_row) + (o.fight if o.g.centre[o.seat] else 0.0)


def entering_worth(o: Outlook) -> float:
    """One of the discs in Asgard acts now, with the Seals at hand."""
    light, dark = o.g.seals_of(o.seat)
    again = (o.g.visitors[o.seat] - 1) * w.ASGARD_AGAIN
    return visit_worth(o) + purchases(o, light, dark) + w.PLACED * again


def lifting_worth(o: Outlook) -> float:
    """All of them act together."""
    return visit_worth(o) + (o.disc if o.g.bought[o.seat] < b.ROW else 0.0)


def purchases(o: Outlook, light: int, dark: int) -> float:
    """The next two discs of the row, as far as Seals will do."""
    g, seat, total = o.g, o.seat, 0.0
    for space in range(g.bought[seat], min(b.ROW, g.bought[seat] + 2)):
        price = g.space_price(space)
        light, dark = light - price[b.LIGHT], dark - price[b.DARK]
        if light < 0 or dark < 0:
            break
        total += max(0.0, w.BOUGHT * o.disc - w.SEAL * o.patience * (price[b.LIGHT] + price[b.DARK]))
    return total

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

    __slots__ = (
        "asgard", "disc", "fight", "g", "hope", "patience", "plan", "seals", "seat", "spared", "stones", "tops",
    )  # fmt: skip

    def __init__(self, g: Asgard, seat: int) -> None:
        left = actions_left(g)
        self.g = g
        self.seat = seat
        self.patience = w.PATIENCE[left]
        self.spared = g.bonuses[seat].count(t.DISCOUNT)
        self.hope = (w.LAST_HOPE if left == 1 else 1.0) * (1.0 if g.army_strength(seat) else w.NO_RECRUIT)
        self.tops = [pile[0] for pile in g.temple_piles if pile] if left else []
        self.stones = g.stones[seat * b.ALL_STONES : (seat + 1) * b.ALL_STONES]
        self.seals = g.seals[2 * seat : 2 * seat + 2]
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
            if slot != b.TEMPLE and t.STONE[god] != b.NO_STONE:
                o.stones[t.STONE[god]] += t.STONES_OF_REQUEST


# -- temples --------------------------------------------------------------------------------------------------


def plan_worth(o: Outlook, stones: list[int]) -> float:
    """The Temple nearest to being built, by how many stones each still lacks."""
    left, best = max(1, actions_left(o.g) - 1), 0.0
    for tile in o.tops:
        share = w.MISSING[max(0, prices.lacking(stones, tile) - o.spared)]
        best = max(best, (t.VALUE[tile] * left + w.SUPPORT) * share)
    return best * o.hope


def stones_worth(o: Outlook, stone: int, count: int) -> float:
    """Stones of a colour: for themselves, and for the Temple they bring nearer."""
    o.stones[stone] += count
    after = plan_worth(o, o.stones)
    o.stones[stone] -= count
    return count * w.STONE * o.patience + after - o.plan


def best_temple(o: Outlook, stones: list[int]) -> int:
    """The most a Temple scores each round that these stones pay for; 0 if there is none."""
    return max([t.VALUE[tile] for tile in o.tops if prices.lacking(stones, tile) <= o.spared], default=0)


def building_worth(o: Outlook, god: int, stones: list[int]) -> float:
    """A Temple built now: its points and the god's support, less the hope it was worth and the disc."""
    g, top = o.g, best_temple(o, stones)
    if not top or g.free_support(god) == NOBODY:
        return w.EMPTY_TEMPLE
    if god != b.FENRIR and not prices.recruits_owed(g, o.seat, god):
        return w.EMPTY_TEMPLE
    support = w.SUPPORT * (w.UPPER if g.support[2 * god] == NOBODY else 1.0)
    return top * scorings_left(g) + support + w.BONUS - o.plan - w.DISC * rounds_left(g)


# -- discs ----------------------------------------------------------------------------------------------------


def fight_worth(g: Asgard, seat: int) -> float:
    """What one more disc on a Battle slot brings until the end."""
    if g.phase > b.BATTLES and g.round == b.ROUNDS:
        return 0.0
    discs = min(g.in_zones(seat) + g.stationed.count(seat), len(t.BATTLE_VALUES) - 1)
    coming = b.ROUNDS - g.round + (g.phase <= b.BATTLES)
    return w.STATIONED * w.ZONE_SHARE * coming * (w.ZONES[discs + 1] - w.ZONES[discs])


def visitors_worth(o: Outlook, discs: int) -> float:
    """So many discs in Asgard: tiles and purchases one by one, or together one disc for free."""
    if not discs:
        return 0.0
    g, tile = o.g, w.ASGARD_TILE * bool(o.g.asgard_row)
    once = w.ASGARD + tile + (o.fight if g.centre[o.seat] else 0.0)
    apart = once + purchases(o) + (discs - 1) * w.ASGARD_AGAIN
    if discs == 1 or g.bought[o.seat] == b.ROW:
        return apart
    return max(apart, once + o.disc)


def purchases(o: Outlook) -> float:
    """The next two discs of the row, as far as Seals will do."""
    g, seat, total = o.g, o.seat, 0.0
    light, dark = o.seals
    for space in range(g.bought[seat], min(b.ROW, g.bought[seat] + 2)):
        price = g.space_price(space)
        light, dark = light - price[b.LIGHT], dark - price[b.DARK]
        if light < 0 or dark < 0:
            break
        total += max(0.0, w.BOUGHT * o.disc - w.SEAL * o.patience * (price[b.LIGHT] + price[b.DARK]))
    return total

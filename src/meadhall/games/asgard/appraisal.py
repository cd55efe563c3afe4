"""How good a table is for each player: the points they may expect at the end, by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import prices
from meadhall.games.asgard import worth as w
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules.twilight import value
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


def appraise(g: Asgard) -> list[float]:
    """The points each player may expect to end with."""
    if g.phase == b.OVER:
        return [float(score) for score in g.score]
    worths = [float(score) for score in g.score]
    add_worlds(g, worths)
    for seat in range(g.seats):
        worths[seat] += possessions(g, seat)
    return worths


def rounds_left(g: Asgard) -> int:
    """Rounds whose gods are still to be chosen."""
    return b.ROUNDS - g.round + (g.phase <= b.CHOOSING)


def scorings_left(g: Asgard) -> int:
    """Battles phases to come, this round's included until it begins."""
    return 0 if g.phase >= b.RAGNAROK else b.ROUNDS - g.round + (g.phase < b.BATTLES)


def actions_left(g: Asgard) -> int:
    """Action phases to come, the running one included."""
    return 0 if g.phase >= b.RAGNAROK else b.ROUNDS - g.round + (g.phase <= b.ACTIONS)


# -- what lies before a player ------------------------------------------------------------------------------


def possessions(g: Asgard, seat: int) -> float:
    return battle_worth(g, seat) + temple_worth(g, seat) + pieces_worth(g, seat) + discs_worth(g, seat)


def battle_worth(g: Asgard, seat: int) -> float:
    """Battle tiles held, and those that discs in Victory Zones still bring."""
    kinds = len(t.BATTLE_VALUES)
    total = 0.0
    if g.phase < b.RAGNAROK:
        total += sum([g.battle_tiles[seat * kinds + kind] * t.BATTLE_VALUES[kind] for kind in range(kinds)])
    discs = g.in_zones(seat)
    coming = b.ROUNDS - g.round + (g.phase <= b.BATTLES)
    fighting = w.STATIONED * g.stationed.count(seat)
    return total + w.ZONE_SHARE * coming * zone_value(discs + fighting) if g.phase < b.RAGNAROK else total


def zone_value(discs: float) -> float:
    """The Battle tile for so many discs, between whole numbers too."""
    values = (0, *t.BATTLE_VALUES, t.BATTLE_VALUES[-1])
    low = min(int(discs), len(t.BATTLE_VALUES))
    return values[low] + (discs - int(discs)) * (values[min(low + 1, len(t.BATTLE_VALUES))] - values[low])


def temple_worth(g: Asgard, seat: int) -> float:
    return float(scorings_left(g) * sum([t.VALUE[tile] for tile in g.temples[seat]]))


def pieces_worth(g: Asgard, seat: int) -> float:
    """Stones, Seals, recruits, kept bonuses and tiles."""
    patience = w.PATIENCE[actions_left(g)]
    base = seat * b.ALL_STONES
    total = patience * w.STONE * sum(g.stones[base : base + b.ALL_STONES])
    total += plan_worth(g, seat)
    total += patience * w.SEAL * (g.seals[2 * seat] + g.seals[2 * seat + 1])
    if g.phase < b.RAGNAROK:
        total += max(patience * w.STRENGTH, w.LAST_STRENGTH) * g.army_strength(seat)
    total += patience * sum([w.DISCOUNT if tile == t.DISCOUNT else w.BONUS for tile in g.bonuses[seat]])
    return total + tiles_worth(g, seat)


def tiles_worth(g: Asgard, seat: int) -> float:
    """Weapons, Spells and power tiles."""
    total = w.THOR * (g.power[0] == seat)
    if g.phase < b.RAGNAROK:
        total += w.TYR * (g.power[1] == seat) * (g.phase <= b.BATTLES or g.round < b.ROUNDS)
    if seat not in g.support:
        return total + w.IDLE_TILE * len(g.tiles[seat]) * (g.phase < b.RAGNAROK)
    return total + sum([tile_worth(tile) for tile in g.tiles[seat]])


def tile_worth(tile: int) -> float:
    return w.WEAPON * t.VALUE[tile] if t.KIND[tile] == t.WEAPON else w.SPELL


def plan_worth(g: Asgard, seat: int) -> float:
    """The Temple nearest to being built, by what is still missing."""
    left = actions_left(g)
    if not left:
        return 0.0
    best = 0.0
    for pile in g.temple_piles:
        if pile:
            gain = t.VALUE[pile[0]] * max(1, left - 1) + w.SUPPORT
            best = max(best, gain * w.MISSING[min(missing(g, seat, pile[0]), len(w.MISSING) - 1)])
    if not g.army_strength(seat):
        best *= w.NO_RECRUIT
    return best * (0.5 if left == 1 else 1.0)


def missing(g: Asgard, seat: int, tile: int) -> int:
    """Stones of a Temple's cost that the player has not got."""
    base, count = seat * b.ALL_STONES, 0
    due = prices.parts(tile)
    for stone in dict.fromkeys(due):
        if stone == prices.FOURTH:
            count += not any([g.stones[base + s] and s not in due for s in range(b.ALL_STONES)])
        else:
            count += max(0, due.count(stone) - g.stones[base + stone])
    return max(0, count - g.bonuses[seat].count(t.DISCOUNT))


# -- discs ----------------------------------------------------------------------------------------------------


def discs_worth(g: Asgard, seat: int) -> float:
    """Discs that act in rounds to come, those that wait for their action, and gods not yet shown."""
    if g.phase >= b.RAGNAROK:
        return 0.0
    home = g.supply[seat] - len(g.chosen[seat]) + g.placed(seat)
    total = w.DISC * rounds_left(g) * (home + len(g.chosen[seat])) + w.CENTRE * g.centre[seat] * (g.round < b.ROUNDS)
    for god in g.chosen[seat]:
        total += w.CHOSEN * best_slot(g, seat, god)
    for god in range(b.ALL_GODS):
        slot = g.slot_with(seat, god)
        if slot != NOBODY:
            total += w.PLACED * slot_worth(g, seat, god, slot)
    return total + w.PLACED * visitors_worth(g, seat, g.visitors[seat])


def best_slot(g: Asgard, seat: int, god: int) -> float:
    """The most a god's card may bring."""
    worths = [asgard_worth(g, seat)]
    worths += [slot_worth(g, seat, god, s) for s in range(t.REQUESTS[god]) if g.slots[b.slot_of(god, s)] == NOBODY]
    if g.slots[b.slot_of(god, b.TEMPLE)] == NOBODY and not g.supports(seat, god) and g.free_support(god) != NOBODY:
        worths.append(slot_worth(g, seat, god, b.TEMPLE))
    return max(worths)


def slot_worth(g: Asgard, seat: int, god: int, slot: int) -> float:
    """What a disc on a Request or Temple slot brings when it acts."""
    patience = w.PATIENCE[actions_left(g)]
    total = patience * w.SEAL * g.god_seals[god]
    if slot == b.TEMPLE:
        return total + building_worth(g, seat, god)
    if t.STONE[god] != b.NO_STONE:
        total += stones_worth(g, seat, t.STONE[god])
    return total + (w.POWERS[god] if slot == b.REQUEST else 0.0)


def stones_worth(g: Asgard, seat: int, stone: int) -> float:
    """Two stones of a colour: for themselves, and for the Temple they bring nearer."""
    base, before = seat * b.ALL_STONES, plan_worth(g, seat)
    g.stones[base + stone] += 2
    after = plan_worth(g, seat)
    g.stones[base + stone] -= 2
    return 2 * w.STONE * w.PATIENCE[actions_left(g)] + after - before


def building_worth(g: Asgard, seat: int, god: int) -> float:
    """A Temple built now: its points and the god's support, less the hope it was worth and the disc."""
    if not prices.can_build(g, seat, god):
        return w.EMPTY_TEMPLE
    tops = [pile[0] for pile in g.temple_piles if pile and prices.fewest_discounts(g, seat, pile[0]) >= 0]
    points = max([t.VALUE[tile] for tile in tops]) * scorings_left(g)
    support = w.SUPPORT * (1.4 if g.support[2 * god] == NOBODY else 1.0)
    return points + support + w.BONUS - plan_worth(g, seat) - w.DISC * rounds_left(g)


def asgard_worth(g: Asgard, seat: int) -> float:
    """What one more disc in Asgard brings."""
    return visitors_worth(g, seat, g.visitors[seat] + 1) - visitors_worth(g, seat, g.visitors[seat])


def visitors_worth(g: Asgard, seat: int, discs: int) -> float:
    """So many discs in Asgard: a tile, purchases, and one disc for free if there are two."""
    if not discs:
        return 0.0
    seals = g.seals[2 * seat] + g.seals[2 * seat + 1]
    total = w.ASGARD + w.ASGARD_TILE * bool(g.asgard_row) + 0.3 * min(seals, 4) + 1.5 * bool(g.centre[seat])
    return total + (w.ASGARD_MORE if discs > 1 else 0.0) + 0.3 * max(0, discs - 2)


# -- worlds ---------------------------------------------------------------------------------------------------


def add_worlds(g: Asgard, worths: list[float]) -> None:
    """What every God tile in Worlds 1 to 7 promises its supporters at Ragnarök."""
    for place in range(b.ALL_PLACES):
        god = g.god_at(place)
        if god == NOBODY or b.world_of(place) == b.LOWER_WORLD or g.resolved[b.world_of(place)]:
            continue
        upper, lower = g.discs_under(place)
        if upper == NOBODY:
            continue
        chance = winning_chance(g, place)
        world = b.world_of(place)
        worths[upper] += chance * (t.REWARD_UPPER[world] + t.SPELL_SCORE * (t.UPPER_BONUS in g.laid[place]))
        worths[lower] += chance * (t.REWARD_LOWER[world] + t.SPELL_SCORE * (t.LOWER_BONUS in g.laid[place]))


def winning_chance(g: Asgard, place: int) -> float:
    if g.phase >= b.VALHALLA:
        return w.odds(value(g, place) - value(g, b.opposite(place)), True)
    return w.odds(prospect(g, place) - prospect(g, b.opposite(place)), False)


def prospect(g: Asgard, place: int) -> float:
    """What a side of a world may count at Ragnarök, as armies stand now."""
    god = g.god_at(place)
    if god == NOBODY:
        return g.tile_strength(place) + w.ANCESTRAL if g.places[place] != EMPTY else 0.0
    tiles = sum([g.god_at(p) == god and b.world_of(p) != b.LOWER_WORLD for p in range(b.ALL_PLACES)])
    base = god * b.ALL_RECRUITS
    strength = g.host[base] + g.host[base + 1] + 2 * g.host[base + 2]
    return g.tile_strength(place) + strength / max(1, tiles)

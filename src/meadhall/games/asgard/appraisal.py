"""How good a table is for each player: the points they may expect at the end, by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import outlook as o
from meadhall.games.asgard import worth as w
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules.twilight import value
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


def appraise(g: Asgard) -> list[float]:
    """The points each player may expect to end with."""
    worths = [float(score) for score in g.score]
    if g.phase == b.OVER:
        return worths
    add_worlds(g, worths)
    for seat in range(g.seats):
        worths[seat] += possessions(o.Outlook(g, seat))
    return worths


# -- what lies before a player ------------------------------------------------------------------------------


def possessions(look: o.Outlook) -> float:
    g, seat = look.g, look.seat
    return battle_worth(g, seat) + temple_worth(g, seat) + pieces_worth(look) + discs_worth(look)


def battle_worth(g: Asgard, seat: int) -> float:
    """Battle tiles held, and those that discs in Victory Zones still bring."""
    if g.phase >= b.RAGNAROK:
        return 0.0
    kinds = len(t.BATTLE_VALUES)
    total = sum([g.battle_tiles[seat * kinds + kind] * t.BATTLE_VALUES[kind] for kind in range(kinds)])
    coming = b.ROUNDS - g.round + (g.phase <= b.BATTLES)
    discs = g.in_zones(seat) + w.STATIONED * g.stationed.count(seat)
    return total + w.ZONE_SHARE * coming * zone_value(discs)


def zone_value(discs: float) -> float:
    """The Battle tile for so many discs, between whole numbers too."""
    low = min(int(discs), len(t.BATTLE_VALUES))
    step = w.ZONES[min(low + 1, len(t.BATTLE_VALUES))] - w.ZONES[low]
    return w.ZONES[low] + (discs - int(discs)) * step


def temple_worth(g: Asgard, seat: int) -> float:
    return float(o.scorings_left(g) * sum([t.VALUE[tile] for tile in g.temples[seat]]))


def pieces_worth(look: o.Outlook) -> float:
    """Stones, Seals, recruits, kept bonuses and tiles."""
    g, seat, patience = look.g, look.seat, look.patience
    base = seat * b.ALL_STONES
    total = patience * w.STONE * sum(g.stones[base : base + b.ALL_STONES])
    total += look.plan
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


# -- discs ----------------------------------------------------------------------------------------------------


def discs_worth(look: o.Outlook) -> float:
    """Discs that act in rounds to come, those that wait for their action, and gods not yet shown."""
    g, seat = look.g, look.seat
    if g.phase >= b.RAGNAROK:
        return 0.0
    home = g.supply[seat] + g.placed(seat)
    total = w.DISC * o.rounds_left(g) * home + w.CENTRE * g.centre[seat] * (g.round < b.ROUNDS)
    for god in g.chosen[seat]:
        total += w.CHOSEN * o.best_slot(look, god)
    if seat in g.slots:
        for number, owner in enumerate(g.slots):
            if owner == seat:
                total += w.PLACED * o.slot_worth(look, number // b.SLOTS_OF_GOD, number % b.SLOTS_OF_GOD)
    return total + w.PLACED * o.visitors_worth(look, g.visitors[seat])


# -- worlds ---------------------------------------------------------------------------------------------------


def add_worlds(g: Asgard, worths: list[float]) -> None:
    """What every God tile in Worlds 1 to 7 promises its supporters at Ragnarök."""
    for place, tile in enumerate(g.places):
        world = b.world_of(place)
        if w.GOD_OF[tile] == NOBODY or world == b.LOWER_WORLD or g.resolved[world]:
            continue
        upper, lower = g.discs_under(place)
        if upper == NOBODY:
            continue
        chance = winning_chance(g, place)
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
    first, base = b.place_of(t.CAMP[god], 0), god * b.ALL_RECRUITS
    tiles = [w.GOD_OF[tile] for tile in g.places[first : first + b.ALL_WORLDS]].count(god)
    strength = g.host[base] + g.host[base + 1] + 2 * g.host[base + 2]
    return g.tile_strength(place) + strength / max(1, tiles)

"""What gods promise at Ragnarök, and what Weapons and Spells add to that, in points by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.asgard import board as b
from meadhall.games.asgard import worth as w
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules.twilight import value
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


def add_worlds(g: Asgard, worths: list[float]) -> None:
    """What every God tile in Worlds 1 to 7 promises its supporters at Ragnarök."""
    for place, tile in enumerate(g.places):
        world = b.world_of(place)
        if w.GOD_OF[tile] == NOBODY or world == b.LOWER_WORLD or g.resolved[world]:
            continue
        upper, lower = g.discs_under(place)
        if upper == NOBODY:
            continue
        chance = w.odds(margin(g, place), g.phase >= b.VALHALLA)
        share = w.LONE if upper == lower and g.phase < b.RAGNAROK else 1.0
        worths[upper] += chance * (t.REWARD_UPPER[world] + t.SPELL_SCORE * (t.UPPER_BONUS in g.laid[place]))
        worths[lower] += chance * (share * t.REWARD_LOWER[world] + t.SPELL_SCORE * (t.LOWER_BONUS in g.laid[place]))


def margin(g: Asgard, place: int) -> float:
    """By how much a god's side of a world is stronger than the other."""
    if g.phase >= b.VALHALLA:
        return value(g, place) - value(g, b.opposite(place))
    return prospect(g, place) - prospect(g, b.opposite(place))


def prospect(g: Asgard, place: int) -> float:
    """What a side of a world may count at Ragnarök, as armies stand now."""
    god = g.god_at(place)
    if god == NOBODY:
        return g.tile_strength(place) + w.ANCESTRAL if g.places[place] != EMPTY else 0.0
    return g.tile_strength(place) + army(g, place)


def army(g: Asgard, place: int) -> float:
    """The recruits that will stand by a god's tile: deployed, or its share of the god's host."""
    if g.phase >= b.VALHALLA:
        return float(g.deployed_strength(place))
    god = g.god_at(place)
    if god == NOBODY:
        return 0.0
    first, base = b.place_of(t.CAMP[god], 0), god * b.ALL_RECRUITS
    tiles = [w.GOD_OF[tile] for tile in g.places[first : first + b.ALL_WORLDS]].count(god)
    return (g.host[base] + g.host[base + 1] + 2 * g.host[base + 2]) / max(1, tiles)


# -- Weapons and Spells -----------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A place where a god carries the player's disc: by how much it is ahead, and what the player scores there."""

    place: int
    ahead: float
    reward: int


def field(g: Asgard, seat: int, place: int) -> Field:
    upper, lower = g.discs_under(place)
    world = b.world_of(place)
    reward = t.REWARD_UPPER[world] * (upper == seat) + t.REWARD_LOWER[world] * (lower == seat)
    return Field(place, margin(g, place), reward)


def fields(g: Asgard, seat: int) -> list[Field]:
    """Everywhere the player may lay tiles."""
    return [field(g, seat, place) for place in g.supported_places(seat)] if seat in g.support else []


def gain_by(g: Asgard, at: Field, strength: float) -> float:
    """What so much more strength brings the player at a place."""
    if not strength:
        return 0.0
    sure = g.phase >= b.VALHALLA
    return (w.odds(at.ahead + strength, sure) - w.odds(at.ahead, sure)) * at.reward


def tile_gain(g: Asgard, seat: int, tile: int, at: Field) -> float:
    """What a Weapon or a Spell brings if it is laid there."""
    if tile in (t.UPPER_BONUS, t.LOWER_BONUS):
        mine = g.discs_under(at.place)[tile - t.UPPER_BONUS] == seat
        return (t.SPELL_SCORE if mine else w.OTHERS_BONUS) * w.odds(at.ahead, g.phase >= b.VALHALLA)
    return gain_by(g, at, help_of(g, tile, at.place))


def help_of(g: Asgard, tile: int, place: int) -> float:
    """The strength a tile adds there, or takes from the other side."""
    enemy = b.opposite(place)
    if t.KIND[tile] != t.SPELL:
        return float(t.VALUE[tile])
    if tile == t.NO_ANCESTRAL:
        return w.ANCESTRAL if g.has_population(enemy) else 0.0
    if tile == t.DOUBLE_RECRUITS:
        return army(g, place)
    if g.god_at(enemy) == NOBODY:
        return 0.0
    if tile == t.NO_GOD:
        return float(g.tile_strength(enemy))
    return w.LIKELY_WEAPON if tile == t.NO_WEAPONS else army(g, enemy)


def best_gain(g: Asgard, seat: int, tile: int, where: list[Field]) -> float:
    """A Weapon or a Spell where it is of most use; a hope for those who support no god yet."""
    best = w.IDLE[tile] if g.phase < b.RAGNAROK and g.round < b.ROUNDS else 0.0
    for at in where:
        best = max(best, tile_gain(g, seat, tile, at))
    return best


def all_gains(g: Asgard, seat: int, tiles: list[int]) -> list[float]:
    """The same for several tiles at once."""
    where = fields(g, seat) if tiles else []
    return [best_gain(g, seat, tile, where) for tile in tiles]

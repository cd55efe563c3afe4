"""The worlds are fought for, from 1 to 7: Spells, values, rewards (AS-725 to AS-742, AS-961 to AS-967)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.events import ragnarok as e
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


def twilight(g: Asgard) -> None:
    """In rising order; a world without a god is not fought for (AS-706, AS-725)."""
    g.begin_phase(b.TWILIGHT)
    for world in range(b.ALL_WORLDS):
        if g.places[b.place_of(b.LIGHT, world)] != EMPTY:
            fight_for(g, world)
        g.resolved[world] = 1


def fight_for(g: Asgard, world: int) -> None:
    """Everything hidden there is shown, then the camps are compared (AS-725, AS-730, AS-731)."""
    light, dark = b.place_of(b.LIGHT, world), b.place_of(b.DARK, world)
    show_tiles(g, light)
    show_tiles(g, dark)
    values = (value(g, light), value(g, dark))
    g.tell(e.WorldFought(world, values[b.LIGHT], values[b.DARK]))
    if values[b.LIGHT] == values[b.DARK]:
        g.tell(e.WorldTied(world))
        return
    winner = light if values[b.LIGHT] > values[b.DARK] else dark
    if g.god_at(winner) == NOBODY:
        g.tell(e.WorldHeld(world))
    else:
        g.tell(e.WorldWon(g.god_at(winner), world))
        score_world(g, winner)


def show_tiles(g: Asgard, place: int) -> None:
    for tile in g.laid[place]:
        g.tell(e.TileShown(tile, place))
    if g.guards[place] != EMPTY:
        g.tell(e.TileShown(g.guards[place], place))


def value(g: Asgard, place: int) -> int:
    """Tile, recruits and Weapons, as both camps' Spells leave them: zero first, then double (AS-726 to AS-729)."""
    own, enemy = g.laid[place], g.laid[b.opposite(place)]
    total = 0 if t.NO_GOD in enemy and g.god_at(place) != NOBODY else g.tile_strength(place)
    if t.NO_RECRUITS not in enemy:
        total += g.deployed_strength(place) * (2 if t.DOUBLE_RECRUITS in own else 1)
    if t.NO_WEAPONS not in enemy:
        total += sum([t.VALUE[tile] for tile in own])
    if g.guards[place] != EMPTY and t.NO_ANCESTRAL not in enemy:
        total += t.VALUE[g.guards[place]]
    return total


def score_world(g: Asgard, place: int) -> None:
    """Both rewards for a lone supporter, one each for two (AS-732 to AS-735, AS-964, AS-965)."""
    world = b.world_of(place)
    upper, lower = g.discs_under(place)
    if upper == NOBODY:
        return
    if upper == lower:
        g.gain_points(upper, t.REWARD_UPPER[world] + t.REWARD_LOWER[world], b.BY_WORLD)
    else:
        g.gain_points(upper, t.REWARD_UPPER[world], b.BY_WORLD)
        g.gain_points(lower, t.REWARD_LOWER[world], b.BY_WORLD)
    for spell, seat in ((t.UPPER_BONUS, upper), (t.LOWER_BONUS, lower)):
        if spell in g.laid[place]:
            g.gain_points(seat, t.SPELL_SCORE, b.BY_SPELL)

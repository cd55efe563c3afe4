"""The worlds are fought for, from 1 to 7: Spells, values, rewards (AS-725 to AS-742, AS-961 to AS-967)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.events import ragnarok as e
from meadhall.games.asgard.rules.hosts import at_the_end
from meadhall.games.asgard.rules.strengths import at_ragnarok, stronger
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


def twilight(g: Asgard) -> None:
    """In rising order; a world without a god is not fought for (AS-706, AS-725)."""
    g.begin_phase(b.TWILIGHT)
    for world in range(b.ALL_WORLDS):
        if has_god(g, world):
            fight_for(g, world)
        g.resolved[world] = 1
    g.tell(e.RagnarokOver(tuple(g.score)))


def has_god(g: Asgard, world: int) -> bool:
    return any([g.god_at(b.place_of(camp, world)) != NOBODY for camp in (b.LIGHT, b.DARK)])


def fight_for(g: Asgard, world: int) -> None:
    """Everything hidden there is shown, then the camps are compared (AS-725, AS-730, AS-731)."""
    light, dark = b.place_of(b.LIGHT, world), b.place_of(b.DARK, world)
    show_tiles(g, light)
    show_tiles(g, dark)
    values = (value(g, light), value(g, dark))
    g.tell(e.WorldFought(world, *values, (at_the_end(g, light), at_the_end(g, dark))))
    camp = stronger(*values)
    winner = b.place_of(camp, world)
    if camp == NOBODY:
        g.tell(e.WorldTied(world))
    elif g.god_at(winner) == NOBODY:
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
    """What a camp counts at a place when all that lies there is shown (AS-726 to AS-729)."""
    return at_ragnarok(g, place, g.laid[place], g.laid[b.opposite(place)], g.guards[place]).total


def score_world(g: Asgard, place: int) -> None:
    for seat, points, cause in rewards(g, place):
        g.gain_points(seat, points, cause)


def rewards(g: Asgard, place: int) -> list[tuple[int, int, int]]:
    """Who scores how much, and why, if the god at a place wins there (AS-732 to AS-735, AS-964, AS-965).

    Both rewards for a lone supporter, one each for two.
    """
    world = b.world_of(place)
    upper, lower = g.discs_under(place)
    if upper == NOBODY:
        return []
    points = (t.REWARD_UPPER[world], t.REWARD_LOWER[world])
    found = [(upper, points[b.UPPER], b.BY_WORLD), (lower, points[b.LOWER], b.BY_WORLD)]
    if upper == lower:
        found = [(upper, sum(points), b.BY_WORLD)]
    spells = ((t.UPPER_BONUS, upper), (t.LOWER_BONUS, lower))
    return found + [(seat, t.SPELL_SCORE, b.BY_SPELL) for spell, seat in spells if spell in g.laid[place]]

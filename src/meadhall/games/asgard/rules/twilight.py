"""The worlds are fought for, from 1 to 7: Spells, values, rewards (AS-725 to AS-742, AS-961 to AS-967)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.events import ragnarok as e
from meadhall.games.asgard.queries.strengths import at_ragnarok, stronger
from meadhall.games.asgard.queries.worlds import has_god, rewards
from meadhall.games.asgard.rules.hosts import at_the_end
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


def twilight(g: Asgard) -> None:
    """In rising order; a world without a god is not fought for (AS-706, AS-725)."""
    g.begin_phase(b.TWILIGHT)
    for world in range(b.ALL_WORLDS):
        if has_god(g, world):
            fight_for(g, world)
        g.resolved[world] = 1
    g.tell(e.RagnarokOver(tuple(g.score)))


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

"""What a seat may know of what lies face down in the worlds (AS-815, AS-816)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.state import EMPTY, Asgard


def is_shown(g: Asgard, place: int) -> bool:
    """Has the world of the place been fought for, so that everything there lies open (AS-725, AS-815)?"""
    world = b.world_of(place)
    return world != b.LOWER_WORLD and bool(g.resolved[world])


def known_tiles(g: Asgard, place: int, seat: int | None) -> list[int]:
    """The tiles laid at a place, EMPTY for those whose faces the seat may not know."""
    if not g.laid[place]:
        return []
    shown, laid = is_shown(g, place), zip(g.laid[place], g.laid_by[place], strict=True)
    return [tile if shown or owner == seat or tile == t.THOR_TILE else EMPTY for tile, owner in laid]


def known_guard(g: Asgard, place: int) -> int:
    """The Ancestral Weapon at a place once it is shown, else EMPTY."""
    guard = g.guards[place]
    return guard if guard != EMPTY and is_shown(g, place) else EMPTY

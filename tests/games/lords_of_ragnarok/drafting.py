"""The Hero Draft for tests: who is offered what, and where the beasts stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.names import index, monster
from tests.games.lords_of_ragnarok.scene import Scene, new


def draft(seats: int = 3, *, loki: int = 13, monsters: Mapping[str, int] | None = None, **options: Any) -> Scene:
    """A new game at its first choice, with Loki inland unless `loki` says where, and no Monster but those named."""
    s = new(seats, **options)
    s.g.monster_at = [b.IN_BOX] * b.CREATURES
    s.g.monster_at[b.LOKI] = loki - 1
    for name, region in (monsters or {}).items():
        s.g.monster_at[monster(s.g, name)] = region - 1
    return s


def deal(s: Scene, heroes: str, origins: str) -> Scene:
    """Offer these to the player who drafts now, out of what is still there."""
    g = s.g
    g.offered_heroes = sorted(index(g.box.heroes, name) for name in heroes.split())
    g.offered_origins = sorted(index(g.box.origins, name) for name in origins.split())
    assert set(g.offered_heroes) <= set(g.pool_heroes), "a Hero is somebody's"
    assert set(g.offered_origins) <= set(g.pool_origins), "an Origin is somebody's"
    s.match.pending = [decision.again(g) for decision in s.match.pending]
    return s


def choose(s: Scene, *lines: str) -> Scene:
    """Whole Drafts up to the Origin's bonus, e.g. `green: ragnar thorson s1 5`."""
    for line in lines:
        colour, words = line.split(":")
        hero, origin, sea, region = words.split()
        deal(s, f"{hero} {other(s, s.g.box.heroes, s.g.pool_heroes, hero)}", origin_offer(s, origin))
        s.play(f"{colour}: keep-hero {hero}", f"{colour}: keep-origin {origin}", f"{colour}: anchor {sea}")
        s.play(f"{colour}: land {region}")
    return s


def origin_offer(s: Scene, origin: str) -> str:
    return f"{origin} {other(s, s.g.box.origins, s.g.pool_origins, origin)}"


def other(s: Scene, rows: Any, pool: list[int], name: str) -> str:
    """Something of the pool that is not this."""
    return next(str(rows[number].slug) for number in pool if rows[number].slug != name)

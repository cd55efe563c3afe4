"""Which worlds are fought for, and what a victory there gives (AS-605, AS-725, AS-732 to AS-735)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.state import NOBODY, Asgard


def is_contested(g: Asgard, world: int) -> bool:
    """Is there a disc on a Battle slot (AS-605)?"""
    return any([g.stationed[b.place_of(camp, world)] != NOBODY for camp in (b.LIGHT, b.DARK)])


def has_god(g: Asgard, world: int) -> bool:
    """Is there a god in this world (AS-706, AS-725)?"""
    return any([g.god_at(b.place_of(camp, world)) != NOBODY for camp in (b.LIGHT, b.DARK)])


def rewards(g: Asgard, place: int) -> list[tuple[int, int, int]]:
    """Who scores how much, and why, if the god at a place wins there (AS-732 to AS-735, AS-964, AS-965).

    Both rewards for a lone supporter, one each for two.
    """
    world = b.world_of(place)
    upper, lower = g.discs_under(place)
    if upper == NOBODY:
        return []
    points = (g.box.upper[world], g.box.lower[world])
    found = [(upper, points[b.UPPER], b.BY_WORLD), (lower, points[b.LOWER], b.BY_WORLD)]
    if upper == lower:
        found = [(upper, sum(points), b.BY_WORLD)]
    spells = ((w.UPPER_BONUS, upper), (w.LOWER_BONUS, lower))
    laid = [(g.box.word[tile], g.box.number[tile]) for tile in g.laid[place]]
    return found + [(seat, score, b.BY_SPELL) for spell, seat in spells for word, score in laid if word == spell]

"""What a camp counts in a world, part by part: the sums of battles and of Ragnarök, for the rules and for the eye."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


class Part(NamedTuple):
    """Something that stands in a world: what it is worth, and whether it counts."""

    worth: int
    counts: bool = True

    @property
    def adds(self) -> int:
        return self.worth if self.counts else 0


NOTHING: Final = Part(0)


class Strength(NamedTuple):
    """A camp's strength in a world. In the battles of a round recruits and laid tiles have no part (AS-609)."""

    tile: Part
    ancestral: Part
    recruits: tuple[Part, ...] = ()  # by type
    laid: tuple[Part, ...] = ()  # in the order in which they were laid

    @property
    def total(self) -> int:
        return sum([part.worth for part in (self.tile, self.ancestral, *self.recruits, *self.laid) if part.counts])


def in_battle(g: Asgard, place: int) -> Strength:
    """Tile and Ancestral Weapon of the round; a Population counts nothing against a god (AS-606 to AS-609)."""
    shown = g.ancestral_shown[b.camp_of(place)]
    faces_god = g.has_population(place) and g.god_at(b.opposite(place)) != NOBODY
    return Strength(Part(g.tile_strength(place), not faces_god), Part(g.box.value[shown[-1]]) if shown else NOTHING)


def at_ragnarok(g: Asgard, place: int, own: Sequence[int], enemy: Sequence[int], guard: int) -> Strength:
    """Tile, recruits and Weapons, as both camps' Spells leave them: zero first, then double (AS-726 to AS-729).

    The tiles laid by both camps, and the Ancestral Weapon, are those one knows of; EMPTY stands for the others.
    """
    mine, theirs = g.box.words(own), g.box.words(enemy)
    no_god = w.NO_GOD in theirs and g.god_at(place) != NOBODY
    many, armed = 2 if w.DOUBLE_RECRUITS in mine else 1, w.NO_WEAPONS not in theirs
    come = w.NO_RECRUITS not in theirs
    return Strength(
        Part(g.tile_strength(place), not no_god),
        Part(worth(g, guard), w.NO_ANCESTRAL not in theirs),
        tuple([Part(many * b.STRENGTH[kind] * count, come) for kind, count in enumerate(g.recruits_at(place))]),
        tuple([Part(worth(g, tile), armed) for tile in own]),
    )


def worth(g: Asgard, tile: int) -> int:
    """What a tile adds; one that is not known, nothing."""
    return 0 if tile == EMPTY else g.box.value[tile]


def stronger(light: int, dark: int) -> int:
    """The camp that counts more, or NOBODY (AS-610, AS-730, AS-731)."""
    return NOBODY if light == dark else b.LIGHT if light > dark else b.DARK

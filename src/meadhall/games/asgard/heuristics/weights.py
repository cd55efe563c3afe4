"""What things are worth in points, by rule of thumb: the numbers the bots judge with, in one place.

A worth is an estimate of the points a thing still brings until the end of the match. Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Final, NamedTuple

from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as c
from meadhall.games.asgard.cards.box import Box

Row = tuple[float, ...]

# What a piece still brings, by the number of action phases to come (0 to 5).
PATIENCE: Final = (0.0, 0.5, 0.75, 0.9, 1.0, 1.0)
STONE: Final = 1.0  # of any colour, apart from the Temple it may build
SEAL: Final = 1.2
STRENGTH: Final = 0.7  # of a recruit in supply, for each point of strength
LAST_STRENGTH: Final = 0.4  # the same once only battles are left
FIRST: Final = 1.0  # of one place in turn order, for each round to come

# Populations: kept; points for each of their number.
_BONUSES: Final[Mapping[int, float]] = {
    c.BOTH_SEALS: 2.4, c.A_WEAPON: 2.2, c.TWO_WARRIORS: 1.6, c.A_GIANT: 1.6, c.A_STONE: 2.2, c.POINTS: 1.0,
    c.DISCOUNT: 1.5, c.A_SPELL: 2.5,
}  # fmt: skip
BONUS: Final = 2.2  # of a Population not yet known

# Power tiles, Weapons and Spells.
THOR: Final = 2.5
TYR: Final = 2.5
IDLE_TYR: Final = 0.8  # without a battle ahead
LOKI: Final = 1.4
HEL: Final = 1.2
IDLE_POWER: Final = 0.3  # of these two, to who supports no god
_SPELLS: Final[Mapping[int, float]] = {
    c.NO_ANCESTRAL: 1.6, c.NO_GOD: 1.2, c.DOUBLE_RECRUITS: 1.4, c.UPPER_BONUS: 3.0, c.LOWER_BONUS: 2.6,
    c.NO_WEAPONS: 0.8, c.NO_RECRUITS: 1.2,
}  # fmt: skip
SCORING: Final = (c.UPPER_BONUS, c.LOWER_BONUS)
LIKELY_WEAPON: Final = 2.0  # what a rival's hidden Weapons may add

DISC: Final = 4.0  # in supply, for each round to come
CENTRE: Final = 0.3  # of what a disc there may win
ZONE_SHARE: Final = 0.85  # of the Battle tile that discs in Victory Zones bring each round
STATIONED: Final = 0.6  # chance that a disc on a Battle slot wins before the weapons are shown
LOOT: Final = 3.5  # the Weapon or Spell that goes with it

# A Temple in reach: what its points are worth by the number of missing stones.
MISSING: Final = (0.75, 0.5, 0.32, 0.2, 0.1)
NO_RECRUIT: Final = 0.6  # of that without a recruit to give
LAST_HOPE: Final = 0.5  # of that in the last action phase
NEXT_TEMPLE: Final = 0.6  # of that for the one after the next
SUPPORT: Final = 9.0  # hoped for from the god of a Temple in reach
FOE: Final = 6.0  # the strength a God tile has to beat in a world to come
ALONE: Final = 16.0  # of a world won as the only supporter
SECOND: Final = 8.0  # of one won on the lower slot
LEAST_SUPPORT: Final = 4.0  # a Lower World will do
LONE: Final = 0.7  # of the lower reward as long as another may still take it away

CHOSEN: Final = 0.8  # of a god chosen and not yet shown: another may be quicker
PLACED: Final = 0.95
EMPTY_TEMPLE: Final = 0.0  # of a Temple slot one cannot pay for
ASGARD: Final = 0.8
ASGARD_TILE: Final = 1.2
ASGARD_AGAIN: Final = 1.2  # for each disc after the first
BOUGHT: Final = 0.95  # of a disc that Seals may buy

ANCESTRAL: Final = 3.0  # what an unknown Ancestral Weapon adds
UNSURE: Final = 3.2  # points of strength that make e-fold odds before Ragnarök
SURE: Final = 1.6  # and once armies stand

GOD_OF: Final = (*[slot.group if slot.kind == t.GOD else -1 for slot in t.SLOTS], -1)  # by tile; -1 for none
WIDTH: Final = 30
ODDS: Final = tuple([
    tuple([1 / (1 + exp(-margin / scale)) for margin in range(-WIDTH, WIDTH + 1)]) for scale in (UNSURE, SURE)
])  # fmt: skip


class Worths(NamedTuple):
    """What the tiles of an edition are worth, by tile."""

    bonuses: Row  # of Populations, kept
    burnt: Row  # and burnt by Surtr, when a discount is of no use
    idle: Row  # of Weapons and Spells, as long as they are of no use
    laying: Row  # the higher, the earlier one plans where to lay it
    zones: Row  # the Battle tile by discs in Victory Zones


@cache
def worths(box: Box) -> Worths:
    """Worked out once for each edition."""
    bonuses = tuple([_BONUSES.get(word, 0.0) * _many(word, n) for word, n in zip(box.word, box.number, strict=True)])
    burnt = tuple([0.0 if word == c.DISCOUNT else bonus for word, bonus in zip(box.word, bonuses, strict=True)])
    idle = tuple([_SPELLS.get(box.word[tile], 0.4 * box.value[tile]) for tile in range(t.LAYABLE)])
    laying = tuple([-1 if box.word[tile] in SCORING else box.value[tile] or 3 for tile in range(t.LAYABLE)])
    return Worths(bonuses, burnt, idle, laying, (0, *box.values.battle_values))


def _many(word: int, number: int) -> int:
    """Points are worth themselves."""
    return number if word == c.POINTS else 1


def odds(margin: float, sure: bool) -> float:
    """The chance to win a world by the strength one is ahead."""
    return ODDS[sure][max(-WIDTH, min(WIDTH, round(margin))) + WIDTH]

"""What things are worth in points, by rule of thumb: the numbers the bots judge with, in one place.

A worth is an estimate of the points a thing still brings until the end of the match. Nothing here is a rule.
"""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.asgard.cards import tables as t

# What a piece still brings, by the number of action phases to come (0 to 5).
PATIENCE: Final = (0.0, 0.5, 0.75, 0.9, 1.0, 1.0)
STONE: Final = 1.0  # of any colour, apart from the Temple it may build
SEAL: Final = 1.2
STRENGTH: Final = 0.7  # of a recruit in supply, for each point of strength
LAST_STRENGTH: Final = 0.4  # the same once only battles are left
FIRST: Final = 1.0  # of one place in turn order, for each round to come

# Populations: kept, and burnt by Surtr, when a discount is of no use.
_BONUSES: Final = {
    t.BOTH_SEALS: 2.4, t.A_WEAPON: 2.2, t.TWO_WARRIORS: 1.6, t.A_GIANT: 1.6, t.A_STONE: 2.2,
    t.POINTS: float(t.POINTS_OF_BONUS), t.DISCOUNT: 1.5, t.A_SPELL: 2.5,
}  # fmt: skip
BONUSES: Final = tuple([_BONUSES.get(tile, 0.0) for tile in range(len(t.ROWS))])
BURNT: Final = tuple([0.0 if tile == t.DISCOUNT else bonus for tile, bonus in enumerate(BONUSES)])
BONUS: Final = 2.2  # of a Population not yet known

# Power tiles, Weapons and Spells.
THOR: Final = 2.5
TYR: Final = 2.5
IDLE_TYR: Final = 0.8  # without a battle ahead
LOKI: Final = 1.4
HEL: Final = 1.2
IDLE_POWER: Final = 0.3  # of these two, to who supports no god
_SPELLS: Final = {
    t.NO_ANCESTRAL: 1.6, t.NO_GOD: 1.2, t.DOUBLE_RECRUITS: 1.4, t.UPPER_BONUS: 3.0, t.LOWER_BONUS: 2.6,
    t.NO_WEAPONS: 0.8, t.NO_RECRUITS: 1.2,
}  # fmt: skip
IDLE: Final = tuple([_SPELLS.get(tile, 0.4 * t.VALUE[tile]) for tile in range(t.LAYABLE)])  # as long as it is of no use
# By tile: the higher, the earlier one plans where to lay it.
LAYING: Final = tuple([
    -1 if tile in (t.UPPER_BONUS, t.LOWER_BONUS) else t.VALUE[tile] or 3 for tile in range(t.LAYABLE)
])  # fmt: skip
LIKELY_WEAPON: Final = 2.0  # what a rival's hidden Weapons may add

DISC: Final = 4.0  # in supply, for each round to come
CENTRE: Final = 0.3  # of what a disc there may win
ZONES: Final = (0, *t.BATTLE_VALUES)  # the Battle tile by discs in Victory Zones
ZONE_SHARE: Final = 0.85  # of the Battle tile that discs in Victory Zones bring each round
STATIONED: Final = 0.6  # chance that a disc on a Battle slot wins before the weapons are shown
LOOT: Final = 3.5  # the Weapon or Spell that goes with it

# A Temple in reach: what its points are worth while so many stones are missing.
MISSING: Final = (0.75, 0.5, 0.32, 0.2, 0.1)
NO_RECRUIT: Final = 0.6  # of that without a recruit to give
LAST_HOPE: Final = 0.5  # of that in the last action phase
NEXT_TEMPLE: Final = 0.6  # of that for the one after the next
SUPPORT: Final = 9.0  # hoped for from the god of a Temple in reach
FOE: Final = 6.0  # the strength a God tile has to beat in a world to come
ALONE: Final = 16.0  # of a world won as the only supporter
SECOND: Final = 8.0  # of one won on the lower slot
LEAST_SUPPORT: Final = 4.0  # a Lower World will do
LONE: Final = 0.7  # of the lower reward as long as somebody may still take it away

CHOSEN: Final = 0.8  # of a god chosen and not yet shown: somebody may be quicker
PLACED: Final = 0.95
EMPTY_TEMPLE: Final = 0.0  # of a Temple slot one cannot pay for
ASGARD: Final = 0.8
ASGARD_TILE: Final = 1.2
ASGARD_AGAIN: Final = 1.2  # for each disc after the first
BOUGHT: Final = 0.95  # of a disc that Seals may buy

ANCESTRAL: Final = 3.0  # what an unknown Ancestral Weapon adds
UNSURE: Final = 3.2  # points of strength that make e-fold odds before Ragnarök
SURE: Final = 1.6  # and once armies stand

GOD_OF: Final = (*[row.group if row.kind == t.GOD else -1 for row in t.ROWS], -1)  # by tile; -1 for none
WIDTH: Final = 30
ODDS: Final = tuple([
    tuple([1 / (1 + exp(-margin / scale)) for margin in range(-WIDTH, WIDTH + 1)]) for scale in (UNSURE, SURE)
])  # fmt: skip


def odds(margin: float, sure: bool) -> float:
    """The chance to win a world by the strength one is ahead."""
    return ODDS[sure][max(-WIDTH, min(WIDTH, round(margin))) + WIDTH]

"""What things are worth in points, by rule of thumb: the numbers the bots judge with, in one place.

A worth is an estimate of the points a thing still brings until the end of the match. Nothing here is a rule.
"""

from __future__ import annotations

from math import exp
from typing import Final

# What a piece still brings, by the number of action phases to come (0 to 5).
PATIENCE: Final = (0.0, 0.5, 0.75, 0.9, 1.0, 1.0)
STONE: Final = 0.5  # of any colour, apart from the Temple it may build
SEAL: Final = 0.7
STRENGTH: Final = 0.7  # of a recruit in supply, for each point of strength
LAST_STRENGTH: Final = 0.4  # the same once only battles are left
BONUS: Final = 2.0  # of a Population kept
DISCOUNT: Final = 1.0
THOR: Final = 2.5
TYR: Final = 2.5
WEAPON: Final = 0.6  # for each point, to who supports a god
SPELL: Final = 2.5
IDLE_TILE: Final = 0.5  # of a Weapon or Spell as long as its owner supports no god

DISC: Final = 2.6  # in supply, for each round to come
CENTRE: Final = 1.0
ZONE_SHARE: Final = 0.85  # of the Battle tile that discs in Victory Zones bring each round
STATIONED: Final = 0.5  # chance that a disc on a Battle slot wins before the weapons are shown

# A Temple in reach: what its points are worth while so many stones are missing.
MISSING: Final = (0.75, 0.5, 0.32, 0.2, 0.1)
NO_RECRUIT: Final = 0.6  # of that without a recruit to give
SUPPORT: Final = 6.0  # hoped for from a god one supports, before its tile is placed

CHOSEN: Final = 0.8  # of a god chosen and not yet shown: somebody may be quicker
PLACED: Final = 0.95
EMPTY_TEMPLE: Final = 0.4  # of a Temple slot one cannot pay for yet
POWERS: Final = (1.4, 0.9, 1.6, 2.4, 2.4, 1.2, 1.0, 3.0, 1.8, 3.0)  # by god
ASGARD: Final = 1.6
ASGARD_TILE: Final = 1.0
ASGARD_MORE: Final = 1.6  # for a second disc there: together they fetch one for free

ANCESTRAL: Final = 3.0  # what an unknown Ancestral Weapon adds
UNSURE: Final = 3.2  # points of strength that make e-fold odds before Ragnarök
SURE: Final = 1.6  # and once armies stand

WIDTH: Final = 30
ODDS: Final = tuple([
    tuple([1 / (1 + exp(-margin / scale)) for margin in range(-WIDTH, WIDTH + 1)]) for scale in (UNSURE, SURE)
])  # fmt: skip


def odds(margin: float, sure: bool) -> float:
    """The chance to win a world by the strength one is ahead."""
    return ODDS[sure][max(-WIDTH, min(WIDTH, round(margin))) + WIDTH]

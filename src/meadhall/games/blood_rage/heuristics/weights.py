"""What things are worth in Glory, by rule of thumb: the numbers the bots judge with, in one place.

A worth is an estimate of the Glory a thing still brings until the end of the match. Nothing here is a rule.
"""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import tables as t
from meadhall.kernel import Hook

# -- upgrades on the sheet: for the rest of this Age, and for each Age to come ---------------------------

_UPGRADES: Final = {
    "troll": (2.0, 1.5), "dwarf-chieftain": (2.5, 2.0), "sea-serpent": (2.5, 1.5), "valkyrie": (3.0, 2.0),
    "dark-elf": (3.0, 2.0), "fire-giant": (5.5, 3.0), "frost-giant": (6.0, 0.0), "soldier-of-hel": (5.0, 0.0),
    "volur-witch": (4.5, 0.0),
    "lord-of-hammers": (2.5, 1.5), "lord-of-axes": (4.0, 4.0), "lord-of-spears": (8.0, 0.0),
    "brothers-in-arms": (2.0, 2.0), "experts-in-arms": (4.0, 3.5), "masters-in-arms": (6.0, 0.0),
    "lokis-dragons": (2.0, 2.5), "fire-dragons": (4.0, 5.0), "eternal-dragons": (7.0, 0.0),
    "friggas-charm": (2.0, 2.5), "friggas-succor": (3.0, 3.0), "lokis-blessing": (1.0, 1.0),
    "lokis-domain": (2.0, 3.0), "thors-glory": (2.0, 2.0), "tyrs-domain": (1.0, 1.0),
    "friggas-protection": (2.0, 2.0), "lokis-eminence": (4.0, 6.0), "odins-inspiration": (5.0, 6.0),
    "thors-domain": (1.5, 1.5), "tyrs-challenge": (2.0, 2.0), "tyrs-prowess": (1.5, 1.5),
    "friggas-domain": (4.0, 0.0), "friggas-sacrifice": (5.0, 0.0), "lokis-wrath": (9.0, 0.0),
    "odins-throne": (9.0, 0.0), "thors-conquest": (10.0, 0.0), "tyrs-wrath": (2.0, 0.0),
}  # fmt: skip
_NOTHING: Final = (0.0, 0.0)
UPGRADE_NOW: Final = tuple([_UPGRADES.get(slug, _NOTHING)[0] for slug in t.SLUGS])
UPGRADE_LATER: Final = tuple([_UPGRADES.get(slug, _NOTHING)[1] for slug in t.SLUGS])


def _column(hook: Hook[int]) -> tuple[int, ...]:
    """A card effect as a tuple by card, with nothing at the end for an empty slot (-1)."""
    return (*[hook[card] for card in range(len(t.CARDS))], 0)


RELEASED: Final = _column(t.RELEASED)
END_GLORY: Final = _column(t.END_GLORY)
DISCOUNT: Final = _column(t.DISCOUNT)
FULL_WORTH: Final = tuple([
    (*[now + (b.AGES - age) * later for now, later in zip(UPGRADE_NOW, UPGRADE_LATER, strict=True)], 0.0)
    for age in range(b.AGES + 1)
])  # fmt: skip  # of an upgrade with a whole Age before it, by Age and card

# -- battle cards in the hand -------------------------------------------------------------------------------

_TEXTS: Final = {
    "friggas-grace": 1.5, "heimdalls-sight": 1.5, "lokis-trickery": 0.5, "odins-smite": 1.2, "thors-hammer": 1.8,
    "heimdalls-eye": 1.0, "heimdalls-watch-2": 2.0, "lokis-backstab": 1.2, "odins-tide": 1.5, "thors-oath": 2.0,
    "heimdalls-gaze": 1.0, "heimdalls-watch-3": 2.0, "lokis-poison": 0.8, "odins-judgement": 2.5,
    "thors-ascension": 2.5, "thors-primacy": 0.8,
}  # fmt: skip
BATTLE_CARD: Final = tuple([
    0.5 + 0.55 * row.value + _TEXTS.get(row.slug, 0.0) if row.family == t.BATTLE else 0.0 for row in t.CARDS
])  # fmt: skip
LIKELY_BONUS: Final = 3.0  # what an unknown hand is expected to add in a battle
FEWER: Final = (1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.15, 0.1)  # the best card counts whole, the next ones less

# -- stats: by clock (the Ages, then the end), stat and step --------------------------------------------------

_NEAR_BONUS: Final = (0.0, 2.5, 6.0, 11.0, 14.0, 20.0)  # a step is worth part of the bonus it leads to
_PATIENCE: Final = (0.9, 0.7, 0.35, 0.0)
_PER_AGE: Final = (1.2, 1.0, 0.6)  # what a point of Rage, Axes, Horns brings in one Age
RAGE_WORTH: Final = 3.0  # of a Rage still to be spent this Age
PER_COST: Final = 0.9  # of the Rage an upgrade in the hand would cost, if it is ever played
TO_ACT: Final = 1.0  # for having any: Pillage and Quest are free, but not without Rage


def _step_worth(clock: int, stat: int, step: int) -> float:
    bonus = b.END_BONUS[step] + _PATIENCE[clock] * (_NEAR_BONUS[step] - b.END_BONUS[step])
    ages = max(0, b.AGES - 1 - clock) + (0.5 if stat != b.RAGE and clock < b.AGES else 0.0)
    return bonus + _PER_AGE[stat] * ages * b.TRACKS[stat][step]


STEP_WORTH: Final = tuple([
    tuple([tuple([_step_worth(clock, stat, step) for step in range(b.LAST_STEP + 1)]) for stat in range(3)])
    for clock in range(b.AGES + 1)
])  # fmt: skip

# -- the map ------------------------------------------------------------------------------------------------

PROVINCES_OF: Final = tuple([[p for p in range(b.OUTER) if b.REGION[p] == region] for region in range(3)])
ON_MAP: Final = 0.5  # of a figure standing anywhere
PER_STRENGTH: Final = 0.35
STAYS: Final = 0.5  # more for each Age to come in which it need not be paid for
DOOMED: Final = 0.85  # of the Glory for dying in Ragnarök, while the Action phase can still spoil it
PILLAGE_SHARE: Final = (0.75, 0.55, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1)  # of the best, second best ... pillage in reach
QUEST_COMMITTED: Final = 0.95
QUEST_IN_HAND: Final = 0.75
UPGRADE_IN_HAND: Final = 0.5
BATTLE_IN_HAND: Final = 2.5  # battles decide more than anything else
QUEST_HOPE: Final = 0.3  # chance of a Quest nothing has been done for yet

WIDTH: Final = 24  # strengths apart beyond which a battle is decided
ODDS: Final = tuple([1 / (1 + exp(-margin / 1.8)) for margin in range(-WIDTH, WIDTH + 1)])


def odds(margin: float) -> float:
    """The chance to win a battle by the strength one is ahead."""
    return ODDS[max(-WIDTH, min(WIDTH, round(margin))) + WIDTH]


def clock(age: int, phase: int) -> int:
    """Where in the match a stat is judged: the Age, or the end once nothing but scoring is left."""
    return age - 1 if age < b.AGES or phase <= b.QUEST else b.AGES

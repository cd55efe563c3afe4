"""What things are worth in Glory, by rule of thumb: the numbers the bots judge with, in one place.

A worth is an estimate of the Glory a thing still brings until the end of the match. Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Final, NamedTuple

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as c
from meadhall.games.blood_rage.cards.box import Box, Card

Row = tuple[float, ...]

# -- what effects are worth, by word and number: in battle, or on the sheet now and for each Age to come --------

Pair = tuple[float, float]
_UPGRADES: Final[Mapping[int, Mapping[int, Pair]]] = {  # of a number that is not here: of the next below, scaled
    c.SLAY: {1: (2.0, 1.5)}, c.SERPENT: {1: (2.5, 1.5)}, c.KILL_GLORY: {2: (3.0, 2.0)}, c.HOME: {3: (3.0, 2.0)},
    c.BURN: {1: (5.5, 3.0)}, c.TWICE: {1: (6.0, 4.0)}, c.FLEE: {1: (4.5, 2.5)},
    c.RIDE: {1: (2.5, 1.5)}, c.RAISE_ONE: {1: (4.0, 4.0)}, c.RAISE_ALL: {1: (8.0, 8.0)},
    c.PAIRS: {1: (2.0, 2.0), 2: (2.0, 2.0)}, c.STRONG: {2: (4.0, 3.5)},
    c.SHIP_GLORY: {1: (0.5, 0.625), 4: (2.0, 2.5), 8: (4.0, 5.0), 12: (7.0, 7.5)},
    c.DISCOUNT: {1: (2.0, 2.5)}, c.SUCCOR: {1: (3.0, 3.0)}, c.BLESSING: {1: (1.0, 1.0)},
    c.RELEASE_GLORY: {1: (2.0, 3.0), 2: (4.0, 6.0), 3: (9.0, 9.0)}, c.MASSACRE: {1: (1.0, 1.0), 2: (2.0, 2.0)},
    c.QUEST_BONUS: {1: (0.4, 0.4), 3: (1.0, 1.0), 5: (2.0, 2.0)}, c.PROTECT: {1: (2.0, 2.0)},
    c.RAGNAROK_TIMES: {1: (0.0, 0.0), 2: (5.0, 6.0)}, c.AT_ONCE: {1: (1.5, 1.5)}, c.CHALLENGE: {1: (2.0, 2.0)},
    c.PROWESS: {1: (1.5, 1.5)}, c.RISE: {1: (4.0, 4.0)}, c.SACRIFICE: {1: (5.0, 5.0)},
    c.QUEST_TIMES: {1: (0.0, 0.0), 2: (9.0, 9.0)}, c.END_GLORY: {1: (3.4, 0.0), 3: (10.0, 0.0)},
}  # fmt: skip
_FREE: Final[Mapping[int, Pair]] = {2: (2.5, 2.0), 3: (5.0, 3.0)}  # a Monster that invades for nothing, by its STR
_TEXTS: Final[Mapping[int, Mapping[int, Pair]]] = {  # of Battle cards
    c.GRACE: {1: (1.5, 0.0)}, c.SIGHT: {1: (1.5, 0.0)}, c.STEAL_RAGE: {1: (0.5, 0.0)}, c.SMITE: {1: (1.2, 0.0)},
    c.WIN_GLORY: {1: (0.6, 0.0), 3: (1.8, 0.0)}, c.WHITE_DISC: {1: (1.0, 0.0)}, c.WATCH: {1: (2.0, 0.0)},
    c.STEAL_GLORY: {1: (0.6, 0.0), 2: (1.2, 0.0)}, c.TIDE: {1: (1.5, 0.0)}, c.WIN_STEP: {1: (2.0, 0.0)},
    c.POISON: {1: (0.8, 0.0)}, c.DEATH_GLORY: {1: (1.25, 0.0), 2: (2.5, 0.0)}, c.PRIMACY: {1: (0.8, 0.0)},
    c.WIN_RAGE: {1: (0.23, 0.0), 3: (0.7, 0.0)},
}  # fmt: skip


class Worths(NamedTuple):
    """What the cards and the steps of an edition are worth. Columns by card end with an empty slot (-1)."""

    now: Row
    later: Row
    full: tuple[Row, ...]  # of an upgrade with a whole Age before it, by Age and card
    battle_card: Row
    step: tuple[tuple[Row, ...], ...]  # by clock (the Ages, then the end), stat and step


@cache
def worths(box: Box) -> Worths:
    """Worked out once for each edition."""
    pairs = [_upgrade(box, card) for card in range(len(box.cards))]
    now, later = [tuple([pair[which] for pair in pairs]) for which in range(2)]
    full = tuple([
        (*[one + (b.AGES - age) * each for one, each in zip(now, later, strict=True)], 0.0) for age in range(b.AGES + 1)
    ])  # fmt: skip
    return Worths((*now, 0.0), (*later, 0.0), full, tuple([_battle_card(card) for card in box.cards]), _steps(box))


def _upgrade(box: Box, card: int) -> Pair:
    """What a card on the sheet brings now, and in each Age to come."""
    found = [_effect(box, card, effect) for effect in box.cards[card].effects if box.is_upgrade(card)]
    return sum([pair[0] for pair in found], 0.0), sum([pair[1] for pair in found], 0.0)


def _effect(box: Box, card: int, effect: c.Effect) -> Pair:
    if effect.word == c.FREE:
        return _scaled(_FREE, box.strength[box.monster_of[card]])
    return _scaled(_UPGRADES.get(effect.word, {}), effect.number)


def _scaled(known: Mapping[int, Pair], number: int) -> Pair:
    """Of this number, or in proportion to the next one below it that is known."""
    below = [key for key in known if key <= number] or list(known)[:1]
    if not below:
        return (0.0, 0.0)
    (now, later), times = known[below[-1]], number / below[-1]
    return now * times, later * times


def _battle_card(card: Card) -> float:
    if card.family != c.BATTLE:
        return 0.0
    text = sum([_scaled(_TEXTS.get(effect.word, {}), effect.number)[0] for effect in card.effects])
    return 0.5 + 0.55 * card.value + text


# -- battle cards in the hand -------------------------------------------------------------------------------

LIKELY_BONUS: Final = 3.0  # what an unknown hand is expected to add in a battle
FEWER: Final = (1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.15, 0.1)  # the best card counts whole, the next ones less

# -- stats: by clock (the Ages, then the end), stat and step --------------------------------------------------

_NEAR_BONUS: Final = (0.0, 2.5, 6.0, 11.0, 14.0, 20.0)  # a step is worth part of the bonus it leads to
_PATIENCE: Final = (0.9, 0.7, 0.35, 0.0)
_PER_AGE: Final = (1.2, 1.0, 0.6)  # what a point of Rage, Axes, Horns brings in one Age
RAGE_WORTH: Final = 3.0  # of a Rage still to be spent this Age
PER_COST: Final = 0.9  # of the Rage an upgrade in the hand would cost, if it is ever played
TO_ACT: Final = 1.0  # for having any: Pillage and Quest are free, but not without Rage


def _step_worth(box: Box, clock: int, stat: int, step: int) -> float:
    end = box.values.end_bonus[step]
    bonus = end + _PATIENCE[clock] * (_NEAR_BONUS[step] - end)
    ages = max(0, b.AGES - 1 - clock) + (0.5 if stat != b.RAGE and clock < b.AGES else 0.0)
    return bonus + _PER_AGE[stat] * ages * box.tracks[stat][step]


def _steps(box: Box) -> tuple[tuple[Row, ...], ...]:
    return tuple([
        tuple([tuple([_step_worth(box, clock, stat, step) for step in range(b.LAST_STEP + 1)]) for stat in range(3)])
        for clock in range(b.AGES + 1)
    ])  # fmt: skip


# -- the map ------------------------------------------------------------------------------------------------

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

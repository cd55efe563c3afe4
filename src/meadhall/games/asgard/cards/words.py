"""The words effects are written in: what Spells, Populations and Asgard tiles may do.

An effect is a word, some of them with a number: `points(4)`. Each word has one place in the rules that acts on it, and
one message that says it (`effect-<word>`), so that a tile's text always says what it does.
"""

from __future__ import annotations

from typing import Final, NamedTuple

WORDS: Final = (
    # of Spells
    "no_ancestral", "no_god", "double_recruits", "upper_bonus", "lower_bonus", "no_weapons", "no_recruits",
    # of Populations: the bonus
    "both_seals", "a_weapon", "two_warriors", "a_giant", "a_stone", "points", "discount", "a_spell",
    # of Asgard tiles
    "comrades", "swap",
)  # fmt: skip
(
    NO_ANCESTRAL, NO_GOD, DOUBLE_RECRUITS, UPPER_BONUS, LOWER_BONUS, NO_WEAPONS, NO_RECRUITS,
    BOTH_SEALS, A_WEAPON, TWO_WARRIORS, A_GIANT, A_STONE, POINTS, DISCOUNT, A_SPELL,
    COMRADES, SWAP,
) = range(len(WORDS))  # fmt: skip
NO_WORD: Final = -1

SPELLS: Final = WORDS[:BOTH_SEALS]
BONUSES: Final = WORDS[BOTH_SEALS : A_SPELL + 1]
ASGARD: Final = WORDS[COMRADES:]
BARE: Final = frozenset(WORDS) - {"upper_bonus", "lower_bonus", "points", "comrades"}  # words that stand alone
MOST_NUMBER: Final = 30


class Effect(NamedTuple):
    """A word and its number, 1 for words that stand alone."""

    word: int
    number: int

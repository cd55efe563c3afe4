"""What is in the box: the cards, the map and the numbers of an edition, and columns of them that the rules look up.

A card is its number in the list; its columns end with one more entry, for an empty slot (-1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from meadhall.games.blood_rage.cards.words import MONSTER, Effect

Numbers = tuple[int, ...]
Cards = frozenset[int]


class Card(NamedTuple):
    """What is printed on a card."""

    slug: str  # the same name may be in several Ages
    en: str
    fr: str
    age: int
    family: int
    god: int
    value: int  # strength bonus of a Battle card, Glory of a Quest, Rage cost of an Upgrade
    copies: Numbers  # with 2, 3 and 4 players
    effects: tuple[Effect, ...]
    source: str


class Monster(NamedTuple):
    """The figure of a Monster card."""

    slug: str  # of its card
    gender: int
    mark_en: str
    mark_fr: str
    strength: int
    source: str


class Province(NamedTuple):
    slug: str
    region: int
    villages: int
    fjord: int
    borders: Numbers
    source: str


class Values(NamedTuple):
    """Single numbers, and rows of them."""

    rage: Numbers  # the tracks, step by step
    axes: Numbers
    horns: Numbers
    end_bonus: Numbers  # Glory at the end, by step
    pillage_glory: int  # of the token that gives Glory
    ragnarok_glory: Numbers  # for each figure lost, by Age
    tokens: Numbers  # Pillage tokens of the outer provinces: Rage, Axes, Horns, Glory
    destroyed: Numbers  # provinces destroyed at the start, with 2, 3 and 4 players


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """An edition. Its name is `base`, or one that only the same content has. Two boxes are never the same."""

    name: str
    cards: tuple[Card, ...]
    monsters: tuple[Monster, ...]
    provinces: tuple[Province, ...]
    values: Values
    keys: tuple[str, ...]  # what each card is called in options: its slug, with the Age where there are several
    repeated: frozenset[str]  # slugs that are in several Ages
    family: Numbers
    value: Numbers
    age: Numbers
    does: tuple[Numbers, ...]  # by word and card: the number of the effect, or 0
    having: tuple[Cards, ...]  # by word
    before: Numbers  # by card: the word that acts before strengths are compared, or -1
    rides: Numbers  # by card: the word that acts after a pillage, or -1
    plain: Cards  # Battle cards without a text
    quests: Cards
    warriors: tuple[tuple[int, int], ...]  # by card: what a Warrior is worth, and what a pair is worth more
    region_of: Mapping[int, int]  # of Quests
    # figures: Warrior, Leader, Ship, then the Monsters
    figures: tuple[str, ...]
    monster_of: Mapping[int, int]  # by card: its figure
    monster_acts: Numbers  # by figure: the word that acts after an invasion, or -1
    strength: Numbers
    invasion: Numbers  # what it costs to invade with it
    ships: frozenset[int]
    at_home: int  # the strength of the Monster that is at home in Yggdrasil, there
    figure_of: Numbers  # by word: the Monster that has it, or -1
    # the map
    region: Numbers
    villages: Numbers  # Yggdrasil has none, and no limit
    fjord: Numbers
    borders: tuple[Numbers, ...]
    supported: tuple[Numbers, ...]  # the two provinces of each fjord
    lands: tuple[Numbers, ...]  # the provinces of each region
    tracks: tuple[Numbers, ...]

    def deck(self, age: int, seats: int) -> list[int]:
        """All copies of an Age that are in play, by players."""
        return [n for n, row in enumerate(self.cards) if row.age == age for _ in range(row.copies[seats - 2])]

    def card(self, key: str) -> int:
        """The card that is called so."""
        return self.keys.index(key)

    def is_upgrade(self, card: int) -> bool:
        """Is it for the clan sheet?"""
        return self.family[card] >= MONSTER

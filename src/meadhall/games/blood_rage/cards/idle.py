"""What can be read and yet never does anything: the check of an edition lists it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box, Card
from meadhall.games.summary import Idle

FIRST_AGE_WITH_WHITE_DISCS: Final = 2  # BR-544
FIGURES: Final = b.WARRIORS + 4  # of one clan: Warriors, Leader, Ship and two Monsters
TIMES: Final = (w.RAGNAROK_TIMES, w.QUEST_TIMES)


def idle(box: Box) -> Iterator[Idle]:
    """All that an edition says in vain."""
    for card in box.cards:
        if not max(card.copies):
            yield _of(card, "copies", "this does nothing: it is in no deck")
        if card.family >= w.LEADER and not card.effects:
            yield _of(card, "effect", "this does nothing: there is no effect")
        yield from _vain(card)


def _of(card: Card, column: str, reason: str) -> Idle:
    return Idle("cards.csv", (card.slug, card.en, card.fr, str(card.age)), column, reason)


def _vain(card: Card) -> Iterator[Idle]:
    """Effects that change nothing, or ask for what no clan has."""
    for word, number in card.effects:
        name = w.WORDS[word]
        if word == w.WHITE_DISC and card.age < FIRST_AGE_WITH_WHITE_DISCS:
            yield _of(card, "effect", f"{name} does nothing here: no card is added in Age {card.age} (BR-544)")
        if word in TIMES and number == 1:
            yield _of(card, "effect", f"{name} does nothing here: once is as much as without it")
        if word == w.STRONG and number == 1:
            yield _of(card, "effect", f"{name} does nothing here: a Warrior has STR 1 without it")
        if word == w.DEATHS and number > FIGURES:
            yield _of(card, "effect", f"{name} does nothing here: a clan has {FIGURES} figures at most")

"""The columns of an edition, worked out once from its tables, for rules that are asked often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import box as x
from meadhall.games.blood_rage.cards import words as w


def columns(
    cards: Sequence[x.Card], monsters: Sequence[x.Monster], provinces: Sequence[x.Province], values: x.Values
) -> dict[str, Any]:
    """Everything a box holds besides its tables."""
    return {**_of_cards(cards), **_of_figures(cards, monsters), **_of_map(provinces), "tracks": values[:3]}


# -- cards ------------------------------------------------------------------------------------------------


def _of_cards(cards: Sequence[x.Card]) -> dict[str, Any]:
    does = tuple([_column(cards, word) for word in range(len(w.WORDS))])
    times = Counter([card.slug for card in cards])
    repeated = frozenset([slug for slug, count in times.items() if count > 1])
    return {
        "keys": tuple([f"{card.slug}-{card.age}" if card.slug in repeated else card.slug for card in cards]),
        "repeated": repeated,
        "family": tuple([card.family for card in cards]),
        "value": tuple([card.value for card in cards]),
        "age": tuple([card.age for card in cards]),
        "does": does,
        "having": tuple([frozenset([card for card in range(len(cards)) if column[card]]) for column in does]),
        "before": _acting(cards, w.ACTING[w.BEFORE_COMPARE]),
        "rides": _acting(cards, w.ACTING[w.AFTER_PILLAGE]),
        "plain": frozenset([n for n, card in enumerate(cards) if card.family == w.BATTLE and not card.effects]),
        "quests": frozenset([n for n, card in enumerate(cards) if card.family == w.QUEST]),
        "warriors": tuple([_warriors(card) for card in cards] + [(1, 0)]),
        "region_of": _regions(cards),
    }


def _column(cards: Sequence[x.Card], word: int) -> x.Numbers:
    """The number of an effect on each card; nothing on an empty slot."""
    return (*[_number(card, word) for card in cards], 0)


def _number(card: x.Card, word: int) -> int:
    return next((effect.number for effect in card.effects if effect.word == word), 0)


def _acting(cards: Sequence[x.Card], words: Sequence[int]) -> x.Numbers:
    """Which of these words each card has; none on an empty slot."""
    return (*[next((e.word for e in card.effects if e.word in words), -1) for card in cards], -1)


def _warriors(card: x.Card) -> tuple[int, int]:
    return _number(card, w.STRONG) or 1, _number(card, w.PAIRS)


def _regions(cards: Sequence[x.Card]) -> Mapping[int, int]:
    """The region each Quest for one asks for."""
    words = (w.MANHEIM, w.JOTUNHEIM, w.ALFHEIM)
    asked = [(n, card.effects[0].word) for n, card in enumerate(cards) if card.family == w.QUEST]
    return {card: words.index(word) for card, word in asked if word in words}


# -- figures ----------------------------------------------------------------------------------------------


def _of_figures(cards: Sequence[x.Card], monsters: Sequence[x.Monster]) -> dict[str, Any]:
    slugs = [monster.slug for monster in monsters]
    monster_of = {
        card: b.FIRST_MONSTER + slugs.index(row.slug) for card, row in enumerate(cards) if row.family == w.MONSTER
    }
    card_of = {figure: cards[card] for card, figure in monster_of.items()}
    strength = (*b.OWN_STRENGTH, *[monster.strength for monster in monsters])
    free = [figure for figure, card in card_of.items() if _number(card, w.FREE)]
    figure_of = tuple([_first(card_of, word) for word in range(len(w.WORDS))])
    invasion = [0 if figure in (b.LEADER, *free) else strength[figure] for figure in range(len(strength))]
    return {
        "figures": (*b.OWN_FIGURES, *slugs),
        "monster_of": monster_of,
        "monster_acts": tuple([_act(card_of.get(figure)) for figure in range(len(strength))]),
        "strength": strength,
        "invasion": tuple(invasion),
        "ships": frozenset([b.SHIP, *[figure_of[w.SERPENT]] * (figure_of[w.SERPENT] >= 0)]),
        "at_home": max([_number(card, w.HOME) for card in card_of.values()]),
        "figure_of": figure_of,
    }


def _first(card_of: Mapping[int, x.Card], word: int) -> int:
    """The Monster that has a word, or none."""
    return next((figure for figure, card in card_of.items() if _number(card, word)), -1)


def _act(card: x.Card | None) -> int:
    """The word that acts after an invasion."""
    return -1 if card is None else _acting([card], w.ACTING[w.AFTER_INVASION])[0]


# -- the map ----------------------------------------------------------------------------------------------


def _of_map(provinces: Sequence[x.Province]) -> dict[str, Any]:
    region, fjord = tuple([row.region for row in provinces]), tuple([row.fjord for row in provinces])
    return {
        "region": region,
        "villages": tuple([row.villages for row in provinces]),
        "fjord": fjord,
        "borders": tuple([row.borders for row in provinces]),
        "supported": tuple([_places(fjord, place) for place in range(b.FIRST_FJORD, b.MAP)]),
        "lands": tuple([_places(region, number) for number in range(len(b.REGIONS) - 1)]),
    }


def _places(column: x.Numbers, wanted: int) -> x.Numbers:
    return tuple([place for place, found in enumerate(column) if found == wanted])

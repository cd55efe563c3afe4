"""What each card is good for in numbers, reckoned over a whole deck: ATK, DEF, income and draws.

A card that draws others takes no room in the hand: it makes the deck thinner. What an effect is worth besides that is
put down as beer or as ATK, so that cards with a text can be weighed against cards with a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box, Card, Effects
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.state import Vikings


class Traits(NamedTuple):
    """Columns of all cards of a box."""

    attack: tuple[float, ...]
    defence: tuple[float, ...]
    income: tuple[float, ...]  # as beer
    drawn: tuple[float, ...]  # cards that come in its place


_KNOWN: Final[dict[tuple[str, int], Traits]] = {}  # by the name of the box, which only equal content has, and the mode


def traits_of(g: Vikings) -> Traits:
    """Worked out once for each box and mode."""
    key = g.box.name, g.versus
    found = _KNOWN.get(key)
    if found is None:
        found = _KNOWN[key] = among_rivals(g.box) if g.versus else of_team(g.box)
    return found


def of_team(box: Box) -> Traits:
    """What is printed: a team knows no Path and no Favours, and its Units attack together."""
    attack, defence = tuple(map(float, box.attack)), tuple(map(float, box.defence))
    income = tuple([beer + v.GOLD * gold for beer, gold in box.gives])
    return Traits(attack, defence, income, (0.0,) * len(box.cards))


def among_rivals(box: Box) -> Traits:
    """Each Unit attacks one building, and each Defence card saves one: two small ones are better than a large one."""
    cards = box.cards
    return Traits(
        tuple([_attack(card) for card in cards]),
        tuple([_defence(card) for card in cards]),
        tuple([_by_word(card.play, v.EARNS) for card in cards]),
        tuple([_drawn(card) for card in cards]),
    )


def _attack(card: Card) -> float:
    """A Unit, or what makes one stronger."""
    words = [effect.word for effect in card.strike]
    more = v.LONE * (w.ALONE in words) + v.HONOURED * (w.DAMAGE_POINT in words)
    often = v.ONCE if w.VANISH in words else 1.0
    return often * _split(card.attack, more) + _by_word(card.play, v.ARMS)


def _defence(card: Card) -> float:
    words = [effect.word for effect in card.guard]
    return _split(card.defence, v.EVERYWHERE * (w.EVERY in words) + v.HONOURED * (w.HOLD_POINT in words))


def _split(printed: int, more: float) -> float:
    return float((printed + more) ** v.SPLIT) if printed else 0.0


def _drawn(card: Card) -> float:
    """What is played, what attacks and what defends may bring another card."""
    strike, guard = {w.STRIKE_DRAW: 1.0}, {w.GUARD_DRAW: v.LATE_DRAW}
    return _by_word(card.play, v.DRAWS) + _by_word(card.strike, strike) + _by_word(card.guard, guard)


def _by_word(effects: Effects, worths: Mapping[int, float]) -> float:
    return sum([worths.get(effect.word, 0.0) * effect.number for effect in effects])

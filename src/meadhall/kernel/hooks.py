"""Hooks: the named moments of the rules at which cards act.

What a card does at a moment is a number wherever a number will do, and a procedure where it won't.
Either way it is looked up by the card's int, from the place in the rules where the moment comes:

    RELEASED = Hook("released", 0)                          # in the card tables: RELEASED: 1
    glory = sum([RELEASED[card] for card in g.upgrades[seat]])

    @BEFORE_COMPARE.of(ODINS_TIDE)
    @procedure
    def odins_tide(g, me): ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

E = TypeVar("E")


class Hook(Generic[E]):
    """A moment of the rules, and what each card does there."""

    __slots__ = ("effects", "name", "none")

    def __init__(self, name: str, none: E) -> None:
        self.name = name
        self.none = none  # what a card does that has nothing to do here
        self.effects: dict[int, E] = {}

    def set(self, card: int, effect: E) -> None:
        """Give a card its effect; once, so that no two places define the same thing."""
        assert card not in self.effects, f"card {card} acts twice at {self.name}"
        self.effects[card] = effect

    def of(self, *cards: int) -> Callable[[E], E]:
        """Decorator: these cards do this."""

        def bind(effect: E) -> E:
            for card in cards:
                self.set(card, effect)
            return effect

        return bind

    def __getitem__(self, card: int) -> E:
        return self.effects.get(card, self.none)

    def __contains__(self, card: int) -> bool:
        return card in self.effects

    def __iter__(self) -> Iterator[int]:
        return iter(self.effects)

    def __repr__(self) -> str:
        return f"<hook {self.name}: {len(self.effects)} cards>"

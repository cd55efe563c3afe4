"""Hooks: a card's effect at a named moment, looked up by the card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.kernel import Hook


def test_card_without_an_effect_does_nothing() -> None:
    released = Hook("released", 0)
    released.set(3, 7)

    assert [released[card] for card in (2, 3, -1)] == [0, 7, 0]
    assert 3 in released
    assert 2 not in released
    assert list(released) == [3]


def test_decorator_binds_several_cards_and_gives_the_effect_back() -> None:
    before: Hook[Callable[[int], int] | None] = Hook("before", None)

    @before.of(1, 4)
    def double(x: int) -> int:
        return 2 * x

    effect = before[4]
    assert effect is before[1]
    assert effect is double
    assert before[2] is None


def test_no_card_acts_twice_at_one_moment() -> None:
    hook = Hook("released", 0)
    hook.set(3, 1)

    with pytest.raises(AssertionError, match="card 3 acts twice at released"):
        hook.set(3, 2)
    assert hook[3] == 1


def test_repr_says_how_many() -> None:
    hook = Hook("released", 0)
    hook.set(3, 1)

    assert repr(hook) == "<hook released: 1 cards>"

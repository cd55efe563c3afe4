"""Prepare: two of four options (LR-417 to LR-422, LR-470)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.scene import Scene
from tests.games.lords_of_ragnarok.turns import acting


def preparing(**rest: Any) -> Scene:
    """Green has chosen Prepare."""
    return acting(**rest).play("green: act prepare")


@pytest.mark.rule("LR-417", "LR-419")
def test_two_options_the_same_one_twice_and_no_third() -> None:
    s = preparing(deck="axe bow", control={"green": [5]})
    assert s.options("green") == {"prepare draw", "prepare rune"}

    s.play("green: prepare draw")
    assert s.hand("green") == ["axe"]
    s.play("green: prepare draw")

    assert s.hand("green") == ["axe", "bow"]
    s.refused("green: prepare draw")
    assert s.asked()[0].startswith("red")


@pytest.mark.rule("LR-417x")
def test_example_two_cards_or_an_injury_and_a_rune() -> None:
    cards = preparing(hurt={"green": "might"})
    cards.play("green: prepare draw", "green: prepare draw")
    assert (len(cards.hand("green")), cards.injuries("green"), cards.runes("green")) == (2, 1, [])

    healed = preparing(hurt={"green": "might"})
    healed.play("green: prepare heal", "green: prepare rune", "green: gain uruz")
    assert (healed.hand("green"), healed.injuries("green"), healed.runes("green")) == ([], 0, ["uruz"])


@pytest.mark.rule("LR-418")
def test_healing_twice() -> None:
    s = preparing(hurt={"green": "might wisdom"}, attributes={"green": (2, 4, 3)})

    s.play("green: prepare heal", "green: heal wisdom")
    assert (s.attribute("green", "wisdom"), s.attribute("green", "might")) == (3, 2)
    s.play("green: prepare heal")

    assert (s.injuries("green"), s.attribute("green", "might")) == (0, 4)


@pytest.mark.rule("LR-420")
@pytest.mark.parametrize(("first", "second"), [("uruz", "uruz"), ("uruz", "algiz"), ("othala", "uruz")])
def test_runes_of_free_choice(first: str, second: str) -> None:
    s = preparing()
    stock = s.stock("uruz")

    s.play("green: prepare rune", f"green: gain {first}", "green: prepare rune", f"green: gain {second}")

    assert sorted(s.runes("green")) == sorted([first, second])
    assert s.stock("uruz") == stock - [first, second].count("uruz")


@pytest.mark.rule("LR-421")
def test_growth_is_for_villages_one_controls() -> None:
    s = preparing(armies={"green": {1: 2, 5: 1, 13: 1}}, control={"green": [1, 5]})

    s.play("green: prepare grow")

    assert (s.armies("green", 1), s.armies("green", 5), s.armies("green", 13)) == ([2], [2], [1])
    far = preparing(armies={"green": {1: 2}}, control={"green": [1, 5]})
    far.refused("green: prepare grow", "LR-422")


@pytest.mark.rule("LR-422")
def test_an_option_that_changes_nothing_may_not_be_picked() -> None:
    s = preparing(hurt={"green": "might"}, armies={"green": {5: 6}}, control={"green": [5]})
    s.refused("green: prepare grow", "LR-422")

    s.play("green: prepare heal")

    s.refused("green: prepare heal", "LR-422")
    assert s.options("green") == {"prepare draw", "prepare rune"}


@pytest.mark.rule("LR-470")
def test_the_second_option_is_chosen_when_the_first_is_done() -> None:
    s = preparing(deck="axe")

    s.play("green: prepare draw")

    assert s.hand("green") == ["axe"]
    assert s.asked() == ["green: prepare"]

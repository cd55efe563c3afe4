"""Attributes: what Authority, Might and Wisdom are good for (LR-325 to LR-328)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import scene
from tests.games.lords_of_ragnarok.turns import acting


@pytest.mark.rule("LR-325")
def test_attributes_go_from_two_to_six() -> None:
    s = scene(priests={"green": 1}, levels=(0, 1, 0), attributes={"green": (2, 6, 2)})

    s.play("green: send thor")

    assert [s.attribute("green", name) for name in ("authority", "might", "wisdom")] == [2, 6, 2]


@pytest.mark.rule("LR-325")
def test_each_of_the_three_can_rise_to_six() -> None:
    s = scene(step="runes", runes={"green": "uruz othala algiz"}, attributes={"green": (6, 5, 6)})

    s.play("green: invoke grow")  # Might is the lowest

    assert [s.attribute("green", name) for name in ("authority", "might", "wisdom")] == [6, 6, 6]


@pytest.mark.rule("LR-326")
def test_authority_is_the_value_of_recruited_armies() -> None:
    s = scene(step="special", attributes={"green": (4, 2, 2)}, control={"green": [5, 10]})
    s.play("green: act reinforce", "green: recruit 5")

    assert s.armies("green", 5) == [4]
    s.g.learn(0, 0)
    assert s.attribute("green", "authority") == 5
    assert s.armies("green", 5) == [4]


@pytest.mark.rule("LR-327")
@pytest.mark.parametrize("might", [2, 3, 6])
def test_might_is_the_number_of_cards_drawn_for_a_hunt(might: int) -> None:
    s = hunt("garm", attributes={"green": (2, might, 2)})

    assert len(s.hand("green")) == might


@pytest.mark.rule("LR-327")
def test_might_is_the_ceiling_of_usurp() -> None:
    s = scene(step="special", at={"green": 19}, attributes={"green": (2, 3, 2)}, armies={"green": {1: 1}})

    s.refused("green: act usurp", "LR-441", needs=4, has=3)


@pytest.mark.rule("LR-328")
def test_wisdom_limits_cards_and_runes_apart() -> None:
    s = acting(
        attributes={"green": (2, 2, 3)}, hands={"green": "spear axe"}, runes={"green": "uruz algiz"},
        deck="bow sword",
    )  # fmt: skip
    s.play("green: act prepare", "green: prepare draw", "green: prepare rune", "green: gain othala")
    assert (len(s.hand("green")), len(s.runes("green"))) == (3, 3)  # three of each, together

    s = acting(attributes={"green": (2, 2, 3)}, hands={"green": "spear axe bow"}, deck="sword")
    s.play("green: act prepare", "green: prepare draw")
    assert s.asked() == ["green: discard_card"]


@pytest.mark.rule("LR-328")
@pytest.mark.parametrize(("wisdom", "found"), [(2, False), (3, True)])
def test_wisdom_counts_in_the_weak_point_check(wisdom: int, found: bool) -> None:
    s = hunt(
        "garm", hand="special-attack claw", attacks="roar claw claw", attributes={"green": (2, 2, wisdom)},
        hands={"green": "spear spear"}, deck="sword sword",
    )  # fmt: skip
    s.play("black: attack special-attack", "green: defend spear", "green: defend spear", "green: done")

    assert [(event.total, event.needed) for event in s.events("WeakPointFound")] == [(7, 7)] * found

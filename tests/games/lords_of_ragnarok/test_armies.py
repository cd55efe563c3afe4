"""Armies: their values, and how many there are (LR-256 to LR-258)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import scene


@pytest.mark.rule("LR-256")
def test_an_army_below_1_is_destroyed_and_can_be_recruited_again() -> None:
    s = scene(
        step="special", at={"green": 18, "red": 1}, monsters={"jotunn": 19}, rings={"jotunn": "green"},
        armies={"red": {19: [1, 3], 1: [1, 1, 1, 1]}}, control={"red": [19]}, drakkars={"red": "s1"}, loki=8,
    )  # fmt: skip
    assert s.reserve("red") == 0

    s.play("green: act monsters", "green: rampage")

    assert (s.armies("red", 19), s.reserve("red")) == ([2], 1)
    s.until("special", "red").play("red: act reinforce", "red: recruit 5")
    assert (s.armies("red", 5), s.reserve("red")) == ([2], 0)


@pytest.mark.rule("LR-256x")
def test_a_trampled_army_of_1_goes_back_to_the_reserve() -> None:
    s = scene(
        step="special", at={"green": 1}, monsters={"draugr": 20}, armies={"red": {19: 1, 2: 1}}, dice=[0],
        control={"red": [19]}, loki=8,
    )  # fmt: skip
    assert s.reserve("red") == 4

    s.play("green: act monsters", "green: stalk 19")

    assert (s.monster("draugr"), s.armies("red", 19), s.reserve("red")) == (19, [], 5)


@pytest.mark.rule("LR-257")
def test_an_army_never_exceeds_6() -> None:
    s = scene(armies={"green": {2: [5, 6]}}, control={"green": [2]}, levels=(1, 0, 0), priests={"green": 1})

    s.play("green: send odin")

    assert s.armies("green", 2) == [6, 6]
    s.g.grow(0, 0, 3)
    assert s.armies("green", 2) == [6, 6]


@pytest.mark.rule("LR-257")
def test_an_army_of_6_is_refused_where_one_grows() -> None:
    s = scene(
        armies={"green": {2: [5, 6], 1: 3}}, control={"green": [2]}, levels=(1, 0, 0), priests={"green": 1},
    )  # fmt: skip
    s.play("green: send odin")

    assert s.options("green") == {"grow 2 5", "grow 1 3"}
    s.refused("green: grow 2 6", "LR-257")
    s.refused("green: grow 2 4", "LR-256")


@pytest.mark.rule("LR-257")
def test_what_goes_beyond_6_is_lost_when_one_is_recruited() -> None:
    s = scene(
        step="special", attributes={"green": (6, 2, 2)}, blessings={"green": "raven-banner"}, drakkars={"green": "s1"},
        loki=8,
    )  # fmt: skip

    s.play("green: act reinforce", "green: recruit 6")

    assert s.armies("green", 6) == [6]


@pytest.mark.rule("LR-258")
def test_armies_in_one_region_stay_apart() -> None:
    s = scene(step="manoeuvres", armies={"green": {5: [2, 3]}}, control={"green": [5]}, loki=8)

    assert s.options("green") == {"done", "activate 5 2", "activate 5 3"}
    s.play("green: activate 5 2", "green: train")
    assert s.armies("green", 5) == [3, 3]


@pytest.mark.rule("LR-258")
def test_only_the_activated_one_moves_and_all_six_may_meet() -> None:
    s = scene(step="manoeuvres", armies={"green": {5: [1, 2, 3, 4, 5], 4: 6}}, control={"green": [5]}, loki=8)

    s.play("green: activate 4 6", "green: march 5")

    assert s.armies("green", 5) == [1, 2, 3, 4, 5, 6]
    assert s.g.strength(0, 4) == 21

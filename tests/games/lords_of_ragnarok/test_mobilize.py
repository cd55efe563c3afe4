"""Mobilize: any number of Armies, then control, then Battles (LR-414 to LR-416)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import scene


@pytest.mark.rule("LR-414")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_armies_each_once(count: int) -> None:
    s = scene(step="special", armies={"green": {8: 1, 18: 1, 20: 1}})
    s.play("green: act mobilize")
    s.refused("green: done", "LR-414")

    for origin, target in ((8, 7), (18, 17), (20, 3))[:count]:
        s.play(f"green: activate {origin} 1", f"green: march {target}")
        if len(s.events("ArmyMoved")) < 3:
            s.refused(f"green: activate {target} 1", "LR-414")
    if count < 3:
        s.play("green: done")

    assert len(s.events("ArmyMoved")) == count
    assert s.asked()[0].startswith("red")


@pytest.mark.rule("LR-414")
def test_of_two_equal_armies_each_is_activated_once() -> None:
    s = scene(step="special", armies={"green": {5: [1, 1, 1]}}, control={"green": [5]})

    s.play("green: act mobilize", "green: train", "green: activate 5 1", "green: march 4")
    s.refused("green: activate 5 2", "LR-414")
    assert s.options("green") == {"done", "activate 5 1"}
    s.play("green: activate 5 1", "green: train")

    assert (s.armies("green", 5), s.armies("green", 4)) == ([2, 2], [1])
    assert s.asked()[0].startswith("red")


@pytest.mark.rule("LR-415")
def test_control_waits_for_the_last_activation() -> None:
    s = scene(step="special", armies={"green": {1: 3, 2: 1}}, control={"green": [1]})

    s.play("green: act mobilize", "green: activate 1 3", "green: march 2")
    assert (s.armies("green", 2), s.owner(2)) == ([1, 3], "")  # Population 3: enough, but not yet
    s.play("green: activate 2 1")
    s.refused("green: train", "LR-351")
    s.play("green: march 4")

    assert s.owner(2) == "green"


@pytest.mark.rule("LR-415")
def test_battles_wait_for_the_last_activation() -> None:
    s = scene(step="special", armies={"green": {11: 4, 18: 1}, "red": {12: 1}})

    s.play("green: act mobilize", "green: activate 11 4", "green: march 12")

    assert s.asked() == ["green: mobilize"]
    assert (s.armies("green", 12), s.armies("red", 12)) == ([4], [1])


@pytest.mark.rule("LR-416")
@pytest.mark.parametrize(("first", "second"), [(11, 14), (14, 11)])
def test_control_comes_first_then_battles_in_the_order_of_choice(first: int, second: int) -> None:
    s = scene(
        step="special", armies={"green": {15: 2, 12: [3, 4]}, "red": {11: 1, 14: 1}}, control={"red": [11, 14]},
    )  # fmt: skip

    s.play(
        "green: act mobilize", "green: activate 15 2", "green: march 16", "green: activate 12 3", "green: march 11",
        "green: activate 12 4", "green: march 14",
    )  # fmt: skip

    assert s.owner(16) == "green"
    assert s.asked() == ["green: next_battle"]
    assert s.options("green") == {"fight 11", "fight 14"}
    s.play(f"green: fight {first}")
    assert s.g.fight.region == first - 1
    s.play("red: pass", "green: pass")
    assert s.g.fight.region == second - 1
    s.play("red: pass", "green: pass")
    assert (s.owner(11), s.owner(14)) == ("green", "green")

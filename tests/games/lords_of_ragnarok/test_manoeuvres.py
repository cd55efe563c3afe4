"""Manoeuvres: one Army moves or grows (LR-349 to LR-352, LR-360)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import scene
from tests.games.lords_of_ragnarok.turns import acting


@pytest.mark.rule("LR-349")
def test_one_army_is_activated() -> None:
    s = scene(step="manoeuvres", armies={"green": {18: 1, 20: 1, 8: 1}})
    assert s.options("green") == {"done", "activate 18 1", "activate 20 1", "activate 8 1"}

    s.play("green: activate 8 1", "green: march 7")

    assert s.asked() == ["green: special"]
    s.refused("green: activate 18 1", "LR-302")


@pytest.mark.rule("LR-349")
def test_manoeuvres_may_be_skipped_and_are_for_own_armies() -> None:
    s = scene(step="manoeuvres", armies={"green": {8: 1}, "red": {20: 2}})

    s.refused("green: activate 20 2", "LR-349")
    s.refused("green: activate 8 2", "LR-349")
    s.play("green: done")

    assert s.armies("green", 8) == [1]


@pytest.mark.rule("LR-350")
@pytest.mark.parametrize(("line", "place"), [("train", 5), ("march 6", 6)])
def test_an_activated_army_moves_or_grows_but_not_both(line: str, place: int) -> None:
    s = scene(step="manoeuvres", armies={"green": {5: 2}}, control={"green": [5]})

    s.play("green: activate 5 2")
    assert s.options("green") == {"train", "march 1", "march 4", "march 6"}
    s.refused("green: march 8", "LR-244")
    s.play(f"green: {line}")

    assert s.armies("green", place) == [2 + (line == "train")]
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-351")
def test_growth_needs_a_village_of_ones_own() -> None:
    neutral = scene(step="manoeuvres", armies={"green": {19: 2}})
    neutral.play("green: activate 19 2")
    neutral.refused("green: train", "LR-351")

    bare = scene(step="manoeuvres", armies={"green": {6: 2}}, control={"green": [6]})
    bare.play("green: activate 6 2")
    bare.refused("green: train", "LR-351")

    own = scene(step="manoeuvres", armies={"green": {5: 2}}, control={"green": [5]})
    own.play("green: activate 5 2", "green: train")
    assert own.armies("green", 5) == [3]


@pytest.mark.rule("LR-351")
def test_a_village_of_another_player_does_not_help() -> None:
    s = scene(step="manoeuvres", armies={"green": {5: 2, 8: 1}}, control={"red": [5]})

    s.play("green: activate 5 2")

    assert "train" not in s.options("green")


@pytest.mark.rule("LR-352")
def test_without_armies_on_the_board_one_is_recruited() -> None:
    none = scene(step="manoeuvres", drakkars={"green": "s4"})
    one = scene(step="manoeuvres", drakkars={"green": "s4"}, armies={"green": {8: 1}})

    assert none.options("green") == {"done", "recruit 12", "recruit 14", "recruit 16"}
    assert not one.options("green", "recruit")
    one.refused("green: recruit 14", "LR-352", has=1)


@pytest.mark.rule("LR-352x")
def test_example_the_last_army_is_lost() -> None:
    s = scene(step="manoeuvres", drakkars={"green": "s4"}, attributes={"green": (3, 2, 2)})

    s.play("green: recruit 14")

    assert (s.armies("green", 14), s.reserve("green")) == ([3], 5)
    assert s.asked() == ["green: special"]  # instead of an Activation


@pytest.mark.rule("LR-360")
def test_an_army_of_six_is_not_activated_to_grow() -> None:
    s = scene(step="manoeuvres", armies={"green": {5: 6}}, control={"green": [5]})
    s.play("green: activate 5 6")
    assert s.options("green") == {"march 1", "march 4", "march 6"}
    s.refused("green: train", "LR-360", most=6)

    s = acting(armies={"green": {5: 6}}, control={"green": [5]})
    s.play("green: act mobilize", "green: activate 5 6")
    assert s.options("green") == {"march 1", "march 4", "march 6"}
    s.refused("green: train", "LR-360", most=6)

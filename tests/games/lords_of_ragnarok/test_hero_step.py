"""The Hero step: the Hero moves, or the Drakkar, or an Injury heals (LR-321 to LR-324)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import scene


@pytest.mark.rule("LR-321")
@pytest.mark.parametrize("first", ["walk 13", "row s2", "heal might"])
def test_one_option_only(first: str) -> None:
    s = scene(
        step="hero", at={"green": 14}, drakkars={"green": "s1"}, hurt={"green": "might wisdom"}, monsters={"garm": 1},
        artefacts={"green": "link-of-gleipnir"},
    )  # fmt: skip

    s.play(f"green: {first}")

    for line in ("walk 16", "walk 11", "row s3", "heal wisdom"):
        s.refused(f"green: {line}", "LR-321")
    assert s.options("green") == {"done", "use link-of-gleipnir"}


@pytest.mark.rule("LR-321")
def test_the_step_is_over_after_its_option() -> None:
    s = scene(step="hero", at={"green": 8}, drakkars={"green": "s1"}, armies={"green": {5: 2}})

    s.play("green: walk 6")

    assert s.asked() == ["green: manoeuvre"]
    assert (s.hero("green"), s.drakkar("green")) == (6, "s1")


@pytest.mark.rule("LR-322")
def test_the_hero_moves_up_to_two_regions_by_land_and_by_his_drakkars_sea() -> None:
    s = scene(step="hero", at={"green": 8}, drakkars={"green": "s1"})

    near = {4, 6, 7, 9, 10}  # by land
    further = {1, 2, 5, 11, 13}  # on from there; 1 by Sea from 6, or by land from 4
    assert s.options("green", "walk") == {f"walk {region}" for region in near | further}
    s.refused("green: walk 3", "LR-322", most=2)
    s.play("green: walk 1")
    assert s.hero("green") == 1


@pytest.mark.rule("LR-322")
def test_a_foreign_drakkar_carries_no_one() -> None:
    with_ship = scene(step="hero", at={"green": 9}, drakkars={"green": "s1"})
    without = scene(step="hero", at={"green": 9}, drakkars={"red": "s1"})

    assert "walk 1" in with_ship.options("green")  # 6 by land, 1 by Sea
    without.refused("green: walk 1", "LR-322", most=2)


@pytest.mark.rule("LR-322")
def test_the_hero_may_move_one_region_and_by_sea_first() -> None:
    s = scene(step="hero", at={"green": 6}, drakkars={"green": "s1"})

    s.play("green: walk 3")  # to 1 by Sea, to 3 by land

    assert s.hero("green") == 3


@pytest.mark.rule("LR-323")
def test_the_drakkar_moves_up_to_two_seas() -> None:
    s = scene(seats=4, step="hero", drakkars={"green": "s1"})

    assert s.options("green", "row") == {"row s2", "row s3", "row s5", "row s6"}
    s.refused("green: row s4", "LR-323", most=2)
    s.play("green: row s3")
    assert s.drakkar("green") == "s3"


@pytest.mark.rule("LR-324")
def test_healing_turns_a_token_of_choice_back_where_it_stands() -> None:
    s = scene(step="hero", attributes={"green": (5, 4, 3)}, hurt={"green": "might wisdom"})

    assert s.options("green", "heal") == {"heal might", "heal wisdom"}
    s.refused("green: heal authority", "LR-324")
    s.play("green: heal might")

    assert (s.attribute("green", "might"), s.mark("green", "might")) == (4, 4)
    assert (s.attribute("green", "wisdom"), s.injuries("green")) == (2, 1)

"""Seas and Drakkars (LR-211, LR-218, LR-233 to LR-236)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import scene


@pytest.mark.rule("LR-211")
@pytest.mark.parametrize(("steps", "seas"), [(1, {"s2", "s6"}), (2, {"s2", "s3", "s5", "s6"})])
def test_the_six_seas_form_a_ring(steps: int, seas: set[str]) -> None:
    s = scene(step="hero", drakkars={"green": "s1"})

    assert {f"s{sea + 1}" for sea in s.g.seas_within(0, steps)} == seas
    assert len(s.g.seas_within(0, 3)) == 5
    assert s.options("green", "row") == {"row s2", "row s3", "row s5", "row s6"}


@pytest.mark.rule("LR-218")
def test_the_four_seas_of_two_players_form_a_ring() -> None:
    s = scene(seats=2, step="hero", drakkars={"green": "s1"})

    assert sorted(s.g.seas_within(0, 1)) == [1, 3]
    assert sorted(s.g.seas_within(0, 2)) == [1, 2, 3]


@pytest.mark.rule("LR-233")
def test_any_number_of_drakkars_share_a_sea_and_no_army_enters_it() -> None:
    s = scene(
        seats=4, step="hero", turn="yellow", drakkars={"green": "s2", "red": "s2", "black": "s2", "yellow": "s1"},
        armies={"yellow": {9: 2}}, loki=8,
    )  # fmt: skip

    s.play("yellow: row s2", "yellow: done")

    assert s.drakkar("yellow") == "s2"
    s.until("manoeuvre", "yellow").play("yellow: activate 9 2")
    assert s.options("yellow") == {"march 6", "march 10"}


@pytest.mark.rule("LR-234")
def test_drakkars_never_fight_and_seas_are_never_controlled() -> None:
    s = scene(step="hero", drakkars={"green": "s2", "red": "s3"}, hands={"green": "spear", "red": "spear"})

    s.play("green: row s3").until("hero_option", "red")

    assert (s.drakkar("green"), s.drakkar("red")) == ("s3", "s3")
    assert not {"BattleBegan", "BattleWon", "ControlTaken"} & set(s.told())


@pytest.mark.rule("LR-235")
def test_the_coast_of_ones_drakkar_is_one_neighbourhood() -> None:
    s = scene(step="manoeuvres", drakkars={"green": "s6"}, armies={"green": {20: 2}}, loki=8)
    s.play("green: activate 20 2")

    assert s.options("green", "march") == {"march 1", "march 3", "march 18", "march 19", "march 21"}


@pytest.mark.rule("LR-235")
def test_for_the_hero_too() -> None:
    def reached(sea: str) -> set[str]:
        return scene(step="hero", at={"green": 9}, drakkars={"green": sea}).options("green", "walk")

    assert reached("s4") == {"walk 4", "walk 5", "walk 6", "walk 7", "walk 8", "walk 10", "walk 11"}
    assert reached("s3") == reached("s4") | {"walk 12"}


@pytest.mark.rule("LR-235x")
def test_every_other_region_of_the_coast_is_offered() -> None:
    s = scene(step="manoeuvres", drakkars={"green": "s6"}, armies={"green": {1: 2}}, loki=8)
    s.play("green: activate 1 2")

    assert {"march 3", "march 18", "march 20"} <= s.options("green")
    assert "march 1" not in s.options("green")


@pytest.mark.rule("LR-236", "LR-247")
def test_a_monster_cannot_take_its_controllers_drakkar() -> None:
    s = scene(
        step="special", at={"green": 1}, monsters={"garm": 20}, rings={"garm": "green"}, drakkars={"green": "s6"},
    )  # fmt: skip
    s.play("green: act monsters")

    assert s.options("green", "stalk") == {"stalk 3", "stalk 18", "stalk 19", "stalk 21"}


@pytest.mark.rule("LR-236")
def test_a_drakkar_serves_no_one_else() -> None:
    s = scene(step="manoeuvres", turn="red", drakkars={"green": "s6"}, armies={"red": {20: 2}}, loki=8)
    s.play("red: activate 20 2")

    assert s.options("red", "march") == {"march 3", "march 18", "march 19", "march 21"}


@pytest.mark.rule("LR-236")
def test_a_drakkar_brings_no_realm_nearer() -> None:
    s = scene(
        step="runes", at={"green": 1}, drakkars={"green": "s6"}, runes={"green": "algiz othala"},
        attributes={"green": (2, 2, 3)},
    )  # fmt: skip

    s.refused("green: invoke ally")

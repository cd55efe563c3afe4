"""Monsters that move onto Armies (LR-510 to LR-514)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import event, roused
from tests.games.lords_of_ragnarok.scene import scene


@pytest.mark.rule("LR-510")
@pytest.mark.parametrize(("struck", "left"), [(3, [1, 2]), (1, [3])])
def test_a_monster_that_moves_onto_armies_lowers_one_of_them(struck: int, left: list[int]) -> None:
    s = roused("draugr", armies={"red": {19: [3, 1]}})

    s.play("green: stalk 19")
    assert s.options("green") == {"strike 19 1", "strike 19 3"}
    s.play(f"green: strike 19 {struck}")

    assert s.armies("red", 19) == left


@pytest.mark.rule("LR-510")
def test_nothing_is_trampled_where_there_is_no_army() -> None:
    s = roused("draugr", armies={"red": {19: 3}})

    s.play("green: stalk 21")

    assert s.armies("red", 19) == [3]
    assert "Trampled" not in s.told()


@pytest.mark.rule("LR-510x")
def test_draugr_goes_to_19_and_tramples_the_red_army() -> None:
    s = roused("draugr", "move", armies={"red": {19: 3}})

    s.play("green: stalk 19")

    assert s.monster("draugr") == 19
    assert s.armies("red", 19) == [2]


@pytest.mark.rule("LR-511")
def test_the_active_player_chooses_the_army_a_neutral_monster_tramples() -> None:
    s = roused("draugr", armies={"red": {19: [3, 1]}})

    s.play("green: stalk 19")

    assert s.asked() == ["green: trample"]


@pytest.mark.rule("LR-511")
def test_the_controller_chooses_the_army_his_monster_tramples() -> None:
    s = event(12, monsters={"garm": 20}, rings={"garm": "red"}, armies={"black": {19: [3, 1]}})

    s.play("red: stalk 19")
    assert s.asked() == ["red: trample"]
    s.play("red: strike 19 3")

    assert s.armies("black", 19) == [1, 2]


@pytest.mark.rule("LR-511")
def test_of_two_players_with_equal_armies_the_mover_says_whose_is_trampled() -> None:
    s = roused("draugr", armies={"red": {19: 2}, "black": {19: [2, 4]}})

    s.play("green: stalk 19")
    assert s.options("green") == {"strike 19 2", "strike 19 4"}
    s.play("green: strike 19 2")
    assert s.options("green") == {"whose red", "whose black"}
    s.refused("green: whose green", "LR-504")
    s.play("green: whose black")

    assert s.events("Trampled")[0].seat == s.seat("black")
    assert [event.seat for event in s.events("ArmyShrank")] == [s.seat("black")]


@pytest.mark.rule("LR-512")
def test_a_neutral_monster_must_trample_even_the_active_players_own_army() -> None:
    s = roused("draugr", armies={"green": {19: 2}})

    s.play("green: stalk 19")

    assert s.armies("green", 19) == [1]


@pytest.mark.rule("LR-512")
def test_the_trample_of_a_neutral_monster_cannot_be_declined() -> None:
    s = roused("draugr", armies={"green": {19: [2, 3]}})

    s.play("green: stalk 19")

    assert "decline" not in s.options("green")
    s.refused("green: decline", "LR-512")


@pytest.mark.rule("LR-513")
def test_a_controller_may_decline_the_trample() -> None:
    s = roused("garm", rings={"garm": "green"}, armies={"green": {19: 2}})

    s.play("green: stalk 19")
    assert s.options("green") == {"decline", "strike 19 2"}
    s.play("green: decline")

    assert s.monster("garm") == 19
    assert s.armies("green", 19) == [2]


@pytest.mark.rule("LR-513x")
@pytest.mark.parametrize(("answer", "left"), [("decline", 3), ("strike 19 3", 2)])
def test_greens_own_draugr_may_spare_the_red_army(answer: str, left: int) -> None:
    s = roused("draugr", rings={"draugr": "green"}, armies={"red": {19: 3}})

    s.play("green: stalk 19", f"green: {answer}")

    assert s.monster("draugr") == 19
    assert s.armies("red", 19) == [left]


@pytest.mark.rule("LR-514")
def test_an_army_that_comes_to_a_monster_is_not_trampled() -> None:
    s = scene(step="manoeuvres", monsters={"garm": 12}, armies={"green": {11: 4}})

    s.play("green: activate 11 4", "green: march 12")

    assert s.armies("green", 12) == [4]
    assert "Trampled" not in s.told()


@pytest.mark.rule("LR-514")
def test_a_monster_that_is_placed_or_attacks_does_not_trample() -> None:
    placed = event(4, armies={"red": {4: 2}})
    attacking = roused("huldra", "attack", armies={"red": {20: 2}})

    assert placed.monster("garm") == 4
    assert placed.armies("red", 4) == [2]
    assert attacking.armies("red", 20) == [2]
    assert "Trampled" not in placed.told() + attacking.told()

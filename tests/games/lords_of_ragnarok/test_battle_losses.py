"""Battle: Losses of both sides, and the Retreat (LR-711 to LR-716, LR-726)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner

# -- the loser ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-711")
def test_the_defeat_takes_1_from_each_army() -> None:
    s = both_pass(battle(6, [4, 1]))

    assert s.armies("red", 14) == [3]
    assert s.reserve("red") == 5


@pytest.mark.rule("LR-712")
@pytest.mark.parametrize(("second", "left"), [("2", [1, 3]), ("3", [2, 2])])
def test_card_losses_are_spread_as_the_loser_likes(second: str, left: list[int]) -> None:
    s = battle([6, 6], [4, 4], green="sword", red="hammer")

    s.play("red: play hammer", "green: play sword", "red: pass", "green: pass")

    assert s.options("red") == {"lose 12 2", "lose 12 3"}  # after the defeat, and the first Loss on one of two equals
    s.refused("red: lose 14 3", "LR-712")
    s.play(f"red: lose 12 {second}")
    assert s.armies("red", 14) == left


@pytest.mark.rule("LR-712x")
def test_defeat_first_then_the_loss_of_the_card() -> None:
    s = battle(6, [3, 1], green="spear", red="sword")

    s.play("red: play sword", "green: play spear", "red: pass", "green: pass")

    assert values(s) == (9, 7)  # one Army against two: the Spear counts 3
    assert s.armies("red", 14) == [1]
    assert s.reserve("red") == 5


@pytest.mark.rule("LR-713")
def test_losses_beyond_what_is_there_are_ignored() -> None:
    s = battle(6, 2, green="sword", red="hammer", armies={"red": {14: 3}})

    s.play("red: play hammer", "green: play sword", "red: pass", "green: pass")

    assert s.armies("red", 12) == []
    assert s.armies("red", 14) == [3]
    assert s.reserve("red") == 5


# -- Retreat ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-714")
def test_all_losing_armies_retreat_to_one_region() -> None:
    s = both_pass(battle([6, 2], [4, 2], origin=13, control={"green": [13], "red": [11, 12, 14]}))

    assert s.options("red") == {"retreat 11", "retreat 14"}
    s.play("red: retreat 11")

    assert s.armies("red", 11) == [1, 3]
    assert s.armies("red", 14) == []
    s.refused("red: retreat 14")


@pytest.mark.rule("LR-714")
def test_what_is_against_a_retreat() -> None:
    control = {"green": [13], "red": [1, 2, 11, 12, 14]}
    s = both_pass(battle(6, 4, origin=13, control=control, monsters={"garm": 14}, loki=1, drakkars={"red": "s3"}))

    assert s.options("red") == {"retreat 11", "retreat 14"}  # a Monster does not bar the way
    s.refused("red: retreat 13", "LR-250")
    s.refused("red: retreat 2", "LR-250")
    s.refused("red: retreat 12", "LR-250")


@pytest.mark.rule("LR-714")
def test_no_retreat_to_loki() -> None:
    s = both_pass(battle(6, 4, control={"green": [11], "red": [12, 13, 14]}, loki=14, armies={"black": {15: 1}}))

    assert s.armies("red", 13) == [3]


@pytest.mark.rule("LR-715")
def test_attackers_without_a_region_nearby_are_destroyed() -> None:
    s = both_pass(battle(3, 5, control={"red": [12, 14], "green": [1]}))

    assert winner(s) == "red"
    assert s.reserve("green") == 6
    assert s.armies("green", 11) == []


@pytest.mark.rule("LR-715x")
def test_the_last_region_lost_leaves_nowhere_to_go() -> None:
    s = both_pass(battle(6, 4, control={"red": [12]}, drakkars={"red": "s1"}))

    assert s.reserve("red") == 6
    assert "ArmyRetreated" not in s.told()


# -- the winner ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-716")
@pytest.mark.parametrize(("choice", "left"), [("3", [2, 2]), ("2", [1, 3])])
def test_the_winner_takes_the_losses_of_his_cards_as_he_likes(choice: str, left: list[int]) -> None:
    s = battle([3, 2], 3, green="sword")

    s.play("red: pass", "green: play sword", "green: pass")

    assert s.armies("red", 14) == [2]  # the Retreat comes first
    s.play(f"green: lose 12 {choice}")
    assert s.armies("green", 12) == left


@pytest.mark.rule("LR-716")
def test_a_winner_without_losses_on_his_cards_loses_nothing() -> None:
    s = both_pass(battle([3, 2], 3))

    assert s.armies("green", 12) == [2, 3]


@pytest.mark.rule("LR-716", "LR-720")
def test_a_battle_can_destroy_both() -> None:
    """Green's 2 is brought to 1 by the Bow after green has played two Losses; the excess is ignored."""
    s = battle(2, 1, green="hammer", red="spear bow", armies={"green": {1: 3}})

    s.play("red: play spear", "green: play hammer", "red: play bow", "green: pass", "red: pass")

    assert values(s) == (5, 4)
    assert s.armies("green", 12) == []
    assert s.armies("red", 14) == []
    assert s.reserve("red") == 6
    assert s.reserve("green") == 5
    assert s.armies("green", 1) == [3]
    assert s.owner(12) == "green"  # 0 against 0


# -- what is no Loss ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-726")
def test_a_bow_is_no_loss_that_a_shield_can_ignore() -> None:
    s = battle(5, 3, green="bow", red="shield")

    s.play("red: play shield", "green: play bow", "red: pass", "green: pass")
    s.play("red: keep 12 2")

    assert s.armies("red", 14) == [2]


@pytest.mark.rule("LR-726", "LR-969", "LR-984")
def test_a_last_stand_is_no_loss_that_the_einherjar_can_ignore() -> None:
    s = both_pass(battle(5, 2, blessings={"green": "einherjar", "red": "last-stand"}))

    assert s.armies("green", 12) == [4]

"""Battle: when, between whom, cards, values (LR-701 to LR-710)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.fights import battle, both_pass, march, values, winner
from tests.games.lords_of_ragnarok.scene import scene

# -- when and between whom ----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-701")
def test_a_battle_starts_when_the_step_ends() -> None:
    s = battle(green="sword", red="spear")

    assert s.asked() == ["red: battle_card"]
    assert s.told() == ["StepBegan", "ArmyMoved", "BattleBegan"]  # the Special Action has not begun

    both_pass(s)

    assert s.told()[-1] == "StepBegan"
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-701")
def test_a_recruited_army_fights_at_the_end_of_its_step_too() -> None:
    s = scene(step="special", drakkars={"green": "s3"}, armies={"red": {12: 1}}, control={"red": [12]})

    s.play("green: act reinforce", "green: recruit 12")

    assert s.asked() == ["red: battle_card"]


@pytest.mark.rule("LR-701")
def test_armies_of_one_player_do_not_fight() -> None:
    s = scene(step="manoeuvres", armies={"green": {11: 2, 12: 2}}, control={"green": [11, 12]})

    s.play("green: activate 11 2", "green: march 12")

    assert s.armies("green", 12) == [2, 2]
    assert "BattleBegan" not in s.told()


@pytest.mark.rule("LR-702")
def test_the_active_player_says_which_battle_comes_first() -> None:
    armies = {"green": {10: 3, 13: 5}, "red": {11: 1, 14: 3}}
    s = scene(step="special", armies=armies, control={"red": [11, 12, 14, 15]})
    s.play("green: act mobilize", "green: activate 10 3", "green: march 11")
    s.play("green: activate 13 5", "green: march 14")

    assert s.asked() == ["green: next_battle"]
    assert s.options("green") == {"fight 11", "fight 14"}
    s.play("green: fight 14", "red: pass", "green: pass")

    assert s.asked() == ["red: retreat"]  # of the first Battle, before the second begins
    assert len(s.events("BattleBegan")) == 1
    s.play("red: retreat 15")
    assert [event.region + 1 for event in s.events("BattleBegan")] == [14, 11]
    assert s.owner(14) == "green"


@pytest.mark.rule("LR-703")
def test_the_last_to_come_attacks_though_no_one_controls_the_region() -> None:
    s = battle(4, 2, control={"green": [11]})

    began = s.events("BattleBegan")[0]
    assert (s.names[began.attacker], s.names[began.defender]) == ("green", "red")
    assert s.owner(12) == ""
    both_pass(s)
    assert values(s) == (4, 2)


# -- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-704")
def test_the_defender_decides_first_and_then_in_turn() -> None:
    s = battle(green="sword axe", red="spear bow")

    assert s.asked() == ["red: battle_card"]
    s.refused("green: play sword")
    s.play("red: play spear")
    assert s.asked() == ["green: battle_card"]
    s.play("green: play sword")
    assert s.asked() == ["red: battle_card"]
    assert s.options("red") == {"pass", "play bow"}


@pytest.mark.rule("LR-705")
def test_a_side_that_passed_is_out_and_the_other_goes_on_alone() -> None:
    s = battle(green="spear spear", red="sword")

    s.play("red: pass", "green: play spear")
    assert s.asked() == ["green: battle_card"]
    s.refused("red: play sword")
    s.play("green: play spear", "green: pass")

    assert values(s) == (8, 4)
    assert s.hand("red") == ["sword"]


@pytest.mark.rule("LR-706", "LR-940")
def test_an_effect_comes_at_once_and_the_value_counts_later() -> None:
    s = battle(green="bow", red="", defence=3)

    s.play("red: pass", "green: play bow")

    assert s.armies("red", 12) == [2]
    s.play("green: pass")
    assert values(s) == (5, 2)


@pytest.mark.rule("LR-707")
def test_losses_up_to_the_total_of_the_armies_may_be_played() -> None:
    s = battle(defence=[1, 1], red="hammer")

    assert s.options("red") == {"pass", "play hammer"}


@pytest.mark.rule("LR-707x")
def test_one_army_of_1_cannot_bear_two_losses() -> None:
    s = battle(defence=1, red="hammer sword")

    assert s.options("red") == {"pass", "play sword"}
    s.refused("red: play hammer", "LR-707", losses=2, has=1)


@pytest.mark.rule("LR-708")
def test_loss_symbols_already_played_count() -> None:
    s = battle(defence=2, red="sword axe hammer")

    s.play("red: play sword", "green: pass")

    assert s.options("red") == {"pass", "play axe"}
    s.refused("red: play hammer", "LR-708", losses=2, played=1, has=2)


@pytest.mark.rule("LR-708")
def test_an_army_weakened_meanwhile_bears_fewer_losses() -> None:
    """One symbol lies there, one Army of 1 is left: no further Loss, but a card without one."""
    s = battle(defence=2, red="sword axe spear", green="bow")

    s.play("red: play sword", "green: play bow")

    assert s.options("red") == {"pass", "play spear"}


# -- values -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-709")
def test_a_battle_value_is_armies_cards_and_bonuses() -> None:
    s = battle([3, 1], 4, green="spear", blessings={"green": "battle-joy"})

    s.play("red: pass", "green: play spear", "green: pass")

    assert values(s) == (7, 4)


@pytest.mark.rule("LR-710")
@pytest.mark.parametrize(("attack", "who"), [(4, "red"), (5, "red"), (6, "green")])
def test_the_higher_value_wins(attack: int, who: str) -> None:
    s = both_pass(battle(attack, 5))

    assert winner(s) == who


@pytest.mark.rule("LR-710x")
def test_on_a_tie_the_defender_wins() -> None:
    s = battle(4, 3, green="spear", red="sword")

    s.play("red: play sword", "green: play spear", "red: pass", "green: pass")

    assert values(s) == (6, 6)
    assert winner(s) == "red"
    assert s.armies("green", 11) == [3]
    assert s.armies("green", 12) == []


# -- a crowd ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-701", "LR-703")
def test_three_players_in_a_region_fight_until_one_is_left() -> None:
    """No rule brings three together; should one, they fight two by two, and the last to come attacks."""
    armies = {"green": {11: 6}, "red": {12: 2}, "black": {12: 3}}
    s = scene(step="manoeuvres", armies=armies, control={"red": [12, 14], "black": [13]})
    march(s, [6], 11, 12)

    both_pass(s)

    assert [(event.attacker, event.defender) for event in s.events("BattleBegan")] == [(0, 1), (0, 2)]
    assert s.armies("red", 14) == [1]
    assert s.armies("black", 13) == [2]
    assert s.owner(12) == "green"
    assert s.armies("green", 12) == [6]

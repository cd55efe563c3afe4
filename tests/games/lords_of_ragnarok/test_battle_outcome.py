"""Battle: who controls the Region, in which order, what stays, what is declared and won (LR-717 to LR-725)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner

# -- control ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-717")
def test_a_winner_keeps_his_region_even_without_armies() -> None:
    s = battle(3, 1, red="sword")

    s.play("red: play sword", "green: pass", "red: pass")

    assert winner(s) == "red"
    assert s.armies("red", 12) == []
    assert s.owner(12) == "red"
    assert s.armies("green", 11) == [2]


@pytest.mark.rule("LR-718")
@pytest.mark.parametrize(("attack", "owner"), [(4, ""), (5, "green")])
def test_a_neutral_region_asks_for_its_population(attack: int, owner: str) -> None:
    s = battle(attack, 1, region=19, origin=20, green="sword", control={"green": [20]})

    s.play("red: pass", "green: play sword", "green: pass")

    assert s.armies("green", 19) == [attack - 1]
    assert s.owner(19) == owner


@pytest.mark.rule("LR-718")
def test_a_neutral_region_is_taken_before_its_battle_is_over() -> None:
    """Not by the check at the end of the step, which would come after other Battles."""
    s = battle(5, 1, region=19, origin=20, green="sword", control={"green": [20]})

    s.play("red: pass", "green: play sword", "green: pass")

    told = s.told()
    assert told.index("ControlTaken") < told.index("BattleOver")


@pytest.mark.rule("LR-718")
def test_a_defender_takes_a_neutral_region_that_he_can_hold() -> None:
    """Their Army was too small before; nothing changes by winning."""
    s = battle(1, 3, region=19, origin=20, control={"green": [20]})

    both_pass(s)

    assert winner(s) == "red"
    assert s.owner(19) == ""


@pytest.mark.rule("LR-719")
def test_the_losers_region_goes_to_the_winner_whatever_its_population() -> None:
    s = battle(2, 1, region=21, origin=20, green="sword", control={"green": [20], "red": [19, 21]}, loki=1)

    s.play("red: pass", "green: play sword", "green: pass", "red: decline")  # Gungnir, which goes with the Region

    assert s.armies("green", 21) == [1]
    assert s.owner(21) == "green"


@pytest.mark.rule("LR-719x")
def test_the_printed_battle() -> None:
    s = battle(4, 4, green="sword", red="spear")

    s.play("red: play spear", "green: play sword", "red: pass", "green: pass")

    assert values(s) == (7, 6)
    assert s.armies("red", 14) == [3]
    assert s.armies("green", 12) == [3]
    assert s.owner(12) == "green"


@pytest.mark.rule("LR-720")
@pytest.mark.parametrize(("control", "owner"), [({"green": [11], "red": [12, 14]}, "green"), ({"green": [11]}, "")])
def test_no_armies_are_enough_for_the_losers_region_only(control: dict[str, list[int]], owner: str) -> None:
    s = battle(1, 1, green="sword", control=control)

    s.play("red: pass", "green: play sword", "green: pass")

    assert s.armies("green", 12) == []
    assert s.armies("red", 12) == []
    assert s.owner(12) == owner


@pytest.mark.rule("LR-720")
def test_no_armies_are_not_enough_for_a_third_players_region() -> None:
    """Both fight in a Region of black's, which stays black's until an Army stands there."""
    s = battle(1, 1, green="sword", control={"green": [11], "black": [12]})

    s.play("red: pass", "green: play sword", "green: pass")

    assert s.owner(12) == "black"


# -- order, and what a Battle leaves alone ------------------------------------------------------------------------


@pytest.mark.rule("LR-721")
def test_values_losses_retreat_losses_control() -> None:
    s = battle(4, 4, green="sword", red="")

    s.play("red: pass", "green: play sword", "green: pass")

    told = s.told()
    assert told[told.index("ValuesCompared") : told.index("ControlTaken") + 1] == [
        "ValuesCompared", "BattleWon", "ArmyShrank", "ArmyRetreated", "ArmyShrank", "ControlTaken",
    ]  # fmt: skip
    assert [event.seat for event in s.events("ArmyShrank")] == [s.seat("red"), s.seat("green")]


@pytest.mark.rule("LR-722")
def test_heroes_monsters_and_drakkars_neither_fight_nor_fall() -> None:
    s = battle(5, 4, at={"red": 12}, monsters={"garm": 12}, rings={"garm": "red"}, drakkars={"red": "s3"})

    both_pass(s)

    assert values(s) == (5, 4)
    assert s.monster("garm") == 12
    assert s.ring("garm") == "red"
    assert s.drakkar("red") == "s3"
    assert s.hero("red") == 12


@pytest.mark.rule("LR-723")
def test_cards_are_discarded_when_the_battle_ends() -> None:
    s = battle([4, 1], 4, green="sword spear", red="spear", discard="hammer")

    s.play("red: play spear", "green: play sword", "red: pass", "green: play spear", "green: pass")
    assert s.asked() == ["green: take_loss"]
    assert s.discard() == ["hammer"]
    s.play("green: lose 12 1")

    assert s.discard() == ["hammer", "spear", "spear", "sword"]


# -- declared, and won --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-724", "LR-928", "LR-983")
@pytest.mark.parametrize(("runes", "result", "who"), [("0", (7, 6), "green"), ("1", (7, 7), "red")])
def test_value_is_declared_defender_first_when_both_have_passed(runes: str, result: tuple[int, int], who: str) -> None:
    control = {"green": [11, 21], "red": [12, 14]}
    s = battle(5, 6, control=control, blessings={"red": "blood-price"}, runes={"red": "uruz"})
    both_pass(s)

    assert s.asked() == ["red: blood_price"]
    s.play(f"red: offer {runes}")
    assert s.asked() == ["green: spend_artefact"]  # knowing what the defender has offered
    s.play("green: use gungnir")

    assert values(s) == result
    assert winner(s) == who
    assert s.artefacts("green") == {"gungnir": False}


@pytest.mark.rule("LR-725", "LR-950", "LR-907")
def test_a_winner_is_rewarded_even_without_survivors() -> None:
    s = battle(1, 2, green="dwarven-blade", heroes={"green": "lagertha"})

    s.play("red: pass", "green: play dwarven-blade", "green: pass")
    assert s.owner(12) == "green"  # after the control part
    assert s.options("green") == {"claim rune", "claim army"}
    s.play("green: claim army")
    assert s.asked() == ["green: gain_rune"]
    assert "ArmyGrew" not in s.told()
    s.play("green: gain othala")

    assert s.runes("green") == ["othala"]
    assert s.armies("green", 12) == []


@pytest.mark.rule("LR-725", "LR-933", "LR-950")
@pytest.mark.parametrize("first", ["card", "rune"])
def test_rewards_come_in_the_winners_order(first: str) -> None:
    s = battle(5, 2, green="dwarven-blade gungnirs-echo", deck="bow")

    s.play("red: pass", "green: play dwarven-blade", "green: play gungnirs-echo", "green: pass")
    s.play(f"green: claim {first}")
    if first == "card":
        assert s.hand("green") == ["bow"]
        assert s.asked() == ["green: gain_rune"]
    else:
        assert s.hand("green") == []
        assert s.asked() == ["green: gain_rune"]
    s.play("green: gain uruz")

    assert s.hand("green") == ["bow"]
    assert s.runes("green") == ["uruz"]

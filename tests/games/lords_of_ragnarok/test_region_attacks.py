"""The Region Attacks of the six Monsters (LR-521 to LR-526)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import roused, say


@pytest.mark.rule("LR-521")
def test_jotunn_lowers_every_army_in_its_region() -> None:
    s = roused("jotunn", "attack", armies={"red": {20: [3, 2, 1], 19: 4}})

    assert s.armies("red", 20) == [1, 2]
    assert s.reserve("red") == 3
    assert s.armies("red", 19) == [4]


@pytest.mark.rule("LR-521")
def test_jotunn_lowers_the_armies_of_every_player() -> None:
    s = roused("jotunn", "attack", armies={"red": {20: 3}, "black": {20: 5}, "green": {20: 4}})

    lost = {s.names[event.seat]: event.value for event in s.events("ArmyShrank")[:3]}
    assert lost == {"green": 3, "red": 2, "black": 4}


@pytest.mark.rule("LR-522")
def test_garm_makes_all_armies_of_one_player_retreat() -> None:
    s = roused("garm", "attack", 12, armies={"red": {12: [4, 1]}}, control={"red": [11, 12]})

    assert s.armies("red", 12) == []
    assert s.armies("red", 11) == [1, 4]
    assert s.owner(12) == "red"


@pytest.mark.rule("LR-522")
def test_whose_armies_garm_drives_away_the_active_player_says() -> None:
    s = roused("garm", "attack", 12, armies={"red": {12: 4}, "black": {12: 3}}, control={"red": [11], "black": [13]})

    assert s.asked() == ["green: whose"]
    assert s.options("green") == {"whose red", "whose black"}
    s.play("green: whose black")

    assert s.armies("black", 13) == [3]
    assert s.armies("red", 12) == [4]


@pytest.mark.rule("LR-522")
def test_armies_that_find_no_refuge_from_garm_are_destroyed() -> None:
    s = roused("garm", "attack", 12, armies={"red": {12: [4, 1]}}, control={"red": [12, 1]})

    assert s.reserve("red") == 6
    assert s.owner(12) == "red"


@pytest.mark.rule("LR-523")
def test_draugr_lowers_one_army_by_two() -> None:
    s = roused("draugr", "attack", armies={"red": {20: 2}})

    assert s.armies("red", 20) == []
    assert s.reserve("red") == 6


@pytest.mark.rule("LR-523")
def test_of_two_players_with_equal_armies_the_active_player_says_whose_draugr_hits() -> None:
    s = roused("draugr", "attack", armies={"red": {20: 5}, "black": {20: 5}})

    s.play("green: whose black")

    assert [event.seat for event in s.events("ArmyShrank")] == [s.seat("black")]
    assert s.events("ArmyShrank")[0].value == 3


@pytest.mark.rule("LR-524")
def test_fafnir_hits_an_army_next_to_it_even_if_its_own_region_has_none() -> None:
    s = roused("fafnir", "attack", 8, armies={"red": {9: 3, 12: 2}})

    assert s.armies("red", 9) == [2]
    assert s.armies("red", 12) == [2]  # not adjacent


@pytest.mark.rule("LR-524")
def test_fafnir_hits_one_army_in_its_region_and_one_in_an_adjacent_one() -> None:
    s = roused("fafnir", "attack", 8, armies={"red": {8: 3, 9: 3}, "black": {4: 2}})

    assert s.armies("red", 8) == [2]
    assert s.options("green") == {"strike 9 3", "strike 4 2"}
    s.play("green: strike 4 2")

    assert s.armies("black", 4) == [1]
    assert s.armies("red", 9) == [3]


@pytest.mark.rule("LR-525")
def test_huldra_hurts_the_heroes_and_the_controller_pays_a_rune() -> None:
    s = roused(
        "huldra", "attack", 14, at={"green": 14, "red": 14, "black": 1}, control={"red": [14]},
        runes={"red": "uruz othala", "green": "uruz"},
    )  # fmt: skip

    assert s.asked() == ["green: injure"]
    s.play("green: hurt might")
    assert s.asked() == ["red: injure"]
    s.play("red: hurt authority")
    assert s.asked() == ["red: drop_rune"]
    s.play("red: drop othala")

    assert [s.injuries(colour) for colour in ("green", "red", "black")] == [1, 1, 0]
    assert s.runes("red") == ["uruz"]
    assert s.runes("green") == ["uruz"]


@pytest.mark.rule("LR-526")
@pytest.mark.parametrize("sea", ["s1", "s3"])
def test_hraesvelgr_blows_all_drakkars_of_a_sea_beside_it_to_the_next(sea: str) -> None:
    s = roused("hraesvelgr", "attack", 9, armies={"red": {9: 3}}, drakkars={"red": "s2", "green": "s2", "black": "s6"})

    assert s.armies("red", 9) == [2]
    assert s.options("green") == {"blow s2 s1", "blow s2 s3"}
    s.play(f"green: blow s2 {sea}")

    assert (s.drakkar("red"), s.drakkar("green"), s.drakkar("black")) == (sea, sea, "s6")


@pytest.mark.rule("LR-526")
def test_hraesvelgr_blows_nothing_where_the_seas_beside_it_are_empty() -> None:
    s = roused("hraesvelgr", "attack", 9, drakkars={"red": "s1", "green": "s4", "black": "s6"})

    assert "DrakkarsBlown" not in s.told()
    assert (s.drakkar("red"), s.drakkar("green"), s.drakkar("black")) == ("s1", "s4", "s6")


@pytest.mark.rule("LR-526")
def test_inland_hraesvelgr_reaches_every_sea_that_holds_drakkars() -> None:
    s = roused("hraesvelgr", "attack", 8, drakkars={"red": "s1", "green": "s4", "black": "s4"})

    assert s.options("green") == {"blow s1 s2", "blow s1 s6", "blow s4 s3", "blow s4 s5"}
    say(s, "green: blow s4 s5")

    assert (s.drakkar("red"), s.drakkar("green"), s.drakkar("black")) == ("s1", "s5", "s5")

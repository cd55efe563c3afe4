"""Blessings of Odin: Armies, Battles and Regions (LR-961 to LR-972)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import scene


@pytest.mark.rule("LR-961")
@pytest.mark.parametrize(("authority", "value"), [(2, 3), (3, 3), (5, 5)])
def test_raven_banner_recruits_no_army_below_3(authority: int, value: int) -> None:
    s = scene(
        step="special",
        drakkars={"green": "s1"},
        attributes={"green": (authority, 2, 2)},
        blessings={"green": "raven-banner"},
    )

    s.play("green: act reinforce", "green: recruit 1")

    assert s.armies("green", 1) == [value]


@pytest.mark.rule("LR-961")
def test_raven_banner_counts_an_injured_authority_as_2() -> None:
    s = scene(
        step="special",
        drakkars={"green": "s1"},
        attributes={"green": (5, 2, 2)},
        hurt={"green": "authority"},
        blessings={"green": "raven-banner"},
    )

    s.play("green: act reinforce", "green: recruit 1")

    assert s.armies("green", 1) == [3]


@pytest.mark.rule("LR-961")
def test_raven_banner_does_not_touch_a_fixed_value() -> None:
    s = scene(
        step="special",
        allies={"muspelheim": "red"},
        control={"red": [1]},
        monsters={"garm": 5, "draugr": 9},
        blessings={"red": "raven-banner"},
    )

    s.play("green: act monsters", "red: recruit 1")

    assert s.armies("red", 1) == [1]


@pytest.mark.rule("LR-962")
def test_call_of_valhalla_draws_for_each_army_that_is_destroyed() -> None:
    s = both_pass(battle(4, [1, 1], blessings={"red": "call-of-valhalla"}, deck="bow hammer"))

    assert s.reserve("red") == 6
    assert s.hand("red") == ["bow", "hammer"]


@pytest.mark.rule("LR-962")
def test_call_of_valhalla_also_mourns_armies_that_cannot_retreat() -> None:
    s = both_pass(battle(6, 3, control={"red": [12]}, blessings={"red": "call-of-valhalla"}, deck="bow"))

    assert s.hand("red") == ["bow"]


@pytest.mark.rule("LR-962")
def test_call_of_valhalla_is_silent_for_an_army_that_survives() -> None:
    s = both_pass(battle(6, 3, blessings={"red": "call-of-valhalla"}, deck="bow"))

    assert s.armies("red", 14) == [2]
    assert s.hand("red") == []


@pytest.mark.rule("LR-963")
def test_forced_march_goes_two_regions_through_an_own_one() -> None:
    s = scene(
        step="manoeuvres", armies={"green": {11: 2}}, control={"green": [12]}, blessings={"green": "forced-march"}
    )

    s.play("green: activate 11 2")
    assert s.options("green", "march") == {"march 7", "march 10", "march 12", "march 13", "march 14"}
    s.play("green: march 14")

    assert s.armies("green", 14) == [2]


@pytest.mark.rule("LR-963")
def test_forced_march_goes_neither_through_neutral_regions_nor_past_loki() -> None:
    neutral = scene(step="manoeuvres", armies={"green": {11: 2}}, blessings={"green": "forced-march"})
    loki = scene(
        step="manoeuvres",
        armies={"green": {11: 2}},
        control={"green": [12]},
        blessings={"green": "forced-march"},
        loki=12,
    )
    for s in (neutral, loki):
        s.play("green: activate 11 2")
        assert "march 14" not in s.options("green")


@pytest.mark.rule("LR-963")
def test_forced_march_is_not_for_mobilize() -> None:
    s = scene(step="special", armies={"green": {11: 2}}, control={"green": [12]}, blessings={"green": "forced-march"})

    s.play("green: act mobilize")

    assert s.options("green", "march") == {"march 7", "march 10", "march 12", "march 13"}


@pytest.mark.rule("LR-964")
def test_levy_raises_an_army_in_an_own_village_after_an_activation() -> None:
    s = scene(step="manoeuvres", armies={"green": {5: 2, 11: 2}}, control={"green": [5]}, blessings={"green": "levy"})

    s.play("green: activate 11 2", "green: march 12")

    assert s.armies("green", 5) == [3]


@pytest.mark.rule("LR-964")
def test_levy_needs_an_activation_and_an_own_village() -> None:
    idle = scene(step="manoeuvres", armies={"green": {5: 2}}, control={"green": [5]}, blessings={"green": "levy"})
    foreign = scene(step="manoeuvres", armies={"green": {5: 1, 11: 2}}, blessings={"green": "levy"})

    idle.play("green: done")
    foreign.play("green: activate 11 2", "green: march 12")

    assert idle.armies("green", 5) == [2]
    assert foreign.armies("green", 5) == [1]


@pytest.mark.rule("LR-964")
def test_levy_raises_once_even_with_the_storm_feather() -> None:
    s = scene(
        step="manoeuvres",
        armies={"green": {5: 2, 11: 2, 16: 1}},
        control={"green": [5]},
        blessings={"green": "levy"},
        artefacts={"green": "storm-feather"},
    )

    s.play("green: activate 11 2", "green: march 12", "green: activate 16 1", "green: march 17")

    assert s.armies("green", 5) == [3]
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-965")
def test_high_seat_gives_one_rune_at_the_end_of_ones_turn() -> None:
    s = scene(
        step="special",
        control={"green": [1, 2, 3, 4, 5, 6]},
        armies={"green": {1: 1}, "red": {20: 1}},
        blessings={"green": "high-seat"},
    )

    s.play("green: act prepare", "green: prepare draw", "green: prepare draw", "green: gain algiz")

    assert s.runes("green") == ["algiz"]  # two Territories, one Rune
    s.until("special", "red").play("red: act mobilize", "red: march 19")
    assert s.runes("green") == ["algiz"]  # nothing at the end of red's turn
    assert s.asked() == ["black: hero_option"]


@pytest.mark.rule("LR-965")
def test_high_seat_asks_for_a_whole_territory() -> None:
    s = scene(step="special", control={"green": [1, 2]}, armies={"green": {1: 1}}, blessings={"green": "high-seat"})

    s.play("green: act prepare", "green: prepare draw", "green: prepare draw")

    assert s.runes("green") == []
    assert s.asked() == ["red: hero_option"]


@pytest.mark.rule("LR-966")
@pytest.mark.parametrize(("owner", "other"), [("green", "red"), ("red", "green")])
def test_huginn_shows_the_enemys_hand_before_the_first_card(owner: str, other: str) -> None:
    s = battle(green="spear bow", red="spear bow", blessings={owner: "huginn"})

    assert s.asked() == ["red: battle_card"]
    assert sorted(s.view(owner).battle.shown) == ["bow", "spear"]
    for blind in (other, "black", None):
        assert s.view(blind).battle.shown == ()


@pytest.mark.rule("LR-966")
def test_huginn_does_not_show_what_has_left_the_hand() -> None:
    s = battle(red="spear bow", blessings={"green": "huginn"})

    s.play("red: play spear")

    assert s.view("green").battle.shown == ("bow",)


@pytest.mark.rule("LR-967")
def test_muninn_raises_cards_of_1_and_2() -> None:
    s = battle(4, 1, green="bow spear sword", blessings={"green": "muninn"})

    s.play("red: pass", "green: play bow", "green: play spear", "green: play sword", "green: pass")

    assert values(s) == (4 + 8, 1)


@pytest.mark.rule("LR-967")
def test_muninn_leaves_a_shield_at_0() -> None:
    s = battle(4, 5, green="shield", red="spear", blessings={"green": "muninn"})

    s.play("red: play spear", "green: play shield", "red: pass", "green: pass")

    assert values(s) == (4, 7)  # and the enemy's Spear at 2


@pytest.mark.rule("LR-967")
def test_muninn_has_no_part_in_a_hunt() -> None:
    s = hunt(hand="roar claw", hands={"green": "spear"}, blessings={"green": "muninn"})

    s.play("black: attack roar", "green: defend spear", "green: done")

    assert s.events("DefencePlayed")[-1].value == 2
    assert "AttackHit" in s.told()


@pytest.mark.rule("LR-968")
def test_temple_guard_defends_regions_with_a_temple() -> None:
    temple = both_pass(battle(4, 3, temples=[12], blessings={"red": "temple-guard"}))
    bare = both_pass(battle(4, 3, blessings={"red": "temple-guard"}))
    attack = both_pass(battle(3, 4, temples=[12], blessings={"green": "temple-guard"}))

    assert values(temple) == (4, 4)
    assert values(bare) == (4, 3)
    assert values(attack) == (3, 4)


@pytest.mark.rule("LR-969")
def test_einherjar_spare_a_winner_one_loss() -> None:
    s = battle(4, 4, green="hammer", blessings={"green": "einherjar"})

    s.play("red: pass", "green: play hammer", "green: pass")

    assert s.armies("green", 12) == [3]


@pytest.mark.rule("LR-969")
def test_einherjar_spare_a_loser_nothing() -> None:
    s = battle(4, 4, green="hammer", red="hammer", blessings={"green": "einherjar"})

    s.play("red: play hammer", "green: play hammer", "red: pass", "green: pass")

    assert winner(s) == "red"
    assert s.armies("green", 11) == [1]  # 1 for the defeat, 2 for the Hammer


@pytest.mark.rule("LR-970")
def test_muster_recruits_an_army_of_2_in_an_own_village() -> None:
    s = scene(
        step="runes",
        runes={"green": "uruz algiz"},
        attributes={"green": (5, 2, 2)},
        control={"green": [1, 5, 14]},
        drakkars={"green": "s3"},
        blessings={"green": "muster"},
    )

    s.play("green: invoke muster")
    assert s.options("green") == {"recruit 5", "recruit 14"}  # no Drakkar's coast
    s.play("green: recruit 5")

    assert s.armies("green", 5) == [2]
    assert s.runes("green") == []


@pytest.mark.rule("LR-970")
def test_muster_is_a_blessing_and_needs_an_army_and_two_types() -> None:
    runes, control, blessings = {"green": "uruz algiz"}, {"green": [5]}, {"green": "muster"}
    plain = scene(step="runes", runes=runes, control=control)
    same = scene(
        step="runes",
        runes={"green": "uruz uruz"},
        control=control,
        blessings=blessings,
        artefacts={"green": "andvaris-ring"},
    )
    full = scene(step="runes", runes=runes, control=control, blessings=blessings, armies={"green": {5: [1] * 6}})

    plain.refused("green: invoke muster", "LR-348")
    same.refused("green: invoke muster", "LR-337")
    full.refused("green: invoke muster", "LR-358")


@pytest.mark.rule("LR-971")
def test_allfathers_eye_makes_might_1_higher_for_usurp() -> None:
    s = scene(step="special", at={"green": 12}, drakkars={"green": "s1"}, blessings={"green": "allfathers-eye"})
    plain = scene(step="special", at={"green": 12}, drakkars={"green": "s1"})

    plain.refused("green: act usurp")
    s.play("green: act usurp", "green: decline")

    assert s.owner(12) == "green"  # Population 3, Might 2
    stronger = scene(step="special", at={"green": 19}, drakkars={"green": "s1"}, blessings={"green": "allfathers-eye"})
    stronger.refused("green: act usurp", "LR-441")  # Population 4


@pytest.mark.rule("LR-971")
def test_allfathers_eye_has_no_part_in_a_hunt() -> None:
    s = hunt(blessings={"green": "allfathers-eye"})

    assert len(s.hand("green")) == 2


@pytest.mark.rule("LR-972")
@pytest.mark.parametrize(("loki", "armies"), [(21, [3]), (1, [])])
def test_safe_roads_lead_to_any_own_region_but_lokis(loki: int, armies: list[int]) -> None:
    s = both_pass(battle(6, 4, control={"red": [1, 12]}, loki=loki, blessings={"red": "safe-roads"}))

    assert s.armies("red", 1) == armies
    assert s.reserve("red") == 6 - len(armies)

"""Control of Regions, checked at the end of every step (LR-221 to LR-230, LR-260)."""

from __future__ import annotations

import pytest

from meadhall.games.lords_of_ragnarok.state import Lords
from tests.contract.cases import positions
from tests.games.lords_of_ragnarok.scene import new, scene


@pytest.mark.rule("LR-221", "LR-228")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_between_steps_a_region_has_one_owner_and_one_players_armies(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[int] = []
    begin = Lords.begin_step

    def checked(g: Lords, step: int) -> None:
        assert all(-1 <= owner < seats for owner in g.owner)
        assert all(len(g.seats_with_armies(region)) <= 1 for region in range(g.map.regions))
        steps.append(step)
        begin(g, step)

    monkeypatch.setattr(Lords, "begin_step", checked)
    s = new(seats, seed=seats)
    for _ in positions(s.match, seats):
        pass

    assert len(steps) > 20
    assert "BattleWon" in s.told()


@pytest.mark.rule("LR-222")
def test_armies_that_reach_the_population_take_a_neutral_region_unasked() -> None:
    s = scene(step="manoeuvres", armies={"green": {12: 2, 11: 1}}, loki=8)

    s.play("green: activate 11 1", "green: march 12")

    assert s.owner(12) == "green"
    assert s.view(None).regions[11].population == 0


@pytest.mark.rule("LR-222")
@pytest.mark.parametrize("step", ["prayer", "hero", "runes", "manoeuvres"])
def test_at_the_end_of_every_step(step: str) -> None:
    s = scene(
        step=step, armies={"green": {12: 3}}, priests={"green": 1}, runes={"green": "uruz othala"}, loki=8,
        drakkars={"green": "s1"},
    )  # fmt: skip
    assert s.owner(12) == ""

    s.play("green: done")

    assert s.owner(12) == "green"
    assert s.events("ControlTaken")[0].region == 11


@pytest.mark.rule("LR-222x")
def test_an_army_of_4_takes_region_19() -> None:
    s = scene(step="manoeuvres", armies={"green": {20: 4}}, loki=8)

    s.play("green: activate 20 4", "green: march 19")

    assert s.owner(19) == "green"
    assert s.view(None).regions[18].population == 0


@pytest.mark.rule("LR-223")
def test_heroes_monsters_and_drakkars_add_nothing() -> None:
    s = scene(
        step="manoeuvres", armies={"green": {11: 2}}, at={"green": 12}, monsters={"garm": 12},
        rings={"garm": "green"}, drakkars={"green": "s3"}, loki=8,
    )  # fmt: skip

    s.play("green: activate 11 2", "green: march 12")

    assert (s.armies("green", 12), s.owner(12)) == ([2], "")


@pytest.mark.rule("LR-224")
def test_too_weak_armies_stay_without_control() -> None:
    s = scene(step="manoeuvres", armies={"green": {20: 3}}, loki=8)

    s.play("green: activate 20 3", "green: march 21")

    assert (s.armies("green", 21), s.owner(21)) == ([3], "")
    assert s.view(None).regions[20].population == 5


@pytest.mark.rule("LR-225", "LR-226")
@pytest.mark.parametrize(("start", "target"), [(20, 21), (4, 5)])
def test_an_army_of_1_takes_an_empty_region_of_another(start: int, target: int) -> None:
    s = scene(step="manoeuvres", armies={"green": {start: 1}}, control={"red": [target]}, loki=8)

    s.play(f"green: activate {start} 1", f"green: march {target}")

    assert s.owner(target) == "green"
    assert s.regions("red") == []


@pytest.mark.rule("LR-225x")
def test_population_19_counts_as_0_once_it_was_controlled() -> None:
    s = scene(step="manoeuvres", turn="red", armies={"red": {20: 1}}, control={"green": [19]}, loki=8)
    assert s.view(None).regions[18].population == 0

    s.play("red: activate 20 1", "red: march 19")

    assert s.owner(19) == "red"


@pytest.mark.rule("LR-227")
def test_a_region_left_empty_stays_its_owners() -> None:
    s = scene(step="manoeuvres", armies={"green": {5: 1}}, control={"green": [5]}, loki=8)

    s.play("green: activate 5 1", "green: march 4")

    assert (s.owner(5), s.armies("green", 5)) == ("green", [])
    assert s.view(None).regions[4].population == 0


@pytest.mark.rule("LR-227")
def test_a_region_whose_last_army_is_destroyed_stays_its_owners() -> None:
    s = scene(
        step="special", armies={"red": {5: 1}}, control={"red": [5]}, monsters={"draugr": 5}, rings={"draugr": "green"},
    )  # fmt: skip

    s.play("green: act monsters", "green: rampage")  # the one Monster, and the one Army

    assert (s.owner(5), s.armies("red", 5)) == ("red", [])


@pytest.mark.rule("LR-228")
def test_two_players_share_a_region_until_the_battle() -> None:
    s = scene(step="manoeuvres", armies={"green": {11: 4}, "red": {12: 1}}, hands={"red": "spear"}, loki=8)

    s.play("green: activate 11 4", "green: march 12")

    assert s.asked() == ["red: battle_card"]
    s.play("red: pass").until("special")
    assert (s.armies("green", 12), s.armies("red", 12)) == ([4], [])


# -- the order of checks and Battles --------------------------------------------------------------------------


@pytest.mark.rule("LR-229")
def test_control_is_checked_before_the_battles() -> None:
    s = scene(
        step="special", armies={"green": {10: [2, 1]}, "red": {12: 6}}, drakkars={"green": "s3"},
        control={"red": [12]}, hands={"red": "spear"}, loki=8, attributes={"green": (2, 2, 2)},
    )  # fmt: skip
    s.play("green: act mobilize", "green: activate 10 2", "green: march 11", "green: activate 10 1", "green: march 12")

    assert s.asked() == ["red: battle_card"]
    assert s.owner(11) == "green"
    s.play("red: pass").until("hero_option")
    assert s.owner(12) == "red"


@pytest.mark.rule("LR-229")
def test_the_loser_may_retreat_to_what_was_just_taken() -> None:
    s = scene(
        step="special", armies={"green": {10: [2, 3]}, "red": {12: 6}}, drakkars={"green": "s3"},
        control={"red": [12]}, hands={"red": "spear"}, loki=8,
    )  # fmt: skip
    s.play("green: act mobilize", "green: activate 10 2", "green: march 11", "green: activate 10 3", "green: march 12")

    s.play("red: pass").until("hero_option")

    assert s.armies("green", 11) == [2, 2]


@pytest.mark.rule("LR-229")
def test_a_contested_neutral_region_gets_no_marker_before_its_battle() -> None:
    s = scene(step="manoeuvres", armies={"green": {11: 6}, "red": {12: 2}}, hands={"red": "spear"}, loki=8)

    s.play("green: activate 11 6", "green: march 12")

    assert s.owner(12) == ""
    s.play("red: pass").until("special")
    assert s.owner(12) == "green"


@pytest.mark.rule("LR-230")
def test_a_region_can_be_gained_in_anothers_turn() -> None:
    s = scene(
        step="special", armies={"red": {12: 2}}, control={"green": [1]}, allies={"jotunheim": "red"}, loki=8,
        priests={"red": 1},
    )  # fmt: skip

    s.play("green: act build-temple", "red: accept").until("pray")  # red's turn begins, and no step of it is over

    assert (s.armies("red", 12), s.owner(12)) == ([3], "red")


@pytest.mark.rule("LR-260")
def test_control_is_checked_once_more_after_the_last_battle() -> None:
    s = scene(
        step="manoeuvres", heroes={"green": "lagertha"}, at={"green": 13}, armies={"green": {13: 3}, "red": {14: 1}},
        control={"green": [13]}, hands={"red": "spear"}, loki=8,
    )  # fmt: skip
    s.play("green: activate 13 3", "green: march 14", "red: pass").until("special")

    assert s.armies("green", 14) == [4]
    assert s.owner(14) == "green"
    told = s.told()
    assert told.index("ArmyGrew") < told.index("ControlTaken")

"""The Event of Build Monument: placement, Activation, the Boss (LR-459 to LR-466, LR-468)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.scene import Scene
from tests.games.lords_of_ragnarok.turns import acting

PLACES = {"jotunn": 4, "garm": 12, "draugr": 17, "fafnir": 10, "huldra": 1, "hraesvelgr": 14}


def event(number: int, names: str = "", slain: str = "", **rest: Any) -> Scene:
    """Green builds, and this Event comes; these Monsters are in play, and attack whenever they act."""
    s = acting(
        wheel={"prepare": "green"}, events=[number], dice=rest.pop("dice", [2] * 8),
        monsters={name: PLACES[name] for name in names.split()}, slain=dict.fromkeys(slain.split(), "red"),
        at={"green": 2, "red": 2, "black": 2}, **rest,
    )  # fmt: skip
    return s.play("green: act build-monument", "green: erect thor")


def acted(s: Scene) -> list[str]:
    """The Monsters that acted, in order."""
    return [s.g.box.monsters[event.monster].slug for event in s.events("MonsterRampaged")]


def placed(s: Scene) -> list[str]:
    return [s.g.box.monsters[event.monster].slug for event in s.events("MonsterPlaced")]


# -- placement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-459")
def test_an_unused_monster_of_the_rune_comes_in() -> None:
    s = event(5, "draugr")  # placement Othala

    assert (s.monster("fafnir"), s.monster("draugr")) == (5, 17)
    assert placed(s) == ["fafnir"]


@pytest.mark.rule("LR-460")
@pytest.mark.parametrize(
    ("upper", "name"), [("garm draugr huldra", "huldra"), ("garm draugr hraesvelgr", "hraesvelgr")]
)
def test_of_two_unused_the_upper_sheets_comes(upper: str, name: str) -> None:
    s = event(3, upper=upper)

    assert placed(s) == [name]
    assert s.monster(name) == 3


@pytest.mark.rule("LR-460x")
def test_example_draugr_above_fafnir() -> None:
    s = event(11, upper="garm draugr huldra")

    assert (s.monster("draugr"), s.monster("fafnir")) == (11, 0)


@pytest.mark.rule("LR-461")
def test_with_both_placed_or_killed_the_card_goes_on() -> None:
    s = event(1, "jotunn draugr", slain="garm")

    assert placed(s) == []
    assert acted(s) == ["draugr"]


@pytest.mark.rule("LR-461x")
def test_example_both_are_on_the_board() -> None:
    s = event(10, "jotunn garm draugr huldra")

    assert placed(s) == []
    assert acted(s) == ["draugr", "huldra"]


@pytest.mark.rule("LR-462")
@pytest.mark.parametrize("number", [1, 4, 7, 10, 13, 16, 19])
def test_a_killed_monster_never_comes_back(number: int) -> None:
    s = event(number, slain="garm", upper="garm draugr huldra")

    assert (s.monster("garm"), placed(s)) == (0, ["jotunn"])
    again = event(number, "jotunn", slain="garm", upper="garm draugr huldra")
    assert placed(again) == []


# -- Activation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-463")
def test_monsters_of_the_first_rune_act_then_those_of_the_second() -> None:
    s = event(1, "jotunn garm draugr fafnir huldra", upper="garm fafnir huldra")

    assert acted(s) == ["fafnir", "draugr", "huldra"]
    assert len(s.events("DieRolled")) == 3


@pytest.mark.rule("LR-463")
def test_the_upper_sheet_acts_first() -> None:
    s = event(1, "jotunn garm draugr fafnir huldra hraesvelgr", upper="garm draugr hraesvelgr")

    assert acted(s) == ["draugr", "fafnir", "hraesvelgr", "huldra"]


@pytest.mark.rule("LR-464")
def test_a_monster_just_placed_acts_too_if_its_rune_comes_up() -> None:
    s = event(7, upper="garm draugr huldra")  # placement Uruz, Activation Uruz, Othala

    assert (placed(s), acted(s)) == (["garm"], ["garm"])
    quiet = event(1, upper="garm draugr huldra")  # placement Uruz, Activation Othala, Algiz
    assert (placed(quiet), acted(quiet)) == (["garm"], [])


@pytest.mark.rule("LR-465")
def test_loki_acts_last_if_the_card_says_so() -> None:
    s = event(2, "draugr fafnir huldra garm", loki=9)
    assert acted(s) == ["huldra", "garm"]
    assert s.asked() == ["green: place_loki"]
    s.play("green: stalk 16")
    assert s.monster("loki") == 16
    assert s.told().index("MonsterMoved") > max(n for n, name in enumerate(s.told()) if name == "MonsterRampaged")


@pytest.mark.rule("LR-465")
def test_loki_rests_if_the_card_does_not_show_him() -> None:
    s = event(1, "jotunn garm draugr huldra", loki=9)

    assert (s.monster("loki"), s.asked()[0].startswith("red")) == (9, True)


@pytest.mark.rule("LR-466")
def test_a_placed_monster_does_not_trample() -> None:
    s = event(9, armies={"red": {9: 1}}, upper="garm draugr huldra")  # it attacks after, which hurts Heroes only

    assert (s.monster("huldra"), s.armies("red", 9)) == (9, [1])
    assert not s.events("Trampled")


@pytest.mark.rule("LR-468")
def test_a_resolved_event_goes_to_the_discard_pile() -> None:
    s = event(12, slain="huldra hraesvelgr")

    assert [s.g.box.events[card].region + 1 for card in s.g.event_discard] == [12]
    assert all(s.g.box.events[card].region != 11 for card in s.g.events)
    assert len(s.g.events) == 20

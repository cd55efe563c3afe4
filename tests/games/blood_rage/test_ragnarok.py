"""Ragnarök: a province falls in every Age, and its dead earn Glory (BR-630 to BR-637)."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scene import Figures, Scene, scene

DOOM = ("horgr", "gimle", "utgard")
PROVINCES = {
    "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor", "yggdrasil",
}  # fmt: skip


def destroyed(s: Scene) -> set[str]:
    """The provinces out of the game, as all see them (fjords left aside)."""
    return {place.name for place in s.view(None).places if place.destroyed} & PROVINCES


def after_ragnarok(age: int, figures: Figures) -> Scene:
    """The table after all have passed in an Age, at the start of the next or at the end."""
    s = scene(age=age, figures=figures, doom=DOOM)
    return s.to_phase("gifts", age=age + 1) if age < 3 else s.to_phase("over")


@pytest.mark.rule("BR-630")
def test_the_doomed_province_is_destroyed_for_the_rest_of_the_game() -> None:
    s = scene(doom=DOOM)
    assert destroyed(s) == set()

    s.to_phase("action", age=2)
    assert destroyed(s) == {"horgr"}
    s.refused("bear: invade leader horgr", "BR-135")
    s.to_phase("action", age=3)
    assert destroyed(s) == {"horgr", "gimle"}
    s.to_phase("over")

    assert destroyed(s) == {"horgr", "gimle", "utgard"}


@pytest.mark.rule("BR-631")
def test_every_figure_in_province_and_fjord_goes_to_valhalla() -> None:
    s = scene(
        age=3,
        doom=("gimle", "utgard", "horgr"),
        figures={
            "wolf": {"horgr": 2, "muspelheim": 1},
            "bear": {"horgr": "troll", "yggdrasil": 1},
            "serpent": {"east": "ship sea-serpent", "utgard": 1},
            "raven": {"horgr": "volur-witch"},  # asked last whether she flees: a look before the release
        },
    )

    s.to_phase("ragnarok")

    assert s.asked() == ["raven: flee"]
    assert s.at("wolf", "valhalla") == ["warrior", "warrior"]
    assert s.at("bear", "valhalla") == ["troll"]
    assert s.at("serpent", "valhalla") == ["sea-serpent", "ship"]
    assert s.at("wolf", "muspelheim") == s.at("bear", "yggdrasil") == s.at("serpent", "utgard") == ["warrior"]


@pytest.mark.rule("BR-631x")
def test_gimle_falls_in_age_two_and_the_marker_goes_to_andlang() -> None:
    s = scene(
        age=2,
        doom=("horgr", "gimle", "andlang"),
        figures={"wolf": {"gimle": 1, "west": "ship"}, "raven": {"gimle": 2}},
    )
    assert s.view(None).marker == "gimle"

    s.to_phase("gifts", age=3)

    assert [s.glory(clan) for clan in ("wolf", "bear", "serpent", "raven")] == [6, 0, 0, 6]
    assert s.destroyed("gimle")
    assert s.at("wolf", "gimle") == s.at("wolf", "west") == s.at("raven", "gimle") == []
    assert s.view(None).marker == "andlang"


@pytest.mark.rule("BR-632", "BR-633", "BR-634")
@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 9), (3, 12)])
def test_each_figure_lost_pays_its_owner_by_the_age(age: int, glory: int) -> None:
    province = DOOM[age - 1]

    s = after_ragnarok(age, {"wolf": {province: "2 warrior leader", "elvagar": 1}})

    assert s.glory("wolf") == glory
    assert s.glory("bear") == 0


@pytest.mark.rule("BR-635")
def test_ships_die_though_the_other_province_of_the_fjord_stands() -> None:
    s = after_ragnarok(1, {"wolf": {"east": "ship"}, "bear": {"west": "ship"}})

    assert destroyed(s) == {"horgr"}
    assert s.at("wolf", "east") == []
    assert s.glory("wolf") == 2
    assert s.at("bear", "west") == ["ship"]
    assert s.glory("bear") == 0


@pytest.mark.rule("BR-636")
def test_the_destruction_marker_goes_from_doom_to_doom() -> None:
    s = scene(doom=DOOM)
    seen = [s.view(None).marker]

    for age in (2, 3):
        seen.append(s.to_phase("gifts", age=age).view(None).marker)
    seen.append(s.to_phase("over").view(None).marker)

    assert seen == ["horgr", "gimle", "utgard", ""]


@pytest.mark.rule("BR-637")
@pytest.mark.parametrize(("fallen", "ended"), [(["horgr"], True), ([], False)])
def test_the_token_of_a_destroyed_province_does_not_hold_up_the_phase(fallen: list[str], ended: bool) -> None:
    s = scene(
        age=2,
        seats=2,
        doom=DOOM,
        figures={"wolf": {"gimle": 1}},
        hands={"wolf": ["tyrs-smash"]},
        destroyed=fallen,
        pillaged=sorted(PROVINCES - {"gimle", "horgr"}),
    )

    s.play("wolf: pillage gimle")

    assert s.pillaged("gimle")
    assert not s.pillaged("horgr")
    assert s.asked() == (["wolf: keep_card"] if ended else ["bear: turn"])

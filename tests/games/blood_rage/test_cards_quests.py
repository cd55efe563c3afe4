"""Quest cards (BR-917 to BR-921): where each must be fulfilled, and what it pays in each Age."""

from __future__ import annotations

import itertools

import pytest

from tests.games.blood_rage.scene import Figures, Scene, scene

REGIONS = {
    "alfheim": ("gimle", "andlang"),
    "jotunheim": ("muspelheim", "horgr", "utgard"),
    "manheim": ("myrkulor", "elvagar", "angerboda"),
    "yggdrasil": ("yggdrasil",),
}
PROVINCES = tuple(itertools.chain(*REGIONS.values()))
REGION_GLORY = {1: 5, 2: 7, 3: 9}
OTHER_GLORY = {1: 6, 2: 8, 3: 11}


def judged(quest: str, figures: Figures, doom: str = "myrkulor") -> Scene:
    """The Wolf has committed a Quest and the Action phase of the card's Age ends."""
    s = scene(
        age=int(quest[-1]),
        figures=figures,
        quests={"wolf": [quest]},
        passed=["bear", "serpent", "raven"],
        doom=[doom] * 3,
    )
    return s.play("wolf: pass")


def steps(s: Scene) -> tuple[int, int, int]:
    return s.step("wolf", "rage"), s.step("wolf", "axes"), s.step("wolf", "horns")


def check_paid(s: Scene, glory: int) -> None:
    """The Wolf has gained the Glory and raises one stat of its choice, once."""
    assert s.asked() == ["wolf: raise_stat"]
    assert s.glory("wolf") == glory
    assert s.options("wolf") == {"raise rage", "raise axes", "raise horns"}
    s.play("wolf: raise axes")
    assert steps(s) == (1, 2, 1)
    assert "wolf: raise_stat" not in s.asked()


def check_failed(s: Scene) -> None:
    """The phase went by without a step."""
    assert "wolf: raise_stat" not in s.asked()
    assert steps(s) == (1, 1, 1)
    assert s.quests("wolf") == []


AGES = pytest.mark.parametrize("age", [1, 2, 3])


@AGES
@pytest.mark.parametrize("province", REGIONS["alfheim"])
@pytest.mark.rule("BR-917")
def test_alfheim_is_led_in_gimle_or_andlang(province: str, age: int) -> None:
    s = judged(f"alfheim-{age}", {"wolf": {province: 2}, "bear": {province: 1}})

    check_paid(s, REGION_GLORY[age])


@AGES
@pytest.mark.parametrize("province", REGIONS["jotunheim"])
@pytest.mark.rule("BR-918")
def test_jotunheim_is_led_in_muspelheim_horgr_or_utgard(province: str, age: int) -> None:
    s = judged(f"jotunheim-{age}", {"wolf": {province: 1}})

    check_paid(s, REGION_GLORY[age])


@AGES
@pytest.mark.parametrize("province", REGIONS["manheim"])
@pytest.mark.rule("BR-919")
def test_manheim_is_led_in_myrkulor_elvagar_or_angerboda(province: str, age: int) -> None:
    s = judged(f"manheim-{age}", {"wolf": {province: "leader"}, "bear": {province: 2}}, doom="gimle")

    check_paid(s, REGION_GLORY[age])


@AGES
@pytest.mark.rule("BR-920")
def test_yggdrasil_is_led_without_ships(age: int) -> None:
    s = judged(f"yggdrasil-{age}", {"wolf": {"yggdrasil": "leader warrior"}, "bear": {"yggdrasil": 3, "west": "ship"}})

    check_paid(s, OTHER_GLORY[age])


@pytest.mark.rule("BR-920")
def test_a_ship_never_leads_yggdrasil() -> None:
    check_failed(judged("yggdrasil-1", {"wolf": {"west": "ship"}}, doom="horgr"))


@pytest.mark.parametrize(
    "place",
    [
        pytest.param("alfheim", marks=pytest.mark.rule("BR-917")),
        pytest.param("jotunheim", marks=pytest.mark.rule("BR-918")),
        pytest.param("manheim", marks=pytest.mark.rule("BR-919")),
        pytest.param("yggdrasil", marks=pytest.mark.rule("BR-920")),
    ],
)
def test_leading_everywhere_else_does_not_fulfil_it(place: str) -> None:
    elsewhere = {province: 1 for province in PROVINCES if province not in REGIONS[place]}
    doom = REGIONS[place][0] if place != "yggdrasil" else "gimle"

    s = judged(f"{place}-1", {"wolf": elsewhere}, doom)

    check_failed(s)
    assert s.glory("wolf") == (2 if doom in elsewhere else 0)  # Ragnarök's alone


@pytest.mark.parametrize(
    "place",
    [
        pytest.param("alfheim", marks=pytest.mark.rule("BR-917")),
        pytest.param("jotunheim", marks=pytest.mark.rule("BR-918")),
        pytest.param("manheim", marks=pytest.mark.rule("BR-919")),
        pytest.param("yggdrasil", marks=pytest.mark.rule("BR-920")),
    ],
)
def test_more_strength_over_all_the_region_is_not_the_most_in_a_province(place: str) -> None:
    wolf = dict.fromkeys(REGIONS[place], 1)
    rivals = [{province: 2} for province in REGIONS[place]]
    figures = {"wolf": wolf, **dict(zip(("bear", "serpent", "raven"), rivals, strict=False))}

    check_failed(judged(f"{place}-1", figures))


@AGES
@pytest.mark.parametrize("dead", ["4 warrior", "2 warrior leader troll", "3 warrior ship sea-serpent"])
@pytest.mark.rule("BR-921")
def test_glorious_death_is_four_own_figures_in_valhalla(dead: str, age: int) -> None:
    s = judged(f"glorious-death-{age}", {"wolf": {"valhalla": dead}})

    check_paid(s, OTHER_GLORY[age])


@pytest.mark.rule("BR-921")
def test_glorious_death_counts_neither_enemies_nor_those_ragnarok_will_kill() -> None:
    s = judged("glorious-death-1", {"wolf": {"valhalla": 3, "myrkulor": 2}, "bear": {"valhalla": 5}})

    check_failed(s)
    assert s.glory("wolf") == 2 * 2  # Ragnarök's alone

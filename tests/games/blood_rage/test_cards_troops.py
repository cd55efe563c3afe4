"""Leader, Warrior and Ship upgrades (BR-931 to BR-939)."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import Scene, scene


def steps(s: Scene) -> tuple[int, int, int]:
    """The Wolf's steps of Rage, Axes and Horns."""
    return s.step("wolf", "rage"), s.step("wolf", "axes"), s.step("wolf", "horns")


@pytest.mark.parametrize(
    ("card", "age", "cost", "strength"),
    [
        pytest.param("lord-of-hammers", 1, 3, 3, marks=pytest.mark.rule("BR-931")),
        pytest.param("lord-of-axes", 2, 3, 3, marks=pytest.mark.rule("BR-932")),
        pytest.param("lord-of-spears", 3, 3, 3, marks=pytest.mark.rule("BR-933")),
        pytest.param("brothers-in-arms", 1, 1, 1, marks=pytest.mark.rule("BR-934")),
        pytest.param("experts-in-arms", 2, 2, 2, marks=pytest.mark.rule("BR-935")),
        pytest.param("masters-in-arms", 3, 2, 2, marks=pytest.mark.rule("BR-936")),
        pytest.param("lokis-dragons", 1, 2, 2, marks=pytest.mark.rule("BR-937")),
        pytest.param("fire-dragons", 2, 2, 2, marks=pytest.mark.rule("BR-938")),
        pytest.param("eternal-dragons", 3, 2, 2, marks=pytest.mark.rule("BR-939")),
    ],
)
def test_a_troop_upgrade_has_its_age_cost_and_strength(card: str, age: int, cost: int, strength: int) -> None:
    s = scene(age=age, hands={"wolf": [card]}, rage={"wolf": 5})

    s.play(f"wolf: upgrade {card}", "wolf: enter west" if card.endswith("dragons") else "wolf: enter gimle")

    assert BOX.age[BOX.card(card)] == age
    assert s.rage("wolf") == 5 - cost
    assert s.upgrades("wolf") == [card]
    assert s.strength("wolf", "gimle") == strength


# -- Leaders ----------------------------------------------------------------------------------------------------


def pillage(lord: str, reward: str, leader: str = "gimle") -> Scene:
    """The Wolf pillages Gimle unopposed, its Leader there or elsewhere."""
    s = scene(
        age=BOX.age[BOX.card(lord)],
        figures={"wolf": {leader: "leader", "west": "ship"}},
        upgrades={"wolf": [lord]},
        rewards={"gimle": reward},
    )
    return s.play("wolf: pillage gimle")


@pytest.mark.parametrize("target", ["andlang", "myrkulor", "yggdrasil"])
@pytest.mark.rule("BR-931")
def test_lord_of_hammers_lets_the_leader_step_on_after_a_pillage(target: str) -> None:
    s = pillage("lord-of-hammers", "glory")

    assert s.options("wolf") == {"decline", "enter andlang", "enter myrkulor", "enter yggdrasil"}
    s.play(f"wolf: enter {target}")

    assert s.at("wolf", target) == ["leader"]
    assert s.at("wolf", "gimle") == []
    assert s.rage("wolf") == 6


@pytest.mark.rule("BR-931")
def test_lord_of_hammers_lets_the_leader_stay() -> None:
    s = pillage("lord-of-hammers", "glory").play("wolf: decline")

    assert s.at("wolf", "gimle") == ["leader"]
    assert s.pillaged("gimle")


@pytest.mark.rule("BR-932")
def test_lord_of_axes_raises_a_stat_of_choice_after_a_pillage() -> None:
    s = pillage("lord-of-axes", "rage")

    assert s.asked() == ["wolf: raise_stat"]
    assert s.options("wolf") == {"raise rage", "raise axes", "raise horns"}
    assert steps(s) == (2, 1, 1)
    s.play("wolf: raise rage")
    assert steps(s) == (3, 1, 1)


@pytest.mark.rule("BR-933")
def test_lord_of_spears_raises_all_three_stats_after_a_pillage() -> None:
    assert steps(pillage("lord-of-spears", "horns")) == (2, 2, 3)


LORDS = pytest.mark.parametrize("lord", ["lord-of-hammers", "lord-of-axes", "lord-of-spears"])


@LORDS
@pytest.mark.rule("BR-931", "BR-932", "BR-933")
def test_a_lord_gains_nothing_by_a_pillage_without_the_leader(lord: str) -> None:
    s = pillage(lord, "glory", leader="horgr")

    assert s.asked() == ["bear: turn"]
    assert steps(s) == (1, 1, 1)
    assert s.at("wolf", "horgr") == ["leader"]


@LORDS
@pytest.mark.rule("BR-931", "BR-932", "BR-933")
def test_a_lord_gains_nothing_by_a_lost_pillage(lord: str) -> None:
    s = scene(
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": "leader warrior"}},
        upgrades={"wolf": [lord]},
    )

    s.play("wolf: pillage gimle")

    assert s.asked() == ["bear: turn"]
    assert steps(s) == (1, 1, 1)


@LORDS
@pytest.mark.rule("BR-931", "BR-932", "BR-933")
def test_a_lord_gains_nothing_by_winning_as_a_defender(lord: str) -> None:
    s = scene(
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 1}},
        upgrades={"wolf": [lord]},
        turn="bear",
    )

    s.play("bear: pillage gimle")

    assert s.asked() == ["serpent: turn"]
    assert steps(s) == (1, 1, 1)
    assert s.at("wolf", "gimle") == ["leader"]


# -- Warriors ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "age", "strengths"),
    [
        pytest.param("brothers-in-arms", 1, [1, 3, 4, 6], marks=pytest.mark.rule("BR-934")),
        pytest.param("experts-in-arms", 2, [2, 4, 6, 8], marks=pytest.mark.rule("BR-935")),
        pytest.param("masters-in-arms", 3, [2, 6, 8, 12], marks=pytest.mark.rule("BR-936")),
    ],
)
def test_warriors_of_an_upgraded_clan_count_more(card: str, age: int, strengths: list[int]) -> None:
    provinces = ("elvagar", "angerboda", "muspelheim", "horgr")
    for count, strength in enumerate(strengths, 1):
        s = scene(
            age=age,
            figures={"wolf": {"angerboda": count}, "bear": {"angerboda": 1, "gimle": 2}},
            upgrades={"wolf": [card]},
        )
        assert [s.strength("wolf", p) for p in provinces] == [0, strength, 0, 0]
        assert (s.strength("bear", "angerboda"), s.strength("bear", "gimle")) == (1, 2)


@pytest.mark.rule("BR-935")
def test_a_warrior_of_experts_in_arms_invades_for_two_rage() -> None:
    s = scene(age=2, figures={"wolf": {"gimle": 3}}, upgrades={"wolf": ["experts-in-arms"]})
    assert s.strength("wolf", "gimle") == 6

    s.play("wolf: invade warrior gimle")

    assert s.rage("wolf") == 6 - 2
    assert s.strength("wolf", "gimle") == 8


# -- Ships ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dragons", "glory"),
    [
        pytest.param("lokis-dragons", 4, marks=pytest.mark.rule("BR-937")),
        pytest.param("fire-dragons", 8, marks=pytest.mark.rule("BR-938")),
        pytest.param("eternal-dragons", 12, marks=pytest.mark.rule("BR-939")),
    ],
)
def test_dragons_pay_each_time_an_own_ship_is_destroyed(dragons: str, glory: int) -> None:
    s = scene(
        age=BOX.age[BOX.card(dragons)],
        figures={
            "wolf": {"gimle": "leader 2 warrior", "west": "ship"},
            "bear": {"gimle": 1, "west": "ship"},
            "serpent": {"west": "ship"},
        },
        upgrades={"bear": [dragons]},
    )

    s.play("wolf: pillage gimle")

    assert s.at("bear", "valhalla") == ["ship", "warrior"]
    assert s.at("serpent", "valhalla") == ["ship"]
    assert (s.glory("bear"), s.glory("serpent")) == (glory, 0)


@pytest.mark.rule("BR-938")
def test_fire_dragons_replace_lokis_dragons_and_their_glory() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"west": "ship"}, "bear": {"gimle": "leader"}},
        upgrades={"wolf": ["lokis-dragons"]},
        hands={"wolf": ["fire-dragons"]},
    )

    s.play("wolf: upgrade fire-dragons", "bear: pillage gimle")

    assert s.at("wolf", "valhalla") == ["ship"]
    assert s.glory("wolf") == 8


@pytest.mark.rule("BR-939")
def test_eternal_dragons_also_pay_for_a_ship_lost_in_ragnarok() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"east": "ship"}},
        upgrades={"wolf": ["eternal-dragons"]},
        passed=["bear", "serpent", "raven"],
        doom=["myrkulor", "elvagar", "muspelheim"],
    )

    s.play("wolf: pass")

    assert s.match.over
    assert s.glory("wolf") == 12 + 4

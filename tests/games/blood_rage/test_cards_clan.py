"""Clan upgrades (BR-940 to BR-957): costs, and what they do outside battles."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import Scene, scene

RIVALS = ("bear", "serpent", "raven")


def steps(s: Scene) -> tuple[int, int, int]:
    """The Wolf's steps of Rage, Axes and Horns."""
    return s.step("wolf", "rage"), s.step("wolf", "axes"), s.step("wolf", "horns")


@pytest.mark.parametrize(
    ("card", "age", "cost"),
    [
        pytest.param("friggas-charm", 1, 0, marks=pytest.mark.rule("BR-940")),
        pytest.param("friggas-succor", 1, 2, marks=pytest.mark.rule("BR-941")),
        pytest.param("lokis-blessing", 1, 1, marks=pytest.mark.rule("BR-942")),
        pytest.param("lokis-domain", 1, 1, marks=pytest.mark.rule("BR-943")),
        pytest.param("thors-glory", 1, 2, marks=pytest.mark.rule("BR-944")),
        pytest.param("tyrs-domain", 1, 0, marks=pytest.mark.rule("BR-945")),
        pytest.param("friggas-protection", 2, 0, marks=pytest.mark.rule("BR-946")),
        pytest.param("lokis-eminence", 2, 2, marks=pytest.mark.rule("BR-947")),
        pytest.param("odins-inspiration", 2, 2, marks=pytest.mark.rule("BR-948")),
        pytest.param("thors-domain", 2, 1, marks=pytest.mark.rule("BR-949")),
        pytest.param("tyrs-challenge", 2, 0, marks=pytest.mark.rule("BR-950")),
        pytest.param("tyrs-prowess", 2, 2, marks=pytest.mark.rule("BR-951")),
        pytest.param("friggas-domain", 3, 0, marks=pytest.mark.rule("BR-952")),
        pytest.param("friggas-sacrifice", 3, 1, marks=pytest.mark.rule("BR-953")),
        pytest.param("lokis-wrath", 3, 3, marks=pytest.mark.rule("BR-954")),
        pytest.param("odins-throne", 3, 2, marks=pytest.mark.rule("BR-955")),
        pytest.param("thors-conquest", 3, 3, marks=pytest.mark.rule("BR-956")),
        pytest.param("tyrs-wrath", 3, 1, marks=pytest.mark.rule("BR-957")),
    ],
)
def test_a_clan_upgrade_has_its_age_and_cost(card: str, age: int, cost: int) -> None:
    s = scene(age=age, hands={"wolf": [card]}, rage={"wolf": 4})

    s.play(f"wolf: upgrade {card}")

    assert BOX.age[BOX.card(card)] == age
    assert s.rage("wolf") == 4 - cost
    assert s.upgrades("wolf") == [card]


# -- Age 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "left"), [("lord-of-hammers", 3), ("troll", 4), ("brothers-in-arms", 5), ("dwarf-chieftain", 5)]
)
@pytest.mark.rule("BR-940")
def test_friggas_charm_makes_upgrades_cost_one_rage_less(card: str, left: int) -> None:
    s = scene(upgrades={"wolf": ["friggas-charm"]}, hands={"wolf": [card]}, rage={"wolf": 5})

    s.play(f"wolf: upgrade {card}")

    assert s.rage("wolf") == left


@pytest.mark.parametrize(("answer", "there"), [("accept", ["leader", "warrior"]), ("decline", ["leader"])])
@pytest.mark.rule("BR-941")
def test_friggas_succor_lets_a_warrior_follow_an_invasion_free(answer: str, there: list[str]) -> None:
    s = scene(upgrades={"wolf": ["friggas-succor"]})

    s.play("wolf: invade leader gimle")
    assert s.asked() == ["wolf: succor"]
    s.play(f"wolf: {answer}")

    assert s.at("wolf", "gimle") == there
    assert s.rage("wolf") == 6


@pytest.mark.parametrize(
    ("card", "age", "glory"),
    [
        pytest.param("lokis-domain", 1, 5, marks=pytest.mark.rule("BR-943")),
        pytest.param("lokis-eminence", 2, 10, marks=pytest.mark.rule("BR-947")),
        pytest.param("lokis-wrath", 3, 15, marks=pytest.mark.rule("BR-954")),
    ],
)
def test_loki_pays_for_each_own_figure_released_from_valhalla(card: str, age: int, glory: int) -> None:
    s = scene(
        age=age,
        figures={"wolf": {"valhalla": "3 warrior leader troll"}, "bear": {"valhalla": 3}},
        upgrades={"wolf": [card]},
        passed=RIVALS,
    )

    s.play("wolf: pass")

    assert s.at("wolf", "valhalla") == []
    assert (s.glory("wolf"), s.glory("bear")) == (glory, 0)


# -- Age 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("upgrade", "glory"), [(["odins-inspiration"], 18), ([], 9)])
@pytest.mark.rule("BR-948")
def test_odins_inspiration_doubles_the_glory_of_ragnarok(upgrade: list[str], glory: int) -> None:
    s = scene(
        age=2,
        figures={"wolf": {"elvagar": 2, "north": "ship"}, "bear": {"elvagar": 1}},
        upgrades={"wolf": ["fire-dragons", *upgrade]},
        passed=RIVALS,
        doom=["myrkulor", "elvagar", "muspelheim"],
    )

    s.play("wolf: pass")

    assert s.glory("wolf") == glory + 8  # what the Dragons pay is never doubled
    assert s.glory("bear") == 3


def thors_domain(figures: dict[str, dict[str, str | int]]) -> Scene:
    """With 3 Rage and Thor's Domain, a Warrior of the Wolf invades Gimle."""
    s = scene(
        age=2,
        figures=figures,
        upgrades={"wolf": ["thors-domain"]},
        rage={"wolf": 3},
        rewards={"gimle": "horns"},
    )
    return s.play("wolf: invade warrior gimle")


@pytest.mark.rule("BR-949")
def test_thors_domain_pillages_a_province_at_once() -> None:
    s = thors_domain({})

    assert s.asked() == ["wolf: pillage_at_once"]
    assert s.rage("wolf") == 2
    s.play("wolf: accept")

    assert s.pillaged("gimle")
    assert steps(s) == (1, 1, 2)
    assert s.rage("wolf") == 0
    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-949")
def test_thors_domain_is_optional() -> None:
    s = thors_domain({}).play("wolf: decline")

    assert not s.pillaged("gimle")
    assert s.rage("wolf") == 2


@pytest.mark.rule("BR-949")
def test_thors_domain_starts_a_full_pillage_with_call_and_battle() -> None:
    s = thors_domain({"wolf": {"gimle": 1}, "bear": {"gimle": 1}, "serpent": {"andlang": "leader"}})

    s.play("wolf: accept")
    assert s.asked() == ["serpent: join_battle"]
    s.play("serpent: decline")

    assert s.at("bear", "valhalla") == ["warrior"]
    assert s.glory("wolf") == 3
    assert s.pillaged("gimle")


def challenge(rage: int, *upgrades: str) -> Scene:
    """The Wolf has a figure in Gimle, already pillaged, and one in Horgr, not yet pillaged."""
    return scene(
        age=2,
        figures={"wolf": {"gimle": 1, "horgr": 1}},
        upgrades={"wolf": upgrades},
        rage={"wolf": rage},
        rewards={"gimle": "glory"},
        pillaged=["gimle"],
    )


@pytest.mark.rule("BR-950")
def test_tyrs_challenge_pillages_a_pillaged_province_for_two_rage() -> None:
    s = challenge(2, "tyrs-challenge")

    assert s.options("wolf", "challenge") == {"challenge gimle"}
    s.play("wolf: challenge gimle")

    assert s.glory("wolf") == 5
    assert s.rage("wolf") == 0


@pytest.mark.rule("BR-950")
def test_tyrs_challenge_needs_the_card_and_two_rage() -> None:
    challenge(1, "tyrs-challenge").refused("wolf: challenge gimle", "BR-950")
    challenge(2).refused("wolf: challenge gimle", "BR-209")


# -- Age 3 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-952")
def test_friggas_domain_sends_a_figure_from_valhalla_for_one_rage() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"valhalla": "frost-giant"}},
        upgrades={"wolf": ["friggas-domain"]},
        rage={"wolf": 1},
    )

    s.refused("wolf: rise warrior gimle", "BR-952")
    s.play("wolf: rise frost-giant gimle")

    assert s.rage("wolf") == 0
    assert s.at("wolf", "gimle") == ["frost-giant"]
    assert s.at("wolf", "valhalla") == []


@pytest.mark.rule("BR-953")
def test_friggas_sacrifice_gives_two_own_figures_for_a_step() -> None:
    s = scene(age=3, figures={"wolf": {"gimle": 2}}, upgrades={"wolf": ["friggas-sacrifice"]}, rage={"wolf": 1})

    s.play("wolf: sacrifice", "wolf: offer warrior gimle")  # the second is all that is left
    assert s.options("wolf") == {"raise rage", "raise axes", "raise horns"}
    s.play("wolf: raise horns")

    assert s.at("wolf", "valhalla") == ["warrior", "warrior"]
    assert s.at("wolf", "gimle") == []
    assert steps(s) == (1, 1, 2)
    assert s.rage("wolf") == 1


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("wolf: rise warrior gimle", marks=pytest.mark.rule("BR-952")),
        pytest.param("wolf: sacrifice", marks=pytest.mark.rule("BR-953")),
    ],
)
def test_the_actions_of_frigga_are_granted_by_her_cards_alone(line: str) -> None:
    s = scene(age=3, figures={"wolf": {"gimle": 2, "valhalla": 1}})

    s.refused(line, "BR-209")


@pytest.mark.rule("BR-955")
def test_odins_throne_doubles_the_glory_of_quests_but_not_the_step() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": 1}, "bear": {"horgr": 1}},
        upgrades={"wolf": ["odins-throne"]},
        quests={"wolf": ["alfheim-3"], "bear": ["jotunheim-3"]},
        passed=RIVALS,
    )

    s.play("wolf: pass", "wolf: raise axes", "bear: raise axes")

    assert s.match.over
    assert (s.glory("wolf"), s.glory("bear")) == (18, 9)
    assert steps(s) == (1, 2, 1)


@pytest.mark.parametrize(("age", "glory"), [(3, 8 + 9), (2, 6), (1, 4)])
@pytest.mark.rule("BR-956")
def test_thors_conquest_pays_at_the_end_for_figures_left_on_the_map(age: int, glory: int) -> None:
    s = scene(
        age=age,
        figures={"wolf": {"horgr": 2, "gimle": 2, "west": "ship", "valhalla": 1}, "bear": {"gimle": 1}},
        upgrades={"wolf": ["thors-conquest"]},
        passed=RIVALS,
        doom=["horgr"] * 3,
    )

    s.play("wolf: pass")

    assert s.glory("wolf") == glory  # two dead in Ragnarök; three left, but only Age 3 is the end
    assert s.glory("bear") == 0

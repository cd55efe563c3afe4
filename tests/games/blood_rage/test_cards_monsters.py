"""Monsters (BR-922 to BR-930): the strength, cost and effect of each."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage.board import PLACES
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import Figures, Scene, scene


def fight(figures: Figures, card: str, age: int) -> Scene:
    """The Wolf pillages Gimle with a card; its rivals there have none."""
    s = scene(figures=figures, hands={"wolf": [card]}, age=age)
    return s.play("wolf: pillage gimle", f"wolf: play {card}")


@pytest.mark.parametrize(
    ("monster", "age", "cost", "strength"),
    [
        pytest.param("dwarf-chieftain", 1, 0, 2, marks=pytest.mark.rule("BR-922")),
        pytest.param("troll", 1, 2, 2, marks=pytest.mark.rule("BR-924")),
        pytest.param("dark-elf", 2, 1, 1, marks=pytest.mark.rule("BR-925")),
        pytest.param("fire-giant", 2, 4, 4, marks=pytest.mark.rule("BR-926")),
        pytest.param("valkyrie", 2, 2, 2, marks=pytest.mark.rule("BR-927")),
        pytest.param("frost-giant", 3, 4, 4, marks=pytest.mark.rule("BR-928")),
        pytest.param("soldier-of-hel", 3, 0, 3, marks=pytest.mark.rule("BR-929")),
        pytest.param("volur-witch", 3, 3, 3, marks=pytest.mark.rule("BR-930")),
    ],
)
def test_a_monster_has_its_age_cost_and_strength(monster: str, age: int, cost: int, strength: int) -> None:
    s = scene(age=age, hands={"wolf": [monster]}, rage={"wolf": 5})

    s.play(f"wolf: upgrade {monster}", "wolf: enter horgr")

    assert BOX.age[BOX.card(monster)] == age
    assert s.rage("wolf") == 5 - cost
    assert s.at("wolf", "horgr") == [monster]
    assert s.strength("wolf", "horgr") == strength


@pytest.mark.parametrize(
    ("monster", "age", "strength"),
    [
        pytest.param("dwarf-chieftain", 1, 2, marks=pytest.mark.rule("BR-922")),
        pytest.param("soldier-of-hel", 3, 3, marks=pytest.mark.rule("BR-929")),
    ],
)
def test_a_starred_monster_invades_from_the_reserve_free(monster: str, age: int, strength: int) -> None:
    s = scene(age=age, hands={"wolf": [monster]}, rage={"wolf": 1}, passed=["bear", "serpent", "raven"])

    s.play(f"wolf: upgrade {monster}", "wolf: decline")
    assert s.rage("wolf") == 1
    s.play(f"wolf: invade {monster} horgr")

    assert s.rage("wolf") == 1
    assert s.strength("wolf", "horgr") == strength


@pytest.mark.parametrize(
    ("monster", "cost"),
    [
        pytest.param("troll", 2, marks=pytest.mark.rule("BR-924")),
        pytest.param("dark-elf", 1, marks=pytest.mark.rule("BR-925")),
        pytest.param("fire-giant", 4, marks=pytest.mark.rule("BR-926")),
        pytest.param("valkyrie", 2, marks=pytest.mark.rule("BR-927")),
        pytest.param("frost-giant", 4, marks=pytest.mark.rule("BR-928")),
        pytest.param("volur-witch", 3, marks=pytest.mark.rule("BR-930")),
    ],
)
def test_any_other_monster_invades_for_its_printed_strength(monster: str, cost: int) -> None:
    s = scene(upgrades={"wolf": [monster]}, rage={"wolf": 5})

    s.play(f"wolf: invade {monster} horgr")

    assert s.rage("wolf") == 5 - cost


# -- Sea Serpent --------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-923")
def test_the_sea_serpent_invades_fjords_only() -> None:
    s = scene(hands={"wolf": ["sea-serpent"]}, rage={"wolf": 7}, passed=["bear", "serpent", "raven"])

    s.play("wolf: upgrade sea-serpent")
    assert s.options("wolf") == {"decline", "enter north", "enter east", "enter south", "enter west"}
    s.play("wolf: decline")
    s.refused("wolf: invade sea-serpent gimle", "BR-923")
    s.play("wolf: invade sea-serpent west")

    assert s.rage("wolf") == 7 - 3 - 3
    assert {p: s.strength("wolf", p) for p in PLACES[:9] if s.strength("wolf", p)} == {"gimle": 3, "myrkulor": 3}


@pytest.mark.rule("BR-923")
def test_the_sea_serpent_fills_a_monster_slot_and_leaves_the_ship_its_own() -> None:
    s = scene(upgrades={"wolf": ["sea-serpent", "lokis-dragons", "troll"]}, hands={"wolf": ["dwarf-chieftain"]})

    s.play("wolf: upgrade dwarf-chieftain")
    assert s.options("wolf") == {"slot monster-1", "slot monster-2"}
    s.play("wolf: slot monster-1")

    assert s.discard() == ["sea-serpent"]


@pytest.mark.rule("BR-923")
def test_the_sea_serpent_never_moves() -> None:
    s = scene(figures={"wolf": {"west": "sea-serpent"}, "bear": {"andlang": 1}})

    assert s.asked() == ["wolf: turn"]
    assert s.options("wolf", "march") == set()
    s.play("wolf: invade warrior gimle", "bear: pillage andlang")
    assert s.options("wolf") == {"decline", "join warrior gimle"}
    s.refused("wolf: join sea-serpent gimle", "BR-513")


@pytest.mark.rule("BR-923")
def test_the_sea_serpent_sets_off_ship_effects() -> None:
    s = scene(
        figures={"wolf": {"gimle": "leader 2 warrior"}, "bear": {"west": "sea-serpent"}},
        upgrades={"bear": ["lokis-dragons"]},
    )

    s.play("wolf: pillage gimle")

    assert s.at("bear", "valhalla") == ["sea-serpent"]
    assert s.glory("bear") == 4


# -- Monsters that act when they invade ------------------------------------------------------------------------


@pytest.mark.rule("BR-924")
def test_the_troll_destroys_all_enemy_warriors_where_it_invades() -> None:
    s = scene(
        figures={
            "wolf": {"reserve": "troll"},
            "bear": {"muspelheim": "leader 2 warrior", "horgr": 1},
            "serpent": {"muspelheim": 1},
        },
    )

    s.play("wolf: invade troll muspelheim")

    assert s.rage("wolf") == 6 - 2
    assert s.at("bear", "muspelheim") == ["leader"]
    assert s.at("bear", "horgr") == ["warrior"]
    assert s.at("bear", "valhalla") == ["warrior", "warrior"]
    assert s.at("serpent", "valhalla") == ["warrior"]


@pytest.mark.rule("BR-926")
def test_the_fire_giant_destroys_all_enemies_but_monsters_where_it_invades() -> None:
    s = scene(
        age=2,
        figures={
            "wolf": {"reserve": "fire-giant", "gimle": 1},
            "bear": {"gimle": "leader warrior troll", "andlang": 1},
        },
    )

    s.play("wolf: invade fire-giant gimle")

    assert s.rage("wolf") == 6 - 4
    assert s.at("bear", "gimle") == ["troll"]
    assert s.at("bear", "valhalla") == ["leader", "warrior"]
    assert s.at("bear", "andlang") == ["warrior"]
    assert s.at("wolf", "gimle") == ["fire-giant", "warrior"]


@pytest.mark.rule("BR-924")
def test_the_troll_spares_its_own_warriors() -> None:
    s = scene(figures={"wolf": {"reserve": "troll", "gimle": 1}, "bear": {"gimle": 1}})

    s.play("wolf: invade troll gimle")

    assert s.at("wolf", "gimle") == ["troll", "warrior"]
    assert s.at("bear", "gimle") == []


# -- Dark Elf ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-925")
def test_the_dark_elf_invades_yggdrasil_and_is_stronger_there() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"reserve": "dark-elf"}, "bear": {"yggdrasil": 2}},
        passed=["bear", "serpent", "raven"],
    )

    s.refused("wolf: invade warrior yggdrasil", "BR-405")
    s.play("wolf: invade dark-elf yggdrasil")
    assert s.strength("wolf", "yggdrasil") == 3
    assert s.g.leads(s.seat("wolf"), PLACES.index("yggdrasil"))
    s.play("wolf: march yggdrasil gimle", "wolf: send dark-elf")

    assert s.at("wolf", "gimle") == ["dark-elf"]
    assert s.strength("wolf", "gimle") == 1
    assert s.strength("wolf", "yggdrasil") == 0


# -- Monsters that act in battles and pillages --------------------------------------------------------------------


@pytest.mark.parametrize(("place", "glory"), [("gimle", 6), ("horgr", 0)])
@pytest.mark.rule("BR-927")
def test_the_valkyrie_pays_two_glory_for_each_enemy_destroyed_in_her_battle(place: str, glory: int) -> None:
    figures: Figures = {
        "wolf": {place: "valkyrie", "west": "ship"},
        "bear": {"gimle": 2},
        "serpent": {"gimle": 1},
    }
    s = fight(figures, "tyrs-smite-1", age=2)

    assert s.at("bear", "valhalla") + s.at("serpent", "valhalla") == ["warrior"] * 3
    assert s.glory("wolf") == glory + 3  # and the Axes Glory of the winner


@pytest.mark.rule("BR-927")
def test_the_valkyrie_does_not_pay_for_her_own_clans_dead() -> None:
    figures: Figures = {
        "wolf": {"gimle": "valkyrie warrior"},
        "bear": {"gimle": "leader", "west": "ship"},
        "serpent": {"gimle": 1},
    }
    s = fight(figures, "thors-hammer", age=2)

    assert s.at("wolf", "valhalla") == ["valkyrie", "warrior"]
    assert s.glory("wolf") == 2  # for the Serpent's Warrior


@pytest.mark.parametrize(("place", "glory"), [("gimle", 10), ("horgr", 5)])
@pytest.mark.rule("BR-928")
def test_the_frost_giant_gains_the_reward_a_second_time(place: str, glory: int) -> None:
    s = scene(
        age=3,
        figures={"wolf": {place: "frost-giant", "west": "ship"}},
        rewards={"gimle": "glory"},
    )

    s.play("wolf: pillage gimle")

    assert s.glory("wolf") == glory


@pytest.mark.rule("BR-928")
def test_the_frost_giant_of_another_clan_or_in_a_lost_pillage_gains_nothing() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": "leader 2 warrior"}, "bear": {"gimle": "frost-giant"}},
        rewards={"gimle": "glory"},
    )

    s.play("wolf: pillage gimle")

    assert (s.glory("wolf"), s.glory("bear")) == (5 + 3, 0)


# -- Volur Witch ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "dead", "home"),
    [("accept", ["warrior"], ["volur-witch"]), ("decline", ["volur-witch", "warrior"], [])],
)
@pytest.mark.rule("BR-930")
def test_the_witch_may_flee_to_yggdrasil_instead_of_dying(answer: str, dead: list[str], home: list[str]) -> None:
    s = fight({"wolf": {"gimle": "leader"}, "bear": {"gimle": "volur-witch warrior"}}, "tyrs-smite-1", age=3)

    assert s.asked() == ["bear: flee"]
    s.play(f"bear: {answer}")

    assert s.at("bear", "valhalla") == dead
    assert s.at("bear", "yggdrasil") == home
    assert s.at("bear", "gimle") == []


@pytest.mark.rule("BR-930")
def test_the_witch_dies_in_yggdrasil() -> None:
    s = scene(age=3, figures={"wolf": {"yggdrasil": "leader warrior"}, "bear": {"yggdrasil": "volur-witch"}})

    s.play("wolf: pillage yggdrasil")

    assert s.asked() == ["bear: turn"]
    assert s.at("bear", "valhalla") == ["volur-witch"]

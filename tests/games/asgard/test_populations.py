"""The eight Populations: strength and bonus of each (AS-931 to AS-938)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asgard.scene import Scene, new, scene, slugs


def using(number: int, **table: Any) -> Scene:
    """Red has begun to use a Population kept before; their disc in Asgard still waits."""
    held = f"population-{number}"
    s = scene(placed={"red": ["asgard"]}, bonuses={"red": held}, **table).play(f"red: use {held}")
    assert s.bonuses("red") == []
    return s


@pytest.mark.parametrize(
    ("number", "strength"),
    [
        pytest.param(1, 2, marks=pytest.mark.rule("AS-931")),
        pytest.param(2, 2, marks=pytest.mark.rule("AS-932")),
        pytest.param(3, 3, marks=pytest.mark.rule("AS-933")),
        pytest.param(4, 3, marks=pytest.mark.rule("AS-934")),
        pytest.param(5, 4, marks=pytest.mark.rule("AS-935")),
        pytest.param(6, 5, marks=pytest.mark.rule("AS-936")),
        pytest.param(7, 5, marks=pytest.mark.rule("AS-937")),
        pytest.param(8, 6, marks=pytest.mark.rule("AS-938")),
    ],
)
def test_each_camp_has_the_population_once_with_its_strength(number: int, strength: int) -> None:
    for seed in range(5):
        places = [place for place in new(seats=4, seed=seed).view(None).places if place.tile == f"population-{number}"]
        assert sorted((place.camp, place.strength) for place in places) == [("dark", strength), ("light", strength)]


@pytest.mark.rule("AS-931")
def test_the_first_gives_a_seal_of_each_camp() -> None:
    s = using(1)
    assert s.seals("red") == (1, 1)

    short = using(1, seals={"blue": (0, 2), "mauve": (1, 1)}, seal_reserve=(2, 0))
    assert (short.seals("red"), short.seals("blue"), short.seals("mauve")) == ((1, 1), (0, 1), (1, 1))
    assert short.seal_reserve() == (1, 0)


@pytest.mark.rule("AS-932")
def test_the_second_gives_a_weapon_of_ones_choice() -> None:
    s = using(2, piles={"weapons": "weapon-2 weapon-3 weapon-4 weapon-6"})

    assert s.options("red") == {"take weapon-2", "take weapon-3", "take weapon-4", "take weapon-6"}
    s.play("red: take weapon-4")

    assert s.tiles("red") == ["weapon-4"]
    assert slugs(s.g.weapon_pile) == ["weapon-2", "weapon-3", "weapon-6"]
    empty = using(2, piles={"weapons": ""})
    assert (empty.asked(), empty.tiles("red")) == (["red: act"], [])


@pytest.mark.rule("AS-933")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [
        ("white", "white", {"white": 2}),
        ("orange", "orange", {"orange": 2}),
        ("orange", "white", {"white": 1, "orange": 1}),
    ],
)
def test_the_third_gives_two_warriors(first: str, second: str, gained: dict[str, int]) -> None:
    s = using(3)

    for recruit in (first, second):
        s.refused("red: muster giant", "AS-933")
        s.play(f"red: muster {recruit}")

    assert s.asked() == ["red: act"]
    assert s.recruits("red") == gained
    left = s.recruit_reserve()
    assert all(left[recruit] == 12 - gained.get(recruit, 0) for recruit in ("white", "orange"))


@pytest.mark.rule("AS-934")
def test_the_fourth_gives_a_giant_even_from_who_has_most() -> None:
    s = using(4)
    assert s.recruits("red") == {"giant": 1}
    assert s.recruit_reserve()["giant"] == 9

    short = using(4, recruits={"blue": "2 giant", "yellow": "giant"}, recruit_reserve={"giant": 0})
    assert [short.recruits(colour) for colour in ("red", "blue", "yellow")] == [{"giant": 1}] * 3


@pytest.mark.rule("AS-935")
def test_the_fifth_gives_a_stone_of_any_colour() -> None:
    s = using(5, stones={"blue": "white"})

    colours = ("pink", "yellow", "red", "blue", "green", "black", "white")
    assert s.options("red") == {f"stone {colour}" for colour in colours}
    s.play("red: stone white")

    assert s.stones("red") == {"white": 1}
    assert s.stone_reserve("white") == 1


@pytest.mark.rule("AS-936")
def test_the_sixth_scores_four_points() -> None:
    assert using(6, score={"red": 20}).score("red") == 24


@pytest.mark.rule("AS-938")
def test_the_eighth_gives_a_spell_of_ones_choice() -> None:
    s = using(8)

    assert s.options("red") == {f"take spell-{number}" for number in range(1, 8)}
    s.play("red: take spell-5")

    assert s.tiles("red") == ["spell-5"]
    assert len(s.g.spell_pile) == 6
    empty = using(8, piles={"spells": ""})
    assert (empty.asked(), empty.tiles("red")) == (["red: act"], [])


# -- the discount -------------------------------------------------------------------------------------------


def at_tyr(**table: Any) -> Scene:
    """Red's disc is on Tyr's Temple slot, the red Temple of three points costs two red stones, and Red has one."""
    return scene(
        placed={"red": ["tyr temple", "asgard"]},
        recruits={"red": "orange"},
        tops=["temple-1-red", "temple-2-blue-black"],
        stones={"red": "red"},
        **table,
    )


@pytest.mark.rule("AS-937")
def test_the_seventh_spares_a_stone_of_a_temple() -> None:
    s = at_tyr(bonuses={"red": "population-7"})

    s.refused("red: use population-7", "AS-937")
    s.play("red: resolve tyr", "red: spare red", "red: settle light-lower")

    assert s.temples("red") == ["temple-1-red"]
    assert s.stones("red") == {}
    assert s.stone_reserve("red") == 5
    assert s.bonuses("red") == ["population-8"]


@pytest.mark.rule("AS-937")
def test_a_discount_need_not_be_used() -> None:
    s = scene(
        placed={"red": ["tyr temple"], "blue": ["asgard"]},
        recruits={"red": "orange"},
        tops=["temple-1-red", "temple-2-blue-black"],
        stones={"red": "2 red"},
        bonuses={"red": "population-7"},
    ).play("red: resolve tyr")

    assert s.options("red") == {"discount 0", "discount 1"}
    s.play("red: discount 0", "red: settle light-lower")

    assert s.stones("red") == {}
    assert s.bonuses("red") == ["population-7", "population-8"]


@pytest.mark.rule("AS-937")
def test_a_discount_gained_by_a_temple_comes_too_late_for_it() -> None:
    s = at_tyr()

    assert s.at("light-7") == "population-7"
    s.refused("red: resolve tyr", "AS-521")

"""The cost and worth of the Temples (AS-941 to AS-946)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.picture.faces import faces
from tests.games.asgard.box import BOX
from tests.games.asgard.scene import Scene, new, scene


def building(stones: str, *tops: str, bonuses: str = "") -> Scene:
    """Red, with these stones, is to resolve a disc on Tyr's Temple slot; blue's disc waits in Asgard."""
    return scene(
        placed={"red": ["tyr temple", "asgard"], "blue": ["asgard"]},
        recruits={"red": "orange"},
        tops=tops,
        stones={"red": stones},
        bonuses={"red": bonuses},
        automatic=False,
    )


def built(s: Scene, temple: str, *lines: str) -> Scene:
    """Red has built the Temple and finished the action; the stones spent are back in the reserve."""
    s.play("red: resolve tyr", f"red: build {temple}", *lines, "red: give orange", "red: settle light-lower")
    assert s.temples("red") == [temple]
    assert s.support("tyr") == ("red", None)
    return s


def costs(pile: int) -> set[str]:
    """The stones printed on the tiles of a pile."""
    return {"+".join(b.STONES[stone] for stone in BOX.cost[tile]) for tile in t.TEMPLES[pile]}


@pytest.mark.parametrize(
    ("pile", "worth", "printed"),
    [
        pytest.param(
            0, 3, {"pink+pink", "yellow+yellow", "red+red", "blue+blue", "green+green", "black+black"},
            marks=pytest.mark.rule("AS-941"),
        ),
        pytest.param(
            1, 4, {"pink+red", "yellow+blue", "red+green", "blue+black", "green+pink", "black+yellow"},
            marks=pytest.mark.rule("AS-942"),
        ),
        pytest.param(
            2, 5, {"pink+yellow+blue", "yellow+red+green", "red+blue+black", "blue+green+pink", "green+black+yellow",
                   "black+pink+red"},
            marks=pytest.mark.rule("AS-943"),
        ),
        pytest.param(
            3, 7, {"pink+green+white", "yellow+black+white", "red+green+white", "blue+black+white", "pink+blue+white",
                   "yellow+red+white"},
            marks=pytest.mark.rule("AS-944"),
        ),
    ],
)  # fmt: skip
def test_six_temples_of_a_pile_with_their_cost_and_worth(pile: int, worth: int, printed: set[str]) -> None:
    assert costs(pile) == printed
    assert sorted(new(seed=pile).g.temple_piles[pile]) == list(t.TEMPLES[pile])
    assert len(t.TEMPLES[pile]) == 6
    for tile in t.TEMPLES[pile]:
        s = scene(round=5, phase="battles", temples={"red": t.SLUGS[tile]}).to_phase("over")
        assert s.score("red") == worth
    twice = scene(round=4, phase="battles", temples={"red": t.SLUGS[t.TEMPLES[pile][0]]}).to_phase("over")
    assert twice.score("red") == 2 * worth


@pytest.mark.rule("AS-941")
def test_a_temple_of_three_points_costs_two_stones_of_its_colour() -> None:
    s = built(building("2 blue green", "temple-1-blue"), "temple-1-blue")
    assert s.stones("red") == {"green": 1}
    assert s.stone_reserve("blue") == 5

    short = building("blue red pink", "temple-1-blue", "temple-2-pink-red").play("red: resolve tyr")
    assert short.options("red") == {"build temple-2-pink-red"}
    short.refused("red: build temple-1-blue", "AS-941")


@pytest.mark.rule("AS-942")
def test_a_temple_of_four_points_costs_its_two_colours() -> None:
    s = built(building("yellow 2 blue", "temple-2-yellow-blue"), "temple-2-yellow-blue")
    assert s.stones("red") == {"blue": 1}

    short = building("2 blue", "temple-1-blue", "temple-2-yellow-blue").play("red: resolve tyr")
    assert short.options("red") == {"build temple-1-blue"}
    short.refused("red: build temple-2-yellow-blue", "AS-942")


@pytest.mark.rule("AS-943")
def test_a_temple_of_five_points_costs_its_three_colours() -> None:
    s = built(building("2 red blue 2 black pink", "temple-3-red-blue-black"), "temple-3-red-blue-black")
    assert s.stones("red") == {"red": 1, "black": 1, "pink": 1}

    short = building("2 red blue pink", "temple-1-red", "temple-3-red-blue-black").play("red: resolve tyr")
    assert "build temple-3-red-blue-black" not in short.options("red")
    short.refused("red: build temple-3-red-blue-black", "AS-943")


@pytest.mark.rule("AS-944")
def test_a_temple_of_seven_points_costs_a_fourth_colour_too() -> None:
    temple = "temple-4-yellow-red-white"
    s = building("2 yellow red 2 white black", temple).play("red: resolve tyr", f"red: build {temple}")
    assert s.options("red") == {"pay black"}
    s.refused("red: pay yellow", "AS-524")
    s.play("red: pay black", "red: give orange", "red: settle light-lower")
    assert s.temples("red") == [temple]
    assert s.stones("red") == {"yellow": 1, "white": 1}

    short = building("2 yellow red 2 white", temple, "temple-1-yellow").play("red: resolve tyr")
    assert short.options("red") == {"build temple-1-yellow"}
    short.refused(f"red: build {temple}", "AS-524")


# -- discounts ------------------------------------------------------------------------------------------------


DEAREST = "temple-4-pink-green-white"


@pytest.mark.rule("AS-945")
@pytest.mark.parametrize(
    ("stones", "lines"),
    [
        ("pink green white", ["spare fourth"]),
        ("pink green blue", ["spare white", "pay blue"]),
        ("green white blue", ["spare pink", "pay blue"]),
        ("pink white black", ["spare green", "pay black"]),
    ],
)
def test_a_discount_leaves_out_any_of_the_four_stones(stones: str, lines: list[str]) -> None:
    s = building(stones, DEAREST, bonuses="population-7")

    built(s, DEAREST, "red: discount 1", *[f"red: {line}" for line in lines])

    assert s.stones("red") == {}
    assert s.bonuses("red") == ["population-8"]


@pytest.mark.rule("AS-945")
def test_the_fourth_stone_still_differs_from_the_printed_ones() -> None:
    short = building("pink 2 green", DEAREST, bonuses="population-7").play("red: resolve tyr")
    short.refused(f"red: build {DEAREST}", "AS-524")

    s = building("pink green 2 white blue", DEAREST, bonuses="population-7")
    s.play("red: resolve tyr", f"red: build {DEAREST}", "red: discount 1")
    assert s.options("red") == {"spare pink", "spare green", "spare white", "spare fourth"}
    s.play("red: spare white")
    assert s.options("red") == {"pay blue"}

    twice = building("pink green 2 white", DEAREST, bonuses="population-7")
    twice.play("red: resolve tyr", f"red: build {DEAREST}", "red: discount 1")
    assert twice.options("red") == {"spare fourth"}


@pytest.mark.rule("AS-946")
def test_two_discounts_may_serve_one_temple() -> None:
    temple = "temple-3-red-blue-black"
    s = building("red", temple, bonuses="2 population-7").play("red: resolve tyr", f"red: build {temple}")
    assert s.options("red") == {"discount 2"}
    s.play("red: discount 2")
    assert s.options("red") == {"spare blue", "spare black"}
    s.play("red: spare black", "red: spare blue", "red: give orange", "red: settle light-lower")

    assert s.temples("red") == [temple]
    assert s.stones("red") == {}
    assert s.bonuses("red") == ["population-8"]


@pytest.mark.rule("AS-946")
def test_a_discount_serves_one_temple_and_spares_one_stone() -> None:
    temple = "temple-3-red-blue-black"
    short = building("red", temple, "temple-2-blue-black", "temple-1-pink", bonuses="population-7")
    short.refused("red: resolve tyr", "AS-521")

    s = building("red blue", temple, bonuses="2 population-7").play("red: resolve tyr", f"red: build {temple}")
    assert s.options("red") == {"discount 1", "discount 2"}
    s.play("red: discount 1", "red: spare black", "red: give orange", "red: settle light-lower")

    assert s.stones("red") == {}
    assert s.bonuses("red") == ["population-7", "population-8"]


def test_a_temple_counts_points_and_a_weapon_strength() -> None:
    told = {slug: [(one.icon, one.tip.id) for one in face.measures] for slug, face in faces(BOX).items()}
    temples = [row.slug for row in t.SLOTS if row.kind == t.TEMPLE]
    assert {slug: told[slug] for slug in temples} == {slug: [("glory", "measure-points")] for slug in temples}
    weapons = [row.slug for row in t.SLOTS if row.kind == t.WEAPON]
    assert {slug: told[slug] for slug in weapons} == {slug: [("strength", "measure-strength")] for slug in weapons}

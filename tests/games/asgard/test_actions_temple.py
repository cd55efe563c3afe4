"""The Temple action: stones, recruits, and the order of its steps (AS-520 to AS-531)."""

from __future__ import annotations

import pytest

from tests.games.asgard.scene import Scene, scene
from tests.games.asgard.turns import temple


def names(s: Scene) -> list[str]:
    """The events since the phase began."""
    return [type(event).__name__ for event in s.events()][1:]


# -- the whole action -------------------------------------------------------------------------------


@pytest.mark.rule("AS-520")
def test_the_steps_come_in_order() -> None:
    s = temple("tyr", recruits="orange")

    s.play("red: resolve tyr", "red: settle light-2")

    assert names(s) == ["SealTaken", "TempleBegun", "TempleBuilt", "RecruitsGiven", "GodTilePlaced", "PopulationTaken",
                        "TileTurnedUp", "TileTurnedUp", "SupportBegan"]  # fmt: skip


@pytest.mark.rule("AS-521")
@pytest.mark.parametrize(
    ("stones", "recruits", "support", "rule"),
    [
        ("2 red", "2 white giant", (None, None), "AS-530"),
        ("red", "orange", (None, None), "AS-521"),
        ("2 red", "2 white giant orange", ("blue", "yellow"), ""),
    ],
)
def test_without_stones_recruits_and_a_support_slot_the_disc_goes_home(
    stones: str, recruits: str, support: tuple[str | None, str | None], rule: str
) -> None:
    s = temple("tyr", stones=stones, recruits=recruits, support={"tyr": support}, tops=["temple-1-red"])
    before = (s.stones("red"), s.recruits("red"))

    assert s.options("red") == {"recall tyr", "asgard", "asgard-recall"}
    s.refused("red: resolve tyr", rule)
    s.play("red: recall tyr")

    assert (s.stones("red"), s.recruits("red")) == before
    assert (s.temples("red"), s.support("tyr"), s.supply("red")) == ([], support, 2)


@pytest.mark.rule("AS-521")
def test_fenrir_needs_a_free_support_slot_too() -> None:
    s = temple("fenrir", round=4, recruits="", support={"fenrir": ("blue", "yellow")})

    assert s.options("red") == {"recall fenrir", "asgard", "asgard-recall"}
    s.refused("red: resolve fenrir", "AS-521")


# -- stones -----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-522")
def test_one_of_the_four_top_tiles_is_built() -> None:
    s = temple("tyr", recruits="orange", stones="2 pink red 2 yellow blue green white")

    s.play("red: resolve tyr")
    assert s.options("red") == {
        "build temple-1-pink", "build temple-2-pink-red", "build temple-3-pink-yellow-blue",
        "build temple-4-pink-green-white",
    }  # fmt: skip
    s.refused("red: build temple-1-yellow", "AS-522")
    s.play("red: build temple-2-pink-red", "red: settle light-2")

    assert s.temples("red") == ["temple-2-pink-red"]
    assert s.view(None).temples_left == (6, 5, 6, 6)


@pytest.mark.rule("AS-523")
def test_stones_go_back_to_their_reserves() -> None:
    s = temple("tyr", recruits="orange", stones="2 red", tops=["temple-1-red"])

    assert s.stone_reserve("red") == 3
    s.play("red: resolve tyr")

    assert s.stones("red") == {}
    assert s.stone_reserve("red") == 5


@pytest.mark.rule("AS-523")
def test_a_temple_cannot_be_paid_with_stones_of_others() -> None:
    s = scene(placed={"red": ["tyr temple", "asgard"]}, stones={"red": "pink", "blue": "4 pink"},
              recruits={"red": "orange"})  # fmt: skip

    s.refused("red: resolve tyr", "AS-521")


@pytest.mark.rule("AS-524")
@pytest.mark.parametrize("fourth", ["blue", "black"])
def test_the_dearest_temple_costs_a_fourth_stone_of_another_colour(fourth: str) -> None:
    s = temple("tyr", recruits="orange", stones="2 pink 2 green 2 white blue black")

    s.play("red: resolve tyr", "red: build temple-4-pink-green-white")
    assert s.options("red") == {"pay blue", "pay black"}
    for stone in ("pink", "green", "white"):
        s.refused(f"red: pay {stone}", "AS-524")
    s.play(f"red: pay {fourth}")

    kept = "black" if fourth == "blue" else "blue"
    assert s.stones("red") == {"pink": 1, "green": 1, "white": 1, kept: 1}
    assert (s.stone_reserve("white"), s.stone_reserve(fourth), s.stone_reserve(kept)) == (2, 5, 4)


@pytest.mark.rule("AS-588x")
def test_a_second_green_stone_is_no_fourth_colour() -> None:
    s = temple(
        "surtr", round=3, recruits="giant", stones="pink 2 green white", tops=["temple-1-green"], automatic=False
    )

    s.play("red: resolve surtr")

    assert s.options("red") == {"build temple-1-green"}
    s.refused("red: build temple-4-pink-green-white", "AS-524")


@pytest.mark.rule("AS-525")
@pytest.mark.parametrize(
    ("tile", "stones"),
    [
        ("temple-1-red", "red 2 white"),
        ("temple-2-pink-red", "pink 2 white"),
        ("temple-4-red-green-white", "2 white green"),
    ],
)
def test_white_stands_in_for_no_other_colour(tile: str, stones: str) -> None:
    s = temple("tyr", recruits="orange", stones=stones, tops=[tile])

    s.refused("red: resolve tyr", "AS-521")


@pytest.mark.rule("AS-526")
def test_a_temple_stays_with_its_builder_when_the_support_ends() -> None:
    s = scene(round=2, phase="start", support={"hel": ("red", None)}, centre={"red": 1}, supply={"red": 1},
              temples={"red": "temple-1-pink"})  # fmt: skip

    s.play("red: recover hel")
    assert s.support("hel") == (None, None)
    s.to_phase("gods", 3)

    assert s.temples("red") == ["temple-1-pink"]
    assert s.score("red") == 3


# -- recruits ---------------------------------------------------------------------------------------


@pytest.mark.rule("AS-527")
@pytest.mark.parametrize(
    ("support", "gifts"),
    [
        ((None, None), {"give giant"}),
        ((None, "blue"), {"give giant"}),
        (("blue", None), {"give white", "give orange"}),
    ],
)
def test_the_highest_empty_support_slot_says_which_recruits(
    support: tuple[str | None, str | None], gifts: set[str]
) -> None:
    s = temple("surtr", round=3, recruits="giant 2 white orange", support={"surtr": support}, automatic=False)

    s.play("red: resolve surtr", "red: build temple-1-pink")

    assert s.options("red") == gifts


@pytest.mark.rule("AS-528")
def test_all_recruits_of_the_type_are_given() -> None:
    s = temple("tyr", recruits="3 orange 2 white", on_gods={"tyr": "orange"})

    s.play("red: resolve tyr")

    assert s.recruits("red") == {"white": 2}
    assert s.on_god("tyr") == {"orange": 4}


@pytest.mark.rule("AS-529")
@pytest.mark.parametrize(("gift", "count", "kept"), [("white", 2, {"orange": 3}), ("orange", 3, {"white": 2})])
def test_one_type_is_picked_and_types_are_not_mixed(gift: str, count: int, kept: dict[str, int]) -> None:
    s = temple("loki", recruits="2 white 3 orange giant", support={"loki": ("blue", None)})

    s.play("red: resolve loki")
    assert s.options("red") == {"give white", "give orange"}
    s.refused("red: give giant", "AS-527")
    s.play(f"red: give {gift}")

    assert s.on_god("loki") == {gift: count}
    assert s.recruits("red") == {**kept, "giant": 1}
    assert s.asked() == ["red: settle"]


@pytest.mark.rule("AS-530")
def test_a_type_the_player_has_not_got_cannot_be_given() -> None:
    s = temple("loki", recruits="2 orange giant", support={"loki": ("blue", None)}, automatic=False)

    s.play("red: resolve loki", "red: build temple-1-pink")

    assert s.options("red") == {"give orange"}
    s.refused("red: give white")


@pytest.mark.rule("AS-530")
def test_without_a_recruit_to_give_there_is_no_temple() -> None:
    s = temple("loki", recruits="3 giant", support={"loki": ("blue", None)})

    s.refused("red: resolve loki", "AS-530")


@pytest.mark.rule("AS-531")
@pytest.mark.parametrize(("recruits", "kept"), [("", {}), ("3 giant", {"giant": 3})])
def test_fenrir_neither_asks_for_recruits_nor_takes_any(recruits: str, kept: dict[str, int]) -> None:
    s = temple("fenrir", round=4, recruits=recruits)

    s.play("red: resolve fenrir", "red: settle dark-1")

    assert s.support("fenrir") == ("red", None)
    assert (s.recruits("red"), s.on_god("fenrir")) == (kept, {})

"""The five Asgard tiles (AS-951 to AS-955)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asgard.scene import Scene, scene


def turned(tile: str, **table: Any) -> Scene:
    """Red has turned an Asgard tile over; blue's disc in Asgard waits."""
    row = [tile, *[other for other in ("asgard-4", "asgard-5", "asgard-1") if other != tile][:2]]
    s = scene(placed={"red": ["asgard"], "blue": ["asgard"]}, asgard=row, **table)
    return s.play("red: asgard", f"red: turn {tile}")


@pytest.mark.rule("AS-951")
@pytest.mark.parametrize("tile", ["asgard-1", "asgard-2"])
def test_one_recruit_of_one_type_and_one_of_another(tile: str) -> None:
    s = turned(tile)

    assert s.options("red") == {"done", "muster white", "muster orange", "muster giant"}
    s.play("red: muster white")
    s.refused("red: muster white", "AS-951")
    assert s.options("red") == {"muster orange", "muster giant"}
    s.play("red: muster giant")

    assert s.asked() == ["blue: act"]
    assert s.recruits("red") == {"white": 1, "giant": 1}
    assert s.recruit_reserve() == {"white": 11, "orange": 12, "giant": 9}


@pytest.mark.rule("AS-951")
def test_a_mustered_recruit_may_come_from_who_has_most() -> None:
    s = turned("asgard-1", recruits={"blue": "2 giant", "mauve": "giant"}, recruit_reserve={"giant": 0})

    s.play("red: muster white", "red: muster giant")

    assert s.recruits("red") == {"white": 1, "giant": 1}
    assert s.recruits("blue") == s.recruits("mauve") == {"giant": 1}


@pytest.mark.rule("AS-952")
def test_two_recruits_of_one_type_and_one_of_another() -> None:
    s = turned("asgard-3")

    s.play("red: muster giant")
    s.refused("red: muster giant", "AS-952")
    s.play("red: muster orange")

    assert s.asked() == ["blue: act"]
    assert s.recruits("red") == {"giant": 2, "orange": 1}
    assert s.recruit_reserve() == {"white": 12, "orange": 11, "giant": 8}


@pytest.mark.rule("AS-952")
def test_both_of_two_recruits_may_run_short() -> None:
    s = turned("asgard-3", recruits={"blue": "3 giant", "mauve": "giant"}, recruit_reserve={"giant": 1})

    s.play("red: muster giant", "red: muster white")

    assert s.recruits("red") == {"giant": 2, "white": 1}
    assert s.recruits("blue") == {"giant": 2}
    assert s.recruits("mauve") == {"giant": 1}


@pytest.mark.rule("AS-953")
def test_a_stone_is_swapped_for_another_colour() -> None:
    s = turned("asgard-4", stones={"red": "pink", "blue": "2 pink"})

    others = ("yellow", "red", "blue", "green", "black", "white")
    assert s.options("red") == {"decline", *[f"swap pink {other}" for other in others]}
    s.refused("red: swap pink pink", "AS-953")
    s.refused("red: swap black white", "AS-953")
    s.play("red: swap pink white")

    assert s.stones("red") == {"white": 1}
    assert s.stone_reserve("pink") == 3
    assert s.stone_reserve("white") == 2


@pytest.mark.rule("AS-954")
def test_only_stones_of_the_reserve_are_offered() -> None:
    s = turned("asgard-4", stones={"red": "pink", "blue": "2 white"}, stone_reserve={"white": 0})

    assert "swap pink white" not in s.options("red")
    s.refused("red: swap pink white", "AS-954")
    s.play("red: swap pink black")

    assert s.stones("red") == {"black": 1}
    assert s.stones("blue") == {"white": 2}


@pytest.mark.rule("AS-955")
def test_the_fifth_tile_does_nothing() -> None:
    s = turned("asgard-5", stones={"red": "pink"})

    assert s.asked() == ["blue: act"]
    assert s.view(None).asgard_used == ("asgard-5",)
    assert (s.score("red"), s.stones("red"), s.recruits("red"), s.seals("red")) == (0, {"pink": 1}, {}, (0, 0))
    names = [type(event).__name__ for event in s.events()]
    assert names == ["PhaseBegan", "AsgardEntered", "AsgardTileTurned"]

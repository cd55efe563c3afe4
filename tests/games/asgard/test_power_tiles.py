"""The tiles that Tyr and Thor give to those who ask (AS-905 to AS-909)."""

from __future__ import annotations

import pytest

from tests.games.asgard.asking import claim, request
from tests.games.asgard.ragnarok import fought
from tests.games.asgard.scene import Scene, scene


@pytest.mark.parametrize(
    ("god", "stone"),
    [
        pytest.param("tyr", "red", marks=pytest.mark.rule("AS-905")),
        pytest.param("thor", "blue", marks=pytest.mark.rule("AS-907")),
    ],
)
def test_a_power_tile_goes_to_who_asks_even_from_its_holder(god: str, stone: str) -> None:
    other = {"tyr": "thor", "thor": "tyr"}[god]
    for powers in ({}, {god: "blue"}, {other: "blue"}):
        s = claim(god, powers=powers)
        assert s.power(god) == "red"
        assert s.stones("red") == {stone: 2}
        assert s.power(other) == powers.get(other)


@pytest.mark.rule("AS-514")
@pytest.mark.parametrize(("god", "stone"), [("tyr", "red"), ("thor", "blue")])
def test_a_power_tile_may_be_left_where_it_is(god: str, stone: str) -> None:
    s = request(god, powers={god: "blue"})
    assert s.asked() == ["red: power_tile"]
    assert s.options("red") == {"decline", f"claim {god}-tile"}

    s.play("red: decline")

    assert s.power(god) == "blue"
    assert s.stones("red") == {stone: 2}
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-906")
def test_the_tyr_tile_wins_a_lost_battle() -> None:
    s = scene(
        phase="battles",
        worlds={"dark-2": "loki-4"},
        battle={"light-2": "red"},
        ancestral=(2, 5),
        powers={"tyr": "red"},
    )

    assert [(one.world, one.light, one.dark) for one in s.events("BattleFought")] == [(1, 2, 9)]
    assert s.options("red") == {"done", "tyr"}
    s.play("red: tyr")

    assert s.zones("red") == [2]
    assert s.power("tyr") is None


@pytest.mark.rule("AS-906")
def test_the_tyr_tile_wins_a_tie_and_spares_recruits() -> None:
    s = scene(
        phase="battles", battle={"light-2": "red"}, ancestral=(3, 3), powers={"tyr": "red"}, recruits={"red": "giant"}
    )

    assert s.options("red") == {"done", "tyr", "send giant"}
    s.play("red: tyr")

    assert s.zones("red") == [2]
    assert s.power("tyr") is None
    assert s.recruits("red") == {"giant": 1}


@pytest.mark.rule("AS-906")
def test_the_tyr_tile_is_kept_if_not_spent_and_idle_at_ragnarok() -> None:
    lost = scene(phase="battles", battle={"light-2": "red"}, ancestral=(1, 5), powers={"tyr": "red"})
    lost.play("red: done")
    assert (lost.power("tyr"), lost.zones("red"), lost.centre("red")) == ("red", [], 1)
    won = scene(phase="battles", battle={"light-2": "red"}, ancestral=(5, 1), powers={"tyr": "red"})
    assert (won.power("tyr"), won.zones("red")) == ("red", [2])

    end = scene(
        phase="ragnarok",
        worlds={"light-2": "odin-1"},
        support={"odin": ("red", None)},
        tiles={"red": "weapon-2"},
        powers={"tyr": "red"},
    )
    assert end.options("red") == {"lay weapon-2 light-2"}
    assert end.play("red: lay weapon-2 light-2").match.over
    assert fought(end)[2][0] == 1 + 2


def battle_of_three_against(dark: str, recruits: str) -> Scene:
    """Red has the Thor tile and a disc under Light, which counts 3."""
    return scene(
        phase="battles",
        worlds={"light-2": "population-2", "dark-2": dark},
        battle={"light-2": "red"},
        ancestral=(1, 1),
        powers={"thor": "red"},
        recruits={"red": recruits},
    )


@pytest.mark.rule("AS-908")
def test_the_thor_tile_adds_three_if_that_wins() -> None:
    s = battle_of_three_against("population-6", "white orange")

    assert [(one.world, one.light, one.dark) for one in s.events("BattleFought")] == [(1, 3, 6)]
    s.play("red: thor")
    s.refused("red: done", "AS-612")
    s.refused("red: thor", "AS-908")
    s.play("red: send white", "red: done")

    assert s.zones("red") == [2]
    assert s.power("thor") is None
    assert s.valhalla() == {"white": 1}
    assert s.recruits("red") == {"orange": 1}


@pytest.mark.rule("AS-908")
def test_the_thor_tile_alone_may_win_or_not() -> None:
    alone = battle_of_three_against("population-5", "")
    alone.play("red: thor")
    assert (alone.zones("red"), alone.power("thor")) == ([2], None)

    too_weak = battle_of_three_against("population-6", "")
    assert (too_weak.centre("red"), too_weak.power("thor")) == (1, "red")


@pytest.mark.rule("AS-909")
def test_the_thor_tile_is_a_weapon_of_three_at_ragnarok() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-5": "odin-1", "light-2": "thor-1"},
        support={"odin": ("red", None), "thor": ("blue", None)},
        tiles={"red": "weapon-2"},
        powers={"thor": "red"},
    )

    assert s.options("red") == {"lay weapon-2 light-5", "lay thor-tile light-5"}
    s.refused("red: lay thor-tile light-2", "AS-720")
    s.play("red: lay weapon-2 light-5")
    assert s.options("red") == {"lay thor-tile light-5"}
    s.play("red: lay thor-tile light-5")

    assert s.match.over
    assert fought(s)[5][0] == 1 + 2 + 3
    assert fought(s)[2][0] == 1

"""The fewest discs at the start of a round, and where they come back from (AS-217 to AS-222)."""

from __future__ import annotations

import pytest

from tests.games.asgard.eyes import everybody
from tests.games.asgard.scene import COLOURS, scene


@pytest.mark.rule("AS-217")
@pytest.mark.parametrize("supply", [0, 1])
def test_a_player_takes_discs_back_until_he_has_two(supply: int) -> None:
    s = scene(round=2, phase="start", supply={"red": supply}, zones={"red": [1, 2, 3]})

    for world in range(1, 3 - supply):
        assert s.asked() == ["red: recover"]
        s.play(f"red: recover world-{world}")

    assert s.supply("red") == 2
    assert s.zones("red") == ([3] if supply == 0 else [2, 3])
    assert s.asked()[0] == "red: choose_gods"
    s.refused("red: recover world-3")


@pytest.mark.rule("AS-217")
def test_no_one_may_decline_to_take_discs_back() -> None:
    s = scene(round=2, phase="start", supply={"red": 1}, zones={"red": [1, 2]})

    for word in ("done", "decline", "pass"):
        s.refused(f"red: {word}", "AS-217", needs=2, has=1)


@pytest.mark.rule("AS-218")
@pytest.mark.parametrize("spots", [("thor", "world-3"), ("thor", "centre"), ("centre", "world-3")])
def test_discs_come_back_from_support_victory_zones_or_the_centre(spots: tuple[str, str]) -> None:
    s = scene(
        round=2,
        phase="start",
        supply={"red": 0},
        support={"thor": ("blue", "red")},
        zones={"red": [3], "blue": [5]},
        centre={"red": 1, "blue": 1},
    )
    row = s.row("red")
    assert s.options("red") == {"recover thor", "recover world-3", "recover centre"}
    s.refused("red: recover world-5", "AS-218")
    s.refused("red: recover hel", "AS-218")

    s.play(*[f"red: recover {spot}" for spot in spots])

    assert s.supply("red") == 2
    assert s.support("thor") == ("blue", None if "thor" in spots else "red")
    assert s.zones("red") == ([] if "world-3" in spots else [3])
    assert s.centre("red") == int("centre" not in spots)
    assert (s.row("red"), s.score("red"), s.centre("blue")) == (row, 0, 1)


@pytest.mark.rule("AS-219")
@pytest.mark.parametrize("supply", [2, 3])
def test_a_player_with_two_discs_takes_none_back(supply: int) -> None:
    s = scene(round=2, phase="start", supply={"red": supply}, centre={"red": 1}, zones={"red": [2]})

    assert s.asked() == [f"{colour}: choose_gods" for colour in COLOURS]
    s.refused("red: recover centre")
    s.refused("red: recover world-2")
    assert (s.supply("red"), s.centre("red"), s.zones("red")) == (supply, 1, [2])


@pytest.mark.rule("AS-220")
def test_what_stays_when_a_support_disc_is_taken_back() -> None:
    s = scene(
        round=2,
        phase="start",
        supply={"blue": 1},
        support={"loki": ("blue", None)},
        zones={"blue": [1]},
        on_gods={"loki": "2 giant"},
        worlds={"dark-2": "loki-2"},
        temples={"blue": "temple-1-pink"},
    )

    s.play("blue: recover loki")

    assert s.support("loki") == (None, None)
    assert s.on_god("loki") == {"giant": 2}
    assert s.at("dark-2") == "loki-2"
    assert s.temples("blue") == ["temple-1-pink"]
    s.play("blue: choose loki", "blue: choose hel").to_phase("placement").play("red: place freyja asgard")
    assert "place loki temple" in s.options("blue")


@pytest.mark.rule("AS-221")
def test_a_freed_upper_slot_is_taken_first() -> None:
    s = scene(
        placed={"yellow": ["hel temple"]},
        support={"hel": (None, "red")},
        recruits={"yellow": "giant 2 white"},
        stones={"yellow": "2 pink"},
    )

    s.play("yellow: resolve hel", "yellow: settle dark-1")

    assert s.support("hel") == ("yellow", "red")
    assert s.on_god("hel") == {"giant": 1}
    assert s.recruits("yellow") == {"white": 2}


@pytest.mark.rule("AS-221")
def test_warriors_are_no_help_for_a_freed_upper_slot() -> None:
    s = scene(
        placed={"yellow": ["hel temple", "asgard"]},
        support={"hel": (None, "red")},
        recruits={"yellow": "2 white"},
        stones={"yellow": "2 pink"},
    )

    s.refused("yellow: resolve hel", "AS-530")


@pytest.mark.rule("AS-222")
def test_discs_are_taken_back_in_turn_order_in_sight_of_all() -> None:
    s = scene(
        round=2,
        phase="start",
        order=("yellow", "red", "blue", "mauve"),
        supply={"yellow": 1, "blue": 1},
        zones={"yellow": [1, 2], "blue": [1, 2]},
    )

    assert s.asked() == ["yellow: recover"]
    s.play("yellow: recover world-2")
    assert all(s.view(who).players[s.seat("yellow")].zones == (1,) for who in everybody(s))
    assert s.asked() == ["blue: recover"]
    s.play("blue: recover world-1")

    assert (s.zones("yellow"), s.zones("blue")) == ([1], [2])
    told_to_all = s.match.view(None).log()
    assert [entry.event.seat for entry in told_to_all if type(entry.event).__name__ == "DiscRecovered"] == [2, 1]  # type: ignore[attr-defined]

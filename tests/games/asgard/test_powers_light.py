"""The powers of Freyja, Baldr and Odin for those who ask on their first Request slot (AS-901 to AS-904)."""

from __future__ import annotations

import pytest

from tests.games.asgard.asking import request
from tests.games.asgard.scene import scene


@pytest.mark.rule("AS-901")
def test_freyja_calls_only_warriors_that_lie_in_valhalla() -> None:
    s = request("freyja", valhalla="white", recruits={"blue": "5 white"})

    assert s.options("red") == {"done", "call white"}
    s.play("red: call white")

    assert s.recruits("red") == {"white": 1}
    assert s.recruits("blue") == {"white": 5}
    assert s.valhalla() == {}
    assert request("freyja", recruits={"blue": "5 white"}).recruits("red") == {}


@pytest.mark.rule("AS-901")
def test_freyja_calls_up_to_two_warriors_of_any_colours() -> None:
    s = request("freyja", valhalla="2 white orange")
    s.play("red: call orange")
    assert s.options("red") == {"done", "call white"}
    s.play("red: call white")
    assert s.recruits("red") == {"white": 1, "orange": 1}
    assert s.valhalla() == {"white": 1}
    assert s.supply("red") == 3

    one = request("freyja", valhalla="2 white orange").play("red: call white", "red: done")
    assert one.recruits("red") == {"white": 1}


@pytest.mark.rule("AS-902")
def test_baldr_gives_a_seal_of_either_camp_from_the_reserve() -> None:
    s = request("baldr")
    light, dark = s.seal_reserve()
    assert s.options("red") == {"decline", "seal light", "seal dark"}
    s.play("red: seal dark")

    assert s.seals("red") == (1, 1)  # the Light Seal lay beside Baldr
    assert s.seal_reserve() == (light, dark - 1)
    assert request("baldr").play("red: seal light").seals("red") == (2, 0)


@pytest.mark.rule("AS-902")
def test_baldr_takes_a_seal_from_who_has_most_if_the_reserve_has_none() -> None:
    s = request("baldr", seals={"blue": (0, 2), "mauve": (0, 1)}, seal_reserve=(0, 0), no_seal=["baldr"])

    assert s.options("red") == {"decline", "seal dark"}
    s.play("red: seal dark")

    assert (s.seals("red"), s.seals("blue"), s.seals("mauve")) == ((0, 1), (0, 1), (0, 1))


@pytest.mark.rule("AS-903")
@pytest.mark.parametrize(
    ("colour", "number", "order"),
    [
        ("mauve", 1, ["mauve", "red", "blue", "yellow"]),
        ("red", 3, ["blue", "yellow", "red", "mauve"]),
        ("blue", 4, ["red", "yellow", "mauve", "blue"]),
    ],
)
def test_odin_gives_a_turn_order_tile_and_a_white_stone(colour: str, number: int, order: list[str]) -> None:
    s = scene(placed={colour: ["odin request-1"]})
    own = s.order().index(colour) + 1

    s.play(f"{colour}: resolve odin")
    assert s.options(colour) == {"decline", *[f"order {n}" for n in range(1, 5) if n != own]}
    s.play(f"{colour}: order {number}")

    assert s.order() == order
    assert s.stones(colour) == {"white": 1}
    assert s.stone_reserve("white") == 2


@pytest.mark.rule("AS-903")
def test_odins_white_stone_may_run_short() -> None:
    s = request("odin", stones={"blue": "2 white", "yellow": "white"}).play("red: order 2")

    assert s.stones("red") == {"white": 1}
    assert s.stones("blue") == {"white": 1}
    assert s.stones("yellow") == {"white": 1}


@pytest.mark.rule("AS-904")
def test_odins_order_counts_only_when_the_actions_are_over() -> None:
    s = scene(
        placed={
            "red": ["thor request-2", "hel request-2"],
            "blue": ["tyr request-2", "loki request-2"],
            "mauve": ["odin request-1", "freyja request-2"],
        },
        zones={"red": [1], "blue": [2], "mauve": [3]},
        battle_piles={3: 1},
    )

    s.play("red: resolve thor", "blue: resolve tyr", "mauve: resolve odin", "mauve: order 1")
    assert s.order() == ["mauve", "red", "blue", "yellow"]
    assert s.asked() == ["red: act"]
    s.play("red: resolve hel")
    assert s.asked() == ["blue: act"]
    s.play("blue: resolve loki", "mauve: resolve freyja")

    assert [s.battle_tiles(colour) for colour in ("mauve", "red", "blue")] == [[3], [], []]

"""Phase 3: whose turn it is, Seals, discs that come home, and Requests (AS-501 to AS-514)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.state import NOBODY
from tests.games.asgard.scene import Scene, scene

COLOURED = (
    ("freyja", "pink"),
    ("baldr", "yellow"),
    ("tyr", "red"),
    ("thor", "blue"),
    ("loki", "green"),
    ("hel", "black"),
)


def at(*spots: str, **position: Any) -> Scene:
    """Red has discs on these spots, and Blue one in Asgard, so that Phase 3 goes on when Red has none left."""
    return scene(placed={"red": spots, "blue": ["asgard"]}, **position)


# -- turns ------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-501")
@pytest.mark.parametrize(
    ("first", "spot"), [("recall thor", "thor"), ("recall hel", "hel"), ("asgard-recall", "asgard")]
)
def test_discs_are_resolved_in_any_order_but_one_in_a_turn(first: str, spot: str) -> None:
    every = {"resolve thor", "recall thor", "resolve hel", "recall hel", "asgard", "asgard-recall"}
    s = scene(placed={"red": ["thor request-1", "hel request-2", "asgard"], "blue": ["loki request-2"]})

    assert s.options("red") == every
    s.play(f"red: {first}")
    assert s.asked() == ["blue: act"]
    s.refused("red: recall thor")
    s.play("blue: recall loki")

    assert s.asked() == ["red: act"]
    assert s.options("red") == {option for option in every if spot not in option}


@pytest.mark.rule("AS-501")
def test_the_first_player_begins_and_turn_order_repeats() -> None:
    order = ("mauve", "red", "yellow", "blue")
    s = scene(order=order, placed={colour: ["asgard", "asgard"] for colour in order})

    turns = []
    for _ in range(8):
        turns.append(s.asked()[0].split(":")[0])
        s.play(f"{turns[-1]}: asgard-recall")

    assert turns == [*order, *order]


@pytest.mark.rule("AS-507")
def test_the_phase_lasts_until_every_placed_disc_has_left() -> None:
    s = scene(placed={"red": ["thor request-1"], "blue": ["hel temple", "loki request-2", "asgard"]})

    s.refused("red: pass", "AS-507")
    s.refused("red: done", "AS-507")
    s.play("red: recall thor")
    for line in ("recall hel", "recall loki", "asgard-recall"):
        assert s.asked() == ["blue: act"]
        s.refused("blue: pass", "AS-507")
        s.play(f"blue: {line}")

    assert s.g.phase != b.ACTIONS
    assert set(s.g.slots) == {NOBODY}
    assert s.g.visitors == [0, 0, 0, 0]


# -- Seals ------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-502")
@pytest.mark.parametrize("line", ["resolve baldr", "recall baldr"])
def test_only_the_first_disc_at_a_god_finds_its_seal(line: str) -> None:
    s = scene(placed={"red": ["baldr request-2"], "blue": ["asgard"], "yellow": ["baldr request-1"]})

    s.play(f"red: {line}", "blue: asgard-recall")
    assert s.seals("red") == (1, 0)
    assert not s.has_seal("baldr")
    s.play("yellow: resolve baldr")

    assert s.asked() == ["yellow: baldr"]
    assert s.seals("yellow") == (0, 0)


@pytest.mark.rule("AS-502")
def test_a_temple_slot_finds_the_seal_too_and_finds_it_first() -> None:
    s = at("hel temple", stones={"red": "2 pink"}, recruits={"red": "giant"})

    s.play("red: resolve hel")

    assert s.asked() == ["red: settle"]
    assert s.seals("red") == (0, 1)


@pytest.mark.rule("AS-503")
def test_the_seal_is_taken_even_if_nothing_can_be_built() -> None:
    s = at("tyr temple", recruits={"red": "orange"}, automatic=False)

    assert s.options("red") == {"recall tyr"}
    s.play("red: recall tyr")

    assert s.seals("red") == (1, 0)
    assert s.supply("red") == 3
    assert (s.temples("red"), s.support("tyr"), s.slot("tyr", "temple")) == ([], (None, None), None)


@pytest.mark.rule("AS-504")
def test_a_disc_in_asgard_takes_no_seal() -> None:
    s = scene(phase="placement", chosen={"mauve": ["hel"], "red": ["thor"]})

    s.play("red: place thor asgard", "mauve: place hel asgard", "red: asgard-recall")
    s.play("mauve: asgard", "mauve: turn asgard-1", "mauve: done")

    assert s.events("SealTaken") == []
    assert (s.seals("red"), s.seals("mauve")) == ((0, 0), (0, 0))
    assert s.has_seal("hel")


# -- where discs go ---------------------------------------------------------------------------------


@pytest.mark.rule("AS-505")
def test_a_declined_action_sends_the_disc_home_and_changes_nothing_else() -> None:
    means = {"stones": {"red": "2 pink"}, "recruits": {"red": "white"}, "score": {"red": 7}}
    s = at("baldr temple", no_seal=["baldr"], **means)
    places = s.g.places[:]

    assert s.options("red") == {"resolve baldr", "recall baldr"}
    s.play("red: recall baldr")

    assert s.supply("red") == 3
    assert (s.stones("red"), s.recruits("red"), s.score("red")) == ({"pink": 2}, {"white": 1}, 7)
    assert (s.temples("red"), s.support("baldr"), s.g.places) == ([], (None, None), places)
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-505")
def test_a_declined_request_gives_neither_stones_nor_power() -> None:
    s = at("hel request-1", on_gods={"thor": "orange"})

    s.play("red: recall hel")

    assert (s.stones("red"), s.on_god("thor"), s.supply("red")) == ({}, {"orange": 1}, 3)
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-506")
def test_requests_and_asgard_return_the_disc_a_temple_keeps_it() -> None:
    s = at("hel request-2", "asgard", "tyr temple", stones={"red": "2 pink"}, recruits={"red": "orange"},
           asgard=["asgard-5"], no_seal=["hel", "tyr"])  # fmt: skip

    assert s.supply("red") == 0
    s.play("red: resolve hel")
    assert s.supply("red") == 1
    s.play("blue: asgard-recall", "red: asgard")
    assert s.supply("red") == 2
    s.play("red: resolve tyr", "red: settle light-1")

    assert s.supply("red") == 2
    assert s.support("tyr") == ("red", None)


# -- Requests ---------------------------------------------------------------------------------------


@pytest.mark.rule("AS-510")
@pytest.mark.parametrize(("god", "stone"), COLOURED)
@pytest.mark.parametrize("slot", ["request-1", "request-2"])
def test_a_request_gives_two_stones_of_the_gods_colour(god: str, stone: str, slot: str) -> None:
    s = at(f"{god} {slot}")

    s.play(f"red: resolve {god}")

    assert s.stones("red") == {stone: 2}
    assert s.stone_reserve(stone) == 3


@pytest.mark.rule("AS-511", "AS-514")
def test_a_power_is_used_at_once_or_not_at_all() -> None:
    s = at("hel request-1", "asgard", on_gods={"thor": "2 orange"})

    s.play("red: resolve hel")
    assert s.asked() == ["red: hel"]
    assert s.stones("red") == {"black": 2}
    assert s.options("red") == {"done", "slay thor orange"}
    s.play("red: done")

    assert s.on_god("thor") == {"orange": 2}
    assert s.stones("red") == {"black": 2}
    s.play("blue: asgard-recall")
    assert s.options("red") == {"asgard", "asgard-recall"}


@pytest.mark.rule("AS-514")
@pytest.mark.parametrize(
    ("god", "stone", "refusal"),
    [("freyja", "pink", "done"), ("baldr", "yellow", "decline"), ("loki", "green", "decline")],
)
def test_the_stones_are_kept_without_the_power(god: str, stone: str, refusal: str) -> None:
    s = at(f"{god} request-1", valhalla="2 white", on_gods={"thor": "orange"}, no_seal=[god])

    s.play(f"red: resolve {god}", f"red: {refusal}")

    assert s.stones("red") == {stone: 2}
    assert (s.valhalla(), s.on_god("thor"), s.seals("red")) == ({"white": 2}, {"orange": 1}, (0, 0))
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-512")
@pytest.mark.parametrize(("god", "stone"), COLOURED)
def test_the_second_slot_gives_stones_only(god: str, stone: str) -> None:
    s = at(f"{god} request-2", valhalla="2 white", on_gods={"odin": "white", "hel": "giant"}, no_seal=[god])

    s.play(f"red: resolve {god}")

    assert s.asked() == ["blue: act"]
    assert s.stones("red") == {stone: 2}
    assert (s.power("thor"), s.power("tyr"), s.seals("red")) == (None, None, (0, 0))


@pytest.mark.rule("AS-512")
@pytest.mark.parametrize(
    ("god", "then"),
    [("freyja", "red: freyja"), ("baldr", "red: baldr"), ("loki", "red: loki"), ("hel", "red: hel"),
     ("thor", "red: power_tile"), ("tyr", "red: power_tile")],
)  # fmt: skip
def test_the_first_slot_gives_stones_and_the_power(god: str, then: str) -> None:
    s = at(f"{god} request-1", valhalla="2 white", on_gods={"odin": "white"})

    s.play(f"red: resolve {god}")

    assert s.asked() == [then]
    assert sum(s.stones("red").values()) == 2
    assert (s.power("thor"), s.power("tyr")) == (None, None)


@pytest.mark.rule("AS-513")
@pytest.mark.parametrize(("god", "stones"), [("odin", {"white": 1}), ("mimir", {}), ("surtr", {}), ("fenrir", {})])
def test_a_single_slot_gives_the_power_without_a_pair_of_stones(god: str, stones: dict[str, int]) -> None:
    s = at(f"{god} request-1", round=4)

    s.play(f"red: resolve {god}")
    assert s.asked() == [f"red: {god}"]
    assert s.stones("red") == {}
    s.play("red: decline")

    assert s.stones("red") == stones
    assert s.asked() == ["blue: act"]


# -- worked examples --------------------------------------------------------------------------------


@pytest.mark.rule("AS-581x", "AS-582x", "AS-583x", "AS-584x")
def test_who_finds_the_seals_of_mimir_and_baldr() -> None:
    s = scene(
        round=2,
        order=("blue", "red", "yellow", "mauve"),
        placed={
            "blue": ["mimir request-1", "baldr temple"],
            "red": ["baldr request-1"],
            "yellow": ["baldr request-2"],
            "mauve": ["asgard", "asgard"],
        },
        stones={"blue": "2 pink"},
        recruits={"blue": "white"},
    )

    s.play("blue: resolve mimir", "blue: decline")
    assert (s.seals("blue"), s.supply("blue")) == ((0, 1), 2)
    s.play("red: resolve baldr", "red: decline")
    assert (s.seals("red"), s.supply("red")) == ((1, 0), 3)
    s.play("yellow: resolve baldr")
    assert (s.seals("yellow"), s.supply("yellow"), s.stones("yellow")) == ((0, 0), 3, {"yellow": 2})
    s.play("mauve: asgard-recall", "blue: recall baldr")

    assert (s.seals("blue"), s.supply("blue")) == ((0, 1), 3)
    assert (s.temples("blue"), s.support("baldr"), s.stones("blue")) == ([], (None, None), {"pink": 2})


@pytest.mark.rule("AS-586x")
def test_surtr_gives_no_stone() -> None:
    s = at("surtr request-1", round=3)

    s.play("red: resolve surtr")

    assert s.stones("red") == {}
    assert s.asked() == ["red: surtr"]
    assert {"burn light-1", "burn dark-lower"} < s.options("red")

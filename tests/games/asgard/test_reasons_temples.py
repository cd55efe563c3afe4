"""Why an option is off at Temples, in Asgard, in battles and at Ragnarök."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.state import EMPTY
from tests.games.asgard.reasons import gives, why
from tests.games.asgard.scene import Scene, scene
from tests.games.asgard.turns import buying, temple, visit

# -- temples --------------------------------------------------------------------------------------------------


def test_temples_and_their_costs() -> None:
    tops = ("temple-1-red", "temple-2-pink-red", "temple-4-pink-green-white")
    s = temple("tyr", recruits="orange", stones="2 red", tops=tops, automatic=False).play("red: resolve tyr")
    gives(s, "red", {
        "build temple-1-red": "", "build temple-1-pink": "AS-522 top", "done": "AS-522",
        "build temple-2-pink-red": "AS-942 short short=1", "build temple-4-pink-green-white": "AS-524 short short=3",
    })  # fmt: skip


def test_discounts_and_what_they_spare() -> None:
    s = temple(
        "tyr", recruits="orange", stones="red", tops=["temple-1-red", "temple-2-pink-red"], automatic=False,
        bonuses={"red": "population-7"},
    ).play("red: resolve tyr", "red: build temple-2-pink-red")  # fmt: skip

    gives(
        s,
        "red",
        {"discount 0": "AS-937 more needs=1", "discount 1": "", "discount 2": "AS-946 has=1", "done": "AS-937"},
    )
    s.play("red: discount 1")
    gives(s, "red", {"spare pink": "", "spare red": "AS-945 rest", "spare blue": "AS-945 cost", "done": "AS-945"})


def test_the_fourth_stone() -> None:
    top = "temple-4-pink-green-white"
    s = temple("tyr", recruits="orange", stones="2 pink green white red", tops=[top], automatic=False)
    s.play("red: resolve tyr", f"red: build {top}")

    gives(s, "red", {"pay red": "", "pay pink": "AS-524 printed", "pay black": "AS-523", "done": "AS-524"})


def test_recruits_for_a_god() -> None:
    s = temple("loki", recruits="white giant", support={"loki": ("blue", None)}, automatic=False)
    s.play("red: resolve loki", "red: build temple-1-pink")

    gives(s, "red", {"give white": "", "give orange": "AS-530 type", "give giant": "AS-527", "done": "AS-529"})


def test_places_for_a_god() -> None:
    s = temple("tyr", recruits="orange", seats=3, worlds={"light-2": "thor-1"}).play("red: resolve tyr")
    empty = b.PLACES[s.g.places.index(EMPTY)]

    reasons = {"settle light-3": "", "settle light-2": "AS-534", "settle dark-3": "AS-533", f"settle {empty}": "AS-535"}
    gives(s, "red", {**reasons, "decline": "AS-532"})


# -- Asgard ---------------------------------------------------------------------------------------------------


def test_tiles_of_the_row() -> None:
    s = visit(row=("asgard-1", "asgard-3"), asgard_used=["asgard-2"])

    reasons = {
        "turn asgard-1": "",
        "turn asgard-2": "AS-551 used",
        "turn asgard-5": "AS-551 away",
        "buy white": "AS-551",
    }
    gives(s, "red", reasons)
    gives(s.play("red: turn asgard-3"), "red", {"muster white": "", "done": "", "decline": "AS-951"})
    gives(
        s.play("red: muster white"), "red", {"muster giant": "", "muster white": "AS-952 same", "done": "AS-952 second"}
    )
    single = visit(row=("asgard-1",)).play("red: muster white")
    gives(single, "red", {"muster white": "AS-951 same", "done": "AS-951 second"})


def test_a_stone_for_another() -> None:
    s = visit(row=("asgard-4",), stones={"red": "pink"}, stone_reserve={"white": 0})

    gives(s, "red", {
        "swap pink black": "", "swap pink pink": "AS-953 same", "swap black pink": "AS-953 none",
        "swap pink white": "AS-954", "decline": "", "done": "AS-953",
    })  # fmt: skip


@pytest.mark.parametrize(
    ("seals", "reasons"),
    [
        ((0, 1), {"buy orange": "", "buy white": "AS-556", "buy giant": "AS-557"}),
        ((1, 0), {"buy orange": "AS-555", "buy white": "", "buy giant": "AS-557"}),
        ((1, 1), {"buy giant": "", "disc-supply": "AS-550", "disc light-1": "AS-550", "march light-1": "AS-550"}),
        ((1, 1), {"turn asgard-1": "AS-550", "done": "", "pass": "AS-554"}),
    ],
)
def test_recruits_for_seals(seals: tuple[int, int], reasons: dict[str, str]) -> None:
    gives(visit(seals={"red": seals}), "red", reasons)


def test_recruits_that_would_not_come() -> None:
    s = visit(seals={"red": (2, 2)}, recruits={"red": "2 orange"}, recruit_reserve={"orange": 0})

    assert why(s, "red: buy orange") == "AS-809"


def test_discs_for_seals() -> None:
    s = buying(
        seats=3,
        battle={"light-4": "blue", "light-2": "red", "light-7": "blue"},
        zones={"red": [3]},
    )
    empty = b.PLACES[s.g.places.index(EMPTY)]

    gives(s, "red", {
        "disc-supply": "", "disc light-4": "AS-568", "disc dark-4": "", "disc dark-2": "AS-571",
        "disc light-3": "AS-570", "disc dark-7": "AS-569", "disc light-7": "AS-569", "disc light-lower": "AS-572",
        f"disc {empty}": "AS-572", "buy white": "AS-550", "done": "", "pass": "AS-559",
    })  # fmt: skip


def test_discs_that_cannot_be_had() -> None:
    poor = visit(seals={"red": (0, 0)}, automatic=False).play("red: turn asgard-5", "red: done")
    bare = visit(bought={"red": 7}, supply={"red": 9}, automatic=False).play("red: turn asgard-5", "red: done")

    for words in ("disc-supply", "disc light-4"):
        assert why(poor, f"red: {words}") == "AS-560 light=0 dark=1"
        assert why(bare, f"red: {words}") == "AS-580"


def test_discs_from_the_centre() -> None:
    s = visit(centre={"red": 1}, battle={"light-4": "blue"}).decline_all("buy_recruit", "buy_disc")

    gives(s, "red", {"march light-1": "", "march light-4": "AS-568", "done": "AS-575", "disc light-1": "AS-550"})


# -- battles --------------------------------------------------------------------------------------------------


def losing(**position: Any) -> Scene:
    """Red's disc stands under Light in World 3, where Darkness is ahead by two: Red needs 3."""
    worlds, discs = {"light-3": "thor-1", "dark-3": "hel-3"}, {"light-3": "red"}
    s = scene(phase="battles", worlds=worlds, ancestral=(1, 1), battle=discs, supply={"red": 2}, **position)
    assert s.asked() == ["red: reinforce"]
    return s


def test_help_in_a_battle() -> None:
    s = losing(recruits={"red": "2 white giant"}, powers={"thor": "red", "tyr": "red"})

    gives(
        s, "red", {"send white": "", "send orange": "AS-611 none", "thor": "", "tyr": "", "done": "", "pass": "AS-611"}
    )
    s.play("red: send giant")
    gives(s, "red", {
        "send white": "", "send giant": "AS-611 none", "thor": "", "tyr": "AS-906 alone",
        "done": "AS-612 needs=3 has=2",
    })  # fmt: skip
    s.play("red: thor")
    gives(s, "red", {"thor": "AS-908 sent", "done": ""})


def test_help_that_will_not_do() -> None:
    s = losing(recruits={"red": "2 white"}, powers={"tyr": "red", "thor": "blue"})

    gives(s, "red", {"send white": "AS-613 needs=3 has=2", "thor": "AS-613 needs=3 has=2", "tyr": "", "done": ""})
    rich = losing(recruits={"red": "3 white"}, powers={"thor": "blue"})
    gives(rich, "red", {"send white": "", "thor": "AS-908", "tyr": "AS-906"})


def test_the_tyr_tile_goes_alone() -> None:
    s = losing(recruits={"red": "3 white"}, powers={"tyr": "red", "thor": "red"})
    s.match.automatic = False  # to be asked although there is nothing more to send
    s.play("red: tyr")

    gives(s, "red", {"send white": "AS-906 alone", "thor": "AS-906 alone", "tyr": "AS-906 alone", "done": ""})


# -- Ragnarök -------------------------------------------------------------------------------------------------


def test_warriors_that_rise() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-2": "tyr-1", "light-5": "freyja-1", "dark-4": "hel-1"},
        support={"hel": ("red", "blue"), "tyr": (None, "red"), "freyja": ("yellow", None)},
        valhalla="white",
    )

    gives(s, "red", {
        "raise white light-2": "", "raise orange light-2": "AS-715 none", "raise giant light-2": "AS-715 giant",
        "raise white light-5": "AS-717", "raise white dark-4": "AS-717 dark", "raise white light-7": "AS-718",
        "pass": "", "done": "AS-715",
    })  # fmt: skip


def test_tiles_to_lay() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-3": "thor-1", "light-5": "odin-1"},
        support={"thor": ("blue", None), "odin": (None, "red")},
        tiles={"red": "weapon-2 weapon-3"},
    )

    gives(s, "red", {
        "lay weapon-2 light-5": "", "lay weapon-5 light-5": "AS-719 held", "lay thor-tile light-5": "AS-909",
        "lay weapon-2 light-3": "AS-720", "lay weapon-2 dark-5": "AS-720 nobody", "pass": "AS-721",
        "raise white light-5": "AS-719",
    })  # fmt: skip

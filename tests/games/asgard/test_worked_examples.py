"""The rulebook's worked examples, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.asgard.scene import new, scene


@pytest.mark.rule("AS-190x", "AS-137")
def test_reserves_after_set_up_of_four() -> None:
    s = new(seats=4)
    first, second, third, fourth = s.order()

    s.play(f"{fourth}: draft giant", f"{third}: draft white")

    assert s.recruits(second) == {"orange": 1}
    assert s.recruits(first) == {}
    assert s.recruit_reserve() == {"white": 7, "orange": 6, "giant": 7}
    assert s.seal_reserve() == (4, 7)


@pytest.mark.rule("AS-390x")
def test_four_discs_choose_four_gods() -> None:
    s = scene(round=3, phase="gods", supply={"red": 4})

    s.play("red: choose freyja", "red: choose odin", "red: choose loki")
    s.refused("red: choose fenrir", "AS-304")
    s.refused("red: choose odin", "AS-305")
    s.play("red: choose mimir")

    assert s.asked() == ["blue: choose_gods", "yellow: choose_gods", "mauve: choose_gods"]


@pytest.mark.rule("AS-491x", "AS-492x", "AS-493x")
def test_where_discs_may_go() -> None:
    s = scene(
        round=2,
        phase="placement",
        support={"mimir": ("blue", None)},
        chosen={"red": ["odin"], "blue": ["mimir"], "yellow": ["odin"], "mauve": ["hel"]},
    )

    s.play("red: place odin temple")
    assert s.options("blue") == {"place mimir request-1", "place mimir asgard"}
    s.refused("blue: place mimir temple", "AS-407")
    s.play("blue: place mimir request-1")
    assert s.options("yellow") == {"place odin request-1", "place odin asgard"}
    assert s.slot("odin", "temple") == "red"
    s.play("yellow: place odin asgard", "mauve: place hel asgard")

    assert s.in_asgard("yellow") == s.in_asgard("mauve") == 1


@pytest.mark.rule("AS-585x")
def test_only_the_first_request_slot_has_the_power() -> None:
    s = scene(
        order=("mauve", "yellow", "red", "blue"),
        placed={"mauve": ["loki request-1"], "yellow": ["loki request-2"]},
        on_gods={"thor": "orange"},
    )

    s.play("mauve: resolve loki")
    assert s.stones("mauve") == {"green": 2}
    s.play("mauve: lure thor orange", "mauve: lead hel", "yellow: resolve loki")

    assert s.on_god("hel") == {"orange": 1}
    assert s.stones("yellow") == {"green": 2}
    assert s.stone_reserve("green") == 1
    assert s.seals("mauve") == (0, 1)
    assert s.seals("yellow") == (0, 0)


@pytest.mark.rule("AS-587x")
def test_a_temple_for_surtr() -> None:
    s = scene(
        round=3,
        placed={"red": ["surtr temple"]},
        support={"surtr": ("blue", None)},
        on_gods={"surtr": "2 giant"},
        recruits={"red": "3 white 4 orange"},
        stones={"red": "pink green white blue"},
        tops=["temple-4-pink-green-white", "surtr-2"],
        worlds={"dark-5": "population-6"},
    )

    s.play("red: resolve surtr", "red: give orange", "red: settle dark-5")

    assert s.stones("red") == {}
    assert s.recruits("red") == {"white": 3}
    assert s.on_god("surtr") == {"orange": 4, "giant": 2}
    assert s.support("surtr") == ("blue", "red")
    assert s.bonuses("red") == ["population-6"]
    assert s.at("dark-5") == "surtr-2"


@pytest.mark.rule("AS-591x", "AS-592x", "AS-593x", "AS-594x")
def test_price_of_discs() -> None:
    s = scene(seats=2, bought={"blue": 2, "red": 1}, placed={"red": ["asgard"]})

    assert s.price("blue") == (1, 1)
    assert s.price("red") == (1, 0)
    s.g.bought[s.seat("blue")] = 3
    assert s.price("blue") == (2, 1)
    s.g.bought[s.seat("blue")], s.g.bought[s.seat("red")] = 2, 2
    assert s.price("red") == (0, 1)


@pytest.mark.rule("AS-691x", "AS-692x", "AS-693x", "AS-694x", "AS-695x")
def test_battles_of_a_round() -> None:
    s = scene(
        round=3,
        phase="battles",
        order=("red", "blue", "yellow", "mauve"),
        ancestral=(4, 1),
        worlds={
            "light-1": "population-1",
            "dark-1": "population-8",
            "light-2": "thor-1",
            "dark-2": "loki-4",
            "light-6": "population-6",
            "dark-6": "hel-4",
            "light-7": "odin-3",
            "dark-7": "mimir-4",
        },
        battle={"dark-1": "yellow", "dark-2": "red", "light-6": "yellow", "dark-7": "blue"},
        recruits={"red": "giant white", "yellow": "2 white", "blue": "3 giant"},
    )

    assert s.zones("yellow") == [1]
    s.play("red: send giant", "red: done")
    assert s.zones("red") == [2]
    assert s.recruits("red") == {"white": 1}
    s.play("yellow: send white")  # and the other one, without whom it is not enough
    assert s.zones("yellow") == [1, 6]
    assert s.valhalla() == {"white": 2}
    s.play("blue: done")
    assert s.centre("blue") == 1
    assert s.recruits("blue") == {"giant": 3}


@pytest.mark.rule("AS-697x")
def test_battle_tiles_from_last_to_first() -> None:
    s = scene(
        round=4,
        phase="battles",
        zones={"red": [1, 2, 3], "blue": [1, 2, 3], "yellow": [1, 2, 3], "mauve": [1]},
        battle_piles={20: 2, 14: 3, 9: 1, 5: 4, 3: 0},
        score={"red": 15, "blue": 10, "mauve": 8, "yellow": 4},
    )

    assert s.battle_tiles("yellow") == [9]
    assert s.battle_tiles("mauve") == []
    assert s.battle_tiles("blue") == s.battle_tiles("red") == [5]
    assert s.g.battle_piles == [0, 2, 0, 3, 2]


@pytest.mark.rule("AS-793x")
def test_ragnarok_in_the_first_world() -> None:
    s = scene(
        phase="twilight",
        worlds={"light-1": "thor-4", "dark-1": "population-8"},
        support={"thor": ("red", None)},
        deployed={"light-1": "2 orange"},
        laid={"light-1": ["red weapon-2", "red spell-1"]},
        guards={"dark-1": 5},
    )

    assert s.match.over
    assert s.score("red") == 9


@pytest.mark.rule("AS-794x")
def test_ragnarok_in_the_seventh_world() -> None:
    s = scene(
        phase="twilight",
        worlds={"light-7": "freyja-1", "dark-7": "mimir-4"},
        support={"freyja": ("yellow", "mauve"), "mimir": (None, "mauve")},
        deployed={"light-7": "giant white", "dark-7": "giant 2 white"},
        laid={"light-7": ["yellow weapon-6", "yellow spell-2", "yellow spell-4"], "dark-7": ["mauve spell-3"]},
    )

    assert (s.score("yellow"), s.score("mauve")) == (23, 11)


@pytest.mark.rule("AS-890x", "AS-891x")
def test_shortage() -> None:
    s = scene(placed={"red": ["freyja request-2"], "yellow": ["thor request-2"]},
              stones={"red": "2 pink", "blue": "3 pink 2 blue", "mauve": "2 blue"})  # fmt: skip

    s.play("red: resolve freyja")
    assert s.stones("red") == {"pink": 3}
    assert s.stones("blue")["pink"] == 2
    s.play("yellow: resolve thor", "yellow: from mauve")
    assert s.stones("yellow") == {"blue": 2}
    assert s.stones("mauve") == {"blue": 1}

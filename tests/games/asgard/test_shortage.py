"""Shortage: the common reserve has too few pieces (AS-801 to AS-810)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asgard.scene import Scene, scene


def bonus(tile: str, **position: Any) -> Scene:
    """Red is about to use a Population kept before."""
    return scene(placed={"red": ["asgard"], "mauve": ["asgard"]}, bonuses={"red": tile}, **position)


def shop(**position: Any) -> Scene:
    """Red is about to buy recruits in Asgard; the tile turned has no effect."""
    placed = {"red": ["asgard"], "mauve": ["asgard"]}  # the phase is not over with Red's turn
    return scene(placed=placed, asgard=["asgard-5"], **position).play("red: asgard")


@pytest.mark.rule("AS-801")
def test_the_missing_piece_comes_from_who_has_most_of_exactly_that_kind() -> None:
    s = shop(
        seals={"red": (1, 0)},
        recruits={"blue": "3 white", "yellow": "2 white 4 orange"},
        recruit_reserve={"white": 0},
    )

    s.play("red: buy white")

    assert s.recruits("red") == {"white": 1}
    assert s.recruits("blue") == {"white": 2}
    assert s.recruits("yellow") == {"white": 2, "orange": 4}


@pytest.mark.rule("AS-801")
@pytest.mark.parametrize(("camp", "mine", "blues"), [("light", (1, 0), (1, 3)), ("dark", (0, 1), (2, 2))])
def test_seals_of_each_camp_run_short_by_themselves(camp: str, mine: tuple[int, int], blues: tuple[int, int]) -> None:
    s = scene(
        placed={"red": ["baldr request-1"], "blue": ["asgard"]},
        no_seal=["baldr"],
        seals={"blue": (2, 3), "yellow": (1, 2), "mauve": (1, 1)},
        seal_reserve=(0, 0),
    )

    s.play("red: resolve baldr", f"red: seal {camp}")

    assert s.seals("red") == mine
    assert s.seals("blue") == blues
    assert (s.seals("yellow"), s.seals("mauve")) == ((1, 2), (1, 1))


@pytest.mark.rule("AS-801")
def test_nothing_is_taken_from_players_while_the_reserve_has_some() -> None:
    s = shop(seals={"red": (1, 0)}, recruits={"blue": "3 white"}, recruit_reserve={"white": 1})

    s.play("red: buy white")

    assert (s.recruits("red"), s.recruits("blue")) == ({"white": 1}, {"white": 3})
    assert "white" not in s.recruit_reserve()


@pytest.mark.rule("AS-802")
def test_pieces_are_taken_one_at_a_time_and_counted_again() -> None:
    s = scene(placed={"red": ["freyja request-2"]}, stones={"blue": "3 pink", "yellow": "2 pink"})
    assert s.stone_reserve("pink") == 0

    s.play("red: resolve freyja")
    assert (s.stones("red"), s.stones("blue"), s.stones("yellow")) == ({"pink": 1}, {"pink": 2}, {"pink": 2})
    assert s.options("red") == {"from blue", "from yellow"}
    s.play("red: from yellow")

    assert (s.stones("red"), s.stones("blue"), s.stones("yellow")) == ({"pink": 2}, {"pink": 2}, {"pink": 1})


@pytest.mark.rule("AS-802")
def test_the_reserve_is_emptied_first() -> None:
    s = scene(placed={"red": ["freyja request-2"]}, stones={"blue": "3 pink", "yellow": "pink"})

    s.play("red: resolve freyja")

    assert s.stone_reserve("pink") == 0
    assert (s.stones("red"), s.stones("blue"), s.stones("yellow")) == ({"pink": 2}, {"pink": 2}, {"pink": 1})


@pytest.mark.rule("AS-803")
@pytest.mark.parametrize("giver", ["blue", "mauve"])
def test_the_receiver_chooses_among_those_who_tie_for_most(giver: str) -> None:
    s = scene(
        placed={"yellow": ["asgard"], "red": ["asgard"]},
        order=("yellow", "red", "blue", "mauve"),
        bonuses={"yellow": "population-5"},
        stones={"blue": "2 blue", "mauve": "2 blue", "red": "blue"},
    )

    s.play("yellow: use population-5", "yellow: stone blue")
    assert s.asked() == ["yellow: giver"]
    assert s.options("yellow") == {"from blue", "from mauve"}
    s.refused("yellow: from red", "AS-803")
    s.play(f"yellow: from {giver}")

    assert s.stones("yellow") == {"blue": 1}
    assert {who: s.stones(who)["blue"] for who in ("blue", "mauve")} == {"blue": 2, "mauve": 2, giver: 1}


@pytest.mark.rule("AS-804")
def test_who_has_most_himself_gets_nothing() -> None:
    s = bonus("population-5", stones={"red": "3 pink", "blue": "2 pink"})

    s.play("red: use population-5", "red: stone pink")

    assert s.asked() == ["red: act"]
    assert (s.stones("red"), s.stones("blue")) == ({"pink": 3}, {"pink": 2})
    assert len(s.events("NothingLeft")) == 1


@pytest.mark.rule("AS-805")
def test_a_receiver_among_those_tied_takes_from_the_other() -> None:
    s = bonus("population-5", stones={"red": "2 pink", "blue": "2 pink", "yellow": "pink"})

    s.play("red: use population-5", "red: stone pink")

    assert (s.stones("red"), s.stones("blue"), s.stones("yellow")) == ({"pink": 3}, {"pink": 1}, {"pink": 1})


@pytest.mark.rule("AS-805")
def test_a_receiver_tied_with_two_others_chooses_between_them() -> None:
    s = shop(
        seals={"red": (1, 0)},
        recruits={"red": "2 white", "blue": "2 white", "mauve": "2 white", "yellow": "white"},
        recruit_reserve={"white": 0},
    )

    s.play("red: buy white")
    assert s.options("red") == {"from blue", "from mauve"}
    s.play("red: from mauve")

    assert [s.recruits(who)["white"] for who in ("red", "blue", "mauve", "yellow")] == [3, 2, 1, 1]


@pytest.mark.rule("AS-806")
def test_recruits_on_gods_are_out_of_reach() -> None:
    s = bonus("population-4", on_gods={"loki": "3 giant", "hel": "7 giant"})
    assert "giant" not in s.recruit_reserve()

    s.play("red: use population-4")

    assert s.recruits("red") == {}
    assert (s.on_god("loki"), s.on_god("hel")) == ({"giant": 3}, {"giant": 7})


@pytest.mark.rule("AS-806", "AS-807")
def test_recruits_in_valhalla_are_out_of_reach() -> None:
    s = bonus("population-3", on_gods={"freyja": "5 white", "baldr": "2 white"}, valhalla="5 white")

    s.play("red: use population-3", "red: muster white", "red: muster white")

    assert s.recruits("red") == {}
    assert s.valhalla() == {"white": 5}
    assert (s.on_god("freyja"), s.on_god("baldr")) == ({"white": 5}, {"white": 2})
    assert s.asked() == ["red: act"]


@pytest.mark.rule("AS-807")
def test_seals_beside_gods_are_out_of_reach() -> None:
    s = scene(seats=2, placed={"red": ["baldr request-1"], "blue": ["asgard"]}, seals={"blue": (2, 0)})
    assert s.seal_reserve()[0] == 0

    s.play("red: resolve baldr", "red: seal light")

    assert (s.seals("red"), s.seals("blue")) == ((2, 0), (1, 0))
    assert [god.name for god in s.view(None).gods if god.seal and god.camp == "light"] == [
        "freyja", "odin", "tyr", "thor",
    ]  # fmt: skip


@pytest.mark.rule("AS-808")
@pytest.mark.parametrize("god", ["thor", "tyr"])
def test_a_power_tile_is_taken_from_its_holder(god: str) -> None:
    s = scene(placed={"red": [f"{god} request-1"]}, powers={god: "blue"})

    s.play(f"red: resolve {god}", f"red: claim {god}-tile")

    assert s.power(god) == "red"
    assert s.view(None).players[0].powers == (f"{god}-tile",)
    assert s.view(None).players[1].powers == ()


@pytest.mark.rule("AS-808")
@pytest.mark.parametrize("god", ["thor", "tyr"])
def test_the_holder_of_a_power_tile_gains_nothing_by_asking_again(god: str) -> None:
    s = scene(placed={"red": [f"{god} request-1"]}, powers={god: "red"})

    s.play(f"red: resolve {god}")

    assert s.power(god) == "red"
    assert s.view(None).players[0].powers == (f"{god}-tile",)
    assert s.events("PowerTileTaken") == []


@pytest.mark.rule("AS-809")
def test_a_recruit_bought_may_come_from_a_player() -> None:
    s = shop(seals={"red": (0, 1)}, recruits={"blue": "2 orange"}, recruit_reserve={"orange": 0})

    s.play("red: buy orange")

    assert (s.recruits("red"), s.recruits("blue")) == ({"orange": 1}, {"orange": 1})
    assert s.seals("red") == (0, 0)


@pytest.mark.rule("AS-809")
@pytest.mark.parametrize("recruits", [{"red": "2 orange", "blue": "orange"}, {"red": "orange"}, {}])
def test_a_purchase_that_brings_nothing_is_refused(recruits: dict[str, str]) -> None:
    s = shop(seals={"red": (1, 1)}, recruits=recruits, recruit_reserve={"orange": 0})

    s.refused("red: buy orange", "AS-809")

    assert s.options("red") == {"done", "buy white", "buy giant"}
    assert s.seals("red") == (1, 1)


@pytest.mark.rule("AS-810")
@pytest.mark.parametrize(
    ("place", "piles", "tiles"),
    [
        ("dark-3", {"spells": ""}, ["spell-1", "spell-2", "spell-3", "spell-4"]),
        ("light-3", {"weapons": ""}, ["weapon-2", "weapon-3", "weapon-4", "weapon-5"]),
    ],
)
def test_an_empty_pile_gives_no_tile(place: str, piles: dict[str, str], tiles: list[str]) -> None:
    s = shop(seals={"red": (0, 1)}, piles=piles, tiles={"blue": tiles})

    s.play("red: done", f"red: disc {place}")

    assert s.disc(place) == "red"
    assert s.tiles("red") == []
    assert s.tiles("blue") == tiles
    assert "red: take_tile" not in s.asked()


@pytest.mark.rule("AS-810")
def test_no_battle_tile_is_taken_from_a_player() -> None:
    s = scene(phase="battles", zones={"red": [1]}, battle_tiles={"blue": [3, 3]}, battle_piles={3: 0})

    assert s.battle_tiles("red") == []
    assert s.battle_tiles("blue") == [3, 3]


@pytest.mark.rule("AS-810")
def test_no_disc_is_taken_from_a_player() -> None:
    s = scene(
        seats=2, bought={"red": 7}, placed={"red": ["asgard"]}, seals={"red": (1, 1)}, asgard=["asgard-5"],
        automatic=False,
    )  # fmt: skip

    s.play("red: asgard", "red: turn asgard-5", "red: done")

    s.refused("red: disc-supply", "AS-580")
    assert s.row("blue") == 7

"""The Asgard action: a tile, recruits, discs from the row and what they earn (AS-550 to AS-567)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.events import actions as e
from tests.games.asgard.scene import Scene, scene
from tests.games.asgard.turns import SLOTS, buying, visit

WEAPONS = ("weapon-2", "weapon-2", "weapon-3", "weapon-3", "weapon-4", "weapon-5", "weapon-6")


# -- the steps, and the tile ------------------------------------------------------------------------


@pytest.mark.rule("AS-550")
def test_the_steps_come_in_order_and_none_comes_back() -> None:
    s = visit(row=("asgard-1", "asgard-5"), seals={"red": (2, 2)}, centre={"red": 1})

    assert s.asked() == ["red: turn_tile"]
    s.play("red: turn asgard-5")
    assert s.asked() == ["red: buy_recruit"]
    s.refused("red: disc-supply", "AS-550")
    s.play("red: done")
    assert s.asked() == ["red: buy_disc"]
    s.refused("red: buy orange", "AS-550")
    s.play("red: done")
    assert s.asked() == ["red: march"]
    s.refused("red: buy orange")
    s.refused("red: disc-supply")
    s.play("red: march light-1")

    assert s.asked() == ["blue: act"]
    assert (s.seals("red"), s.supply("red")) == ((2, 2), 2)


@pytest.mark.rule("AS-551")
def test_a_face_up_tile_must_be_turned_first() -> None:
    s = visit(row=("asgard-4", "asgard-5"), seals={"red": (2, 2)})

    assert s.options("red") == {"turn asgard-4", "turn asgard-5"}
    for line in ("done", "decline", "buy orange"):
        s.refused(f"red: {line}", "AS-551")
    s.play("red: turn asgard-5")

    assert (s.view(None).asgard, s.view(None).asgard_used) == (("asgard-4",), ("asgard-5",))
    assert s.asked() == ["red: buy_recruit"]


@pytest.mark.rule("AS-552")
def test_a_useless_tile_is_turned_all_the_same() -> None:
    s = visit(row=("asgard-1", "asgard-4"))

    s.play("red: turn asgard-4")

    assert s.view(None).asgard_used == ("asgard-4",)
    assert (s.stones("red"), s.recruits("red")) == ({}, {})
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-552")
def test_a_bonus_declined_does_not_come_back() -> None:
    s = visit(discs=2, row=("asgard-1", "asgard-5"))

    s.play("red: turn asgard-1", "red: done")
    assert s.recruits("red") == {}
    s.play("blue: asgard-recall", "red: asgard")

    assert s.recruits("red") == {}
    assert s.view(None).asgard_used == ("asgard-1", "asgard-5")


@pytest.mark.rule("AS-553")
def test_without_a_face_up_tile_the_action_begins_with_recruits() -> None:
    s = visit(seats=2, row=(), asgard_used=["asgard-2"], seals={"red": (0, 1)})

    assert s.asked() == ["red: buy_recruit"]
    s.play("red: buy orange")

    assert s.recruits("red") == {"orange": 1}


# -- recruits ---------------------------------------------------------------------------------------


@pytest.mark.rule("AS-554")
@pytest.mark.parametrize("bought", [0, 1, 3])
def test_any_number_of_recruits_is_bought(bought: int) -> None:
    s = visit(seals={"red": (0, 3)}, row=(), asgard_used=["asgard-1", "asgard-2", "asgard-3"], bought={"red": 7})

    s.play(*["red: buy orange"] * bought)
    s.decline_all("buy_recruit")

    assert s.asked() == ["blue: act"]
    assert s.seals("red") == (0, 3 - bought)
    assert s.recruits("red") == ({"orange": bought} if bought else {})


@pytest.mark.rule("AS-555", "AS-556", "AS-557")
@pytest.mark.parametrize(
    ("recruit", "price", "other", "rule"),
    [
        ("orange", (0, 1), (3, 0), "AS-555"),
        ("white", (1, 0), (0, 3), "AS-556"),
        ("giant", (1, 1), (2, 0), "AS-557"),
        ("giant", (1, 1), (0, 2), "AS-557"),
    ],
)
def test_the_price_of_a_recruit(recruit: str, price: tuple[int, int], other: tuple[int, int], rule: str) -> None:
    s = visit(seals={"red": price})
    assert f"buy {recruit}" in s.options("red")
    s.play(f"red: buy {recruit}")
    assert (s.seals("red"), s.recruits("red")) == ((0, 0), {recruit: 1})

    poor = visit(seals={"red": other})
    poor.refused(f"red: buy {recruit}", rule)


@pytest.mark.rule("AS-558")
def test_seals_spent_go_to_the_reserve_and_not_to_a_god() -> None:
    s = visit(seals={"red": (0, 2)}, seal_reserve=(4, 2), no_seal=["hel"])

    s.play("red: buy orange")
    assert s.seal_reserve() == (4, 3)
    s.play("red: done", "red: disc-supply")

    assert s.seal_reserve() == (4, 4)
    assert not s.has_seal("hel")


# -- discs and their price --------------------------------------------------------------------------


@pytest.mark.rule("AS-559")
@pytest.mark.parametrize(("count", "left"), [(0, (2, 2)), (1, (2, 1)), (2, (1, 1)), (3, (1, 0))])
def test_any_number_of_discs_is_bought_from_the_left(count: int, left: tuple[int, int]) -> None:
    s = buying(bought={"red": 2, "blue": 5, "yellow": 5, "mauve": 5})
    supply = s.supply("red")

    s.play(*["red: disc-supply"] * count)
    s.decline_all("buy_disc")

    assert s.row("red") == 5 - count
    assert s.seals("red") == left  # spaces 3, 4 and 5 show Darkness, Light, Darkness
    assert s.supply("red") == supply + count + 1


@pytest.mark.rule("AS-560")
@pytest.mark.parametrize(
    ("bought", "price"),
    [
        ({"red": 2, "blue": 1, "yellow": 2, "mauve": 2}, (1, 1)),
        ({"red": 2, "blue": 2, "yellow": 3, "mauve": 2}, (0, 1)),
        ({"red": 2, "blue": 1, "yellow": 0, "mauve": 2}, (1, 2)),
        ({"red": 3, "blue": 1, "yellow": 7, "mauve": 7}, (2, 1)),
    ],
)
def test_a_disc_costs_its_seal_and_those_of_occupied_spaces_to_its_left(
    bought: dict[str, int], price: tuple[int, int]
) -> None:
    s = buying(bought=bought, seals={"red": price})
    assert s.price("red") == price
    s.play("red: disc-supply")
    assert s.seals("red") == (0, 0)
    assert e.DiscBought(s.seat("red"), *price) in s.events()

    light, dark = price
    for less in ((light, dark - 1), (light - 1, dark)):
        if min(less) >= 0:
            poor = buying(bought=bought, seals={"red": less}, automatic=False)
            poor.play("red: turn asgard-5", "red: done")
            poor.refused("red: disc-supply", "AS-560")


@pytest.mark.rule("AS-561")
def test_the_price_is_worked_out_afresh() -> None:
    s = buying(seals={"red": (1, 2)})

    assert s.price("red") == (0, 1)
    s.play("red: disc-supply")
    assert (s.seals("red"), s.price("red")) == ((1, 1), (1, 1))
    s.play("red: disc-supply")

    assert (s.seals("red"), s.row("red")) == ((0, 0), 5)


@pytest.mark.rule("AS-562")
def test_the_seals_under_the_spaces() -> None:
    dark, light = (0, 1), (1, 0)
    alone = [scene(bought=dict.fromkeys(b.COLOURS, space)).price("red") for space in range(7)]

    assert alone == [dark, light, dark, light, dark, light, dark]
    assert scene(bought={"red": 6}).price("red") == (3, 4)


@pytest.mark.rule("AS-563")
def test_each_disc_is_placed_before_the_next_is_bought() -> None:
    s = buying(seals={"red": (1, 2)})

    assert s.options("red") == {"done", "disc-supply", *[f"disc {place}" for place in SLOTS]}
    s.play("red: disc dark-3")
    assert s.disc("dark-3") == "red"
    assert s.asked() == ["red: take_tile"]
    assert (s.seals("red"), s.supply("red")) == ((1, 1), 2)
    s.play("red: take spell-1")
    assert s.asked() == ["red: buy_disc"]
    s.play("red: disc-supply")

    assert (s.seals("red"), s.supply("red")) == ((0, 0), 4)


@pytest.mark.rule("AS-564")
def test_a_disc_kept_acts_from_the_next_round_on() -> None:
    s = scene(placed={"red": ["asgard", "hel request-2", "thor request-2"], "blue": ["asgard"]},
              asgard=["asgard-5"], seals={"red": (0, 1)}, bought=dict.fromkeys(b.COLOURS, 0))  # fmt: skip

    s.play("red: asgard", "red: done", "red: disc-supply")
    assert s.supply("red") == 2
    s.play("blue: asgard-recall")
    assert s.options("red") == {"resolve hel", "recall hel", "resolve thor", "recall thor"}
    s.to_phase("gods")

    assert (s.g.round, s.supply("red")) == (2, 4)
    assert _choices(s, "red") == 4
    assert _choices(s, "blue") == 3


def _choices(s: Scene, colour: str) -> int:
    """How many gods a player must choose now."""
    decision = s.match.decision(s.seat(colour))
    assert decision is not None
    return decision.most


# -- what a Battle slot gives -----------------------------------------------------------------------


@pytest.mark.rule("AS-565", "AS-566")
@pytest.mark.parametrize("place", sorted(SLOTS))
def test_a_bought_disc_on_a_battle_slot_earns_its_tile_at_once(place: str) -> None:
    s = buying()

    s.play(f"red: disc {place}")

    kind = "weapon" if place.startswith("light") else "spell"
    assert s.asked() == ["red: take_tile"]
    assert {option.split("-")[0] for option in s.options("red")} == {f"take {kind}"}
    s.play(f"red: take {kind}-4")
    assert s.tiles("red") == [f"{kind}-4"]
    assert s.asked() == ["red: buy_disc"]


@pytest.mark.rule("AS-565")
def test_a_disc_kept_earns_no_tile() -> None:
    s = buying()

    s.play("red: disc-supply")

    assert s.asked() == ["red: buy_disc"]
    assert s.tiles("red") == []


@pytest.mark.rule("AS-567")
def test_who_takes_a_weapon_looks_through_the_pile_alone() -> None:
    s = buying()

    s.play("red: disc light-1")
    assert s.view("red").pile == WEAPONS
    assert (s.view("blue").pile, s.view(None).pile) == ((), ())
    assert s.options("red") == {f"take {weapon}" for weapon in WEAPONS}
    s.play("red: take weapon-3")

    assert s.view("red").pile == ()
    assert (s.view("red").tiles, s.view("red").weapons) == (("weapon-3",), 6)
    assert (s.view("blue").tiles, s.view(None).tiles) == ((), ())
    assert [player.weapons for player in s.view("blue").players] == [1, 0, 0, 0]
    assert _heard(s, "red") == ["TileTaken"]
    assert _heard(s, "blue") == _heard(s, None) == ["TileTakenHidden"]


def _heard(s: Scene, colour: str | None) -> list[str]:
    """The events a player (None: a spectator) hears of tiles that were taken."""
    entries: Any = s.match.view(None if colour is None else s.seat(colour)).log()
    names = [type(entry.event).__name__ for entry in entries]
    return [name for name in names if name.startswith("TileTaken")]


@pytest.mark.rule("AS-567")
def test_the_next_one_to_look_finds_what_is_left() -> None:
    s = buying(piles={"weapons": "weapon-2 weapon-6"})

    s.play("red: disc light-1", "red: take weapon-6", "red: disc light-2")

    assert s.options("red") == {"take weapon-2"}


# -- worked examples --------------------------------------------------------------------------------


@pytest.mark.rule("AS-590x")
def test_mauve_turns_the_tile_of_two_and_one() -> None:
    s = scene(order=("mauve", "red", "yellow", "blue"), placed={"mauve": ["asgard"], "red": ["asgard"]},
              asgard=["asgard-3", "asgard-5"], asgard_used=["asgard-1"], seals={"mauve": (0, 1)})  # fmt: skip

    s.play("mauve: asgard", "mauve: turn asgard-3", "mauve: muster giant", "mauve: muster orange", "mauve: buy orange")

    assert s.recruits("mauve") == {"giant": 2, "orange": 2}
    assert s.seals("mauve") == (0, 0)
    assert s.view(None).asgard == ("asgard-5",)
    assert s.asked() == ["red: act"]


@pytest.mark.rule("AS-595x")
def test_yellow_keeps_one_of_three_discs() -> None:
    s = scene(round=3, order=("yellow", "red", "blue", "mauve"), asgard=["asgard-5"],
              placed={"yellow": ["asgard", "hel request-2", "thor request-2"]},
              bought=dict.fromkeys(b.COLOURS, 0), seals={"yellow": (4, 5)}, seal_reserve=(0, 0))  # fmt: skip

    s.play("yellow: asgard", "yellow: done", "yellow: disc-supply")
    s.play("yellow: disc light-6", "yellow: take weapon-6", "yellow: disc dark-1", "yellow: take spell-1")
    s.to_phase("gods", 4)

    assert s.row("yellow") == 4
    assert s.supply("yellow") == 4
    assert _choices(s, "yellow") == 4

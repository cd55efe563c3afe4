"""The Asgard action: which Battle slots are free, discs from the centre, all discs at once (AS-568 to AS-580)."""

from __future__ import annotations

import pytest

from tests.games.asgard.scene import scene
from tests.games.asgard.turns import SLOTS, buying, slots, visit

# -- which slots ------------------------------------------------------------------------------------


@pytest.mark.rule("AS-568")
def test_a_battle_slot_holds_one_disc() -> None:
    s = buying(battle={"light-3": "blue"})

    assert slots(s) == SLOTS - {"light-3"}
    s.refused("red: disc light-3", "AS-568")
    s.play("red: disc dark-3")

    assert (s.disc("light-3"), s.disc("dark-3")) == ("blue", "red")


@pytest.mark.rule("AS-569")
@pytest.mark.parametrize("taken", ["light-7", "dark-7"])
def test_the_seventh_world_takes_one_disc_in_all(taken: str) -> None:
    assert {"light-7", "dark-7"} < slots(buying())

    s = buying(battle={taken: "blue"})

    assert slots(s) == SLOTS - {"light-7", "dark-7"}
    s.refused("red: disc light-7", "AS-569")
    s.refused("red: disc dark-7", "AS-569")


@pytest.mark.rule("AS-569")
def test_the_other_worlds_have_a_slot_under_each_camp() -> None:
    s = buying(battle={f"light-{world}": "blue" for world in range(1, 7)}, supply={"blue": 0})

    assert slots(s) == {"dark-1", "dark-2", "dark-3", "dark-4", "dark-5", "dark-6", "light-7", "dark-7"}


@pytest.mark.rule("AS-570")
def test_a_world_already_won_is_closed_to_its_winner() -> None:
    s = buying(zones={"red": [2]}, seals={"red": (1, 2), "blue": (1, 2)})

    assert slots(s) == SLOTS - {"light-2", "dark-2"}
    s.refused("red: disc light-2", "AS-570")
    s.refused("red: disc dark-2", "AS-570")
    s.play("red: done", "blue: asgard", "blue: done", "blue: disc light-2")

    assert s.disc("light-2") == "blue"


@pytest.mark.rule("AS-571")
def test_a_player_has_one_slot_in_a_world() -> None:
    s = buying(battle={"light-4": "red", "dark-5": "blue"})

    assert slots(s) == SLOTS - {"light-4", "dark-4", "dark-5"}
    s.refused("red: disc dark-4", "AS-571")


@pytest.mark.rule("AS-572")
@pytest.mark.parametrize(("seats", "out"), [(4, ()), (3, (1,)), (2, (1, 4))])
def test_lower_worlds_and_empty_worlds_have_no_slot(seats: int, out: tuple[int, ...]) -> None:
    empty = {f"{camp}-{world}" for camp in ("light", "dark") for world in out}
    s = buying(seats=seats)

    assert slots(s) == SLOTS - empty
    for place in (*sorted(empty), "light-lower", "dark-lower"):
        s.refused(f"red: disc {place}", "AS-572")


@pytest.mark.rule("AS-573")
def test_without_a_slot_a_disc_goes_to_supply() -> None:
    s = buying(zones={"red": [1, 2, 3, 4, 5, 7]}, battle={"light-6": "blue", "dark-6": "yellow"}, bought={"red": 4},
               seals={"red": (4, 4)})  # fmt: skip
    supply = s.supply("red")

    assert s.options("red") == {"done", "disc-supply"}
    s.play("red: disc-supply")

    assert s.supply("red") == supply + 2  # the disc in Asgard comes home, too
    assert s.tiles("red") == []


# -- discs from the centre --------------------------------------------------------------------------


@pytest.mark.rule("AS-574")
def test_a_disc_from_the_centre_goes_to_a_slot_without_a_tile() -> None:
    s = visit(centre={"red": 1}, zones={"red": [2]}, battle={"light-4": "blue"})

    assert s.asked() == ["red: march"]
    assert slots(s, "march") == SLOTS - {"light-2", "dark-2", "light-4"}
    s.refused("red: march dark-2", "AS-570")
    s.refused("red: march light-4", "AS-568")
    s.play("red: march dark-3")

    assert (s.disc("dark-3"), s.centre("red"), s.tiles("red")) == ("red", 0, [])
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-574")
def test_every_disc_from_the_centre_moves() -> None:
    s = visit(centre={"red": 2})

    s.play("red: march dark-3")
    assert s.asked() == ["red: march"]
    assert slots(s, "march") == SLOTS - {"light-3", "dark-3"}
    s.play("red: march light-7")

    assert (s.centre("red"), s.disc("light-7")) == (0, "red")


@pytest.mark.rule("AS-575")
def test_discs_leave_the_centre_as_far_as_slots_allow() -> None:
    s = visit(centre={"red": 2}, zones={"red": [1, 2, 3, 4, 5]}, battle={"light-6": "blue", "dark-6": "yellow"})

    s.refused("red: done", "AS-575")
    s.refused("red: decline", "AS-575")
    assert s.options("red") == {"march light-7", "march dark-7"}
    s.play("red: march dark-7")

    assert (s.centre("red"), s.disc("dark-7")) == (1, "red")
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-575")
def test_discs_without_a_slot_stay_in_the_centre() -> None:
    s = visit(centre={"red": 1}, zones={"red": [1, 2, 3, 4, 5, 6]}, battle={"dark-7": "yellow"})

    assert s.centre("red") == 1
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-576")
def test_the_whole_action_may_be_declined() -> None:
    s = visit(line="asgard-recall", row=("asgard-1", "asgard-5"), centre={"red": 1}, seals={"red": (1, 1)})

    assert (s.view(None).asgard, s.view(None).asgard_used) == (("asgard-1", "asgard-5"), ())
    assert (s.centre("red"), s.seals("red"), s.row("red")) == (1, (1, 1), 7)
    assert (s.in_asgard("red"), s.supply("red")) == (0, 2)
    assert s.asked() == ["blue: act"]


# -- all discs at once ------------------------------------------------------------------------------


@pytest.mark.rule("AS-577")
def test_all_discs_are_lifted_in_one_turn() -> None:
    s = visit(discs=3, line="asgard-all")
    assert s.asked() == ["red: buy_disc"]
    s.play("red: done")

    assert (s.in_asgard("red"), s.supply("red")) == (0, 3)
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-577")
def test_discs_may_be_resolved_one_by_one_and_the_rest_lifted_later() -> None:
    s = visit(discs=3, row=("asgard-4", "asgard-5"))
    s.play("red: turn asgard-4")
    assert (s.in_asgard("red"), s.supply("red")) == (2, 1)
    s.play("blue: asgard-recall")
    assert s.options("red") == {"asgard", "asgard-all", "asgard-recall"}
    s.play("red: asgard-all", "red: done")

    assert (s.in_asgard("red"), s.supply("red")) == (0, 3)


@pytest.mark.rule("AS-577")
def test_one_disc_alone_is_no_lift() -> None:
    s = scene(placed={"red": ["asgard"], "blue": ["asgard", "asgard"]})

    s.refused("red: asgard-all", "AS-577")


@pytest.mark.rule("AS-578")
def test_the_combined_action_has_every_step_once_and_one_free_disc() -> None:
    s = visit(discs=2, line="asgard-all", row=("asgard-4", "asgard-5"), seals={"red": (2, 3)}, centre={"red": 1})

    s.play("red: turn asgard-4")
    assert s.view(None).asgard == ("asgard-5",)
    assert s.asked() == ["red: buy_recruit"]
    s.play("red: buy orange", "red: done")
    assert s.asked() == ["red: buy_disc"]
    s.play("red: disc-supply")
    assert (s.seals("red"), s.row("red")) == ((2, 2), 6)
    assert s.asked() == ["red: march"]
    s.refused("red: disc-supply")
    s.play("red: march light-1")

    assert s.asked() == ["blue: act"]
    assert s.view(None).asgard == ("asgard-5",)
    assert s.supply("red") == 3


@pytest.mark.rule("AS-579")
def test_the_free_disc_may_go_into_battle_and_earns_its_tile() -> None:
    s = visit(discs=2, line="asgard-all", bought={"red": 3})

    assert s.options("red") == {"done", "disc-supply", *[f"disc {place}" for place in SLOTS]}
    s.play("red: disc light-6", "red: take weapon-5")

    assert (s.disc("light-6"), s.tiles("red"), s.seals("red")) == ("red", ["weapon-5"], (0, 0))
    assert s.row("red") == 3
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-579")
def test_the_free_disc_may_be_declined() -> None:
    s = visit(discs=2, line="asgard-all", seals={"red": (1, 1)})

    s.play("red: done", "red: done")

    assert (s.row("red"), s.seals("red"), s.supply("red")) == (7, (1, 1), 3)


@pytest.mark.rule("AS-579")
def test_the_free_disc_obeys_the_rules_of_placement() -> None:
    s = visit(discs=2, line="asgard-all", zones={"red": [1]}, battle={"dark-7": "blue"})

    assert slots(s) == SLOTS - {"light-1", "dark-1", "light-7", "dark-7"}


@pytest.mark.rule("AS-580")
@pytest.mark.parametrize("line", ["asgard", "asgard-all"])
def test_an_empty_row_offers_no_disc(line: str) -> None:
    s = visit(discs=2, line=line, bought={"red": 7}, seals={"red": (4, 4)}, seal_reserve=(0, 0), automatic=False)

    s.play("red: turn asgard-5", "red: done")

    assert s.options("red") == {"done"}
    s.refused("red: disc-supply", "AS-580")
    s.refused("red: disc light-1", "AS-580")


# -- worked examples --------------------------------------------------------------------------------


@pytest.mark.rule("AS-596x")
def test_where_yellow_may_place_two_discs() -> None:
    s = scene(round=3, order=("yellow", "red", "blue", "mauve"), asgard=["asgard-5"],
              placed={"yellow": ["asgard"], "red": ["asgard"]}, zones={"yellow": [5]}, battle={"dark-7": "blue"},
              seals={"yellow": (4, 4)}, seal_reserve=(0, 0))  # fmt: skip

    s.play("yellow: asgard", "yellow: done")
    for place, rule in (("light-5", "AS-570"), ("dark-5", "AS-570"), ("light-7", "AS-569"), ("dark-7", "AS-569")):
        s.refused(f"yellow: disc {place}", rule)
    s.play("yellow: disc light-6", "yellow: take weapon-6")
    assert s.tiles("yellow") == ["weapon-6"]
    s.play("yellow: disc dark-1", "yellow: take spell-3")

    assert s.tiles("yellow") == ["weapon-6", "spell-3"]


@pytest.mark.rule("AS-597x")
def test_reds_disc_from_the_centre_earns_no_spell() -> None:
    s = visit(round=3, centre={"red": 1}, seals={"red": (0, 1)})

    s.play("red: done", "red: done", "red: march dark-2")

    assert (s.disc("dark-2"), s.centre("red"), s.tiles("red")) == ("red", 0, [])
    assert s.row("red") == 7

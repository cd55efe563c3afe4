"""Phase 2, discs on Request and Temple slots and in Asgard (AS-401 to AS-412, AS-490x)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from tests.games.asgard.scene import Scene, scene


def slots(s: Scene, colour: str, god: str) -> set[str]:
    """Where a player may go with a god's card."""
    return {text.split()[2] for text in s.options(colour, "place") if text.split()[1] == god}


def placements(s: Scene) -> list[str]:
    """Who placed, in order."""
    return [str(s.colour(event.seat)) for event in s.events("DiscPlaced")]


@pytest.mark.rule("AS-401")
def test_turns_go_round_in_turn_order() -> None:
    s = scene(seats=2, phase="placement", chosen={"red": ["thor", "odin", "hel"], "blue": ["freyja", "baldr"]})

    for colour, line in [
        ("red", "place odin asgard"),
        ("blue", "place freyja temple"),
        ("red", "place thor temple"),
        ("blue", "place baldr asgard"),
        ("red", "place hel request-2"),
    ]:
        assert s.asked() == [f"{colour}: place_disc"]
        s.play(f"{colour}: {line}")

    assert placements(s) == ["red", "blue", "red", "blue", "red"]
    assert s.g.phase == b.ACTIONS


@pytest.mark.rule("AS-401")
def test_the_first_player_places_first() -> None:
    order = ("mauve", "blue", "red", "yellow")
    s = scene(phase="placement", order=order, chosen={colour: ["thor"] for colour in order})

    for colour in order:
        s.play(f"{colour}: place thor asgard")

    assert placements(s) == list(order)


@pytest.mark.rule("AS-402")
@pytest.mark.parametrize("slot", ["request-1", "request-2", "temple", "asgard"])
def test_a_disc_goes_from_supply_to_a_slot_of_the_god_or_to_asgard(slot: str) -> None:
    s = scene(phase="placement", chosen={"red": ["thor"], "blue": ["hel"]})
    assert s.options("red") == {f"place thor {each}" for each in ("request-1", "request-2", "temple", "asgard")}

    s.play(f"red: place thor {slot}")

    assert s.supply("red") == 2
    assert s.in_asgard("red") == int(slot == "asgard")
    taken = [each for each in ("request-1", "request-2", "temple") if s.slot("thor", each) == "red"]
    assert taken == ([] if slot == "asgard" else [slot])
    assert s.g.slots.count(0) == len(taken)
    assert s.view("blue").players[0].revealed == ("thor",)


@pytest.mark.rule("AS-402")
def test_any_chosen_god_may_be_shown_next() -> None:
    s = scene(phase="placement", chosen={"red": ["thor", "odin"]})

    assert slots(s, "red", "thor") == {"request-1", "request-2", "temple", "asgard"}
    assert slots(s, "red", "odin") == {"request-1", "temple", "asgard"}
    assert len(s.options("red")) == 7


@pytest.mark.rule("AS-403")
def test_a_card_opens_no_other_gods_slots() -> None:
    s = scene(phase="placement", chosen={"red": ["hel"]})

    assert {text.split()[1] for text in s.options("red")} == {"hel"}
    for slot in ("request-1", "request-2", "temple"):
        s.refused(f"red: place loki {slot}", "AS-306")
    s.play("red: place hel request-1")

    assert s.slot("hel", "request-1") == "red"
    assert s.g.slots.count(0) == 1


@pytest.mark.rule("AS-404")
def test_a_slot_holds_a_single_disc() -> None:
    s = scene(
        round=2, phase="placement", placed={"blue": ["mimir request-1", "thor request-2"], "yellow": ["hel temple"]},
        chosen={"red": ["mimir", "thor", "hel"]},
    )  # fmt: skip

    assert slots(s, "red", "mimir") == {"temple", "asgard"}
    assert slots(s, "red", "thor") == {"request-1", "temple", "asgard"}
    assert slots(s, "red", "hel") == {"request-1", "request-2", "asgard"}
    s.refused("red: place mimir request-1", "AS-404")
    s.refused("red: place thor request-2", "AS-404")
    s.refused("red: place hel temple", "AS-404")


@pytest.mark.rule("AS-405")
def test_asgard_holds_any_number_of_discs() -> None:
    s = scene(
        phase="placement",
        placed={"red": ["asgard"] * 3, "blue": ["asgard"] * 2},
        supply={"red": 1, "blue": 1},
        chosen={"red": ["hel"], "blue": ["hel"]},
    )

    s.play("red: place hel asgard")
    assert (s.in_asgard("red"), s.in_asgard("blue")) == (4, 2)
    s.play("blue: place hel asgard")

    assert (s.in_asgard("red"), s.in_asgard("blue")) == (4, 3)


@pytest.mark.rule("AS-406")
def test_a_placed_disc_stays_until_its_action() -> None:
    s = scene(seats=2, phase="placement", chosen={"red": ["odin", "hel"], "blue": ["thor", "tyr"]})

    s.play("red: place odin temple", "blue: place thor asgard")

    assert s.options("red") == {f"place hel {slot}" for slot in ("request-1", "request-2", "temple", "asgard")}
    s.refused("red: place odin request-1", "AS-406")
    s.refused("red: place odin asgard", "AS-406")
    s.refused("red: recall odin")
    s.refused("red: resolve odin")
    s.play("red: place hel asgard", "blue: place tyr asgard")
    assert s.slot("odin", "temple") == "red"


@pytest.mark.rule("AS-407")
@pytest.mark.parametrize("support", [("blue", None), (None, "blue"), ("red", "blue")])
def test_a_supporter_may_not_use_the_temple_slot(support: tuple[str | None, str | None]) -> None:
    s = scene(phase="placement", support={"thor": support}, chosen={"blue": ["thor"]})

    assert slots(s, "blue", "thor") == {"request-1", "request-2", "asgard"}
    s.refused("blue: place thor temple", "AS-407")


@pytest.mark.rule("AS-407")
def test_others_may_use_the_temple_slot_of_a_god_with_one_supporter() -> None:
    s = scene(phase="placement", support={"thor": ("blue", None), "hel": ("red", None)}, chosen={"red": ["thor"]})

    assert "temple" in slots(s, "red", "thor")


@pytest.mark.rule("AS-408")
def test_without_a_free_support_slot_no_one_may_use_the_temple_slot() -> None:
    s = scene(phase="placement", support={"thor": ("blue", "red")}, chosen={"yellow": ["thor", "tyr"]})

    assert slots(s, "yellow", "thor") == {"request-1", "request-2", "asgard"}
    assert "temple" in slots(s, "yellow", "tyr")
    s.refused("yellow: place thor temple", "AS-408")


@pytest.mark.rule("AS-409")
def test_the_second_request_slot_may_be_taken_first() -> None:
    s = scene(phase="placement", chosen={"red": ["loki"], "blue": ["loki"]})

    s.play("red: place loki request-2")

    assert (s.slot("loki", "request-1"), s.slot("loki", "request-2")) == (None, "red")
    assert slots(s, "blue", "loki") == {"request-1", "temple", "asgard"}


@pytest.mark.rule("AS-410")
def test_who_has_no_card_left_is_skipped() -> None:
    s = scene(
        seats=2,
        phase="placement",
        supply={"blue": 4},
        chosen={"red": ["thor", "odin"], "blue": ["freyja", "baldr", "tyr", "hel"]},
    )

    s.play("red: place thor asgard", "blue: place hel asgard", "red: place odin asgard", "blue: place tyr asgard")
    assert s.asked() == ["blue: place_disc"]
    s.play("blue: place freyja asgard")
    assert s.asked() == ["blue: place_disc"]
    assert s.g.phase == b.PLACING
    s.play("blue: place baldr asgard")

    assert s.g.phase == b.ACTIONS
    assert placements(s) == ["red", "blue", "red", "blue", "blue", "blue"]


@pytest.mark.rule("AS-411")
def test_a_card_without_a_slot_sends_its_disc_to_asgard() -> None:
    s = scene(
        phase="placement", placed={"red": ["odin request-1"], "blue": ["odin temple"]}, chosen={"mauve": ["odin"]}
    )  # fmt: skip

    assert s.asked() == ["mauve: place_disc"]
    assert s.options("mauve") == {"place odin asgard"}
    for word in ("pass", "done", "decline"):
        s.refused(f"mauve: {word}", "AS-411")
    s.play("mauve: place odin asgard")

    assert (s.in_asgard("mauve"), s.supply("mauve")) == (1, 2)


@pytest.mark.rule("AS-411")
def test_no_one_may_pass_with_a_card_and_a_slot() -> None:
    s = scene(phase="placement", chosen={"red": ["thor"]})

    for word in ("pass", "done", "decline"):
        s.refused(f"red: {word}", "AS-411")


@pytest.mark.rule("AS-412")
def test_a_temple_slot_needs_neither_stones_nor_recruits_yet() -> None:
    s = scene(phase="placement", chosen={"red": ["tyr"]}, automatic=False)
    assert (s.stones("red"), s.recruits("red")) == ({}, {})

    s.play("red: place tyr temple")

    assert s.slot("tyr", "temple") == "red"
    assert s.options("red") == {"recall tyr"}  # now it is too late
    s.refused("red: resolve tyr", "AS-530")


@pytest.mark.rule("AS-490x")
def test_a_disc_on_the_temple_slot_of_odin() -> None:
    s = scene(phase="placement", chosen={"red": ["odin", "thor"], "blue": ["hel"]})

    s.play("red: place odin temple")

    assert s.slot("odin", "temple") == "red"
    assert (s.slot("odin", "request-1"), s.in_asgard("red")) == (None, 0)
    assert s.supply("red") == 2
    assert s.view(None).players[0].revealed == ("odin",)

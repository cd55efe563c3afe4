"""Odin's Path: buying, refilling, renewing (VG-720 to VG-723)."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.scene import Scene, scene

ROW = "skald mage beer-keg undead architect"


def path(s: Scene) -> list[str]:
    return ["-" if card < 0 else s.g.box.cards[card].slug for card in s.g.path]


@pytest.mark.rule("VG-720", "VG-721")
def test_a_bought_card_goes_to_the_discard_and_its_slot_is_filled_at_once() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 0), path=ROW, path_deck="gold-chest")
    before = len(s.g.path_deck)

    s.play("wolf: buy beer-keg")

    assert s.fresh() == (0, 0)
    assert s.discard("wolf") == ["beer-keg"]
    assert path(s) == ["skald", "mage", "gold-chest", "undead", "architect"]
    assert len(s.g.path_deck) == before - 1


@pytest.mark.rule("VG-720")
def test_only_what_lies_in_the_row_can_be_bought() -> None:
    s = scene(versus=True, seats=2, fresh=(9, 9), path=ROW)

    s.refused("wolf: buy valkyrie", "VG-720")
    s.refused("wolf: buy thor", "VG-750")


@pytest.mark.rule("VG-722")
def test_an_empty_deck_leaves_gaps() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 0), path=ROW, drained="path")

    s.play("wolf: buy beer-keg")

    assert path(s) == ["skald", "mage", "-", "undead", "architect"]


@pytest.mark.rule("VG-723")
def test_a_card_is_renewed_for_a_gold_once_a_turn() -> None:
    s = scene(versus=True, seats=2, fresh=(0, 2), path=ROW, path_deck="gold-chest valkyrie")

    s.play("wolf: renew skald")

    assert s.fresh() == (0, 1)
    assert path(s) == ["gold-chest", "mage", "beer-keg", "undead", "architect"]
    assert s.cards(s.g.path_discard) == ["skald"]
    s.refused("wolf: renew mage", "VG-723")


@pytest.mark.rule("VG-723")
def test_nothing_is_renewed_without_gold_row_or_deck() -> None:
    s = scene(versus=True, seats=2, path=ROW)
    s.refused("wolf: renew skald", "VG-723", needs=1, has=0)
    s.refused("wolf: renew valkyrie", "VG-723")

    s = scene(versus=True, seats=2, path=ROW, fresh=(0, 1), drained="path")
    s.refused("wolf: renew skald", "VG-723")
    assert s.fresh() == (0, 1)


@pytest.mark.rule("VG-120", "VG-802")
def test_a_team_has_no_path_no_missions_and_no_favours() -> None:
    s = scene(fresh=(9, 9))

    s.refused("wolf: buy skald", "VG-120")
    s.refused("wolf: buy thor", "VG-120")
    s.refused("wolf: renew skald", "VG-120")
    s.refused("wolf: claim worker", "VG-120")
    s.refused("wolf: change worker", "VG-120")


@pytest.mark.rule("VG-959")
def test_a_rune_stone_gives_two_points_when_it_is_bought_and_nothing_later() -> None:
    s = scene(versus=True, seats=2, fresh=(0, 4), hands={"wolf": "rune-stone"}, path="rune-stone - - - -")

    s.refused("wolf: play rune-stone", "VG-959")
    s.play("wolf: buy rune-stone")

    assert s.points("wolf") == 2
    assert s.discard("wolf") == ["rune-stone"]


@pytest.mark.rule("VG-917", "VG-918", "VG-403x")
def test_levels_of_the_town_hall_give_points_among_rivals_only() -> None:
    s = scene(versus=True, seats=2, fresh=(2, 10))
    s.play("wolf: upgrade")
    assert s.points("wolf") == 2
    s.play("wolf: upgrade")
    assert s.points("wolf") == 2 + 4

    team = scene(fresh=(2, 10), team=20)
    team.play("wolf: upgrade", "wolf: upgrade")
    assert team.team == 20


@pytest.mark.rule("VG-732x")
def test_what_draco_gives_buys_money_theft_and_a_second_mission_waits() -> None:
    s = scene(
        versus=True,
        seats=2,
        fresh=(3, 0),
        hands={"wolf": "warrior beer"},
        missions={"wolf": "worker pilgrim"},
        path="money-theft - - - -",
        path_deck="skald",
    )

    s.play("wolf: build gold-mine", "wolf: claim worker")
    s.play("wolf: draco", "wolf: with warrior", "wolf: strike", "wolf: take beer", "wolf: play beer")
    s.play("wolf: buy money-theft")

    assert s.fresh() == (0, 0)
    assert path(s)[0] == "skald"
    s.refused("wolf: claim pilgrim", "VG-732")
    assert s.points("wolf") == 1

"""Divine Favours at 5, 12 and 20 VP (VG-750 to VG-755)."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.scene import scene


@pytest.mark.rule("VG-750", "VG-751")
def test_at_five_points_one_of_two_favours_is_taken() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator"}, points={"wolf": 4}, favours="thor odin")

    s.play("wolf: camp", "wolf: with pigonator", "wolf: strike")
    assert s.asked() == ["wolf: favour"]
    assert s.options("wolf") == {"favour thor", "favour odin"}
    s.refused("wolf: favour freya", "VG-750")
    s.play("wolf: favour thor")

    assert s.discard("wolf") == ["thor"]
    assert "thor" not in s.hand("wolf")
    assert len(s.g.favours) == 2
    assert [event.card for event in s.events("FavourTurnedUp")] == s.g.favours[-1:]
    assert s.asked() == ["wolf: act"]


@pytest.mark.rule("VG-750")
def test_between_the_marks_nothing_is_taken() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator"}, points={"wolf": 5}, favours="thor odin")
    s.g.taken[0] = 1

    s.play("wolf: camp", "wolf: with pigonator", "wolf: strike")

    assert s.points("wolf") == 6
    assert s.asked() == ["wolf: act"]


@pytest.mark.rule("VG-752")
def test_two_marks_at_once_give_two_picks_with_a_refill_in_between() -> None:
    village = "brewery gold-mine beer-storage gold-storage"
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "big-brute*4"},
        villages={"bear": village},
        points={"wolf": 4},
        favours="thor odin",
    )
    for target in village.split():
        s.play(f"wolf: raid bear {target}", "wolf: with big-brute")
    s.play("wolf: strike")

    assert s.points("wolf") == 4 + 10
    s.play("wolf: favour thor")
    assert s.asked() == ["wolf: favour"]
    assert len(s.options("wolf")) == 2
    s.play("wolf: favour odin")
    assert s.asked() == ["wolf: act"]
    assert s.discard("wolf") == ["thor", "odin"]


@pytest.mark.rule("VG-753", "VG-301")
def test_a_favour_is_taken_at_once_in_another_players_turn() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "big-brute", "bear": "cannon"},
        villages={"bear": "brewery"},
        points={"bear": 4},
        favours="thor odin",
    )

    s.play("wolf: raid bear brewery", "wolf: with big-brute", "wolf: strike", "bear: defend cannon brewery")

    assert s.asked() == ["bear: favour"]
    s.play("bear: favour odin")
    assert s.asked() == ["wolf: act"]


@pytest.mark.rule("VG-753")
def test_several_who_are_due_pick_in_turn_order() -> None:
    s = scene(
        versus=True,
        turn="serpent",
        hammer="bear",
        hands={"serpent": "big-brute*2", "bear": "cannon", "wolf": ""},
        villages={"bear": "brewery", "wolf": "gold-mine"},
        points={"bear": 4, "serpent": 4},
        favours="thor odin",
    )

    s.play("serpent: raid wolf gold-mine", "serpent: with big-brute")
    s.play("serpent: raid bear brewery", "serpent: with big-brute", "serpent: strike", "bear: defend cannon brewery")

    assert s.asked() == ["bear: favour"]
    s.play("bear: favour thor")
    assert s.asked() == ["serpent: favour"]


@pytest.mark.rule("VG-755")
def test_the_last_favour_is_taken_without_a_choice_and_nothing_comes_after_it() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator"}, points={"wolf": 19}, favours="odin", drained="favours")
    s.g.taken[0] = 2

    s.play("wolf: camp", "wolf: with pigonator", "wolf: strike")

    assert s.asked() == ["wolf: act"]
    assert s.discard("wolf") == ["odin"]
    assert s.g.favours == []


@pytest.mark.rule("VG-754")
def test_bonuses_bring_no_favour() -> None:
    s = scene(
        versus=True,
        seats=2,
        turn="bear",
        hammer="wolf",
        points={"wolf": 18, "bear": 40},
        villages={"wolf": "brewery"},
        favours="thor odin",
        bonuses="most-village most-industry most-vault most-deeds",
    )
    s.g.taken[:] = [2, 3]

    s.play("bear: done")

    assert s.match.over
    assert s.points("wolf") == 18 + 4 + 4
    assert s.told("FavourTaken") == []

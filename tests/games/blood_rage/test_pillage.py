"""Pillage: who may declare one, where, and its end when no one opposes it (BR-501 to BR-507, BR-530 to BR-532)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.board import PLACES
from tests.games.blood_rage.battles import told, totals
from tests.games.blood_rage.scene import Scene, scene

FOUR_CARDS = ["odins-smite", "tyrs-bash", "alfheim-1", "troll"]
FOUR_OTHERS = ["odins-smite", "tyrs-smite-1", "alfheim-1", "dwarf-chieftain"]

# -- the declaration --------------------------------------------------------------------------------


@pytest.mark.rule("BR-501")
def test_pillage_needs_a_figure_in_the_province_or_in_its_fjord() -> None:
    s = scene(figures={"wolf": {"gimle": 1, "north": "ship"}, "bear": {"horgr": 1, "east": "ship"}})
    s.refused("wolf: pillage horgr", "BR-501")
    s.refused("wolf: pillage andlang", "BR-501")  # next to Gimle is not in it

    scene(figures={"wolf": {"east": "ship"}}).play("wolf: pillage horgr")
    scene(figures={"wolf": {"horgr": 1}}).play("wolf: pillage horgr")
    scene(figures={"wolf": {"east": "sea-serpent"}}).play("wolf: pillage horgr")

    assert s.options("wolf", "pillage") == {"pillage gimle", "pillage elvagar", "pillage angerboda"}


@pytest.mark.rule("BR-501x")
def test_wolf_may_pillage_andlang_with_its_ship_alone() -> None:
    s = scene(figures={"wolf": {"south": "ship", "yggdrasil": 2}, "raven": {"gimle": 1, "yggdrasil": 1}})
    assert s.at("wolf", "andlang") == []

    s.play("wolf: pillage andlang")

    assert [PLACES[declared.place] for declared in told(s, e.PillageDeclared)] == ["andlang"]
    assert s.asked() == ["raven: join_battle"]


@pytest.mark.rule("BR-502")
def test_only_a_token_on_its_reward_side_may_be_pillaged() -> None:
    s = scene(figures={"wolf": {"gimle": 1, "horgr": 1}, "bear": {"gimle": 1}}, pillaged=["gimle"])
    assert s.options("wolf", "pillage") == {"pillage horgr"}
    s.refused("wolf: pillage gimle", "BR-558")
    s.play("wolf: pass")
    s.refused("bear: pillage gimle", "BR-558")


@pytest.mark.rule("BR-503")
def test_a_pillage_is_free_of_rage() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, rage={"wolf": 1})
    s.play("wolf: pillage gimle")
    assert s.pillaged("gimle")
    assert s.rage("wolf") == 1


@pytest.mark.rule("BR-503")
def test_without_rage_no_pillage_can_be_declared() -> None:
    s = scene(seats=2, rage={"wolf": 1})
    s.play("wolf: invade warrior gimle", "bear: invade leader horgr")
    assert s.rage("wolf") == 0
    assert s.asked() == ["bear: turn"]  # the Wolf's turn is skipped
    s.refused("wolf: pillage gimle")
    assert not s.pillaged("gimle")


@pytest.mark.rule("BR-504")
def test_call_to_battle_then_cards_then_resolution() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": 1, "andlang": 1}, "bear": {"gimle": 1, "andlang": 1}},
        hands={"wolf": ["tyrs-smash"], "bear": ["tyrs-bash"]},
    )
    s.play("wolf: pillage gimle")
    assert s.asked() == ["bear: join_battle"]
    s.refused("bear: play tyrs-bash")

    s.play("bear: decline", "wolf: decline")
    assert s.asked() == ["wolf: battle_card", "bear: battle_card"]
    s.refused("wolf: join warrior andlang", "BR-536")
    s.refused("bear: join warrior andlang", "BR-536")
    assert not s.pillaged("gimle")

    s.play("bear: tyrs-bash", "wolf: tyrs-smash")
    assert s.pillaged("gimle")


@pytest.mark.rule("BR-505")
def test_a_ship_may_pillage_either_province_of_its_fjord_one_at_a_time() -> None:
    s = scene(seats=2, figures={"wolf": {"north": "ship"}})
    assert s.options("wolf", "pillage") == {"pillage elvagar", "pillage angerboda"}

    s.play("wolf: pillage angerboda")
    assert s.asked() == ["bear: turn"]
    assert s.pillaged("angerboda")
    assert not s.pillaged("elvagar")

    s.play("bear: pass")
    assert s.options("wolf", "pillage") == {"pillage elvagar"}


@pytest.mark.rule("BR-506")
def test_a_destroyed_province_cannot_be_pillaged() -> None:
    s = scene(figures={"wolf": {"south": "ship"}}, destroyed=["utgard"])
    assert s.options("wolf", "pillage") == {"pillage andlang"}
    s.refused("wolf: pillage utgard", "BR-506")


@pytest.mark.rule("BR-506")
def test_yggdrasil_is_pillaged_from_within() -> None:
    inside = scene(figures={"wolf": {"yggdrasil": 1}})
    assert inside.options("wolf", "pillage") == {"pillage yggdrasil"}
    inside.play("wolf: pillage yggdrasil")
    assert inside.pillaged("yggdrasil")

    outside = scene(figures={"wolf": {"gimle": 1, "west": "ship"}})
    outside.refused("wolf: pillage yggdrasil", "BR-501")


@pytest.mark.rule("BR-507")
def test_a_reward_on_a_full_track_is_no_hindrance() -> None:
    s = scene(
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}},
        steps={"wolf": (1, 6, 1)},
        rewards={"gimle": "axes"},
    )
    s.play("wolf: pillage gimle")
    assert s.pillaged("gimle")
    assert s.step("wolf", "axes") == 6
    assert s.glory("wolf") == 8


# -- no one opposes it -----------------------------------------------------------------------------


def unopposed(reward: str) -> Scene:
    """The Wolf pillages Gimle alone; the Bear might join from next door, and does not."""
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"andlang": 1, "south": "ship"}},
        hands={"wolf": FOUR_CARDS, "bear": FOUR_OTHERS},
        rewards={"gimle": reward},
    )
    s.play("wolf: pillage gimle", "bear: decline")
    assert s.asked() == ["bear: turn"]
    return s


@pytest.mark.rule("BR-530")
def test_an_unopposed_pillage_takes_the_reward_without_battle_or_cards() -> None:
    s = unopposed("horns")
    assert s.stat("wolf", "horns") == 5
    assert s.pillaged("gimle")
    assert sorted(s.hand("wolf")) == sorted(FOUR_CARDS)
    assert sorted(s.hand("bear")) == sorted(FOUR_OTHERS)
    assert told(s, e.BattleBegan) == []


@pytest.mark.rule("BR-530")
def test_joining_in_the_call_makes_it_a_battle() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": 1}, "bear": {"andlang": 1}},
        hands={"wolf": ["tyrs-bash"], "bear": ["odins-smite"]},
    )
    s.play("wolf: pillage gimle", "bear: join warrior andlang")
    assert s.asked() == ["wolf: battle_card", "bear: battle_card"]
    assert not s.pillaged("gimle")


@pytest.mark.rule("BR-531")
def test_an_unopposed_pillage_scores_no_axes_glory() -> None:
    s = unopposed("horns")
    assert s.stat("wolf", "axes") == 3
    assert s.glory("wolf") == 0


@pytest.mark.rule("BR-532")
@pytest.mark.parametrize("lurker", ["ship", "sea-serpent"])
def test_one_enemy_ship_in_the_fjord_is_opposition(lurker: str) -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"west": lurker}},
        hands={"wolf": ["tyrs-smash"], "bear": ["tyrs-bash"]},
    )
    s.play("wolf: pillage gimle")
    assert s.asked() == ["wolf: battle_card", "bear: battle_card"]

    s.play("wolf: tyrs-smash", "bear: tyrs-bash")
    assert set(totals(s)) == {"wolf", "bear"}


@pytest.mark.rule("BR-532")
def test_an_enemy_ship_in_another_fjord_is_none() -> None:
    s = scene(figures={"wolf": {"gimle": 1}, "bear": {"south": "ship", "myrkulor": 1}})
    s.play("wolf: pillage gimle", "bear: decline")
    assert told(s, e.BattleBegan) == []
    assert s.pillaged("gimle")

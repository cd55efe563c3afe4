"""Quest: committing to a Quest card during the Action phase (BR-470 to BR-476)."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.eyes import others, readers
from tests.games.blood_rage.scene import scene


@pytest.mark.rule("BR-470")
def test_one_action_commits_one_quest_of_the_hand() -> None:
    s = scene(hands={"wolf": ["alfheim", "manheim", "tyrs-smash", "troll"]})
    assert s.options("wolf", "quest") == {"quest alfheim-1", "quest manheim-1"}
    s.refused("wolf: quest tyrs-smash-1", "BR-538")
    s.refused("wolf: quest jotunheim-1", "BR-470")

    s.play("wolf: quest alfheim-1")

    assert s.quests("wolf") == ["alfheim-1"]
    assert s.hand("wolf") == ["tyrs-smash-1", "manheim-1", "troll"]
    assert s.asked() == ["bear: turn"]
    s.refused("wolf: quest manheim-1")


@pytest.mark.rule("BR-470")
def test_a_committed_quest_lies_face_down() -> None:
    s = scene(hands={"wolf": ["alfheim"]})

    s.play("wolf: quest alfheim-1")

    assert readers(s, "alfheim-1") == {"wolf"}


@pytest.mark.rule("BR-470x")
def test_the_bear_gains_seven_glory_and_a_step_for_jotunheim() -> None:
    s = scene(
        age=2,
        turn="bear",
        figures={"bear": {"horgr": 3}, "wolf": {"horgr": 1}},
        hands={"bear": ["jotunheim-2"]},
    )

    s.play("bear: quest jotunheim-2").to_phase("quest")
    assert s.glory("bear") == 7
    assert s.options("bear") == {"raise rage", "raise axes", "raise horns"}
    s.play("bear: raise axes")

    assert [s.step("bear", stat) for stat in ("rage", "axes", "horns")] == [1, 2, 1]


@pytest.mark.rule("BR-471")
def test_committing_costs_no_rage() -> None:
    s = scene(hands={"wolf": ["alfheim"]}, rage={"wolf": 1})

    s.play("wolf: quest alfheim-1")

    assert s.rage("wolf") == 1


@pytest.mark.rule("BR-471")
def test_committing_needs_at_least_one_rage() -> None:
    s = scene(seats=2, turn="bear", hands={"wolf": ["alfheim"]}, rage={"wolf": 0})

    s.play("bear: invade leader gimle")

    assert s.asked() == ["bear: turn"]
    s.refused("wolf: quest alfheim-1")


@pytest.mark.rule("BR-472")
def test_there_is_no_limit_to_committed_quests() -> None:
    quests = ["alfheim-1", "alfheim-1", "jotunheim-1", "manheim-1", "yggdrasil-1", "glorious-death-1"]
    s = scene(seats=2, passed=["bear"], hands={"wolf": quests}, rage={"wolf": 1})

    s.play(*[f"wolf: quest {quest}" for quest in quests])

    assert s.quests("wolf") == quests
    assert s.hand("wolf") == []
    assert s.rage("wolf") == 1


@pytest.mark.rule("BR-473")
def test_two_copies_of_a_quest_both_pay() -> None:
    s = scene(
        seats=2,
        passed=["bear"],
        figures={"wolf": {"gimle": 1}},
        hands={"wolf": ["alfheim", "alfheim"]},
    )

    s.play("wolf: quest alfheim-1", "wolf: quest alfheim-1").to_phase("quest")
    s.play("wolf: raise horns", "wolf: raise horns")

    assert s.glory("wolf") == 10
    assert s.step("wolf", "horns") == 3


@pytest.mark.rule("BR-474")
def test_the_owner_may_always_look_at_committed_quests() -> None:
    s = scene(quests={"wolf": ["alfheim", "glorious-death"]})

    assert s.view("wolf").quests == ("alfheim-1", "glorious-death-1")
    for who in others(s, "wolf"):
        assert s.view(who).quests == ()
        assert s.view(who).clans[0].quests == 2
    assert readers(s, "alfheim-1") == readers(s, "glorious-death-1") == {"wolf"}


@pytest.mark.rule("BR-475")
def test_a_committed_quest_is_not_playable_in_battle() -> None:
    s = scene(
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}},
        upgrades={"wolf": ["tyrs-domain"]},
        quests={"wolf": ["alfheim"]},
        hands={"bear": ["tyrs-smash"]},
    )

    s.play("wolf: pillage gimle")

    assert s.asked() == ["bear: battle_card"]
    s.refused("wolf: play alfheim-1")
    s.play("bear: play tyrs-smash-1")
    assert s.pillaged("gimle") is False  # 2 against 1 + 3: the Quest added nothing
    assert s.quests("wolf") == ["alfheim-1"]


@pytest.mark.rule("BR-475")
def test_a_committed_quest_stays_until_the_quest_phase() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": 1}},
        quests={"wolf": ["alfheim"]},
        hands={"wolf": ["tyrs-smash"]},
    )

    s.to_phase("discard")
    assert s.options("wolf") == {"decline", "keep tyrs-smash-1"}
    s.refused("wolf: keep alfheim-1", "BR-601")
    s.play("wolf: keep tyrs-smash-1")

    assert s.asked() == ["wolf: raise_stat"]
    assert s.glory("wolf") == 5


@pytest.mark.rule("BR-476")
def test_a_quest_kept_from_age_one_pays_its_own_glory_in_age_two() -> None:
    s = scene(seats=2, turn="bear", figures={"wolf": {"angerboda": 1}}, hands={"wolf": ["manheim-1"]})

    s.to_phase("discard").play("wolf: keep manheim-1").to_phase("action", age=2)
    assert s.asked() == ["wolf: turn"]
    s.play("wolf: quest manheim-1").to_phase("quest", age=2)

    assert s.asked() == ["wolf: raise_stat"]
    assert s.glory("wolf") == 5

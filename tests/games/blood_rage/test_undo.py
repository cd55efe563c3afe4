"""Undo in Blood Rage: it stops where a card was shown, even if it is hidden again (BR-554, BR-803)."""

from __future__ import annotations

from tests.games.blood_rage.scene import Scene, scene


def lost_with_a_late_card() -> Scene:
    """The Bear adds a white-disc card to a battle, loses, and takes its cards back into its hand."""
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"utgard": "leader"}, "bear": {"utgard": 1}},
        hands={"wolf": ["tyrs-crush-2"], "bear": ["tyrs-smash-2", "heimdalls-eye"]},
    )
    s.play("wolf: pillage utgard").decline_all("join_battle")
    s.play("wolf: tyrs-crush-2", "bear: tyrs-smash-2")
    return s.play("bear: add heimdalls-eye")


def test_a_card_shown_and_taken_back_is_known() -> None:
    s = lost_with_a_late_card()

    assert sorted(s.hand("bear")) == ["heimdalls-eye", "tyrs-smash-2"]
    assert not s.match.can_undo(s.seat("bear"))


def test_an_upgrade_is_known_while_its_slot_is_chosen() -> None:
    s = scene(seats=2, hands={"wolf": ["troll"]}, upgrades={"wolf": ["valkyrie"]}, rage={"wolf": 6})
    s.play("wolf: upgrade troll")

    assert s.asked() == ["wolf: slot"]
    assert s.hand("wolf") == []
    assert not s.match.can_undo(s.seat("wolf"))
    for seed in range(20):
        fork = s.match.fork(1, seed)
        fork.apply(0, fork.options(0)[0])
        assert s.g.placing in fork.state.upgrades[0]

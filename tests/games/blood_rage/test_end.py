"""The end of the game: bonuses and the winner (BR-701 to BR-707)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.kernel import IllegalAction, Outcome
from tests.games.blood_rage.scene import Scene, scene


def outcome(s: Scene) -> Outcome:
    """The outcome of the match if all pass."""
    result = s.to_phase("over").match.outcome
    assert result is not None
    return result


def bonus(*steps: int, clan: str = "wolf") -> int:
    """The Glory that the steps of Rage, Axes and Horns are worth at the end."""
    rage, axes, horns = steps
    return outcome(scene(age=3, turn=clan, steps={clan: (rage, axes, horns)})).scores[b.CLANS.index(clan)]


@pytest.mark.rule("BR-701")
def test_the_game_ends_after_the_release_of_age_three() -> None:
    s = scene(age=3, figures={"wolf": {"valhalla": 2}}, hands={"bear": ["tyrs-smite-3"]})

    s.play("wolf: pass", "bear: pass", "serpent: pass", "raven: pass")

    assert s.match.over
    assert s.match.decisions == ()
    phases = [entry.event.phase for entry in s.match.log if isinstance(entry.event, e.PhaseBegan)]
    assert phases == [b.DISCARD, b.QUEST, b.RAGNAROK, b.RELEASE, b.OVER]
    with pytest.raises(IllegalAction) as caught:
        s.match.apply(0, s.match.game.vocabulary.parse("pass"))
    assert caught.value.reason == "over"


@pytest.mark.rule("BR-701")
@pytest.mark.parametrize("age", [1, 2])
def test_the_game_does_not_end_before_age_three(age: int) -> None:
    s = scene(age=age, seats=2)

    s.play("wolf: pass", "bear: pass")

    assert s.asked() == ["wolf: draft", "bear: draft"]
    assert s.match.outcome is None


@pytest.mark.rule("BR-702")
@pytest.mark.parametrize(
    ("steps", "glory"), [((4, 1, 5), 20), ((4, 1, 1), 10), ((1, 5, 1), 10), ((4, 4, 4), 30), ((5, 5, 5), 30)]
)
def test_a_stat_on_step_four_or_five_gives_ten_glory(steps: tuple[int, int, int], glory: int) -> None:
    assert bonus(*steps) == glory


@pytest.mark.rule("BR-703")
@pytest.mark.parametrize(("steps", "glory"), [((1, 6, 1), 20), ((6, 1, 1), 20), ((6, 6, 6), 60)])
def test_a_stat_on_step_six_gives_twenty_glory_instead(steps: tuple[int, int, int], glory: int) -> None:
    assert bonus(*steps) == glory


@pytest.mark.rule("BR-703x")
@pytest.mark.parametrize("rage", [4, 5])
@pytest.mark.parametrize("horns", [1, 3])
def test_the_raven_gains_thirty_glory_for_rage_and_axes(rage: int, horns: int) -> None:
    assert bonus(rage, 6, horns, clan="raven") == 30


@pytest.mark.rule("BR-704")
def test_stats_below_step_four_give_no_bonus() -> None:
    assert bonus(3, 3, 3) == 0
    assert bonus(1, 2, 3) == 0


@pytest.mark.rule("BR-704")
def test_the_bonus_is_counted_once_and_only_at_the_end() -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": 1}}, steps={"wolf": (3, 1, 1)}, rewards={"gimle": "rage"})

    s.play("wolf: pillage gimle")
    assert s.step("wolf", "rage") == 4
    assert s.glory("wolf") == 0
    assert s.to_phase("gifts", age=2).glory("wolf") == 0
    assert s.to_phase("gifts", age=3).glory("wolf") == 0

    assert outcome(s).scores == (10, 0)


@pytest.mark.rule("BR-705")
def test_the_most_glory_wins_after_all_bonuses() -> None:
    s = scene(age=3, seats=2, glory={"wolf": 60, "bear": 45}, steps={"bear": (6, 1, 1)})

    assert outcome(s) == Outcome(scores=(60, 65), ranks=(2, 1), winners=(1,))


@pytest.mark.rule("BR-706")
def test_tied_players_share_the_victory() -> None:
    s = scene(age=3, seats=3, glory={"wolf": 70, "bear": 70, "serpent": 64})

    assert outcome(s) == Outcome(scores=(70, 70, 64), ranks=(1, 1, 3), winners=(0, 1))
    ends = [entry.event for entry in s.match.log if isinstance(entry.event, e.MatchEnded)]
    assert ends == [e.MatchEnded(0, 70), e.MatchEnded(1, 70)]


@pytest.mark.rule("BR-707")
def test_cards_and_stats_are_all_added_before_the_winner_is_named() -> None:
    s = scene(
        age=3,
        seats=2,
        glory={"wolf": 50, "bear": 60},
        upgrades={"wolf": ["thors-conquest"]},
        figures={"wolf": {"gimle": 2, "yggdrasil": "leader", "west": "ship", "valhalla": 1}},
    )

    assert outcome(s) == Outcome(scores=(62, 60), ranks=(1, 2), winners=(0,))


@pytest.mark.rule("BR-707")
def test_the_order_of_cards_and_stats_does_not_matter() -> None:
    s = scene(
        age=3,
        seats=2,
        glory={"bear": 31},
        upgrades={"wolf": ["thors-conquest"]},
        figures={"wolf": {"gimle": 4}},
        steps={"wolf": (4, 4, 1)},
    )

    assert outcome(s) == Outcome(scores=(32, 31), ranks=(1, 2), winners=(0,))

"""Stats, Rage and Glory: how they rise, and that they never fall below 0 (BR-810 to BR-814)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.battles import told
from tests.games.blood_rage.scene import Scene, scene
from tests.games.blood_rage.walks import walk


def steps(s: Scene) -> list[int]:
    """The Wolf's steps of Rage, Axes and Horns."""
    return [s.step("wolf", stat) for stat in ("rage", "axes", "horns")]


@pytest.mark.rule("BR-810")
def test_raising_a_stat_moves_its_marker_one_step() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, steps={"wolf": (1, 1, 2)}, rewards={"gimle": "horns"})
    assert s.stat("wolf", "horns") == 5

    s.play("wolf: pillage gimle")

    assert steps(s) == [1, 1, 3]
    assert s.stat("wolf", "horns") == 6


@pytest.mark.rule("BR-810")
@pytest.mark.parametrize("seed", range(3))
def test_a_stat_only_ever_goes_up(seed: int) -> None:
    before = [0] * 12
    for s in walk(4, seed):
        now = [step for row in s.g.steps for step in row]
        assert all(new >= old for old, new in zip(before, now, strict=True))
        before = now
    assert sum(before) > 0


@pytest.mark.rule("BR-811")
def test_a_stat_on_its_last_step_is_not_offered() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, quests={"wolf": ["alfheim"]}, steps={"wolf": (4, 6, 1)})

    s.to_phase("quest")
    assert s.options("wolf") == {"raise rage", "raise horns"}
    s.refused("wolf: raise axes", "BR-811")
    s.play("wolf: raise rage")

    assert steps(s) == [5, 6, 1]


@pytest.mark.rule("BR-811")
def test_a_stat_on_its_last_step_ignores_further_raises() -> None:
    pillage = scene(figures={"wolf": {"gimle": 1}}, rewards={"gimle": "axes"}, steps={"wolf": (1, 6, 1)})
    assert steps(pillage.play("wolf: pillage gimle")) == [1, 6, 1]

    quest = scene(figures={"wolf": {"gimle": 1}}, quests={"wolf": ["alfheim"]}, steps={"wolf": (6, 6, 6)})
    quest.to_phase("gifts", age=2)  # no stat could be chosen
    assert steps(quest) == [6, 6, 6]
    assert quest.glory("wolf") == 5


@pytest.mark.rule("BR-812")
def test_raising_the_rage_stat_adds_nothing_to_current_rage() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}},
        hands={"wolf": ["thors-oath"]},
        rage={"wolf": 1},
        rewards={"gimle": "glory"},
    )

    s.play("wolf: pillage gimle", "wolf: play thors-oath", "wolf: raise rage")

    assert s.stat("wolf", "rage") == 7
    assert s.rage("wolf") == 1
    s.to_phase("action", age=3)
    assert s.rage("wolf") == 7


@pytest.mark.rule("BR-812")
def test_neither_does_a_pillage() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, rewards={"gimle": "rage"}, rage={"wolf": 3})

    s.play("wolf: pillage gimle")

    assert (s.stat("wolf", "rage"), s.rage("wolf")) == (7, 3)


# -- Rage and Glory ---------------------------------------------------------------------------------------


@pytest.mark.rule("BR-813")
def test_current_rage_may_exceed_the_rage_stat() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}},
        hands={"wolf": ["thors-ascension"]},
        steps={"wolf": (5, 1, 1)},
        rewards={"gimle": "glory"},
    )
    assert s.rage("wolf") == s.stat("wolf", "rage") == 12

    s.play("wolf: pillage gimle", "wolf: play thors-ascension")

    assert s.rage("wolf") == 15


@pytest.mark.rule("BR-814")
def test_a_thief_takes_only_the_glory_there_is() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}},
        hands={"bear": ["lokis-backstab"]},
        glory={"wolf": 1},
    )

    s.play("wolf: pillage gimle", "bear: play lokis-backstab")

    assert told(s, e.GloryStolen) == [e.GloryStolen(1, 0, 1)]
    assert s.glory("bear") == 1
    assert s.glory("wolf") == 3  # 1 - 1, then 3 for the battle


@pytest.mark.rule("BR-814")
@pytest.mark.parametrize(("before", "after"), [(0, (6, 0)), (2, (7, 1))])
def test_a_thief_takes_only_the_rage_there_is(before: int, after: tuple[int, int]) -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 2}},
        hands={"wolf": ["lokis-trickery"]},
        rage={"wolf": 6, "bear": before},
    )

    s.play("wolf: pillage gimle", "wolf: play lokis-trickery")

    assert (s.rage("wolf"), s.rage("bear")) == after

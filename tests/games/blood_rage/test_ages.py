"""Ages and phases: three Ages, six phases each, in order and one at a time (BR-201 to BR-206)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.scene import CLANS, Scene, new, scene

SIX_PHASES = ["gifts", "action", "discard", "quest", "ragnarok", "release"]


def told(s: Scene) -> list[tuple[int, str]]:
    """Every phase that the log says has begun, with its Age."""
    age, spaces = 0, []
    for entry in s.match.log:
        if isinstance(entry.event, e.AgeBegan):
            age = entry.event.age
        elif isinstance(entry.event, e.PhaseBegan):
            spaces.append((age, b.PHASES[entry.event.phase]))
    return spaces


def shown(s: Scene) -> list[tuple[int, str]]:
    """Where the Saga token stands at each decision, from here to the end; every answer is the first legal one."""
    spaces: list[tuple[int, str]] = []
    while not s.match.over:
        space = (s.view(None).age, s.view(None).phase)
        if space not in spaces[-1:]:
            spaces.append(space)
        decision = s.match.decisions[0]
        s.match.apply(decision.seat, decision.options[0])
    return spaces


@pytest.mark.rule("BR-201")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_lasts_exactly_three_ages(seats: int) -> None:
    s = new(seats).to_phase("action", 3)
    assert s.asked() == [f"{CLANS[2 % seats]}: turn"]  # the token went left twice

    s.play(*[f"{CLANS[(2 + i) % seats]}: pass" for i in range(seats)])

    assert s.match.over
    assert s.match.outcome is not None
    assert [entry.event.age for entry in s.match.log if isinstance(entry.event, e.AgeBegan)] == [1, 2, 3]
    assert all(s.match.options(seat) == () for seat in range(seats))


@pytest.mark.rule("BR-202")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_age_runs_through_its_six_phases_in_order(seats: int) -> None:
    s = new(seats).to_phase("over")

    assert told(s) == [*[(age, phase) for age in (1, 2, 3) for phase in SIX_PHASES], (3, "over")]


@pytest.mark.rule("BR-203")
def test_no_one_acts_while_one_player_is_still_drafting() -> None:
    s = new(4)
    for _ in range(23):
        decision = s.match.decisions[0]
        s.match.apply(decision.seat, decision.options[0])
    assert s.asked() == ["raven: draft"]  # the sixth and last pick of the last player
    assert s.view(None).phase == "gifts"

    s.refused("wolf: invade warrior gimle")
    s.refused("raven: invade warrior gimle")
    s.match.apply(3, s.match.options(3)[0])

    assert (s.view(None).phase, s.asked()) == ("action", ["wolf: turn"])


@pytest.mark.rule("BR-203")
def test_no_quest_is_revealed_while_one_player_is_still_discarding() -> None:
    s = scene(
        hands={"wolf": ["troll"], "bear": ["tyrs-bash"]}, quests={"bear": ["manheim"]},
        figures={"bear": {"angerboda": 1}}, passed=CLANS[1:],
    )  # fmt: skip

    s.play("wolf: pass", "bear: decline")
    assert (s.view(None).phase, s.glory("bear"), s.quests("bear")) == ("discard", 0, ["manheim-1"])
    s.play("wolf: decline")

    assert (s.view(None).phase, s.glory("bear"), s.asked()) == ("quest", 5, ["bear: raise_stat"])


@pytest.mark.rule("BR-204")
def test_the_saga_token_goes_from_the_last_phase_of_an_age_to_the_first_of_the_next() -> None:
    s = new(4).to_phase("discard")
    assert (s.view(None).age, told(s)[-1]) == (1, (1, "discard"))

    s.decline_all("keep_card")

    assert told(s)[-4:] == [(1, "quest"), (1, "ragnarok"), (1, "release"), (2, "gifts")]
    assert (s.view(None).age, s.view(None).phase) == (2, "gifts")


@pytest.mark.rule("BR-204")
def test_the_saga_token_never_goes_back() -> None:
    track = [(age, phase) for age in (1, 2, 3) for phase in SIX_PHASES]
    for seed in range(5):
        spaces = [track.index(space) for space in shown(new(4, seed))]
        assert spaces == sorted(set(spaces))
        assert {(age, phase) for age in (1, 2, 3) for phase in ("gifts", "action")} <= {track[i] for i in spaces}

"""Blood Rage's heuristics: evaluations and instincts make sense where sense is plain."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots.search_common import likely, standings
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.heuristics.evaluation import all_strengths
from meadhall.games.blood_rage.heuristics.features import NAMES
from meadhall.kernel import Chance, Heuristics, Match

GAME = meadhall.game("blood-rage")


def heuristics() -> Heuristics:
    assert GAME.heuristics is not None
    return GAME.heuristics


def acting(seats: int = 2) -> Match[Any]:
    """A match at its first turn, the draft done by taking what is offered first."""
    match = meadhall.new("blood-rage", seats=seats, seed=2)
    while match.decisions[0].question.name != "turn":
        match.apply(match.decisions[0].seat, match.decisions[0].options[0])
    return match


def test_more_glory_is_better() -> None:
    g = acting().state
    before = heuristics().evaluate(g)
    g.glory[1] += 7
    assert heuristics().evaluate(g) == [before[0], before[1] + 7]


@pytest.mark.parametrize("stat", range(3))
def test_every_step_of_a_stat_is_better(stat: int) -> None:
    g = acting().state
    worths = []
    for step in range(b.LAST_STEP + 1):
        g.steps[0][stat] = step
        worths.append(heuristics().evaluate(g)[0])
    assert worths == sorted(worths)


def test_the_end_is_evaluated_exactly() -> None:
    match, chance = acting(), Chance(1)
    while not match.over:
        options = match.decisions[0].options
        match.apply(match.decisions[0].seat, options[chance.below(len(options))])
    assert match.outcome is not None
    assert tuple(heuristics().evaluate(match.state)) == match.outcome.scores


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_has_a_number_for_every_option(seats: int) -> None:
    match, chance = meadhall.new("blood-rage", seats=seats, seed=6), Chance(6)
    while not match.over:
        for decision in match.decisions:
            worths = heuristics().instinct(match.state, decision)
            assert len(worths) == len(decision.options)
            match.apply(decision.seat, likely(decision.options, worths, 2.0, chance))


def test_strengths_at_a_glance_are_those_of_the_rules() -> None:
    match, chance = meadhall.new("blood-rage", seats=3, seed=8), Chance(8)
    while not match.over:
        decision, g = match.decisions[0], match.state
        expected = [[g.strength(seat, province) for seat in range(3)] for province in range(b.PROVINCES)]
        assert all_strengths(g) == expected
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])


def test_passing_with_rage_left_looks_worst() -> None:
    match = acting()
    decision = match.decisions[0]
    worths = heuristics().instinct(match.state, decision)
    assert GAME.vocabulary.text(decision.options[worths.index(min(worths))]) == "pass"


def test_features_have_names() -> None:
    match = acting(3)
    numbers = match.view(0).features()
    assert len(numbers) == len(NAMES) == len(set(NAMES))
    assert numbers[NAMES.index("own-rage")] == 6
    assert numbers[NAMES.index("phase-action")] == 1


# -- thinking -----------------------------------------------------------------------------------------------


def test_standings_compare_with_the_best_rival_and_all_of_them() -> None:
    assert standings([10.0, 4.0]) == [6.0, -6.0]
    assert standings([9.0, 3.0, 0.0]) == [9 - 1.5 - 0.75, 3 - 4.5 - 2.25, 0 - 4.5 - 3]


def test_likely_follows_worth() -> None:
    chance = Chance(1)
    picks = [likely((7, 8, 9), (0.0, 5.0, -5.0), 1.0, chance) for _ in range(300)]
    assert picks.count(8) > 280

"""A bot whose time is up answers with the best it has: what it searched, what it saw one move ahead, its instinct."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.deadlines import Deadline, unhurried, within
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.mcts import ENOUGH, Descent, SearchBot
from meadhall.kernel import Chance, Heuristics, Match

SAGAS = meadhall.sagas()


class Ticks:
    """A clock that goes on by one at each look."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


class Hourglass:
    """A clock that stands still until it was looked at so often; then it is late."""

    def __init__(self, looks: int) -> None:
        self.left = looks + 3  # to begin, and to tell the part for the look ahead

    def __call__(self) -> float:
        self.left -= 1
        return 0.0 if self.left >= 0 else 9.0


class Counted(SearchBot):
    """Counts its iterations."""

    done = 0

    def watch(self, descent: Descent) -> None:
        self.done += 1


def choice(saga: str, least: int = 3) -> Match[Any]:
    """A position in which a seat has at least N options."""
    match, chance = meadhall.new(saga, seats=2, seed=5), Chance(5)
    while len(match.decisions[0].options) < least:
        options = match.decisions[0].options
        match.apply(match.decisions[0].seat, options[chance.below(len(options))])
    return match


def heuristics(match: Match[Any]) -> Heuristics:
    assert match.game.heuristics is not None
    return match.game.heuristics


def ask(bot: Any, match: Match[Any]) -> int:
    decision = match.decisions[0]
    option: int = bot.choose(match.view(decision.seat), decision)
    assert option in decision.options
    return option


# -- the end of one's time ------------------------------------------------------------------------------------


def test_a_deadline_comes_with_its_clock() -> None:
    now = [100.0]
    deadline = Deadline(3.0, lambda: now[0])
    half = deadline.part(0.5)
    for moment, up, halfway in [(101.4, False, False), (101.5, False, True), (102.9, False, True), (103.0, True, True)]:
        now[0] = moment
        assert (deadline.is_up(), half.is_up()) == (up, halfway)


def test_who_is_not_hurried_looks_at_no_clock() -> None:
    ticks = Ticks()
    deadline = Deadline(clock=ticks)
    assert not deadline.is_up()
    assert not deadline.part(0.5).is_up()
    assert not unhurried().is_up()
    assert ticks.looks == 0


def test_every_step_has_its_own_time() -> None:
    now = [0.0]
    pace = within(3.0, lambda: now[0])
    first = pace()
    now[0] = 4.0
    assert first.is_up()
    assert not pace().is_up()


# -- what it answers then -------------------------------------------------------------------------------------


@pytest.mark.parametrize("saga", SAGAS)
def test_without_any_time_it_answers_by_instinct(saga: str) -> None:
    match = choice(saga)
    decision = match.decisions[0]
    worths = GreedyBot(heuristics(match), 1).instinct(match.view(decision.seat), decision)
    best = [option for option, worth in zip(decision.options, worths, strict=True) if worth == max(worths)]
    for bot in (GreedyBot(heuristics(match), 1, within(0.0)), SearchBot(heuristics(match), 300, 1, within(0.0))):
        assert ask(bot, match) in best


@pytest.mark.parametrize("saga", SAGAS)
def test_with_time_for_a_look_it_answers_by_greedy(saga: str) -> None:
    """The clock stops a search before it can tell; what one move ahead looks best is what it answers."""
    match = choice(saga)
    looks = 4 * len(match.decisions[0].options)
    bot = Counted(heuristics(match), 300, 1, within(1.0, Hourglass(looks + 20)))
    answer = ask(bot, match)
    assert 0 < bot.done <= 20
    decision, ahead = match.decisions[0], Counted(heuristics(match), 300, 1).ahead
    worths = ahead.worths(match.view(decision.seat), decision, 4, unhurried())
    assert answer == decision.options[worths.index(max(worths))]


def test_the_look_ahead_leaves_time_to_search() -> None:
    """With many options it stops after as many tables as there was time for."""
    match = choice("blood-rage", 12)
    bot = Counted(heuristics(match), 300, 1, within(5.0 * len(match.decisions[0].options), Ticks()))
    ask(bot, match)
    assert bot.done > 2 * len(match.decisions[0].options)


def test_greedy_with_time_for_one_table_goes_by_that_table() -> None:
    match = choice("blood-rage")
    decision, time = match.decisions[0], 1.5 * len(match.decisions[0].options) + 1
    answer = ask(GreedyBot(heuristics(match), 1, within(time, Ticks())), match)
    worths = GreedyBot(heuristics(match), 1).worths(match.view(decision.seat), decision, 1, unhurried())
    assert answer == decision.options[worths.index(max(worths))]


def test_a_search_that_came_far_enough_counts() -> None:
    match = choice("blood-rage")
    looks = 4 * len(match.decisions[0].options)
    bot = Counted(heuristics(match), 300, 1, within(1.0, Hourglass(looks + ENOUGH)))
    answer = ask(bot, match)
    assert bot.done == ENOUGH
    assert answer == ask(SearchBot(heuristics(match), ENOUGH, 1), match)


@pytest.mark.parametrize("spec", ["greedy", "mcts:1"])
def test_time_enough_changes_nothing(spec: str) -> None:
    """In the arena bots count iterations; with enough time, others play just as they do."""
    match = choice("asgard")
    assert ask(make_bot(spec, match.game, 3, within(1e9)), match) == ask(make_bot(spec, match.game, 3), match)

"""Bots: named, legal, reproducible, and blind to what their seat can't see."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.arena.series import series
from meadhall.bots import LEVELS, SPECS, Bot, make_bot
from meadhall.bots.mcts import SearchBot
from meadhall.kernel import BadOptions, Chance, Match

GAME = meadhall.game("blood-rage")
QUICK = 8  # iterations: enough to grow trees, too few to wait for


def quick_bot(spec: str, seed: int) -> Bot:
    """A fresh bot; the search is cut short."""
    if spec != "mcts":
        return make_bot(spec, GAME, seed)
    assert GAME.heuristics is not None
    return SearchBot(GAME.heuristics, QUICK, seed)


def positions(seats: int, seed: int, every: int) -> list[Match[Any]]:
    """Positions of a random match, one in N decisions."""
    match = meadhall.new("blood-rage", seats=seats, seed=seed)
    chance, found, number = Chance(seed), [], 0
    while not match.over:
        decision = match.decisions[0]
        if number % every == 0:
            found.append(match.clone())
        number += 1
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return found


def answer(spec: str, match: Match[Any], seat: int) -> int:
    decision = match.decision(seat)
    assert decision is not None, f"seat {seat} is asked"
    return quick_bot(spec, 5).choose(match.view(seat), decision)


# -- names --------------------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(BadOptions, match=r"'clever'.*random, instinct, greedy, mcts, mcts:1"):
        make_bot("clever", GAME, 1)


def test_levels_are_iterations() -> None:
    for level, iterations in LEVELS.items():
        bot = make_bot(f"mcts:{level}", GAME, 1)
        assert isinstance(bot, SearchBot)
        assert bot.iterations == iterations
    plain = make_bot("mcts", GAME, 1)
    assert isinstance(plain, SearchBot)
    assert plain.iterations == LEVELS[3]


@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_can_be_made(spec: str) -> None:
    assert callable(make_bot(spec, GAME, 1).choose)


# -- play ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["random", "instinct", "greedy", "mcts"])
@pytest.mark.parametrize("seats", [2, 4])
def test_answers_are_legal_and_reproducible(spec: str, seats: int) -> None:
    for match in positions(seats, seed=3, every=23):
        before = match.hash()
        for decision in match.decisions:
            option = answer(spec, match, decision.seat)
            assert option in decision.options
            assert option == answer(spec, match, decision.seat), "a bot made alike answers alike"
        assert match.hash() == before, "thinking changes nothing"


@pytest.mark.parametrize("spec", ["random", "instinct", "greedy", "mcts"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_never_sees_hidden_cards(spec: str, seats: int) -> None:
    """Its answer is the same on all tables that look the same from its seat."""
    together = 0
    for match in positions(seats, seed=11, every=17):
        together += len(match.decisions) > 1
        for decision in match.decisions:
            seat = decision.seat
            other = match.fork(seat, seed=77)
            assert other.view(seat).to_data() == match.view(seat).to_data()
            assert answer(spec, match, seat) == answer(spec, other, seat)
    assert together, "positions with simultaneous decisions were among them"


@pytest.mark.parametrize("seats", [2, 4])
def test_forks_do_not_depend_on_how_the_hidden_cards_lie(seats: int) -> None:
    for match in positions(seats, seed=7, every=9):
        for decision in match.decisions:
            imagined = [table.fork(decision.seat, seed=5).hash() for table in (match, match.fork(decision.seat, 6))]
            assert imagined[0] == imagined[1]


def test_a_second_answer_at_the_same_moment_does_not_depend_on_the_first() -> None:
    """With a rival's secret answer given, whichever it was, the bot thinks the same."""
    match = meadhall.new("blood-rage", seats=2, seed=4)
    answers = []
    for option in match.options(0)[:3]:
        table = match.clone()
        table.apply(0, option)
        answers.append(answer("mcts", table, 1))
    assert len(set(answers)) == 1


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_instinct_beats_chance(saga: str) -> None:
    """Where people play against each other: it takes what looks best, not anything."""
    options = {"mode": "versus"} if saga == "vikings-gone-wild" else {}
    found = series(meadhall.game(saga), ["instinct", "random"], seats=2, games=10, seed=5, options=options)

    assert found.bots[0].wins >= 9

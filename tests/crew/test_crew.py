"""A team or a single seat against the game: outcome, bots, arena, and the contract."""

from __future__ import annotations

import msgspec
import pytest

from meadhall import contract, fuzz
from meadhall.arena.series import series
from meadhall.bots import make_bot
from meadhall.bots.search_common import evaluated, team_standings
from meadhall.kernel import Chance, Match, Outcome
from tests.crew import GAME
from tests.crew.guest import crew_match, invite
from tests.crew.table import HEURISTICS, Crew

SEATS = (1, 2, 3)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The crew as a game of the hall."""
    invite(monkeypatch)


def at_random(seats: int, seed: int) -> Match[Crew]:
    match, chance = crew_match(seats=seats, seed=seed), Chance(seed)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


# -- the outcome ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_team_wins_or_loses_as_one(seats: int) -> None:
    won, lost = Outcome.of_team(True, 12, seats), Outcome.of_team(False, 5, seats)

    assert (won.winners, won.ranks, won.scores) == (tuple(range(seats)), (1,) * seats, (12,) * seats)
    assert (lost.winners, lost.ranks, lost.scores) == ((), (2,) * seats, (5,) * seats)
    assert won.together
    assert lost.together
    assert [won.worth(seat) for seat in range(seats)] == [1.0] * seats
    assert [lost.worth(seat) for seat in range(seats)] == [0.0] * seats


def test_a_victory_is_shared_by_teams_not_by_seats() -> None:
    assert [Outcome((3, 3, 1), (1, 1, 3), (0, 1), (0, 0, 1)).worth(seat) for seat in range(3)] == [1.0, 1.0, 0.0]
    assert [Outcome.by_score((3, 3, 1)).worth(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert not Outcome.by_score((3,)).together


def test_a_game_without_teams_is_written_as_ever() -> None:
    assert msgspec.to_builtins(Outcome.by_score((2, 1))) == {"scores": (2, 1), "ranks": (1, 2), "winners": (0,)}


@pytest.mark.parametrize("seats", SEATS)
def test_the_crew_is_saved_or_lost(seats: int) -> None:
    ends = {bool(match.outcome and match.outcome.winners) for match in [at_random(seats, seed) for seed in range(40)]}
    assert ends == {True, False}


# -- the contract -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_promise_holds(seats: int, registered: None) -> None:
    for number in range(4):
        result = fuzz.play_number(fuzz.Plan("crew", "base", (seats,), 11), number)
        assert not result.reason, result.reason


@pytest.mark.parametrize("seats", SEATS)
def test_views_and_clones_hold_at_every_decision(seats: int) -> None:
    match, chance = crew_match(seats=seats, seed=3), Chance(3)
    while not match.over:
        contract.check_views(match, 5)
        contract.check_clones(match)
        contract.check_save(match)
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])


# -- bots and the arena -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_bots_see_how_the_team_stands(seats: int) -> None:
    match = crew_match(seats=seats)
    before = evaluated(HEURISTICS, match.state)
    match.state.built[0] += 4
    after = evaluated(HEURISTICS, match.state)

    assert [now - then for now, then in zip(after, before, strict=True)] == pytest.approx([4.0] * seats)


def test_teams_stand_against_teams() -> None:
    assert team_standings([4.0, 6.0, 1.0, 1.0], [0, 0, 1, 1]) == [4.0, 4.0, -4.0, -4.0]


def victories(spec: str, seats: int, games_played: int) -> int:
    """How often a crew of these bots is saved."""
    saved = 0
    for seed in range(games_played):
        match = crew_match(seats=seats, seed=seed)
        bots = [make_bot(spec, GAME, seed * 7 + seat) for seat in range(seats)]
        while not match.over:
            decision = match.decisions[0]
            match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
        saved += bool(match.outcome and match.outcome.winners)
    return saved


@pytest.mark.parametrize("seats", SEATS)
def test_bots_that_think_save_the_crew_more_often(seats: int) -> None:
    by_chance = victories("random", seats, 20)
    assert victories("greedy", seats, 20) >= by_chance + 6
    assert victories("mcts:1", seats, 20) >= by_chance + 6


@pytest.mark.parametrize(("bots", "seats"), [(["greedy"], 1), (["greedy"], 3), (["greedy", "random"], 2)])
def test_a_series_counts_the_teams_victories(bots: list[str], seats: int, registered: None) -> None:
    result = series(GAME, bots, seats, games=6, seed=1)

    assert len({bot.wins for bot in result.bots}) == 1
    for bot in result.bots:
        assert 0 <= bot.low <= bot.rate <= bot.high <= 1
        assert bot.wins == int(bot.wins)
        assert bot.verdict == "even"

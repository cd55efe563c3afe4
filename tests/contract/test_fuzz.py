"""Fuzz: random matches end, components are conserved, no seat is ever stuck."""

from __future__ import annotations

from meadhall.contract import check_position, check_replay
from tests.contract.cases import Case, positions, seeds

MOST_DECISIONS = 5000  # far beyond any match that goes its way


def test_random_matches_end(case: Case) -> None:
    for seed in seeds(8):
        match = case.new(seed, automatic=seed % 4 != 0)
        for number in positions(match, seed):
            check_position(match)
            assert number < MOST_DECISIONS, "the match does not end"
        check_position(match)
        check_replay(match)
        assert match.outcome is not None
        assert len(match.outcome.scores) == case.seats
        assert match.outcome.winners or match.outcome.together, "somebody has won, or the game has"


def test_every_set_up_ends(case: Case) -> None:
    """All settings are drawn; components are conserved with each."""
    for seed in seeds(2 if len(case.game.choices) > len(case.kind) else 0):
        match = case.drawn(seed)
        for number in positions(match, seed):
            check_position(match)
            assert number < MOST_DECISIONS, "the match does not end"
        check_replay(match)


def test_extreme_players_end_too(case: Case) -> None:
    """Always taking the first option, the last, or a middle one comes to an end."""
    for part in (0.0, 0.5, 0.999):
        match = case.new(1)
        for _ in range(MOST_DECISIONS):
            if match.over:
                break
            decision = match.decisions[0]
            match.apply(decision.seat, decision.options[int(part * len(decision.options))])
            check_position(match)
        assert match.over

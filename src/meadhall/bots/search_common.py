"""What bots that think ahead share: imagining how others play, and telling how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from meadhall.kernel import Chance, Decision, Heuristics, Match, Option

UNIT: Final = 1 << 53
MOST_FOLLOWING: Final = 60  # decisions until a position must have come to rest
COOL: Final = -30.0  # temperatures below the best from which an option is never picked


def likely(options: Sequence[Option], worths: Sequence[float], warmth: float, chance: Chance) -> Option:
    """An option drawn by its worth: `warmth` is the difference at which one is e times as likely as another."""
    top = max(worths)
    odds = [exp(max(COOL, (worth - top) / warmth)) for worth in worths]
    draw = sum(odds) * chance.below(UNIT) / UNIT
    for option, weight in zip(options, odds, strict=True):
        draw -= weight
        if draw < 0:
            return option
    return options[-1]


def is_resting(match: Match[Any], heuristics: Heuristics) -> bool:
    """Is nothing half done, so that an evaluation means something?"""
    for decision in match.pending:
        if decision.picks or decision.ready or decision.question.name not in heuristics.rests:
            return False
    return heuristics.calm is None or heuristics.calm(match.state)


def follow(match: Match[Any], heuristics: Heuristics, decision: Decision, warmth: float, chance: Chance) -> Option:
    """What a seat may do by instinct."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    return likely(options, heuristics.instinct(match.state, decision), warmth, chance)


def settle(match: Match[Any], heuristics: Heuristics, warmth: float, chance: Chance) -> None:
    """Play on by instinct until the position is at rest; every seat asked at once answers for itself."""
    for _ in range(MOST_FOLLOWING):
        if is_resting(match, heuristics):
            return
        for decision in match.decisions:
            match.apply(decision.seat, follow(match, heuristics, decision, warmth, chance))


def evaluated(heuristics: Heuristics, g: Any) -> list[float]:
    """How well each seat stands on an imagined table."""
    worths = heuristics.evaluate(g)
    return standings(worths) if heuristics.teams is None else team_standings(worths, heuristics.teams(g))


def team_standings(worths: Sequence[float], teams: Sequence[int]) -> list[float]:
    """The same for teams: each stands where its team does."""
    shared = {team: [worth for worth, other in zip(worths, teams, strict=True) if other == team] for team in teams}
    ahead = standings([sum(one) / len(one) for one in shared.values()])
    return [ahead[list(shared).index(team)] for team in teams]


def standings(worths: Sequence[float]) -> list[float]:
    """How far each is ahead: of the best rival and of all of them, half and half; who has no rival, of nothing."""
    if len(worths) == 1:
        return list(worths)
    everyone = sum(worths)
    first, second = sorted(worths, reverse=True)[:2]
    others = len(worths) - 1
    return [x - 0.5 * (second if x == first else first) - 0.5 * (everyone - x) / others for x in worths]

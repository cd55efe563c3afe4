"""Where points came from: what a saga's art/result.json counts is every seat's score, to the point."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import meadhall
from meadhall.games import folder_of
from meadhall.kernel import Record
from tools import golden

SAGAS: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("blood-rage", {}),
    ("asgard", {}),
    ("vikings-gone-wild", {"mode": "versus"}),
)  # that count points
COUNTED: Final = [golden.Golden(saga, seats, kind) for saga, kind in SAGAS for seats in (2, 3, 4)]


def counted(terms: list[dict[str, Any]], event: Any, scores: list[int]) -> None:
    """Add what one event brings."""
    for term in terms:
        if term["event"] == type(event).__name__:
            points = term["points"]
            number = points if isinstance(points, int) else getattr(event, points)
            scores[getattr(event, term.get("seat", "seat"))] += term.get("sign", 1) * number


@pytest.mark.parametrize("case", COUNTED, ids=str)
def test_the_sources_add_up_to_the_score(case: golden.Golden) -> None:
    match = meadhall.replay(Record.load(case.path))
    assert match.outcome is not None
    terms = json.loads(folder_of(case.saga).joinpath("art", "result.json").read_text(encoding="utf-8"))
    scores = [0] * case.seats
    for entry in match.log:
        counted(terms, entry.event, scores)
    assert scores == list(match.outcome.scores)

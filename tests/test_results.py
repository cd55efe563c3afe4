"""The counts of a game's art/result.json: points add up to the score, holdings to what each holds; all in words."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest

import meadhall
from meadhall.games import SAGAS, folder_of
from meadhall.kernel import Match, Record
from tools import golden

POINTS: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("blood-rage", {}),
    ("asgard", {}),
    ("thorgal", {}),
    ("vikings-gone-wild", {"mode": "versus"}),
)  # that count points
COUNTED: Final = [golden.Golden(saga, seats, kind) for saga, kind in POINTS for seats in (2, 3, 4)]
TEAM: Final = [golden.Golden("vikings-gone-wild", seats, {"mode": "ragnarok"}) for seats in (1, 2, 3, 4)]


def terms_of(saga: str) -> dict[str, Any]:
    terms: dict[str, Any] = json.loads(folder_of(saga).joinpath("art", "result.json").read_text(encoding="utf-8"))
    return terms


def played(case: golden.Golden) -> Match[Any]:
    return meadhall.replay(Record.load(case.path))


def counted(terms: list[dict[str, Any]], event: Any, scores: list[int]) -> None:
    """Add what one event brings."""
    for term in terms:
        if term["event"] == type(event).__name__:
            points = term.get("points", 1)
            number = points if isinstance(points, int) else getattr(event, points)
            scores[getattr(event, term.get("seat", "seat"))] += term.get("sign", 1) * number


@pytest.mark.parametrize("case", COUNTED, ids=str)
def test_the_sources_add_up_to_the_score(case: golden.Golden) -> None:
    match = played(case)
    assert match.outcome is not None
    scores = [0] * case.seats
    for entry in match.log:
        counted(terms_of(case.saga)["points"], entry.event, scores)
    assert scores == list(match.outcome.scores)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_course_of_lords_ends_at_the_regions_held(seats: int) -> None:
    """The player who takes a Region holds it until another does."""
    match = played(golden.Golden("lords-of-ragnarok", seats, {}))
    assert match.outcome is not None
    (term,) = terms_of("lords-of-ragnarok")["course"]
    taken: list[Any] = [entry.event for entry in match.log if type(entry.event).__name__ == term["event"]]
    holders = {getattr(event, term["holds"]): event.seat for event in taken}
    assert [list(holders.values()).count(seat) for seat in range(seats)] == list(match.outcome.scores)


@pytest.mark.parametrize("case", TEAM, ids=str)
def test_a_teams_end_is_explained(case: golden.Golden) -> None:
    """By one of the rows of `ends`; and its lines stand where the table's tokens do."""
    match, terms = played(case), terms_of(case.saga)
    names = [type(entry.event).__name__ for entry in match.log]
    row = next(row for row in terms["ends"] if row[0] in names)
    assert match.outcome is not None
    assert (row[0] == "TeamWon") == bool(match.outcome.winners)
    for term in terms["course"]:
        events = [entry.event for entry in match.log if type(entry.event).__name__ == term["event"]]
        assert not events or getattr(events[-1], term["sets"]) == getattr(match.state, term["line"])


@pytest.mark.parametrize("saga", SAGAS)
def test_everything_it_names_is_there_and_has_words(saga: str) -> None:
    """Events and their fields exist; sources and lines have names in both languages."""
    terms, events = terms_of(saga), {event.__name__: event for event in meadhall.game(saga).events.values()}
    listed = [term for kind in ("points", "deeds", "course") for term in terms.get(kind, [])]
    for term in listed:
        fields = events[term["event"]].__struct_fields__
        asked = [term.get(key) for key in ("by", "holds", "sets", "was", "each")]
        asked += [] if "sets" in term or "each" in term else [term.get("seat", "seat")]
        assert all(field in fields for field in asked if field)
    named = [name for row in terms.get("ends", []) for name in row] + terms.get("again", [])
    assert all(name in events for name in named)
    wanted = {f"hall-source-{term['source']}" for term in listed if "source" in term}
    wanted |= {f"hall-line-{term['line']}" for term in listed if "line" in term} | {"hall-course"}
    for language in ("en", "fr"):
        text = folder_of(saga).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
        assert wanted <= set(re.findall(r"^(hall-[\w-]+) =", text, re.MULTILINE))

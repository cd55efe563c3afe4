"""Golden matches: records and their logs, kept so that a change of the rules shows up as a diff to be read.

python tools/golden.py                     writes tests/golden/<saga>-<seats>.json and .txt anew
python tools/golden.py vikings-gone-wild   only those of some sagas

A saga with several kinds of games has a match of each: tests/golden/<saga>-<kind>-<seats>.json.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import meadhall
from meadhall.kernel import Chance, Match, Record
from meadhall.text import Speech

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


class Golden(NamedTuple):
    """A match that is kept: its saga, the number of players, and the kind of game if there are several."""

    saga: str
    seats: int
    kind: Mapping[str, Any]

    def __str__(self) -> str:
        return "-".join([self.saga, *map(str, self.kind.values()), str(self.seats)])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self}.json"


def cases() -> list[Golden]:
    """Every saga with every number of players, as every kind of game that so many can play."""
    titles = [meadhall.game(saga) for saga in meadhall.sagas()]
    return [Golden(title.slug, seats, kind) for title in titles for seats in title.seats for kind in title.kinds(seats)]


def random_match(case: Golden) -> Match[Any]:
    """A whole match by chance, from a seed of its own."""
    match, chance = meadhall.new(case.saga, seats=case.seats, seed=1000 + case.seats, **case.kind), Chance(case.seats)
    while not match.over:
        for decision in match.decisions:
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def log(match: Match[Any]) -> str:
    """What happened, in English, as a spectator was told it."""
    speech = Speech(match.game, "en", match.game.seat_names(match.state))
    return "\n".join(speech.event(entry.event) for entry in match.view(None).log()) + "\n"


def write(case: Golden) -> None:
    match = random_match(case)
    record: Record | None = match.record
    assert record is not None, "a match at a table has a record"
    record.hash = match.hash()
    record.save(case.path)
    case.path.with_suffix(".txt").write_text(log(match), encoding="utf-8")
    print(f"{case.path.name}: {len(record.actions)} actions")


if __name__ == "__main__":
    for one in cases():
        if one.saga in (sys.argv[1:] or meadhall.sagas()):
            write(one)

"""Golden matches: records and their logs, kept so that a change of the rules shows up as a diff to be read.

python tools/golden.py            writes tests/golden/<saga>-<seats>.json and .txt anew
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import meadhall
from meadhall.kernel import Chance, Match, Record
from meadhall.text import Speech

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def cases() -> list[tuple[str, int]]:
    """Every saga with every number of players."""
    return [(saga, seats) for saga in meadhall.sagas() for seats in meadhall.game(saga).seats]


def path(saga: str, seats: int) -> Path:
    return FOLDER / f"{saga}-{seats}.json"


def random_match(saga: str, seats: int) -> Match[Any]:
    """A whole match by chance, from a seed of its own."""
    match, chance = meadhall.new(saga, seats=seats, seed=1000 + seats), Chance(seats)
    while not match.over:
        for decision in match.decisions:
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def log(match: Match[Any]) -> str:
    """What happened, in English, as a spectator was told it."""
    speech = Speech(match.game, "en", match.game.seat_names(match.state))
    return "\n".join(speech.event(entry.event) for entry in match.view(None).log()) + "\n"


def write(saga: str, seats: int) -> None:
    match = random_match(saga, seats)
    record: Record | None = match.record
    assert record is not None, "a match at a table has a record"
    record.hash = match.hash()
    record.save(path(saga, seats))
    path(saga, seats).with_suffix(".txt").write_text(log(match), encoding="utf-8")
    print(f"{path(saga, seats).name}: {len(record.actions)} actions")


if __name__ == "__main__":
    for one in cases():
        write(*one)

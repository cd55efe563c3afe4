"""Meadhall: modern Norse board games by the rules, on one small kernel.

The whole of it in five lines:

    match = meadhall.new("blood-rage", seats=4, seed=7)
    while not match.over:
        for decision in match.decisions:
            option = bots[decision.seat].choose(match.view(decision.seat), decision)
            match.apply(decision.seat, option)
"""

from __future__ import annotations

from typing import Any

from meadhall.games import game, sagas
from meadhall.kernel import BadOptions, CorruptData, DeadEnd, IllegalAction, Match, Record, Seed, View
from meadhall.kernel.data import decode

__all__ = [
    "BadOptions",
    "CorruptData",
    "DeadEnd",
    "IllegalAction",
    "Match",
    "Record",
    "View",
    "game",
    "load",
    "new",
    "replay",
    "sagas",
]


def new(
    saga: str, *, seats: int, seed: Seed, edition: str = "base", automatic: bool = True, **options: Any
) -> Match[Any]:
    """A new match. `automatic` lets forced choices answer themselves; other keywords are the game's options."""
    return _set_up(Record(saga, seats, seed, edition, options, automatic, []))


def _set_up(record: Record) -> Match[Any]:
    """A match at its first decision, as the head of a record says."""
    return Match.new(game(record.saga, record.edition), record)


def replay(record: Record, stop: int | None = None) -> Match[Any]:
    """Play a record again, up to its end or to its first `stop` actions; a hash that differs is reported."""
    record.check_format()
    match = _set_up(record.head())
    for number, action in enumerate(record.actions[:stop]):
        try:
            match.repeat(action)
        except IllegalAction as error:
            raise CorruptData(f"action {number}, {action.option!r} of seat {action.seat}: {error}") from error
    if stop is None and record.hash and match.hash() != record.hash:
        raise CorruptData("the record leads to another position than it says: other rules, or a damaged file")
    return match


def load(raw: bytes | str) -> Match[Any]:
    """Go on from a saved position; it names its edition, which must be known here."""
    data = decode(raw)
    saga, edition = (data.get("saga"), data.get("edition")) if isinstance(data, dict) else (None, None)
    if not isinstance(saga, str) or saga not in sagas() or not isinstance(edition, str):
        raise CorruptData("not a saved position of any saga in the hall")
    return Match.load(game(saga, edition), raw)

"""What is remembered to draw a table quicker draws the same table."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance
from meadhall.server.room import encode

PICTURE: Any = import_module("meadhall.games.blood_rage.picture.table")


def positions(seats: int, seed: int) -> list[Any]:
    """What everybody sees of a random match, after every few actions."""
    match, chance = meadhall.new("blood-rage", seats=seats, seed=seed), Chance(seed)
    found: list[Any] = []
    while not match.over:
        decision = match.decisions[chance.below(len(match.decisions))]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        found += [match.view(seat).table for seat in (None, *range(seats))]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_remembered_sheets_are_the_sheets(seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = positions(seats, seed)
    remembered = [encode(PICTURE.picture(table)) for table in tables]
    hits = PICTURE._sheet.cache_info().hits
    monkeypatch.setattr(PICTURE, "_sheet", PICTURE._sheet.__wrapped__)
    assert remembered == [encode(PICTURE.picture(table)) for table in tables]
    assert hits > len(tables)

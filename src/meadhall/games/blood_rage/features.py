"""A view of Blood Rage in numbers: what bots weigh and learning agents read. Only what the seat sees."""

from __future__ import annotations

from typing import Final

from meadhall.games.blood_rage.view import Table

NAMES: Final = ("glory",)


def features(table: Table, seat: int) -> tuple[float, ...]:
    return (float(table.clans[seat].glory),)

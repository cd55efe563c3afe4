"""The table in numbers, for bots and learning agents: only what the seat sees."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.sheet import SHEET
from meadhall.games.lords_of_ragnarok.view import Table


def features(table: Table, seat: int) -> list[float]:
    """The seat's own numbers first, then the others' clockwise, then what is common."""
    order = [table.players[(seat + turn) % table.seats] for turn in range(table.seats)]
    own = [number for player in order for number in SHEET.numbers(player, table)]
    common = [
        float(table.temples), float(len(table.hand)), float(sum([omen.turned for omen in table.omens])),
        *[float(god.level) for god in table.gods], float(table.last_turns),
    ]  # fmt: skip
    return own + common

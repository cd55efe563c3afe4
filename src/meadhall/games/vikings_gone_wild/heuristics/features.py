"""The table in numbers, for bots and learning agents: only what the seat sees."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.sheet import SHEET
from meadhall.games.vikings_gone_wild.view import Table


def features(table: Table, seat: int) -> list[float]:
    """The tokens of the track and the row, then every village, the own one first."""
    found = [float(number) for number in (table.round, table.team, table.desolation, table.wounds, table.lives)]
    found += [float(number) for slot in table.row for number in (slot.attack, slot.defence, slot.loss)]
    for step in range(table.seats):
        found += SHEET.numbers(table.players[(seat + step) % table.seats], table)
    return found

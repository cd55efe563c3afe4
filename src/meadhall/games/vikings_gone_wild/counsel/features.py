"""The table in numbers, for bots and learning agents: only what the seat sees."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.view import PlayerView, Table


def features(table: Table, seat: int) -> list[float]:
    """The tokens of the track and the row, then every village, the own one first."""
    found = [float(number) for number in (table.round, table.team, table.desolation, table.wounds, table.lives)]
    found += [float(number) for slot in table.row for number in (slot.attack, slot.defence, slot.loss)]
    for step in range(table.seats):
        found += _village(table.players[(seat + step) % table.seats])
    return found


def _village(player: PlayerView) -> list[float]:
    numbers = (player.hall, *player.tokens, *player.stored, len(player.buildings), player.cards, player.points)
    return [float(number) for number in numbers]

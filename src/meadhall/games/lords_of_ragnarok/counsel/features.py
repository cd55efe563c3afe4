"""The table in numbers, for bots and learning agents: only what the seat sees."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.view import PlayerView, Table


def features(table: Table, seat: int) -> list[float]:
    """The seat's own numbers first, then the others' clockwise, then what is common."""
    order = [table.players[(seat + turn) % table.seats] for turn in range(table.seats)]
    own = [number for player in order for number in _player(player)]
    common = [
        float(table.temples), float(len(table.hand)), float(sum([omen.turned for omen in table.omens])),
        *[float(god.level) for god in table.gods], float(table.last_turns),
    ]  # fmt: skip
    return own + common


def _player(player: PlayerView) -> list[float]:
    return [
        *[float(value) for value in player.attributes], float(sum(player.runes)), float(player.priests),
        float(player.hand), float(player.reserve), float(len(player.blessings)), float(player.lands),
        float(player.temples), float(player.kills), float(player.crown),
    ]  # fmt: skip

"""Adds lines of chat, and marks that show teammates a plan."""

from __future__ import annotations

from typing import Final

import meadhall
from meadhall.server.protocol import Refused
from meadhall.server.tables.table import Table

TALK_LINES: Final = 5000  # lines in a match: of players, and of spectators


async def say(table: Table, seat: int | None, name: str, text: str) -> None:
    """Add a line of chat. Spectators see all; players see what spectators wrote at the end."""
    async with table.lock:
        table.check_usable()
        if table.chat.said[seat is None] >= TALK_LINES:
            raise Refused("too-many", f"this chat is full: {TALK_LINES} lines", status=429)
        _check_pace(table, seat)
        await table.write("chat", {"seat": seat, "name": name, "text": text})
        table.tell(spectators_only=seat is None and not table.standing.over)


async def mark(table: Table, seat: int, noun: str, key: str) -> None:
    """Mark a thing for teammates, or remove the mark."""
    async with table.lock:
        table.check_playing()
        _check_pace(table, seat)
        things = meadhall.game(table.head.record.saga, table.head.record.edition).nouns
        table.marks.turn(table.standing, things, seat, (noun, key))
        table.tell()


def _check_pace(table: Table, seat: int | None) -> None:
    if not table.chat.pace[seat is None].take():
        raise Refused("too-many", "too many messages; wait a moment", status=429)

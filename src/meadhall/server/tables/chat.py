"""What is said at a table beside the match: chat, and marks by which partners show what they mean to do."""

from __future__ import annotations

from typing import Final

import meadhall
from meadhall.server.protocol import Refused
from meadhall.server.tables.table import Table

TALK_LINES: Final = 5000  # that each of the two rooms may fill


async def say(table: Table, seat: int | None, name: str, text: str) -> None:
    """A line of chat: players among themselves and to onlookers; onlookers among themselves."""
    async with table.lock:
        table.check_usable()
        if table.chat.said[seat is None] >= TALK_LINES:
            raise Refused("too-many", f"{TALK_LINES} lines have been said here", status=429)
        _slowly(table, seat)
        await table.write("chat", {"seat": seat, "name": name, "text": text})
        table.tell(spectators_only=seat is None and not table.standing.over)


async def plan(table: Table, seat: int, noun: str, key: str) -> None:
    """Mark a thing for one's partners, or take the mark away."""
    async with table.lock:
        table.check_playing()
        _slowly(table, seat)
        things = meadhall.game(table.head.record.saga, table.head.record.edition).nouns
        table.plans.turn(table.standing, things, seat, (noun, key))
        table.tell()


def _slowly(table: Table, seat: int | None) -> None:
    if not table.chat.pace[seat is None].take():
        raise Refused("too-many", "slow down a little", status=429)

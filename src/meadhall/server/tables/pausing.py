"""Pauses a match while no player is connected, and resumes it.

A match is paused when all its players are away or out of time and none is connected. Bots stop and no time runs. It
resumes when one of them connects; spectators don't resume it. Matches of bots alone are never paused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table


def is_deserted(table: Table) -> bool:
    """Whether bots play for all players, and no player is connected."""
    people = [sitting for sitting in table.head.sits if sitting.token]
    return bool(people) and all([sitting.away for sitting in people]) and not is_player_connected(table)


def is_given_up(table: Table) -> bool:
    """Whether all players are away or out of time, and none is connected."""
    people = [seat for seat, sitting in enumerate(table.head.sits) if sitting.token]
    gone = all([table.head.sits[seat].away or table.is_late(seat) for seat in people])
    return bool(people) and gone and not is_player_connected(table)


def is_player_connected(table: Table) -> bool:
    """Whether a player is connected."""
    return any([audience.seat is not None for audience in table.listeners.values()])


async def pause(table: Table) -> None:
    """Pause the match, unless a player has connected."""
    async with table.lock:
        if table.status != "playing" or table.head.resting or not is_given_up(table):
            return
        table.head.resting = True
        await table.save_head()
        table.tell()
        table.on_change(table)


async def resume(table: Table, seat: int | None) -> bool:
    """Resume the match when a player connects; the caller holds the lock. True if it was paused.

    Everyone gets their full time again. A player who was out of time gets the seat back; a player who left it to a bot
    must take it back.
    """
    if seat is None or not table.head.resting or table.status != "playing":
        return False
    table.head.resting = False
    sitting = table.head.sits[seat]
    if sitting.late:
        sitting.bot, sitting.away, sitting.late = "", False, False
    table.restart_time()
    await table.save_head()
    table.tell()
    return True


async def resume_by_post(table: Table, seat: int) -> None:
    """Resume the match for a player who plays by POST."""
    if table.head.resting:
        async with table.lock:
            if await resume(table, seat):
                table.on_change(table)

"""A match rests when nobody is left to play it: bots stand in for people, they do not play a match for nobody.

A table rests when all its people are away or late and none of them has a line open. Nothing moves then, and no time
runs. It wakes as soon as one of them comes back; spectators do not wake it. Tables of bots alone never rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table


def is_deserted(table: Table) -> bool:
    """Do bots play for all its people, while none of them looks on?"""
    people = [sitting for sitting in table.head.sits if sitting.token]
    return bool(people) and all([sitting.away for sitting in people]) and not is_anybody_there(table)


def is_given_up(table: Table) -> bool:
    """Are all its people away or late, and is none of them there?"""
    people = [seat for seat, sitting in enumerate(table.head.sits) if sitting.token]
    gone = all([table.head.sits[seat].away or table.is_late(seat) for seat in people])
    return bool(people) and gone and not is_anybody_there(table)


def is_anybody_there(table: Table) -> bool:
    """Has somebody who plays a line to the table?"""
    return any([audience.seat is not None for audience in table.listeners.values()])


async def lay_down(table: Table) -> None:
    """Let the match rest, if it is still so that nobody is there."""
    async with table.lock:
        if table.status != "playing" or table.head.resting or not is_given_up(table):
            return
        table.head.resting = True
        await table.save_head()
        table.tell()
        table.on_change(table)


async def come(table: Table, seat: int | None) -> bool:
    """Somebody came (the table's lock is theirs). True if that woke the match: all have their whole time again.

    Whoever was late has their seat again; whoever left it to a bot of their own accord must take it back.
    """
    if seat is None or not table.head.resting or table.status != "playing":
        return False
    table.head.resting = False
    sitting = table.head.sits[seat]
    if sitting.late:
        sitting.bot, sitting.away, sitting.late = "", False, False
    table.ask_anew()
    await table.save_head()
    table.tell()
    return True


async def come_by_post(table: Table, seat: int) -> None:
    """Somebody plays without a line to the table."""
    if table.head.resting:
        async with table.lock:
            if await come(table, seat):
                table.on_change(table)

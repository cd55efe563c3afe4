"""Takes a seat, leaves it to a bot, and takes it back."""

from __future__ import annotations

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import BadOptions
from meadhall.server.protocol import Refused
from meadhall.server.security import hash_token
from meadhall.server.storage.table_info import Sitting
from meadhall.server.tables.pausing import resume
from meadhall.server.tables.table import Table


def check_bot(saga: str, spec: str) -> None:
    """Check a bot's name."""
    try:
        make_bot(spec, meadhall.game(saga), 0)
    except BadOptions as error:
        raise Refused("bad-options", error.reason, status=400) from None


async def relieve(table: Table, seat: int, bot: str, *, by_others: bool = False) -> None:
    """Let a bot play a seat, or (bot empty) give it back to its player.

    Other players can do this only when the player is out of time, and can't give the seat back.
    """
    async with table.lock:
        table.check_playing()
        if by_others and not (bot and table.is_late(seat)):
            detail = "a bot can take another player's seat only when its time is up"
            raise Refused("not-yours", detail, status=403)
        sitting = table.head.sits[seat]
        if not sitting.token:
            raise Refused("no-player", "this seat has no player")
        sitting.bot, sitting.away, sitting.late = bot, bool(bot), by_others
        table.head.resting = table.head.resting and bool(bot)
        await table.save_head()
        table.tell()
        table.on_change(table)


async def join(table: Table, seat: int | None, name: str, token: str) -> int:
    """Take a free seat; return its number."""
    async with table.lock:
        table.check_playing()
        free = [i for i, sitting in enumerate(table.head.sits) if sitting.is_free and seat in (None, i)]
        if not free:
            raise Refused("taken", "that seat is taken")
        table.head.sits[free[0]] = Sitting(name=name, token=hash_token(token))
        if not await resume(table, free[0]):
            await table.save_head()
            table.tell()
        table.on_change(table)
        return free[0]

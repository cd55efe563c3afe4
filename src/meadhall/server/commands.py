"""What is asked of a table, by socket or by POST, and what is answered."""

from __future__ import annotations

from typing import Any

from meadhall.server import protocol as p
from meadhall.server.hall import Hall
from meadhall.server.table import Table


async def obey(hall: Hall, table: Table, seat: int | None, message: Any) -> dict[str, Any]:
    """Do what a message asks, for the seat that sent it."""
    match message:
        case p.Ping():
            return {"type": "pong"}
        case p.Chat():
            name = p.short(message.name) if seat is None else table.head.sits[seat].name
            await table.say(seat, name, p.chat_text(message.text))
            return {"type": "said"}
    if seat is None:
        raise p.Refused("spectator", "spectators look on", status=403)
    return await obey_player(hall, table, seat, message)


async def obey_player(hall: Hall, table: Table, seat: int, message: Any) -> dict[str, Any]:
    match message:
        case p.Answer():
            version = await table.answer(seat, message.version, message.decision, message.option)
            return {"type": "done", "version": version}
        case p.Undo():
            return {"type": "done", "version": await table.undo(seat, message.version)}
        case p.Why():
            async with table.lock:
                return {"type": "why", "option": message.option, **await table.why(seat, message.option)}
        case p.Hint():
            return {"type": "hint", "option": await hall.hint(table, seat)}
        case p.Relieve():
            return await relieve(hall, table, seat, message)
        case p.Plan():
            await table.plan(seat, message.noun, message.key)
            return {"type": "done", "version": table.version}
    raise p.Refused("malformed", "no such message", status=400)


async def relieve(hall: Hall, table: Table, seat: int, message: p.Relieve) -> dict[str, Any]:
    """Anybody at the table may let a bot play for one whose time is up; only the player comes back."""
    if not 0 <= message.seat < len(table.head.sits):
        raise p.Refused("no-seat", "there is no such seat", status=400)
    if message.bot:
        hall.check_bot(table.head.record.saga, message.bot)
    await table.relieve(message.seat, message.bot, by_others=message.seat != seat)
    return {"type": "done", "version": table.version}

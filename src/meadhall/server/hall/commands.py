"""Runs messages of clients, from a socket or a POST."""

from __future__ import annotations

from typing import Any

from meadhall.server import protocol as p
from meadhall.server.hall.hall import Hall
from meadhall.server.tables import chat, seats
from meadhall.server.tables.pausing import resume_by_post
from meadhall.server.tables.seat_links import check_link, settle_by_post
from meadhall.server.tables.table import Table
from meadhall.server.workers import worker_protocol


async def run_command(hall: Hall, table: Table, seat: int | None, message: Any, address: str) -> dict[str, Any]:
    """Run a message for the seat that sent it, and return the answer."""
    match message:
        case p.Ping():
            return {"type": "pong"}
        case p.Chat():
            name = p.short(message.name) if seat is None else table.head.sits[seat].name
            await chat.say(table, seat, name, p.chat_text(message.text))
            return {"type": "said"}
    if seat is None:
        raise p.Refused("spectator", "spectators can't do this", status=403)
    return await run_player_command(hall, table, seat, message, address)


async def run_player_command(hall: Hall, table: Table, seat: int, message: Any, address: str) -> dict[str, Any]:
    link = table.head.sits[seat].link
    await settle_by_post(table, seat)
    if isinstance(message, p.Answer | p.Undo | p.Relieve):
        await resume_by_post(table, seat)
    check_link(table, seat, link)
    match message:
        case p.Answer():
            version = await table.answer(seat, message.version, message.decision, message.option)
            return {"type": "done", "version": version}
        case p.Undo():
            return {"type": "done", "version": await table.undo(seat, message.version)}
        case p.Why():
            return await why(table, seat, message)
        case p.Hint():
            found = await hall.hint(table, seat, address)
            check_link(table, seat, link)
            return found
        case p.Relieve():
            return await relieve(table, seat, message)
        case p.Seen():
            await table.seen(seat, message.version)
            return {"type": "done", "version": table.version}
        case p.Mark():
            await chat.mark(table, seat, message.noun, message.key)
            return {"type": "done", "version": table.version}
    raise p.Refused("malformed", "no such message", status=400)


async def why(table: Table, seat: int, message: p.Why) -> dict[str, Any]:
    """Return the rule that makes an option or a thing illegal, with form and numbers of its sentence."""
    if bool(message.option) == bool(message.noun):
        raise p.Refused("malformed", "name an option or a thing", status=400)
    thing = (message.noun, message.key) if message.noun else None
    asked = worker_protocol.Why(table.id, seat, message.option, thing, message.said)
    async with table.lock:
        table.check_usable()
        found = await table.ask(asked, worker_protocol.Off)
    if found.reason:
        raise p.Refused(found.reason, found.detail, status=400 if found.reason == "no-thing" else 409)
    about = {"noun": message.noun, "key": message.key} if thing else {}
    reason = {"option": found.option, "rule": found.rule, "form": found.form, "numbers": found.numbers}
    return {"type": "why", **about, **reason}


async def relieve(table: Table, seat: int, message: p.Relieve) -> dict[str, Any]:
    """Let a bot play a seat. Others can do it when the player is out of time."""
    if not 0 <= message.seat < len(table.head.sits):
        raise p.Refused("no-seat", "there is no such seat", status=400)
    if message.bot:
        seats.check_bot(table.head.record.saga, message.bot)
    await seats.relieve(table, message.seat, message.bot, by_others=message.seat != seat)
    return {"type": "done", "version": table.version}

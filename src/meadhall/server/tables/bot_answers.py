"""Answers of a table's bots, with substitutes if they fail, and hints."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from meadhall.server.protocol import Refused
from meadhall.server.security import caller
from meadhall.server.tables.table import Table
from meadhall.server.workers import worker_protocol
from meadhall.server.workers.bot_queue import Requester
from meadhall.server.workers.bot_workers import LEAST, BotWorkers, Wish
from meadhall.server.workers.engine import Engine
from meadhall.server.workers.worker import Stopped

STAND_IN: Final = "greedy"  # answers for a bot that fails or is late
SIMPLEST: Final = "random"  # answers if a game's heuristics fail
log = logging.getLogger("meadhall.bot_answers")


async def answered(bots: BotWorkers, engine: Engine, asked: worker_protocol.Simple, wish: Wish) -> str:
    """Return a bot's answer; if its process fails, a simpler bot's."""
    try:
        return await bots.ask(asked, wish)
    except Stopped as error:
        log.warning("bot %s: failed: %s; %s answers", asked.bot, reason_of(error), STAND_IN)
    try:
        return await engine.ask(msgspec.structs.replace(asked, bot=STAND_IN, seconds=LEAST), str)
    except (Refused, Stopped) as error:  # the game has no heuristics, or they failed
        log.warning("bot %s: failed: %s; %s answers", STAND_IN, reason_of(error), SIMPLEST)
    return await engine.ask(msgspec.structs.replace(asked, bot=SIMPLEST, seconds=LEAST), str)


async def hinted(bots: BotWorkers, table: Table, seat: int, address: str) -> dict[str, Any] | None:
    """Return a hint for a seat; None if it fails. Hidden cards don't change it."""
    try:
        position = await table.ask(worker_protocol.Imagine(table.id, seat, 0), bytes)
        people = [sitting.name for sitting in table.head.sits]
        told = await bots.advise(position, seat, people, Requester(caller(address) or "-", table.id))
        return msgspec.json.decode(told, type=dict[str, Any])
    except (Refused, Stopped) as error:
        log.warning("table %s: hint failed: %s", table.id, reason_of(error))
        return None


def requester_of(table: Table) -> Requester:
    """Return who waits for a table's bots: its first connected player, or spectator."""
    listeners = min(table.listeners.items(), key=lambda one: one[1].seat is None, default=None)
    return Requester("" if listeners is None else listeners[0].address or "-", table.id)


def reason_of(error: Exception) -> str:
    """Return the last line of an error, without its traceback."""
    return str(error).strip().rpartition("\n")[2] or repr(error)

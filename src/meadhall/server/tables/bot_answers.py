"""Whoever thinks for a table: its bots, those who stand in for them, and whoever gives its players a hint."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from meadhall.server.protocol import Refused
from meadhall.server.security import caller
from meadhall.server.tables.table import Table
from meadhall.server.workers import worker_protocol
from meadhall.server.workers.bot_queue import Whose
from meadhall.server.workers.bot_workers import LEAST, Thinkers, Wish
from meadhall.server.workers.engine import Engine
from meadhall.server.workers.worker import Stopped

STAND_IN: Final = "greedy"  # who answers for a bot that fails, or does not answer in time
SIMPLEST: Final = "random"  # and who does where a saga's heuristics itself has failed
log = logging.getLogger("meadhall.bot_answers")


async def answered(thinkers: Thinkers, engine: Engine, asked: worker_protocol.Simple, wish: Wish) -> str:
    """An answer from a bot, whatever happens to its process: the next simpler one stands in for it."""
    try:
        return await thinkers.ask(asked, wish)
    except Stopped as error:
        log.warning("bot %s failed (%s); a simpler one answers", asked.bot, reason_of(error))
    try:
        return await engine.ask(msgspec.structs.replace(asked, bot=STAND_IN, seconds=LEAST), str)
    except (Refused, Stopped) as error:  # a saga without heuristics for it, or with a bad one
        log.warning("bot %s failed, too (%s)", STAND_IN, reason_of(error))
    return await engine.ask(msgspec.structs.replace(asked, bot=SIMPLEST, seconds=LEAST), str)


async def hinted(thinkers: Thinkers, table: Table, seat: int, address: str) -> dict[str, Any] | None:
    """What a bot would do on this seat, and why; the same for everything the seat can't see. None if it fails."""
    try:
        position = await table.ask(worker_protocol.Imagine(table.id, seat, 0), bytes)
        people = [sitting.name for sitting in table.head.sits]
        told = await thinkers.advise(position, seat, people, Whose(caller(address) or "-", table.id))
        return msgspec.json.decode(told, type=dict[str, Any])
    except (Refused, Stopped) as error:
        log.warning("table %s: a hint failed: %s", table.id, reason_of(error))
        return None


def waited_for(table: Table) -> Whose:
    """Who waits for the bots of a table: the first player who is there, or the first spectator."""
    listeners = min(table.listeners.items(), key=lambda one: one[1].seat is None, default=None)
    return Whose("" if listeners is None else listeners[0].address or "-", table.id)


def reason_of(error: Exception) -> str:
    """The last line of an error: what it is, without where it came from."""
    return str(error).strip().rpartition("\n")[2] or repr(error)

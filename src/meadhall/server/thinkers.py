"""Bots think in processes of their own, on positions in which what their seat can't see has been dealt anew.

So a bot's process never holds a secret, a slow bot never holds up a table, and a bot that fails or takes too long is
replaced for that one answer by the simplest bot there is.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Final

import msgspec

from meadhall.server.bot_queue import BotQueue
from meadhall.server.desk import Simple, think
from meadhall.server.workers import Work, Worker

SECONDS: Final = 30.0  # of work, for one answer
WALL: Final = 2  # times as long may it take on a busy machine
PATIENCE: Final = 10.0  # seconds after which a bot's place is given to the next one, too
SPARE: Final = 3  # workers that may be started beside the usual ones, while some bots take so long
SIMPLEST: Final = "random"
log = logging.getLogger("meadhall.thinkers")


def open_mind() -> Work:
    """In a worker: what it does with a job."""

    def work(job: bytes) -> bytes:
        asked = msgspec.msgpack.decode(job, type=Simple)
        return think(asked.bot, asked.seat, asked.seed, asked.position).encode()

    return work


class Thinkers:
    """The workers in which bots think."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._queue = BotQueue(self.workers)  # waiting for a free worker is not thinking time
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def ask(
        self, position: bytes, seat: int, spec: str, seed: int, is_urgent: Callable[[], bool] = lambda: True
    ) -> str:
        """An answer from a bot. `Stopped` if it fails or takes too long. Equal seeds think alike."""
        asked = Simple("", position, seat, spec, seed)
        async with self._queue.place(is_urgent) as place:
            alarm = asyncio.get_running_loop().call_later(PATIENCE, self._give_up, place)
            try:
                return await self._answer(asked)
            finally:
                alarm.cancel()

    def _give_up(self, place: Callable[[], None]) -> None:
        """A bot takes very long: others need not wait for it, as long as there is room for more workers."""
        if len(self._busy) < self.workers + SPARE:
            place()

    async def _answer(self, asked: Simple) -> str:
        worker = self._idle.pop() if self._idle else Worker(open_mind)
        self._busy.add(worker)
        try:
            if not worker.is_there:
                worker = await self._replaced(worker)
            answer = await worker.do(msgspec.msgpack.encode(asked), SECONDS, SECONDS * WALL)
            return answer.decode()
        finally:
            self._busy.discard(worker)
            if worker.is_there:
                self._idle.append(worker)
            else:
                worker.end()

    async def _replaced(self, worker: Worker) -> Worker:
        self._busy.discard(worker)
        worker.end()
        new = Worker(open_mind)
        self._busy.add(new)
        await new.start()
        return new

    def close(self) -> None:
        """End the processes at once."""
        for worker in [*self._idle, *self._busy]:
            worker.end("the hall was closed")

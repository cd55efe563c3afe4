"""Bots think in processes of their own, on positions in which what their seat can't see has been dealt anew.

So a bot's process never holds a secret, and a slow bot never holds up a table. Nobody waits long for a bot: whatever
time it has spent in the queue it has less to think, and when its time is up it answers with the best it has. One that
fails, or does not answer in time, is ended from outside; then a simpler one answers for it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from meadhall.bots.pace import MARGIN, STEP, Clock
from meadhall.server.bot_queue import BotQueue
from meadhall.server.desk import Advise, Simple, advised, think
from meadhall.server.workers import Stopped, Work, Worker

LEAST: Final = 0.2  # seconds to think for whoever had to wait too long: enough to look one move ahead
OVERRUN: Final = 0.3  # seconds after which a bot that has not answered in its time is ended
HINT_SECONDS: Final = 20.0  # of work for a hint, which is as deep as it is said to be, whatever the clock says
WALL: Final = 6  # times as long may that take on a busy machine: whoever has asked may act meanwhile
PATIENCE: Final = 1.0  # seconds after which the place of a hint is given to the next one, too
SPARE: Final = 3  # workers that may be started beside the usual ones, while some take so long
JOBS: Final = msgspec.msgpack.Decoder(Simple | Advise)
log = logging.getLogger("meadhall.thinkers")


def open_mind() -> Work:
    """In a worker: what it does with a job."""

    def work(job: bytes) -> bytes:
        asked = JOBS.decode(job)
        return advised(asked) if isinstance(asked, Advise) else think(asked).encode()

    return work


class Wish(NamedTuple):
    """How soon an answer is wanted: by a moment of the clock; and with how many others its table waits for it."""

    until: float
    is_urgent: Callable[[], bool] = lambda: True
    among: Callable[[], int] = lambda: 1  # bots of the table that still think, this one too


class Thinkers:
    """The workers in which bots think."""

    def __init__(self, workers: int | None = None, clock: Clock = time.monotonic) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.clock = clock
        self._queue = BotQueue(self.workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False

    def soon(self, is_urgent: Callable[[], bool], among: Callable[[], int]) -> Wish:
        """By the time at which a person, who waits from now on, has waited long enough."""
        return Wish(self.clock() + STEP - MARGIN, is_urgent, among)

    async def ask(self, asked: Simple, wish: Wish) -> str:
        """An answer from a bot, in time. `Stopped` if it fails or does not answer. Equal seeds think alike."""
        async with self._queue.place(wish.is_urgent):
            worker = await self._hired()
            seconds = self.share(wish)
            job = msgspec.structs.replace(asked, seconds=seconds)
            return (await self._done(worker, job, seconds + OVERRUN, seconds + OVERRUN)).decode()

    def share(self, wish: Wish) -> float:
        """The seconds for one that may think now: of those that are left its part, if others of its kind wait, too."""
        turns = -(-max(wish.among(), 1 + self._queue.waiting) // self.workers)
        return max(LEAST, (wish.until - self.clock()) / turns)

    async def advise(self, position: bytes, seat: int, people: list[str]) -> bytes:
        """A hint for whoever sits there, as JSON. `Stopped` if it fails or takes far too long."""
        async with self._queue.place(lambda: True) as place:
            alarm = asyncio.get_running_loop().call_later(PATIENCE, self._give_up, place)
            try:
                job = Advise("", position, seat, people)
                return await self._done(await self._hired(), job, HINT_SECONDS, HINT_SECONDS * WALL)
            finally:
                alarm.cancel()

    def _give_up(self, place: Callable[[], None]) -> None:
        """A hint takes long: bots need not wait for it, as long as there is room for more workers."""
        if len(self._busy) < self.workers + SPARE:
            place()

    async def _hired(self) -> Worker:
        """A worker, with its process."""
        if self._closed:
            raise Stopped("the hall is closed")
        worker = self._idle.pop() if self._idle else Worker(open_mind)
        if not worker.is_there:
            worker.end()
            worker = Worker(open_mind)
            self._busy.add(worker)
            try:
                await worker.start()
            except BaseException:
                self._busy.discard(worker)
                raise
        self._busy.add(worker)
        return worker

    async def _done(self, worker: Worker, job: Simple | Advise, work: float, wall: float) -> bytes:
        try:
            return await worker.do(msgspec.msgpack.encode(job), work, wall)
        finally:
            self._busy.discard(worker)
            if worker.is_there:
                self._idle.append(worker)
            else:
                worker.end()

    @property
    def busy(self) -> int:
        """How many bots think."""
        return len(self._busy)

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return self._queue.length

    def close(self) -> None:
        """End the processes at once, and start none any more."""
        self._closed = True
        for worker in [*self._idle, *self._busy]:
            worker.end("the hall was closed")

"""Bots think in processes of their own, on positions in which what their seat can't see has been dealt anew.

So a bot's process never holds a secret, and a slow bot never holds up a table. Nobody waits long for a bot: whatever
time it has spent in the queue it has less to think, and when its time is up it answers with the best it has. One that
fails, or does not answer in time, is ended from outside; then a simpler one answers for it.

Moves come before hints: hints have workers of their own, which give way to all others on the processor.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from meadhall.bots.deadlines import MARGIN, STEP, Clock
from meadhall.server.workers.bot_queue import BotQueue, Whose
from meadhall.server.workers.worker import Stopped, Work, Worker
from meadhall.server.workers.worker_protocol import Advise, Simple, advised, think

LEAST: Final = 0.2  # seconds to think for whoever had to wait too long: enough to look one move ahead
OVERRUN: Final = 0.3  # seconds after which a bot that has not answered in its time is ended
HINT_SECONDS: Final = 20.0  # of work for a hint, which is as deep as it is said to be, whatever the clock says
WALL: Final = 6  # times as long may that take on a busy machine: whoever has asked may act meanwhile
HINTS: Final = 2  # at a time, where the machine has no more workers than that: one that hangs holds up not all
YIELD: Final = 10  # by how much the workers of hints give way
JOBS: Final = msgspec.msgpack.Decoder(Simple | Advise)
log = logging.getLogger("meadhall.bot_workers")


def open_mind() -> Work:
    """In a worker: what it does with a job."""

    def work(job: bytes) -> bytes:
        asked = JOBS.decode(job)
        return advised(asked) if isinstance(asked, Advise) else think(asked).encode()

    return work


def open_hints() -> Work:
    """In a worker for hints: the same, when nobody else has something to do."""
    if sys.platform != "win32":
        os.nice(YIELD)
    return open_mind()


def somebody() -> Whose:
    return Whose("-", "")


class Wish(NamedTuple):
    """How soon an answer is wanted: by a moment of the clock; by whom; and how many others its table waits for."""

    until: float
    whose: Callable[[], Whose] = somebody
    among: Callable[[], int] = lambda: 1  # bots of the table that still think, this one too


class Crew:
    """Workers of one kind, and the queue before them."""

    def __init__(self, workers: int, employ: Callable[[], Worker]) -> None:
        self.queue = BotQueue(workers)
        self.employ = employ
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.closed = False

    async def hired(self) -> Worker:
        """A worker, with its process."""
        if self.closed:
            raise Stopped("the hall is closed")
        worker = self.idle.pop() if self.idle else self.employ()
        if not worker.is_there:
            worker.end()
            worker = self.employ()
            self.busy.add(worker)
            try:
                await worker.start()
            except BaseException:
                self.busy.discard(worker)
                raise
        self.busy.add(worker)
        return worker

    async def done(self, worker: Worker, job: Simple | Advise, work: float, wall: float) -> bytes:
        try:
            return await worker.do(msgspec.msgpack.encode(job), work, wall)
        finally:
            self.busy.discard(worker)
            if worker.is_there:
                self.idle.append(worker)
            else:
                worker.end()

    def close(self) -> None:
        self.closed = True
        for worker in [*self.idle, *self.busy]:
            worker.end("the hall was closed")


class Thinkers:
    """The workers in which bots think, and those for hints."""

    def __init__(self, workers: int | None = None, clock: Clock = time.monotonic) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.clock = clock
        self.moves = Crew(self.workers, lambda: Worker(open_mind))
        self.hints = Crew(max(HINTS, self.workers), lambda: Worker(open_hints))

    def soon(self, whose: Callable[[], Whose], among: Callable[[], int]) -> Wish:
        """By the time at which a person, who waits from now on, has waited long enough."""
        return Wish(self.clock() + STEP - MARGIN, whose, among)

    async def ask(self, asked: Simple, wish: Wish) -> str:
        """An answer from a bot, in time. `Stopped` if it fails or does not answer. Equal seeds think alike."""
        async with self.moves.queue.place(wish.whose):
            worker = await self.moves.hired()
            seconds = self.share(wish)
            job = msgspec.structs.replace(asked, seconds=seconds)
            return (await self.moves.done(worker, job, seconds + OVERRUN, seconds + OVERRUN)).decode()

    def share(self, wish: Wish) -> float:
        """The seconds for one that may think now: of those that are left its part, if others of its kind wait, too."""
        turns = -(-max(wish.among(), 1 + self.moves.queue.waiting) // self.workers)
        return max(LEAST, (wish.until - self.clock()) / turns)

    async def advise(self, position: bytes, seat: int, people: list[str], whose: Whose) -> bytes:
        """A hint for whoever sits there, as JSON. `Stopped` if it fails or takes far too long."""
        async with self.hints.queue.place(lambda: whose):
            job, worker = Advise("", position, seat, people), await self.hints.hired()
            return await self.hints.done(worker, job, HINT_SECONDS, HINT_SECONDS * WALL)

    @property
    def busy(self) -> int:
        """How many bots think, those that give a hint too."""
        return len(self.moves.busy) + len(self.hints.busy)

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return self.moves.queue.length + self.hints.queue.length

    def close(self) -> None:
        """End the processes at once, and start none any more."""
        self.moves.close()
        self.hints.close()

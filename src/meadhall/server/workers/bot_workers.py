"""Runs bots in their own processes, on positions where hidden cards are re-dealt.

So a bot's process never holds a secret, and a slow bot never delays a table. Time in the queue counts: a bot that
waited has less time to think, and answers with its best move when that is over. A bot that fails or is late is killed,
and a simpler one answers for it.

Moves come before hints: hints have other workers, with a lower priority of the processor.
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
from meadhall.server.workers.bot_queue import BotQueue, Requester
from meadhall.server.workers.worker import Stopped, Work, Worker
from meadhall.server.workers.worker_protocol import Advise, Simple, advised, think

LEAST: Final = 0.2  # seconds to think after a long wait: enough to look one move ahead
OVERRUN: Final = 0.3  # seconds after its time until a bot is killed
HINT_SECONDS: Final = 20.0  # of work for a hint, which has a fixed depth
WALL: Final = 6  # times as long on a busy machine; the player can act before it comes
HINTS: Final = 2  # workers for hints at least, so that one that hangs doesn't block all
YIELD: Final = 10  # added to the niceness of workers for hints
JOBS: Final = msgspec.msgpack.Decoder(Simple | Advise)
log = logging.getLogger("meadhall.bot_workers")


def open_bots() -> Work:
    """Return a worker's function for its jobs. Runs in the worker."""

    def work(job: bytes) -> bytes:
        asked = JOBS.decode(job)
        return advised(asked) if isinstance(asked, Advise) else think(asked).encode()

    return work


def open_hints() -> Work:
    """The same for hints, with a lower priority."""
    if sys.platform != "win32":
        os.nice(YIELD)
    return open_bots()


def unknown_requester() -> Requester:
    return Requester("-", "")


class Wish(NamedTuple):
    """When an answer is due, who waits for it, and for how many bots its table waits."""

    until: float
    requester: Callable[[], Requester] = unknown_requester
    among: Callable[[], int] = lambda: 1  # bots of the table that still think, including this one


class WorkerPool:
    """Workers of one kind, and their queue."""

    def __init__(self, workers: int, employ: Callable[[], Worker]) -> None:
        self.queue = BotQueue(workers)
        self.employ = employ
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.closed = False

    async def hired(self) -> Worker:
        """Return an idle worker with a running process."""
        if self.closed:
            raise Stopped("the hall is closed")
        worker = self.idle.pop() if self.idle else self.employ()
        if not worker.is_running:
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
            if worker.is_running:
                self.idle.append(worker)
            else:
                worker.end()

    def close(self) -> None:
        self.closed = True
        for worker in [*self.idle, *self.busy]:
            worker.end("the hall was closed")


class BotWorkers:
    """The workers for bots and for hints."""

    def __init__(self, workers: int | None = None, clock: Clock = time.monotonic) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.clock = clock
        self.moves = WorkerPool(self.workers, lambda: Worker(open_bots))
        self.hints = WorkerPool(max(HINTS, self.workers), lambda: Worker(open_hints))

    def due_soon(self, requester: Callable[[], Requester], among: Callable[[], int]) -> Wish:
        """Return a wish that is due when a player has waited for one step."""
        return Wish(self.clock() + STEP - MARGIN, requester, among)

    async def ask(self, asked: Simple, wish: Wish) -> str:
        """Return a bot's answer, in time. `Stopped` if it fails or is late."""
        async with self.moves.queue.place(wish.requester):
            worker = await self.moves.hired()
            seconds = self.share(wish)
            job = msgspec.structs.replace(asked, seconds=seconds)
            return (await self.moves.done(worker, job, seconds + OVERRUN, seconds + OVERRUN)).decode()

    def share(self, wish: Wish) -> float:
        """Return the seconds for a bot that starts now: its share, if others wait."""
        turns = -(-max(wish.among(), 1 + self.moves.queue.waiting) // self.workers)
        return max(LEAST, (wish.until - self.clock()) / turns)

    async def advise(self, position: bytes, seat: int, people: list[str], requester: Requester) -> bytes:
        """Return a hint for a seat, as JSON. `Stopped` if it fails or is late."""
        async with self.hints.queue.place(lambda: requester):
            job, worker = Advise("", position, seat, people), await self.hints.hired()
            return await self.hints.done(worker, job, HINT_SECONDS, HINT_SECONDS * WALL)

    @property
    def busy(self) -> int:
        """How many bots think, hints included."""
        return len(self.moves.busy) + len(self.hints.busy)

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return self.moves.queue.length + self.hints.queue.length

    def close(self) -> None:
        """Kill the processes, and start no new ones."""
        self.moves.close()
        self.hints.close()

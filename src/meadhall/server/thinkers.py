"""Bots think in processes of their own, on positions in which what their seat can't see has been dealt anew.

So a bot's process never holds a secret, a slow bot never holds up a table, and a bot that fails or takes too long is
replaced for that one answer by the simplest bot there is.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any, Final

import meadhall
from meadhall.bots import make_bot
from meadhall.games.editions import Own, open_editions, own_editions
from meadhall.kernel import Match
from meadhall.server.bot_queue import BotQueue

SECONDS: Final = 30.0  # for one answer
SIMPLEST: Final = "random"
log = logging.getLogger("meadhall.thinkers")


def think(spec: str, seat: int, seed: int, position: bytes) -> str:
    """In a worker: what a bot would answer in this position."""
    match = meadhall.load(position)
    decision = match.decision(seat)
    assert decision is not None, "the seat is asked"
    option = make_bot(spec, match.game, seed).choose(match.view(seat), decision)
    return match.game.vocabulary.text(option)


def imagined(match: Match[Any], seat: int, seed: int) -> bytes:
    """The position as a bot on this seat gets it: what the seat can't see is dealt anew."""
    return match.fork(seat, seed).save()


def be_a_worker(own: list[Own]) -> None:
    """In a worker, first: leave Ctrl-C to the hall, play by its editions, and never outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by the hall"

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
    open_editions(own)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is started inside hears no Ctrl-C, which a terminal sends to all, before it can say that it won't care."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinkers:
    """The pool of worker processes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._queue = BotQueue(self.workers)  # waiting for a free worker is not thinking time
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, be_a_worker, (own_editions(),))
        return self._pool

    async def ask(
        self, position: bytes, seat: int, spec: str, seed: int, is_urgent: Callable[[], bool] = lambda: True
    ) -> str:
        """An answer from a bot, whatever happens to its process. Equal seeds think alike."""
        async with self._queue.place(is_urgent):
            return await self._answer(spec, seat, seed, position)

    async def _answer(self, spec: str, seat: int, seed: int, position: bytes) -> str:
        try:
            return await self._ask(spec, seat, seed, position)
        except BrokenProcessPool:
            log.warning("a bot's process died; %s thinks again", spec)
        except Exception as error:
            log.warning("bot %s failed (%r); a simpler one answers", spec, error)
            return think(SIMPLEST, seat, seed, position)
        try:
            return await self._ask(spec, seat, seed, position)
        except Exception as error:
            log.warning("bot %s failed again (%r); a simpler one answers", spec, error)
            return think(SIMPLEST, seat, seed, position)

    async def _ask(self, spec: str, seat: int, seed: int, position: bytes) -> str:
        """One try in a worker. A process that does not come to an end is ended, with its whole pool."""
        pool = self._start()
        with undisturbed():
            work: Future[str] = pool.submit(think, spec, seat, seed, position)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(work), SECONDS)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """End the processes at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False)

"""Bots think in processes of their own, on positions in which what their seat can't see has been dealt anew.

So a bot's process never holds a secret, a slow bot never holds up a table, and a bot that fails or takes too long is
replaced for that one answer by the simplest bot there is.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Match

SECONDS: Final = 30.0  # for one answer
log = logging.getLogger("meadhall.thinking")


def think(spec: str, seat: int, seed: int, position: bytes) -> str:
    """In a worker: what a bot would answer in this position."""
    match = meadhall.load(position)
    decision = match.decision(seat)
    assert decision is not None, "the seat is asked"
    option = make_bot(spec, match.game, seed).choose(match.view(seat), decision)
    return match.game.vocabulary.text(option)


class Thinkers:
    """The pool of worker processes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
        return self._pool

    async def ask(self, match: Match[Any], seat: int, spec: str, seed: int) -> str:
        """An answer from a bot, whatever happens to its process."""
        position = match.fork(seat, seed).save()
        loop = asyncio.get_running_loop()
        try:
            work = loop.run_in_executor(self._start(), think, spec, seat, seed, position)
            return await asyncio.wait_for(work, SECONDS)
        except (TimeoutError, BrokenProcessPool, AssertionError, ValueError) as error:
            log.warning("bot %s failed (%s); a random answer takes its place", spec, type(error).__name__)
            if not isinstance(error, AssertionError | ValueError):
                self.close()
            return think("random", seat, seed, position)

    def close(self) -> None:
        """End the processes at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

"""Writes jobs in batches, in a thread with its own connection.

One disk flush then serves many tables (group commit). After a batch of several jobs more are likely: the writer waits
a few milliseconds, so that the next batch is larger. A single job is written at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

BATCH: Final = 512  # jobs in one batch, at most
PAUSE: Final = 0.004  # seconds to wait after a batch of several jobs
log = logging.getLogger("meadhall.batch_writer")


class Job(NamedTuple):
    """Work for a connection, and the future of its result."""

    work: Callable[[Any], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    row: tuple[Any, ...] | None = None  # a line of a log: one statement can append many


class Result(NamedTuple):
    future: asyncio.Future[Any]
    value: Any
    failure: BaseException | None


class BatchWriter:
    """Passes all waiting jobs to `commit`, in a thread."""

    def __init__(self, name: str, commit: Callable[[list[Job]], list[Result]], most: int = BATCH) -> None:
        self._commit = commit
        self._most = most
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[[Any], Any], row: tuple[Any, ...] | None = None) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(work, loop, future, row))
        return future

    def close(self) -> None:
        """Finish what is queued."""
        self._jobs.put(None)
        self._thread.join()

    def _serve(self) -> None:
        while batch := self._take():
            results = self._attempt(batch)
            with contextlib.suppress(RuntimeError):  # the loop is closed: no one waits
                batch[0].loop.call_soon_threadsafe(_settle, results)
            if len(batch) > 1:
                time.sleep(PAUSE)

    def _attempt(self, batch: list[Job]) -> list[Result]:
        """Do the jobs. If they fail, their futures get the error and the thread goes on."""
        try:
            return self._commit(batch)
        except Exception as error:
            log.exception("%s: batch of %d jobs failed", self._thread.name, len(batch))
            return [Result(job.future, None, error) for job in batch]

    def _take(self) -> list[Job]:
        """Return all waiting jobs, at least one; none when the store closes."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= self._most:
                break
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        else:
            if batch:
                self._jobs.put(None)
        return batch


def _settle(results: list[Result]) -> None:
    """Resolve the futures."""
    for future, value, failure in results:
        if future.cancelled():
            continue
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(value)

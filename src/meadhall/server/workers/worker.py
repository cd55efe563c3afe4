"""Worker processes for jobs that may fail, hang or use too much memory.

A worker does one job at a time. A job that loops (in Python or in C), sleeps, raises `SystemExit` or fills the memory
costs only itself: the process is killed and replaced. Where the system can fork, workers are forked from a process that
has imported all games, and start in milliseconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import select
import signal
import socket
import struct
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from meadhall.games import GUESTS
from meadhall.games.editions import Own, open_editions, own_editions

if sys.platform != "win32":
    import resource

FORKS: Final = "forkserver" in multiprocessing.get_all_start_methods()
HEAD: Final = struct.Struct(">IBd")  # of a message: length, kind, and seconds granted or spent
DONE, FAILED, LEFT = 0, 1, 2  # LEFT: it failed, and its process ends
MEMORY: Final = 1 << 30  # bytes that a worker may allocate
MANY: Final = 10_000  # jobs
QUIET: Final = 1.0  # seconds without a job
TOLD: Final = 8000  # characters of an error that are kept
log = logging.getLogger("meadhall.worker")

Work = Callable[[bytes], bytes]


class Stopped(Exception):
    """A job that failed or was killed; the message says why."""


# -- in the process ----------------------------------------------------------------------------------------


def be_employed(line: socket.socket, employ: Callable[[], Work], guests: dict[str, str], own: list[Own]) -> None:
    """Do jobs until the connection closes. Runs in the worker."""
    be_a_worker()
    GUESTS.clear()
    GUESTS.update(guests)
    load_editions(own)
    work = employ()
    spare_the_collector()
    worked, jobs_done = process_time(), 0
    with contextlib.suppress(ConnectionError), line, line.makefile("rb") as jobs:  # the server may just end
        while head := jobs.read(HEAD.size):
            size, _, seconds = HEAD.unpack(head)
            kind, answer, spent = do(work, jobs.read(size), seconds)
            before, worked = worked, process_time()
            line.sendall(HEAD.pack(len(answer), kind, max(spent, worked - before)) + answer)
            if kind == LEFT:
                return
            jobs_done = tidy_up(line, jobs_done + 1)


def load_editions(own: list[Own]) -> None:
    """Load editions. One that can't be read affects only its tables."""
    for one in own:
        try:
            open_editions([one])
        except (ValueError, OSError) as error:
            log.error("edition: can't read %s: %s; its tables can't be opened", one.folder, error)


def do(work: Work, job: bytes, seconds: float) -> tuple[int, bytes, float]:
    """Do one job; return its kind of end, its answer, and its seconds of work."""
    stopwatch = Stopwatch()
    try:
        with limited(seconds):
            return DONE, work(job), stopwatch.spent()
    except BaseException as error:  # any exception is this job's failure
        told = "".join(traceback.format_exception(error))[-TOLD:]
        good = isinstance(error, Exception) and not _is_full(error)
        return FAILED if good else LEFT, told.encode(), stopwatch.spent()


class Stopwatch:
    """Seconds of processor time; of wall time if the system's counter is too coarse."""

    def __init__(self) -> None:
        self._work, self._time = process_time(), perf_counter()

    def spent(self) -> float:
        return process_time() - self._work or perf_counter() - self._time


def _is_full(error: BaseException) -> bool:
    return isinstance(error, MemoryError | RecursionError)


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Kill this process if the block takes more than `seconds` of processor time.

    A busy machine doesn't count. There is no Python handler, because a loop in C would never reach it: the signal kills
    the process. Windows has no timer for this.
    """
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def be_a_worker() -> None:
    """Ignore Ctrl-C, limit memory, and end with the server. Runs first in the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        with contextlib.suppress(ValueError, OSError):  # the system's limit is lower
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent process"

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def spare_the_collector() -> None:
    """Make garbage collection rare: a worker's data has almost no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def tidy_up(line: socket.socket, jobs_done: int) -> int:
    """Collect garbage after many jobs, when none is waiting. Only if the collector is off.

    Returns the number of jobs since the last collection.
    """
    if gc.isenabled() or jobs_done < MANY or select.select([line], [], [], QUIET)[0]:
        return jobs_done
    gc.collect()
    gc.freeze()
    return 0


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Block Ctrl-C in processes started inside, until they ignore it themselves."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def context() -> Any:
    """Return how processes start: forked from one that has imported the games, or spawned."""
    if not FORKS:
        return multiprocessing.get_context("spawn")
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload(["meadhall.server.workers.preloaded"])
    return forks


# -- in the server -----------------------------------------------------------------------------------------


class Worker(asyncio.Protocol):
    """A worker process, as the server sees it. Nothing is left after `end`."""

    def __init__(self, employ: Callable[[], Work]) -> None:
        self.employ = employ
        self.knows = known()
        self.process: Any = None
        self.spent = 0.0  # seconds of work of the last job
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[bytes] | None = None
        self._heard = bytearray()
        self._why = ""

    async def start(self) -> None:
        """Start the process, in a thread."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                self.process = await asyncio.to_thread(_started, theirs, self.employ)
            loop = asyncio.get_running_loop()
            self._transport, _ = await loop.create_connection(lambda: self, sock=ours)
        except BaseException:  # the server is closing, or no process could be started
            ours.close()
            raise

    @property
    def is_running(self) -> bool:
        """Whether the process runs and knows the current games and editions."""
        return self._transport is not None and not self._transport.is_closing() and self.knows == known()

    @property
    def has_answered(self) -> bool:
        """Whether the answer has arrived, even if it wasn't read yet."""
        return self._answer is not None and self._answer.done()

    def doing(self) -> tuple[bool, float]:
        """Return whether the process sleeps, and its seconds of work. Unknown: sleeping."""
        try:
            stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except (AttributeError, OSError):
            return True, 0.0
        return stat[0] == "S", (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    async def do(self, job: bytes, work: float, wall: float) -> bytes:
        """Do one job within `work` seconds of processor time and `wall` seconds. Else `Stopped`."""
        assert self._answer is None, "one job at a time"
        loop = asyncio.get_running_loop()
        if self._transport is None or self._transport.is_closing():
            raise Stopped(self._why or "its process has ended")
        self._answer = loop.create_future()
        self._why = f"it took more than {work:g} seconds of work, or ended its process"
        alarm = loop.call_later(wall, self.end, f"it took more than {wall:g} seconds")
        self._transport.write(HEAD.pack(len(job), DONE, work) + job)
        try:
            return await self._answer
        except asyncio.CancelledError:
            self.end("the request was cancelled")
            raise
        finally:
            alarm.cancel()
            self._answer = None

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if len(self._heard) < HEAD.size:
            return
        size, kind, self.spent = HEAD.unpack_from(self._heard)
        if len(self._heard) < HEAD.size + size:
            return
        said = bytes(self._heard[HEAD.size : HEAD.size + size])
        self._heard.clear()
        if self._answer is not None and not self._answer.done():
            if kind == DONE:
                self._answer.set_result(said)
            else:
                self._answer.set_exception(Stopped(said.decode(errors="replace")))
        if kind == LEFT:
            self.end()  # at once: the next job must not reach a dying process

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Stopped(self._why))
        self.end()

    def end(self, why: str = "") -> None:
        """Kill the process."""
        self._why = why or self._why
        if self._transport is not None:
            self._transport.abort()
        if self.process is not None:
            self.process.kill()


def known() -> tuple[dict[str, str], list[Own]]:
    """Return the games and editions that workers must know."""
    return dict(GUESTS), own_editions()


def _started(line: socket.socket, employ: Callable[[], Work]) -> Any:
    """Start a process. Runs in a thread: the first start imports all games."""
    args = (line, employ, *known())
    process = context().Process(target=be_employed, args=args, daemon=True)
    with undisturbed():
        process.start()
    return process

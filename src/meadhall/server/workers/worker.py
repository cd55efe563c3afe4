"""Processes of the hall in which work is done that may fail, hang or eat memory: it costs that work, and nothing else.

A worker does one job at a time. Whatever a job does (a loop in Python or in C, a sleep, `SystemExit`, too much memory),
its process can be ended from outside, and another takes its place. They are forked from a process that has read all
sagas already, where the system can do that: then a new one is there in some milliseconds.
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
HEAD: Final = struct.Struct(">IBd")  # of a message: its length, what it is, and seconds: granted, or spent
DONE, FAILED, LEFT = 0, 1, 2  # left: it failed, and its process takes no other job
MEMORY: Final = 1 << 30  # bytes that a worker may have
MANY: Final = 10_000  # jobs
QUIET: Final = 1.0  # seconds without one
TOLD: Final = 8000  # characters of an error that are kept
log = logging.getLogger("meadhall.worker")

Work = Callable[[bytes], bytes]


class Stopped(Exception):
    """Work that did not come to its end, or failed; the message says why, for a report."""


# -- in the process -------------------------------------------------------------------------------------------


def be_employed(line: socket.socket, employ: Callable[[], Work], guests: dict[str, str], own: list[Own]) -> None:
    """The life of a worker: one job after the other, until the line is cut."""
    be_a_worker()
    GUESTS.clear()
    GUESTS.update(guests)
    know_editions(own)
    work = employ()
    spare_the_collector()
    worked, jobs_done = process_time(), 0
    with contextlib.suppress(ConnectionError), line, line.makefile("rb") as jobs:  # the hall may go without a word
        while head := jobs.read(HEAD.size):
            size, _, seconds = HEAD.unpack(head)
            kind, answer, spent = do(work, jobs.read(size), seconds)
            before, worked = worked, process_time()
            line.sendall(HEAD.pack(len(answer), kind, max(spent, worked - before)) + answer)
            if kind == LEFT:
                return
            jobs_done = tidy_up(line, jobs_done + 1)


def know_editions(own: list[Own]) -> None:
    """Those that cannot be read any more are missed by their own tables only."""
    for one in own:
        try:
            open_editions([one])
        except (ValueError, OSError) as error:
            log.error("a worker cannot read %s: %s", one.folder, error)


def do(work: Work, job: bytes, seconds: float) -> tuple[int, bytes, float]:
    """One job: whether the process is good for another, what came of it, and the seconds of work that it took."""
    stopwatch = Stopwatch()
    try:
        with limited(seconds):
            return DONE, work(job), stopwatch.spent()
    except BaseException as error:  # whatever it raises, it is this job's failure
        told = "".join(traceback.format_exception(error))[-TOLD:]
        good = isinstance(error, Exception) and not _is_full(error)
        return FAILED if good else LEFT, told.encode(), stopwatch.spent()


class Stopwatch:
    """Seconds of work; where the system counts them too coarsely to tell, seconds."""

    def __init__(self) -> None:
        self._work, self._time = process_time(), perf_counter()

    def spent(self) -> float:
        return process_time() - self._work or perf_counter() - self._time


def _is_full(error: BaseException) -> bool:
    return isinstance(error, MemoryError | RecursionError)


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """End this process when what runs inside takes more than so many seconds of work.

    Work, not time of day: a busy machine is not the rules' fault. No handler of Python's is asked, for whoever loops
    in C would never come to it: the signal ends the process. Windows has no such clock.
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
    """In a worker, first: leave Ctrl-C to the hall, keep within memory, and never outlive the hall, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        with contextlib.suppress(ValueError, OSError):  # a system that gives less already
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by the hall"

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def spare_the_collector() -> None:
    """What a worker keeps lies in trees, not in rings: to look for rings in it is mostly work for nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def tidy_up(line: socket.socket, jobs_done: int) -> int:
    """For who has turned the collector off: look for rings after many jobs, when nobody wants anything.

    Returns how many jobs were done since that was last done.
    """
    if gc.isenabled() or jobs_done < MANY or select.select([line], [], [], QUIET)[0]:
        return jobs_done
    gc.collect()
    gc.freeze()
    return 0


@contextlib.contextmanager
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


def context() -> Any:
    """How processes are started: forked from one that knows the sagas, or anew."""
    if not FORKS:
        return multiprocessing.get_context("spawn")
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload(["meadhall.server.workers.preloaded"])
    return forks


# -- in the hall ----------------------------------------------------------------------------------------------


class Worker(asyncio.Protocol):
    """A process that works for the hall; `None` of it is left after `end`."""

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
        """Have the process; the loop goes on meanwhile."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                self.process = await asyncio.to_thread(_started, theirs, self.employ)
            loop = asyncio.get_running_loop()
            self._transport, _ = await loop.create_connection(lambda: self, sock=ours)
        except BaseException:  # the hall closes meanwhile, or there is no process to be had
            ours.close()
            raise

    @property
    def is_there(self) -> bool:
        """Is there a process, and does it know the sagas and editions that the hall has?"""
        return self._transport is not None and not self._transport.is_closing() and self.knows == known()

    @property
    def has_answered(self) -> bool:
        """Is the answer here, though whoever waits for it has not come to it yet?"""
        return self._answer is not None and self._answer.done()

    def doing(self) -> tuple[bool, float]:
        """Does its process sleep, and how many seconds of work has it done so far? It sleeps where nobody can tell."""
        try:
            stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except (AttributeError, OSError):
            return True, 0.0
        return stat[0] == "S", (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    async def do(self, job: bytes, work: float, wall: float) -> bytes:
        """One job, in so many seconds of work, and in so many of any kind. `Stopped` if nothing comes of it."""
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
            self.end("nobody waits for it any more")
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
            self.end()  # at once: who came before it is gone would be taken for the one who broke it

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Stopped(self._why))
        self.end()

    def end(self, why: str = "") -> None:
        """End the process, whatever it does."""
        self._why = why or self._why
        if self._transport is not None:
            self._transport.abort()
        if self.process is not None:
            self.process.kill()


def known() -> tuple[dict[str, str], list[Own]]:
    """The guests and editions of the hall, which its workers must know, too."""
    return dict(GUESTS), own_editions()


def _started(line: socket.socket, employ: Callable[[], Work]) -> Any:
    """In a thread: the first one waits until the sagas have been read."""
    args = (line, employ, *known())
    process = context().Process(target=be_employed, args=args, daemon=True)
    with undisturbed():
        process.start()
    return process

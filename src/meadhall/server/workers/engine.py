"""Runs the rules of all tables in worker processes.

Every table has a home: the worker that holds its match. A worker does one job at a time. If a job takes long, the other
tables of that worker move: another worker replays their log. So rules that hang delay their own table only. Time spent
waiting for a processor doesn't count: on a busy machine, moving tables makes everything slower.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar, cast

import msgspec

from meadhall.kernel import because
from meadhall.server.protocol import Refused
from meadhall.server.workers.timings import Timings
from meadhall.server.workers.worker import Stopped, Worker
from meadhall.server.workers.worker_protocol import Ask, Check, Forget, No, SetUp, open_dispatcher, pack

WORK_SECONDS: Final = 5.0  # of processor time: no rule takes this long
WALL_SECONDS: Final = 15.0  # of any time: no rule sleeps
LONG: Final = 0.25  # seconds after which other tables leave a busy worker
SET_UP: Final = 4  # times as long if a table is set up: a whole match is replayed
USUAL: Final = 10  # times the recent time of a job: on a busy machine everything takes long
LATE: Final = 50  # jobs in that average
MOST: Final = 3.0  # seconds, the most that this can be
TICK: Final = 0.01  # seconds: the precision of processor time
SPARE: Final = 3  # extra workers while others are stuck
T = TypeVar("T")
log = logging.getLogger("meadhall.engine")


class Job(NamedTuple):
    """A request to a table's worker."""

    ask: Ask
    script: Callable[[], SetUp] | None  # sets the table up if the worker doesn't have it; None: no table is needed
    done: asyncio.Future[bytes]
    spent: list[float]  # collects seconds of work


SPENT: Final[ContextVar[list[float] | None]] = ContextVar("spent", default=None)


@contextmanager
def weighed() -> Iterator[list[float]]:
    """Collect the seconds of work of all requests inside."""
    spent: list[float] = []
    before = SPENT.set(spent)
    try:
        yield spent
    finally:
        SPENT.reset(before)


class Home:
    """A worker, its tables, and the jobs that wait for it."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.tables: set[str] = set()
        self.jobs: deque[Job] = deque()
        self.job: Job | None = None  # in progress
        self.is_slow = False
        self.alarm: asyncio.TimerHandle | None = None  # when to check whether the job takes long

    def is_stuck_for(self, table: str) -> bool:
        """Whether it is busy for long with another table."""
        return self.is_slow and self.job is not None and self.job.ask.table != table

    @property
    def load(self) -> tuple[bool, int, int]:
        return self.is_slow, len(self.jobs) + (self.job is not None), len(self.tables)


class Engine:
    """The workers that run rules."""

    def __init__(
        self, workers: int | None = None, employ: Callable[[], Worker] = lambda: Worker(open_dispatcher)
    ) -> None:
        self.workers = workers or max(2, os.cpu_count() or 2)
        self.timings = Timings()
        self.employ = employ
        self.homes = [Home(employ()) for _ in range(self.workers)]
        self._home_of: dict[str, Home] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self.usual = 0.0  # seconds that a job takes: a moving average

    def start(self) -> None:
        """Start the first worker before it is needed."""
        self._prepare(self.homes[0])

    def _prepare(self, home: Home) -> None:
        """Start a worker's process by an empty job."""
        home.jobs.append(Job(Forget(""), None, asyncio.get_running_loop().create_future(), []))
        self._next(home)

    async def ask(self, ask: Ask, kind: type[T], script: Callable[[], SetUp] | None = None) -> T:
        """Return a table's answer. `Refused` by the rules, `Stopped` if they failed."""
        if self._closed:
            raise Stopped("the hall is closed")
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        spent = SPENT.get()
        self._give(Job(ask, script, done, [] if spent is None else spent))
        refused, answer = reader_of(cast(Any, kind)).decode(await done)
        if refused is not None:
            raise refusal(refused)
        return answer  # type: ignore[no-any-return]

    def forget(self, table: str) -> None:
        """Drop a table from its worker."""
        home = self._home_of.pop(table, None)
        if home is not None and table in home.tables and not self._closed:
            home.tables.discard(table)
            done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            home.jobs.append(Job(Forget(table), None, done, []))
            self._next(home)

    async def close(self) -> None:
        self._closed = True
        for home in self.homes:
            home.worker.end("the hall was closed")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- scheduling ----------------------------------------------------------------------------------------

    def _give(self, job: Job) -> None:
        """Queue a job at the table's home; the table moves if that is stuck."""
        table = job.ask.table
        home = self._home_of.get(table) if table else None
        if home is not None and home.is_stuck_for(table):
            home.tables.discard(table)
            home = None
        if home is None:
            home = min(self.homes, key=lambda one: one.load)
            if table:
                self._home_of[table] = home
        home.jobs.append(job)
        self._next(home)

    def _next(self, home: Home) -> None:
        if home.job is None and home.jobs and not self._closed:
            home.job = home.jobs.popleft()
            self._spawn(self._do(home, home.job))

    async def _do(self, home: Home, job: Job) -> None:
        loop = asyncio.get_running_loop()
        began, patience = loop.time(), self.patience(home, job) / 2
        home.alarm = loop.call_later(patience, self._check_patience, home, patience)
        try:
            answer = await self._done(home, job)
            self.usual += (loop.time() - began - self.usual) / LATE
            if not job.done.done():
                job.done.set_result(answer)
        except Exception as error:  # the rules failed, or no process could be started
            home.tables.discard(job.ask.table)  # its state is undefined
            if isinstance(job.ask, Forget):  # no one waits for it
                log.error("worker: can't start: %s", error)
            elif not job.done.done():
                job.done.set_exception(error if isinstance(error, Stopped) else Stopped(repr(error)))
        finally:
            home.alarm.cancel()
            home.job, home.is_slow = None, False
            self._next(home)

    def patience(self, home: Home, job: Job) -> float:
        """Return the seconds that other tables wait for a job before they move."""
        sets_up = isinstance(job.ask, SetUp | Check) or (job.script is not None and job.ask.table not in home.tables)
        return max(LONG * SET_UP if sets_up else LONG, min(MOST, USUAL * self.usual))

    def _check_patience(self, home: Home, patience: float, before: float | None = None) -> None:
        """Move the other tables out if the worker used the second half for work, or sleeps."""
        if home.worker.has_answered:
            return  # the event loop is late, not the worker
        sleeps, worked = home.worker.doing()
        left = patience if before is None else 0.0 if sleeps else patience - (worked - before)
        if left > TICK:
            before = worked if before is None else before
            home.alarm = asyncio.get_running_loop().call_later(left, self._check_patience, home, patience, before)
        else:
            self._move_out(home)

    async def _done(self, home: Home, job: Job) -> bytes:
        """Return the worker's answer; start its process and set up the table if needed."""
        if not home.worker.is_running:
            home.worker.end()
            home.tables.clear()
            home.worker = self.employ()
            await home.worker.start()
        table = job.ask.table
        if job.script is not None and not isinstance(job.ask, SetUp) and table not in home.tables:
            await self._work(home, job.script(), job.spent)
            home.tables.add(table)
        answer = await self._work(home, job.ask, job.spent)
        if isinstance(job.ask, SetUp):
            home.tables.add(table)
        elif isinstance(job.ask, Forget):
            home.tables.discard(table)
        return answer

    async def _work(self, home: Home, ask: Ask, spent: list[float]) -> bytes:
        answer = await home.worker.do(pack(ask), WORK_SECONDS, WALL_SECONDS)
        self.timings.add(type(ask).__name__, home.worker.spent)
        spent.append(home.worker.spent)
        return answer

    def _move_out(self, home: Home) -> None:
        """Mark a worker as slow, and move its waiting jobs of other tables."""
        home.is_slow = True
        if all([one.is_slow for one in self.homes]):
            if len(self.homes) >= self.workers + SPARE:
                return  # no worker is free
            self.homes.append(Home(self.employ()))
        waiting, home.jobs = home.jobs, deque([job for job in home.jobs if isinstance(job.ask, Forget)])
        for job in waiting:
            if not isinstance(job.ask, Forget):
                self._give(job)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


@cache
def reader_of(kind: Any) -> msgspec.msgpack.Decoder[tuple[No | None, Any]]:
    """Return a decoder of answers: a refusal, or a value of this type."""
    return msgspec.msgpack.Decoder(tuple[No | None, kind | None])


def refusal(no: No) -> Refused:
    """Return a worker's refusal as an exception."""
    return Refused(no.reason, no.detail, because(no.rule, no.form, **no.numbers) if no.rule else "")

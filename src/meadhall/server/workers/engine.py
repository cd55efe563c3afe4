"""The engine: runs the rules of all tables, in workers that can be stopped from outside.

Every table has a home, the worker in which its room is. A worker does one thing at a time; if that takes long, the
other tables move out and are set up elsewhere from what was played: rules that hang hold up their own table only. How
long a worker waits for a processor does not count: on a busy machine, to move makes everything worse.
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
from meadhall.server.workers.timings import Meter
from meadhall.server.workers.worker import Stopped, Worker
from meadhall.server.workers.worker_protocol import Ask, Check, Forget, No, SetUp, open_desk, pack

WORK_SECONDS: Final = 5.0  # of work: no rule takes this long
WALL_SECONDS: Final = 15.0  # of any kind: nor does it sleep
LONG: Final = 0.25  # seconds after which other tables do not wait for a worker
SET_UP: Final = 4  # times as long where a table is set up, for which a whole match is played again
USUAL: Final = 10  # times what jobs take of late: on a busy machine everything takes long, and to move takes longer
LATE: Final = 50  # jobs that count for that
MOST: Final = 3.0  # seconds that this may come to
TICK: Final = 0.01  # seconds: work is not told more exactly
SPARE: Final = 3  # workers that may be started beside the usual ones, while some are stuck
T = TypeVar("T")
log = logging.getLogger("meadhall.engine")


class Job(NamedTuple):
    """Something to do for a table, where its room is."""

    ask: Ask
    script: Callable[[], SetUp] | None  # how to set up the room, if the worker has none; None: no room is needed
    done: asyncio.Future[bytes]
    spent: list[float]  # seconds of work, as they are done


SPENT: Final[ContextVar[list[float] | None]] = ContextVar("spent", default=None)


@contextmanager
def weighed() -> Iterator[list[float]]:
    """The seconds of work of all that is asked inside."""
    spent: list[float] = []
    before = SPENT.set(spent)
    try:
        yield spent
    finally:
        SPENT.reset(before)


class Home:
    """A worker, the tables whose rooms are there, and the jobs that wait for it."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.rooms: set[str] = set()
        self.jobs: deque[Job] = deque()
        self.job: Job | None = None  # what it does now
        self.is_slow = False
        self.alarm: asyncio.TimerHandle | None = None  # when to look whether what it does takes long

    def is_stuck_for(self, table: str) -> bool:
        """Is it busy for long, with another table?"""
        return self.is_slow and self.job is not None and self.job.ask.table != table

    @property
    def load(self) -> tuple[bool, int, int]:
        return self.is_slow, len(self.jobs) + (self.job is not None), len(self.rooms)


class Engine:
    """All workers in which rules run."""

    def __init__(self, workers: int | None = None, employ: Callable[[], Worker] = lambda: Worker(open_desk)) -> None:
        self.workers = workers or max(2, os.cpu_count() or 2)
        self.meter = Meter()
        self.employ = employ
        self.homes = [Home(employ()) for _ in range(self.workers)]
        self._home_of: dict[str, Home] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self.usual = 0.0  # seconds that a job takes of late, from giving it to the answer

    def start(self) -> None:
        """Have the first worker at hand before anybody asks."""
        self._prepare(self.homes[0])

    def _prepare(self, home: Home) -> None:
        """Do nothing there: its process is started for that."""
        home.jobs.append(Job(Forget(""), None, asyncio.get_running_loop().create_future(), []))
        self._next(home)

    async def ask(self, ask: Ask, kind: type[T], script: Callable[[], SetUp] | None = None) -> T:
        """What a room answers. `Refused` if it refuses, `Stopped` if the rules failed."""
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
        """The table was put away: its room, too."""
        home = self._home_of.pop(table, None)
        if home is not None and table in home.rooms and not self._closed:
            home.rooms.discard(table)
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

    # -- who does what ----------------------------------------------------------------------------------------

    def _give(self, job: Job) -> None:
        """Let a job wait where the table's room is; if something else takes long there, the table moves."""
        table = job.ask.table
        home = self._home_of.get(table) if table else None
        if home is not None and home.is_stuck_for(table):
            home.rooms.discard(table)
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
        home.alarm = loop.call_later(patience, self._mind, home, patience)
        try:
            answer = await self._done(home, job)
            self.usual += (loop.time() - began - self.usual) / LATE
            if not job.done.done():
                job.done.set_result(answer)
        except Exception as error:  # the rules failed, or no process could be had for them
            home.rooms.discard(job.ask.table)  # whatever is left of it is torn
            if isinstance(job.ask, Forget):  # nobody waits for it
                log.error("a worker cannot be had: %s", error)
            elif not job.done.done():
                job.done.set_exception(error if isinstance(error, Stopped) else Stopped(repr(error)))
        finally:
            home.alarm.cancel()
            home.job, home.is_slow = None, False
            self._next(home)

    def patience(self, home: Home, job: Job) -> float:
        """Seconds that other tables wait for a job before they move."""
        sets_up = isinstance(job.ask, SetUp | Check) or (job.script is not None and job.ask.table not in home.rooms)
        return max(LONG * SET_UP if sets_up else LONG, min(MOST, USUAL * self.usual))

    def _mind(self, home: Home, patience: float, before: float | None = None) -> None:
        """Half of the patience is over; the other half is over when the worker has worked as long, or sleeps then."""
        if home.worker.has_answered:
            return  # it is the hall that is late
        sleeps, worked = home.worker.doing()
        left = patience if before is None else 0.0 if sleeps else patience - (worked - before)
        if left > TICK:
            before = worked if before is None else before
            home.alarm = asyncio.get_running_loop().call_later(left, self._mind, home, patience, before)
        else:
            self._move_out(home)

    async def _done(self, home: Home, job: Job) -> bytes:
        """The answer of the worker, after its process was started and the room set up, where need be."""
        if not home.worker.is_there:
            home.worker.end()
            home.rooms.clear()
            home.worker = self.employ()
            await home.worker.start()
        table = job.ask.table
        if job.script is not None and not isinstance(job.ask, SetUp) and table not in home.rooms:
            await self._work(home, job.script(), job.spent)
            home.rooms.add(table)
        answer = await self._work(home, job.ask, job.spent)
        if isinstance(job.ask, SetUp):
            home.rooms.add(table)
        elif isinstance(job.ask, Forget):
            home.rooms.discard(table)
        return answer

    async def _work(self, home: Home, ask: Ask, spent: list[float]) -> bytes:
        answer = await home.worker.do(pack(ask), WORK_SECONDS, WALL_SECONDS)
        self.meter.add(type(ask).__name__, home.worker.spent)
        spent.append(home.worker.spent)
        return answer

    def _move_out(self, home: Home) -> None:
        """A worker is busy for long: tables that only share it go on elsewhere, as soon as they want something."""
        home.is_slow = True
        if all([one.is_slow for one in self.homes]):
            if len(self.homes) >= self.workers + SPARE:
                return  # there is no better place
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
    """What reads answers of a kind: a refusal, or what was asked for."""
    return msgspec.msgpack.Decoder(tuple[No | None, kind | None])


def refusal(no: No) -> Refused:
    """A refusal as the hall tells it."""
    return Refused(no.reason, no.detail, because(no.rule, no.form, **no.numbers) if no.rule else "")

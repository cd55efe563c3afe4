"""Stores tables in PostgreSQL (15 or newer), for several processes.

A table belongs to one process. Its row names the owner, and an epoch that grows with every change of owner. Every write
checks both in its transaction, with the row locked. So a new owner waits for pending commits before it reads the log,
and the old owner can't write any longer. Owners renew a lease every few seconds; when it expires, by the database's
clock, any process may take the tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg

from meadhall.server.storage.batch_writer import BatchWriter, Job, Result
from meadhall.server.storage.hash_chain import head_seal, line_seal
from meadhall.server.storage.lock import StoreError
from meadhall.server.storage.postgres_sql import (
    APPEND,
    CHANGE,
    CLAIM,
    FIND,
    HERE,
    INSERT,
    LISTED,
    LOG,
    NEW,
    OWNER,
    PEERS,
    SCHEMA,
    SHOW,
    UNFINISHED,
    VERSION,
)
from meadhall.server.storage.sqlite import read
from meadhall.server.storage.store import Elsewhere, Line, Peer, Row, Written, to_json

OLDEST: Final = 150000  # PostgreSQL 15
PATIENCE: Final = 30.0  # seconds to wait for the database before a job fails
CHANNEL: Final = "meadhall"
SCHEMA_LOCK: Final = 0x6D656164  # processes that start together create the tables once
LINE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "meadhall",
    "options": "-c synchronous_commit=on -c idle_in_transaction_session_timeout=10s -c client_min_messages=warning",
}
Connection = psycopg.Connection[Any]
log = logging.getLogger("meadhall.postgres")


class Fenced(Exception):
    """Another process took the table over; this one can no longer write to it."""


class PostgresStore:
    """A database shared by all processes of a hall."""

    def __init__(self, url: str, address: str = "", lease: float = 10.0, hall: str = "") -> None:
        self.url = url
        self.lease = lease
        self.me = Peer(hall or secrets.token_hex(8), address)
        self.commits = 0
        self._held: dict[str, int] = {}  # the epoch of each table this process owns
        self._closing = threading.Event()
        self._writing, self._reading = self._open(), connect(url)
        with self._reading.transaction():
            self._reading.execute(HERE, (self.me.id, address, lease))
        self._writer = BatchWriter("store", self._commit)
        self._reader = BatchWriter("store-reader", self._read_each)
        self._do = self._reader.do
        self._listener: threading.Thread | None = None

    def _open(self) -> Connection:
        database = connect(self.url)
        try:
            prepare(database)
            self.secret: str = database.execute("select value from settings where name = 'secret'").fetchone()[0]  # type: ignore[index]
        except BaseException:
            database.close()
            raise
        return database

    def give_up(self) -> None:
        self._closing.set()

    def close(self) -> None:
        self.give_up()
        self._writer.close()
        self._reader.close()
        if self._listener is not None:
            self._listener.join()
        for line in (self._writing, self._reading):
            line.close()

    # -- the writer ----------------------------------------------------------------------------------------

    def _commit(self, batch: list[Job]) -> list[Result]:
        """Do the jobs in one transaction, and again after a broken connection: jobs are idempotent."""
        try:
            return self._append_all(batch) if all([job.row for job in batch]) else self._do_each(batch)
        except psycopg.Error as error:
            if not self._writing.broken:  # one job failed: find out which
                with contextlib.suppress(psycopg.Error):
                    return self._do_each(batch)
            return self._again(batch, error)

    def _again(self, batch: list[Job], error: Exception) -> list[Result]:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self._closing.is_set():
            try:
                self._writing = reconnected(self._writing, self.url)
                return self._do_each(batch)
            except (psycopg.Error, StoreError) as failure:
                error = failure
                self._closing.wait(0.2)
        return [Result(job.future, None, error) for job in batch]

    def _append_all(self, batch: list[Job]) -> list[Result]:
        """Append lines of many logs in one statement, which is one transaction."""
        columns = [list(column) for column in zip(*[job.row for job in batch if job.row], strict=True)]
        kept = set(self._writing.execute(APPEND, (*columns, self.me.id)).fetchall())
        self.commits += 1
        return [
            Result(job.future, None, None if job.row and (job.row[0], job.row[1]) in kept else Fenced(_fenced(job)))
            for job in batch
        ]

    def _do_each(self, batch: list[Job]) -> list[Result]:
        """Do the jobs one by one in one transaction; a failed one is rolled back alone."""
        with self._writing.transaction():
            results = [self._attempt(job) for job in batch]
        self.commits += 1
        return results

    def _attempt(self, job: Job) -> Result:
        try:
            with self._writing.transaction():
                return Result(job.future, job.work(self._writing), None)
        except Exception as error:  # for the caller
            if self._writing.broken:
                raise
            return Result(job.future, None, error)

    # -- tables --------------------------------------------------------------------------------------------

    def create(self, table: Written) -> asyncio.Future[Any]:
        self._held[table.id] = 1
        return self._writer.do(lambda db: self._insert(db, table))

    def update(self, table: Written) -> asyncio.Future[Any]:
        epoch = self._held.get(table.id, -1)
        return self._writer.do(lambda db: self._change(db, table, epoch))

    def follow(self, old: Written, new: Written) -> asyncio.Future[Any]:
        epoch, self._held[new.id] = self._held.get(old.id, -1), 1

        def work(db: Connection) -> None:
            self._insert(db, new)
            self._change(db, old, epoch)

        return self._writer.do(work)

    def append(
        self, table: str, line: Line, before: str, head: Written | None = None
    ) -> tuple[asyncio.Future[Any], str]:
        body, epoch = to_json(line.body), self._held.get(table, -1)
        seal = line_seal(before, table, line.n, line.at, line.kind, body)
        row = (table, line.n, line.at, line.kind, body, seal, epoch)

        def work(db: Connection) -> None:
            written = "select seal from log where table_id = %s and n = %s"
            is_done = db.execute(written, (table, line.n)).fetchone() == (seal,)  # before the connection broke
            if not is_done and not db.execute(APPEND, (*[[value] for value in row], self.me.id)).fetchall():
                raise Fenced(table)
            if head is not None:
                self._change(db, head, epoch)

        return self._writer.do(work, row if head is None else None), seal

    def note(self, shown: Sequence[tuple[str, str]]) -> asyncio.Future[Any]:
        def work(db: Connection) -> None:
            with db.cursor() as cursor:
                cursor.executemany(SHOW, sorted(shown))  # in one order, to avoid deadlocks

        return self._reader.do(work)

    def _insert(self, db: Connection, table: Written) -> None:
        head = to_json(table.head)
        seal = head_seal(table.id, table.status, table.listed, head)
        db.execute(NEW, (table.id, table.status, table.listed, head, seal, table.alone, self.me.id))
        if table.shown:
            db.execute(SHOW, (table.id, table.shown))

    def _change(self, db: Connection, table: Written, epoch: int) -> None:
        head = to_json(table.head)
        seal = head_seal(table.id, table.status, table.listed, head)
        row = (table.status, table.listed, head, seal, table.alone, table.id, self.me.id, epoch)
        if not db.execute(CHANGE, row).rowcount:
            raise Fenced(table.id)
        if table.shown:
            db.execute(SHOW, (table.id, table.shown))

    # -- the reader ----------------------------------------------------------------------------------------

    def _read_each(self, batch: list[Job]) -> list[Result]:
        """Do each job in its own transaction: no table waits for another."""
        return [self._read(job) for job in batch]

    def _read(self, job: Job) -> Result:
        end = time.monotonic() + PATIENCE
        while True:
            if job.future.cancelled():  # the caller is gone
                return Result(job.future, None, None)
            try:
                with self._reading.transaction():
                    return Result(job.future, job.work(self._reading), None)
            except Exception as error:  # for the caller, unless the connection broke
                if not self._reading.broken or time.monotonic() > end or self._closing.wait(0.1):
                    return Result(job.future, None, error)
            with contextlib.suppress(psycopg.Error, StoreError):
                self._reading = reconnected(self._reading, self.url)

    async def load(self, table: str) -> tuple[Row, list[Line]] | None:
        def work(db: Connection) -> tuple[Row, list[Line], int] | None:
            found = db.execute(FIND, (table,)).fetchone()
            if found is None:
                return None
            *head, owner, epoch = found
            orphaned = self._check_free(db, owner)
            db.execute(CLAIM, (self.me.id, table))
            row, lines = read(
                head, db.execute(LOG, (table,)).fetchall()
            )  # read after the claim: everything is committed
            return row._replace(orphaned=orphaned), lines, epoch + 1

        result: tuple[Row, list[Line], int] | None = await self._do(work)
        if result is None:
            return None
        self._held[table] = result[2]
        return result[0], result[1]

    def _check_free(self, db: Connection, owner: str) -> bool:
        """Check that a table can be claimed. True if its owner left without releasing it."""
        if owner in ("", self.me.id):
            return False
        found = db.execute(OWNER, (owner,)).fetchone()
        if found is not None and found[1]:
            raise Elsewhere(Peer(owner, found[0]))
        return True

    async def listed(self, where: int, most: int = 50) -> list[tuple[str, str]]:
        rows: list[tuple[str, str]] = await self._do(lambda db: db.execute(LISTED, (where, most)).fetchall())
        return rows

    async def unfinished(self) -> list[str]:
        rows: list[tuple[str]] = await self._do(lambda db: db.execute(UNFINISHED).fetchall())
        return [table for (table,) in rows]

    # -- the others ----------------------------------------------------------------------------------------

    async def renew(self) -> bool:
        def work(db: Connection) -> bool:
            late = "select until > clock_timestamp() from halls where id = %s for update"
            found = db.execute(late, (self.me.id,)).fetchone()
            db.execute(HERE, (self.me.id, self.me.address, self.lease))
            if found != (True,):  # tables that no process took over are free
                db.execute("update tables set owner = '' where owner = %s", (self.me.id,))
            return found == (True,)

        in_time: bool = await self._do(work)
        if not in_time:
            self._held.clear()
        return in_time

    async def release(self) -> None:
        def work(db: Connection) -> None:
            db.execute("update tables set owner = '' where owner = %s", (self.me.id,))
            db.execute("delete from halls where id = %s", (self.me.id,))
            db.execute("select pg_notify(%s, 'gone')", (CHANNEL,))

        self._held.clear()
        await self._do(work)

    async def peers(self) -> list[Peer]:
        rows: list[Any] = await self._do(lambda db: db.execute(PEERS, (self.me.id,)).fetchall())
        return [Peer(*row) for row in rows]

    def say(self, topic: str, text: str = "") -> None:
        told = f"{topic} {text}".strip()
        future = self._do(lambda db: db.execute("select pg_notify(%s, %s)", (CHANNEL, told)))
        future.add_done_callback(lambda done: done.cancelled() or done.exception())  # notifications may be lost

    def listen(self, hear: Callable[[str, str], None]) -> None:
        args = (asyncio.get_running_loop(), hear)
        self._listener = threading.Thread(target=self._listen, args=args, name="store-listener", daemon=True)
        self._listener.start()

    def _listen(self, loop: asyncio.AbstractEventLoop, hear: Callable[[str, str], None]) -> None:
        """Pass notifications on until the store closes."""
        while not self._closing.is_set():
            try:
                with contextlib.closing(connect(self.url)) as line:
                    line.execute(f"listen {CHANNEL}")
                    loop.call_soon_threadsafe(hear, "lobby", "")  # notifications were missed while disconnected
                    while not self._closing.is_set():
                        for notice in line.notifies(timeout=0.5):
                            topic, _, text = notice.payload.partition(" ")
                            loop.call_soon_threadsafe(hear, topic, text)
            except (psycopg.Error, StoreError) as error:
                log.info("notifications: connection lost: %s; reconnecting", error)
                self._closing.wait(0.5)
            except RuntimeError:  # the loop is closed
                return


def connect(url: str) -> Connection:
    """Connect; a commit is on disk when it returns."""
    try:
        database: Connection = psycopg.connect(url, autocommit=True, **LINE)  # type: ignore[arg-type]
    except psycopg.Error as error:
        raise StoreError(f"can't connect to the database: {reason(error)}") from None
    if database.info.server_version < OLDEST:
        database.close()
        raise StoreError(
            f"PostgreSQL {OLDEST // 10000} or newer is needed, not {database.info.server_version // 10000}"
        )
    return database


def reconnected(line: Connection, url: str) -> Connection:
    """Return a working connection: this one, or a new one."""
    if not line.broken and not line.closed:
        return line
    line.close()
    return connect(url)


def prepare(database: Connection) -> None:
    """Create the tables, once even if processes start together."""
    with database.transaction():
        database.execute("select pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
        database.execute(SCHEMA)
        database.execute(INSERT, ("version", str(VERSION)))
        database.execute(INSERT, ("secret", secrets.token_hex(32)))
        found = database.execute("select value from settings where name = 'version'").fetchone()
    if found != (str(VERSION),):
        raise StoreError(f"another version of Meadhall wrote this database ({found}, not {VERSION})")


def end_lease(url: str, hall: str) -> None:
    """End the lease of a process that is known to be dead."""
    with contextlib.closing(connect(url)) as database:
        database.execute("delete from halls where id = %s", (hall,))
        database.execute("select pg_notify(%s, 'gone')", (CHANNEL,))


def reason(error: Exception) -> str:
    """Return the last line of a database error: never the address with its password."""
    return str(error).strip().rpartition("\n")[2]


def _fenced(job: Job) -> str:
    return str(job.row and job.row[0])

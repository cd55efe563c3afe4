"""The store: tables and their logs in SQLite. The log is the truth; what was acknowledged is on disk.

One thread owns the database. Writes queue up for it; it takes all that wait, commits them together and then wakes
whoever waits for them: one disk flush serves many tables (group commit).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from meadhall.server.lock import StoreError, own
from meadhall.server.seal import head_seal, line_seal

SCHEMA: Final = """
create table if not exists tables (
    id text primary key, created real not null, touched real not null, status text not null, open integer not null,
    head text not null, seal text not null default ''
) strict;
create table if not exists log (
    table_id text not null, n integer not null, at real not null, kind text not null, body text not null,
    seal text not null default '',
    primary key (table_id, n)
) strict, without rowid;
create table if not exists marks (table_id text primary key, n integer not null, seal text not null) strict;
create index if not exists open_tables on tables (open, status, touched);
create trigger if not exists mark after insert on log begin
    insert into marks values (new.table_id, new.n, new.seal)
    on conflict (table_id) do update set n = new.n, seal = new.seal;
end;
"""
VERSION: Final = 2  # since when lines are sealed, and the last one is marked
UNSEALED: Final = 1  # the version before
INSERT: Final = "insert into log values (?, ?, ?, ?, ?, ?)"
PRIVATE, JOIN, WATCH = 0, 1, 2  # where the hall lists a table: nowhere, among those to join, among those to watch
BATCH: Final = 512  # writes in one commit, at most
APPEND: Final = """
insert into log select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]') from json_each(?)
"""


class Line(NamedTuple):
    """One line of a table's log."""

    n: int
    at: float
    kind: str  # action, undo, chat, broken
    body: dict[str, Any]


class Written(NamedTuple):
    """What is written of a table beside its log."""

    id: str
    status: str  # playing, over, broken
    listed: int  # PRIVATE, JOIN or WATCH
    head: dict[str, Any]


class Row(NamedTuple):
    """A table as it was found."""

    written: Written
    created: float
    seal: str  # of the last line of its log


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    row: tuple[Any, ...] | None = None  # a line of a log: many of them go into one statement


class _Result(NamedTuple):
    future: asyncio.Future[Any]
    value: Any
    failure: BaseException | None


class Store:
    """A data folder: one database, one owner process."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # seeds are nobody else's business
        self.folder = folder
        self.path = folder / "hall.sqlite3"
        self._lock = own(folder / "hall.lock")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        try:
            self._database = connect(self.path)
        except StoreError:
            self._lock.close()
            raise
        self.commits = 0
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is queued and let the folder go."""
        self._jobs.put(None)
        self._thread.join()
        self._database.close()
        self._lock.close()

    # -- the thread ---------------------------------------------------------------------------------

    def _serve(self) -> None:
        while True:
            batch = self._take()
            if not batch:
                return
            self._commit(batch)

    def _take(self) -> list[_Job]:
        """All that waits, at least one job; empty when the store closes."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= BATCH:
                break
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        else:
            if batch:
                self._jobs.put(None)
        return batch

    def _commit(self, batch: list[_Job]) -> None:
        """Do the jobs in one transaction, and wake all who wait for them together."""
        try:
            results = self._append_all(batch) if all([job.row for job in batch]) else self._do_each(batch)
        except Exception:  # one of them is at fault: find out which
            results = self._do_each(batch)
        batch[0].loop.call_soon_threadsafe(_settle, results)

    def _append_all(self, batch: list[_Job]) -> list[_Result]:
        """Lines of many logs in one statement, which is its own transaction.

        Each statement lets the event loop go on, and must then wait for its turn: under load that costs far more
        than the statement itself.
        """
        self._database.execute(APPEND, (msgspec.json.encode([job.row for job in batch]).decode(),))
        self.commits += 1
        return [_Result(job.future, None, None) for job in batch]

    def _do_each(self, batch: list[_Job]) -> list[_Result]:
        """The jobs one by one, in one transaction; a job that fails is undone alone."""
        try:
            self._database.execute("begin immediate")
            results = [_attempt(self._database, job) for job in batch]
            self._database.execute("commit")
            self.commits += 1
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._database.execute("rollback")
            results = [_Result(job.future, None, error) for job in batch]
        return results

    def _do(self, work: Callable[[sqlite3.Connection], Any], row: tuple[Any, ...] | None = None) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, loop, future, row))
        return future

    # -- tables ---------------------------------------------------------------------------------------

    def create(self, table: Written) -> asyncio.Future[Any]:
        """Write a new table down; done once it is on disk, like every change here."""
        return self._do(lambda db: _insert(db, table))

    def update(self, table: Written) -> asyncio.Future[Any]:
        return self._do(lambda db: _change(db, table))

    def follow(self, old: Written, new: Written) -> asyncio.Future[Any]:
        """Write a new table down together with what an old one says of it: both, or neither."""

        def work(db: sqlite3.Connection) -> None:
            _insert(db, new)
            _change(db, old)

        return self._do(work)

    def append(self, table: str, line: Line, before: str) -> tuple[asyncio.Future[Any], str]:
        """Add a line to a log, after one with the seal `before`; returns its own seal, too.

        A number that is taken is an error: somebody else wrote.
        """
        body = _json(line.body)
        seal = line_seal(before, table, line.n, line.at, line.kind, body)
        row = (table, line.n, line.at, line.kind, body, seal)
        return self._do(lambda db: db.execute(INSERT, row), row), seal

    async def load(self, table: str) -> tuple[Row, list[Line]] | None:
        """A table and its whole log."""

        def work(db: sqlite3.Connection) -> tuple[Row, list[Line]] | None:
            sql = "select id, status, open, head, created from tables where id = ?"
            found = db.execute(sql, (table,)).fetchone()
            if found is None:
                return None
            sql = "select n, at, kind, body, seal from log where table_id = ? order by n"
            rows = db.execute(sql, (table,)).fetchall()
            lines = [Line(n, at, kind, msgspec.json.decode(body)) for n, at, kind, body, _ in rows]
            return _row(found, rows[-1][4] if rows else ""), lines

        result: tuple[Row, list[Line]] | None = await self._do(work)
        return result

    async def listed(self, where: int, most: int = 50) -> list[str]:
        """The tables of a list of the hall, the newest first."""
        sql = "select id from tables where open = ? and status = 'playing' order by touched desc limit ?"
        ids: list[str] = await self._do(lambda db: [r[0] for r in db.execute(sql, (where, most))])
        return ids

    async def unfinished(self) -> list[tuple[str, str]]:
        """Tables that were being played when the hall last stopped, with their heads as they are written."""
        sql = "select id, head from tables where status = 'playing' order by touched desc"
        rows: list[tuple[str, str]] = await self._do(lambda db: db.execute(sql).fetchall())
        return rows


def connect(path: Path) -> sqlite3.Connection:
    """Open the database so that a commit is on disk when it returns."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        _prepare(db, path)
    except sqlite3.DatabaseError as error:
        db.close()
        raise StoreError(f"{path} cannot be read: {error}") from error
    except StoreError:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute("pragma fullfsync = on")  # on a Mac, to the disk and not only to its cache
    version = db.execute("pragma user_version").fetchone()[0]
    if version not in (0, UNSEALED, VERSION):
        raise StoreError(f"{path} was written by another version of the hall ({version}, not {VERSION})")
    if version == UNSEALED:
        _seal_all(db)
    db.executescript(SCHEMA)
    db.execute(f"pragma user_version = {VERSION}")


def _seal_all(db: sqlite3.Connection) -> None:
    """Seal what was written before there were seals: all of it, or nothing."""
    db.execute("begin immediate")
    for table in ("tables", "log"):
        db.execute(f"alter table {table} add column seal text not null default ''")
    for table, status, listed, head in db.execute("select id, status, open, head from tables").fetchall():
        db.execute("update tables set seal = ? where id = ?", (head_seal(table, status, listed, head), table))
    db.execute("create table marks (table_id text primary key, n integer not null, seal text not null) strict")
    before: dict[str, str] = {}
    for table, n, at, kind, body in db.execute("select table_id, n, at, kind, body from log order by 1, 2").fetchall():
        seal = before[table] = line_seal(before.get(table, ""), table, n, at, kind, body)
        db.execute("update log set seal = ? where table_id = ? and n = ?", (seal, table, n))
        db.execute("insert or replace into marks values (?, ?, ?)", (table, n, seal))
    db.execute(f"pragma user_version = {VERSION}")
    db.execute("commit")


def _attempt(db: sqlite3.Connection, job: _Job) -> _Result:
    db.execute("savepoint job")
    try:
        value = job.work(db)
    except Exception as error:  # given to whoever asked; the store must outlive any job
        db.execute("rollback to job")
        return _Result(job.future, None, error)
    finally:
        db.execute("release job")
    return _Result(job.future, value, None)


def _settle(results: list[_Result]) -> None:
    for future, value, failure in results:
        if future.cancelled():
            continue
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(value)


def _insert(db: sqlite3.Connection, table: Written) -> None:
    now = time.time()
    head = _json(table.head)
    row = (table.id, now, now, table.status, table.listed, head, head_seal(table.id, table.status, table.listed, head))
    db.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)", row)


def _change(db: sqlite3.Connection, table: Written) -> None:
    head = _json(table.head)
    seal = head_seal(table.id, table.status, table.listed, head)
    row = (time.time(), table.status, table.listed, head, seal, table.id)
    db.execute("update tables set touched = ?, status = ?, open = ?, head = ?, seal = ? where id = ?", row)


def _row(found: tuple[Any, ...], seal: str) -> Row:
    table, status, listed, head, created = found
    return Row(Written(table, status, listed, msgspec.json.decode(head)), created, seal)


def _json(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()

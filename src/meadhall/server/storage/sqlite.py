"""Stores tables in a folder with an SQLite database, for one process."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.server.storage.batch_writer import BatchWriter, Job, Result
from meadhall.server.storage.hash_chain import head_seal, line_seal
from meadhall.server.storage.lock import StoreError, keep_private, own, warn_of_others
from meadhall.server.storage.store import Line, Peer, Row, Written, to_json
from meadhall.server.storage.table_info import runs_alone

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
create table if not exists summaries (table_id text primary key, shown text not null) strict;
create index if not exists open_tables on tables (open, status, touched);
create trigger if not exists mark after insert on log begin
    insert into marks values (new.table_id, new.n, new.seal)
    on conflict (table_id) do update set n = new.n, seal = new.seal;
end;
"""
VERSION: Final = 2  # lines are sealed, and the last one is marked
UNSEALED: Final = 1  # the previous version
INSERT: Final = "insert into log values (?, ?, ?, ?, ?, ?)"
APPEND: Final = """
insert into log select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]') from json_each(?)
"""
SHOW: Final = "insert into summaries values (?, ?) on conflict (table_id) do update set shown = excluded.shown"


class SqliteStore:
    """A data folder: one database, one process."""

    lease = 0.0
    secret = ""
    me = Peer("", "")

    def __init__(self, folder: Path) -> None:
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(f"{folder} isn't a folder; choose another with --data")
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)  # it holds secret seeds
        warn_of_others(folder)
        self.folder = folder
        self.path = folder / "hall.sqlite3"
        self._lock = own(folder / "hall.lock")
        try:
            self._database = connect(self.path)
        except StoreError:
            self._lock.close()
            raise
        self.commits = 0
        self._hear: Callable[[str, str], None] = _ignore
        self._writer = BatchWriter("store", self._commit)
        self._do = self._writer.do

    def close(self) -> None:
        """Finish queued jobs and unlock the folder."""
        self._writer.close()
        self._database.close()
        self._lock.close()

    # -- the thread ----------------------------------------------------------------------------------------

    def _commit(self, batch: list[Job]) -> list[Result]:
        """Do the jobs in one transaction."""
        try:
            return self._append_all(batch) if all([job.row for job in batch]) else self._do_each(batch)
        except Exception:  # one job failed: find out which
            return self._do_each(batch)

    def _append_all(self, batch: list[Job]) -> list[Result]:
        """Append lines of many logs in one statement, which is one transaction.

        Each statement releases the GIL and must get it back: under load that costs far more than the statement.
        """
        self._database.execute(APPEND, (msgspec.json.encode([job.row for job in batch]).decode(),))
        self.commits += 1
        return [Result(job.future, None, None) for job in batch]

    def _do_each(self, batch: list[Job]) -> list[Result]:
        """Do the jobs one by one in one transaction; a failed one is rolled back alone."""
        try:
            self._database.execute("begin immediate")
            results = [_attempt(self._database, job) for job in batch]
            self._database.execute("commit")
            self.commits += 1
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._database.execute("rollback")
            results = [Result(job.future, None, error) for job in batch]
        return results

    # -- tables --------------------------------------------------------------------------------------------

    def create(self, table: Written) -> asyncio.Future[Any]:
        return self._do(lambda db: _insert(db, table))

    def update(self, table: Written) -> asyncio.Future[Any]:
        return self._do(lambda db: _change(db, table))

    def follow(self, old: Written, new: Written) -> asyncio.Future[Any]:
        def work(db: sqlite3.Connection) -> None:
            _insert(db, new)
            _change(db, old)

        return self._do(work)

    def append(
        self, table: str, line: Line, before: str, head: Written | None = None
    ) -> tuple[asyncio.Future[Any], str]:
        body = to_json(line.body)
        seal = line_seal(before, table, line.n, line.at, line.kind, body)
        row = (table, line.n, line.at, line.kind, body, seal)

        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT, row)
            if head is not None:
                _change(db, head)

        return self._do(work, row if head is None else None), seal

    def note(self, shown: Sequence[tuple[str, str]]) -> asyncio.Future[Any]:
        return self._do(lambda db: db.executemany(SHOW, shown))

    async def load(self, table: str) -> tuple[Row, list[Line]] | None:
        def work(db: sqlite3.Connection) -> tuple[Row, list[Line]] | None:
            sql = "select id, status, open, head, created from tables where id = ?"
            found = db.execute(sql, (table,)).fetchone()
            if found is None:
                return None
            sql = "select n, at, kind, body, seal from log where table_id = ? order by n"
            return read(found, db.execute(sql, (table,)).fetchall())

        result: tuple[Row, list[Line]] | None = await self._do(work)
        return result

    async def listed(self, where: int, most: int = 50) -> list[tuple[str, str]]:
        sql = """select id, coalesce(shown, '') from tables left join summaries on table_id = id
                 where open = ? and status = 'playing' order by touched desc limit ?"""
        rows: list[tuple[str, str]] = await self._do(lambda db: db.execute(sql, (where, most)).fetchall())
        return rows

    async def unfinished(self) -> list[str]:
        sql = "select id, head from tables where status = 'playing' order by touched desc"
        rows: list[tuple[str, str]] = await self._do(lambda db: db.execute(sql).fetchall())
        return [table for table, head in rows if runs_alone(table, head)]

    # -- only one process ----------------------------------------------------------------------------------

    async def renew(self) -> bool:
        return True

    async def release(self) -> None:
        pass

    def give_up(self) -> None:
        pass

    async def peers(self) -> list[Peer]:
        return []

    def listen(self, hear: Callable[[str, str], None]) -> None:
        self._hear = hear

    def say(self, topic: str, text: str = "") -> None:
        self._hear(topic, text)


def read(found: Sequence[Any], rows: Sequence[Sequence[Any]]) -> tuple[Row, list[Line]]:
    """Return a table and its log from their rows."""
    table, status, listed, head, created = found
    lines = [Line(n, at, kind, msgspec.json.decode(body)) for n, at, kind, body, _ in rows]
    return Row(Written(table, status, listed, msgspec.json.decode(head)), created, rows[-1][4] if rows else ""), lines


def connect(path: Path) -> sqlite3.Connection:
    """Open the database; a commit is on disk when it returns."""
    keep_private(path)
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        _prepare(db, path)
    except sqlite3.DatabaseError as error:
        db.close()
        raise StoreError(f"can't read {path}: {error}") from error
    except StoreError:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute("pragma fullfsync = on")  # macOS: flush the disk's cache too
    version = db.execute("pragma user_version").fetchone()[0]
    if version not in (0, UNSEALED, VERSION):
        raise StoreError(f"another version of Meadhall wrote {path} ({version}, not {VERSION})")
    if version == UNSEALED:
        _seal_all(db)
    db.executescript(SCHEMA)
    db.execute(f"pragma user_version = {VERSION}")


def _seal_all(db: sqlite3.Connection) -> None:
    """Seal a database of the previous version: all of it, or nothing."""
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


def _attempt(db: sqlite3.Connection, job: Job) -> Result:
    db.execute("savepoint job")
    try:
        value = job.work(db)
    except Exception as error:  # for the caller; the store must survive any job
        db.execute("rollback to job")
        return Result(job.future, None, error)
    finally:
        db.execute("release job")
    return Result(job.future, value, None)


def _insert(db: sqlite3.Connection, table: Written) -> None:
    now = time.time()
    head = to_json(table.head)
    row = (table.id, now, now, table.status, table.listed, head, head_seal(table.id, table.status, table.listed, head))
    db.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)", row)
    _show(db, table)


def _change(db: sqlite3.Connection, table: Written) -> None:
    head = to_json(table.head)
    seal = head_seal(table.id, table.status, table.listed, head)
    row = (time.time(), table.status, table.listed, head, seal, table.id)
    db.execute("update tables set touched = ?, status = ?, open = ?, head = ?, seal = ? where id = ?", row)
    _show(db, table)


def _show(db: sqlite3.Connection, table: Written) -> None:
    if table.shown:
        db.execute(SHOW, (table.id, table.shown))


def _ignore(topic: str, text: str) -> None:
    """Drop notifications until `listen` is called."""

"""Reads a hall's database as it is stored, for doctor and backup."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.server.storage.lock import StoreError

try:
    import psycopg
except ImportError:  # without the driver, folders only
    DAMAGE: tuple[type[Exception], ...] = (sqlite3.DatabaseError, TypeError)
else:
    DAMAGE = (sqlite3.DatabaseError, TypeError, psycopg.Error)

NAME = "hall.sqlite3"
HEADS = "select id, created, touched, status, open, head, seal from tables order by created, id"
LINES = "select n, at, kind, body, seal from log where table_id = ? order by n"
MARK = "select n, seal from marks where table_id = ?"
ORPHANS = "select distinct table_id from {} where table_id not in (select id from tables)"


class Row(NamedTuple):
    """A stored table."""

    id: str
    created: float
    touched: float
    status: str
    open: int
    head: str
    seal: str


class Written(NamedTuple):
    """A stored line of a log."""

    n: int
    at: float
    kind: str
    body: str
    seal: str


class Archive(NamedTuple):
    """A database, opened to read."""

    name: str
    line: Any  # a connection to SQLite or PostgreSQL
    shared: bool = False  # is it PostgreSQL?

    def all(self, sql: str, *values: Any) -> list[Any]:
        return list(self.line.execute(sql.replace("?", "%s") if self.shared else sql, values).fetchall())

    def tables(self) -> list[Row]:
        return [Row(*found) for found in self.all(HEADS)]

    def lines(self, table: str) -> list[Written]:
        return [Written(*found) for found in self.all(LINES, table)]

    def mark(self, table: str) -> tuple[int, str]:
        found: Sequence[tuple[int, str]] = self.all(MARK, table)
        return found[0] if found else (0, "")

    def orphans(self, of: str) -> list[str]:
        """Return tables that are named in a part of the database but missing."""
        return [table for (table,) in self.all(ORPHANS.format(of))]


@contextlib.contextmanager
def shared(url: str) -> Iterator[Archive]:
    """Open PostgreSQL as it is at one moment. Players can go on."""
    try:
        from meadhall.server.storage.postgres import connect, prepare
    except ImportError:
        raise OSError("PostgreSQL needs its driver: pip install 'meadhall[postgres]'") from None
    try:
        line = connect(url)
    except StoreError as error:
        raise OSError(str(error)) from None
    with contextlib.closing(line):
        prepare(line)
        with line.transaction():
            line.execute("set transaction isolation level repeatable read read only")
            yield Archive("PostgreSQL", line, True)


@contextlib.contextmanager
def readable(path: Path) -> Iterator[Archive]:
    """Open a folder's database. If SQLite can't write beside it (read-only media), open a copy."""
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
        if is_open(database):
            yield Archive(str(path), database)
            return
    with tempfile.TemporaryDirectory() as folder:
        for part in (path, path.with_name(f"{NAME}-wal")):
            if part.exists():
                shutil.copy(part, Path(folder) / part.name)
        with contextlib.closing(sqlite3.connect(Path(folder) / NAME)) as database:
            yield Archive(str(path), database)


def is_open(database: sqlite3.Connection) -> bool:
    try:
        database.execute("select count(*) from tables")
    except sqlite3.OperationalError as error:
        return "unable to open" not in str(error) and "readonly" not in str(error)
    except sqlite3.DatabaseError:  # damaged: reported elsewhere
        return True
    return True

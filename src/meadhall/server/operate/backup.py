"""`meadhall backup`: copies the tables while the hall is open."""

from __future__ import annotations

import argparse
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from meadhall.server.operate.serve import add_database, data_folder
from meadhall.server.storage.archive import NAME, Archive, readable, shared
from meadhall.server.storage.lock import StoreError, keep_private
from meadhall.server.storage.sqlite import INSERT, connect
from meadhall.server.storage.table_info import runs_alone

HEAD = "insert into tables values (%s, %s, %s, %s, %s, %s, %s, %s, '', 0)"
LINE = "insert into log values (%s, %s, %s, %s, %s, %s)"
MARK = "insert into marks values (%s, %s, %s)"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", help="a new file, or an empty database as postgresql://…")
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with the tables")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    source, target = args.data / NAME, Path(args.target)
    if not args.database and not source.is_file():
        raise OSError(f"{args.data}: there are no tables here")
    if is_shared(args.target):
        with shared(args.database) if args.database else readable(source) as archive:
            print(f"{move(archive, args.target)} tables copied to PostgreSQL.")
        return 0
    if target.exists():
        raise OSError(f"{target} exists already; choose another name")
    if args.database:
        with shared(args.database) as archive:
            export(archive, target)
    else:
        copy(source, target)
    print(f"{target}: {target.stat().st_size:,} bytes. To use it, put it in a data folder as {NAME}.")
    return 0


def is_shared(target: str) -> bool:
    return target.startswith(("postgresql://", "postgres://"))


def copy(source: Path, target: Path) -> None:
    """Copy a database in use: consistent, and complete or not at all."""
    part = target.with_name(target.name + ".part")
    try:
        keep_private(part)
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as database,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            database.backup(new)
    except (sqlite3.Error, StoreError) as error:
        raise OSError(f"can't copy {source} to {target}: {error}") from None
    part.replace(target)


def export(archive: Archive, target: Path) -> None:
    """Copy PostgreSQL to a folder's database: consistent, and complete or not at all."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    with contextlib.closing(connect(part)) as new:
        new.execute("begin")
        for row in archive.tables():
            new.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)", row)
            new.executemany(INSERT, [(row.id, *line) for line in archive.lines(row.id)])
        new.execute("commit")
        new.execute("pragma wal_checkpoint(truncate)")
        new.execute("pragma journal_mode = delete")  # a single file
    part.replace(target)


def move(archive: Archive, target: str) -> int:
    """Copy all tables to an empty PostgreSQL database: all of them, or none."""
    from meadhall.server.storage.postgres import connect as reach
    from meadhall.server.storage.postgres import prepare

    try:
        with contextlib.closing(reach(target)) as line:
            prepare(line)
            with line.transaction():
                return _fill(archive, line)
    except StoreError as error:
        raise OSError(str(error)) from None


def _fill(archive: Archive, line: Any) -> int:
    if line.execute("select 1 from tables limit 1").fetchone():
        raise OSError("that database has tables already; choose an empty one")
    tables = archive.tables()
    with line.cursor() as cursor:
        for row in tables:
            cursor.execute(HEAD, (*row, runs_alone(row.id, row.head)))
            lines = archive.lines(row.id)
            cursor.executemany(LINE, [(row.id, *written) for written in lines])
            if lines:
                cursor.execute(MARK, (row.id, *archive.mark(row.id)))
    return len(tables)

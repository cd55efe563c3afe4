"""`meadhall doctor`: is a data folder sound? Every line is held to its seal, every table is played again from its log.

It only reads, on read-only media too; with `--repair` it writes what is sound to a new database, and keeps the old one.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from meadhall.server.head import Head
from meadhall.server.lock import StoreError, own
from meadhall.server.room import Move, Room
from meadhall.server.seal import head_seal, line_seal
from meadhall.server.serve import add_editions, data_folder, open_chosen
from meadhall.server.store import INSERT, UNSEALED, connect

NAME = "hall.sqlite3"


class Row(NamedTuple):
    """A table as it is written."""

    id: str
    created: float
    touched: float
    status: str
    open: int
    head: str
    seal: str


class Written(NamedTuple):
    """A line of a log as it is written."""

    n: int
    at: float
    kind: str
    body: str
    seal: str


class Finding(NamedTuple):
    """A table that was examined: what is wrong with it, and how much of it is sound."""

    row: Row
    ills: list[str]
    lines: list[Written]  # that are sound
    status: str  # that its log leads to; empty if it has no sound head


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with all tables")
    parser.add_argument("--repair", action="store_true", help="save what is sound, and keep the old database beside it")
    add_editions(parser)


def run(args: argparse.Namespace) -> int:
    """0 if all is well, 1 if a table or the database is damaged."""
    open_chosen(args.edition)
    path = args.data / NAME
    if not path.is_file():
        print(f"{args.data}: no hall has been here yet")
        return 0
    if args.repair:
        return repair(args.data)
    with readable(path) as database:
        ills = list(told(database))
    print(f"{path}: {'sound' if not ills else f'{len(ills)} problems'}")
    return int(bool(ills))


@contextlib.contextmanager
def readable(path: Path) -> Iterator[sqlite3.Connection]:
    """The database, only to read. On read-only media, where that takes a file beside it, a copy is read instead."""
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
        if is_open(database):
            yield database
            return
    with tempfile.TemporaryDirectory() as folder:
        for part in (path, path.with_name(f"{NAME}-wal")):
            if part.exists():
                shutil.copy(part, Path(folder) / part.name)
        with contextlib.closing(sqlite3.connect(Path(folder) / NAME)) as database:
            yield database


def is_open(database: sqlite3.Connection) -> bool:
    try:
        database.execute("select count(*) from tables")
    except sqlite3.OperationalError as error:
        return "unable to open" not in str(error) and "readonly" not in str(error)
    except sqlite3.DatabaseError:  # damaged, which is said elsewhere
        return True
    return True


def told(database: sqlite3.Connection) -> Iterator[str]:
    """What is wrong, table by table, said as it is found."""
    for ill in general_ills(database):
        print(ill)
        yield ill
    for finding in findings(database):
        for ill in finding.ills:
            print(f"table {finding.row.id}: {ill}")
            yield ill


def general_ills(database: sqlite3.Connection) -> list[str]:
    """What is wrong with the database itself: its pages, its version, lines and marks that belong to no table."""
    try:
        found = [row[0] for row in database.execute("pragma integrity_check")]
        ills = [f"the database is damaged: {ill}" for ill in found if ill != "ok"]
        version = database.execute("pragma user_version").fetchone()[0]
        if version == UNSEALED:
            return [*ills, "its lines are not sealed yet: open the hall once with this version"]
        for name in ("log", "marks"):
            sql = f"select distinct table_id from {name} where table_id not in (select id from tables)"
            ills += [f"table {table}: an orphan: {name} without a table" for (table,) in database.execute(sql)]
    except sqlite3.DatabaseError as error:
        return [f"the database cannot be read: {error}"]
    return ills


def findings(database: sqlite3.Connection) -> Iterator[Finding]:
    """All tables, examined."""
    try:
        rows = [Row(*found) for found in database.execute("select * from tables order by created")]
    except (sqlite3.DatabaseError, TypeError):
        return  # said already
    print(f"{len(rows)} tables", flush=True)
    for row in rows:
        yield examine(database, row)


def examine(database: sqlite3.Connection, row: Row) -> Finding:
    """One table: its head, the seals of its lines, its last mark, and its match, played again."""
    ills = []
    if row.seal != head_seal(row.id, row.status, row.open, row.head):
        ills.append("its head is not as it was written")
    try:
        sql = "select n, at, kind, body, seal from log where table_id = ? order by n"
        lines = [Written(*found) for found in database.execute(sql, (row.id,))]
        mark = database.execute("select n, seal from marks where table_id = ?", (row.id,)).fetchone() or (0, "")
    except sqlite3.DatabaseError as error:
        return Finding(row, [*ills, f"its log cannot be read: {error}"], [], "")
    sealed, ill = sound_lines(row.id, lines, mark)
    played, status, failure = play_again(row.head, sealed)
    ills += [ill] if ill else []
    ills += [failure] if failure and status != "broken" else []
    if not failure and not ill and status != row.status:
        ills.append(f"its status is {row.status!r}, and its log leads to {status!r}")
    return Finding(row, ills, played, status)


def sound_lines(table: str, lines: list[Written], mark: tuple[int, str]) -> tuple[list[Written], str]:
    """The lines up to the first that is missing or not as it was written, and what is wrong with that."""
    seal = ""
    for number, line in enumerate(lines, 1):
        if line.n != number:
            return lines[: number - 1], f"line {number} of its log is missing"
        seal = line_seal(seal, table, line.n, line.at, line.kind, line.body)
        if seal != line.seal:
            return lines[: number - 1], f"line {number} of its log is not as it was written"
    if len(lines) < mark[0]:
        return lines, f"its log ends at line {len(lines)}, and line {mark[0]} was acknowledged"
    if (len(lines), seal) != tuple(mark):
        return lines, f"its last mark is of line {mark[0]}, and there are {len(lines)}"
    return lines, ""


def play_again(head: str, lines: list[Written]) -> tuple[list[Written], str, str]:
    """The lines that can be played, the status they lead to, and why the next cannot be."""
    good: list[Written] = []
    room = None
    try:
        room = Room(msgspec.json.decode(head, type=Head).record, [])
        for line in lines:
            body: Any = msgspec.json.decode(line.body)
            if line.kind in ("action", "undo"):
                room.make(Move(body["seat"], body["option"] if line.kind == "action" else None))
            good.append(line)
    except Exception as error:  # whatever it is, it is this table's illness
        if room is None:
            return [], "", f"its head: {error}"
        return good, "playing", f"line {len(good) + 1} of its log: {error}"
    broken = any([line.kind == "broken" for line in lines])
    return lines, "broken" if broken else "over" if room.match.over else "playing", ""


# -- repair ---------------------------------------------------------------------------------------------------


def repair(folder: Path) -> int:
    """Write what is sound to a new database, which takes the place of the old one; that is kept beside it."""
    try:
        lock = own(folder / "hall.lock")
    except StoreError as error:
        raise OSError(str(error)) from None
    path, part = folder / NAME, folder / f"{NAME}.part"
    with lock, readable(path) as database:
        part.unlink(missing_ok=True)
        ills = general_ills(database)
        with contextlib.closing(connect(part)) as new:
            for finding in findings(database):
                ills += [f"table {finding.row.id}: {ill}" for ill in finding.ills]
                save(new, finding)
            new.execute("pragma wal_checkpoint(truncate)")
        for ill in ills:
            print(ill)
        if not ills:
            part.unlink()
            print(f"{path}: sound; nothing to repair")
            return 0
        print(f"{path}: {len(ills)} problems; what is sound was saved, and the old one is {put_aside(path).name}")
        part.replace(path)
    return 1


def put_aside(path: Path) -> Path:
    """Keep the old database, with all that belongs to it, under a name of its own."""
    aside = path.with_name(f"hall.damaged-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3")
    for end in ("-wal", "-shm"):
        belongs = path.with_name(path.name + end)
        if belongs.exists():
            belongs.replace(aside.with_name(aside.name + end))
    return path.replace(aside)


def save(new: sqlite3.Connection, finding: Finding) -> None:
    """A table as far as it is sound: its lines as they were, and its head with the status that they lead to."""
    row = finding.row
    if not finding.status:
        print(f"table {row.id}: nothing of it can be saved")
        return
    seal = head_seal(row.id, finding.status, row.open, row.head)
    new.execute("begin")
    new.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)",
                (row.id, row.created, row.touched, finding.status, row.open, row.head, seal))  # fmt: skip
    for line in finding.lines:
        new.execute(INSERT, (row.id, *line))
    new.execute("commit")

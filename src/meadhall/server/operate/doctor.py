"""`meadhall doctor`: is what a hall keeps sound? Every line is held to its seal, every table is played again.

It only reads, on read-only media too; with `--repair` it writes what is sound to a new database, and keeps the old one.
"""

from __future__ import annotations

import argparse
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from meadhall.server.operate.serve import add_database, add_editions, data_folder, open_chosen
from meadhall.server.storage.archive import DAMAGE, NAME, Archive, Row, Written, readable, shared
from meadhall.server.storage.hash_chain import head_seal, line_seal
from meadhall.server.storage.lock import StoreError, keep_private, own
from meadhall.server.storage.sqlite import INSERT, UNSEALED, connect
from meadhall.server.storage.table_info import Head
from meadhall.server.workers.worker_table import Move, Room


class Finding(NamedTuple):
    """A table that was examined: what is wrong with it, and how much of it is sound."""

    row: Row
    ills: list[str]
    lines: list[Written]  # that are sound
    status: str  # that its log leads to; empty if it has no sound head


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with all tables")
    add_database(parser)
    parser.add_argument("--repair", action="store_true", help="save what is sound, and keep the old database beside it")
    add_editions(parser)


def run(args: argparse.Namespace) -> int:
    """0 if all is well, 1 if a table or the database is damaged."""
    open_chosen(args.edition)
    if args.database and args.repair:
        raise OSError("--repair works on a folder; restore PostgreSQL from a backup")
    if args.database:
        with shared(args.database) as archive:
            return report(archive)
    path = args.data / NAME
    if not path.is_file():
        print(f"{args.data}: no hall has been here yet")
        return 0
    if args.repair:
        return repair(args.data)
    with readable(path) as archive:
        return report(archive)


def report(archive: Archive) -> int:
    ills = list(told(archive))
    print(f"{archive.name}: {'sound' if not ills else f'{len(ills)} problems'}")
    return int(bool(ills))


def told(archive: Archive) -> Iterator[str]:
    """What is wrong, table by table, said as it is found."""
    for ill in general_ills(archive):
        print(ill)
        yield ill
    for finding in findings(archive):
        for ill in finding.ills:
            print(f"table {finding.row.id}: {ill}")
            yield ill


def general_ills(archive: Archive) -> list[str]:
    """What is wrong with the database itself: its pages, its version, lines and marks that belong to no table."""
    try:
        ills = [] if archive.shared else page_ills(archive)
        for name in ("log", "marks"):
            ills += [f"table {table}: an orphan: {name} without a table" for table in archive.orphans(name)]
    except Unsealed as error:
        return error.args[0]  # type: ignore[no-any-return]
    except DAMAGE as error:
        return [f"the database cannot be read: {error}"]
    return ills


class Unsealed(Exception):
    """A folder of a version before there were seals; with the ills it has beside that."""


def page_ills(archive: Archive) -> list[str]:
    """What is wrong with the file of a folder."""
    found = [row[0] for row in archive.all("pragma integrity_check")]
    ills = [f"the database is damaged: {ill}" for ill in found if ill != "ok"]
    if archive.all("pragma user_version") == [(UNSEALED,)]:
        raise Unsealed([*ills, "its lines are not sealed yet: open the hall once with this version"])
    return ills


def findings(archive: Archive) -> Iterator[Finding]:
    """All tables, examined."""
    try:
        rows = archive.tables()
    except DAMAGE:
        return  # said already
    print(f"{len(rows)} tables", flush=True)
    for row in rows:
        yield examine(archive, row)


def examine(archive: Archive, row: Row) -> Finding:
    """One table: its head, the seals of its lines, its last mark, and its match, played again."""
    ills = []
    if row.seal != head_seal(row.id, row.status, row.open, row.head):
        ills.append("its head is not as it was written")
    try:
        lines, mark = archive.lines(row.id), archive.mark(row.id)
    except DAMAGE as error:
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
    with lock, readable(path) as archive:
        part.unlink(missing_ok=True)
        ills = general_ills(archive)
        with contextlib.closing(connect(part)) as new:
            for finding in findings(archive):
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
    keep_private(path)
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

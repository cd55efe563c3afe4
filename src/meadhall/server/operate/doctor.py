"""`meadhall doctor`: checks the seals of all tables, and replays them.

It only reads. With `--repair` it writes all sound data to a new database, and keeps the old one.
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
from meadhall.server.storage.table_info import TableInfo
from meadhall.server.workers.worker_table import Move, WorkerTable


class Finding(NamedTuple):
    """A checked table: its problems, and its sound lines."""

    row: Row
    problems: list[str]
    lines: list[Written]  # sound lines
    status: str  # after its log; empty if the head is damaged


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with the tables")
    add_database(parser)
    parser.add_argument(
        "--repair", action="store_true", help="save all sound data in a new database, and keep the old one"
    )
    add_editions(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 if all is sound, 1 if something is damaged."""
    open_chosen(args.edition)
    if args.database and args.repair:
        raise OSError("--repair works on a folder; restore PostgreSQL from a backup")
    if args.database:
        with shared(args.database) as archive:
            return report(archive)
    path = args.data / NAME
    if not path.is_file():
        print(f"{args.data}: there are no tables here")
        return 0
    if args.repair:
        return repair(args.data)
    with readable(path) as archive:
        return report(archive)


def report(archive: Archive) -> int:
    problems = list(report_problems(archive))
    print(f"{archive.name}: {'sound' if not problems else f'{len(problems)} problems'}")
    return int(bool(problems))


def report_problems(archive: Archive) -> Iterator[str]:
    """Print and yield problems as they are found."""
    for problem in general_problems(archive):
        print(problem)
        yield problem
    for finding in findings(archive):
        for problem in finding.problems:
            print(f"table {finding.row.id}: {problem}")
            yield problem


def general_problems(archive: Archive) -> list[str]:
    """Return problems of the database itself: pages, version, orphaned lines."""
    try:
        problems = [] if archive.shared else page_problems(archive)
        for name in ("log", "marks"):
            problems += [f"table {table}: {name} without a table" for table in archive.orphans(name)]
    except Unsealed as error:
        return error.args[0]  # type: ignore[no-any-return]
    except DAMAGE as error:
        return [f"can't read the database: {error}"]
    return problems


class Unsealed(Exception):
    """A database of the previous version, without seals; has its other problems."""


def page_problems(archive: Archive) -> list[str]:
    """Return problems of SQLite's file."""
    found = [row[0] for row in archive.all("pragma integrity_check")]
    problems = [f"the database is damaged: {problem}" for problem in found if problem != "ok"]
    if archive.all("pragma user_version") == [(UNSEALED,)]:
        raise Unsealed([*problems, "its lines have no seals yet; start the hall once with this version"])
    return problems


def findings(archive: Archive) -> Iterator[Finding]:
    """Check all tables."""
    try:
        rows = archive.tables()
    except DAMAGE:
        return  # reported already
    print(f"{len(rows)} tables", flush=True)
    for row in rows:
        yield examine(archive, row)


def examine(archive: Archive, row: Row) -> Finding:
    """Check a table: its head, the seals of its lines, its mark; and replay its match."""
    problems = []
    if row.seal != head_seal(row.id, row.status, row.open, row.head):
        problems.append("its head was changed or damaged")
    try:
        lines, mark = archive.lines(row.id), archive.mark(row.id)
    except DAMAGE as error:
        return Finding(row, [*problems, f"can't read its log: {error}"], [], "")
    sealed, problem = sound_lines(row.id, lines, mark)
    played, status, failure = play_again(row.head, sealed)
    problems += [problem] if problem else []
    problems += [failure] if failure and status != "broken" else []
    if not failure and not problem and status != row.status:
        problems.append(f"its status is {row.status!r}, but its log ends as {status!r}")
    return Finding(row, problems, played, status)


def sound_lines(table: str, lines: list[Written], mark: tuple[int, str]) -> tuple[list[Written], str]:
    """Return the lines before the first bad one, and what is wrong with that one."""
    seal = ""
    for number, line in enumerate(lines, 1):
        if line.n != number:
            return lines[: number - 1], f"line {number} of its log is missing"
        seal = line_seal(seal, table, line.n, line.at, line.kind, line.body)
        if seal != line.seal:
            return lines[: number - 1], f"line {number} of its log was changed or damaged"
    if len(lines) < mark[0]:
        return lines, f"its log ends at line {len(lines)}, but line {mark[0]} was acknowledged"
    if (len(lines), seal) != tuple(mark):
        return lines, f"its mark is for line {mark[0]}, but its log has {len(lines)}"
    return lines, ""


def play_again(head: str, lines: list[Written]) -> tuple[list[Written], str, str]:
    """Replay a table; return the good lines, the status, and the error of the next line."""
    good: list[Written] = []
    table = None
    try:
        table = WorkerTable(msgspec.json.decode(head, type=TableInfo).record, [])
        for line in lines:
            body: Any = msgspec.json.decode(line.body)
            if line.kind in ("action", "undo"):
                table.make(Move(body["seat"], body["option"] if line.kind == "action" else None))
            good.append(line)
    except Exception as error:  # any error is this table's problem
        if table is None:
            return [], "", f"its head: {error}"
        return good, "playing", f"line {len(good) + 1} of its log: {error}"
    broken = any([line.kind == "broken" for line in lines])
    return lines, "broken" if broken else "over" if table.match.over else "playing", ""


# -- repair ------------------------------------------------------------------------------------------------


def repair(folder: Path) -> int:
    """Write all sound data to a new database; rename the old one."""
    try:
        lock = own(folder / "hall.lock")
    except StoreError as error:
        raise OSError(str(error)) from None
    path, part = folder / NAME, folder / f"{NAME}.part"
    with lock, readable(path) as archive:
        part.unlink(missing_ok=True)
        problems = general_problems(archive)
        with contextlib.closing(connect(part)) as new:
            for finding in findings(archive):
                problems += [f"table {finding.row.id}: {problem}" for problem in finding.problems]
                save(new, finding)
            new.execute("pragma wal_checkpoint(truncate)")
        for problem in problems:
            print(problem)
        if not problems:
            part.unlink()
            print(f"{path}: sound; nothing to repair")
            return 0
        print(f"{path}: {len(problems)} problems; sound data was saved, the old file is {put_aside(path).name}")
        part.replace(path)
    return 1


def put_aside(path: Path) -> Path:
    """Rename the old database and the files beside it."""
    keep_private(path)
    aside = path.with_name(f"hall.damaged-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3")
    for end in ("-wal", "-shm"):
        belongs = path.with_name(path.name + end)
        if belongs.exists():
            belongs.replace(aside.with_name(aside.name + end))
    return path.replace(aside)


def save(new: sqlite3.Connection, finding: Finding) -> None:
    """Save the sound lines of a table, and its head with their status."""
    row = finding.row
    if not finding.status:
        print(f"table {row.id}: nothing can be saved")
        return
    seal = head_seal(row.id, finding.status, row.open, row.head)
    new.execute("begin")
    new.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)",
                (row.id, row.created, row.touched, finding.status, row.open, row.head, seal))  # fmt: skip
    for line in finding.lines:
        new.execute(INSERT, (row.id, *line))
    new.execute("commit")

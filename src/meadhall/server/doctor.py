"""`meadhall doctor`: is a data folder sound? Reads only; every table is played again from its log."""

from __future__ import annotations

import argparse
import contextlib
import sqlite3
from pathlib import Path

import msgspec

import meadhall
from meadhall.server.engine import play_again
from meadhall.server.head import Head
from meadhall.server.serve import add_editions, data_folder, open_chosen
from meadhall.server.store import Line


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with all tables")
    add_editions(parser)


def run(args: argparse.Namespace) -> int:
    """0 if all is well, 1 if a table or the database is damaged."""
    open_chosen(args.edition)
    path = args.data / "hall.sqlite3"
    if not path.is_file():
        print(f"{args.data}: no hall has been here yet")
        return 0
    with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
        try:
            ills = examine(database)
        except sqlite3.DatabaseError as error:
            ills = [f"the database cannot be read: {error}"]
    for ill in ills:
        print(ill)
    print(f"{path}: {'sound' if not ills else f'{len(ills)} problems'}")
    return int(bool(ills))


def examine(database: sqlite3.Connection) -> list[str]:
    """What is wrong with a database: its pages first, then each table's log."""
    check = database.execute("pragma integrity_check").fetchone()[0]
    ills = [] if check == "ok" else [f"the database is damaged: {check}"]
    tables = database.execute("select id, status, head from tables order by created").fetchall()
    print(f"{len(tables)} tables", flush=True)
    for table, status, head in tables:
        lines = database.execute("select n, at, kind, body from log where table_id = ? order by n", (table,))
        ill = examine_table(head, lines.fetchall())
        if ill and status != "broken":
            ills.append(f"table {table}: {ill}")
    return ills


def examine_table(head: str, rows: list[tuple[int, float, str, str]]) -> str:
    """Why a table cannot be played again from its log; empty if it can."""
    number = 0
    try:
        match = meadhall.replay(msgspec.json.decode(head, type=Head).record)
        for number, (n, at, kind, body) in enumerate(rows, 1):
            if n != number:
                return f"line {number} of its log is missing"
            play_again(match, Line(n, at, kind, msgspec.json.decode(body)))
    except Exception as error:  # whatever it is, it is this table's illness
        return f"line {number} of its log: {error}" if number else f"its head: {error}"
    return ""

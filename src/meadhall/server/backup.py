"""`meadhall backup`: copy the tables to a file, while the hall is open."""

from __future__ import annotations

import argparse
import contextlib
import sqlite3
from pathlib import Path

from meadhall.server.serve import data_folder


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", type=Path, help="the file to write; it must not exist yet")
    parser.add_argument("--data", type=Path, default=data_folder(), help="the folder with all tables")


def run(args: argparse.Namespace) -> int:
    source = args.data / "hall.sqlite3"
    if not source.is_file():
        raise OSError(f"{args.data}: no hall has been here yet")
    if args.target.exists():
        raise OSError(f"{args.target} exists already")
    copy(source, args.target)
    print(f"{args.target}: {args.target.stat().st_size:,} bytes. To use it, put it into a folder as hall.sqlite3.")
    return 0


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database in use, whole or not at all."""
    part = target.with_name(target.name + ".part")
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as database,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            database.backup(new)
    except sqlite3.Error as error:
        raise OSError(f"{source} cannot be copied to {target}: {error}") from None
    part.replace(target)

"""`meadhall edition check`: is a folder an edition that can be played? All that is wrong with it, and where."""

from __future__ import annotations

import argparse
from operator import itemgetter
from pathlib import Path
from typing import Any

import meadhall
from meadhall.kernel import BadEdition, BadOptions, Game


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deed", choices=("check",), help="read it and report mistakes")
    parser.add_argument("path", type=Path, help="folder with the files of an edition")


def run(args: argparse.Namespace) -> int:
    """Sum the edition up, or list its mistakes; then the exit status is 1."""
    title = saga_of(args.path)
    assert title.own_editions is not None, "it was recognised by its files"
    try:
        lines = title.own_editions.check(args.path)
    except BadEdition as error:
        print("\n".join(error.mistakes))
        print(f"{len(error.mistakes)} mistake{'s' * (len(error.mistakes) > 1)}: this is no edition of {title.title}.")
        return 1
    print("\n".join([f"An edition of {title.title}.", *lines]))
    return 0


def saga_of(folder: Path) -> Game[Any]:
    """The game that a folder is an edition of: the one that most of its files are named for."""
    if not folder.exists():
        raise BadOptions(f"{folder}: there is no such folder")
    if not folder.is_dir():
        raise BadOptions(f"{folder} is no folder: an edition is a folder of files")
    there = {path.name for path in folder.iterdir()}
    known, found = [], []
    for title in map(meadhall.game, meadhall.sagas()):
        if title.own_editions is None:
            continue
        files = title.own_editions.files
        count = len(there.intersection(files))
        found += [(count, count / len(files), title)] * (count > 0)
        known.append(f"{title.title} has {', '.join(files)}")
    if found:
        return max(found, key=itemgetter(0, 1))[2]
    raise BadOptions(f"{folder}: no saga has such files. An edition of {'; of '.join(known)}")

"""An edition summed up for its author: how many of each thing, from where, and what of it is idle.

What can be read and yet never does anything is no mistake, since the rules know what becomes of it: nothing. But
its author meant something else, so it is listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.games.reading import read_text


class Idle(NamedTuple):
    """Something idle: the file, what its line begins with, the column, and why."""

    file: str
    line: tuple[str, ...]
    column: str
    reason: str


def summary(folder: Path, tables: Mapping[str, Sequence[Any]], idle: Iterable[Idle]) -> list[str]:
    """A line for each table, whose rows name their sources, and one for each thing that is idle, with its place."""
    warnings = [f"{folder / told.file}:{_line(folder, told)}: {told.column}: {told.reason}" for told in idle]
    return [*[f"{what}: {_sum(rows)}." for what, rows in tables.items()], *warnings]


def _line(folder: Path, told: Idle) -> int:
    """The number of a line, by what it begins with."""
    for number, line in enumerate(read_text(folder / told.file).split("\n"), 1):
        if tuple([cell.strip() for cell in line.split("|")][: len(told.line)]) == told.line:
            return number
    raise AssertionError(f"{told.file} has no line {told.line}")


def _sum(rows: Sequence[Any]) -> str:
    found = Counter([row.source.partition(":")[0] for row in rows])
    return f"{len(rows)}, " + ", ".join([f"{count} {source}" for source, count in sorted(found.items())])

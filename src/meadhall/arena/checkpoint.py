"""Matches of series that were played already, kept in a file: a long series goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from meadhall.arena.outcomes import Played, Task
from meadhall.kernel import CorruptData

LINE: Final = msgspec.json.Decoder(tuple[msgspec.Raw, Played])
BEGINS: Final = b"[["


class Memory:
    """A line for each match: what was to be played, and what came of it. Without a file, nothing is remembered.

    A line is whole or it does not count: what was being written when the series was stopped is played again.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._known = _read(path) if path is not None and path.exists() else {}

    def recall(self, task: Task) -> Played | None:
        """What came of a match, if it was played."""
        return self._known.get(msgspec.json.encode(task))

    def keep(self, task: Task, played: Played) -> Played:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode((task, played)) + b"\n")
        return played


def _read(path: Path) -> dict[bytes, Played]:
    """All whole lines of a file; what is half written is cut off."""
    *lines, rest = path.read_bytes().split(b"\n")
    known = dict([_match(path, number, line) for number, line in enumerate(lines, 1)])
    if rest and not rest.startswith(BEGINS):
        _match(path, len(lines) + 1, rest)
    if rest:
        path.write_bytes(b"".join([line + b"\n" for line in lines]))
    return known


def _match(path: Path, number: int, line: bytes) -> tuple[bytes, Played]:
    try:
        task, played = LINE.decode(line)
    except msgspec.DecodeError as error:
        raise CorruptData(f"{path}, line {number}, is no match of a series: {error}") from error
    return bytes(task), played

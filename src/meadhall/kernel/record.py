"""A record: all that is needed to play a match again. Saves, replays, golden tests and bug reports are records."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

import msgspec

from meadhall.kernel.data import CorruptData

FORMAT = 1


class Action(msgspec.Struct, frozen=True, array_like=True):
    """One answer: who gave it, and the option's text."""

    seat: int
    option: str


class Record(msgspec.Struct):
    """A match as data: what was played, from which seed, and every answer in order."""

    saga: str
    seats: int
    seed: int
    edition: str = "base"
    options: dict[str, Any] = {}
    automatic: bool = True  # did forced choices answer themselves?
    actions: list[Action] = []
    hash: str = ""  # of the position after the last action
    format: int = FORMAT

    def to_json(self) -> str:
        """One action a line, so that records read well and diff well."""
        head = msgspec.to_builtins(self)
        actions = [msgspec.json.encode(action).decode() for action in head.pop("actions")]
        lines = [f"  {msgspec.json.encode(key).decode()}: {msgspec.json.encode(head[key]).decode()}," for key in head]
        body = ",\n".join(f"    {action}" for action in actions)
        return "\n".join(["{", *lines, '  "actions": [', body, "  ]", "}"]) + "\n"

    @classmethod
    def from_json(cls, raw: bytes | str) -> Self:
        """A record from its text, or `CorruptData` that says what is wrong with it."""
        try:
            record = msgspec.json.decode(raw, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise CorruptData(f"not a record: {error}") from None
        except RecursionError:
            raise CorruptData("not a record: nested too deep") from None
        if record.format != FORMAT:
            raise CorruptData(f"a record of format {record.format}; this program reads format {FORMAT}")
        return record

    def save(self, path: Path) -> None:
        """Write to a file, whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.to_json(), encoding="utf-8")
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Self:
        try:
            return cls.from_json(path.read_bytes())
        except CorruptData as error:
            raise CorruptData(f"{path}: {error}") from None

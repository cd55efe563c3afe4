"""A record: all that is needed to play a match again. Saves, replays, golden tests and bug reports are records."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Self

import msgspec

from meadhall.kernel.data import CorruptData

FORMAT: Final = 2
DEALT_ANEW: Final = 2  # the format since which chance is keyed: the same seed deals other cards than before

Seed = int | Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]  # a number of one's choice, or 256 secret bits


class OtherFormat(CorruptData):
    """A record that another version of the program wrote; the message says why it is of no use here."""


class Action(msgspec.Struct, frozen=True, array_like=True):
    """One answer: who gave it, and the option's text."""

    seat: int
    option: str


class Record(msgspec.Struct):
    """A match as data: what was played, from which seed, and every answer in order."""

    saga: str
    seats: int
    seed: Seed
    edition: str = "base"
    options: dict[str, Any] = {}
    automatic: bool = True  # did forced choices answer themselves?
    actions: list[Action] = []
    hash: str = ""  # of the position after the last action
    format: int = FORMAT

    @property
    def number(self) -> int:
        """The seed as a number."""
        return self.seed if isinstance(self.seed, int) else int(self.seed, 16)

    def check_format(self) -> None:
        """Refuse a record that this program would play otherwise than it was played."""
        if self.format < DEALT_ANEW:
            raise OtherFormat(
                f"a record of format {self.format}: cards are dealt in another way since format {DEALT_ANEW}, "
                "so the match cannot be played again"
            )
        if self.format != FORMAT:
            raise OtherFormat(f"a record of format {self.format}; this program reads format {FORMAT}")

    def head(self, actions: Sequence[Action] = (), hash: str = "") -> Record:
        """A new record with the same head, and only these actions."""
        options = dict(self.options)
        return Record(self.saga, self.seats, self.seed, self.edition, options, self.automatic, list(actions), hash)

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
        record.check_format()
        return record

    def save(self, path: Path) -> None:
        """Write to a file, whole or not at all; what failed leaves nothing behind."""
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        part = path.with_name(path.name + ".part")
        try:
            part.write_text(self.to_json(), encoding="utf-8")
            part.replace(path)
        except OSError:
            with suppress(OSError):
                part.unlink()
            raise

    @classmethod
    def load(cls, path: Path) -> Self:
        try:
            return cls.from_json(path.read_bytes())
        except CorruptData as error:
            raise CorruptData(f"{path}: {error}") from None

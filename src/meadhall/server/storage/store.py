"""The store: tables and their logs. The log is the truth; what was acknowledged is on disk.

One hall on one machine keeps them in a folder (`sqlite`), with nothing to install. Several processes, on one machine or
on many, share a database (`postgres`); there each table belongs to one of them at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from meadhall.server.protocol import Refused

PRIVATE, JOIN, WATCH = 0, 1, 2  # where the hall lists a table: nowhere, among those to join, among those to watch


class Line(NamedTuple):
    """One line of a table's log."""

    n: int
    at: float
    kind: str  # action, undo, chat, broken
    body: dict[str, Any]


class Written(NamedTuple):
    """What is written of a table beside its log."""

    id: str
    status: str  # playing, over, broken
    listed: int  # PRIVATE, JOIN or WATCH
    head: dict[str, Any]
    alone: bool = False  # does it go on while nobody looks?
    shown: str = ""  # what the hall's list shows of it, as JSON; only where it is listed


class Row(NamedTuple):
    """A table as it was found."""

    written: Written
    created: float
    seal: str  # of the last line of its log
    orphaned: bool = False  # was it another process's, that has gone?


class Peer(NamedTuple):
    """A process of the hall, and where the others reach it."""

    id: str
    address: str


class Elsewhere(Refused):
    """The table belongs to another process now; nothing has changed."""

    def __init__(self, peer: Peer | None = None) -> None:
        super().__init__("moved", "the table has moved to another part of the hall; come back", status=503)
        self.peer = peer


class Store(Protocol):
    """Where tables are kept. Whatever changes something is done once it is on disk, or it has failed."""

    commits: int
    lease: float  # seconds after which the tables of a process that is silent are anybody's; 0: there is only one
    me: Peer
    secret: str  # by which processes of one hall know each other

    def create(self, table: Written) -> asyncio.Future[Any]:
        """Write a new table down; it is this process's."""

    def update(self, table: Written) -> asyncio.Future[Any]:
        """Write down what changed beside the log."""

    def follow(self, old: Written, new: Written) -> asyncio.Future[Any]:
        """Write a new table down together with what an old one says of it: both, or neither."""

    def append(
        self, table: str, line: Line, before: str, head: Written | None = None
    ) -> tuple[asyncio.Future[Any], str]:
        """Add a line to a log, after one with the seal `before`; returns its own seal, too.

        With a head, that changes in the same step. A number that is taken is an error: somebody else wrote.
        """

    def note(self, shown: Sequence[tuple[str, str]]) -> asyncio.Future[Any]:
        """What the hall's list shows of some tables: a cache, kept apart from what counts."""

    async def load(self, table: str) -> tuple[Row, list[Line]] | None:
        """A table and its whole log, which is this process's from now on. `Elsewhere` if it is another's."""

    async def listed(self, where: int, most: int = 50) -> list[tuple[str, str]]:
        """The tables of a list of the hall, the newest first, with what is shown of them (empty: not known yet)."""

    async def unfinished(self) -> list[str]:
        """Tables that should go on by themselves, and that no process minds."""

    async def renew(self) -> bool:
        """Say that this process is there. False if it was silent for so long that others may have taken its tables."""

    async def release(self) -> None:
        """Give all tables back: from now on they are anybody's."""

    async def peers(self) -> list[Peer]:
        """The other processes."""

    def listen(self, hear: Callable[[str, str], None]) -> None:
        """From now on be told, on the event loop, of what others say: a topic, and a text."""

    def say(self, topic: str, text: str = "") -> None:
        """Tell all processes something, this one included. It may be lost."""

    def give_up(self) -> None:
        """The process ends, and the database is away: what waits for it has failed."""

    def close(self) -> None:
        """Finish what is queued."""


def to_json(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()

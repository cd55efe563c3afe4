"""The interface of stores. The log is the truth; what was acknowledged is on disk.

One process stores tables in a folder (`sqlite`), with nothing to install. Several processes, on one machine or many,
share a database (`postgres`); each table belongs to one of them at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from meadhall.server.protocol import Refused

PRIVATE, JOIN, WATCH = 0, 1, 2  # the list a table is in: none, to join, to watch


class Line(NamedTuple):
    """A line of a table's log."""

    n: int
    at: float
    kind: str  # action, undo, chat, broken
    body: dict[str, Any]


class Written(NamedTuple):
    """What is stored of a table besides its log."""

    id: str
    status: str  # playing, over, broken
    listed: int  # PRIVATE, JOIN or WATCH
    head: dict[str, Any]
    alone: bool = False  # does it go on without spectators or players?
    shown: str = ""  # its summary for the lobby, as JSON, if it is listed


class Row(NamedTuple):
    """A table as it was loaded."""

    written: Written
    created: float
    seal: str  # of the last line of its log
    orphaned: bool = False  # did its owner leave without releasing it?


class Peer(NamedTuple):
    """A process of the hall, and the address where others reach it."""

    id: str
    address: str


class Elsewhere(Refused):
    """The table belongs to another process; nothing has changed."""

    def __init__(self, peer: Peer | None = None) -> None:
        super().__init__("moved", "the table has moved to another process; connect again", status=503)
        self.peer = peer


class Store(Protocol):
    """Where tables are stored. A change is done when it is on disk."""

    commits: int
    lease: float  # seconds without renewal until other processes may take the tables; 0: only one process
    me: Peer
    secret: str  # shared by the processes of a hall

    def create(self, table: Written) -> asyncio.Future[Any]:
        """Store a new table, owned by this process."""

    def update(self, table: Written) -> asyncio.Future[Any]:
        """Store what changed besides the log."""

    def follow(self, old: Written, new: Written) -> asyncio.Future[Any]:
        """Store a new table and the old one that refers to it: both, or neither."""

    def append(
        self, table: str, line: Line, before: str, head: Written | None = None
    ) -> tuple[asyncio.Future[Any], str]:
        """Append a line after the one with the seal `before`; return its future and its seal.

        A head is stored in the same transaction. A line number that exists is an error: another process wrote it.
        """

    def note(self, shown: Sequence[tuple[str, str]]) -> asyncio.Future[Any]:
        """Store lobby summaries: a cache, separate from the log."""

    async def load(self, table: str) -> tuple[Row, list[Line]] | None:
        """Claim and return a table with its log. `Elsewhere` if another process owns it."""

    async def listed(self, where: int, most: int = 50) -> list[tuple[str, str]]:
        """Return the tables of a list, newest first, with their summaries (empty: unknown)."""

    async def unfinished(self) -> list[str]:
        """Return tables without an owner that should go on without players."""

    async def renew(self) -> bool:
        """Renew the lease. False if it had expired: others may own the tables now."""

    async def release(self) -> None:
        """Release all tables: any process may take them."""

    async def peers(self) -> list[Peer]:
        """Return the other processes."""

    def listen(self, hear: Callable[[str, str], None]) -> None:
        """Call `hear` on the event loop with the topic and text of every notification."""

    def say(self, topic: str, text: str = "") -> None:
        """Notify all processes, this one included. Notifications may be lost."""

    def give_up(self) -> None:
        """Fail all waiting jobs: the process ends and the database can't be reached."""

    def close(self) -> None:
        """Finish queued jobs and close."""


def to_json(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()

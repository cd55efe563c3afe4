"""The hall's list of tables: made of summaries that are written down, so that no table is read to be listed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from meadhall.server.storage.store import Store
from meadhall.server.tables.messages import summary
from meadhall.server.tables.table import Table

TOPIC: Final = "lobby"
NEWS_SECONDS: Final = 1.0  # for which changes of listed tables are gathered, before they are told


class Lobby:
    """What the lists show. Changes of it are written and told apart from the logs, now and then."""

    def __init__(self, store: Store, spawn: Callable[[Any], Any]) -> None:
        self._store = store
        self._spawn = spawn
        self._rows: dict[int, list[tuple[str, str]]] = {}
        self._changed: dict[str, Table] = {}
        self._timer: asyncio.TimerHandle | None = None

    async def rows(self, where: int) -> list[tuple[str, str]]:
        """The tables of a list with what is shown of them, read again only after news."""
        if where not in self._rows:
            rows = self._rows[where] = await self._store.listed(where)
            return rows
        return self._rows[where]

    def hear(self) -> None:
        """Something has changed, here or in another process."""
        self._rows.clear()

    def change(self, table: Table) -> None:
        """A table has changed: if it is listed, that is told soon."""
        if not table.head.public:
            return
        self._rows.clear()
        if table.status == "playing":
            self._changed[table.id] = table
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(NEWS_SECONDS, lambda: self._spawn(self._tell()))

    async def _tell(self) -> None:
        self._timer = None
        changed, self._changed = list(self._changed.values()), {}
        shown = []
        for table in changed:
            async with table.lock:  # nobody is told what is not on disk yet
                if table.status == "playing":
                    shown.append((table.id, msgspec.json.encode(summary(table)).decode()))
        if shown:
            await self._store.note(shown)
        self._store.say(TOPIC)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

"""The lobby's lists of tables, from stored summaries: no table is loaded to be listed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from meadhall.server.storage.store import Store
from meadhall.server.tables.messages import summary
from meadhall.server.tables.table import Table

TOPIC: Final = "lobby"
NEWS_SECONDS: Final = 1.0  # to gather changes before they are stored and sent


class Lobby:
    """The lists of tables. Changes are gathered, then stored and announced."""

    def __init__(self, store: Store, spawn: Callable[[Any], Any]) -> None:
        self._store = store
        self._spawn = spawn
        self._rows: dict[int, list[tuple[str, str]]] = {}
        self._changed: dict[str, Table] = {}
        self._timer: asyncio.TimerHandle | None = None

    async def rows(self, where: int) -> list[tuple[str, str]]:
        """Return the tables of a list with their summaries, cached until a change."""
        if where not in self._rows:
            rows = self._rows[where] = await self._store.listed(where)
            return rows
        return self._rows[where]

    def invalidate(self) -> None:
        """Drop the cache: a list changed, here or in another process."""
        self._rows.clear()

    def change(self, table: Table) -> None:
        """Announce a change of a listed table soon."""
        if not table.head.public:
            return
        self._rows.clear()
        if table.status == "playing":
            self._changed[table.id] = table
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(NEWS_SECONDS, lambda: self._spawn(self._announce()))

    async def _announce(self) -> None:
        self._timer = None
        changed, self._changed = list(self._changed.values()), {}
        shown = []
        for table in changed:
            async with table.lock:  # only what is on disk is sent
                if table.status == "playing":
                    shown.append((table.id, msgspec.json.encode(summary(table)).decode()))
        if shown:
            await self._store.note(shown)
        self._store.say(TOPIC)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

"""The clocks of the hall: one timer for each table whose time runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from meadhall.server.table import Table

GRACE: Final = 30.0  # seconds in which nobody's time runs out after a start: players must find the hall open again


class Clocks:
    """Rings when the time of a table is up. Knows tables by name, so that none stays in memory for its clock."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self.opened = time.time()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self._ring = ring

    def forgive(self, table: Table) -> None:
        """For a table just read: time that ran out while the hall was closed was not the players' to use."""
        table.grant(self.opened + min(GRACE, float(table.head.clock.get("seconds", 0))))

    def mind(self, table: Table) -> None:
        """Set the table's timer as the table is now."""
        self.stop(table.id)
        deadline = table.deadline()
        if deadline is not None:
            wait = max(0.0, deadline - time.time())
            self.timers[table.id] = asyncio.get_running_loop().call_later(wait, self._up, table.id)

    def _up(self, table: str) -> None:
        del self.timers[table]
        self._ring(table)

    def stop(self, table: str) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for table in list(self.timers):
            self.stop(table)

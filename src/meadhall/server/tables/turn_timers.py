"""Timers for tables with a clock, and time to watch a scene before time runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.server.protocol import Clock, Refused
from meadhall.server.steady_clock import SteadyClock

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

GRACE: Final = 30.0  # seconds after a start in which no time runs out: clients must connect again first
AGAIN: Final = 1.0  # seconds until the next try if a timeout couldn't be stored
LOOK: Final = 20.0  # seconds, at most, to watch a scene before time runs
SHORTEST: Final = {"live": 10, "days": 3600}  # seconds for a move
LONGEST: Final = {"live": 3600, "days": 30 * 86400}


class Looking:
    """Who still watches a scene: their time starts when they have seen it.

    Clients report that. Without a report, time starts `LOOK` seconds after the scene ended.
    """

    def __init__(self, watch: SteadyClock) -> None:
        self.clock = watch
        self._until: dict[int, float] = {}
        self._since = 0  # the version at which the last scene ended

    def begin(self, seats: Iterable[int], version: int) -> None:
        """Note that a scene ended and these seats watch it."""
        self._until = dict.fromkeys(seats, self.clock.now() + LOOK)
        self._since = version

    def end(self, seat: int, version: int) -> None:
        """Note that a seat has seen everything up to a version."""
        if seat in self._until and version >= self._since:
            self._until[seat] = min(self._until[seat], self.clock.now())

    def start(self, seats: Iterable[int], asked: float) -> float:
        """Return when the time of these seats starts: when all have seen the scene."""
        return max([asked, *[self._until[seat] for seat in seats if seat in self._until]])


class TurnTimers:
    """Calls `ring` when a table is out of time. Knows tables by id, so that they can be unloaded.

    It uses the same steady clock as `Table.is_late`, so a timer never fires early when the time of day is set.
    """

    def __init__(self, ring: Callable[[str], None], watch: SteadyClock) -> None:
        self.clock = watch
        self.opened = watch.now()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self._asked: dict[str, float] = {}  # when the time of each table started
        self._ring = ring

    def forgive(self, table: Table) -> None:
        """Extend the time of a loaded table: players couldn't use the time while the hall was closed.

        A table that was only unloaded keeps its time: its timer went on.
        """
        if table.id in self._asked:
            table.asked_at = self._asked[table.id]
        else:
            table.grant(self.opened + min(GRACE, float(table.head.clock.get("seconds", 0))))

    def set(self, table: Table) -> None:
        """Set the timer of a table, as it is now."""
        self.stop(table.id)
        if table.time_left is not None:
            self._start(table.id, max(0.0, table.time_left))
            self._asked[table.id] = table.asked_at

    def ring_again(self, table: str) -> None:
        """Try again soon: the timeout couldn't be stored."""
        if table not in self.timers:
            self._start(table, AGAIN)

    def _start(self, table: str, wait: float) -> None:
        self.timers[table] = asyncio.get_running_loop().call_later(wait, self._up, table)

    def _up(self, table: str) -> None:
        del self.timers[table]
        self._ring(table)

    def stop(self, table: str) -> None:
        self._asked.pop(table, None)
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for table in list(self.timers):
            self.stop(table)


def set_clock(clock: Clock) -> dict[str, Any]:
    """Return the settings of a clock, checked."""
    if clock.mode != "none" and not SHORTEST[clock.mode] <= clock.seconds <= LONGEST[clock.mode]:
        low, high = SHORTEST[clock.mode], LONGEST[clock.mode]
        raise Refused("bad-options", f"a {clock.mode} clock needs {low} to {high} seconds a move", status=400)
    return msgspec.to_builtins(clock)  # type: ignore[no-any-return]

"""The clocks of the hall: one timer for each table whose time runs, and time to see what happened before it does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.server.protocol import Clock, Refused
from meadhall.server.steady_clock import Watch

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

GRACE: Final = 30.0  # seconds in which nobody's time runs out after a start: players must find the hall open again
AGAIN: Final = 1.0  # after which it rings once more, if what it rang for could not be done
LOOK: Final = 20.0  # seconds, at most, to look at a moment that has just ended, before one's time runs
SHORTEST: Final = {"live": 10, "days": 3600}  # seconds for a move
LONGEST: Final = {"live": 3600, "days": 30 * 86400}


class Looking:
    """Who still looks at what happened before everybody's eyes: their time begins when they have seen it.

    They say so themselves. Whoever does not say so has `LOOK` seconds from when it ended, and no more.
    """

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self._until: dict[int, float] = {}
        self._since = 0  # the version of the table at which the last moment ended

    def begin(self, seats: Iterable[int], version: int) -> None:
        """A moment has ended, and these seats are shown it."""
        self._until = dict.fromkeys(seats, self.watch.now() + LOOK)
        self._since = version

    def end(self, seat: int, version: int) -> None:
        """The seat has seen all that had happened by then."""
        if seat in self._until and version >= self._since:
            self._until[seat] = min(self._until[seat], self.watch.now())

    def start(self, seats: Iterable[int], asked: float) -> float:
        """When the time of those begins who were asked at this moment: when all of them have seen what was before."""
        return max([asked, *[self._until[seat] for seat in seats if seat in self._until]])


class Clocks:
    """Rings when the time of a table is up. Knows tables by name, so that none stays in memory for its clock.

    Timers wait by the watch that also says who is late: what rings is late, whatever the time of day is.
    """

    def __init__(self, ring: Callable[[str], None], watch: Watch) -> None:
        self.watch = watch
        self.opened = watch.now()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self._asked: dict[str, float] = {}  # since when the table of a timer waits
        self._ring = ring

    def forgive(self, table: Table) -> None:
        """For a table just read: time that ran out while the hall was closed was not the players' to use.

        A table that was only put away goes on where it was: its timer has not stopped.
        """
        if table.id in self._asked:
            table.asked_at = self._asked[table.id]
        else:
            table.grant(self.opened + min(GRACE, float(table.head.clock.get("seconds", 0))))

    def mind(self, table: Table) -> None:
        """Set the table's timer as the table is now."""
        self.stop(table.id)
        if table.time_left is not None:
            self._set(table.id, max(0.0, table.time_left))
            self._asked[table.id] = table.asked_at

    def ring_again(self, table: str) -> None:
        """What it rang for could not be done (the disk was full, say)."""
        if table not in self.timers:
            self._set(table, AGAIN)

    def _set(self, table: str, wait: float) -> None:
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
    """The clock that somebody wants for a table, if there is such a one."""
    if clock.mode != "none" and not SHORTEST[clock.mode] <= clock.seconds <= LONGEST[clock.mode]:
        low, high = SHORTEST[clock.mode], LONGEST[clock.mode]
        raise Refused("bad-options", f"a {clock.mode} clock has {low} to {high} seconds a move", status=400)
    return msgspec.to_builtins(clock)  # type: ignore[no-any-return]

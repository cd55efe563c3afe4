"""The hall's watch. Time that runs out is told by a clock that only goes forward; the time of day is for people."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

STEP: Final = 0.5  # seconds by which the time of day must leave the watch before it counts as set


class Watch:
    """Seconds that pass evenly (`now`), and what they are called (`day`): seconds since 1970.

    The machine's clock may be set at any moment, forward or back. That changes what a moment is called, and gives or
    takes nobody's time.
    """

    def __init__(self, day: Callable[[], float] = time.time, now: Callable[[], float] = time.monotonic) -> None:
        self.day = day
        self.now = now
        self._ahead = day() - now()

    def called(self, moment: float) -> float:
        """A moment of the watch as a time of day; the same as long as nobody sets the machine's clock."""
        ahead = self.day() - self.now()
        if abs(ahead - self._ahead) > STEP:
            self._ahead = ahead
        return moment + self._ahead

    def moment(self, day: float) -> float:
        """A time of day that was written down, as a moment of the watch; never one that is still to come."""
        return self.now() - max(0.0, self.day() - day)

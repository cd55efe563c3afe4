"""A clock that only goes forward, for time limits; the time of day is for people."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

STEP: Final = 0.5  # seconds: a larger jump of the time of day means that the clock was set


class SteadyClock:
    """Seconds that pass evenly (`now`), and the time of day (`day`): seconds since 1970.

    The machine's clock may be set at any moment, forward or back. That must not change how much time players have.
    """

    def __init__(self, day: Callable[[], float] = time.time, now: Callable[[], float] = time.monotonic) -> None:
        self.day = day
        self.now = now
        self._ahead = day() - now()

    def day_of(self, moment: float) -> float:
        """Return a moment as a time of day; stable until the machine's clock is set."""
        ahead = self.day() - self.now()
        if abs(ahead - self._ahead) > STEP:
            self._ahead = ahead
        return moment + self._ahead

    def moment(self, day: float) -> float:
        """Return a stored time of day as a moment; never one in the future."""
        return self.now() - max(0.0, self.day() - day)

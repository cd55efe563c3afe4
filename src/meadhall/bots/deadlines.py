"""How long a bot may think.

Where no one waits (in the arena) only its iterations count, so that a seed always plays the same way. Where a player
waits, a clock counts as well, and the bot answers with the best it has when its time is up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Final

STEP: Final = 3.0  # seconds, at most, that a person waits for a step of a bot
MARGIN: Final = 0.5  # of them, for all that is not thinking

Clock = Callable[[], float]


class Deadline:
    """The end of somebody's time, by a clock that only goes forward."""

    __slots__ = ("_clock", "_end")

    def __init__(self, seconds: float = inf, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._end = inf if seconds == inf else clock() + seconds

    def is_up(self) -> bool:
        return self._end != inf and self._clock() >= self._end

    def part(self, share: float) -> Deadline:
        """The end of a part of the time that is left."""
        if self._end == inf:
            return self
        return Deadline((self._end - self._clock()) * share, self._clock)


Pace = Callable[[], Deadline]  # asked for at the beginning of each step


def unhurried() -> Deadline:
    """As long as it takes."""
    return Deadline()


def within(seconds: float, clock: Clock = time.monotonic) -> Pace:
    """A number of seconds for each step."""
    return lambda: Deadline(seconds, clock)

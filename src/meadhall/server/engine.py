"""Running the rules on behalf of a table: with a time limit, and again from a log."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from meadhall.kernel import Action, Match
from meadhall.server.store import Line

SECONDS: Final = 5.0  # no rule takes this long


class EngineTimeout(Exception):
    """A rule took far too long."""


@contextmanager
def limited(seconds: float = SECONDS) -> Iterator[None]:
    """Stop whatever runs inside after so many seconds of work; on the main thread, where signals arrive.

    Work, not time of day: a machine that is busy, or was asleep, is not the rule's fault. Windows has no such clock.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise EngineTimeout(f"a rule took more than {seconds:g} seconds")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def play_again(match: Match[Any], line: Line) -> None:
    """Do again what a line of the log says was done to the match."""
    if line.kind == "action":
        match.repeat(Action(line.body["seat"], line.body["option"]))
    elif line.kind == "undo":
        match.undo(line.body["seat"])

"""Sets up logging: plain lines, and a limit for each kind."""

from __future__ import annotations

import logging
import time
from typing import Final

LINES: Final = 30  # of one kind in a minute
MINUTE: Final = 60.0
LONGEST: Final = 500  # characters of a line from a library


class LogLimit(logging.Filter):
    """Limits the lines of a kind in a minute; the next line says how many were dropped.

    A kind is the line of code that logs it, so clients can't create new kinds.
    """

    def __init__(self, ours: str = "meadhall") -> None:
        super().__init__()
        self.ours = ours
        self._kinds: dict[tuple[str, int], list[float]] = {}  # start, count, dropped

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith(self.ours):
            shorten(record)
        now = time.monotonic()
        kind = self._kinds.setdefault((record.pathname, record.lineno), [now, 0, 0])
        if now - kind[0] >= MINUTE:
            dropped, kind[:] = int(kind[2]), [now, 0, 0]
            if dropped:
                record.msg, record.args = f"{record.getMessage()} ({dropped} more were dropped)", ()
        kind[1] += 1
        kind[2] += kind[1] > LINES
        return kind[1] <= LINES


def shorten(record: logging.LogRecord) -> None:
    """Keep the first line of a library's record, and the type of its error.

    Errors often quote a client's message, and with it a seat's token; so do the tasks that asyncio lists.
    """
    said = record.getMessage().partition("\n")[0][:LONGEST]
    error = record.exc_info[0] if record.exc_info else None
    record.msg, record.args = f"{said}: {error.__name__}" if error else said, ()
    record.exc_info = record.exc_text = record.stack_info = None


def set_up_log() -> None:
    """Send all log records through one limited handler."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(LogLimit())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)

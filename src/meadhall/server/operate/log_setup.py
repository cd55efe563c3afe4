"""The hall's journal: what it writes to its log, one plain line each, and never more than somebody will read."""

from __future__ import annotations

import logging
import time
from typing import Final

LINES: Final = 30  # of one kind, in a minute
MINUTE: Final = 60.0
LONGEST: Final = 500  # characters of a line that a part of somebody else's writes


class Sparing(logging.Filter):
    """Lets so many lines of a kind pass in a minute; how many were left out is said with the next that passes.

    A kind is the place in the program that writes it: nobody outside can make new ones.
    """

    def __init__(self, ours: str = "meadhall") -> None:
        super().__init__()
        self.ours = ours
        self._kinds: dict[tuple[str, int], list[float]] = {}  # since when, how many, how many were left out

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith(self.ours):
            shorten(record)
        now = time.monotonic()
        kind = self._kinds.setdefault((record.pathname, record.lineno), [now, 0, 0])
        if now - kind[0] >= MINUTE:
            left_out, kind[:] = int(kind[2]), [now, 0, 0]
            if left_out:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more like this before)", ()
        kind[1] += 1
        kind[2] += kind[1] > LINES
        return kind[1] <= LINES


def shorten(record: logging.LogRecord) -> None:
    """Leave of a foreign record its first line, and of its error the type.

    An error that a client's message caused often quotes it, and with it the token of a seat; so do the
    tasks and connections that asyncio lists in further lines.
    """
    said = record.getMessage().partition("\n")[0][:LONGEST]
    error = record.exc_info[0] if record.exc_info else None
    record.msg, record.args = f"{said}: {error.__name__}" if error else said, ()
    record.exc_info = record.exc_text = record.stack_info = None


def keep_journal() -> None:
    """From now on, all that is logged goes through one sparing hand."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)

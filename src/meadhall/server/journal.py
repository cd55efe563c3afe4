"""The hall's journal: what it writes to its log, one plain line each, and never more than somebody will read."""

from __future__ import annotations

import logging
import time
from typing import Final

LINES: Final = 30  # of one kind, in a minute
MINUTE: Final = 60.0


class Sparing(logging.Filter):
    """Lets so many lines of a kind pass in a minute; how many were left out is said with the next that passes.

    A kind is the place in the program that writes it: nobody outside can make new ones. Tracebacks of what people send
    are no use to anybody: outside of the hall's own parts, an error is its last line.
    """

    def __init__(self, ours: str = "meadhall") -> None:
        super().__init__()
        self.ours = ours
        self._kinds: dict[tuple[str, int], list[float]] = {}  # since when, how many, how many were left out

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        kind = self._kinds.setdefault((record.pathname, record.lineno), [now, 0, 0])
        if now - kind[0] >= MINUTE:
            left_out, kind[:] = int(kind[2]), [now, 0, 0]
            if left_out:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more like this before)", ()
        kind[1] += 1
        kind[2] += kind[1] > LINES
        if record.exc_info and not record.name.startswith(self.ours):
            error = record.exc_info[1]
            record.msg, record.args, record.exc_info = f"{record.getMessage()}: {error!r}"[:500], (), None
        return kind[1] <= LINES


def keep_journal() -> None:
    """From now on, all that is logged goes through one sparing hand."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)

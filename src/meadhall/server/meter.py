"""Where the hall's time goes, in seconds by kind of work. Read by the load bench; costs next to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class Meter:
    """Seconds and counts of each kind of work since the hall was opened."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.counts: dict[str, int] = {}

    def add(self, kind: str, seconds: float) -> None:
        self.seconds[kind] = self.seconds.get(kind, 0.0) + seconds
        self.counts[kind] = self.counts.get(kind, 0) + 1

    @contextmanager
    def measured(self, kind: str) -> Iterator[None]:
        start = perf_counter()
        try:
            yield
        finally:
            self.add(kind, perf_counter() - start)

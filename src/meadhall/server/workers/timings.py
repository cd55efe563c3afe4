"""Seconds of work by kind, for metrics and the load benchmark."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

BOUNDS: Final = (
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
)  # seconds: the buckets for the latency of moves


class Timings:
    """Seconds and counts of each kind of work since the start."""

    __slots__ = ("counts", "latencies", "moves", "seconds", "waited")

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.counts: dict[str, int] = {}
        self.moves = 0
        self.waited = 0.0  # seconds, of all moves together
        self.latencies = [0] * (len(BOUNDS) + 1)

    def add(self, kind: str, seconds: float) -> None:
        self.seconds[kind] = self.seconds.get(kind, 0.0) + seconds
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def move(self, seconds: float) -> None:
        """Count a move that is on disk and sent to all listeners."""
        self.moves += 1
        self.waited += seconds
        self.latencies[bisect_left(BOUNDS, seconds)] += 1

    @contextmanager
    def measured(self, kind: str) -> Iterator[None]:
        start = perf_counter()
        try:
            yield
        finally:
            self.add(kind, perf_counter() - start)

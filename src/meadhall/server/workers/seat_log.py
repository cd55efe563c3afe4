"""The events of a match that one seat can know, in order."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from meadhall.kernel import Match
from meadhall.kernel.scene import Reel


class SeatLog:
    """A seat's part of the log, filtered once."""

    __slots__ = ("events", "places", "read", "reel", "seat", "told")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[Any] = []
        self.places: list[int] = []  # of each event in the whole log
        self.read: list[Any] = []  # the entries filtered so far
        self.told = 0  # how many events the listeners have that still hold
        self.reel: Reel | None = None  # its scenes

    def look(self, match: Match[Any]) -> SeatLog:
        """Add new events; after an undo, drop those that were taken back."""
        log, read = match.log, self.read
        same = min(len(log), len(read))
        if len(log) == len(read) and (not same or log[-1] is read[-1]):
            return self
        while same and log[same - 1] is not read[same - 1]:
            same -= 1
        if same < len(read):
            heard = bisect_left(self.places, same)
            del self.events[heard:], self.places[heard:]
            self.told = min(self.told, heard)
            del read[same:]
            if self.reel is not None:
                self.reel.cut(len(self.events))
        fresh = log[same:]
        heard_now = [(place, entry.event) for place, entry in enumerate(fresh, same) if entry.heard_by(self.seat)]
        self.places += [place for place, _ in heard_now]
        self.events += [event for _, event in heard_now]
        read += fresh
        return self

    def heard(self, length: int) -> int:
        """Return the number of events at a length of the whole log."""
        return bisect_left(self.places, length)

    def moments(self, match: Match[Any]) -> Reel:
        """Return the scenes in these events."""
        if self.reel is None:
            self.reel = Reel(match.game.moments, self.seat)
        return self.reel.follow(self.events)

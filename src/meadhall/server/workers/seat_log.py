"""The eyes of a seat: what it was told of a match, in order."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from meadhall.kernel import Match
from meadhall.kernel.scene import Reel


class Eyes:
    """The log as one seat may know it, kept so that it is filtered once."""

    __slots__ = ("events", "places", "read", "reel", "seat", "told")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[Any] = []
        self.places: list[int] = []  # of each of them in the log of all
        self.read: list[Any] = []  # the entries taken in so far
        self.told = 0  # how many events the listeners have, and still rightly
        self.reel: Reel | None = None  # the moments in it

    def look(self, match: Match[Any]) -> Eyes:
        """Take in what is new; after an undo, forget what is no longer so."""
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
        """How many events there were when the log of all was so long."""
        return bisect_left(self.places, length)

    def moments(self, match: Match[Any]) -> Reel:
        """The moments in what was taken in."""
        if self.reel is None:
            self.reel = Reel(match.game.moments, self.seat)
        return self.reel.follow(self.events)

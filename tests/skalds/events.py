"""The events, for the log: the class name is the message id (`event-Sung`)."""

from __future__ import annotations

from meadhall.kernel import Event, Seat
from tests.skalds.board import Bench, Verse


class RoundBegan(Event, frozen=True):
    round: int


class Sung(Event, frozen=True):
    seat: Seat
    verse: Verse


class Won(Event, frozen=True):
    seat: Seat
    glory: int


class Drowned(Event, frozen=True):
    """Every verse was sung by several: no one has won."""


class SatDown(Event, frozen=True):
    seat: Seat
    place: Bench
    glory: int


class Stood(Event, frozen=True):
    seat: Seat

"""Whose hands played: of each seat, which answers were a person's and which a bot's, and how long they took."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple


class Hand(NamedTuple):
    """One answer: of which seat, by which bot (empty: a person), after how many seconds."""

    seat: int
    bot: str
    seconds: float


class Stretch(NamedTuple):
    """Answers of a seat in a row by one hand: from which action to which, how many, and their seconds."""

    bot: str
    first: int
    last: int
    answers: int
    seconds: float


class Hands:
    """The answers given at a table, in their order; what is taken back was nobody's."""

    def __init__(self, since: float, before: int = 0) -> None:
        self.since = since  # when the table last began to wait for somebody
        self._before = before  # actions that were played elsewhere
        self._given: list[Hand] = []

    def give(self, seat: int, bot: str, at: float) -> None:
        self._given.append(Hand(seat, bot, max(0.0, at - self.since)))
        self.since = at

    def take_back(self, seat: int, at: float) -> None:
        """The seat's last answer."""
        given = [number for number, hand in enumerate(self._given) if hand.seat == seat]
        if given:
            del self._given[given[-1]]
        self.since = at

    def of(self, seat: int) -> list[Stretch]:
        """Who played a seat, one after the other."""
        given = [(number, hand) for number, hand in enumerate(self._given, self._before) if hand.seat == seat]
        return [_stretch(bot, list(hands)) for bot, hands in groupby(given, key=lambda one: one[1].bot)]


def _stretch(bot: str, hands: list[tuple[int, Hand]]) -> Stretch:
    seconds = round(sum([hand.seconds for _, hand in hands]), 1)
    return Stretch(bot, hands[0][0], hands[-1][0], len(hands), seconds)

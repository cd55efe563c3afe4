"""Who answered for each seat, a player or a bot, and how long it took."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple


class GivenAnswer(NamedTuple):
    """One answer: its seat, its bot (empty: the player), and the seconds it took."""

    seat: int
    bot: str
    seconds: float


class Stretch(NamedTuple):
    """Consecutive answers of a seat by the same player or bot: first and last action, count, seconds."""

    bot: str
    first: int
    last: int
    answers: int
    seconds: float


class Attribution:
    """The answers at a table, in order, without those that were taken back."""

    def __init__(self, since: float, before: int = 0) -> None:
        self.since = since  # when the table began to wait for an answer
        self._before = before  # actions in the imported record
        self._given: list[GivenAnswer] = []

    def give(self, seat: int, bot: str, at: float) -> None:
        self._given.append(GivenAnswer(seat, bot, max(0.0, at - self.since)))
        self.since = at

    def take_back(self, seat: int, at: float) -> None:
        """Remove the seat's last answer."""
        given = [number for number, answer in enumerate(self._given) if answer.seat == seat]
        if given:
            del self._given[given[-1]]
        self.since = at

    def of(self, seat: int) -> list[Stretch]:
        """Return who played a seat, in order."""
        given = [(number, answer) for number, answer in enumerate(self._given, self._before) if answer.seat == seat]
        return [_stretch(bot, list(answers)) for bot, answers in groupby(given, key=lambda one: one[1].bot)]


def _stretch(bot: str, answers: list[tuple[int, GivenAnswer]]) -> Stretch:
    seconds = round(sum([answer.seconds for _, answer in answers]), 1)
    return Stretch(bot, answers[0][0], answers[-1][0], len(answers), seconds)

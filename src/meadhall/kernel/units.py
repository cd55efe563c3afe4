"""What a bot's evaluation means to people: points that are counted on the table, or a chance to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple


class Points(NamedTuple):
    """The points each seat plays for.

    `word` is a message of the game that names a number of them (`$count`), with `.then` for when they are counted:
    where a bot's search ends, at the end of the chapter or of the match.
    """

    word: str
    had: Callable[[Any], Sequence[float]]


class Odds(NamedTuple):
    """A chance to win, where an evaluation is not in points that players count.

    `scale` is the lead that makes odds of e to 1. A team against the game has a rival at `even`.
    """

    scale: float
    even: float = 0.0

    def chances(self, worths: Sequence[float], teams: Sequence[int]) -> list[float]:
        """Each seat's chance, from what the tables of all are worth; a team wins as one."""
        found = dict(zip(teams, worths, strict=True))
        rivals = list(found.values()) if len(found) > 1 else [*found.values(), self.even]
        top = max(rivals)
        total = sum([exp((worth - top) / self.scale) for worth in rivals])
        return [exp((found[team] - top) / self.scale) / total for team in teams]


Measure = Points | Odds

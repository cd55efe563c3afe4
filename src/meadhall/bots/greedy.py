"""The bot that looks one move ahead: it plays every option on imagined tables and takes the best result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.bots.deadlines import Deadline, Pace, unhurried
from meadhall.bots.search_common import evaluated, settle
from meadhall.kernel import Chance, Decision, Heuristics, Option, View

LOOKS: Final = 60  # imagined outcomes for a decision, shared among its options
FEWEST: Final = 2
MOST: Final = 10
WARMTH: Final = 0.7  # how freely others are imagined to play, in points


def enough_tables(options: Sequence[Option]) -> int:
    """How many imagined tables a look at these options takes."""
    return max(FEWEST, min(MOST, LOOKS // len(options)))


class GreedyBot:
    """One ply: each option on the same few imagined tables, averaged. Without time for one table, by instinct."""

    def __init__(self, heuristics: Heuristics, seed: int, pace: Pace = unhurried) -> None:
        self.heuristics = heuristics
        self.chance = Chance(seed)
        self.pace = pace

    def choose(self, view: View, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        return self.best(view, decision, self.worths(view, decision, enough_tables(options), self.pace()))

    def best(self, view: View, decision: Decision, worths: list[float]) -> Option:
        """The option that looks best; by instinct, where there was no time to look."""
        worths = worths or self.instinct(view, decision)
        return decision.options[max(range(len(worths)), key=worths.__getitem__)]

    def worths(self, view: View, decision: Decision, tables: int, deadline: Deadline) -> list[float]:
        """The seat's value after each option, on average over some imagined tables.

        When the time is up, over those that were looked at for every option; empty if there is none.
        """
        totals, looked = [0.0] * len(decision.options), 0
        while looked < tables:
            found = self._look(view, decision, deadline)
            if not found:
                break
            totals = [total + worth for total, worth in zip(totals, found, strict=True)]
            looked += 1
        return [total / looked for total in totals] if looked else []

    def _look(self, view: View, decision: Decision, deadline: Deadline) -> list[float]:
        """How well the seat stands after each option on one imagined table; empty when the time is up."""
        imagined, luck = view.fork(self.chance.below(1 << 62)), self.chance.below(1 << 62)
        found: list[float] = []
        for option in decision.options:
            if deadline.is_up():
                return []
            table = imagined.clone()
            table.apply(decision.seat, option)
            settle(table, self.heuristics, WARMTH, Chance(luck))  # the same luck for every option
            found.append(evaluated(self.heuristics, table.state)[decision.seat])
        return found

    def instinct(self, view: View, decision: Decision) -> list[float]:
        """A rough worth of each option, at a glance."""
        return list(self.heuristics.instinct(view.fork(self.chance.below(1 << 62)).state, decision))

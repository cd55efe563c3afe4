"""The bot that looks one move ahead: it plays every option on imagined tables and takes the best result."""

from __future__ import annotations

from typing import Final

from meadhall.bots.thinking import appraised, settle
from meadhall.kernel import Chance, Counsel, Decision, Option, View

LOOKS: Final = 60  # imagined outcomes for a decision, shared among its options
FEWEST: Final = 2
MOST: Final = 10
WARMTH: Final = 0.7  # how freely others are imagined to play, in points


class GreedyBot:
    """One ply: each option on the same few imagined tables, averaged."""

    def __init__(self, counsel: Counsel, seed: int) -> None:
        self.counsel = counsel
        self.chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        worths = self.worths(view, decision, max(FEWEST, min(MOST, LOOKS // len(options))))
        return options[max(range(len(options)), key=worths.__getitem__)]

    def worths(self, view: View, decision: Decision, tables: int) -> list[float]:
        """How well the seat stands after each option, on average over so many imagined tables."""
        totals = [0.0] * len(decision.options)
        for _ in range(tables):
            imagined = view.fork(self.chance.below(1 << 62))
            luck = self.chance.below(1 << 62)
            for number, option in enumerate(decision.options):
                table = imagined.clone()
                table.apply(decision.seat, option)
                settle(table, self.counsel, WARMTH, Chance(luck))  # the same luck for every option
                totals[number] += appraised(self.counsel, table.state)[decision.seat]
        return [total / tables for total in totals]

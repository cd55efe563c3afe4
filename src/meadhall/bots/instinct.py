"""The bot that goes by the game's instinct: each option as it looks at a glance, without a look ahead.

Bots that search imagine that all seats play on like this. It plays a hundred matches while `greedy` plays one, so it
is the one to try a card with a thousand times; it is blind to what shows only later.
"""

from __future__ import annotations

from typing import Final

from meadhall.bots.search_common import likely
from meadhall.kernel import Chance, Decision, Heuristics, Option, View

WARMTH: Final = 0.2  # points: options that look nearly alike are both taken


class InstinctBot:
    """A glance at the options on one imagined table."""

    def __init__(self, heuristics: Heuristics, seed: int) -> None:
        self.heuristics = heuristics
        self.chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        imagined = view.fork(self.chance.below(1 << 62))
        return likely(options, self.heuristics.instinct(imagined.state, decision), WARMTH, self.chance)

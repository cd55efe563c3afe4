"""The bot that thinks nothing: every legal option is as good as any other."""

from __future__ import annotations

from meadhall.kernel import Chance, Decision, Option, View


class RandomBot:
    """Uniform over the options, with its own generator."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        options = decision.options
        return options[self.chance.below(len(options))]

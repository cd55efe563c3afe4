"""Bots by name: `random`, `instinct`, `greedy`, `mcts`, `mcts:1` to `mcts:5`."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots.bot import Bot
from meadhall.bots.deadlines import Pace, unhurried
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.instinct import InstinctBot
from meadhall.bots.mcts import SearchBot
from meadhall.bots.random import RandomBot
from meadhall.kernel import BadOptions, Game, Heuristics

LEVELS: Final = {1: 50, 2: 150, 3: 300, 4: 600, 5: 1200}  # iterations of each level: work, not time
DEFAULT_LEVEL: Final = 3
SPECS: Final = ("random", "instinct", "greedy", "mcts", *[f"mcts:{level}" for level in LEVELS])


def make_bot(spec: str, game: Game[Any], seed: int, pace: Pace = unhurried) -> Bot:
    """A fresh bot; equal spec, game and seed give bots that play alike, unless a deadline cuts them short."""
    if spec not in SPECS:
        raise BadOptions(f"no bot is called {spec!r}; there are: {', '.join(SPECS)}")
    if spec == "random":
        return RandomBot(seed)
    if spec == "instinct":
        return InstinctBot(heuristics_of(game), seed)
    if spec == "greedy":
        return GreedyBot(heuristics_of(game), seed, pace)
    level = int(spec.partition(":")[2] or DEFAULT_LEVEL)
    return SearchBot(heuristics_of(game), LEVELS[level], seed, pace)


def heuristics_of(game: Game[Any]) -> Heuristics:
    """Return the game's heuristics; refuse a game without any."""
    if game.heuristics is None:
        raise BadOptions(f"{game.title} has no heuristics for bots that think ahead; it can be played by: random")
    return game.heuristics

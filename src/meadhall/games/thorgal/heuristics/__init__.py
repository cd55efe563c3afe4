"""What bots of Thorgal go by: evaluation of a table, instinct for a choice, every number of both in `worth`."""

from operator import attrgetter

from meadhall.games.thorgal.heuristics.evaluation import evaluate
from meadhall.games.thorgal.heuristics.features import features
from meadhall.games.thorgal.heuristics.instinct import instinct
from meadhall.kernel import Heuristics, Odds

HEURISTICS = Heuristics(
    evaluate,
    instinct,
    rests=frozenset({"turn", "open_turn", "prophecy", "destination", "settle_hand"}),
    spread=8.0,
    chapter=attrgetter("round"),
    tells=Odds(scale=18.0),  # as matches of greedy bots went on
)

__all__ = ["HEURISTICS", "features"]

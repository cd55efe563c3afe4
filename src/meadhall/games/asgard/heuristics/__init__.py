"""What bots of Asgard go by: evaluation of a table, instinct for a choice, every number of both in `worth`."""

from operator import attrgetter

from meadhall.games.asgard.heuristics.evaluation import evaluate
from meadhall.games.asgard.heuristics.features import features
from meadhall.games.asgard.heuristics.instinct import instinct
from meadhall.kernel import Heuristics, Points

HEURISTICS = Heuristics(
    evaluate,
    instinct,
    rests=frozenset({"draft_recruit", "recover", "choose_gods", "place_disc", "act", "raise_warrior", "lay_tile"}),
    spread=12.0,
    chapter=attrgetter("round"),
    tells=Points("hint-points", attrgetter("score")),
)

__all__ = ["HEURISTICS", "features"]

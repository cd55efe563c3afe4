"""What bots of Vikings Gone Wild go by: evaluation of a table, instinct for a choice, and `worth`."""

from operator import attrgetter

from meadhall.games.vikings_gone_wild.heuristics.evaluation import chapters, evaluate, is_calm, teams, tells
from meadhall.games.vikings_gone_wild.heuristics.features import features
from meadhall.games.vikings_gone_wild.heuristics.instinct import instinct
from meadhall.kernel import Heuristics

HEURISTICS = Heuristics(
    evaluate,
    instinct,
    rests=frozenset({"act"}),
    spread=8.0,
    chapter=attrgetter("round"),
    chapters=chapters,
    teams=teams,
    calm=is_calm,
    tells=tells,
)

__all__ = ["HEURISTICS", "features"]

"""What bots of Blood Rage go by: evaluation of a table, instinct for a choice, every number of both in `worth`."""

from operator import attrgetter

from meadhall.games.blood_rage.heuristics.evaluation import evaluate
from meadhall.games.blood_rage.heuristics.features import features
from meadhall.games.blood_rage.heuristics.instinct import instinct
from meadhall.kernel import Heuristics, Points

HEURISTICS = Heuristics(
    evaluate,
    instinct,
    rests=frozenset({"turn", "draft", "keep_card"}),
    spread=16.0,
    chapter=attrgetter("age"),
    tells=Points("hint-glory", attrgetter("glory")),
)

__all__ = ["HEURISTICS", "features"]

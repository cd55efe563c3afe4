"""What bots of Lords of Ragnarok go by: evaluation of a table, instinct for a choice, and `worth`."""

from operator import attrgetter

from meadhall.games.lords_of_ragnarok.heuristics.evaluation import evaluate
from meadhall.games.lords_of_ragnarok.heuristics.features import features
from meadhall.games.lords_of_ragnarok.heuristics.instinct import instinct
from meadhall.kernel import Heuristics, Odds

HEURISTICS = Heuristics(
    evaluate,
    instinct,
    rests=frozenset({"keep_hero", "pray", "hero_option", "rune_action", "manoeuvre", "special"}),
    spread=10.0,
    chapter=attrgetter("round"),  # counts turns
    chapters=attrgetter("seats"),  # until all players have replied
    tells=Odds(scale=28.0),  # as matches of greedy bots went on
    weighty=frozenset({"special"}),
    trust=30.0,
)

__all__ = ["HEURISTICS", "features"]

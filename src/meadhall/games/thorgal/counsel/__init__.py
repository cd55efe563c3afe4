"""What bots of Thorgal go by: appraisal of a table, instinct for a choice, every number of both in `worth`."""

from operator import attrgetter

from meadhall.games.thorgal.counsel.appraisal import appraise
from meadhall.games.thorgal.counsel.features import features
from meadhall.games.thorgal.counsel.instinct import instinct
from meadhall.kernel import Counsel, Odds

COUNSEL = Counsel(
    appraise,
    instinct,
    rests=frozenset({"turn", "open_turn", "prophecy", "destination", "settle_hand"}),
    spread=8.0,
    chapter=attrgetter("round"),
    tells=Odds(scale=18.0),  # as matches of greedy bots went on
)

__all__ = ["COUNSEL", "features"]

"""What bots of Vikings Gone Wild go by: appraisal of a table, instinct for a choice, and `worth`."""

from operator import attrgetter

from meadhall.games.vikings_gone_wild.counsel.appraisal import appraise, is_calm, teams
from meadhall.games.vikings_gone_wild.counsel.features import features
from meadhall.games.vikings_gone_wild.counsel.instinct import instinct
from meadhall.kernel import Counsel

COUNSEL = Counsel(
    appraise,
    instinct,
    rests=frozenset({"act"}),
    spread=8.0,
    chapter=attrgetter("round"),
    teams=teams,
    calm=is_calm,
)

__all__ = ["COUNSEL", "features"]

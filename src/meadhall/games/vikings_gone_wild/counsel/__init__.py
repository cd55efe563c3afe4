"""What bots of Vikings Gone Wild go by: appraisal of a table, instinct for a choice, and `worth`."""

from operator import attrgetter

from meadhall.games.vikings_gone_wild.counsel.appraisal import appraise, chapters, is_calm, teams, tells
from meadhall.games.vikings_gone_wild.counsel.features import features
from meadhall.games.vikings_gone_wild.counsel.instinct import instinct
from meadhall.kernel import Counsel

COUNSEL = Counsel(
    appraise,
    instinct,
    rests=frozenset({"act"}),
    spread=8.0,
    chapter=attrgetter("round"),
    chapters=chapters,
    teams=teams,
    calm=is_calm,
    tells=tells,
)

__all__ = ["COUNSEL", "features"]

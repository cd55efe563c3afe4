"""What bots of Asgard go by: appraisal of a table, instinct for a choice, every number of both in `worth`."""

from operator import attrgetter

from meadhall.games.asgard.counsel.appraisal import appraise
from meadhall.games.asgard.counsel.features import features
from meadhall.games.asgard.counsel.instinct import instinct
from meadhall.kernel import Counsel, Points

COUNSEL = Counsel(
    appraise,
    instinct,
    rests=frozenset({"draft_recruit", "recover", "choose_gods", "place_disc", "act", "raise_warrior", "lay_tile"}),
    spread=12.0,
    chapter=attrgetter("round"),
    tells=Points("hint-points", attrgetter("score")),
)

__all__ = ["COUNSEL", "features"]

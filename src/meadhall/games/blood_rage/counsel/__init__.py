"""What bots of Blood Rage go by: appraisal of a table, instinct for a choice, every number of both in `worth`."""

from operator import attrgetter

from meadhall.games.blood_rage.counsel.appraisal import appraise
from meadhall.games.blood_rage.counsel.features import features
from meadhall.games.blood_rage.counsel.instinct import instinct
from meadhall.kernel import Counsel, Points

COUNSEL = Counsel(
    appraise,
    instinct,
    rests=frozenset({"turn", "draft", "keep_card"}),
    spread=16.0,
    chapter=attrgetter("age"),
    tells=Points("hint-glory", attrgetter("glory")),
)

__all__ = ["COUNSEL", "features"]

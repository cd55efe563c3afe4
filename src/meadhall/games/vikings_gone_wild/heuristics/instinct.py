"""What looks good at a glance: a rough worth for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.vikings_gone_wild.heuristics import raids, small
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.turn import act
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Decision


def instinct(g: Vikings, decision: Decision) -> list[float]:
    """Each kind of question by its own thumb; where there is none, doing something is better than nothing."""
    judge = _JUDGES.get(decision.question.name)
    if judge is not None:
        return [v.SHARPNESS * worth for worth in judge(g, decision)]
    return [-1.0 if option == DONE else 0.0 for option in decision.options]


_JUDGES: Final[dict[str, Callable[[Vikings, Decision], list[float]]]] = {
    "act": act,
    "send": small.send,
    "spoils": small.spoils,
    "beer_or_gold": small.spoils,
    "defend": small.defend,
    "keep": small.keep,
    "sacrifice": small.give_up,
    "burn": small.give_up,
    "renew": small.give_up,
    "give_shields": small.give_shields,
    "arm": small.arm,
    "borrow": small.borrow,
    "assign": raids.assign,
    "guard": raids.guard,
    "favour": raids.favour,
    "rob": raids.rob,
    "spare": raids.spare,
    "empty_storage": raids.empty_storage,
}

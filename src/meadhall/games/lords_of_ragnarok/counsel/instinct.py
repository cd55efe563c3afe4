"""What looks good at a glance: a rough worth for each option of a decision, without playing it."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Decision

IDLE = (DONE, o.PASS, o.DECLINE)


def instinct(g: Lords, decision: Decision) -> list[float]:
    """Doing something is better than nothing."""
    return [-1.0 if option in IDLE else 0.0 for option in decision.options]

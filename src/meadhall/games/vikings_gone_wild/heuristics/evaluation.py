"""How good a table is: for a team one worth for all, among rivals the VP that each may expect."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.rivals import rival_worths
from meadhall.games.vikings_gone_wild.heuristics.team import team_worth
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Points


def evaluate(g: Vikings) -> list[float]:
    """What each position is worth."""
    return rival_worths(g) if g.versus else [team_worth(g)] * g.seats


def teams(g: Vikings) -> Sequence[int]:
    """Who wins with whom: all together, or each alone."""
    return range(g.seats) if g.versus else [0] * g.seats


def chapters(g: Vikings) -> int:
    """How many rounds a search looks into: what was bought is drawn in the next one, or in the one after it."""
    return v.RIVAL_ROUNDS if g.versus else v.TEAM_ROUNDS


def tells(g: Vikings) -> Points:
    """The points that a hint names: the VP of rivals, and for a team how far it is from the end of the world."""
    if g.versus:
        return Points("hint-points", lambda g: g.points)
    return Points("hint-gap", lambda g: [g.team - g.desolation] * g.seats)


def is_calm(g: Vikings) -> bool:
    """Has the player at turn done nothing yet? What a turn was good for shows when it is over."""
    return g.turn < 0 or not (g.played[g.turn] or any(g.deeds))

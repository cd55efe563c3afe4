"""How rivals stand: the VP they have, and those that their villages and decks promise."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.counsel import worth as v
from meadhall.games.vikings_gone_wild.counsel.village import Means, purse_worth, village_worth
from meadhall.games.vikings_gone_wild.state import Vikings


def rival_worths(g: Vikings) -> list[float]:
    """The VP that each may expect at the end."""
    rounds = rounds_left(g)
    found = []
    for seat in range(g.seats):
        means = village_worth(g, seat, Means(g, seat), rounds, v.RAID, v.RIVAL_INCOME)
        found.append(g.points[seat] + means + purse_worth(g, seat, rounds))
    return found


def rounds_left(g: Vikings) -> float:
    """By the leader's points, and by how many rounds a match takes."""
    goal = g.box.values.goal[g.seats - 2]
    left = max(0.0, 1.0 - max(g.points) / goal)
    usual = v.GOAL_ROUNDS[g.seats - 2]
    return min(usual * left + 0.5, max(1.0, usual * 1.3 - g.round))

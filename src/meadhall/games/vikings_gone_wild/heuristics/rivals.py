"""How rivals stand: the VP they have, and those that their villages, decks, Missions and Bonuses promise."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.village import Outlook, means_of, purse_worth
from meadhall.games.vikings_gone_wild.queries.bonuses import count, shares
from meadhall.games.vikings_gone_wild.state import Vikings


def rival_worths(g: Vikings) -> list[float]:
    """The VP that each may expect at the end."""
    found = [float(points) for points in g.points]
    if g.phase == b.END_OF_ROUND:  # no one waits there: it is over, and all is counted
        return found
    rounds = rounds_left(g)
    add_bonuses(g, found)
    for seat in range(g.seats):
        found[seat] += Outlook(means_of(g, seat), v.RIVAL, rounds).worth + purse_worth(g, seat, rounds)
        found[seat] += missions_worth(g, seat, rounds) + favours_worth(g, seat)
    return found


def add_bonuses(g: Vikings, worths: list[float]) -> None:
    """What the Bonuses would give now, as far as that can be trusted."""
    values = g.box.values
    for bonus in g.bonuses:
        counts = [count(g, seat, bonus) for seat in range(g.seats)]
        for seat, points in enumerate(shares(counts, values.first, values.second)):
            worths[seat] += v.BONUS * points


def missions_worth(g: Vikings, seat: int, rounds: float) -> float:
    """Open Missions: the points that will come of them, if there is time."""
    points = sum([g.box.missions[mission].points for mission in g.missions[seat]])
    return v.OPEN_MISSION * points * min(1.0, rounds / 3.0)


def favours_worth(g: Vikings, seat: int) -> float:
    """Favours taken are in the deck; the next one comes nearer with every point."""
    passed = g.marks_passed(seat)
    if passed == len(g.box.values.marks):
        return v.FAVOUR * passed
    below = g.box.values.marks[passed - 1] if passed else 0
    return v.FAVOUR * (passed + 0.5 * (g.points[seat] - below) / (g.box.values.marks[passed] - below))


def rounds_left(g: Vikings) -> float:
    """By the leader's points, and by how many rounds a match takes."""
    goal = g.box.values.goal[g.seats - 2]
    left = max(0.0, 1.0 - max(g.points) / goal)
    usual = v.GOAL_ROUNDS[g.seats - 2]
    return min(usual * left + 0.5, max(1.0, usual * 1.3 - g.round))

"""The end: Objectives, Glory and rank of a team (VG-600 to VG-650); points among rivals (VG-770 to VG-779)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.queries.objectives import glory, is_met, rank
from meadhall.games.vikings_gone_wild.rules.bonuses import award_bonuses, outcome_of_rivals
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Outcome


def is_last_round(g: Vikings) -> bool:
    """The one in which the Boss fell (VG-603); among rivals, in which the goal was reached, or the last there is."""
    if not g.versus:
        return bool(g.boss_fell)
    return max(g.points) >= g.box.values.goal[g.seats - 2] or g.round >= g.box.values.last_round


def judge(g: Vikings) -> None:
    """After the last round: Bonuses among rivals; have all players of a team met all Objectives (VG-606, VG-609)?"""
    if g.versus:
        award_bonuses(g)
        return
    missed = [(seat, number) for number in g.objectives for seat in range(g.seats) if not is_met(g, seat, number)]
    for seat, number in missed:
        g.tell(e.ObjectiveMissed(seat, number))
    g.result = b.LOST if missed else b.WON
    g.tell(e.TeamFailed() if missed else e.TeamWon(glory(g), rank(g)))


def outcome(g: Vikings) -> Outcome:
    """A team wins or loses as one, with its Glory as score (VG-101); among rivals the most VP win."""
    if not g.versus:
        return Outcome.of_team(g.result == b.WON, glory(g), g.seats)
    return outcome_of_rivals(g)

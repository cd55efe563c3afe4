"""The end: Objectives, Glory and rank of a team (VG-600 to VG-650); points among rivals (VG-770 to VG-779)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.rules.bonuses import award_bonuses, outcome_of_rivals
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings
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


# -- Objectives -------------------------------------------------------------------------------------------------


def is_met(g: Vikings, seat: int, objective: int) -> bool:
    """Objectives are personal, and the state at the end counts (VG-607, VG-608)."""
    return progress(g, seat, objective) >= g.box.objectives[objective].condition.number


def progress(g: Vikings, seat: int, objective: int) -> int:
    """How much of it a player has (VG-620 to VG-626)."""
    word = g.box.objectives[objective].condition.word
    if word == w.OF_HALL:
        return g.halls[seat]
    if word == w.OF_INDUSTRY:
        return g.count(seat, b.BREWERY) + g.count(seat, b.GOLD_MINE)
    if word in (w.OF_BEER, w.OF_GOLD):
        return g.stored[seat][b.BEER if word == w.OF_BEER else b.GOLD]
    if word == w.OF_TYPES:
        return len(set(g.built[seat]))
    rows = [g.box.cards[card] for card in g.owned(seat)]
    if word == w.OF_DEFENCES:
        return sum([row.defence > 0 for row in rows])
    return sum([row.attack > 0 and row.family != w.STARTER for row in rows])


# -- Glory ------------------------------------------------------------------------------------------------------


def glory(g: Vikings) -> int:
    """For the victory, for not having lost a single VP, and for each step of a handicap (VG-635 to VG-639, VG-647)."""
    if g.result != b.WON:
        return 0
    values = g.box.values
    return values.glory + (values.unhurt if not g.lost else 0) + sum(g.handicaps)


def rank(g: Vikings) -> int:
    """The highest rank that so much Glory gives, or NOTHING (VG-640 to VG-644)."""
    earned = glory(g)
    return max([number for number, row in enumerate(g.box.ranks) if row.glory <= earned], default=NOTHING)


def outcome(g: Vikings) -> Outcome:
    """A team wins or loses as one, with its Glory as score (VG-101); among rivals the most VP win."""
    if not g.versus:
        return Outcome.of_team(g.result == b.WON, glory(g), g.seats)
    return outcome_of_rivals(g)

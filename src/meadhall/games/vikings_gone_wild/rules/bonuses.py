"""The end among rivals: End-game Bonuses, and who has won (VG-770 to VG-778)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.queries.bonuses import count, shares
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Outcome


def award_bonuses(g: Vikings) -> None:
    """Each Bonus card to who has most and second most of something; no Favour comes of it now (VG-754, VG-773)."""
    before = tuple(g.points)
    for bonus in g.bonuses:
        counts = [count(g, seat, bonus) for seat in range(g.seats)]
        for seat, points in enumerate(shares(counts, g.box.values.first, g.box.values.second)):
            if points:
                g.points[seat] += points
                g.tell(e.BonusAwarded(seat, bonus, counts[seat], points))
    g.tell(e.PointsCounted(before, tuple(g.points)))


def outcome_of_rivals(g: Vikings) -> Outcome:
    """Most VP win; then more completed Missions; players who are still equal share the victory (VG-777, VG-778)."""
    keys = [(g.points[seat], len(g.completed[seat])) for seat in range(g.seats)]
    ranks = tuple([1 + sum([other > key for other in keys]) for key in keys])
    return Outcome(tuple(g.points), ranks, tuple([seat for seat, rank in enumerate(ranks) if rank == 1]))

"""The end among rivals on the stage: what the Bonuses bring, and who rises by them."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.games.vikings_gone_wild.picture.moments.raids import named_seat
from meadhall.kernel.picture import Said, named
from meadhall.kernel.scene import Moment, Passage, Step, Term, ledger


def points_counted(box: Box, passage: Passage) -> Moment | None:
    counted: e.PointsCounted | None = passage.first(e.PointsCounted)
    if counted is None:
        return None
    best = counted.after.index(max(counted.after))
    reasons = [_reasons(box, passage, seat) for seat in range(len(counted.after))]
    rows = ledger(Said("count-points"), signs.POINTS, counted.before, counted.after, reasons)
    said = Said("moment-counted", {"seat": named_seat(best)}, {"points": counted.after[best]})
    step = Step(Said("title-bonuses"), said, ledger=rows, brief=True)
    return Moment(title=Said("moment-end"), icon=signs.POINTS, steps=(step,), tone="gold", ground="victory")


def _reasons(box: Box, passage: Passage, seat: int) -> list[Term]:
    awarded = [event for event in passage.of(e.BonusAwarded) if event.seat == seat]
    return [Term(signs.POINTS, event.points, named("bonus", box.bonuses[event.bonus].slug)) for event in awarded]

"""Raising a stat of one's choice (BR-810 to BR-812)."""

from __future__ import annotations

from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.state import NOBODY, BloodRage
from meadhall.kernel import Steps, ask, procedure


@procedure
def raise_a_stat(g: BloodRage, seat: int, barred: int = NOBODY) -> Steps[None]:
    """The clan raises one stat that can still go up, other than the barred one, if there is any (BR-811)."""
    if any([stat != barred for stat in g.raisable(seat)]):
        answer = yield ask(seat, q.raise_stat, barred)
        g.raise_stat(seat, o.RAISE.one(answer))

"""Who is meant by `foe` (TH-714, TH-715, TH-923)."""

from __future__ import annotations

from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.questions import effects as q
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask, procedure


@procedure
def pick_foe(g: Thorgal, seat: int, card: int, named: int) -> Steps[int]:
    """For a Scourge player the Destiny player; for the Destiny player a Scourge player, chosen unless already named."""
    if seat != g.destiny:
        return g.destiny
    if named in g.scourges():
        return named
    if len(g.scourges()) == 1:
        return g.scourges()[0]
    answer = yield ask(seat, q.foe, card)
    return g.chairs.index(o.AGAINST.one(answer))

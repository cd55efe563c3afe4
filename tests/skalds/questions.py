"""The options now, and why the rest are off: the only place that knows what is legal."""

from __future__ import annotations

from meadhall.kernel import Option, because, question_over
from tests.skalds import board as b
from tests.skalds import options as o
from tests.skalds.state import Skalds


@question_over("SK-201", o.BID)
def bid(option: Option, g: Skalds, seat: int) -> str:
    """A verse that the skald has not sung yet."""
    return "" if o.BID.one(option) in g.verses[seat] else "SK-202"


@question_over("SK-301", o.SIT, o.STAND)
def take_seat(option: Option, g: Skalds, seat: int) -> str:
    """A bench with room, or none."""
    if option == o.STAND:
        return ""
    bench = o.SIT.one(option)
    return because("SK-302", room=b.ROOM[bench]) if g.is_full(bench) else ""

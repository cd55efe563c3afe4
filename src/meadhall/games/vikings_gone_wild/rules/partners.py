"""What partners leave to each other: the stock that an Objective still needs (VG-607, VG-809)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.queries.objectives import could_buy, lacks, stock
from meadhall.games.vikings_gone_wild.state import Vikings


def tell_what_is_left(g: Vikings, seat: int) -> None:
    """Tell of a player who could buy, has enough, and leaves scarce stock to a partner who lacks it."""
    for objective in g.objectives if not g.versus else ():
        word = g.box.objectives[objective].condition.word
        needed = sum([lacks(g, other, objective) for other in range(g.seats)])
        if needed and not lacks(g, seat, objective) and 0 < stock(g, word) <= needed + 1 and could_buy(g, seat, word):
            partner = max(range(g.seats), key=lambda other: lacks(g, other, objective))
            g.tell(e.StockLeft(seat, partner, objective, stock(g, word)))

"""What Units and Defence cards do besides their ATK and DEF, against the Undead Army and Draco as among rivals."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.queries.reckoning import number
from meadhall.games.vikings_gone_wild.state import Vikings


def after_attack(g: Vikings, seat: int, units: tuple[int, ...]) -> None:
    """Mages draw, and Undead are removed from the game (VG-946, VG-948)."""
    g.draw(seat, sum([number(g.box.cards[unit].strike, w.STRIKE_DRAW) for unit in units]))
    gone = tuple([unit for unit in units if number(g.box.cards[unit].strike, w.VANISH)])
    for unit in gone:
        g.vanish(seat, unit)
    if gone:
        g.tell(e.UnitsVanished(seat, gone))


def after_defence(g: Vikings, seat: int, cards: tuple[int, ...]) -> None:
    """Watchtowers draw, but never what defends there; against the Undead all have settled (VG-362, VG-528, VG-954)."""
    g.draw(seat, sum([number(g.box.cards[card].guard, w.GUARD_DRAW) for card in cards]))

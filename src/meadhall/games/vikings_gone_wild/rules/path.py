"""Odin's Path: cards bought from the row, and cards renewed (VG-720 to VG-723)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.state import Vikings


def leave_path(g: Vikings, card: int) -> None:
    """A bought card leaves a gap, which is filled at once; of equal cards, the one nearest to the deck (VG-720)."""
    refill(g, g.path.index(card))


def renew(g: Vikings, seat: int, card: int) -> None:
    """For 1 gold a card is discarded for good, and another comes in its place (VG-723)."""
    slot = g.path.index(card)
    g.spend(seat, 0, g.box.values.price)
    g.deeds[b.RENEWED] = 1
    g.path_discard.append(card)
    g.tell(e.PathRenewed(seat, card, slot))
    refill(g, slot)


def refill(g: Vikings, slot: int) -> None:
    """Into the gap itself, the others do not slide; an empty deck leaves it empty (VG-721, VG-722)."""
    g.path[slot] = b.EMPTY
    if g.path_deck:
        g.path[slot] = g.path_deck.pop()
        g.tell(e.PathTurnedUp(g.path[slot], slot))

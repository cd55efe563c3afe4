"""Divine Favours: one of two at 5, 12 and 20 VP (VG-750 to VG-755)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.questions import rivals as q
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Steps, ask, procedure


@procedure
def take_favours(g: Vikings) -> Steps[None]:
    """A player who has passed a mark picks at once, in turn order, even in another's turn (VG-752, VG-753)."""
    for seat in g.round_from(g.hammer):
        while g.favours and g.marks_passed(seat) > g.taken[seat]:
            option = yield ask(seat, q.favour)
            take(g, seat, o.FAVOUR.one(option))


def take(g: Vikings, seat: int, card: int) -> None:
    """It goes to the own discard, and another is turned up as long as there is one (VG-751, VG-755)."""
    g.taken[seat] += 1
    g.favours.remove(card)
    g.discards[seat].append(card)
    g.tell(e.FavourTaken(seat, card))
    turn_up(g)


def turn_up(g: Vikings) -> None:
    if g.favour_deck:
        g.favours.append(g.favour_deck.pop())
        g.tell(e.FavourTurnedUp(g.favours[-1]))

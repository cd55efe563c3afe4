"""Challenges: met by one player in one turn, they leave the row at once (VG-420 to VG-428, VG-932 to VG-937)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import table
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.questions import undead as q
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Steps, ask_several, procedure


@procedure
def meet(g: Vikings, seat: int, card: int) -> Steps[None]:
    """Pay beer or gold, discard Defence cards, or remove cards from the game."""
    word, number = q.condition(g, card).word, q.condition(g, card).number
    if word == w.PAY_BEER:
        g.spend(seat, number, 0)
    elif word == w.PAY_GOLD:
        g.spend(seat, 0, number)
    elif word == w.SHIELDS:
        picks = yield ask_several(seat, q.give_shields, number)
        discard(g, seat, tuple([o.DISCARD.one(pick) for pick in picks]))
    else:
        picks = yield ask_several(seat, q.sacrifice, number)
        remove(g, seat, picks)
    leave(g, seat, card)


def leave(g: Vikings, seat: int, card: int) -> None:
    """A Challenge that is met goes to the Undead discard (VG-420)."""
    g.leave_row(g.row.index(card))
    g.deeds[b.MET] += 1
    g.tell(e.ChallengeMet(seat, card))


def check_counted(g: Vikings, seat: int, word: int, done: int) -> None:
    """Great Hunt and Great Builders are met automatically, as soon as enough was done in this turn (VG-424)."""
    for card in g.row:
        if card >= 0 and g.box.undead[card].family == w.CHALLENGE:
            wanted = q.condition(g, card)
            if wanted.word == word and done >= wanted.number:
                leave(g, seat, card)
                return


def discard(g: Vikings, seat: int, cards: tuple[int, ...]) -> None:
    """Cards of the hand go to the own discard."""
    for card in cards:
        g.hands[seat].remove(card)
        g.discards[seat].append(card)
    g.disarm(seat)
    g.tell(table.CardsDiscarded(seat, cards))


def remove(g: Vikings, seat: int, picks: tuple[int, ...]) -> None:
    """Cards of the hand or of the play area leave the game for good (VG-813)."""
    gone = []
    for pick in picks:
        place = g.hands[seat] if pick in o.REMOVE else g.played[seat]
        card = o.REMOVE.one(pick) if pick in o.REMOVE else o.REMOVE_PLAYED.one(pick)
        place.remove(card)
        gone.append(card)
    g.removed[seat] += gone
    g.disarm(seat)
    g.tell(table.CardsRemoved(seat, tuple(gone)))

"""Operations on decks, hands and other piles: search, scry, move, discard (TH-947 to TH-950)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CHOSEN_FROM
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.questions import piles as q
from meadhall.games.thorgal.questions.effects import how_many
from meadhall.games.thorgal.rules.foes import pick_foe
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Steps, ask, ask_several, procedure

# -- looking at the top of the deck -------------------------------------------------------------------------


def look(g: Thorgal, seat: int, count: int) -> None:
    """Take the top cards of the active deck to look at, the top one first."""
    deck = g.decks[g.pile(seat)]
    g.looked = [deck.pop() for _ in range(min(count, len(deck)))]
    g.looker = seat
    if g.looked:
        g.tell(e.CardsSeen(seat, len(g.looked)))


@procedure
def search(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """Look at some cards, take one that matches or none; the others go under the deck (TH-947)."""
    look(g, seat, g.box.OPS[op].n)
    if not g.looked:
        return
    answer = yield ask(seat, q.search, card, op)
    if answer == o.DECLINE:
        g.tell(e.NothingTaken(seat))
    else:
        take_looked(g, seat, o.TAKE.one(answer), shown=g.box.OPS[op].filter != w.ANYTHING)
    yield from bury_looked(g, seat)


def take_looked(g: Thorgal, seat: int, card: int, *, shown: bool) -> None:
    g.looked.remove(card)
    g.to_hand(seat, card)
    if shown:
        g.tell(e.CardShown(seat, card))
    else:
        g.whisper(seat, e.CardTaken(seat, card), e.CardTakenHidden(seat))


@procedure
def bury_looked(g: Thorgal, seat: int) -> Steps[None]:
    """Under the deck, one after the other, as their owner likes."""
    while len(g.looked) > 1:
        answer = yield ask(seat, q.bury)
        if answer == DONE:
            break
        put_looked(g, seat, o.UNDER.one(answer), w.DECK_BOTTOM)
    for card in tuple(g.looked):
        put_looked(g, seat, card, w.DECK_BOTTOM)
    g.looker = b.NOBODY


@procedure
def scry(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """Look at some cards and put each on top, in any order, or under the deck (TH-948)."""
    look(g, seat, g.box.OPS[op].n)
    while g.looked:
        answer = yield ask(seat, q.scry)
        if answer == DONE:
            break
        if answer in o.UNDER:
            put_looked(g, seat, o.UNDER.one(answer), w.DECK_BOTTOM)
        else:
            put_looked(g, seat, o.TOP.one(answer), w.DECK_TOP)
    for left in tuple(g.looked[::-1]):
        put_looked(g, seat, left, w.DECK_TOP)
    g.looker = b.NOBODY


def put_looked(g: Thorgal, seat: int, card: int, zone: int) -> None:
    """A card that was looked at goes back into the deck."""
    g.looked.remove(card)
    put(g, seat, card, zone)
    g.whisper(seat, e.CardMoved(seat, card, w.DECK_TOP, zone), e.CardMovedHidden(seat, w.DECK_TOP, zone))


# -- moving and discarding ----------------------------------------------------------------------------------


def put(g: Thorgal, seat: int, card: int, zone: int) -> None:
    """Lay a card into one of the seat's piles (TH-924)."""
    pile = g.pile(seat)
    if zone == w.HAND:
        g.to_hand(seat, card)
    elif zone == w.DECK_TOP:
        g.decks[pile].append(card)
    elif zone == w.DECK_BOTTOM:
        g.decks[pile].insert(0, card)
    elif zone == w.RESERVE_PILE:
        g.reserves[pile].append(card)
    elif zone == w.DISCARD_PILE:
        g.discards[pile].append(card)
    else:
        g.bury(seat, card)


@procedure
def move(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """Up to n cards that match, between own zones, in the order chosen (TH-949)."""
    if g.box.OPS[op].source not in CHOSEN_FROM:
        yield from move_unseen(g, seat, card, op)
        return
    cards = legal.source(g, seat, op)
    seen = g.box.OPS[op].source != w.HAND
    if not cards or (seen and not any([g.box.fits(found, g.box.OPS[op].filter) for found in cards])):
        return
    picks = yield ask_several(seat, q.move, min(g.box.OPS[op].n, len(legal.source(g, seat, op))), card, op)
    for pick in picks:
        move_one(g, seat, o.MOVE.one(pick), op)


def move_one(g: Thorgal, seat: int, card: int, op: int) -> None:
    """A chosen card; from the hand to a hidden zone only its owner knows it."""
    t = g.box
    source, into = t.OPS[op].source, t.OPS[op].into
    legal.source(g, seat, op).remove(card)
    put(g, seat, card, into)
    told = e.CardMoved(seat, card, source, into)
    if source == w.HAND and into not in (w.DISCARD_PILE, w.WALHALLA):
        g.whisper(seat, told, e.CardMovedHidden(seat, source, into))
    else:
        g.tell(told)


@procedure
def move_unseen(g: Thorgal, seat: int, card: int, op: int) -> Steps[None]:
    """From a face-down pile: the owner says how many, the top ones go."""
    most = min(g.box.OPS[op].n, len(legal.source(g, seat, op)))
    if most == 0:
        return
    answer = yield ask(seat, how_many, card, most)
    for _ in range(o.COUNT.one(answer)):
        move_top(g, seat, op)


def move_top(g: Thorgal, seat: int, op: int) -> None:
    t = g.box
    source, into = t.OPS[op].source, t.OPS[op].into
    pile = legal.source(g, seat, op)
    card = pile.pop(0) if source == w.DECK_BOTTOM else pile.pop()
    put(g, seat, card, into)
    hidden = e.CardMovedHidden(seat, source, into)
    if into in (w.DISCARD_PILE, w.WALHALLA):
        g.tell(e.CardMoved(seat, card, source, into))
    elif into == w.HAND:
        g.whisper(seat, e.CardMoved(seat, card, source, into), hidden)
    else:
        g.tell(hidden)


@procedure
def discard(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """That player discards chosen cards of the active hand, or the top of the reserve (TH-950)."""
    victim = seat
    if g.box.OPS[op].who == w.FOE:
        victim = yield from pick_foe(g, seat, card, foe)
    if g.box.OPS[op].source == w.RESERVE_PILE:
        tell_discarded(g, victim, g.spend(victim, g.box.OPS[op].n))
        return
    if len(g.hands[victim]) <= g.box.OPS[op].n:
        discard_cards(g, victim, tuple(g.hands[victim]))
        return
    picks = yield ask_several(victim, q.discard_hand, g.box.OPS[op].n, card, g.box.OPS[op].n)
    discard_cards(g, victim, tuple([o.DISCARD.one(pick) for pick in picks]))


def discard_cards(g: Thorgal, seat: int, cards: tuple[int, ...]) -> None:
    """Hand cards go to the discard of the role."""
    for card in cards:
        g.hands[seat].remove(card)
        g.discards[g.pile(seat)].append(card)
    tell_discarded(g, seat, cards)


def tell_discarded(g: Thorgal, seat: int, cards: tuple[int, ...]) -> None:
    if cards:
        g.tell(e.CardsDiscarded(seat, cards))

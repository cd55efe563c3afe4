"""Dusk: actions, upkeep, clean-up (TH-501 to TH-541, TH-984 to TH-993)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.questions import dusk as q
from meadhall.games.thorgal.rules.actions import action_window
from meadhall.games.thorgal.rules.damage import take_damage
from meadhall.games.thorgal.rules.piles import bury_looked, put, tell_discarded
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask, ask_several, procedure


@procedure
def dusk(g: Thorgal) -> Steps[None]:
    """Actions, then the upkeep of the Destiny player's companions; then clean-up for all."""
    g.begin_phase(b.DUSK)
    yield from action_window(g)
    if not g.cut:
        yield from upkeep(g, g.destiny)


# -- step 2: upkeep -----------------------------------------------------------------------------------------


@procedure
def upkeep(g: Thorgal, seat: int) -> Steps[None]:
    """Every companion once, in the order its player likes (TH-510 to TH-523)."""
    g.step = b.UPKEEP
    tended: tuple[int, ...] = ()
    while not g.cut:
        left = untended(g, seat, tended)
        if not left:
            return
        answer = yield ask(seat, q.tend, left)
        tended = (*tended, o.TEND.one(answer))
        yield from tend(g, seat, o.TEND.one(answer))


def untended(g: Thorgal, seat: int, tended: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in g.groups[seat] if g.box.KIND[card] == w.COMPANION and card not in tended])


@procedure
def tend(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """What can be met must be met; else the companion is lost, or kept for 2 damage (TH-513, TH-514)."""
    if card in g.kept:
        g.tell(e.UpkeepMet(seat, card))
        return
    if can_meet(g, seat, card):
        g.tell(e.UpkeepMet(seat, card))
        yield from meet(g, seat, card)
        return
    g.tell(e.UpkeepMissed(seat, card))
    answer = yield ask(seat, q.unmet, card)
    if answer == o.DISMISS:
        g.destroy(seat, card)
    else:
        yield from take_damage(g, seat, b.UNPAID_UPKEEP)


def can_meet(g: Thorgal, seat: int, card: int) -> bool:
    """Could the condition be met in full (TH-515, TH-516)? The group is read as it is now."""
    kind, n, wanted, cond = g.box.UPKEEP[card]
    if kind == w.HAVE:
        return r.count(g, seat, wanted, card) >= n
    if kind == w.NONE_OF:
        return r.count(g, seat, wanted, card) == 0
    if kind == w.MAX:
        return r.count(g, seat, wanted, card) <= n
    if kind == w.STATE:
        return r.holds(g, cond, seat, card)
    if kind in (w.DISCARD_ALL_RESERVE, w.DISCARD_RESERVE):
        return len(g.reserves[2 * seat]) >= max(1, n)
    if kind in (w.BOTTOM_ALL_HAND, w.BOTTOM_HAND):
        return len(g.hands[seat]) >= max(1, n)
    return kind == w.EXHAUST_THIS or r.survives(g, seat, n)


@procedure
def meet(g: Thorgal, seat: int, card: int) -> Steps[None]:
    """Do what the condition asks; having or lacking cards asks for nothing (TH-517)."""
    kind, n = g.box.UPKEEP[card].kind, g.box.UPKEEP[card].n
    if kind == w.DISCARD_ALL_RESERVE:
        tell_discarded(g, seat, g.spend(seat, len(g.reserves[2 * seat])))
    elif kind == w.DISCARD_RESERVE:
        tell_discarded(g, seat, g.spend(seat, n))
    elif kind == w.BOTTOM_ALL_HAND:
        g.looked, g.looker, g.hands[seat] = g.hands[seat], seat, []
        yield from bury_looked(g, seat)
    elif kind == w.BOTTOM_HAND:
        picks = yield ask_several(seat, q.bottom_hand, n, card, n)
        bottom_picked(g, seat, picks)
    elif kind == w.UPKEEP_DMG:
        yield from take_damage(g, seat, n)
    elif kind == w.EXHAUST_THIS:
        g.exhaust(seat, card)


def bottom_picked(g: Thorgal, seat: int, picks: tuple[int, ...]) -> None:
    for pick in picks:
        settle_card(g, seat, o.UNDER.one(pick), w.DECK_BOTTOM)


# -- step 3: clean-up ---------------------------------------------------------------------------------------


@procedure
def clean_up(g: Thorgal) -> Steps[None]:
    """Hands, then discards, seat by seat; then tokens (TH-530 to TH-540, TH-722)."""
    g.phase, g.step = b.DUSK, b.CLEAN_UP
    for seat in g.order():
        while g.hands[seat]:
            answer = yield ask(seat, q.settle_hand)
            if answer in o.STORE:
                settle_card(g, seat, o.STORE.one(answer), w.RESERVE_PILE)
            else:
                settle_card(g, seat, o.TOP.one(answer), w.DECK_TOP)
        return_discard(g, seat)
    clear_tokens(g)


def settle_card(g: Thorgal, seat: int, card: int, zone: int) -> None:
    """A hand card goes where only its owner knows it is."""
    g.hands[seat].remove(card)
    put(g, seat, card, zone)
    g.whisper(seat, e.CardMoved(seat, card, w.HAND, zone), e.CardMovedHidden(seat, w.HAND, zone))


def return_discard(g: Thorgal, seat: int) -> None:
    """Under the deck in its order: what was discarded first will be drawn first (TH-534, TH-535)."""
    pile = g.pile(seat)
    if g.discards[pile]:
        g.tell(e.DiscardReturned(seat, len(g.discards[pile])))
        g.decks[pile] = g.discards[pile][::-1] + g.decks[pile]
        g.discards[pile] = []


def clear_tokens(g: Thorgal) -> None:
    """All Attribute tokens; one Exhausted token from each card of the Destiny player (TH-537 to TH-540)."""
    for seat in range(g.seats):
        g.marks[seat] = [b.NONE] * len(g.groups[seat])
    g.spent[g.destiny] = [max(0, tokens - 1) for tokens in g.spent[g.destiny]]
    g.terrain_marks = [b.NONE] * len(g.terrains)
    for place in range(len(g.terrains)):
        if g.terrain_spent[place] and is_readied(g, place):
            g.terrain_spent[place] -= 1
    g.safe = []


def is_readied(g: Thorgal, place: int) -> bool:
    """Was a terrain used by the Scourge player (TH-539)? With several of them it is enough that one may (TH-723).

    Once two players are left, theirs are the rules for two (TH-720).
    """
    if g.left() == 2:
        return g.terrain_uses[place] > 0
    return any([g.faces(place, seat) for seat in g.scourges()])

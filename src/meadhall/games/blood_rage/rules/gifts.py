"""Gods' Gifts, the draft that opens an Age, and the Discard phase that closes it for the hands (BR-3xx, BR-60x)."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.kernel import Steps, ask, ask_several, procedure, together

DEALT = 8
DRAFTED = 6


@procedure
def gods_gifts(g: BloodRage) -> Steps[None]:
    """Deal eight cards and draft six; beginners may play their first Age with the eight (BR-301 to BR-316)."""
    g.begin_phase(b.GIFTS)
    deal(g)
    if g.skip_draft and g.age == 1:
        take_all(g)
    else:
        yield from draft(g)
    take_kept_card(g)


@procedure
def draft(g: BloodRage) -> Steps[None]:
    """Keep cards and pass the rest to the left, until everyone has six (BR-304 to BR-313).

    With two players, two cards are kept at a time. Nothing is passed after the last choice.
    """
    at_once = 2 if g.seats == 2 else 1
    while True:
        picks = yield together(*[ask_several(seat, q.draft, at_once) for seat in range(g.seats)])
        keep_picks(g, picks)
        if len(g.picked[0]) == DRAFTED:
            break
        pass_hands(g)
    end_draft(g)


def deal(g: BloodRage) -> None:
    """Eight cards to each player; what is left of the Age's deck is discarded unseen (BR-302, BR-303)."""
    deck = g.decks[g.age - 1]
    for seat in range(g.seats):
        g.drafts[seat] = sorted(deck[:DEALT])
        del deck[:DEALT]
    g.buried += deck
    deck.clear()
    g.tell(e.CardsDealt(DEALT))


def take_all(g: BloodRage) -> None:
    """The beginners' option: the hand dealt is the hand played (BR-314)."""
    for seat in range(g.seats):
        g.hands[seat] = g.drafts[seat]
        g.drafts[seat] = []


def keep_picks(g: BloodRage, picks: tuple[tuple[int, ...], ...]) -> None:
    for seat in range(g.seats):
        for option in picks[seat]:
            card = o.KEEP.one(option)
            g.drafts[seat].remove(card)
            g.picked[seat].append(card)
            g.whisper(seat, e.CardKept(seat, card), e.CardKeptHidden(seat))


def pass_hands(g: BloodRage) -> None:
    """Everybody's hand goes to the left, in every Age (BR-305, BR-310)."""
    g.drafts = [g.drafts[-1], *g.drafts[:-1]]
    g.tell(e.HandsPassed())


def end_draft(g: BloodRage) -> None:
    """The two cards left are discarded unshown (BR-307, BR-313)."""
    for seat in range(g.seats):
        g.buried += g.drafts[seat]
        g.drafts[seat] = []
        g.hands[seat] = sorted(g.picked[seat])
        g.picked[seat] = []


def take_kept_card(g: BloodRage) -> None:
    """The card kept from the previous Age joins the hand; it was never part of the draft (BR-308, BR-309)."""
    for seat in range(g.seats):
        if g.kept[seat] != EMPTY:
            g.hands[seat].append(g.kept[seat])
            g.hands[seat].sort()
            g.kept[seat] = EMPTY


@procedure
def discard_phase(g: BloodRage) -> Steps[None]:
    """All at once: keep at most one card for the next Age, bury the rest (BR-601 to BR-604)."""
    g.begin_phase(b.DISCARD)
    if g.age < b.AGES:
        holders = tuple([s for s in range(g.seats) if g.hands[s]])
        kept = yield together(*[ask(s, q.keep_card) for s in holders])
        keep_cards(g, holders, kept)
    for seat in range(g.seats):
        bury_hand(g, seat)


def keep_cards(g: BloodRage, holders: tuple[int, ...], kept: tuple[int, ...]) -> None:
    for seat, option in zip(holders, kept, strict=True):
        if option in o.KEEP:
            g.kept[seat] = o.KEEP.one(option)
            g.hands[seat].remove(g.kept[seat])
            g.whisper(seat, e.CardKept(seat, g.kept[seat]), e.CardKeptHidden(seat))


def bury_hand(g: BloodRage, seat: int) -> None:
    if g.hands[seat]:
        g.tell(e.HandDiscarded(seat, len(g.hands[seat])))
        g.buried += g.hands[seat]
        g.hands[seat] = []

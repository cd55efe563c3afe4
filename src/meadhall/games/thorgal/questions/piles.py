"""Cards of decks, hands and other piles: looked at, moved, discarded, destroyed (TH-602, TH-947 to TH-950)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Option, because, question


@question("TH-947", secret=True)
def search(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """One of the cards looked at that matches, or none."""
    yield o.DECLINE
    yield from o.each(o.TAKE, [found for found in g.looked if g.box.fits(found, g.box.OPS[op].filter)])


@search.why
def why_not_search(option: Option, g: Thorgal, seat: int, card: Card, op: int) -> str | None:
    if option == o.DECLINE:
        return ""
    found = o.card_of(g, option, o.TAKE)
    if found not in g.looked:
        return None
    return "" if g.box.fits(found, g.box.OPS[op].filter) else because("TH-947", "match")


@question("TH-947", secret=True)
def bury(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go under the deck; done: the others as they lie."""
    yield DONE
    yield from o.each(o.UNDER, g.looked)


@bury.why
def why_not_bury(option: Option, g: Thorgal, seat: int) -> str:
    if option == DONE or o.card_of(g, option, o.UNDER) in g.looked:
        return ""
    return legal.why_not_act(option, g) or because("TH-947", "under")


@question("TH-948", secret=True)
def scry(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go on top or under the deck; done: the others on top as they lie."""
    yield DONE
    yield from o.each(o.TOP, g.looked)
    yield from o.each(o.UNDER, g.looked)


@question("TH-949", secret=True)
def move(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, op: int) -> Iterator[Option]:
    """Cards of one's own to move, up to the number of the effect."""
    yield DONE
    left = o.rest(legal.source(g, seat, op), picks, o.MOVE)
    yield from o.each(o.MOVE, [found for found in left if g.box.fits(found, g.box.OPS[op].filter)])


@move.why
def why_not_move(option: Option, g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, op: int) -> str | None:
    if option == DONE:
        return ""
    found = o.card_of(g, option, o.MOVE)
    if found not in o.rest(legal.source(g, seat, op), picks, o.MOVE):
        return None
    return "" if g.box.fits(found, g.box.OPS[op].filter) else because("TH-949", "match")


@question("TH-950", secret=True)
def discard_hand(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> Iterator[Option]:
    """Hand cards to discard, of one's own choice."""
    yield from o.each(o.DISCARD, o.rest(g.hands[seat], picks, o.DISCARD))


@question("TH-602", secret=True)
def damage(g: Thorgal, seat: int, picks: tuple[int, ...], amount: int) -> Iterator[Option]:
    """Hand cards to destroy; done: the rest from the top of the Destiny deck (TH-602, TH-606)."""
    if amount - len(picks) <= len(g.decks[2 * seat]):
        yield DONE
    yield from o.each(o.DESTROY, o.rest(g.hands[seat], picks, o.DESTROY))


@damage.why
def why_not_damage(option: Option, g: Thorgal, seat: int, picks: tuple[int, ...], amount: int) -> str | None:
    if option == DONE:
        left, deck = amount - len(picks), len(g.decks[2 * seat])
        return "" if left <= deck else because("TH-602", "deck", needs=left, has=deck)
    if o.card_of(g, option, o.DESTROY) in o.rest(g.hands[seat], picks, o.DESTROY):
        return ""
    return legal.why_not_act(option, g)

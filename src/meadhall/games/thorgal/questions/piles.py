"""Cards of decks, hands and other piles: looked at, moved, discarded, destroyed (TH-602, TH-947 to TH-950)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Option, Verdicts, because, question, question_with_reasons


@question_with_reasons("TH-947", secret=True)
def search(g: Thorgal, seat: int, card: Card, op: int) -> Verdicts:
    """One of the cards looked at that matches, or none."""
    yield o.DECLINE, ""
    for found in g.looked:
        yield o.TAKE.of(found), "" if g.box.fits(found, g.box.OPS[op].filter) else because("TH-947", "match")


@question("TH-947", secret=True)
def bury(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go under the deck; done: the others as they lie."""
    yield DONE
    yield from o.each(o.UNDER, g.looked)


@bury.otherwise
def why_not_buried(option: Option, g: Thorgal, seat: int) -> str:
    return legal.why_not_act(option, g) or because("TH-947", "under")


@question("TH-948", secret=True)
def scry(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go on top or under the deck; done: the others on top as they lie."""
    yield DONE
    yield from o.each(o.TOP, g.looked)
    yield from o.each(o.UNDER, g.looked)


@question_with_reasons("TH-949", secret=True)
def move(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, op: int) -> Verdicts:
    """Own cards to move, up to the number of the effect."""
    yield DONE, ""
    for found in o.rest(legal.source(g, seat, op), picks, o.MOVE):
        yield o.MOVE.of(found), "" if g.box.fits(found, g.box.OPS[op].filter) else because("TH-949", "match")


@question("TH-950", secret=True)
def discard_hand(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> Iterator[Option]:
    """Hand cards to discard, as the player chooses."""
    yield from o.each(o.DISCARD, o.rest(g.hands[seat], picks, o.DISCARD))


@question_with_reasons("TH-602", secret=True)
def damage(g: Thorgal, seat: int, picks: tuple[int, ...], amount: int) -> Verdicts:
    """Hand cards to destroy; done: the rest from the top of the Destiny deck (TH-602, TH-606)."""
    left, deck = amount - len(picks), len(g.decks[2 * seat])
    yield DONE, "" if left <= deck else because("TH-602", "deck", needs=left, has=deck)
    for card in o.rest(g.hands[seat], picks, o.DESTROY):
        yield o.DESTROY.of(card), ""


@damage.otherwise
def why_no_damage(option: Option, g: Thorgal, seat: int, picks: tuple[int, ...], amount: int) -> str | None:
    return legal.why_not_act(option, g)

"""Dusk: upkeep and clean-up (TH-510 to TH-541, TH-991)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Option, because, question


@question("TH-512")
def tend(g: Thorgal, seat: int, left: tuple[Card, ...]) -> Iterator[Option]:
    """Whose upkeep comes next."""
    yield from o.each(o.TEND, list(left))


@tend.why
def why_not_tend(option: Option, g: Thorgal, seat: int, left: tuple[Card, ...]) -> str | None:
    return "" if o.card_of(g, option, o.TEND) in left else legal.why_not_act(option, g)


@question("TH-514")
def unmet(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Lose the companion, or keep it for 2 damage if that is no defeat (TH-514, TH-519)."""
    yield o.DISMISS
    if r.survives(g, seat, b.UNPAID_UPKEEP):
        yield o.SUFFER


@unmet.why
def why_not_unmet(option: Option, g: Thorgal, seat: int, card: Card) -> str | None:
    if option == o.DISMISS:
        return ""
    if option == o.SUFFER:
        needs, has = r.unprevented(g, seat, b.UNPAID_UPKEEP), r.life(g, seat)
        return "" if r.survives(g, seat, b.UNPAID_UPKEEP) else because("TH-519", needs=needs, has=has)
    return legal.why_not_act(option, g)


@question("TH-991", secret=True)
def bottom_hand(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> Iterator[Option]:
    """Hand cards to put under the deck for a companion's upkeep."""
    yield from o.each(o.UNDER, o.rest(g.hands[seat], picks, o.UNDER))


@bottom_hand.why
def why_not_bottom(option: Option, g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> str | None:
    if o.card_of(g, option, o.UNDER) in o.rest(g.hands[seat], picks, o.UNDER):
        return ""
    return legal.why_not_act(option, g)


@question("TH-532", secret=True)
def settle_hand(g: Thorgal, seat: int) -> Iterator[Option]:
    """A card left in hand, to the reserve or on top of the deck (TH-531, TH-533)."""
    yield from o.each(o.STORE, g.hands[seat])
    yield from o.each(o.TOP, g.hands[seat])


@settle_hand.why
def why_not_settle(option: Option, g: Thorgal, seat: int) -> str | None:
    if option in o.STORE or option in o.TOP:
        block = o.STORE if option in o.STORE else o.TOP
        return "" if o.card_of(g, option, block) in g.hands[seat] else because("TH-532", "hand")
    return legal.why_not_act(option, g)

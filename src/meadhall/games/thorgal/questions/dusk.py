"""Dusk: upkeep and clean-up (TH-510 to TH-541, TH-991)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Option, Verdicts, because, question, question_with_reasons


@question("TH-512")
def tend(g: Thorgal, seat: int, left: tuple[Card, ...]) -> Iterator[Option]:
    """Whose upkeep comes next."""
    yield from o.each(o.TEND, left)


@question_with_reasons("TH-514")
def unmet(g: Thorgal, seat: int, card: Card) -> Verdicts:
    """Lose the companion, or keep it for 2 damage if that is no defeat (TH-514, TH-519)."""
    yield o.DISMISS, ""
    yield o.SUFFER, why_not_suffered(g, seat)


def why_not_suffered(g: Thorgal, seat: int) -> str:
    if r.survives(g, seat, b.UNPAID_UPKEEP):
        return ""
    return because("TH-519", needs=r.unprevented(g, seat, b.UNPAID_UPKEEP), has=r.life(g, seat))


@question("TH-991", secret=True)
def bottom_hand(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> Iterator[Option]:
    """Hand cards to put under the deck for a companion's upkeep."""
    yield from o.each(o.UNDER, o.rest(g.hands[seat], picks, o.UNDER))


@question("TH-532", secret=True)
def settle_hand(g: Thorgal, seat: int) -> Iterator[Option]:
    """A card left in hand, to the reserve or on top of the deck (TH-531, TH-533)."""
    yield from o.each(o.STORE, g.hands[seat])
    yield from o.each(o.TOP, g.hands[seat])


@settle_hand.otherwise
def why_not_settled(option: Option, g: Thorgal, seat: int) -> str | None:
    return because("TH-532", "hand") if option in o.STORE or option in o.TOP else legal.why_not_act(option, g)


@tend.otherwise
@unmet.otherwise
@bottom_hand.otherwise
def why_no_action(option: Option, g: Thorgal, *asked: object) -> str | None:
    """There are no actions in Dusk's last steps."""
    return legal.why_not_act(option, g)

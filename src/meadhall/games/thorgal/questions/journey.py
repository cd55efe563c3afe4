"""The journey: where to, who opposes, and its reward (TH-402 to TH-417, TH-464)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Option, question


@question("TH-403")
def destination(g: Thorgal, seat: int) -> Iterator[Option]:
    """Any unconquered terrain in play; the journey is compulsory (TH-402, TH-403)."""
    yield from o.each(o.JOURNEY, [g.terrains[place] for place in g.unconquered()])


@destination.why
def why_not_destination(option: Option, g: Thorgal, seat: int) -> str | None:
    if option in o.JOURNEY:
        card = o.card_of(g, option, o.JOURNEY)
        if card in [g.terrains[place] for place in g.unconquered()]:
            return ""
        return "TH-404" if card in g.terrains else "TH-134"
    return "TH-402" if option in o.REFUSALS else legal.why_not_act(option, g)


@question("TH-408")
def opposition(g: Thorgal, seat: int) -> Iterator[Option]:
    """One companion of one's own group that can be paid for, or none (TH-407 to TH-411)."""
    yield o.DECLINE
    yield from o.each(o.OPPOSE, [card for card in g.groups[seat] if not legal.why_not_oppose(g, seat, card)])


@opposition.why
def why_not_oppose(option: Option, g: Thorgal, seat: int) -> str | None:
    if option == o.DECLINE:
        return ""
    card = o.card_of(g, option, o.OPPOSE)
    return legal.why_not_act(option, g) if card == b.NOTHING else legal.why_not_oppose(g, seat, card)


@question("TH-464")
def reward(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """The reward of the conquered terrain, now or never."""
    yield from o.TAKE_OR_LEAVE

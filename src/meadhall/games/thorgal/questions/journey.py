"""The journey: where to, who opposes, and its reward (TH-402 to TH-417, TH-464)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Option, Verdicts, because, question, question_with_reasons


@question_with_reasons("TH-403")
def destination(g: Thorgal, seat: int) -> Verdicts:
    """Any unconquered terrain in play; the journey is compulsory (TH-402, TH-403)."""
    for card, conqueror in zip(g.terrains, g.conquerors, strict=True):
        yield o.JOURNEY.of(card), "" if conqueror == b.NOBODY else "TH-404"


@destination.otherwise
def why_no_journey(option: Option, g: Thorgal, seat: int) -> str | None:
    if option in o.JOURNEY:
        return "TH-134"
    return "TH-402" if option in o.REFUSALS else legal.why_not_act(option, g)


@question_with_reasons("TH-408")
def opposition(g: Thorgal, seat: int) -> Verdicts:
    """An own companion that can be paid for, or none (TH-407 to TH-411)."""
    yield o.DECLINE, ""
    for card in g.groups[seat]:
        yield o.OPPOSE.of(card), legal.why_not_oppose(g, seat, card)


@opposition.otherwise
def why_not_opposed(option: Option, g: Thorgal, seat: int) -> str | None:
    return because("TH-408", "group") if option in o.OPPOSE else legal.why_not_act(option, g)


@question("TH-464")
def reward(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """The reward of the conquered terrain, now or never."""
    yield from o.TAKE_OR_LEAVE

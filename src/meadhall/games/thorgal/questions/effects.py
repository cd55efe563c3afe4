"""What effects of cards ask: whom and what they are aimed at, what is paid for them (TH-920 to TH-975)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Noun, Option, Verdicts, because, question, question_with_reasons

Deed = Annotated[int, Noun("deed")]
Effect = Annotated[int, Noun("effect")]  # an operation that leaves a choice


@question_with_reasons("TH-922")
def target(g: Thorgal, seat: int, card: Card, deed: Deed, op: int) -> Verdicts:
    """One card of the Destiny player's group."""
    aims = legal.aims(g, seat, card, op)
    for found in g.groups[g.destiny]:
        yield o.TARGET.of(found), "" if found in aims else r.why_not_target(g, seat, card, op, found) or "TH-834"


@question("TH-715")
def foe(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """The Scourge player that the Destiny player's effect is for."""
    for other in g.scourges():
        yield o.seat_option(g, other)


@question("TH-975")
def branch(g: Thorgal, seat: int, card: Card, op: Effect) -> Iterator[Option]:
    """One branch, even one without effect."""
    for number in range(len(g.box.OPS[op].branches)):
        yield o.BRANCH.of(number + 1)


@question_with_reasons("TH-921")
def how_many(g: Thorgal, seat: int, card: Card, limit: int) -> Verdicts:
    """A number up to the most that is possible, from the highest down (TH-949, TH-956)."""
    for number in range(w.MOST_COUNTED, -1, -1):
        yield o.COUNT.of(number), "" if number <= limit else because("TH-921", "most", most=limit)


@question("TH-970")
def pay(g: Thorgal, seat: int, card: Card, count: int) -> Iterator[Option]:
    """Reserve cards for an effect."""
    yield from o.TAKE_OR_LEAVE


@question("TH-971")
def hurt(g: Thorgal, seat: int, card: Card, amount: int) -> Iterator[Option]:
    """Damage for an effect."""
    yield from o.TAKE_OR_LEAVE


@question("TH-973")
def toll(g: Thorgal, seat: int, card: Card, count: int) -> Iterator[Option]:
    """Reserve cards to be spared an effect."""
    yield from o.TAKE_OR_LEAVE


@question_with_reasons("TH-972")
def sacrifice(g: Thorgal, seat: int, card: Card, op: int) -> Verdicts:
    """An own card for an effect, or none."""
    yield o.DECLINE, ""
    for own in g.groups[seat]:
        yield o.SACRIFICE.of(own), "" if legal.may_be_sacrificed(g, own, card, op) else because("TH-972", "match")


@question_with_reasons("TH-963")
def detach(g: Thorgal, seat: int, card: Card, op: int) -> Verdicts:
    """One of the foes' associated cards."""
    for at, found in enumerate(g.sent):
        yield o.DETACH.of(found), legal.why_not_detached(g, seat, op, at)


@question_with_reasons("TH-965")
def redirect(g: Thorgal, seat: int, card: Card) -> Verdicts:
    """Another unconquered terrain as destination, or not."""
    yield o.DECLINE, ""
    for place in g.unconquered():
        yield o.REDIRECT.of(g.terrains[place]), "" if place != g.destination else because("TH-965", "same")


@redirect.otherwise
def why_not_redirected(option: Option, g: Thorgal, seat: int, card: Card) -> str | None:
    return "TH-404" if o.card_of(g, option, o.REDIRECT) in g.terrains else None


@question("TH-966", secret=True)
def bring_terrain(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """One of the terrains one has set aside."""
    yield from o.each(o.BRING, g.aside[seat])


@question_with_reasons("TH-316", secret=True)
def place(g: Thorgal, seat: int, card: Card, op: int) -> Verdicts:
    """A card to place in one's group, free of cost; no second unique card of a name (TH-842)."""
    yield o.DECLINE, ""
    for found in legal.source(g, seat, op):
        yield o.PLACE.of(found), legal.why_not_place(g, seat, op, found)

"""What effects of cards ask: whom and what they are aimed at, what is paid for them (TH-920 to TH-975)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Noun, Option, because, question

Deed = Annotated[int, Noun("deed")]
Effect = Annotated[int, Noun("effect")]  # an operation that leaves a choice


@question("TH-922")
def target(g: Thorgal, seat: int, card: Card, deed: Deed, op: int) -> Iterator[Option]:
    """One card of the Destiny player's group."""
    yield from o.each(o.TARGET, legal.aims(g, seat, card, op))


@target.why
def why_not_target(option: Option, g: Thorgal, seat: int, card: Card, deed: Deed, op: int) -> str | None:
    chosen = o.card_of(g, option, o.TARGET)
    if chosen not in g.groups[g.destiny]:
        return None
    if chosen in legal.aims(g, seat, card, op):
        return ""
    return r.why_not_target(g, seat, card, op, chosen) or "TH-834"


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


@question("TH-921")
def how_many(g: Thorgal, seat: int, card: Card, limit: int) -> Iterator[Option]:
    """A number up to the most that is possible (TH-949, TH-956)."""
    for number in range(limit, -1, -1):
        yield o.COUNT.of(number)


@how_many.why
def why_not_so_many(option: Option, g: Thorgal, seat: int, card: Card, limit: int) -> str | None:
    if option not in o.COUNT:
        return None
    return "" if o.COUNT.one(option) <= limit else because("TH-921", "most", most=limit)


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


@question("TH-972")
def sacrifice(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """A card of one's own group for an effect, or none."""
    yield o.DECLINE
    yield from o.each(o.SACRIFICE, [own for own in g.groups[seat] if legal.may_be_sacrificed(g, own, card, op)])


@sacrifice.why
def why_not_sacrifice(option: Option, g: Thorgal, seat: int, card: Card, op: int) -> str | None:
    if option == o.DECLINE:
        return ""
    own = o.card_of(g, option, o.SACRIFICE)
    if own not in g.groups[seat]:
        return None
    return "" if legal.may_be_sacrificed(g, own, card, op) else because("TH-972", "match")


@question("TH-963")
def detach(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """One of the foes' associated cards."""
    yield from o.each(o.DETACH, [g.sent[at] for at in legal.detachable(g, seat, op)])


@detach.why
def why_not_detach(option: Option, g: Thorgal, seat: int, card: Card, op: int) -> str | None:
    places = [at for at, sent in enumerate(g.sent) if sent == o.card_of(g, option, o.DETACH)]
    if not places:
        return None
    if any([at in legal.detachable(g, seat, op) for at in places]):
        return ""
    return because("TH-963", "own" if g.role(g.senders[places[0]]) == g.role(seat) else "match")


@question("TH-965")
def redirect(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Another unconquered terrain as destination, or not."""
    yield o.DECLINE
    yield from o.each(o.REDIRECT, [g.terrains[place] for place in g.unconquered() if place != g.destination])


@redirect.why
def why_not_redirect(option: Option, g: Thorgal, seat: int, card: Card) -> str | None:
    if option == o.DECLINE:
        return ""
    places = [place for place, found in enumerate(g.terrains) if found == o.card_of(g, option, o.REDIRECT)]
    if not places:
        return None
    free = [place for place in places if place in g.unconquered()]
    if not free:
        return "TH-404"
    return "" if free != [g.destination] else because("TH-965", "same")


@question("TH-966", secret=True)
def bring_terrain(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """One of the terrains one has set aside."""
    yield from o.each(o.BRING, g.aside[seat])


@question("TH-316", secret=True)
def place(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """A card to place in one's group, free of cost; no second unique card of a name (TH-842)."""
    yield o.DECLINE
    yield from o.each(o.PLACE, legal.placeable(g, seat, op))


@place.why
def why_not_place(option: Option, g: Thorgal, seat: int, card: Card, op: int) -> str | None:
    if option == o.DECLINE:
        return ""
    chosen = o.card_of(g, option, o.PLACE)
    return None if chosen not in legal.source(g, seat, op) else legal.why_not_place(g, seat, op, chosen)

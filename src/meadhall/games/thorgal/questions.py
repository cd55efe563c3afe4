"""Every question of Thorgal: the only place that knows what is legal.

A question lists its options from the state; beside it, where a refusal can say more than the question's own rule, a
`why` names the rule that forbids an option. `card` is the card whose effect asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.rules import legality as legal
from meadhall.games.thorgal.rules import reckoning as r
from meadhall.games.thorgal.rules.repetition import new_targets
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Noun, Option, Seat, question

Deed = Annotated[int, Noun("deed")]
Effect = Annotated[int, Noun("effect")]  # an operation that leaves a choice
Acts = Annotated[int, Noun("acts")]  # the activable effects of a card

# -- set-up -------------------------------------------------------------------------------------------------


@question("TH-123")
def start_companions(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """One or two companions of one's own, of cost 3 at most together (TH-123, TH-124)."""
    t = g.box
    if picks:
        yield DONE
    spent = sum([t.COST[o.START.one(pick)] for pick in picks])
    names = [t.NAME[o.START.one(pick)] for pick in picks]
    for card in dict.fromkeys(o.rest(sorted(g.decks[2 * seat]), picks, o.START)):
        if t.KIND[card] != w.COMPANION or t.COST[card] + spent > b.START_COST:
            continue
        if not (t.UNIQUE[card] and t.NAME[card] in names):
            yield o.START.base + card


@start_companions.why
def why_not_start(option: Option, g: Thorgal, seat: int, picks: tuple[int, ...]) -> str:
    t = g.box
    if option not in o.START or t.KIND[o.START.one(option)] != w.COMPANION:
        return "TH-123"
    if o.START.one(option) in g.decks[2 * seat]:
        spent = sum([t.COST[o.START.one(pick)] for pick in picks])
        return "TH-124" if t.COST[o.START.one(option)] + spent > b.START_COST else "TH-842"
    return "TH-123"


@question("TH-129", secret=True)
def start_terrains(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """Two of one's five terrains, in secret (TH-129)."""
    yield from o.each(o.BRING, o.rest(g.aside[seat], picks, o.BRING))


@question("TH-132", secret=True)
def add_terrains(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """Terrains that the others add after the first Destiny player is known (TH-132, TH-703)."""
    yield from o.each(o.BRING, o.rest(g.aside[seat], picks, o.BRING))


# -- prophecy -----------------------------------------------------------------------------------------------


@question("TH-207")
def prophecy(g: Thorgal, seat: int, left: int, closed: int) -> Iterator[Option]:
    """The next card, before it is seen; none to hand after the first one in reserve (TH-205, TH-207)."""
    if not closed:
        yield o.TO_HAND
    yield o.TO_RESERVE


@prophecy.why
def why_not_prophecy(option: Option, g: Thorgal, seat: int, left: int, closed: int) -> str:
    return "TH-207" if option == o.TO_HAND else "TH-209"


# -- action windows -----------------------------------------------------------------------------------------


@question("TH-305", secret=True)
def turn(g: Thorgal, seat: int) -> Iterator[Option]:
    """One action, or pass (TH-305, TH-306, TH-421, TH-422, TH-502, TH-503)."""
    yield o.PASS
    for card in dict.fromkeys(g.hands[seat]):
        if not legal.why_not_play(g, seat, card):
            yield o.PLAY.base + card
    yield from _effects(g, seat)


@question("TH-305")
def open_turn(g: Thorgal, seat: int) -> Iterator[Option]:
    """The same for a seat without a hand: everybody sees what it may do."""
    yield o.PASS
    yield from _effects(g, seat)


def _effects(g: Thorgal, seat: int) -> Iterator[Option]:
    """Activable cards of the Destiny player's group; Fenrir effects for a Scourge player."""
    if seat == g.destiny:
        for card in g.groups[seat]:
            if g.box.ACTS_IN[card] >> g.phase & 1 and not legal.why_not_activate(g, seat, card):
                yield o.ACTIVATE.base + card
    else:
        conquered = [place for place, who in enumerate(g.conquerors) if who != b.NOBODY]
        usable = [g.terrains[place] for place in conquered if not legal.why_not_fenrir(g, seat, place)]
        yield from o.each(o.FENRIR, usable)


@turn.why
@open_turn.why
def why_not_turn(option: Option, g: Thorgal, seat: int) -> str:
    """The closest rule against an action."""
    own = seat == g.destiny
    if option in o.PLAY:
        card = o.PLAY.one(option)
        if card not in g.hands[seat]:
            wrong_role = g.box.is_destiny(card) != own
            return ("TH-308" if own else "TH-307") if wrong_role else "TH-314"
        return legal.why_not_play(g, seat, card)
    if option in o.ACTIVATE:
        card = o.ACTIVATE.one(option)
        if not own:
            return "TH-307"
        if card not in g.groups[seat]:
            return "TH-416" if card == g.opposer else "TH-335"
        return legal.why_not_activate(g, seat, card)
    if option in o.FENRIR:
        if own:
            return "TH-308"
        places = [place for place, card in enumerate(g.terrains) if card == o.FENRIR.one(option)]
        return legal.why_not_fenrir(g, seat, places[0]) if places else "TH-467"
    if option in o.OPPOSE:
        return "TH-412"
    return legal.window_rule(g, seat)


@question("TH-920")
def ability(g: Thorgal, seat: int, card: Card, acts: Acts) -> Iterator[Option]:
    """Which of several activable effects of a card is used."""
    for number, found in enumerate(g.box.ACTS[card]):
        if found.phases >> g.phase & 1:
            yield o.BRANCH.of(number + 1)


# -- the journey --------------------------------------------------------------------------------------------


@question("TH-403")
def destination(g: Thorgal, seat: int) -> Iterator[Option]:
    """Any unconquered terrain in play; the journey is compulsory (TH-402, TH-403)."""
    yield from o.each(o.JOURNEY, [g.terrains[place] for place in g.unconquered()])


@destination.why
def why_not_destination(option: Option, g: Thorgal, seat: int) -> str:
    if option not in o.JOURNEY:
        return legal.why_not_act(option, g, seat) or "TH-402"
    return "TH-404" if o.JOURNEY.one(option) in g.terrains else "TH-134"


@question("TH-408")
def opposition(g: Thorgal, seat: int) -> Iterator[Option]:
    """One companion of one's own group that can be paid for, or none (TH-407 to TH-411)."""
    yield o.DECLINE
    for card in g.groups[seat]:
        if g.box.KIND[card] == w.COMPANION and r.opposing_cost(g, card) <= len(g.reserves[g.pile(seat)]):
            yield o.OPPOSE.base + card


@opposition.why
def why_not_oppose(option: Option, g: Thorgal, seat: int) -> str:
    t = g.box
    if option in o.OPPOSE and o.OPPOSE.one(option) in g.groups[seat] and t.KIND[o.OPPOSE.one(option)] == w.COMPANION:
        free = t.SUBTYPES[o.OPPOSE.one(option)] & t.SUBTYPES[g.terrains[g.destination]]
        return "TH-983" if free else "TH-410"
    return "TH-408" if option in o.OPPOSE else "TH-417"


@question("TH-464")
def reward(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """The reward of the conquered terrain, now or never."""
    yield from o.TAKE_OR_LEAVE


# -- symbols ------------------------------------------------------------------------------------------------


@question("TH-907")
def elements(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Take an Exhausted token off any one card, or not (TH-903, TH-906)."""
    yield o.DECLINE
    yield from o.each(o.READY, [found for found, _ in legal.readied_by_elements(g)])


@question("TH-907")
def intrigue(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Put an Exhausted token on any one card, or not (TH-904, TH-906)."""
    yield o.DECLINE
    yield from o.each(o.EXHAUST, [found for found, _ in legal.exhausted_by_intrigue(g, seat)])


@question("TH-907")
def whose(g: Thorgal, seat: int, card: Card, owners: tuple[Seat, ...]) -> Iterator[Option]:
    """Whose card is meant, where two players of built decks have the same one."""
    for owner in owners:
        yield o.seat_option(g, owner)


# -- effects ------------------------------------------------------------------------------------------------


@question("TH-922")
def target(g: Thorgal, seat: int, card: Card, deed: Deed, op: int) -> Iterator[Option]:
    """One card of the Destiny player's group."""
    found = r.targets(g, seat, card, op)
    if g.box.OPS[op].kind == w.READY:
        found = new_targets(g, seat, card, found)
    yield from o.each(o.TARGET, found)


@target.why
def why_not_target(option: Option, g: Thorgal, seat: int, card: Card, deed: Deed, op: int) -> str:
    t = g.box
    if option not in o.TARGET or o.TARGET.one(option) not in g.groups[g.destiny]:
        return "TH-922"
    if not r.fits(g, o.TARGET.one(option), t.OPS[op].filter, card):
        return "TH-926"
    if o.TARGET.one(option) in g.safe and seat != g.destiny:
        return "TH-962"
    return {w.EXHAUST: "TH-981", w.DESTROY: "TH-982", w.READY: "TH-834"}.get(t.OPS[op].kind, "TH-922")


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


@question("TH-956")
def how_many(g: Thorgal, seat: int, card: Card, limit: int) -> Iterator[Option]:
    """A number up to the most that is possible."""
    for number in range(limit, -1, -1):
        yield o.COUNT.of(number)


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


@question("TH-963")
def detach(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """One of the foes' associated cards."""
    yield from o.each(o.DETACH, [g.sent[at] for at in legal.detachable(g, seat, op)])


@question("TH-965")
def redirect(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Another unconquered terrain as destination, or not."""
    yield o.DECLINE
    yield from o.each(o.REDIRECT, [g.terrains[place] for place in g.unconquered() if place != g.destination])


@question("TH-966", secret=True)
def bring_terrain(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """One of the terrains one has set aside."""
    yield from o.each(o.BRING, g.aside[seat])


# -- cards in piles -----------------------------------------------------------------------------------------


@question("TH-947", secret=True)
def search(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """One of the cards looked at that matches, or none."""
    t = g.box
    yield o.DECLINE
    yield from o.each(o.TAKE, [found for found in g.looked if t.fits(found, t.OPS[op].filter)])


@question("TH-947", secret=True)
def bury(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go under the deck; done: the others as they lie."""
    yield DONE
    yield from o.each(o.UNDER, g.looked)


@question("TH-948", secret=True)
def scry(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go on top or under the deck; done: the others on top as they lie."""
    yield DONE
    yield from o.each(o.TOP, g.looked)
    yield from o.each(o.UNDER, g.looked)


@question("TH-949", secret=True)
def move(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, op: int) -> Iterator[Option]:
    """Cards of one's own to move, up to the number of the effect."""
    t = g.box
    yield DONE
    yield from o.each(
        o.MOVE, [c for c in o.rest(legal.source(g, seat, op), picks, o.MOVE) if t.fits(c, t.OPS[op].filter)]
    )


@question("TH-316", secret=True)
def place(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """A card to place in one's group, free of cost; no second unique card of a name (TH-842)."""
    yield o.DECLINE
    yield from o.each(o.PLACE, legal.placeable(g, seat, op))


@place.why
def why_not_place(option: Option, g: Thorgal, seat: int, card: Card, op: int) -> str:
    return "TH-842" if option in o.PLACE and not r.may_join(g, seat, o.PLACE.one(option)) else "TH-316"


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


# -- upkeep and clean-up ------------------------------------------------------------------------------------


@question("TH-512")
def tend(g: Thorgal, seat: int, left: tuple[Card, ...]) -> Iterator[Option]:
    """Whose upkeep comes next."""
    yield from o.each(o.TEND, list(left))


@question("TH-514")
def unmet(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Lose the companion, or keep it for 2 damage if that is no defeat (TH-514, TH-519)."""
    yield o.DISMISS
    if r.survives(g, seat, b.UNPAID_UPKEEP):
        yield o.SUFFER


@unmet.why
def why_not_unmet(option: Option, g: Thorgal, seat: int, card: Card) -> str:
    return "TH-519" if option == o.SUFFER else legal.why_not_act(option, g, seat)


@question("TH-991", secret=True)
def bottom_hand(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> Iterator[Option]:
    """Hand cards to put under the deck for a companion's upkeep."""
    yield from o.each(o.UNDER, o.rest(g.hands[seat], picks, o.UNDER))


@question("TH-532", secret=True)
def settle_hand(g: Thorgal, seat: int) -> Iterator[Option]:
    """A card left in hand, to the reserve or on top of the deck (TH-531, TH-533)."""
    yield from o.each(o.STORE, g.hands[seat])
    yield from o.each(o.TOP, g.hands[seat])


for quiet in (damage, bury, tend, bottom_hand, settle_hand):
    quiet.why(legal.why_not_act)

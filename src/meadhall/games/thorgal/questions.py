"""Every question of Thorgal: the only place that knows what is legal.

A question lists its options from the state; beside it, where a refusal can say more than the question's own rule, a
`why` names the rule that forbids an option. `card` is the card whose effect asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import reckoning as r
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards import tables as t
from meadhall.games.thorgal.cards.tables import Card
from meadhall.games.thorgal.repetition import brings_back, new_targets, was_done
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Block, Domain, Noun, Option, Vocabulary, question

OPTIONS: Final = Vocabulary()
Deed = Annotated[int, Noun("deed")]
NUMBERS: Final = tuple([str(n) for n in range(13)])


def _cards(verb: str) -> Block:
    return OPTIONS.block(verb, Domain("card", "card", t.SLUGS))


assert OPTIONS.word("done") == DONE
PASS: Final = OPTIONS.word("pass")
ACCEPT: Final = OPTIONS.word("accept")
DECLINE: Final = OPTIONS.word("decline")
TO_HAND: Final = OPTIONS.word("hand")
TO_RESERVE: Final = OPTIONS.word("reserve")
DISMISS: Final = OPTIONS.word("dismiss")
SUFFER: Final = OPTIONS.word("suffer")
START: Final = _cards("start")
BRING: Final = _cards("bring")
PLAY: Final = _cards("play")
ACTIVATE: Final = _cards("activate")
FENRIR: Final = _cards("fenrir")
JOURNEY: Final = _cards("journey")
OPPOSE: Final = _cards("oppose")
TARGET: Final = _cards("target")
EXHAUST: Final = _cards("exhaust")
READY: Final = _cards("ready")
DESTROY: Final = _cards("destroy")
SACRIFICE: Final = _cards("sacrifice")
DETACH: Final = _cards("detach")
TAKE: Final = _cards("take")
UNDER: Final = _cards("under")
TOP: Final = _cards("top")
STORE: Final = _cards("store")
MOVE: Final = _cards("move")
DISCARD: Final = _cards("discard")
PLACE: Final = _cards("place")
REDIRECT: Final = _cards("redirect")
TEND: Final = _cards("tend")
AGAINST: Final = OPTIONS.block("against", Domain("foe", "foe", b.CHAIRS))
BRANCH: Final = OPTIONS.block("branch", Domain("number", "number", NUMBERS))
COUNT: Final = OPTIONS.block("count", Domain("number", "number", NUMBERS))


def each(block: Block, cards: list[int]) -> Iterator[Option]:
    """One option for each card; copies are the same card."""
    for card in dict.fromkeys(cards):
        yield block.base + card


def rest(cards: list[int], picks: tuple[int, ...], block: Block) -> list[int]:
    """The cards that are not yet picked."""
    left = cards[:]
    for pick in picks:
        left.remove(block.one(pick))
    return left


def seat_option(g: Thorgal, seat: int) -> Option:
    return AGAINST.of(g.chairs[seat])


# -- set-up -------------------------------------------------------------------------------------------------


@question("TH-123")
def start_companions(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """One or two companions of one's own, of cost 3 at most together (TH-123, TH-124)."""
    if picks:
        yield DONE
    spent = sum([t.COST[START.one(pick)] for pick in picks])
    names = [t.NAME[START.one(pick)] for pick in picks]
    for card in dict.fromkeys(rest(g.decks[2 * seat], picks, START)):
        if t.KIND[card] != w.COMPANION or t.COST[card] + spent > b.START_COST:
            continue
        if not (t.UNIQUE[card] and t.NAME[card] in names):
            yield START.base + card


@start_companions.why
def why_not_start(option: Option, g: Thorgal, seat: int, picks: tuple[int, ...]) -> str:
    if option not in START or t.KIND[START.one(option)] != w.COMPANION:
        return "TH-123"
    if START.one(option) in g.decks[2 * seat]:
        spent = sum([t.COST[START.one(pick)] for pick in picks])
        return "TH-124" if t.COST[START.one(option)] + spent > b.START_COST else "TH-842"
    return "TH-123"


@question("TH-129", secret=True)
def start_terrains(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """Two of one's five terrains, in secret (TH-129)."""
    yield from each(BRING, rest(g.aside[seat], picks, BRING))


@question("TH-132", secret=True)
def add_terrains(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """Terrains that the others add after the first Destiny player is known (TH-132, TH-703)."""
    yield from each(BRING, rest(g.aside[seat], picks, BRING))


# -- prophecy -----------------------------------------------------------------------------------------------


@question("TH-207")
def prophecy(g: Thorgal, seat: int, left: int, closed: int) -> Iterator[Option]:
    """The next card to hand or to reserve, before it is seen; no hand card after the first reserve card (TH-205, TH-207)."""
    if not closed:
        yield TO_HAND
    yield TO_RESERVE


@prophecy.why
def why_not_prophecy(option: Option, g: Thorgal, seat: int, left: int, closed: int) -> str:
    return "TH-207" if option == TO_HAND else "TH-209"


# -- action windows -----------------------------------------------------------------------------------------


@question("TH-305", secret=True)
def turn(g: Thorgal, seat: int) -> Iterator[Option]:
    """One action, or pass (TH-305, TH-306, TH-421, TH-422, TH-502, TH-503)."""
    yield PASS
    for card in dict.fromkeys(g.hands[seat]):
        if not why_not_play(g, seat, card):
            yield PLAY.base + card
    yield from _effects(g, seat)


@question("TH-305")
def open_turn(g: Thorgal, seat: int) -> Iterator[Option]:
    """The same for a seat without a hand: everybody sees what it may do."""
    yield PASS
    yield from _effects(g, seat)


def _effects(g: Thorgal, seat: int) -> Iterator[Option]:
    """Activable cards of the Destiny player's group; Fenrir effects for a Scourge player."""
    if seat == g.destiny:
        for card in g.groups[seat]:
            if t.ACTS_IN[card] >> g.phase & 1 and not why_not_activate(g, seat, card):
                yield ACTIVATE.base + card
    else:
        for place, card in enumerate(g.terrains):
            if g.conquerors[place] != b.NOBODY and not why_not_fenrir(g, seat, place):
                yield FENRIR.base + card


def why_not_play(g: Thorgal, seat: int, card: int) -> str:
    """The rule that keeps a card in hand; empty if it may be played."""
    if t.PHASE[card] != g.phase:
        return "TH-309" if t.is_group_card(card) else "TH-317"
    if t.KIND[card] == w.EVENT and w.BAN_EVENT in g.bans:
        return "TH-969"
    if t.KIND[card] == w.SCOURGE_CARD and w.BAN_SCOURGE in g.bans:
        return "TH-969"
    if r.cost(g, seat, card) > len(g.reserves[g.pile(seat)]):
        return "TH-311"
    if t.is_group_card(card) and not r.may_join(g, seat, card):
        return "TH-840"
    return "TH-834" if was_done(g, seat, PLAY.base + card) else ""


def why_not_activate(g: Thorgal, seat: int, card: int) -> str:
    """The rule that forbids activating a card of the Destiny player's own group."""
    if not t.ACTS[card]:
        return "TH-330"
    if not t.ACTS_IN[card] >> g.phase & 1:
        return "TH-332"
    if g.spent[seat][g.groups[seat].index(card)]:
        return "TH-334"
    if t.KIND[card] == w.SUPPORT and w.BAN_SUPPORT in g.bans:
        return "TH-969"
    repeats = was_done(g, seat, ACTIVATE.base + card) or brings_back(g, seat, card)
    return "TH-834" if repeats else ""


def why_not_fenrir(g: Thorgal, seat: int, place: int) -> str:
    """The rule that forbids a Scourge player the Fenrir effect of a terrain in play."""
    abilities = t.ACTS[g.terrains[place]]
    if not g.faces(place, seat):
        return "TH-468" if g.conquerors[place] == seat else "TH-467"
    usable = [ability for ability in abilities if ability.phases >> g.phase & 1]
    if not usable:
        return "TH-470"
    if g.terrain_uses[place] >= usable[0].uses:
        return "TH-469"
    if g.terrain_spent[place] > g.terrain_uses[place]:
        return "TH-471"
    if w.BAN_TERRAIN in g.bans:
        return "TH-969"
    return "TH-834" if was_done(g, seat, FENRIR.base + g.terrains[place]) else ""


@turn.why
@open_turn.why
def why_not_turn(option: Option, g: Thorgal, seat: int) -> str:
    """The closest rule against an action."""
    own = seat == g.destiny
    if option in PLAY:
        card = PLAY.one(option)
        if card not in g.hands[seat]:
            wrong_role = t.is_destiny(card) != own
            return ("TH-308" if own else "TH-307") if wrong_role else "TH-314"
        return why_not_play(g, seat, card)
    if option in ACTIVATE:
        card = ACTIVATE.one(option)
        if not own:
            return "TH-307"
        if card not in g.groups[seat]:
            return "TH-416" if card == g.opposer else "TH-335"
        return why_not_activate(g, seat, card)
    if option in FENRIR:
        if own:
            return "TH-308"
        places = [place for place, card in enumerate(g.terrains) if card == FENRIR.one(option)]
        return why_not_fenrir(g, seat, places[0]) if places else "TH-467"
    if option in OPPOSE:
        return "TH-412"
    return window_rule(g, seat)


def window_rule(g: Thorgal, seat: int) -> str:
    """The rule that lists a seat's actions in this phase."""
    rules = {b.DAWN: ("TH-305", "TH-306"), b.JOURNEY: ("TH-421", "TH-422"), b.DUSK: ("TH-502", "TH-503")}
    return rules[g.phase][seat != g.destiny]


@question("TH-920")
def ability(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Which of several activable effects of a card is used."""
    for number, found in enumerate(t.ACTS[card]):
        if found.phases >> g.phase & 1:
            yield BRANCH.of(number + 1)


# -- the journey --------------------------------------------------------------------------------------------


@question("TH-403")
def destination(g: Thorgal, seat: int) -> Iterator[Option]:
    """Any unconquered terrain in play; the journey is compulsory (TH-402, TH-403)."""
    yield from each(JOURNEY, [g.terrains[place] for place in g.unconquered()])


@destination.why
def why_not_destination(option: Option, g: Thorgal, seat: int) -> str:
    if option not in JOURNEY:
        return "TH-402"
    return "TH-404" if JOURNEY.one(option) in g.terrains else "TH-134"


@question("TH-408")
def opposition(g: Thorgal, seat: int) -> Iterator[Option]:
    """One companion of one's own group that can be paid for, or none (TH-407 to TH-411)."""
    yield DECLINE
    for card in g.groups[seat]:
        if t.KIND[card] == w.COMPANION and r.opposing_cost(g, card) <= len(g.reserves[g.pile(seat)]):
            yield OPPOSE.base + card


@opposition.why
def why_not_oppose(option: Option, g: Thorgal, seat: int) -> str:
    if option in OPPOSE and OPPOSE.one(option) in g.groups[seat] and t.KIND[OPPOSE.one(option)] == w.COMPANION:
        free = t.SUBTYPES[OPPOSE.one(option)] & t.SUBTYPES[g.terrains[g.destination]]
        return "TH-983" if free else "TH-410"
    return "TH-408" if option in OPPOSE else "TH-417"


@question("TH-464")
def reward(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """The reward of the conquered terrain, now or never."""
    yield ACCEPT
    yield DECLINE


# -- symbols ------------------------------------------------------------------------------------------------


def pieces(g: Thorgal) -> list[tuple[int, int, int]]:
    """All cards that may bear Exhausted tokens, with owner and tokens: groups, opposer, conquered terrains (TH-907)."""
    found = []
    for seat in g.order():
        for card, tokens in zip(g.groups[seat], g.spent[seat], strict=True):
            found.append((card, seat, tokens))
    if g.opposer != b.NOTHING:
        found.append((g.opposer, g.opposer_seat, g.opposer_spent))
    for card, conqueror, tokens in zip(g.terrains, g.conquerors, g.terrain_spent, strict=True):
        if conqueror != b.NOBODY:
            found.append((card, b.NOBODY, tokens))
    return found


def readied_by_elements(g: Thorgal) -> list[tuple[int, int]]:
    """Cards with a token that Elements may take, with their owners (TH-903)."""
    return [(card, seat) for card, seat, tokens in pieces(g) if tokens]


def exhausted_by_intrigue(g: Thorgal, actor: int) -> list[tuple[int, int]]:
    """Cards that Intrigue may put a token on (TH-904, TH-962, TH-981)."""
    return [
        (card, seat)
        for card, seat, _ in pieces(g)
        if seat == b.NOBODY or r.is_open_to(g, actor, seat, card, w.EXHAUST)
    ]


@question("TH-907")
def elements(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Take an Exhausted token off any one card, or not (TH-903, TH-906)."""
    yield DECLINE
    yield from each(READY, [found for found, _ in readied_by_elements(g)])


@question("TH-907")
def intrigue(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Put an Exhausted token on any one card, or not (TH-904, TH-906)."""
    yield DECLINE
    yield from each(EXHAUST, [found for found, _ in exhausted_by_intrigue(g, seat)])


@question("TH-907")
def whose(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Whose card is meant, where two players of built decks have the same one."""
    for owner in g.order():
        if card in g.groups[owner] or (owner == g.opposer_seat and card == g.opposer):
            yield seat_option(g, owner)


# -- effects ------------------------------------------------------------------------------------------------


@question("TH-922")
def target(g: Thorgal, seat: int, card: Card, deed: Deed, op: int) -> Iterator[Option]:
    """One card of the Destiny player's group."""
    found = r.targets(g, seat, card, op)
    if t.OPS[op].kind == w.READY:
        found = new_targets(g, seat, card, found)
    yield from each(TARGET, found)


@target.why
def why_not_target(option: Option, g: Thorgal, seat: int, card: Card, deed: Deed, op: int) -> str:
    if option not in TARGET or TARGET.one(option) not in g.groups[g.destiny]:
        return "TH-922"
    if not r.fits(TARGET.one(option), t.OPS[op].filter, card):
        return "TH-926"
    if TARGET.one(option) in g.safe and seat != g.destiny:
        return "TH-962"
    return {w.EXHAUST: "TH-981", w.DESTROY: "TH-982", w.READY: "TH-834"}.get(t.OPS[op].kind, "TH-922")


@question("TH-715")
def foe(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """The Scourge player that the Destiny player's effect is for."""
    for other in g.scourges():
        yield seat_option(g, other)


@question("TH-975")
def branch(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """One branch, even one without effect."""
    for number in range(len(t.OPS[op].branches)):
        yield BRANCH.of(number + 1)


@question("TH-956")
def how_many(g: Thorgal, seat: int, card: Card, most: int) -> Iterator[Option]:
    """A number up to the most that is possible."""
    for number in range(most, -1, -1):
        yield COUNT.of(number)


@question("TH-970")
def pay(g: Thorgal, seat: int, card: Card, count: int) -> Iterator[Option]:
    """Reserve cards for an effect."""
    yield ACCEPT
    yield DECLINE


@question("TH-971")
def hurt(g: Thorgal, seat: int, card: Card, amount: int) -> Iterator[Option]:
    """Damage for an effect."""
    yield ACCEPT
    yield DECLINE


@question("TH-973")
def toll(g: Thorgal, seat: int, card: Card, count: int) -> Iterator[Option]:
    """Reserve cards to be spared an effect."""
    yield ACCEPT
    yield DECLINE


@question("TH-972")
def sacrifice(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """A card of one's own group for an effect, or none."""
    yield DECLINE
    if t.OPS[op].target == w.THIS:
        yield SACRIFICE.base + card
        return
    yield from each(SACRIFICE, [own for own in g.groups[seat] if r.fits(own, t.OPS[op].filter, card)])


@question("TH-963")
def detach(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """One of the foes' associated cards."""
    yield from each(DETACH, [g.sent[at] for at in detachable(g, seat, op)])


def detachable(g: Thorgal, seat: int, op: int) -> list[int]:
    """Places of the associated cards that are the other side's and match."""
    wanted, mine = t.OPS[op].filter, g.role(seat)
    return [at for at, found in enumerate(g.sent) if g.role(g.senders[at]) != mine and t.fits(found, wanted)]


@question("TH-965")
def redirect(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Another unconquered terrain as destination, or not."""
    yield DECLINE
    yield from each(REDIRECT, [g.terrains[place] for place in g.unconquered() if place != g.destination])


@question("TH-966", secret=True)
def bring_terrain(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """One of the terrains one has set aside."""
    yield from each(BRING, g.aside[seat])


# -- cards in piles -----------------------------------------------------------------------------------------


@question("TH-947", secret=True)
def search(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """One of the cards looked at that matches, or none."""
    yield DECLINE
    yield from each(TAKE, [found for found in g.looked if t.fits(found, t.OPS[op].filter)])


@question("TH-947", secret=True)
def bury(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go under the deck; done: the others as they lie."""
    yield DONE
    yield from each(UNDER, g.looked)


@question("TH-948", secret=True)
def scry(g: Thorgal, seat: int) -> Iterator[Option]:
    """The next card to go on top or under the deck; done: the others on top as they lie."""
    yield DONE
    yield from each(TOP, g.looked)
    yield from each(UNDER, g.looked)


@question("TH-949", secret=True)
def move(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, op: int) -> Iterator[Option]:
    """Cards of one's own to move, up to the number of the effect."""
    yield DONE
    yield from each(MOVE, [c for c in rest(source(g, seat, op), picks, MOVE) if t.fits(c, t.OPS[op].filter)])


def source(g: Thorgal, seat: int, op: int) -> list[int]:
    """The pile an effect takes its cards from (TH-924)."""
    zone = t.OPS[op].source
    if zone == w.HAND:
        return g.hands[seat]
    if zone == w.WALHALLA:
        return g.graves[2 * seat]
    if zone == w.DISCARD_PILE:
        return g.discards[g.pile(seat)]
    return g.reserves[g.pile(seat)] if zone == w.RESERVE_PILE else g.decks[g.pile(seat)]


@question("TH-316", secret=True)
def place(g: Thorgal, seat: int, card: Card, op: int) -> Iterator[Option]:
    """A card to place in one's group, free of cost; no second unique card of a name (TH-842)."""
    yield DECLINE
    yield from each(PLACE, placeable(g, seat, op))


def placeable(g: Thorgal, seat: int, op: int) -> list[int]:
    return [
        card
        for card in source(g, seat, op)
        if t.is_group_card(card) and t.fits(card, t.OPS[op].filter) and r.may_join(g, seat, card)
    ]


@place.why
def why_not_place(option: Option, g: Thorgal, seat: int, card: Card, op: int) -> str:
    return "TH-842" if option in PLACE and not r.may_join(g, seat, PLACE.one(option)) else "TH-316"


@question("TH-950", secret=True)
def discard_hand(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> Iterator[Option]:
    """Hand cards to discard, of one's own choice."""
    yield from each(DISCARD, rest(g.hands[seat], picks, DISCARD))


@question("TH-602", secret=True)
def damage(g: Thorgal, seat: int, picks: tuple[int, ...], amount: int) -> Iterator[Option]:
    """Hand cards to destroy; done: the rest from the top of the Destiny deck (TH-602, TH-606)."""
    if amount - len(picks) <= len(g.decks[2 * seat]):
        yield DONE
    yield from each(DESTROY, rest(g.hands[seat], picks, DESTROY))


# -- upkeep and clean-up ------------------------------------------------------------------------------------


@question("TH-512")
def tend(g: Thorgal, seat: int, left: tuple[Card, ...]) -> Iterator[Option]:
    """Whose upkeep comes next."""
    yield from each(TEND, list(left))


@question("TH-514")
def unmet(g: Thorgal, seat: int, card: Card) -> Iterator[Option]:
    """Lose the companion, or keep it for 2 damage if that is no defeat (TH-514, TH-519)."""
    yield DISMISS
    if r.survives(g, seat, b.UNPAID_UPKEEP):
        yield SUFFER


@unmet.why
def why_not_unmet(option: Option, g: Thorgal, seat: int, card: Card) -> str:
    return "TH-519" if option == SUFFER else "TH-514"


@question("TH-991", secret=True)
def bottom_hand(g: Thorgal, seat: int, picks: tuple[int, ...], card: Card, count: int) -> Iterator[Option]:
    """Hand cards to put under the deck for a companion's upkeep."""
    yield from each(UNDER, rest(g.hands[seat], picks, UNDER))


@question("TH-532", secret=True)
def settle_hand(g: Thorgal, seat: int) -> Iterator[Option]:
    """A card left in hand, to the reserve or on top of the deck (TH-531, TH-533)."""
    yield from each(STORE, g.hands[seat])
    yield from each(TOP, g.hands[seat])

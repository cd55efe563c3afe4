"""Reserves: Runes and Combat cards gained and kept within the limits (LR-827 to LR-836, LR-854 to LR-857)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import reserve as q
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Steps, ask, procedure

# -- Runes --------------------------------------------------------------------------------------------------


@procedure
def gain_runes(g: Lords, seat: int, count: int, different: bool = False) -> Steps[None]:
    """Runes of free choice from the Stock; all are taken before any is discarded (LR-829, LR-855)."""
    gained: tuple[int, ...] = ()
    while len(gained) < count and q.free_runes(g, gained if different else ()):
        option = yield ask(seat, q.gain_rune, gained if different else ())
        gained = (*gained, take_rune(g, seat, o.GAIN.one(option)))
    if gained:
        g.tell(e.RunesGained(seat, gained))
    yield from discard_runes(g, seat)


def take_rune(g: Lords, seat: int, rune: int) -> int:
    """A Rune of this type from the Stock."""
    g.stock[rune] -= 1
    g.runes[seat][rune] += 1
    return rune


@procedure
def discard_runes(g: Lords, seat: int) -> Steps[None]:
    """Down to the limit, by the owner's choice (LR-828, LR-829)."""
    while sum(g.runes[seat]) > g.limit(seat):
        option = yield ask(seat, q.drop_rune)
        g.pay_runes(seat, o.DROP.one(option))
        g.tell(e.RunesDiscarded(seat, (o.DROP.one(option),)))


@procedure
def pay_any_runes(g: Lords, seat: int, count: int) -> Steps[None]:
    """This number of Runes of the owner's choice, or all there are (LR-856)."""
    for _ in range(min(count, sum(g.runes[seat]))):
        option = yield ask(seat, q.drop_rune)
        g.pay_runes(seat, o.DROP.one(option))
        g.tell(e.RunesDiscarded(seat, (o.DROP.one(option),)))


# -- Combat cards -------------------------------------------------------------------------------------------


@procedure
def draw_cards(g: Lords, seat: int, count: int) -> Steps[None]:
    """Draw, all of it before any is discarded; Weaver of Fate looks at one more, once in each turn (LR-995)."""
    more = 0 if g.woven[seat] or g.is_hunting(seat) else g.power(seat, w.WEAVE)
    drawn = drawn_cards(g, count + more)
    receive_cards(g, seat, drawn)
    if more and drawn:
        g.woven[seat] = 1
        yield from discard_any(g, seat, more)
    yield from discard_cards(g, seat)


def drawn_cards(g: Lords, count: int) -> tuple[int, ...]:
    """Cards from the top; an empty deck is made again from the discard pile, if there is one (LR-836, LR-857)."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not g.combat and not renew_combat(g):
            break
        drawn.append(g.combat.pop())
    return tuple(drawn)


def renew_combat(g: Lords) -> bool:
    """The discard pile becomes the deck; False if there is none."""
    if not g.combat_discard:
        return False
    g.combat, g.combat_discard = sorted(g.combat_discard), []
    g.shuffle(g.combat)
    g.tell(e.DeckShuffled(len(g.combat)))
    return True


def receive_cards(g: Lords, seat: int, cards: tuple[int, ...]) -> None:
    if cards:
        g.hands[seat] = sorted([*g.hands[seat], *cards])
        g.whisper(seat, e.CardsSeen(seat, cards), e.CardsDrawn(seat, len(cards)))


@procedure
def discard_cards(g: Lords, seat: int) -> Steps[None]:
    """Down to the limit, by the owner's choice; not during their Hunt (LR-606, LR-827, LR-830)."""
    while not g.is_hunting(seat) and len(g.hands[seat]) > g.limit(seat):
        option = yield ask(seat, q.discard_card)
        throw_away(g, seat, o.DISCARD.one(option))


@procedure
def discard_any(g: Lords, seat: int, count: int) -> Steps[None]:
    """This number of cards of the owner's choice, or all there are (LR-856)."""
    for _ in range(min(count, len(g.hands[seat]))):
        option = yield ask(seat, q.discard_card)
        throw_away(g, seat, o.DISCARD.one(option))


def throw_away(g: Lords, seat: int, card: int) -> None:
    g.leave_hand(seat, card)
    g.combat_discard.append(card)
    g.tell(e.CardsDiscarded(seat, (card,)))


def discard_random(g: Lords, seat: int, count: int) -> None:
    """Cards that no player chooses."""
    for _ in range(min(count, len(g.hands[seat]))):
        throw_away(g, seat, g.hands[seat][g.below(len(g.hands[seat]))])


@procedure
def keep_limits(g: Lords, seat: int) -> Steps[None]:
    """A limit that has dropped forces a discard at once (LR-830)."""
    yield from discard_runes(g, seat)
    yield from discard_cards(g, seat)


# -- Heroes -------------------------------------------------------------------------------------------------


@procedure
def form_alliance(g: Lords, seat: int, realm: int) -> Steps[None]:
    """A marker in a Realm, for good; the first ally there also draws a card (LR-239, LR-240)."""
    g.allies[realm].append(seat)
    g.tell(e.AllianceFormed(seat, realm))
    if len(g.allies[realm]) == 1:
        yield from draw_cards(g, seat, 1)


@procedure
def raise_attribute(g: Lords, seat: int, attribute: int) -> Steps[None]:
    """One step up."""
    g.learn(seat, attribute)
    yield from keep_limits(g, seat)

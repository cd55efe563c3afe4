"""The Hero round: cards for boxes, while the Hunter can and likes (LR-622 to LR-630, LR-931 to LR-949)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import beasts as e
from meadhall.games.lords_of_ragnarok.questions import hunts as q
from meadhall.games.lords_of_ragnarok.rules.damage import cover, end_if_slain
from meadhall.games.lords_of_ragnarok.rules.injuries import suffer
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def hero_round(g: Lords) -> Steps[None]:
    """Damage, one box after another; a round without any is a defeat (LR-626 to LR-628)."""
    seat = g.chase.hunter
    g.chase.step, g.chase.boxes = b.STRIKE_STEP, 0
    while not g.chase.won and not g.chase.lost:
        option = yield ask(seat, q.strike_beast)
        if option == DONE:
            break
        card, box = o.COVER.pair(option)
        yield from strike_box(g, seat, card, box)
    g.chase.most_boxes = NOTHING
    if not g.chase.boxes:
        g.chase.lost = True


@procedure
def strike_box(g: Lords, seat: int, card: int, box: int) -> Steps[None]:
    """The card, for the Boss a second one, their Hunt effects, then the marker (LR-547, LR-622, LR-624)."""
    cards: tuple[int, ...] = (card,)
    if g.chase.monster == b.LOKI:
        option = yield ask(seat, q.second_card, card, box)
        cards = (card, o.WITH.one(option))
    take_up(g, seat, cards)
    extra = NOTHING
    for one in cards:
        extra = yield from hunt_effect(g, seat, one, box, extra)
    g.chase.boxes += 1
    yield from cover(g, seat, box, cards)
    if extra != NOTHING and not g.chase.lost:
        g.chase.boxes += 1
        yield from cover(g, seat, extra, ())
    end_if_slain(g, seat)


def take_up(g: Lords, seat: int, cards: tuple[int, ...]) -> None:
    """The cards leave the hand; they are discarded when their marker has been placed (LR-652)."""
    for card in cards:
        g.hands[seat].remove(card)
    g.chase.striking = list(cards)


@procedure
def hunt_effect(g: Lords, seat: int, card: int, box: int, extra: int) -> Steps[int]:
    """What a card does as it covers a box, if the Hunter likes; returns the other box that it covers too."""
    for word, number in g.box.combat[card].hunt:
        if not q.has_use(g, seat, word, box):
            continue
        if word == w.CLEAVE:
            extra = yield from cleave(g, seat, box, extra)
        else:
            yield from help_hunter(g, seat, card, word, number)
    return extra


@procedure
def cleave(g: Lords, seat: int, box: int, extra: int) -> Steps[int]:
    """For an Injury the card covers another box, too; the box it would cover else, if the Hunter declines."""
    option = yield ask(seat, q.cleave, box)
    if option == o.DECLINE:
        return extra
    yield from suffer(g, seat, True)
    return o.BOX.one(option)


@procedure
def help_hunter(g: Lords, seat: int, card: int, word: int, number: int) -> Steps[None]:
    """If the Hunter likes, the Monster side loses cards or is calmer, or the Hunter draws."""
    option = yield ask(seat, q.use_effect, card)
    if option == o.DECLINE:
        return
    if word == w.SNATCH:
        snatch(g, number)
    elif word == w.CALM:
        g.chase.calm += number
    else:
        yield from draw_cards(g, seat, number)


def snatch(g: Lords, count: int) -> None:
    """The Monster side loses Attack cards at random, as long as it holds two (LR-932)."""
    for _ in range(count):
        if len(g.chase.hand) > 1:
            lost = g.chase.hand.pop(g.below(len(g.chase.hand)))
            g.chase.discard.append(lost)
            g.tell(e.AttacksDiscarded((lost,)))

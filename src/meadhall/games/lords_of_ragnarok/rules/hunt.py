"""The Hunt: Monster rounds and Hero rounds until a player has won (LR-601 to LR-654)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import beasts as e
from meadhall.games.lords_of_ragnarok.questions import hunts as q
from meadhall.games.lords_of_ragnarok.rules.damage import cover, end_if_slain
from meadhall.games.lords_of_ragnarok.rules.hero_round import hero_round
from meadhall.games.lords_of_ragnarok.rules.injuries import suffer
from meadhall.games.lords_of_ragnarok.rules.monster_round import monster_round
from meadhall.games.lords_of_ragnarok.rules.reserve import discard_cards, draw_cards
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Hunt, Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def hunt(g: Lords, seat: int, monster: int) -> Steps[None]:
    """One Hero against one beast, round by round (LR-601, LR-607)."""
    begin_hunt(g, seat, monster)
    yield from start_effects(g, seat)
    if not g.chase.won:
        yield from draw_cards(g, seat, g.attribute(seat, b.MIGHT))
        deal_attacks(g)
    while not g.chase.won and not g.chase.lost:
        yield from monster_round(g)
        if not g.chase.lost:
            yield from hero_round(g)
    yield from end_hunt(g, seat, monster)


def begin_hunt(g: Lords, seat: int, monster: int) -> None:
    """Choose who plays the beast: its controller; if neutral or the Hunter's own, their right neighbour (LR-602)."""
    ring = NOBODY if monster == b.LOKI else g.rings[monster]
    keeper = (seat - 1) % g.seats if ring in (NOBODY, seat) else ring
    g.hunt = new_hunt(seat, monster, keeper, g.power(seat, w.THICK_HIDE))
    g.tell(e.HuntBegan(seat, monster, keeper))


def new_hunt(seat: int, monster: int, keeper: int, hide: int) -> Hunt:
    chase = Hunt.__new__(Hunt)
    chase.hunter, chase.monster, chase.keeper = seat, monster, keeper
    chase.round, chase.step, chase.attack, chase.calm = 0, b.BEGIN_HUNT, NOTHING, 0
    chase.deck, chase.hand, chase.discard, chase.defence, chase.striking = [], [], [], [], []
    chase.boxes, chase.most_boxes, chase.no_draw, chase.more = 0, NOTHING, False, 0
    chase.injuries, chase.trophies = hide, 0
    chase.lost = chase.won = False
    return chase


@procedure
def start_effects(g: Lords, seat: int) -> Steps[None]:
    """Effects of the start of a Hunt, in the order the Hunter likes (LR-361, LR-604)."""
    done: tuple[int, ...] = ()
    while not g.chase.won and q.can_start(g, seat, done):
        option = yield ask(seat, q.start_hunt, done)
        if option == DONE:
            break
        if option == o.ACCEPT:
            done = (*done, q.BLOOD)
            yield from suffer(g, seat, True)
        elif option in o.USE:
            g.discharge(seat, o.USE.one(option))
            yield from draw_cards(g, seat, g.box.artefacts[o.USE.one(option)].effect.number)
        elif option == o.DRAW:
            done = (*done, q.FURY)
            yield from draw_cards(g, seat, g.power(seat, w.HUNTERS_DRAW))
        else:
            done = (*done, q.FIRST)
            yield from cover(g, seat, o.BOX.one(option), ())
            end_if_slain(g, seat)


def deal_attacks(g: Lords) -> None:
    """All Attack cards are shuffled together; the Monster side draws two (LR-604, LR-621)."""
    g.chase.deck = [kind for kind, card in enumerate(g.box.attacks) for _ in range(card.copies)]
    g.shuffle(g.chase.deck)
    g.chase.hand = sorted([g.chase.deck.pop(), g.chase.deck.pop()])


# -- the end ------------------------------------------------------------------------------------------------


@procedure
def end_hunt(g: Lords, seat: int, monster: int) -> Steps[None]:
    """The Injury of a defeat, Loki's sheet, the Artefact, the hand limit, in this order (LR-654)."""
    if g.chase.won:
        g.tell(e.HuntWon(seat, monster))
    else:
        g.tell(e.HuntLost(seat, monster))
        yield from suffer(g, seat)
    if monster == b.LOKI:
        clear_sheet(g)
    else:
        win_artefact(g, seat, monster)
    g.hunt = None
    g.tell(e.HuntOver(seat, monster, g.wounds[monster].count(NOBODY)))
    yield from discard_cards(g, seat)


def clear_sheet(g: Lords) -> None:
    """If Loki lives, all markers leave the Boss sheet (LR-651)."""
    g.wounds[b.LOKI] = [NOBODY] * len(g.wounds[b.LOKI])
    g.tell(e.SheetCleared(b.LOKI))


def win_artefact(g: Lords, seat: int, monster: int) -> None:
    """To the Hunter, if it is still there and every box without a Trophy is covered (LR-648, LR-649)."""
    artefact = next((n for n, card in enumerate(g.box.artefacts) if card.monster == monster), NOTHING)
    if artefact == NOTHING or g.artefacts[artefact] != NOBODY:
        return
    if g.monster_at[monster] == b.SLAIN or q.bare_boxes_covered(g, monster):
        g.win_artefact(seat, artefact)

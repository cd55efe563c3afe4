"""Reinforce, Mobilize, Prepare and Usurp (LR-413 to LR-422, LR-439 to LR-448, LR-470)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import actions as q
from meadhall.games.lords_of_ragnarok.rules.armies import grow_in_village, recruit, recruit_value, retreat_each
from meadhall.games.lords_of_ragnarok.rules.control import sing_of
from meadhall.games.lords_of_ragnarok.rules.injuries import heal
from meadhall.games.lords_of_ragnarok.rules.manoeuvres import activate
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards, gain_runes
from meadhall.games.lords_of_ragnarok.rules.victory import judge
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def reinforce(g: Lords, seat: int) -> Steps[None]:
    """One Army is Recruited (LR-413)."""
    yield from recruit(g, seat)


@procedure
def mobilize(g: Lords, seat: int) -> Steps[None]:
    """Any number of own Armies, at least one, each Activated once; control and Battles come after (LR-414, LR-415)."""
    first = True
    while q.mobile(g, seat):
        option = yield ask(seat, q.mobilize, first)
        if option == DONE:
            return
        first = False
        yield from activate(g, seat, option, False)


@procedure
def prepare(g: Lords, seat: int) -> Steps[None]:
    """Two of four options, one after the other (LR-417, LR-470)."""
    for _ in range(2):
        if q.can_prepare(g, seat):
            option = yield ask(seat, q.prepare)
            yield from preparation(g, seat, o.PREPARE.one(option))


@procedure
def preparation(g: Lords, seat: int, what: int) -> Steps[None]:
    """Heal, draw, a Rune, or growth in a Village (LR-418 to LR-421)."""
    if what == b.HEAL:
        yield from heal(g, seat)
    elif what == b.DRAW:
        yield from draw_cards(g, seat, 1)
    elif what == b.TAKE_RUNE:
        yield from gain_runes(g, seat, 1)
    else:
        yield from grow_in_village(g, seat)


@procedure
def usurp(g: Lords, seat: int) -> Steps[None]:
    """The Hero takes their Region: foreign Armies Retreat, control, perhaps an Army (LR-445, LR-446)."""
    region = g.hero_at[seat]
    g.tell(e.Usurped(seat, region))
    for other in g.round_from(g.left_of(seat))[:-1]:
        yield from retreat_each(g, other, region)
    g.take_control(seat, region)
    yield from judge(g)
    yield from sing_of(g, seat, region)
    if g.reserve(seat) and not g.has_loki(region):
        option = yield ask(seat, q.garrison, region)
        if option == o.ACCEPT:
            g.recruit(seat, region, recruit_value(g, seat))

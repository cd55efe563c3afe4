"""The Hero step: the Hero moves, or the Drakkar, or an Injury heals (LR-321 to LR-324, LR-923, LR-926, LR-988)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import hero_step as q
from meadhall.games.lords_of_ragnarok.rules.beasts import activate_monster
from meadhall.games.lords_of_ragnarok.rules.injuries import cure, heal_further
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def hero_step(g: Lords) -> Steps[None]:
    """One option only, and what Artefacts add to it (LR-321)."""
    seat, moved = g.turn, 0
    while True:
        option = yield ask(seat, q.hero_option, moved)
        if option == DONE:
            return
        if option in o.USE:
            yield from use_artefact(g, seat, o.USE.one(option))
        else:
            moved = 1
            yield from take_option(g, seat, option)


@procedure
def take_option(g: Lords, seat: int, option: int) -> Steps[None]:
    """The Hero walks or appears, the Drakkar rows, or an Attribute is healed."""
    if option in o.WALK:
        walk(g, seat, o.WALK.one(option))
    elif option in o.APPEAR:
        appear(g, seat, o.APPEAR.one(option))
    elif option in o.ROW:
        row(g, seat, o.ROW.one(option))
    else:
        cure(g, seat, o.HEAL.one(option))
        yield from heal_further(g, seat)


def walk(g: Lords, seat: int, region: int) -> None:
    g.hero_at[seat] = region
    g.tell(e.HeroMoved(seat, region))


def appear(g: Lords, seat: int, region: int) -> None:
    """A Hero is placed, which is no move (LR-249)."""
    g.hero_at[seat] = region
    g.tell(e.HeroPlaced(seat, region))


def row(g: Lords, seat: int, sea: int) -> None:
    g.drakkars[seat] = sea
    g.tell(e.DrakkarMoved(seat, sea))


@procedure
def use_artefact(g: Lords, seat: int, artefact: int) -> Steps[None]:
    """The Link of Gleipnir rouses a Monster, Huldra's Veil leads the Hero further (LR-923, LR-926)."""
    g.discharge(seat, artefact)
    if g.box.artefacts[artefact].effect.word == w.ROUSE:
        option = yield ask(seat, q.rouse)
        yield from activate_monster(g, o.ROUSE.one(option))
    else:
        option = yield ask(seat, q.stride, g.box.artefacts[artefact].effect.number)
        walk(g, seat, o.WALK.one(option))

"""Manoeuvres, and how an Army is Activated (LR-349 to LR-352, LR-360, LR-922, LR-927, LR-963, LR-964)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import manoeuvres as q
from meadhall.games.lords_of_ragnarok.questions.armies import growing
from meadhall.games.lords_of_ragnarok.questions.battles import spend_artefact
from meadhall.games.lords_of_ragnarok.rules.armies import grow_in_village, recruit_value
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def manoeuvres(g: Lords) -> Steps[None]:
    """One own Army is Activated, or one Recruited by a player who has none on the board (LR-349, LR-352)."""
    seat = g.turn
    option = yield ask(seat, q.manoeuvre)
    if option == DONE:
        return
    if option in o.RECRUIT:
        g.recruit(seat, o.RECRUIT.one(option), recruit_value(g, seat))
        return
    yield from activate(g, seat, option, True)
    if g.owns(seat, w.MARCH_AGAIN) != NOTHING and q.fresh_armies(g, seat):
        option = yield ask(seat, q.march_again)
        if option != DONE:
            g.discharge(seat, g.owns(seat, w.MARCH_AGAIN))
            yield from activate(g, seat, option, True)
    if g.power(seat, w.LEVY) and growing(g, seat, True):
        yield from grow_in_village(g, seat)


@procedure
def activate(g: Lords, seat: int, option: int, manoeuvre: bool) -> Steps[None]:
    """An Army moves to an adjacent Region, or gains 1 in a Village of its owner (LR-350, LR-351)."""
    region, value = o.ACTIVATE.pair(option)
    army = g.army_of(seat, region, value + 1, True)
    g.activated[seat][army] = 1
    way = yield ask(seat, q.army_acts, region, value + 1, manoeuvre)
    if way == o.TRAIN:
        g.grow(seat, army)
    else:
        march(g, seat, army, o.MARCH.one(way))
    yield from blow_horn(g, seat, army)


def march(g: Lords, seat: int, army: int, region: int) -> None:
    origin = g.army_at[seat][army]
    g.place_army(seat, army, region)
    g.tell(e.ArmyMoved(seat, g.army[seat][army], origin, region))


@procedure
def blow_horn(g: Lords, seat: int, army: int) -> Steps[None]:
    """Jotunn's Horn raises the Army that was Activated (LR-922)."""
    horn = g.owns(seat, w.HORN)
    if horn != NOTHING and q.can_grow(g, seat, army):
        option = yield ask(seat, spend_artefact, horn)
        if option != o.DECLINE:
            g.discharge(seat, horn)
            g.grow(seat, army, g.box.artefacts[horn].effect.number)

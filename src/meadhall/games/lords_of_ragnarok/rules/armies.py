"""Armies: lowered, destroyed, raised, Recruited, Retreating (LR-250 to LR-258, LR-353 to LR-357)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import armies as q
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Steps, ask, procedure

# -- lowered and raised -------------------------------------------------------------------------------------


@procedure
def lower(g: Lords, seat: int, army: int, amount: int = 1) -> Steps[None]:
    """An Army loses value; Call of Valhalla mourns one that is destroyed (LR-256, LR-962)."""
    if g.shrink(seat, army, amount):
        yield from mourn(g, seat)


@procedure
def destroy(g: Lords, seat: int, army: int) -> Steps[None]:
    g.destroy(seat, army)
    yield from mourn(g, seat)


@procedure
def mourn(g: Lords, seat: int) -> Steps[None]:
    if g.power(seat, w.FALLEN_DRAW):
        yield from draw_cards(g, seat, g.power(seat, w.FALLEN_DRAW))


@procedure
def grow_armies(g: Lords, seat: int, count: int) -> Steps[None]:
    """Raise own Armies by 1 a number of times, the same or different ones, wherever they stand."""
    for _ in range(count):
        if q.growing(g, seat, False):
            option = yield ask(seat, q.grow_army, False)
            grow_chosen(g, seat, option)


@procedure
def grow_in_village(g: Lords, seat: int) -> Steps[None]:
    """Raise one own Army by 1 that stands in a controlled Region with a Village (LR-421, LR-964)."""
    option = yield ask(seat, q.grow_army, True)
    grow_chosen(g, seat, option)


def grow_chosen(g: Lords, seat: int, option: int) -> None:
    region, value = o.GROW.pair(option)
    g.grow(seat, g.army_of(seat, region, value + 1))


# -- Recruiting ---------------------------------------------------------------------------------------------


def recruit_value(g: Lords, seat: int) -> int:
    """What a Recruited Army is worth: Authority, or what the Raven Banner grants at least (LR-353, LR-961)."""
    return min(max(g.attribute(seat, b.AUTHORITY), g.power(seat, w.RECRUIT_VALUE)), b.STRONGEST)


@procedure
def recruit(g: Lords, seat: int) -> Steps[None]:
    """One Army on the coast of the own Drakkar's Sea, or in a controlled Region with a Village (LR-354).

    A Realm's bonus may have taken the last one of the Reserve (LR-858).
    """
    if g.reserve(seat) and q.recruiting(g, seat):
        option = yield ask(seat, q.recruit)
        g.recruit(seat, o.RECRUIT.one(option), recruit_value(g, seat))


# -- Retreat ------------------------------------------------------------------------------------------------


@procedure
def retreat_each(g: Lords, seat: int, region: int) -> Steps[None]:
    """All Armies of a player leave a Region outside a Battle, each for a Region of its choice (LR-255)."""
    while g.armies_at(seat, region):
        army = g.armies_at(seat, region)[0]
        if q.retreats(g, seat, region):
            option = yield ask(seat, q.retreat, region, g.army[seat][army])
            withdraw(g, seat, army, o.RETREAT.one(option))
        else:
            yield from destroy(g, seat, army)


@procedure
def retreat_together(g: Lords, seat: int, region: int) -> Steps[None]:
    """The losing Armies of a Battle go to one and the same Region, or are destroyed (LR-714, LR-715)."""
    if not g.armies_at(seat, region):
        return
    if not q.retreats(g, seat, region):
        for army in tuple(g.armies_at(seat, region)):
            yield from destroy(g, seat, army)
        return
    option = yield ask(seat, q.retreat, region, 0)
    for army in g.armies_at(seat, region):
        withdraw(g, seat, army, o.RETREAT.one(option))


def withdraw(g: Lords, seat: int, army: int, region: int) -> None:
    """A Retreat is no move (LR-253)."""
    origin = g.army_at[seat][army]
    g.army_at[seat][army] = region
    g.tell(e.ArmyRetreated(seat, g.army[seat][army], origin, region))

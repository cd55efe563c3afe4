"""Control of Regions, checked at the end of every step, and the Battles that follow (LR-221 to LR-230, LR-260)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions import armies as q
from meadhall.games.lords_of_ragnarok.rules.battle import fight_battle
from meadhall.games.lords_of_ragnarok.rules.reserve import gain_runes
from meadhall.games.lords_of_ragnarok.rules.victory import judge
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Steps, ask, procedure


@procedure
def end_step(g: Lords) -> Steps[None]:
    """First control, then the Battles in the order the Active Player likes, then control again (LR-229, LR-260)."""
    yield from check_control(g, ())
    fought: tuple[int, ...] = ()
    while q.contested(g):
        option = yield ask(g.turn, q.next_battle)
        fought = (*fought, o.FIGHT.one(option))
        yield from fight_battle(g, o.FIGHT.one(option))
    if fought:
        yield from check_control(g, fought)


def is_settled(g: Lords) -> bool:
    """Would the end of the step change nothing: is there no Region to fight for, and none to take?"""
    hosts = g.hosts().items()
    return not any([len(seats) > 1 or is_taken(g, seats[0], region) for region, seats in hosts])


@procedure
def check_control(g: Lords, fought: tuple[int, ...]) -> Steps[None]:
    """Regions where one player alone has enough Armies become theirs, all together (LR-222, LR-226, LR-859)."""
    taken = takings(g)
    for region, seat in taken:
        g.take_control(seat, region)
    if not taken:
        return
    yield from judge(g)
    for singer in g.round_from(g.turn):
        for place, taker in taken:
            if taker == singer and place not in fought:
                yield from sing_of(g, singer, place)


def takings(g: Lords) -> tuple[tuple[int, int], ...]:
    """Regions that change hands, and to whom: where only one player has enough Armies, and it is not yet theirs."""
    alone = [(region, seats[0]) for region, seats in g.hosts().items() if len(seats) == 1]
    return tuple(sorted([(region, seat) for region, seat in alone if is_taken(g, seat, region)]))


def is_taken(g: Lords, seat: int, region: int) -> bool:
    """Does a Region become the player's if they alone have Armies there (LR-222, LR-226)?"""
    return g.owner[region] != seat and g.strength(seat, region) >= g.population(region)


@procedure
def sing_of(g: Lords, seat: int, region: int) -> Steps[None]:
    """Snorri gains Runes for a Village taken without a Battle in the Hero's Territory (LR-905, LR-906)."""
    if g.power(seat, w.SKALD) and g.map.village[region] and g.is_in_land(seat, region):
        yield from gain_runes(g, seat, g.power(seat, w.SKALD))

"""Who stands in a battle and who may still come, as events tell it (BR-510 to BR-514, BR-540)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.state import BloodRage

UNTOLD = e.Muster()


def muster(g: BloodRage, province: int, calling: bool = True) -> e.Muster:
    """The battle for a province as it stands; without a listener, nothing is counted."""
    if g.log is None:
        return UNTOLD
    hosts = [(seat, figure, strength(g, seat, figure, province)) for seat, figure in standing(g, province)]
    strengths = tuple([g.strength(seat, province) for seat in range(g.seats)])
    room = g.room(province) if calling else 0
    return e.Muster(tuple(hosts), strengths, tuple(comers(g, province)) if room else (), room)


def standing(g: BloodRage, province: int) -> Iterator[tuple[int, int]]:
    for seat in range(g.seats):
        for figure in g.fighters(seat, province):
            yield seat, figure


def strength(g: BloodRage, seat: int, figure: int, province: int) -> int:
    """A ship stands in the fjord; the Sea Serpent may."""
    there = figure in g.figures_at(seat, province)
    return g.figure_strength(seat, figure, province if there else g.box.fjord[province])


def comers(g: BloodRage, province: int) -> Iterator[tuple[int, int, int, int]]:
    """Every figure that could still join, by whom the call reaches it."""
    for seat in range(g.seats):
        for option in q.join_battle.function(g, seat, province):
            if option in o.JOIN:
                figure, origin = o.JOIN.pair(option)
                yield seat, figure, origin, g.figure_strength(seat, figure, province)

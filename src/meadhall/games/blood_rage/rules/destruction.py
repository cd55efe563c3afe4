"""Figures are destroyed: by battle, by a card, by Ragnarök (BR-817, BR-930, BR-946, BR-995 to BR-997)."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Steps, ask, procedure


@procedure
def destroy(g: BloodRage, seat: int, victims: tuple[int, ...], province: int) -> Steps[int]:
    """Figures of one clan die in a province and its fjord; returns how many did.

    First the Volur Witch may flee, then Frigga's Protection may save figures where they stand.
    """
    if g.box.figure_of[w.FLEE] in victims and province != b.YGGDRASIL:
        answer = yield ask(seat, q.flee, province)
        if answer == o.ACCEPT:
            witch_flees(g, seat, province)
            victims = without(victims, g.box.figure_of[w.FLEE])
    if g.is_safe(seat):
        victims = yield from protect(g, seat, victims, province)
    for figure in victims:
        g.kill(seat, figure, place_of_victim(g, seat, figure, province))
    return len(victims)


@procedure
def protect(g: BloodRage, seat: int, victims: tuple[int, ...], province: int) -> Steps[tuple[int, ...]]:
    """Frigga's Protection: 1 Rage for each figure that stays; returns those that still die (BR-946, BR-996)."""
    while victims and g.rage[seat]:
        answer = yield ask(seat, q.save_figure, victims)
        if answer not in o.SAVE:
            break
        figure = o.SAVE.one(answer)
        g.pay(seat, 1)
        victims = without(victims, figure)
        g.tell(e.FigureSaved(seat, figure, place_of_victim(g, seat, figure, province)))
    return victims


def witch_flees(g: BloodRage, seat: int, province: int) -> None:
    g.move(seat, g.box.figure_of[w.FLEE], province, b.YGGDRASIL)
    g.tell(e.WitchFled(seat, province))


def without(victims: tuple[int, ...], figure: int) -> tuple[int, ...]:
    """The victims less one figure of this kind."""
    at = victims.index(figure)
    return victims[:at] + victims[at + 1 :]


def place_of_victim(g: BloodRage, seat: int, figure: int, province: int) -> int:
    """Ships die in their fjord, all others in the province."""
    return g.place_of(seat, figure) if figure in g.box.ships else province

"""Ragnarök and the release of Valhalla (BR-630 to BR-652)."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.destruction import destroy
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Steps, procedure


@procedure
def ragnarok(g: BloodRage) -> Steps[None]:
    """The doomed province falls, and its dead go gloriously (BR-630 to BR-637)."""
    g.begin_phase(b.RAGNAROK)
    province = g.doom[g.age - 1]
    g.destroyed[province] = 1
    g.tell(e.ProvinceDestroyed(province))
    for seat in g.round_from(g.first):
        victims = g.fighters(seat, province)
        if victims:
            dead = yield from destroy(g, seat, victims, province)
            g.gain_glory(seat, dead * glory_per_death(g, seat), e.BY_RAGNAROK)
    g.marker = g.doom[g.age] if g.age < b.AGES else b.NOWHERE


def glory_per_death(g: BloodRage, seat: int) -> int:
    """2, 3 or 4 Glory by Age, doubled by Odin's Inspiration (BR-632 to BR-634, BR-948)."""
    glory = g.box.values.ragnarok_glory[g.age - 1]
    for card in g.upgrades[seat]:
        glory *= g.box.does[w.RAGNAROK_TIMES][card] or 1
    return glory


def release_valhalla(g: BloodRage) -> None:
    """All figures return to their reserves, with Glory for Loki's own (BR-650 to BR-652)."""
    g.begin_phase(b.RELEASE)
    for seat in g.round_from(g.first):
        figures = g.figures_at(seat, b.VALHALLA)
        for figure in figures:
            g.move(seat, figure, b.VALHALLA, b.RESERVE)
        if figures:
            g.tell(e.FiguresReleased(seat, len(figures), figures))
        for card in g.upgrades[seat]:
            g.card_glory(seat, g.box.does[w.RELEASE_GLORY][card] * len(figures), card)

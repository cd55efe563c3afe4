"""What cards do where a number won't do. Each procedure is bound to its word at the moment it acts."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.destruction import destroy, without
from meadhall.games.blood_rage.rules.stats import raise_a_stat
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Steps, ask, procedure

# -- Battle cards: after the reveal, before strengths are compared ------------------------------------------


@w.BEFORE_COMPARE.of(w.SMITE)
@procedure
def odins_smite(g: BloodRage, me: int) -> Steps[None]:
    """Each opponent loses one Warrior in this province (BR-905, BR-967)."""
    for rival in g.fight.rivals:
        if rival != me and g.count_at(rival, b.WARRIOR, g.fight.province):
            yield from destroy(g, rival, (b.WARRIOR,), g.fight.province)


@w.BEFORE_COMPARE.of(w.TIDE)
@procedure
def odins_tide(g: BloodRage, me: int) -> Steps[None]:
    """Every participant keeps one figure of its choice in the battle and loses the others (BR-910, BR-968)."""
    for rival in g.fight.rivals:
        figures = g.fighters(rival, g.fight.province)
        if len(figures) > 1:
            held = yield ask(rival, q.hold_figure, g.fight.province)
            yield from destroy(g, rival, without(figures, o.HOLD.one(held)), g.fight.province)


# -- Leaders: after a pillage the Leader took part in -----------------------------------------------------------


@w.AFTER_PILLAGE.of(w.RIDE)
@procedure
def lord_of_hammers(g: BloodRage, me: int, province: int) -> Steps[None]:
    """The Leader may step to an adjacent province; that is no invasion (BR-931, BR-991)."""
    answer = yield ask(me, q.leader_moves, province)
    if answer in o.ENTER:
        place = o.ENTER.one(answer)
        g.move(me, b.LEADER, province, place)
        g.tell(e.FigureMoved(me, b.LEADER, province, place))


@w.AFTER_PILLAGE.of(w.RAISE_ONE)
@procedure
def lord_of_axes(g: BloodRage, me: int, province: int) -> Steps[None]:
    """One step on a stat of choice (BR-932)."""
    yield from raise_a_stat(g, me)


# -- Monsters: when they invade ------------------------------------------------------------------------------------


@w.AFTER_INVASION.of(w.SLAY)
@procedure
def troll(g: BloodRage, me: int, province: int) -> Steps[None]:
    """Every enemy Warrior in the province is destroyed (BR-924)."""
    for seat in g.round_from(g.first):
        victims = (b.WARRIOR,) * g.count_at(seat, b.WARRIOR, province)
        if seat != me and victims:
            yield from destroy(g, seat, victims, province)


@w.AFTER_INVASION.of(w.BURN)
@procedure
def fire_giant(g: BloodRage, me: int, province: int) -> Steps[None]:
    """Every enemy figure in the province and its fjord that is no Monster is destroyed (BR-926, BR-982)."""
    for seat in g.round_from(g.first):
        victims = tuple([figure for figure in g.fighters(seat, province) if not b.is_monster(figure)])
        if seat != me and victims:
            yield from destroy(g, seat, victims, province)

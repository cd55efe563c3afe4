"""Pillage: the declaration and the call to battle (BR-501 to BR-532)."""

from __future__ import annotations

from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.rules.battle import battle
from meadhall.games.blood_rage.rules.muster import muster
from meadhall.games.blood_rage.rules.reward import take_reward
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.kernel import Steps, ask, procedure


@procedure
def pillage(g: BloodRage, pillager: int, province: int) -> Steps[None]:
    """Call to battle, then a battle, or the reward if it meets no opposition (BR-504, BR-530)."""
    g.tell(e.PillageDeclared(pillager, province, muster(g, province)))
    yield from call_to_battle(g, pillager, province)
    if is_opposed(g, pillager, province):
        yield from battle(g, pillager, province)
    else:
        g.tell(e.PillageUnopposed(pillager, province))
        yield from take_reward(g, pillager, province, EMPTY)


@procedure
def call_to_battle(g: BloodRage, pillager: int, province: int) -> Steps[None]:
    """Let every clan join the battle (BR-510 to BR-520).

    The offer goes round from the pillager's left until the villages are full or all have
    declined in succession; a clan that declined may still join on a later round.
    """
    seat, declined = pillager, 0
    while declined < g.seats and g.has_room(province):
        seat = g.left_of(seat)
        answer = yield ask(seat, q.join_battle, province)
        if answer == o.DECLINE:
            declined += 1
        else:
            declined = 0
            join(g, seat, answer, province)


def join(g: BloodRage, seat: int, option: int, province: int) -> None:
    """A figure moves in; that is no invasion (BR-519)."""
    figure, origin = o.JOIN.pair(option)
    g.move(seat, figure, origin, province)
    g.tell(e.BattleJoined(seat, figure, origin, province, muster(g, province)))


def is_opposed(g: BloodRage, pillager: int, province: int) -> bool:
    """Has another clan a figure in the province or in its fjord (BR-530, BR-532)?"""
    return any([g.is_present(seat, province) for seat in range(g.seats) if seat != pillager])

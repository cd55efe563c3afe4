"""Phase 3: in turn order, each player resolves one placed disc after another (AS-501 to AS-514, AS-537, AS-539)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.events import actions as e
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.questions import actions as q
from meadhall.games.asgard.rules.asgard_zone import act_in_asgard
from meadhall.games.asgard.rules.bonuses import use_bonus
from meadhall.games.asgard.rules.powers import use_power
from meadhall.games.asgard.rules.shortage import receive
from meadhall.games.asgard.rules.temples import build_temple
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def action_phase(g: Asgard) -> Steps[None]:
    """Turns go round until every placed disc has acted; the order is that of the beginning (AS-501, AS-507, AS-904)."""
    g.begin_phase(b.ACTIONS)
    order = tuple(g.order)
    while any_placed(g):
        for seat in order:
            if g.placed(seat):
                g.turn = seat
                yield from take_turn(g, seat)
    g.turn = NOBODY


def any_placed(g: Asgard) -> bool:
    return any([g.placed(seat) for seat in range(g.seats)])


@procedure
def take_turn(g: Asgard, seat: int) -> Steps[None]:
    """One disc; kept Populations may be used before and after it (AS-501, AS-539)."""
    action = yield ask(seat, q.act)
    while action in o.USE:
        yield from use_bonus(g, seat, o.FIRST_BONUS + o.USE.one(action))
        action = yield ask(seat, q.act)
    if action in o.RESOLVE:
        yield from resolve(g, seat, o.RESOLVE.one(action))
    elif action in o.RECALL:
        recall(g, seat, o.RECALL.one(action))
    elif action == o.LEAVE:
        leave_asgard(g, seat, 1)
        g.tell(e.ActionDeclined(seat, NOBODY))
    else:
        yield from visit_asgard(g, seat, action == o.LIFT)
    yield from use_bonuses(g, seat)


@procedure
def use_bonuses(g: Asgard, seat: int) -> Steps[None]:
    """What was just gained may be used at once (AS-537)."""
    while has_bonus(g, seat):
        answer = yield ask(seat, q.use_bonus)
        if answer == DONE:
            return
        yield from use_bonus(g, seat, o.FIRST_BONUS + o.USE.one(answer))


def has_bonus(g: Asgard, seat: int) -> bool:
    return any([g.box.word[tile] != w.DISCOUNT for tile in g.bonuses[seat]])


# -- discs on gods ----------------------------------------------------------------------------------------


@procedure
def resolve(g: Asgard, seat: int, god: int) -> Steps[None]:
    """The Seal first, then the action of the slot; the disc goes home or to a Support slot (AS-502 to AS-506)."""
    take_seal(g, seat, god)
    slot = g.slot_with(seat, god)
    if slot == b.TEMPLE:
        yield from build_temple(g, seat, god)
    else:
        yield from make_request(g, seat, god, slot)
        take_home(g, seat, god, slot)


def recall(g: Asgard, seat: int, god: int) -> None:
    """The Seal is taken even if the action is declined (AS-503, AS-505)."""
    take_seal(g, seat, god)
    take_home(g, seat, god, g.slot_with(seat, god))
    g.tell(e.ActionDeclined(seat, god))


def take_seal(g: Asgard, seat: int, god: int) -> None:
    """The first disc resolved at a god finds its Seal (AS-502)."""
    if g.god_seals[god]:
        g.god_seals[god] = 0
        g.add_seals(seat, t.CAMP[god])
        g.tell(e.SealTaken(seat, god, t.CAMP[god]))


def take_home(g: Asgard, seat: int, god: int, slot: int) -> None:
    g.slots[b.slot_of(god, slot)] = NOBODY
    g.supply[seat] += 1


@procedure
def make_request(g: Asgard, seat: int, god: int, slot: int) -> Steps[None]:
    """Two stones if the god has a colour, and the power on its first slot (AS-510 to AS-514)."""
    g.tell(e.RequestMade(seat, god))
    if g.box.stone[god] != b.NO_STONE:
        yield from receive(g, seat, prices.FIRST_STONE + g.box.stone[god], g.box.values.stones_of_request)
    if slot == b.REQUEST:
        yield from use_power(g, seat, god)


# -- discs in Asgard ----------------------------------------------------------------------------------------


@procedure
def visit_asgard(g: Asgard, seat: int, everything: bool) -> Steps[None]:
    """One disc, or all of them for one action with a free disc (AS-577, AS-578)."""
    count = g.visitors[seat] if everything else 1
    g.tell(e.AsgardEntered(seat, count))
    yield from act_in_asgard(g, seat, int(everything))
    leave_asgard(g, seat, count)


def leave_asgard(g: Asgard, seat: int, count: int) -> None:
    g.visitors[seat] -= count
    g.supply[seat] += count

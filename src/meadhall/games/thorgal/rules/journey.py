"""The journey and its five steps (TH-401 to TH-474, TH-711)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.questions import journey as q
from meadhall.games.thorgal.rules.actions import action_window
from meadhall.games.thorgal.rules.damage import finish
from meadhall.games.thorgal.rules.effects import resolve
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask, procedure


@procedure
def journey(g: Thorgal) -> Steps[None]:
    """Announcement, actions, conclusion, return, end (TH-401); without an unconquered terrain there is none."""
    g.begin_phase(b.JOURNEY)
    if not g.unconquered():
        return
    yield from announce(g, g.destiny)
    yield from oppose(g)
    yield from action_window(g)
    if g.cut:
        return
    conclude(g)
    place = g.destination
    return_home(g)
    if g.result == b.SUCCESS:
        gain_horn(g, g.destiny, place)
    g.tell(e.JourneyOver(g.destiny, g.terrains[place], g.horns[g.destiny], g.horns_needed))
    if g.result == b.SUCCESS:
        yield from conquer(g, g.destiny, place)


# -- step 1: announcement and opposition ----------------------------------------------------------------------


@procedure
def announce(g: Thorgal, seat: int) -> Steps[None]:
    """The Destiny pawn goes to an unconquered terrain (TH-402 to TH-406)."""
    g.step = b.ANNOUNCEMENT
    answer = yield ask(seat, q.destination)
    places = [place for place in g.unconquered() if g.terrains[place] == o.JOURNEY.one(answer)]
    g.destination = places[0]
    g.tell(e.JourneyBegan(seat, g.terrains[g.destination]))


@procedure
def oppose(g: Thorgal) -> Steps[None]:
    """One companion of one Scourge player may oppose; the highest pawn is asked first (TH-407 to TH-413, TH-711)."""
    for seat in g.scourges()[::-1]:
        answer = yield ask(seat, q.opposition)
        if answer != o.DECLINE:
            set_against(g, seat, o.OPPOSE.one(answer))
            return
    g.tell(e.Unopposed())


def set_against(g: Thorgal, seat: int, card: int) -> None:
    cost = r.opposing_cost(g, card)
    g.oppose(seat, card)
    g.tell(e.Opposition(seat, card, cost))
    g.pay(seat, cost)


# -- steps 3 and 4: conclusion and return -----------------------------------------------------------------------


def conclude(g: Thorgal) -> None:
    """Strength against difficulty, attribute by attribute; the opposer's fate hangs on it (TH-430 to TH-438)."""
    g.step = b.CONCLUSION
    force, needed = r.strength(g), r.difficulty(g)
    land, opposition = r.terrain_attributes(g, g.destination), r.opposer_attributes(g)
    g.tell(e.JourneyMeasured(*force, *needed, r.group_strength(g), land, g.opposer, opposition))
    g.result = b.SUCCESS if r.suffices(force, needed) else b.FAILURE
    card = g.terrains[g.destination]
    g.tell(e.JourneySucceeded(g.destiny, card) if g.result == b.SUCCESS else e.JourneyFailed(g.destiny, card))
    if g.opposer == b.NOTHING:
        return
    if g.result == b.FAILURE:
        g.opposer_returns()
    else:
        beaten, owner = g.opposer, g.opposer_seat
        g.clear_opposer()
        g.bury(owner, beaten)


def return_home(g: Thorgal) -> None:
    """The pawn leaves, associated cards are destroyed, tokens stay (TH-450 to TH-452)."""
    g.step, g.destination = b.RETURN, b.NOTHING
    while g.sent:
        g.detach(0)


# -- step 5: end ------------------------------------------------------------------------------------------------


@procedure
def conquer(g: Thorgal, seat: int, place: int) -> Steps[None]:
    """The horn is perhaps the victory; else the reward, now or never (TH-461 to TH-466)."""
    g.step = b.END
    if g.horns[seat] >= g.horns_needed:
        finish(g, (seat,))
        return
    card = g.terrains[place]
    if not g.box.ON_PLAY[card]:
        return
    answer = yield ask(seat, q.reward, card)
    if answer == o.ACCEPT:
        g.tell(e.RewardTaken(seat, card))
        yield from resolve(g, seat, card, g.box.ON_PLAY[card], b.NOBODY)
    else:
        g.tell(e.RewardLeft(seat, card))


def gain_horn(g: Thorgal, seat: int, place: int) -> None:
    g.conquerors[place] = seat
    g.horns[seat] += 1
    g.stirred = g.bled = True
    g.tell(e.Conquest(seat, g.terrains[place], g.horns[seat]))

"""What looks good at a glance: a rough worth for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.thorgal import appraisal as a
from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal import reckoning as r
from meadhall.games.thorgal import worth as v
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards import tables as t
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Decision

ENOUGH: Final = 4  # cards in hand
KINDLY: Final = (w.GAIN, w.READY, w.KEEP, w.PROTECT, w.CONVERT)


def instinct(g: Thorgal, decision: Decision) -> list[float]:
    """A rough worth for each option, in the order of the decision's options."""
    judge = _JUDGES.get(decision.question.name, indifferent)
    return [judge(g, decision, option) for option in decision.options]


def indifferent(g: Thorgal, decision: Decision, option: int) -> float:
    """Yes rather than no, doing rather than leaving."""
    return 0.0 if option in (o.DECLINE, DONE) else 0.5


# -- set-up and prophecy --------------------------------------------------------------------------------------


def start(g: Thorgal, decision: Decision, option: int) -> float:
    """As much as three points buy."""
    return -1.0 if option == DONE else v.IN_GROUP[o.START.one(option)]


def terrains(g: Thorgal, decision: Decision, option: int) -> float:
    """Terrains that ask for little."""
    return -0.5 * sum(t.ATTRIBUTES[o.BRING.one(option)])


def prophecy(g: Thorgal, decision: Decision, option: int) -> float:
    """Some cards to play, then the means to play them."""
    short = ENOUGH - len(g.hands[decision.seat])
    return 0.8 * short if option == o.TO_HAND else 0.0


# -- actions ------------------------------------------------------------------------------------------------


def turn(g: Thorgal, decision: Decision, option: int) -> float:
    if option == o.PASS:
        return 0.0
    if option in o.PLAY:
        return playing(g, decision.seat, o.PLAY.one(option))
    if option in o.ACTIVATE:
        return activating(g, o.ACTIVATE.one(option))
    return 1.5


def playing(g: Thorgal, seat: int, card: int) -> float:
    """What it brings, less what it costs; attributes on a journey only if they can decide it."""
    worth = v.TO_PLAY[card] / v.IN_HAND - v.TO_PLAY[card] - 0.6 * r.cost(g, seat, card)
    if g.phase == b.JOURNEY and t.ATTRIBUTES[card] != b.NONE:
        return worth if undecided(g, seat) else -1.0
    return worth


def activating(g: Thorgal, card: int) -> float:
    if g.phase == b.JOURNEY and v.GAINS[card] != b.NONE:
        return 2.0 if undecided(g, g.destiny) else -0.5
    return 0.7


def undecided(g: Thorgal, seat: int) -> bool:
    """Does a side still have to do something about the journey?"""
    ahead = r.suffices(r.strength(g), r.difficulty(g))
    return not ahead if seat == g.destiny else ahead or a.success_chance(g) > 0.25


def destination(g: Thorgal, decision: Decision, option: int) -> float:
    place = g.terrains.index(o.JOURNEY.one(option))
    return a.margin(a.likely_strength(g), r.terrain_attributes(g, place))


def opposition(g: Thorgal, decision: Decision, option: int) -> float:
    """Oppose where it may hold: the companion is lost if it does not."""
    if option == o.DECLINE:
        return 0.0
    card = o.OPPOSE.one(option)
    chance = a.success_chance(g)
    weight = sum(t.ATTRIBUTES[card])
    return 3.0 * chance * (1 - chance) * weight - 0.5 * chance * v.IN_GROUP[card] - 0.6 * r.opposing_cost(g, card)


# -- effects ------------------------------------------------------------------------------------------------


def target(g: Thorgal, decision: Decision, option: int) -> float:
    """The best card, of one's own or of the foe's."""
    card = o.TARGET.one(option)
    return v.IN_GROUP[card] + 0.5 * sum(v.GAINS[card])


def token(g: Thorgal, decision: Decision, option: int) -> float:
    """Ready one's own, exhaust the Destiny player's: a card that has something to activate."""
    if option == o.DECLINE:
        return 0.0
    card = option - (o.READY.base if option in o.READY else o.EXHAUST.base)
    useful = 0.3 + sum(v.GAINS[card]) if t.ACTS[card] else 0.1
    return useful if card in g.groups[g.destiny] else -0.5


def hurt(g: Thorgal, decision: Decision, option: int) -> float:
    if option == o.DECLINE:
        return 0.0
    return 1.0 if r.life(g, decision.seat) > 10 else -3.0


def damage(g: Thorgal, decision: Decision, option: int) -> float:
    """From the deck, unless a card in hand is worth less than an unknown one."""
    return 0.0 if option == DONE else 0.2 - v.TO_PLAY[o.DESTROY.one(option)]


def unmet(g: Thorgal, decision: Decision, option: int) -> float:
    if option == o.DISMISS:
        card: int = decision.args[0]
        return -v.IN_GROUP[card]
    life = r.life(g, decision.seat)
    return a.life_worth(life - b.UNPAID_UPKEEP) - a.life_worth(life) - 0.5


def least(g: Thorgal, decision: Decision, option: int) -> float:
    """The card that is worth least goes."""
    return -v.TO_PLAY[g_card(option)]


def best(g: Thorgal, decision: Decision, option: int) -> float:
    return 0.0 if option in (o.DECLINE, DONE) else v.TO_PLAY[g_card(option)]


def settle(g: Thorgal, decision: Decision, option: int) -> float:
    """Good cards on top, the others into the reserve."""
    worth = v.TO_PLAY[g_card(option)] - 1.2
    return worth if option in o.TOP else -worth


def g_card(option: int) -> int:
    """The card of an option."""
    return o.OPTIONS.block_of(option).one(option)


_JUDGES: Final[dict[str, Callable[[Thorgal, Decision, int], float]]] = {
    "start_companions": start,
    "start_terrains": terrains,
    "add_terrains": terrains,
    "prophecy": prophecy,
    "turn": turn,
    "open_turn": turn,
    "destination": destination,
    "opposition": opposition,
    "target": target,
    "elements": token,
    "intrigue": token,
    "hurt": hurt,
    "damage": damage,
    "unmet": unmet,
    "search": best,
    "move": best,
    "discard_hand": least,
    "bottom_hand": least,
    "settle_hand": settle,
}

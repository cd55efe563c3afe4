"""What looks good at a glance: a rough worth for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.heuristics import evaluation as a
from meadhall.games.thorgal.heuristics import prospects as p
from meadhall.games.thorgal.heuristics import weights as v
from meadhall.games.thorgal.heuristics.cards import values
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Decision

ENOUGH: Final = 4  # cards in hand
PAYING: Final = 0.6  # for each card of the reserve
USING: Final = 0.7  # an effect of a card in play
BREAKS: Final = 2.5  # a card that turns a journey's result
TENDED_LATE: Final = {
    w.HAVE: 0.0, w.NONE_OF: 1.0, w.MAX: 1.0, w.STATE: 0.0, w.DISCARD_RESERVE: 2.0, w.BOTTOM_HAND: 2.0,
    w.UPKEEP_DMG: 2.0, w.EXHAUST_THIS: 0.0, w.DISCARD_ALL_RESERVE: 3.0, w.BOTTOM_ALL_HAND: 3.0,
}  # fmt: skip


def instinct(g: Thorgal, decision: Decision) -> list[float]:
    """A rough worth for each option, in the order of the decision's options."""
    whole = _WHOLE.get(decision.question.name)
    if whole:
        return whole(g, decision)
    judge = _JUDGES.get(decision.question.name, indifferent)
    return [judge(g, decision, option) for option in decision.options]


def indifferent(g: Thorgal, decision: Decision, option: int) -> float:
    """Yes rather than no, doing rather than leaving."""
    return 0.0 if option in (o.DECLINE, DONE) else 0.5


# -- set-up and prophecy --------------------------------------------------------------------------------------


def start(g: Thorgal, decision: Decision, option: int) -> float:
    """As much as three points buy."""
    return -1.0 if option == DONE else values(g.box).IN_GROUP[o.START.one(option)]


def terrains(g: Thorgal, decision: Decision, option: int) -> float:
    """Terrains that ask for little."""
    return -0.5 * sum(g.box.ATTRIBUTES[o.BRING.one(option)])


def prophecy(g: Thorgal, decision: Decision, option: int) -> float:
    """Some cards to play, then the means to play them."""
    short = ENOUGH - len(g.hands[decision.seat])
    return 0.8 * short if option == o.TO_HAND else 0.0


# -- actions ------------------------------------------------------------------------------------------------


def turn(g: Thorgal, decision: Decision) -> list[float]:
    """On a journey by what it decides, else by what it brings."""
    spare = r.minus(r.strength(g), r.difficulty(g)) if g.destination != b.NOTHING else None
    return [action(g, decision.seat, option, spare) for option in decision.options]


def action(g: Thorgal, seat: int, option: int, spare: b.Three | None) -> float:
    if option == o.PASS:
        return 0.0
    worths = values(g.box)
    if option in o.PLAY:
        card = o.PLAY.one(option)
        gains = g.box.ATTRIBUTES[card]
        worth = worths.TO_PLAY[card] / v.IN_HAND - worths.TO_PLAY[card] - PAYING * r.cost(g, seat, card)
    else:
        card = option - (o.ACTIVATE.base if option in o.ACTIVATE else o.FENRIR.base)
        gains, worth = worths.GAINS[card], USING - PAYING * worths.GAIN_PRICE[card]
    if spare is None or gains == b.NONE:
        return worth
    return (closing(gains, spare) if seat == g.destiny else breaking(gains, spare)) + min(0.0, worth)


def closing(gains: b.Three, spare: b.Three) -> float:
    """Strength where some is missing; it is kept back where none is."""
    if min(spare) >= 0:
        return -0.5
    return sum([min(gain, max(0, -left)) for gain, left in zip(gains, spare, strict=True)]) - 0.5


def breaking(gains: b.Three, spare: b.Three) -> float:
    """Difficulty that makes a journey fail, or comes close to it; none once it fails already."""
    if min(spare) < 0:
        return -0.5
    if any([gain > left for gain, left in zip(gains, spare, strict=True)]):
        return BREAKS
    return max([gain - 0.5 * left for gain, left in zip(gains, spare, strict=True) if gain])


def destination(g: Thorgal, decision: Decision) -> list[float]:
    """The terrain with the best margin; who may oppose there counts half."""
    force, offered, ready = r.strength(g), p.offers(g), p.opposers(g)
    reserve = len(g.reserves[2 * g.destiny])
    places = [g.terrains.index(o.JOURNEY.one(option)) for option in decision.options]
    return [
        p.margin(
            force,
            r.terrain_attributes(g, place),
            offered,
            reserve,
            p.opposing(g, place, ready),
            0.5,
        )
        for place in places
    ]


def opposition(g: Thorgal, decision: Decision) -> list[float]:
    """Oppose where it may hold: the companion is lost if it does not."""
    chance = p.success_chance(g)
    return [0.0 if option == o.DECLINE else opposing(g, o.OPPOSE.one(option), chance) for option in decision.options]


def opposing(g: Thorgal, card: int, chance: float) -> float:
    weight, lost = sum(g.box.ATTRIBUTES[card]), values(g.box).IN_GROUP[card]
    return 3.0 * chance * (1 - chance) * weight - 0.5 * chance * lost - PAYING * r.opposing_cost(g, card)


# -- effects ------------------------------------------------------------------------------------------------


def target(g: Thorgal, decision: Decision, option: int) -> float:
    """The best card, of the seat or of the foe."""
    card = o.TARGET.one(option)
    return values(g.box).IN_GROUP[card] + 0.5 * sum(values(g.box).GAINS[card])


def token(g: Thorgal, decision: Decision, option: int) -> float:
    """Ready an own card, exhaust the Destiny player's: a card that has something to activate."""
    if option == o.DECLINE:
        return 0.0
    card = option - (o.READY.base if option in o.READY else o.EXHAUST.base)
    useful = 0.3 + sum(values(g.box).GAINS[card]) if g.box.ACTS[card] else 0.1
    return useful if card in g.groups[g.destiny] else -0.5


def hurt(g: Thorgal, decision: Decision, option: int) -> float:
    if option == o.DECLINE:
        return 0.0
    return 1.0 if r.life(g, decision.seat) > 10 else -3.0


def damage(g: Thorgal, decision: Decision, option: int) -> float:
    """From the deck, unless a card in hand is worth less than an unknown one."""
    return 0.0 if option == DONE else 0.2 - values(g.box).TO_PLAY[o.DESTROY.one(option)]


def tend(g: Thorgal, decision: Decision, option: int) -> float:
    """Conditions first that only look, then those that take some cards, last those that take all."""
    return -TENDED_LATE[g.box.UPKEEP[o.TEND.one(option)].kind]


def unmet(g: Thorgal, decision: Decision, option: int) -> float:
    if option == o.DISMISS:
        card: int = decision.args[0]
        return -values(g.box).IN_GROUP[card]
    life = r.life(g, decision.seat)
    return a.life_worth(life - b.UNPAID_UPKEEP) - a.life_worth(life) - 0.5


def least(g: Thorgal, decision: Decision, option: int) -> float:
    """The card that is worth least goes."""
    return -values(g.box).TO_PLAY[g_card(option)]


def best(g: Thorgal, decision: Decision, option: int) -> float:
    return 0.0 if option in (o.DECLINE, DONE) else values(g.box).TO_PLAY[g_card(option)]


def settle(g: Thorgal, decision: Decision, option: int) -> float:
    """Good cards on top, the others into the reserve."""
    worth = values(g.box).TO_PLAY[g_card(option)] - 1.2
    return worth if option in o.TOP else -worth


def g_card(option: int) -> int:
    """The card of an option."""
    return o.OPTIONS.block_of(option).one(option)


_JUDGES: Final[dict[str, Callable[[Thorgal, Decision, int], float]]] = {
    "start_companions": start,
    "start_terrains": terrains,
    "add_terrains": terrains,
    "prophecy": prophecy,
    "target": target,
    "elements": token,
    "intrigue": token,
    "hurt": hurt,
    "damage": damage,
    "tend": tend,
    "unmet": unmet,
    "search": best,
    "move": best,
    "discard_hand": least,
    "bottom_hand": least,
    "settle_hand": settle,
}

_WHOLE: Final[dict[str, Callable[[Thorgal, Decision], list[float]]]] = {
    "turn": turn,
    "open_turn": turn,
    "destination": destination,
    "opposition": opposition,
}

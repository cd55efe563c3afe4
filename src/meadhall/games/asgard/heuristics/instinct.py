"""What looks good at a glance: a rough worth in points for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.heuristics import arms, favours
from meadhall.games.asgard.heuristics import weights as w
from meadhall.games.asgard.heuristics.outlook import (
    Outlook,
    building_worth,
    entering_worth,
    fight_worth,
    lifting_worth,
    plan_worth,
    rounds_left,
    scorings_left,
    stones_worth,
    visitors_worth,
)
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Decision, Option

GIVE_UP: Final = -1.0
TAKE_HOME: Final = -0.5
USE_NOW: Final = 0.5
URGENCY: Final = 0.15  # of what a disc brings, for bringing it at once
LAID_FIRST: Final = 0.3  # for every step that a tile is weaker than others
TURNED: Final = 2.5  # for sending a recruit that helps to win a battle


def instinct(g: Asgard, decision: Decision) -> list[float]:
    """A rough worth for each option, in the order of the decision's options."""
    name = decision.question.name
    if name in _PLANNERS:
        plan, look = _PLANNERS[name], Outlook(g, decision.seat)
        return [plan(look, option) for option in decision.options]
    if name == "lay_tile":
        return lay_tile(g, decision)
    judge = _JUDGES.get(name)
    if judge is None:
        return [0.0 if option in (DONE, o.DECLINE, o.PASS) else 1.0 for option in decision.options]
    return [judge(g, decision, option) for option in decision.options]


# -- gods and discs -------------------------------------------------------------------------------------------


def choose_gods(look: Outlook, option: Option) -> float:
    return favours.best_slot(look, o.CHOOSE.one(option))


def place_disc(look: Outlook, option: Option) -> float:
    return favours.placing_worth(look, *o.PLACE.pair(option))


def act(look: Outlook, option: Option) -> float:
    """What is gained by acting now rather than later: stones and Seals should be there before they are spent."""
    g, seat = look.g, look.seat
    if option in o.RESOLVE:
        return resolving(look, o.RESOLVE.one(option))
    if option in o.RECALL:
        god = o.RECALL.one(option)
        return -w.PLACED * (favours.placed_worth(look, god, g.slot_with(seat, god)) - favours.seal_worth(look, god))
    if option in o.USE:
        return USE_NOW
    later = w.PLACED * visitors_worth(look, g.visitors[seat])
    if option == o.ENTER:
        return entering_worth(look) - later
    return lifting_worth(look) - later if option == o.LIFT else TAKE_HOME - later


def resolving(look: Outlook, god: int) -> float:
    """The more it brings the sooner; a Temple by the stones at hand against those that may still come."""
    g, seat = look.g, look.seat
    slot = g.slot_with(seat, god)
    worth = favours.placed_worth(look, god, slot)
    if slot != b.TEMPLE:
        return URGENCY * worth
    stones = g.stones_of(seat)
    now = building_worth(look, god, stones)
    return now - building_worth(look, god, look.stones) + URGENCY * worth


def recover(g: Asgard, decision: Decision, option: Option) -> float:
    """From the centre rather than from a Victory Zone, and from a god last."""
    spot = o.RECOVER.one(option)
    return 3.0 if spot == b.CENTRE else 1.0 if spot >= b.ALL_GODS else 0.0


def giver(g: Asgard, decision: Decision, option: Option) -> float:
    """The player with most points, and oneself last."""
    seat = g.colours.index(o.FROM.one(option))
    return -20.0 if seat == decision.seat else 0.1 * g.score[seat]


# -- powers ---------------------------------------------------------------------------------------------------


def odin(g: Asgard, decision: Decision, option: Option) -> float:
    """Rather earlier in turn order than before."""
    if option not in o.ORDER:
        return 0.0
    return 0.4 * (g.order.index(decision.seat) - o.ORDER.one(option))


def power_tile(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in o.CLAIM:
        return 0.0
    return favours.tyr_tile(g, decision.seat) if o.CLAIM.one(option) else w.THOR


def loki(g: Asgard, decision: Decision, option: Option) -> float:
    """From gods of others to own gods."""
    if option not in o.LURE:
        return 0.2
    god, recruit = o.LURE.pair(option)
    return 0.0 if g.supports(decision.seat, god) else 0.5 * b.STRENGTH[recruit]


def loki_target(g: Asgard, decision: Decision, option: Option) -> float:
    return 2.0 if g.supports(decision.seat, o.LEAD.one(option)) else 0.0


def hel(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in o.SLAY:
        return 0.0
    god, recruit = o.SLAY.pair(option)
    if g.supports(decision.seat, god):
        return -2.0
    supporters = b.SUPPORTS - g.supporters(god).count(NOBODY)
    return 0.5 * b.STRENGTH[recruit] * supporters


def fenrir(g: Asgard, decision: Decision, option: Option) -> float:
    return 3.0 if option == o.SCORE else 1.5 if option in o.OUST else 0.0


def take_tile(g: Asgard, decision: Decision, option: Option) -> float:
    return arms.all_gains(g, decision.seat, [o.TAKE.one(option)])[0]


def any_stone(look: Outlook, option: Option) -> float:
    return stones_worth(look, o.STONE.one(option), 1)


# -- temples --------------------------------------------------------------------------------------------------


def build(g: Asgard, decision: Decision, option: Option) -> float:
    return float(g.box.value[o.FIRST_TEMPLE + o.BUILD.one(option)] * scorings_left(g))


def discounts(g: Asgard, decision: Decision, option: Option) -> float:
    return -float(o.DISCOUNT.one(option))


def give_recruits(g: Asgard, decision: Decision, option: Option) -> float:
    recruit = o.GIVE.one(option)
    return 0.4 * b.STRENGTH[recruit] * g.recruits(decision.seat, recruit)


def settle(g: Asgard, decision: Decision, option: Option) -> float:
    """The rewards of the world by the chance to win them; five points are sure below."""
    place = o.SETTLE.one(option)
    bonus = 0.0 if g.flipped[place] else w.worths(g.box).bonuses[g.places[place]]
    world = b.world_of(place)
    if world == b.LOWER_WORLD:
        return g.box.values.lower_world + bonus
    god, enemy = t.GROUP[decision.args[0]], arms.fronts(g)[b.opposite(place)]
    strength = g.box.value[decision.args[0]] + g.host_strength(god)
    reward = support_stake(g, god, world) - (enemy.stake(g, decision.seat) if enemy is not None else 0.0)
    return w.odds(strength - arms.prospect(g, b.opposite(place)), False) * reward + bonus


def support_stake(g: Asgard, god: int, world: int) -> float:
    """What a world is worth to the next supporter of a god, ahead of the one it has."""
    upper, lower = g.box.upper[world], g.box.lower[world]
    first, second = g.supporters(god)
    if first != NOBODY:
        return lower - upper / (g.seats - 1)
    return upper + w.LONE * lower if second == NOBODY else upper - lower / (g.seats - 1)


# -- Asgard ---------------------------------------------------------------------------------------------------


def muster(g: Asgard, decision: Decision, option: Option) -> float:
    return w.STRENGTH * b.STRENGTH[o.MUSTER.one(option)] if option in o.MUSTER else -1.0


def swap_stone(look: Outlook, option: Option) -> float:
    if option not in o.SWAP:
        return 0.0
    given, stone = o.SWAP.pair(option)
    stones = look.stones[:]
    stones[given] -= 1
    stones[stone] += 1
    return plan_worth(look, stones) - look.plan - 0.1


def buy_recruit(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in o.BUY:
        return 0.0
    recruit = o.BUY.one(option)
    return w.STRENGTH * b.STRENGTH[recruit] - w.SEAL * sum(g.box.prices[recruit]) + 0.1


def buy_disc(g: Asgard, decision: Decision, option: Option) -> float:
    """A disc for the rounds to come, or into battle with a tile."""
    if option == DONE:
        return 0.0
    cost = 0.0 if decision.args[0] else w.SEAL * sum(g.disc_price(decision.seat))
    if option == o.KEEP_DISC:
        return w.DISC * rounds_left(g) - cost
    return station(g, decision.seat, o.STATION.one(option)) + w.LOOT - cost


def march(g: Asgard, decision: Decision, option: Option) -> float:
    return station(g, decision.seat, o.MARCH.one(option))


def station(g: Asgard, seat: int, place: int) -> float:
    """A Battle slot by the strength of its side."""
    own, other = g.tile_strength(place), g.tile_strength(b.opposite(place))
    if g.has_population(place) and not g.has_population(b.opposite(place)):
        own = 0
    if g.has_population(b.opposite(place)) and not g.has_population(place):
        other = 0
    won = w.odds(own - other + 0.3 * g.army_strength(seat), True)
    return won * fight_worth(g, seat) / w.STATIONED


# -- battles and Ragnarök -------------------------------------------------------------------------------------


def reinforce(g: Asgard, decision: Decision, option: Option) -> float:
    """Just enough: the Thor tile and Giants where they are needed, Warriors else."""
    needed: int = decision.args[1] - o.sent_strength(g.box, decision.picks)
    if option == DONE:
        return GIVE_UP if needed > 0 else 5.0
    if option == o.TYR:
        return 1.5
    if option == o.THOR:
        return 1.0 if needed >= g.box.values.strength_of_thor else 0.0
    strength = b.STRENGTH[o.SEND.one(option)]
    return TURNED - 0.5 * abs(min(needed, 2) - strength)


def raise_warrior(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in o.RAISE:
        return 0.0
    where = arms.fronts(g)
    front = where[o.RAISE.pair(option)[1]]
    return arms.gain_by(g, decision.seat, where, front, 1) if front is not None else 0.0


def lay_tile(g: Asgard, decision: Decision) -> list[float]:
    """Each tile where it is of most use beside the others; the weakest first, as long as rivals can answer."""
    pairs = [o.LAY.pair(option) for option in decision.options]
    gains = {tile: arms.laying_gains(g, decision.seat, tile) for tile in {tile for tile, _ in pairs}}
    top = {tile: max(found.values()) for tile, found in gains.items()}
    laying = w.worths(g.box).laying
    return [gains[tile][place] - top[tile] - LAID_FIRST * laying[tile] for tile, place in pairs]


def surtr(g: Asgard, decision: Decision, option: Option) -> float:
    return favours.burning(g, decision.seat, o.BURN.one(option)) if option in o.BURN else 0.0


_PLANNERS: Final[dict[str, Callable[[Outlook, Option], float]]] = {
    "choose_gods": choose_gods, "place_disc": place_disc, "act": act, "any_stone": any_stone, "swap_stone": swap_stone,
}  # fmt: skip
_JUDGES: Final[dict[str, Callable[[Asgard, Decision, Option], float]]] = {
    "recover": recover, "giver": giver, "seal_giver": giver, "odin": odin, "loki": loki, "loki_target": loki_target,
    "hel": hel, "fenrir": fenrir, "take_tile": take_tile, "build": build, "discounts": discounts,
    "give_recruits": give_recruits, "settle": settle, "muster": muster, "buy_recruit": buy_recruit,
    "buy_disc": buy_disc, "march": march, "reinforce": reinforce, "raise_warrior": raise_warrior,
    "surtr": surtr, "power_tile": power_tile,
}  # fmt: skip

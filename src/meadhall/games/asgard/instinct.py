"""What looks good at a glance: a rough worth in points for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.asgard import appraisal as a
from meadhall.games.asgard import board as b
from meadhall.games.asgard import questions as q
from meadhall.games.asgard import worth as w
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules.twilight import value
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Decision, Option

GIVE_UP: Final = -1.0
TAKE_HOME: Final = -0.5
USE_NOW: Final = 1.5
BATTLE_SLOT: Final = 3.0
TURNED: Final = 2.5  # for sending a recruit that helps to win a battle


def instinct(g: Asgard, decision: Decision) -> list[float]:
    """A rough worth for each option, in the order of the decision's options."""
    judge = _JUDGES.get(decision.question.name)
    if judge is None:
        return [0.0 if option in (DONE, q.DECLINE, q.PASS) else 1.0 for option in decision.options]
    return [judge(g, decision, option) for option in decision.options]


# -- gods and discs -------------------------------------------------------------------------------------------


def choose_gods(g: Asgard, decision: Decision, option: Option) -> float:
    return a.best_slot(g, decision.seat, q.CHOOSE.one(option))


def place_disc(g: Asgard, decision: Decision, option: Option) -> float:
    god, slot = q.PLACE.pair(option)
    if slot == b.ASGARD:
        return a.asgard_worth(g, decision.seat)
    return a.slot_worth(g, decision.seat, god, slot)


def act(g: Asgard, decision: Decision, option: Option) -> float:
    """Temples first: their points come every round; discs go home without acting only for want of anything better."""
    seat = decision.seat
    if option in q.RESOLVE:
        god = q.RESOLVE.one(option)
        return a.slot_worth(g, seat, god, g.slot_with(seat, god))
    if option in q.USE:
        return USE_NOW
    if option == q.ENTER:
        return a.visitors_worth(g, seat, 1)
    if option == q.LIFT:
        return a.visitors_worth(g, seat, g.visitors[seat])
    return TAKE_HOME


def recover(g: Asgard, decision: Decision, option: Option) -> float:
    """From the centre rather than from a Victory Zone, and from a god last."""
    spot = q.RECOVER.one(option)
    return 3.0 if spot == b.CENTRE else 1.0 if spot >= b.ALL_GODS else 0.0


def giver(g: Asgard, decision: Decision, option: Option) -> float:
    """Whoever has most points, and oneself last."""
    seat = g.colours.index(q.FROM.one(option))
    return -20.0 if seat == decision.seat else 0.1 * g.score[seat]


# -- powers ---------------------------------------------------------------------------------------------------


def odin(g: Asgard, decision: Decision, option: Option) -> float:
    """Rather earlier in turn order than before."""
    if option not in q.ORDER:
        return 0.0
    return 0.4 * (g.order.index(decision.seat) - q.ORDER.one(option))


def loki(g: Asgard, decision: Decision, option: Option) -> float:
    """From gods of others to one's own."""
    if option not in q.LURE:
        return 0.2
    god, recruit = q.LURE.pair(option)
    return 0.0 if g.supports(decision.seat, god) else 0.5 * b.STRENGTH[recruit]


def loki_target(g: Asgard, decision: Decision, option: Option) -> float:
    return 2.0 if g.supports(decision.seat, q.LEAD.one(option)) else 0.0


def hel(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in q.SLAY:
        return 0.0
    god, recruit = q.SLAY.pair(option)
    if g.supports(decision.seat, god):
        return -2.0
    supporters = sum([g.support[2 * god + rank] != NOBODY for rank in range(b.SUPPORTS)])
    return 0.5 * b.STRENGTH[recruit] * supporters


def fenrir(g: Asgard, decision: Decision, option: Option) -> float:
    return 3.0 if option == q.SCORE else 1.5 if option in q.OUST else 0.0


def take_tile(g: Asgard, decision: Decision, option: Option) -> float:
    return a.tile_worth(q.TAKE.one(option))


def any_stone(g: Asgard, decision: Decision, option: Option) -> float:
    return a.stones_worth(g, decision.seat, q.STONE.one(option))


# -- temples --------------------------------------------------------------------------------------------------


def build(g: Asgard, decision: Decision, option: Option) -> float:
    return float(t.VALUE[q.FIRST_TEMPLE + q.BUILD.one(option)] * a.scorings_left(g))


def discounts(g: Asgard, decision: Decision, option: Option) -> float:
    return -float(q.DISCOUNT.one(option))


def give_recruits(g: Asgard, decision: Decision, option: Option) -> float:
    recruit = q.GIVE.one(option)
    return 0.4 * b.STRENGTH[recruit] * g.army[decision.seat * b.ALL_RECRUITS + recruit]


def settle(g: Asgard, decision: Decision, option: Option) -> float:
    """The rewards of the world by the chance to win them; five points are sure below."""
    place = q.SETTLE.one(option)
    bonus = 0.0 if g.flipped[place] else w.BONUS
    world = b.world_of(place)
    if world == b.LOWER_WORLD:
        return t.LOWER_WORLD_SCORE + bonus
    god = t.GROUP[decision.args[0]]
    base = god * b.ALL_RECRUITS
    strength = t.VALUE[decision.args[0]] + g.host[base] + g.host[base + 1] + 2 * g.host[base + 2]
    lone = g.support[2 * god] == NOBODY and g.support[2 * god + 1] == NOBODY
    reward = t.REWARD_UPPER[world] + (t.REWARD_LOWER[world] if lone else 0)
    return w.odds(strength - a.prospect(g, b.opposite(place)), False) * reward + bonus


# -- Asgard ---------------------------------------------------------------------------------------------------


def muster(g: Asgard, decision: Decision, option: Option) -> float:
    return w.STRENGTH * b.STRENGTH[q.MUSTER.one(option)] if option in q.MUSTER else -1.0


def swap_stone(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in q.SWAP:
        return 0.0
    given, stone = q.SWAP.pair(option)
    seat = decision.seat * b.ALL_STONES
    before = a.plan_worth(g, decision.seat)
    g.stones[seat + given] -= 1
    g.stones[seat + stone] += 1
    after = a.plan_worth(g, decision.seat)
    g.stones[seat + given] += 1
    g.stones[seat + stone] -= 1
    return after - before - 0.1


def buy_recruit(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in q.BUY:
        return 0.0
    recruit = q.BUY.one(option)
    return w.STRENGTH * b.STRENGTH[recruit] - w.SEAL * sum(t.RECRUIT_PRICE[recruit]) + 0.1


def buy_disc(g: Asgard, decision: Decision, option: Option) -> float:
    """A disc for the rounds to come, or into battle with a tile."""
    if option == DONE:
        return 0.0
    cost = 0.0 if decision.args[0] else w.SEAL * sum(g.disc_price(decision.seat))
    if option == q.KEEP_DISC:
        return w.DISC * a.rounds_left(g) - cost
    return station(g, decision.seat, q.STATION.one(option)) + 1.5 - cost


def march(g: Asgard, decision: Decision, option: Option) -> float:
    return station(g, decision.seat, q.MARCH.one(option))


def station(g: Asgard, seat: int, place: int) -> float:
    """A Battle slot by the strength of its side."""
    own, other = g.tile_strength(place), g.tile_strength(b.opposite(place))
    if g.has_population(place) and not g.has_population(b.opposite(place)):
        own = 0
    if g.has_population(b.opposite(place)) and not g.has_population(place):
        other = 0
    coming = b.ROUNDS - g.round + 1
    step = a.zone_value(g.in_zones(seat) + 1) - a.zone_value(g.in_zones(seat))
    return w.odds(own - other + 0.3 * g.army_strength(seat), True) * w.ZONE_SHARE * coming * step


# -- battles and Ragnarök -------------------------------------------------------------------------------------


def reinforce(g: Asgard, decision: Decision, option: Option) -> float:
    """Enough and no more: the Thor tile and Giants where they are needed, Warriors else."""
    needed: int = decision.args[1] - q.sent_strength(decision.picks)
    if option == DONE:
        return GIVE_UP if needed > 0 else 5.0
    if option == q.TYR:
        return 1.5
    if option == q.THOR:
        return 1.0 if needed >= t.STRENGTH_OF_THOR else 0.0
    strength = b.STRENGTH[q.SEND.one(option)]
    return TURNED - 0.5 * abs(min(needed, 2) - strength)


def raise_warrior(g: Asgard, decision: Decision, option: Option) -> float:
    if option not in q.RAISE:
        return 0.0
    return 0.5 + gain_by(g, q.RAISE.pair(option)[1], 1)


def lay_tile(g: Asgard, decision: Decision, option: Option) -> float:
    tile, place = q.LAY.pair(option)
    if t.KIND[tile] != t.SPELL:
        return gain_by(g, place, t.VALUE[tile])
    enemy = b.opposite(place)
    if tile in (t.UPPER_BONUS, t.LOWER_BONUS):
        mine = g.discs_under(place)[tile - t.UPPER_BONUS] == decision.seat
        return (t.SPELL_SCORE if mine else -2.0) * a.winning_chance(g, place)
    helps = {
        t.NO_ANCESTRAL: 3.0 if g.has_population(enemy) else 0.0,
        t.NO_GOD: float(g.tile_strength(enemy)) if g.god_at(enemy) != NOBODY else 0.0,
        t.DOUBLE_RECRUITS: float(g.deployed_strength(place)),
        t.NO_RECRUITS: float(g.deployed_strength(enemy)),
        t.NO_WEAPONS: 2.0 if g.god_at(enemy) != NOBODY else 0.0,
    }
    return gain_by(g, place, helps[tile])


def gain_by(g: Asgard, place: int, strength: float) -> float:
    """What so much more strength brings at a place, by its rewards."""
    margin = value(g, place) - value(g, b.opposite(place))
    reward = t.REWARD_UPPER[b.world_of(place)]
    return (w.odds(margin + strength, True) - w.odds(margin, True)) * reward


def surtr(g: Asgard, decision: Decision, option: Option) -> float:
    """Against one's own god a Population is best turned over."""
    if option not in q.BURN:
        return 0.0
    god = g.god_at(b.opposite(q.BURN.one(option)))
    against = god != NOBODY and g.supports(decision.seat, god)
    return 1.5 + (2.0 if against else 0.0) - (1.0 if g.places[q.BURN.one(option)] == t.DISCOUNT else 0.0)


_JUDGES: Final[dict[str, Callable[[Asgard, Decision, Option], float]]] = {
    "choose_gods": choose_gods, "place_disc": place_disc, "act": act, "recover": recover, "giver": giver,
    "seal_giver": giver, "odin": odin, "loki": loki, "loki_target": loki_target, "hel": hel, "fenrir": fenrir,
    "take_tile": take_tile, "any_stone": any_stone, "build": build, "discounts": discounts,
    "give_recruits": give_recruits, "settle": settle, "muster": muster, "swap_stone": swap_stone,
    "buy_recruit": buy_recruit, "buy_disc": buy_disc, "march": march, "reinforce": reinforce,
    "raise_warrior": raise_warrior, "lay_tile": lay_tile, "surtr": surtr,
}  # fmt: skip

"""What looks good at a glance: a rough worth for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.counsel import glances
from meadhall.games.lords_of_ragnarok.counsel import worth as v
from meadhall.games.lords_of_ragnarok.counsel.places import army_target_worth, region_worth
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import DONE, Decision, Option

IDLE: Final = (DONE, o.PASS, o.DECLINE)


def instinct(g: Lords, decision: Decision) -> list[float]:
    """Each kind of question by its own thumb; where there is none, doing something is better than nothing."""
    judge = _JUDGES.get(decision.question.name)
    if judge is not None:
        return judge(g, decision)
    return [-1.0 if option in IDLE else 0.0 for option in decision.options]


def _each(worth: Callable[[Lords, int, Option], float]) -> Callable[[Lords, Decision], list[float]]:
    """A judge that looks at one option after another."""
    return lambda g, decision: [worth(g, decision.seat, option) for option in decision.options]


# -- the turn -------------------------------------------------------------------------------------------------


def hero_option(g: Lords, seat: int, option: Option) -> float:
    """Walk to where there is something to usurp, to forge or to hunt."""
    if option in o.WALK or option in o.APPEAR:
        there = (o.WALK if option in o.WALK else o.APPEAR).one(option)
        return hero_place(g, seat, there) - hero_place(g, seat, g.hero_at[seat])
    if option in o.HEAL:
        return v.HEALING
    return 0.0 if option == DONE else v.ROWING


def hero_place(g: Lords, seat: int, region: int) -> float:
    """What a Region promises to a Hero who stands there."""
    found = 0.0
    might = g.attribute(seat, b.MIGHT)
    alone = all([other == seat or place != region for other, place in enumerate(g.hero_at)])
    if alone and g.owner[region] != seat:
        barrier = (
            g.population(region) if g.owner[region] == NOBODY else sum([g.strength(s, region) for s in range(g.seats)])
        )
        found += region_worth(g, seat, region) if might >= barrier else 0.0
    if g.embers[region]:
        found += v.RUNE
    if g.monsters_at(region):
        found += v.NEAR_BEAST * (might - 1)
    return found


def manoeuvre(g: Lords, seat: int, option: Option) -> float:
    if option == DONE:
        return 0.0
    if option in o.RECRUIT:
        return army_target_worth(g, seat, o.RECRUIT.one(option), g.attribute(seat, b.AUTHORITY)) + 1.0
    region, value = o.ACTIVATE.pair(option)
    return best_move(g, seat, region, value + 1)


def best_move(g: Lords, seat: int, region: int, value: int) -> float:
    """The best that an Army can do when it is Activated."""
    found = [v.TRAINING if g.map.village[region] and g.owner[region] == seat and value < b.STRONGEST else -1.0]
    found += [army_target_worth(g, seat, near, value) for near in g.map.borders[region] if not g.has_loki(near)]
    return max(found)


def army_acts(g: Lords, decision: Decision) -> list[float]:
    """Train, or march to where the most can be had."""
    _, value, _ = decision.args
    seat = decision.seat
    return [
        v.TRAINING if option == o.TRAIN else army_target_worth(g, seat, o.MARCH.one(option), value)
        for option in decision.options
    ]


def special(g: Lords, seat: int, option: Option) -> float:
    action = o.ACT.one(option)
    if action == b.MONSTERS_ACTION:
        return glances.hunt_promise(g, seat)
    if action == b.USURP:
        return 1.0 + region_worth(g, seat, g.hero_at[seat])
    if action == b.MOBILIZE:
        places = [(place, g.army[seat][army]) for army, place in enumerate(g.army_at[seat]) if place >= 0]
        return 0.5 * sum([max(0.0, best_move(g, seat, place, value)) for place, value in places])
    return v.ACTIONS[action]


def monsters(g: Lords, seat: int, option: Option) -> float:
    return glances.hunt_worth(g, seat, o.HUNT.one(option)) if option in o.HUNT else 0.0


# -- Runes, cards, Injuries -----------------------------------------------------------------------------------


def gain_rune(g: Lords, seat: int, option: Option) -> float:
    return -float(g.runes[seat][o.GAIN.one(option)])


def drop_rune(g: Lords, seat: int, option: Option) -> float:
    return float(g.runes[seat][o.DROP.one(option)])


def discard_card(g: Lords, seat: int, option: Option) -> float:
    return -float(g.box.combat[o.DISCARD.one(option)].value)


def injure(g: Lords, seat: int, option: Option) -> float:
    attribute = o.HURT.one(option)
    return -v.ATTRIBUTES[attribute] * (g.marks[seat][attribute] - b.LEAST)


def heal_injury(g: Lords, seat: int, option: Option) -> float:
    attribute = o.HEAL.one(option)
    return v.ATTRIBUTES[attribute] * (g.marks[seat][attribute] - b.LEAST)


def recruit(g: Lords, seat: int, option: Option) -> float:
    return army_target_worth(g, seat, o.RECRUIT.one(option), g.attribute(seat, b.AUTHORITY))


def build_temple(g: Lords, seat: int, option: Option) -> float:
    return float(g.strength(seat, o.BUILD.one(option)))


def grow_army(g: Lords, seat: int, option: Option) -> float:
    """Where it takes a neutral Region, or else the strongest."""
    region, value = o.GROW.pair(option)
    takes = g.owner[region] == NOBODY and g.strength(seat, region) + 1 == g.population(region)
    return 3.0 if takes else 0.1 * value


def strike(g: Lords, seat: int, option: Option) -> float:
    """Whoever is hit had better be somebody else."""
    if option == o.DECLINE:
        return 0.0
    region, value = o.STRIKE.pair(option)
    own = g.army_of(seat, region, value + 1) >= 0
    return -1.0 if own else 1.0 + 0.1 * value


_JUDGES: Final[dict[str, Callable[[Lords, Decision], list[float]]]] = {
    "hero_option": _each(hero_option),
    "manoeuvre": _each(manoeuvre),
    "march_again": _each(manoeuvre),
    "mobilize": _each(manoeuvre),
    "army_acts": army_acts,
    "special": _each(special),
    "monsters": _each(monsters),
    "gain_rune": _each(gain_rune),
    "drop_rune": _each(drop_rune),
    "discard_card": _each(discard_card),
    "injure": _each(injure),
    "heal_injury": _each(heal_injury),
    "recruit": _each(recruit),
    "build_temple": _each(build_temple),
    "grow_army": _each(grow_army),
    "trample": _each(strike),
    "strike": _each(strike),
    "loki_strikes": _each(strike),
    "weaken": _each(strike),
    "battle_card": glances.battle_card,
    "take_loss": glances.take_loss,
    "ignore_losses": glances.as_many_as_possible,
    "attack": glances.attack,
    "defend": glances.defend,
    "strike_beast": glances.strike_beast,
}

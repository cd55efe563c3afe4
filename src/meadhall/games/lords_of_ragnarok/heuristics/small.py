"""Small choices at a glance: what is gained, given up, hurt, raised and struck."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.heuristics.places import army_target_worth, region_worth
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import Decision, Option

# -- gains ------------------------------------------------------------------------------------------------------


def land(g: Lords, seat: int, option: Option) -> float:
    """Where two Armies of 1 control something at once, best with a good neighbourhood."""
    region = o.LAND.one(option)
    around = sum([region_worth(g, seat, near) for near in g.map.borders[region]]) / len(g.map.borders[region])
    held = g.map.population[region] <= b.LANDING
    return around + (region_worth(g, seat, region) if held else 0.0)


def realm_bonus(g: Lords, seat: int, option: Option) -> float:
    """Any bonus, but no aimless moves."""
    if option in o.APPEAR or option in o.ROW or option in o.MOVE:
        return -0.5
    return -0.3 if option == o.DECLINE else 1.0


def take_blessing(g: Lords, seat: int, option: Option) -> float:
    return blessing_worth(g, o.TAKE.one(option))


def blessing_worth(g: Lords, blessing: int) -> float:
    """By what it does."""
    return sum([v.BLESSINGS.get(effect.word, v.BLESSING) for effect in g.box.blessings[blessing].effects])


def gain_rune(g: Lords, seat: int, option: Option) -> float:
    return -float(g.runes[seat][o.GAIN.one(option)])


def drop_rune(g: Lords, seat: int, option: Option) -> float:
    return float(g.runes[seat][o.DROP.one(option)])


def discard_card(g: Lords, seat: int, option: Option) -> float:
    """In a Hunt what fits no box, else what counts least."""
    card = g.box.combat[o.DISCARD.one(option)]
    if g.is_hunting(seat):
        return 1.0 if card.weapon == b.SHIELD else -float(card.weapon == b.ANY)
    return -0.5 * card.value - 0.5 * (card.weapon == b.ANY)


# -- Injuries ---------------------------------------------------------------------------------------------------


def injure(g: Lords, seat: int, option: Option) -> float:
    """What hides the least; in a Hunt, Might has done its work."""
    attribute = o.HURT.one(option)
    return -v.ATTRIBUTES[attribute] * (g.marks[seat][attribute] - b.LEAST)


def heal_injury(g: Lords, seat: int, option: Option) -> float:
    attribute = o.HEAL.one(option)
    return v.ATTRIBUTES[attribute] * (g.marks[seat][attribute] - b.LEAST)


# -- Armies -----------------------------------------------------------------------------------------------------


def recruit(g: Lords, seat: int, option: Option) -> float:
    return army_target_worth(g, seat, o.RECRUIT.one(option), g.attribute(seat, b.AUTHORITY))


def build_temple(g: Lords, seat: int, option: Option) -> float:
    return float(g.strength(seat, o.BUILD.one(option)))


def grow_army(g: Lords, seat: int, option: Option) -> float:
    """Where it takes a neutral Region, or else the strongest."""
    region, value = o.GROW.pair(option)
    takes = g.owner[region] == NOBODY and g.strength(seat, region) + 1 == g.population(region)
    return 3.0 if takes else 0.1 * value


def retreat(g: Lords, seat: int, option: Option) -> float:
    """To a Region that is worth to be held."""
    region = o.RETREAT.one(option)
    return float(g.temples[region]) + 0.5 * g.map.village[region] - 0.1 * g.strength(seat, region)


# -- blows ------------------------------------------------------------------------------------------------------


def strike(g: Lords, seat: int, option: Option) -> float:
    """A rival is hit rather than oneself."""
    if option == o.DECLINE:
        return 0.0
    region, value = o.STRIKE.pair(option)
    own = g.army_of(seat, region, value + 1) != NOTHING
    return -1.0 if own else 1.0 + 0.1 * value


def whose(g: Lords, seat: int, option: Option) -> float:
    return -1.0 if g.colours[seat] == o.WHOSE.one(option) else 0.0


def beast_acts(g: Lords, decision: Decision) -> list[float]:
    """A Region Attack where others stand, or on to where they do."""
    monster, seat = decision.args[0], decision.seat
    here = g.monster_at[monster]
    return [
        blow_worth(g, seat, here if option == o.RAMPAGE else o.STALK.one(option), option == o.RAMPAGE)
        for option in decision.options
    ]


def blow_worth(g: Lords, seat: int, region: int, rampage: bool) -> float:
    """What a beast does there to others rather than to oneself."""
    others = any([region in places for other, places in enumerate(g.army_at) if other != seat])
    own = region in g.army_at[seat]
    return others * (1.0 if rampage else 0.8) - own * (1.0 if rampage or not others else 0.2)

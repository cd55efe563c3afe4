"""The steps of a turn at a glance: Prayer, the Hero's way, Rune Actions, Manoeuvres, Special Actions."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.heuristics.hunts import hunt_promise, hunt_worth
from meadhall.games.lords_of_ragnarok.heuristics.places import army_target_worth, region_worth
from meadhall.games.lords_of_ragnarok.heuristics.roads import crown_chances
from meadhall.games.lords_of_ragnarok.queries.roads import omen_holds
from meadhall.games.lords_of_ragnarok.questions.armies import recruiting
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import DONE, Decision, Option

# -- Prayer -----------------------------------------------------------------------------------------------------


def pray(g: Lords, seat: int, option: Option) -> float:
    """A Priest where it teaches something; a Rune always."""
    if option in o.SEND:
        return prayer_worth(g, seat, o.SEND.one(option))
    return 0.0 if option == DONE else 1.0


def prayer_worth(g: Lords, seat: int, god: int) -> float:
    """The step of an Attribute and the gift, less the Priest."""
    level, row = g.levels[god], g.box.gods[god]
    if not level:
        return -v.PRIEST
    learned = v.ATTRIBUTES[row.attribute] if g.marks[seat][row.attribute] < b.MOST else 0.0
    return learned + v.GIFT * row.amounts[level - 1] - v.PRIEST_SENT


# -- the Hero ---------------------------------------------------------------------------------------------------


def hero_option(g: Lords, decision: Decision) -> list[float]:
    """Walk to where there is something to usurp, to forge or to hunt."""
    seat, found = decision.seat, []
    here = hero_place(g, seat, g.hero_at[seat])
    for option in decision.options:
        if option in o.WALK:
            found.append(hero_place(g, seat, o.WALK.one(option)) - here)
        elif option in o.APPEAR:
            found.append(hero_place(g, seat, o.APPEAR.one(option)) - here)
        elif option in o.HEAL:
            found.append(v.HEALING)
        else:
            found.append(0.0 if option == DONE else v.ROWING)
    return found


def walk(g: Lords, seat: int, option: Option) -> float:
    return hero_place(g, seat, (o.WALK if option in o.WALK else o.APPEAR).one(option))


def hero_place(g: Lords, seat: int, region: int) -> float:
    """What a Region promises to a Hero who stands there."""
    found = v.RUNE if g.embers[region] else 0.0
    if seat not in g.wheel[b.USURP]:
        found += usurp_worth(g, seat, region)
    if region in g.monster_at and seat not in g.wheel[b.MONSTERS_ACTION]:
        beasts = [hunt_worth(g, seat, beast) for beast, place in enumerate(g.monster_at) if place == region]
        found += v.NEAR_BEAST * max(0.0, *beasts)
    return found


def usurp_worth(g: Lords, seat: int, region: int) -> float:
    """What there is to Usurp for a Hero who stands there."""
    owner = g.owner[region]
    if owner == seat or any([place == region for other, place in enumerate(g.hero_at) if other != seat]):
        return 0.0
    might = g.attribute(seat, b.MIGHT) + g.power(seat, w.USURPER)
    barrier = g.map.population[region]
    if owner != NOBODY:
        barrier = sum([g.strength(other, region) for other in range(g.seats) if other != seat])
    return region_worth(g, seat, region) if might >= barrier else 0.0


# -- Rune Actions -----------------------------------------------------------------------------------------------


def rune_action(g: Lords, seat: int, option: Option) -> float:
    """By what is done; to travel, by how much better another place is."""
    if option in o.INVOKE:
        deed = o.INVOKE.one(option)
        return v.DEEDS[deed] if deed != b.TRAVEL else -v.TRAVELLING
    return 0.0 if option == DONE else 1.0


# -- Manoeuvres -------------------------------------------------------------------------------------------------


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
    found += [army_target_worth(g, seat, near, value) for near in g.near(seat, region) if not g.has_loki(near)]
    return max(found)


def army_acts(g: Lords, decision: Decision) -> list[float]:
    """Train, or march to where the most can be had."""
    _, value, _ = decision.args
    seat = decision.seat
    return [
        v.TRAINING if option == o.TRAIN else army_target_worth(g, seat, o.MARCH.one(option), value)
        for option in decision.options
    ]


# -- Special Actions --------------------------------------------------------------------------------------------


def special(g: Lords, seat: int, option: Option) -> float:
    """What the Action changes in the evaluation, by and large: what it promises counts less than what is done."""
    action = o.ACT.one(option)
    if action == b.MONSTERS_ACTION:
        return v.HUNT_TOLD * hunt_promise(g, seat)
    if action == b.USURP:
        return v.USURPING + v.USURP_TOLD * region_worth(g, seat, g.hero_at[seat])
    if action == b.MOBILIZE:
        return v.MOBILIZE_TOLD * mobile_worth(g, seat) - v.MOBILIZED
    if action == b.BUILD_TEMPLE:
        return v.TEMPLE_TOLD * v.TEMPLES[max(0, b.temples_to_win(g.seats) - g.temples_of(seat) - 1)]
    if action == b.BUILD_MONUMENT:
        return monument_worth(g, seat)
    if action == b.REINFORCE:
        return v.REINFORCED + v.REINFORCE_TOLD * levy_worth(g, seat)
    return v.PREPARED + v.ROOM_FILLED * (g.limit(seat) - len(g.hands[seat]))


def mobile_worth(g: Lords, seat: int) -> float:
    """The best that each Army can do when all of them are Activated."""
    places = [(place, g.army[seat][army]) for army, place in enumerate(g.army_at[seat]) if place >= 0]
    return sum([max(0.0, best_move(g, seat, place, value)) for place, value in places])


def levy_worth(g: Lords, seat: int) -> float:
    """The best Region for a new Army."""
    value = g.attribute(seat, b.AUTHORITY)
    return max([army_target_worth(g, seat, region, value) for region in recruiting(g, seat)], default=0.0)


def monument_worth(g: Lords, seat: int) -> float:
    """Income, the Actions that are open again to oneself rather than others, and whom Ragnarok would crown."""
    used = [sum([other in stack for stack in g.wheel]) for other in range(g.seats)]
    fires = sum([ember and owner == seat for ember, owner in zip(g.embers, g.owner, strict=True)])
    found = v.MONUMENT + v.PRIEST * g.temples_of(seat) + v.RUNE * fires
    found += v.REOPENED * (used[seat] - (sum(used) - used[seat]) / (g.seats - 1))
    holding = sum(g.turned) + sum([
        omen_holds(g, omen) for omen, turned in zip(g.omens, g.turned, strict=True) if not turned
    ])  # fmt: skip
    if holding >= b.OMENS_TO_END and g.last_turns < 0:
        found += v.VICTORY * (crown_chances(g)[seat] - v.CROWN_HOPE)
    return found


def erect(g: Lords, seat: int, option: Option) -> float:
    """The god whose Attribute one has least of."""
    row = g.box.gods[o.ERECT.one(option)]
    return v.ATTRIBUTES[row.attribute] * (b.MOST - g.marks[seat][row.attribute]) / b.MOST


def prepare(g: Lords, seat: int, option: Option) -> float:
    """Heal, unless there is more room for a card or a Rune."""
    what = o.PREPARE.one(option)
    if what == b.HEAL:
        return v.HEALING
    if what == b.DRAW:
        return v.CARD if len(g.hands[seat]) < g.limit(seat) else 0.0
    if what == b.TAKE_RUNE:
        return v.RUNE if sum(g.runes[seat]) < g.limit(seat) else 0.0
    return v.ARMY_VALUE


def monsters(g: Lords, seat: int, option: Option) -> float:
    return hunt_worth(g, seat, o.HUNT.one(option)) if option in o.HUNT else v.ROUSING

"""The value of a table for each player: how far they are on each road, and their means to go on.

Bots ask this of imagined tables only (`View.fork`), so reading every hand on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.heuristics.field import Field
from meadhall.games.lords_of_ragnarok.heuristics.hunts import hunt_promise
from meadhall.games.lords_of_ragnarok.heuristics.places import region_worth
from meadhall.games.lords_of_ragnarok.heuristics.roads import end_nearness, roads_worth
from meadhall.games.lords_of_ragnarok.heuristics.small import blessing_worth
from meadhall.games.lords_of_ragnarok.questions.actions import why_not_usurp
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, NOWHERE, Lords


def evaluate(g: Lords) -> list[float]:
    """What each player's position is worth, in points; the winner of a match that is over has all of them."""
    if g.winner != NOBODY:
        return [v.VICTORY if seat == g.winner else 0.0 for seat in range(g.seats)]
    end = end_nearness(g)
    roads, later = roads_worth(Field(g), end), 1 - v.FADING * end
    return [
        road + later * (means_worth(g, seat) + chances_worth(g, seat) + birth_worth(g, seat))
        for seat, road in enumerate(roads)
    ]  # fmt: skip


# -- chances ----------------------------------------------------------------------------------------------------


def chances_worth(g: Lords, seat: int) -> float:
    """The Hero's chances in their Region, if the slot on the wheel is still open: a Hunt, or to Usurp."""
    if g.hero_at[seat] == NOWHERE:
        return 0.0
    found = 0.0
    if seat not in g.wheel[b.MONSTERS_ACTION]:
        found = max(found, v.HUNT_CHANCE * hunt_promise(g, seat))
    if seat not in g.wheel[b.USURP] and not why_not_usurp(g, seat):
        found = max(found, v.USURP_CHANCE * region_worth(g, seat, g.hero_at[seat]))
    return found


# -- means ------------------------------------------------------------------------------------------------------


def means_worth(g: Lords, seat: int) -> float:
    """Regions, Armies, Attributes, open Actions, and what lies in the Reserve."""
    values, runes = g.army[seat], g.runes[seat]
    return (
        v.REGION * g.owner.count(seat)
        + v.TEMPLE * g.temples_of(seat)
        + v.KILL * g.kills(seat)
        + v.MARKER * sum([sheet.count(seat) for sheet in g.wounds[: b.MONSTERS]])
        + v.ARMY * (b.ARMIES - values.count(0))
        + v.ARMY_VALUE * sum(values)
        + attributes_worth(g, seat)
        + v.RUNE * sum(runes)
        + v.RUNE_KIND * (b.ALL_RUNES - runes.count(0))
        + v.CARD * len(g.hands[seat])
        + v.PRIEST * g.priests[seat]
        + sum([blessing_worth(g, blessing) for blessing in g.blessings[seat]])
        + v.ALLIANCE * sum([seat in row for row in g.allies])
        + v.ARTEFACT * g.artefacts.count(seat)
        + v.MONSTER * g.rings.count(seat)
        + sum([slot for slot, stack in zip(v.SLOTS, g.wheel, strict=True) if seat not in stack])
    )


def birth_worth(g: Lords, seat: int) -> float:
    """What the Draft brings that shows only later: the Hero's ability, and the first turn, until it has been played."""
    first = v.FIRST_TURN if g.first == seat and g.round <= 1 else 0.0
    hero = g.heroes[seat]
    return first if hero == NOTHING else first + ability_worth(g, seat, g.box.heroes[hero].effects[0].word)


def ability_worth(g: Lords, seat: int, word: int) -> float:
    """A Hero's ability, and its chances in the Hero's Region."""
    here = g.hero_at[seat]
    return v.HEROES[word] if here == NOWHERE else v.HEROES[word] + v.OCCASION * occasions(g, seat, here, word)


def occasions(g: Lords, seat: int, here: int, word: int) -> int:
    """Villages to take for the Skald, Realms beside the Völva, beasts for the Berserker; Battles are everywhere."""
    if word == w.VOLVA:
        return len(g.map.realms[here])
    land = g.map.lands[g.map.territory[here]]
    if word == w.SKALD:
        return sum([g.map.village[near] and g.owner[near] != seat for near in land])
    return sum([place in land for place in g.monster_at[: b.MONSTERS]]) if word == w.BERSERKER else 0


def attributes_worth(g: Lords, seat: int) -> float:
    """Steps above the least; of those that an Injury hides only a part, for it can be healed."""
    found = 0.0
    for step, mark, hurt in zip(v.ATTRIBUTES, g.marks[seat], g.hurt[seat], strict=True):
        worth = step * (mark - b.LEAST)
        found += v.SCARRED * worth - v.INJURY if hurt else worth
    return found

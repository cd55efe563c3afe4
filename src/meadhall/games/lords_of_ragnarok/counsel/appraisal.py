"""How good a table is for each player: how far he is on each road, and what he has to go on with.

Bots ask this of imagined tables only (`View.fork`), so reading every hand on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.counsel import worth as v
from meadhall.games.lords_of_ragnarok.counsel.glances import hunt_promise
from meadhall.games.lords_of_ragnarok.counsel.places import region_worth
from meadhall.games.lords_of_ragnarok.questions.actions import why_not_usurp
from meadhall.games.lords_of_ragnarok.rules.victory import crown_regions
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, Lords


def appraise(g: Lords) -> list[float]:
    """What each player's position is worth, in points; the winner of a match that is over has all of them."""
    if g.winner != NOBODY:
        return [v.VICTORY if seat == g.winner else 0.0 for seat in range(g.seats)]
    return [roads_worth(g, seat) + means_worth(g, seat) + chances_worth(g, seat) for seat in range(g.seats)]


# -- roads ----------------------------------------------------------------------------------------------------


def roads_worth(g: Lords, seat: int) -> float:
    """The three roads, and the count at the end of Ragnarok; the nearest one counts most."""
    roads = sorted([jarl_worth(g, seat), godi_worth(g, seat), slayer_worth(g, seat)], reverse=True)
    return sum([share * road for share, road in zip(v.ROAD_SHARES, roads, strict=True)]) + crown_worth(g, seat)


def jarl_worth(g: Lords, seat: int) -> float:
    """How much of the three Territories that are furthest along."""
    owned = [
        sum([g.owner[region] == seat for region in land]) / len(land) for land in g.map.lands if land
    ]  # fmt: skip
    best = sorted(owned, reverse=True)[: b.TERRITORIES_TO_WIN]
    held = sum([part**v.LAND_POWER for part in best]) / b.TERRITORIES_TO_WIN
    return float(v.ROAD * held**v.ROAD_POWER)


def godi_worth(g: Lords, seat: int) -> float:
    """Temples held, and Altars that wait for one."""
    altars = sum([
        owner == seat and altar and not temple
        for owner, altar, temple in zip(g.owner, g.map.altar, g.temples, strict=True)
    ])  # fmt: skip
    held = g.temples_of(seat) + v.ALTAR_SHARE * min(altars, g.temples_left)
    return float(v.ROAD * (held / b.temples_to_win(g.seats)) ** v.ROAD_POWER)


def slayer_worth(g: Lords, seat: int) -> float:
    """Kills, beasts that will soon be dead, and what the Hero could do to the Boss."""
    needed = b.kills_to_hunt_loki(g.seats)
    kills = min(g.kills(seat) + soon_slain(g, seat), needed) / needed
    skill = (g.attribute(seat, b.MIGHT) + g.attribute(seat, b.WISDOM) - 2 * b.LEAST) / (2 * (b.MOST - b.LEAST))
    return v.ROAD * (v.KILL_SHARE * kills + v.SKILL_SHARE * min(kills, 1.0) * skill)


def soon_slain(g: Lords, seat: int) -> float:
    """Parts of kills: one's own markers on beasts that live."""
    return sum([
        v.MARKER_SHARE * sheet.count(seat) / len(sheet)
        for sheet, place in zip(g.wounds[: b.MONSTERS], g.monster_at, strict=False) if place != b.SLAIN
    ])  # fmt: skip


def crown_worth(g: Lords, seat: int) -> float:
    """Regions next to Yggdrasil, the more the nearer Ragnarok is."""
    near = 1.0 if g.last_turns >= 0 else sum(g.turned) / b.OMENS_TO_END
    return crown_regions(g, seat) * (v.CROWN_EARLY + (v.CROWN_LATE - v.CROWN_EARLY) * near)


# -- chances -----------------------------------------------------------------------------------------------------


def chances_worth(g: Lords, seat: int) -> float:
    """What the Hero can do where he stands, if its slot on the wheel is still open to him: a Hunt, or to Usurp."""
    if g.hero_at[seat] == NOWHERE:
        return 0.0
    found = 0.0
    if seat not in g.wheel[b.MONSTERS_ACTION]:
        found = max(found, v.HUNT_CHANCE * hunt_promise(g, seat))
    if seat not in g.wheel[b.USURP] and not why_not_usurp(g, seat):
        found = max(found, v.USURP_CHANCE * region_worth(g, seat, g.hero_at[seat]))
    return found


# -- means ----------------------------------------------------------------------------------------------------


def means_worth(g: Lords, seat: int) -> float:
    """Regions, Armies, Attributes, and what lies in the Reserve."""
    values = g.army[seat]
    return (
        v.REGION * g.owner.count(seat)
        + v.ARMY * sum([value > 0 for value in values])
        + v.ARMY_VALUE * sum(values)
        + v.ATTRIBUTE * sum(g.marks[seat])
        - v.INJURY * sum(g.hurt[seat])
        + v.RUNE * sum(g.runes[seat])
        + v.CARD * len(g.hands[seat])
        + v.PRIEST * g.priests[seat]
        + v.BLESSING * len(g.blessings[seat])
        + v.ALLIANCE * sum([seat in row for row in g.allies])
        + v.ARTEFACT * g.artefacts.count(seat)
        + v.MONSTER * g.rings.count(seat)
    )

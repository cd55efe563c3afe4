"""What Regions promise, in points by rule of thumb."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.heuristics.battles import fight_chance
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords


def region_worth(g: Lords, seat: int, region: int) -> float:
    """What it is worth to come to control a Region: the roads it lies on, what stands there, whose it was."""
    board, owner = g.map, g.owner[region]
    land = board.lands[board.territory[region]]
    owned = sum([g.owner[other] == seat for other in land])
    found = v.REGION + v.SHARE_OF_LAND * owned / len(land)
    if owned == len(land) - 1:
        found += v.LANDS[min(g.lands_of(seat), b.TERRITORIES_TO_WIN - 1)]
    if g.temples[region]:
        found += v.TEMPLES[max(0, b.temples_to_win(g.seats) - g.temples_of(seat) - 1)]
    elif board.altar[region]:
        found += v.ALTAR_TAKEN
    if board.village[region]:
        found += v.VILLAGE_TAKEN
    if board.monument[region] != NOBODY:
        found += v.ARTEFACT
    if board.yggdrasil[region]:
        found += v.CROWN_EARLY + v.CROWN_LATE * (0.3 * sum(g.turned) if g.last_turns < 0 else 1.0)
    return found if owner in (NOBODY, seat) else found + stolen_worth(g, owner, region)


def stolen_worth(g: Lords, owner: int, region: int) -> float:
    """The loss of another player with a Region: most if it takes them off a road."""
    found = v.TAKEN_FROM_OTHERS
    if g.temples[region]:
        found += v.TEMPLES[max(0, b.temples_to_win(g.seats) - g.temples_of(owner))]
    if g.controls_land(owner, g.map.territory[region]):
        found += v.LANDS[min(g.lands_of(owner), b.TERRITORIES_TO_WIN) - 1]
    return found


def army_target_worth(g: Lords, seat: int, region: int, value: int) -> float:
    """What an Army of this value does by coming to a Region."""
    foe, theirs = strongest_foe(g, seat, region)
    own = g.strength(seat, region)
    if theirs:
        chance = fight_chance(g, seat, foe, value + own, theirs)
        return chance * region_worth(g, seat, region) - (1 - chance) * v.LOST_FIGHT
    if g.owner[region] == seat:
        return -v.IDLE_MARCH
    if value + own >= g.population(region):
        return region_worth(g, seat, region)
    return v.APPROACH * value / g.population(region)


def strongest_foe(g: Lords, seat: int, region: int) -> tuple[int, int]:
    """Whose Armies in a Region are the strongest besides the player's own, and how strong; 0 if there are none."""
    found = (NOBODY, 0)
    for other, places in enumerate(g.army_at):
        if other != seat and region in places:
            strength = g.strength(other, region)
            if strength > found[1]:
                found = (other, strength)
    return found

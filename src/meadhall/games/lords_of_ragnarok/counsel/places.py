"""What Regions promise, in points by rule of thumb."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.counsel import worth as v
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords


def region_worth(g: Lords, seat: int, region: int) -> float:
    """What it is worth to control a Region: the roads it lies on, and what stands there."""
    board = g.map
    land = board.lands[board.territory[region]]
    owned = sum([g.owner[other] == seat for other in land])
    found = v.REGION + v.SHARE_OF_LAND * owned / len(land)
    if g.temples[region]:
        found += v.TEMPLE_TAKEN
    elif board.altar[region]:
        found += v.ALTAR_TAKEN
    if board.village[region]:
        found += v.VILLAGE_TAKEN
    if board.monument[region] != NOBODY:
        found += v.ARTEFACT
    if board.yggdrasil[region]:
        found += v.CROWN_EARLY + v.CROWN_LATE * (0.3 * sum(g.turned) if g.last_turns < 0 else 1.0)
    if g.owner[region] not in (NOBODY, seat):
        found += v.TAKEN_FROM_OTHERS
    return found


def army_target_worth(g: Lords, seat: int, region: int, value: int) -> float:
    """What an Army of this value does by coming to a Region."""
    foes = max([g.strength(other, region) for other in range(g.seats) if other != seat], default=0)
    own = g.strength(seat, region)
    if foes:
        edge = value + own - foes + v.CARD_EDGE * len(g.hands[seat])
        return region_worth(g, seat, region) * v.FIGHT_SHARE if edge > 1 else -v.LOST_FIGHT
    if g.owner[region] == seat:
        return -v.IDLE_MARCH
    if value + own >= g.population(region):
        return region_worth(g, seat, region)
    return v.APPROACH * value / g.population(region)

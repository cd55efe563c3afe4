"""What things are worth to a bot, in points; a match won is worth `VICTORY`."""

from __future__ import annotations

from typing import Final

from meadhall.games.lords_of_ragnarok import board as b

VICTORY: Final = 60.0

# roads
ROAD: Final = 30.0  # a road almost at its end
ROAD_POWER: Final = 1.6  # the last steps count more than the first
ROAD_SHARES: Final = (1.0, 0.5, 0.25)  # the nearest road, the second, the third
LAND_POWER: Final = 1.5
ALTAR_SHARE: Final = 0.3  # of a Temple
KILL_SHARE, SKILL_SHARE, MARKER_SHARE = 0.5, 0.5, 0.6
CROWN_EARLY, CROWN_LATE = 0.5, 4.0

HUNT_CHANCE, USURP_CHANCE = 0.5, 0.3  # of what it would bring

# means
REGION: Final = 1.2
ARMY, ARMY_VALUE = 0.5, 0.6
ATTRIBUTE, INJURY = 0.9, 0.8
RUNE: Final = 0.35
CARD: Final = 0.6
PRIEST: Final = 0.9
BLESSING: Final = 1.2
ALLIANCE: Final = 0.7
ARTEFACT: Final = 0.8
MONSTER: Final = 0.6

# at a glance
ATTRIBUTES: Final = (0.6, 0.8, 1.0)  # what a step of each is worth
HEALING, ROWING, TRAINING = 0.8, -0.3, 0.6
NEAR_BEAST: Final = 0.3
SHARE_OF_LAND: Final = 2.0
TEMPLE_TAKEN, ALTAR_TAKEN, VILLAGE_TAKEN, TAKEN_FROM_OTHERS = 4.0, 1.5, 0.6, 1.0
CARD_EDGE, FIGHT_SHARE, LOST_FIGHT = 0.8, 0.8, 1.5
IDLE_MARCH, APPROACH = 0.5, 0.5
BOXES_BY_SKILL, BOX_COVERED, KILL_HOPE, LOKI_HOPE = 0.75, 0.9, 5.0, 25.0
ACTIONS: Final = {
    b.REINFORCE: 2.0,
    b.BUILD_TEMPLE: 6.0,
    b.PREPARE: 1.2,
    b.BUILD_MONUMENT: 1.6,
}

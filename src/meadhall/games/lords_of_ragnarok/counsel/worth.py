"""What things are worth to a bot, in points; a match won is worth `VICTORY`."""

from __future__ import annotations

from typing import Final

VICTORY: Final = 60.0
ROAD: Final = 30.0  # a road almost at its end
ROAD_POWER: Final = 1.6  # the last steps count more than the first
ROAD_SHARES: Final = (1.0, 0.5, 0.25)  # the nearest road, the second, the third
LAND_POWER: Final = 1.5
ALTAR_SHARE: Final = 0.3  # of a Temple
KILL_SHARE, SKILL_SHARE, MARKER_SHARE = 0.45, 0.35, 0.025
CROWN_EARLY, CROWN_LATE = 0.5, 4.0

REGION: Final = 1.2
ARMY, ARMY_VALUE = 0.5, 0.6
ATTRIBUTE, INJURY = 0.8, 0.8
RUNE: Final = 0.35
CARD: Final = 0.5
PRIEST: Final = 0.9
BLESSING: Final = 1.2
ALLIANCE: Final = 0.7
ARTEFACT: Final = 0.8
MONSTER: Final = 0.6

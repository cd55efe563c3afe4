"""The board: provinces, villages, fjords, tracks and figures, as numbers.

Places are ints: the eight outer provinces in ring order, Yggdrasil, the four fjords, and the three places
off the map. Figures are kinds: the clan's own three, then the nine Monsters.
"""

from __future__ import annotations

from typing import Annotated, Final

from meadhall.kernel import Noun

Place = Annotated[int, Noun("place")]
Figure = Annotated[int, Noun("figure")]
Stat = Annotated[int, Noun("stat")]
Reward = Annotated[int, Noun("reward")]
Phase = Annotated[int, Noun("phase")]
Card = Annotated[int, Noun("card")]

MOST_CARDS: Final = 120  # in any edition
CLANS: Final = ("wolf", "bear", "serpent", "raven")

# -- places -----------------------------------------------------------------------------------------

PLACES: Final = (
    "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor", "yggdrasil",
    "north", "east", "south", "west", "reserve", "valhalla", "box",
)  # fmt: skip
OUTER: Final = 8  # places below this are outer provinces
YGGDRASIL: Final = 8
PROVINCES: Final = 9
FIRST_FJORD: Final = 9
MAP: Final = 13  # places below this are on the map
RESERVE: Final = 13
VALHALLA: Final = 14
BOX: Final = 15
ALL_PLACES: Final = 16
NOWHERE: Final = -1

REGIONS: Final = ("manheim", "jotunheim", "alfheim", "none")
MANHEIM: Final = 0
JOTUNHEIM: Final = 1
ALFHEIM: Final = 2
NO_LIMIT: Final = 999  # villages, as it were, of Yggdrasil

# -- figures ----------------------------------------------------------------------------------------

OWN_FIGURES: Final = ("warrior", "leader", "ship")
FIGURES: Final = (
    *OWN_FIGURES, "troll", "dwarf-chieftain", "sea-serpent", "valkyrie", "dark-elf", "fire-giant", "frost-giant",
    "soldier-of-hel", "volur-witch",
)  # fmt: skip  # as they are drawn; what a Monster is called and does is the edition's
WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
MONSTERS: Final = 9
WARRIORS: Final = 8  # of each clan

OWN_STRENGTH: Final = (1, 3, 2)  # of Warrior, Leader and Ship

# -- tracks and tokens ------------------------------------------------------------------------------

STATS: Final = ("rage", "axes", "horns")
RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
LAST_STEP: Final = 5

REWARDS: Final = ("rage", "axes", "horns", "glory", "all")
REWARD_GLORY: Final = 3
REWARD_ALL: Final = 4
AGES: Final = 3

# -- what actions cost, in Rage; an invasion costs STR, an Upgrade what is printed on it ------------

MARCH_COST: Final = 1
CHALLENGE_COST: Final = 2  # Tyr's Challenge
RISE_COST: Final = 1  # Frigga's Domain
PILLAGE_AT_ONCE_COST: Final = 2  # Thor's Domain

# -- the Age ----------------------------------------------------------------------------------------

PHASES: Final = ("gifts", "action", "discard", "quest", "ragnarok", "release", "over")
GIFTS: Final = 0
ACTION: Final = 1
DISCARD: Final = 2
QUEST: Final = 3
RAGNAROK: Final = 4
RELEASE: Final = 5
OVER: Final = 6

# -- the clan sheet -----------------------------------------------------------------------------------

# The first three slots have the numbers of their figures: `upgrades[seat][LEADER]` is the Leader's card.
SLOTS: Final = ("warrior", "leader", "ship", "monster-1", "monster-2", "clan-1", "clan-2", "clan-3")
MONSTER_SLOTS: Final = (3, 4)
CLAN_SLOTS: Final = (5, 6, 7)


def is_monster(figure: int) -> bool:
    return figure >= FIRST_MONSTER


def is_fjord(place: int) -> bool:
    return FIRST_FJORD <= place < MAP

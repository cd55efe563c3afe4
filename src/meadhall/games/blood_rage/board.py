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
REGION: Final = (0, 0, 1, 1, 1, 2, 2, 0, 3)  # of each province
VILLAGES: Final = (4, 5, 5, 4, 3, 3, 5, 3, 999)  # Yggdrasil has none, and no limit
FJORD: Final = (9, 9, 10, 10, 11, 11, 12, 12, NOWHERE)  # the fjord that supports each province
SUPPORTED: Final = ((0, 1), (2, 3), (4, 5), (6, 7))  # the provinces of each fjord

ADJACENT: Final = (
    (7, 1, 8), (0, 2, 8), (1, 3, 8), (2, 4, 8), (3, 5, 8), (4, 6, 8), (5, 7, 8), (6, 0, 8),
    (0, 1, 2, 3, 4, 5, 6, 7),
)  # fmt: skip

# -- figures ----------------------------------------------------------------------------------------

FIGURES: Final = (
    "warrior", "leader", "ship", "troll", "dwarf-chieftain", "sea-serpent", "valkyrie", "dark-elf", "fire-giant",
    "frost-giant", "soldier-of-hel", "volur-witch",
)  # fmt: skip
WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
TROLL: Final = 3
DWARF_CHIEFTAIN: Final = 4
SEA_SERPENT: Final = 5
VALKYRIE: Final = 6
DARK_ELF: Final = 7
FIRE_GIANT: Final = 8
FROST_GIANT: Final = 9
SOLDIER_OF_HEL: Final = 10
VOLUR_WITCH: Final = 11
MONSTERS: Final = 9
WARRIORS: Final = 8  # of each clan

STRENGTH: Final = (1, 3, 2, 2, 2, 3, 2, 1, 4, 4, 3, 3)
INVADE_FREE: Final = frozenset({LEADER, DWARF_CHIEFTAIN, SOLDIER_OF_HEL})
INVASION_COST: Final = tuple([0 if figure in INVADE_FREE else STRENGTH[figure] for figure in range(len(FIGURES))])
DARK_ELF_AT_HOME: Final = 3  # its strength in Yggdrasil

# -- tracks and tokens ------------------------------------------------------------------------------

STATS: Final = ("rage", "axes", "horns")
RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
TRACKS: Final = ((6, 7, 8, 9, 12, 12), (3, 4, 5, 6, 8, 8), (4, 5, 6, 7, 10, 10))
LAST_STEP: Final = 5
END_BONUS: Final = (0, 0, 0, 10, 10, 20)

REWARDS: Final = ("rage", "axes", "horns", "glory", "all")
REWARD_GLORY: Final = 3
REWARD_ALL: Final = 4
PILLAGE_GLORY: Final = 5
OUTER_REWARDS: Final = (RAGE, RAGE, RAGE, AXES, AXES, HORNS, HORNS, REWARD_GLORY)
RAGNAROK_GLORY: Final = (2, 3, 4)  # for each figure lost, by Age
DESTROYED_AT_START: Final = {2: 3, 3: 2, 4: 1}
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


def is_ship(figure: int) -> bool:
    """Does it live in fjords and never move? The Ship, and the Sea Serpent."""
    return figure in (SHIP, SEA_SERPENT)


def is_monster(figure: int) -> bool:
    return figure >= FIRST_MONSTER


def is_fjord(place: int) -> bool:
    return FIRST_FJORD <= place < MAP

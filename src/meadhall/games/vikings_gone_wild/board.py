"""What the board of Vikings Gone Wild is made of, as numbers: phases, slots, building types, resources, deeds.

What cards cost and do is the edition's: see `cards/box.py`.
"""

from __future__ import annotations

from typing import Annotated, Final

from meadhall.kernel import Noun

Slot = Annotated[int, Noun("slot")]
Building = Annotated[int, Noun("building")]
Resource = Annotated[int, Noun("resource")]
Phase = Annotated[int, Noun("phase")]
Horn = Annotated[int, Noun("horn")]
Cause = Annotated[int, Noun("cause")]

NOBODY: Final = -1
NOTHING: Final = -1

SHIELDS: Final = ("wolf", "bear", "serpent", "raven")  # what the seats are called
MODES: Final = ("ragnarok", "versus")
RAGNAROK, VERSUS = range(2)

PHASES: Final = ("production", "draw", "players", "ragnarok", "storage", "end")
PRODUCTION, DRAW, PLAYERS, UNDEAD_PHASE, STORAGE, END_OF_ROUND = range(6)

RESOURCES: Final = ("beer", "gold")
BEER, GOLD = range(2)

# -- villages -----------------------------------------------------------------------------------------------

BUILDINGS: Final = ("brewery", "gold-mine", "beer-storage", "gold-storage", "drakkar", "tavern")
BREWERY, GOLD_MINE, BEER_STORAGE, GOLD_STORAGE, DRAKKAR, TAVERN = range(6)
TOWN_HALL: Final = len(BUILDINGS)  # attacked like a building, but never among those that were built
TARGETS: Final = (*BUILDINGS, "town-hall")
PRODUCERS: Final = (BREWERY, GOLD_MINE)  # of beer, of gold
STORAGES: Final = (BEER_STORAGE, GOLD_STORAGE)
LEVELS: Final = ("1", "2", "3")  # of the Town Hall
TOP_LEVEL: Final = len(LEVELS)  # VG-333

# -- the row ------------------------------------------------------------------------------------------------

SLOTS: Final = ("1", "2", "3", "4", "5")  # from the deck to the discard (VG-111); their index is one less
ROW: Final = len(SLOTS)
EMPTY: Final = -1
RIPOSTE: Final = -2  # lies in the row, and is no card of the Undead Army (VG-532)
RIPOSTE_SLOT: Final = 3  # the fourth (VG-132)
TURNED_UP: Final = 3  # Undead cards in the row at the start (VG-130)
OPEN_FAVOURS: Final = 2  # face up (VG-152)
OPEN_MISSIONS: Final = 2  # of each player (VG-730)
HORNS: Final = ("first", "second", "ragnarok")  # above slots 5, 4 and 3 (VG-135)
FIRST_HORN, SECOND_HORN, THIRD_HORN = range(3)

BOARD: Final = ("draco", "camp", "riposte")  # what is printed on the board, or belongs to it

# -- handicaps and Glory ------------------------------------------------------------------------------------

MORE_UNDEAD, MORE_OBJECTIVES, FEWER_POINTS = range(3)
HANDICAPS: Final = ("undead", "objectives", "points")

CAUSES: Final = ("raid", "defence", "camp", "mission", "hall", "relic", "storage")  # what VP are scored for
BY_RAID, BY_DEFENCE, BY_CAMP, BY_MISSION, BY_HALL, BY_RELIC, BY_STORAGE = range(7)
FATES: Final = ("open", "waits", "asked", "held", "fell")  # of a target, while an attack among rivals goes on
OPEN, WAITS, ASKED, HELD, FELL = range(5)

NEXT_BUILDING, ANY_PURCHASE = range(2)  # what costs less this turn: the first in any case, the other if one likes
GOING_ON, WON, LOST = range(3)  # how it stands with the team

# -- what a player did in the turn that is being played -----------------------------------------------------

DEEDS: Final = (
    "kills", "works", "draco", "camp", "built", "units", "defences", "paths", "wins", "beer", "gold", "trades",
    "damaged", "strike", "claimed", "changed", "renewed", "met",
)  # fmt: skip
(
    KILLS, WORKS, DRACO_BEATEN, CAMP_BEATEN, BUILT, UNITS, DEFENCES, PATHS, WINS, BEER_SPENT, GOLD_SPENT, TRADES,
    DAMAGED, STRIKE, CLAIMED, CHANGED, RENEWED, MET,
) = range(len(DEEDS))  # fmt: skip
SPENT: Final = (BEER_SPENT, GOLD_SPENT)
AT_HALL: Final = -2  # as the place of an attacked building: the Town Hall; others are places among those built

# -- targets of a player's attack: a slot, or one of these ------------------------------------------------

AT_DRACO: Final = ROW
AT_CAMP: Final = ROW + 1
AT_ARMS: Final = ROW + 2  # a Unit is being armed, no one is attacked yet

# -- what an edition has room for ---------------------------------------------------------------------------

MOST_CARDS: Final = 64  # kinds of cards in players' decks
MOST_UNDEAD: Final = 40
MOST_MISSIONS: Final = 40

"""The board: gods, worlds, slots and tracks, as numbers. What is printed on them is in `cards/tables`.

A world has two places, one for each camp: `place = camp * PLACES_OF_CAMP + world`, worlds counted from 0; the last
place of a camp is its Lower World. Slots for discs are numbered by god: two Request slots, then the Temple slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Annotated, Final

from meadhall.kernel import Noun

God = Annotated[int, Noun("god")]
Camp = Annotated[int, Noun("camp")]
Recruit = Annotated[int, Noun("recruit")]
Stone = Annotated[int, Noun("stone")]
Piece = Annotated[int, Noun("piece")]
Place = Annotated[int, Noun("place")]
World = Annotated[int, Noun("world")]
Slot = Annotated[int, Noun("slot")]
Rank = Annotated[int, Noun("rank")]
Phase = Annotated[int, Noun("phase")]
Spot = Annotated[int, Noun("spot")]
Cause = Annotated[int, Noun("cause")]

COLOURS: Final = ("red", "blue", "yellow", "mauve")

# -- camps and gods -----------------------------------------------------------------------------------

CAMPS: Final = ("light", "dark")
LIGHT: Final = 0
DARK: Final = 1

GODS: Final = ("freyja", "baldr", "odin", "tyr", "thor", "loki", "hel", "mimir", "surtr", "fenrir")
FREYJA: Final = 0
BALDR: Final = 1
ODIN: Final = 2
TYR: Final = 3
THOR: Final = 4
LOKI: Final = 5
HEL: Final = 6
MIMIR: Final = 7
SURTR: Final = 8
FENRIR: Final = 9
ALL_GODS: Final = 10

SLOTS: Final = ("request-1", "request-2", "temple", "asgard")
REQUEST: Final = 0  # the slot with the god's power
TEMPLE: Final = 2
ASGARD: Final = 3
SLOTS_OF_GOD: Final = 3
UPPER: Final = 0  # Support slots
LOWER: Final = 1
SUPPORTS: Final = 2

# -- pieces ---------------------------------------------------------------------------------------------

STONES: Final = ("pink", "yellow", "red", "blue", "green", "black", "white")
WHITE_STONE: Final = 6
ALL_STONES: Final = 7
NO_STONE: Final = -1

RECRUITS: Final = ("white", "orange", "giant")
WHITE: Final = 0
ORANGE: Final = 1
GIANT: Final = 2
ALL_RECRUITS: Final = 3
STRENGTH: Final = (1, 1, 2)  # everywhere in the game

# What may run short: recruits, stones and Seals in one row.
PIECES: Final = (*RECRUITS, *[f"{stone}-stone" for stone in STONES], *[f"{camp}-seal" for camp in CAMPS])

DISCS: Final = 11  # of each player
MARKER: Final = 1  # of them is the score marker
ROW: Final = 7  # spaces of the Influence row
FIRST_SUPPLY: Final = DISCS - MARKER - ROW
FEWEST_DISCS: Final = 2  # in supply at the start of a round

# -- worlds ---------------------------------------------------------------------------------------------

WORLDS: Final = ("world-1", "world-2", "world-3", "world-4", "world-5", "world-6", "world-7")
ALL_WORLDS: Final = 7
LAST_WORLD: Final = 6  # World 7: one disc in all
PLACES_OF_CAMP: Final = 8
LOWER_WORLD: Final = 7
PLACES: Final = tuple([f"{camp}-{world}" for camp in CAMPS for world in (*range(1, 8), "lower")])
ALL_PLACES: Final = 16

# Where a player's disc can be taken back from at the start of a round.
SPOTS: Final = (*GODS, *WORLDS, "centre")
CENTRE: Final = 17

# -- the match ------------------------------------------------------------------------------------------

ROUNDS: Final = 5
PHASES: Final = (
    "draft", "start", "gods", "placement", "actions", "battles", "ragnarok", "valhalla", "arming", "twilight", "over",
)  # fmt: skip
DRAFT: Final = 0
START: Final = 1
CHOOSING: Final = 2
PLACING: Final = 3
ACTIONS: Final = 4
BATTLES: Final = 5
RAGNAROK: Final = 6
VALHALLA: Final = 7
ARMING: Final = 8
TWILIGHT: Final = 9
OVER: Final = 10

# Why points were scored.
CAUSES: Final = ("temples", "lower-world", "population", "fenrir", "battle-tiles", "world", "spell")
BY_TEMPLES: Final = 0
BY_LOWER_WORLD: Final = 1
BY_POPULATION: Final = 2
BY_FENRIR: Final = 3
BY_BATTLE_TILES: Final = 4
BY_WORLD: Final = 5
BY_SPELL: Final = 6


def strength_of(recruits: Sequence[int]) -> int:
    """What these recruits, by type, count together."""
    return sum(map(mul, recruits, STRENGTH))


def place_of(camp: int, world: int) -> int:
    """The place of a camp in a world; `LOWER_WORLD` counts as a world here."""
    return camp * PLACES_OF_CAMP + world


def camp_of(place: int) -> int:
    return place // PLACES_OF_CAMP


def world_of(place: int) -> int:
    """The world of a place, counted from 0; `LOWER_WORLD` for the lower ones."""
    return place % PLACES_OF_CAMP


def opposite(place: int) -> int:
    """The other camp's place in the same world."""
    return (place + PLACES_OF_CAMP) % ALL_PLACES


def slot_of(god: int, slot: int) -> int:
    """The number of a god's Request or Temple slot."""
    return god * SLOTS_OF_GOD + slot

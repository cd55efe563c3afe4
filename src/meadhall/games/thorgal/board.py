"""The constants of Thorgal: factions, roles, phases, attributes, and the numbers of the rules. No card is here."""

from __future__ import annotations

from typing import Annotated, Final

from meadhall.kernel import Noun

# -- factions and seats -------------------------------------------------------------------------------------

FACTIONS: Final = ("outlaws", "stars", "lords", "vikings")
OUTLAWS, STARS, LORDS, VIKINGS = range(4)
MOST_SEATS: Final = 4
CHAIRS: Final = (*FACTIONS, *[f"{faction}-{n}" for n in range(2, MOST_SEATS + 1) for faction in FACTIONS])
# what a seat is called: its faction, with a number where built decks let several share one (TH-156)

NOBODY: Final = -1
NOTHING: Final = -1  # no card, no terrain

# -- roles --------------------------------------------------------------------------------------------------

ROLES: Final = ("destiny", "scourge")
DESTINY, SCOURGE = range(2)

# -- phases and their steps ---------------------------------------------------------------------------------

PHASES: Final = ("setup", "prophecy", "dawn", "journey", "dusk", "over")
SETUP, PROPHECY, DAWN, JOURNEY, DUSK, OVER = range(6)
Phase = Annotated[int, Noun("phase")]

STEPS: Final = (
    "none", "announcement", "actions", "conclusion", "return", "end", "upkeep", "clean-up", "change",
)  # fmt: skip
NO_STEP, ANNOUNCEMENT, ACTIONS, CONCLUSION, RETURN, END, UPKEEP, CLEAN_UP, CHANGE = range(9)

# -- attributes ---------------------------------------------------------------------------------------------

ATTRIBUTES: Final = ("bravery", "cunning", "might")
BRAVERY, CUNNING, MIGHT = range(3)
Three = tuple[int, int, int]  # Bravery, Cunning, Might
NONE: Final[Three] = (0, 0, 0)

# -- results of a journey -----------------------------------------------------------------------------------

UNDECIDED, SUCCESS, FAILURE = range(3)

# -- numbers ------------------------------------------------------------------------------------------------

DESTINY_CARDS, SCOURGE_CARDS, TERRAINS = 36, 24, 5  # of a faction (TH-102)
DECK_CARDS: Final = DESTINY_CARDS + SCOURGE_CARDS + TERRAINS
START_COMPANIONS: Final = 2  # at most (TH-123)
START_COST: Final = 3  # together (TH-124)
START_TERRAINS: Final = 2  # secretly chosen (TH-129)
ADDED_TERRAINS: Final = {2: 2, 3: 1, 4: 1}  # by each player but the first, by number of players (TH-132, TH-703)
SEAT_BONUS: Final = {2: (0, 0), 3: (0, 2, 3), 4: (0, 2, 3, 4)}  # reserve cards, by place in turn order (TH-704)
POINTS: Final = 7  # of prophecy (TH-201)
SCOURGE_POINTS: Final = {2: (7,), 3: (3, 4), 4: (2, 3, 4)}  # from the Destiny player's left, pawns counted (TH-708)
PAWNS: Final = {2: (0,), 3: (-1, 0), 4: (-1, 0, 1)}  # from the Destiny player's left (TH-706, TH-707)
HORNS_TO_WIN: Final = 3
SHORT_HORNS: Final = 2  # the option for 4 players (TH-724)
UNPAID_UPKEEP: Final = 2  # damage to keep a companion whose condition is not met (TH-514)
STILL_ROUNDS: Final = 4  # without horn or damage, all Destiny decks empty, that end the match (TH-627)
QUIET_ROUNDS: Final = 20  # without horn or destroyed card (TH-628)

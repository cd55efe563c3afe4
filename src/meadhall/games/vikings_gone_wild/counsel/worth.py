"""What things are worth to a bot. A point is a VP of the team, or of a rival's own."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.vikings_gone_wild.cards import words as w

# -- a team; most of it was fitted to thousands of games that were played by instinct --------------------------

VICTORY: Final = 40.0
FALLEN: Final = 25.0  # the Boss has fallen, and everybody is ready, or somebody is not
ROUNDS: Final = 11.5  # an Undead Army and its Boss take about so many rounds
NARROW: Final = 5  # when fewer spaces than these are left between the tokens, each is worth more
NARROWER: Final = 0.5
ARMY: Final = 4.4  # the whole Undead Army, as long as it stands
BOSS: Final = 6.6  # its Boss, unhurt
SURE, LATER = 0.4, 0.3  # VP that a card costs if it clashes in this round, or in a later one
NEARNESS: Final = (0.15, 0.25, 0.4, 0.6, 1.0)  # how sure a clash is, by the slot, while one Horn sounds
BOTH_HORNS: Final = (0.2, 0.35, 0.55, 1.0, 1.0)
NO_HORN: Final = (0.1, 0.15, 0.25, 0.35, 0.5)
SPILT: Final = 0.25  # a token that a Black Brewery or Grave Vault takes
UNMET, UNMET_LATE = 0.0, 4.3  # an Objective that nobody meets: at the beginning, and at the end
MISSING, MISSING_LATE = 0.8, 5.0  # each thing that everybody lacks for it

STARVED: Final = 12.0  # each thing that the market lacks for an Objective


class Weights(NamedTuple):
    """What an average round is worth: a point of ATK and DEF and a beer, now and for each ten rounds to come."""

    attack: float
    attack_in_time: float
    defence: float
    defence_in_time: float
    income: float
    income_early: float  # less, while there are many rounds to come
    bulk: float  # a card in the way


TEAM: Final = Weights(1.5, 0.8, 0.35, 0.35, 3.5, 1.2, 0.35)
SHIELDED: Final = 5.0  # DEF for each round that is enough
GOLD: Final = 1.6  # a gold in beer
HALL: Final = (0.0, 0.6, 0.5)  # levels of the Town Hall: room for more buildings
PURSE: Final = 0.05  # a beer token that can still be spent in this round
SAVED: Final = 0.1  # a beer token in store

# -- among rivals -----------------------------------------------------------------------------------------------

GOAL_ROUNDS: Final = (13.0, 11.0, 11.0)  # rounds that a match takes with two, three, four players
RIVAL: Final = Weights(0.4, 4.0, 0.3, 1.0, 4.0, 1.5, 0.3)
BONUS: Final = 0.6  # of what a Bonus would bring now
OPEN_MISSION: Final = 0.3  # of the points of a Mission
EFFECT: Final = 0.25  # what an Action does, besides beer and gold, each time it is drawn
FAVOUR: Final = 2.0  # a mark that is passed, and how near it is

# -- at a glance ------------------------------------------------------------------------------------------------

GATHERING: Final = 9.0  # resource cards are played first
DRAWING: Final = 10.0  # and cards that draw before them
READYING: Final = 8.0
FIGHTING: Final = 3.0
KILL: Final = 0.7  # an Undead card that is gone, whatever it was
WASTE: Final = 0.25  # a point of ATK more than needed
GAIN: Final = 3.0  # a VP that a purchase is worth
WANTED: Final = 0.5  # of what is missing for an Objective
BUYING: Final = 0.1  # a beer's worth that something costs
TRADING: Final = 0.6
IDLE: Final = -0.4
DRACO: Final = 0.9
FINISHED: Final = 12.0  # a finishing blow, if all is ready, or against it if it is not
SITES: Final = (0.0, 0.0, 0.15, 0.15, 0.4, 0.0)  # buildings, besides what they bring in an average round
RAIDING, PER_DEFENCE, PER_CARD = 5.0, 0.45, 0.1  # a building, less for its DEF and for cards in its owner's hand
HOPELESS: Final = -3.0
CAMP: Final = 2.2
STRIKING, REINFORCING = 2.6, 1.5
CLAIMING: Final = 3.0
PLAYS: Final = {w.DRAW: DRAWING, w.RENEW: DRAWING, w.BURN: DRAWING}

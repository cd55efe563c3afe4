"""What things are worth to a bot. A point is a VP of the team, or of a rival's own."""

from __future__ import annotations

from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w

# -- a team -----------------------------------------------------------------------------------------------------

VICTORY: Final = 60.0
ROUNDS: Final = 9.5  # an Undead Army takes about so many rounds
BOSS_ROUNDS: Final = 2.0  # and its Boss so many more
SLACK: Final = 1.0  # a space between the two tokens
NARROW: Final = 5  # when fewer spaces are left, each is worth more
NARROWER: Final = 0.5
ARMY_CARD: Final = 0.7  # an Undead card that is still to come, or to be removed
NEARNESS: Final = (0.15, 0.25, 0.4, 0.6, 1.0)  # how sure a clash is, by the slot, while one Horn sounds
BOTH_HORNS: Final = (0.2, 0.35, 0.55, 1.0, 1.0)
NO_HORN: Final = (0.1, 0.15, 0.25, 0.35, 0.5)
LIFE: Final = 2.0  # a life that the Boss still has, at four players' strength
SPILT: Final = 0.25  # a token that a Black Brewery or Grave Vault takes
UNMET: Final = 1.2  # an Objective that a player does not meet, at the beginning
UNMET_LATE: Final = 7.0  # and at the end
MISSING: Final = 0.5  # each thing that is missing for it
MISSING_LATE: Final = 2.0

# -- a player's village and deck --------------------------------------------------------------------------------

ATTACK: Final = 0.3  # a point of ATK drawn in a round
ATTACK_EACH: Final = 0.05  # and more of it for each partner whom it spares
DEFENCE: Final = 0.16  # a point of DEF drawn in a round
SHIELDED: Final = 5.0  # DEF for each round that is enough
INCOME: Final = 0.035  # a beer in each round to come, for each round in which it grows
GOLD: Final = 1.6  # a gold in beer
CARD: Final = 0.08  # a card more in hand, besides what the average card is worth
STORE: Final = 0.05  # room for a token
PURSE: Final = 0.3  # a beer that can still be spent in this turn
SAVED: Final = 0.3  # a beer token in store
HALL: Final = (0.0, 2.0, 1.5)  # levels of the Town Hall: room for more buildings
KEPT: Final = 0.3  # a card that a Drakkar keeps each round

# -- among rivals -----------------------------------------------------------------------------------------------

GOAL_ROUNDS: Final = (13.0, 11.0, 11.0)  # rounds that a match takes with two, three, four players
RAID: Final = 0.42  # VP for a point of ATK drawn in a round
GUARD: Final = 0.14  # VP for a point of DEF drawn in a round
RIVAL_INCOME: Final = 0.028
MARK: Final = 1.2  # a Favour that comes near
MISSION: Final = 0.45  # an open Mission, by its points
BONUS: Final = 0.8  # of what a Bonus would bring now
EXPOSED: Final = 0.1  # a building that rivals can damage

# -- at a glance ------------------------------------------------------------------------------------------------

GATHERING: Final = 9.0  # resource cards are played first
DRAWING: Final = 10.0  # and cards that draw before them
READYING: Final = 8.0
FIGHTING: Final = 3.0
WASTE: Final = 0.25  # a point of ATK more than needed
BUYING: Final = 0.1  # a beer's worth that something costs
TRADING: Final = 0.6
IDLE: Final = -0.4
DRACO: Final = 0.9
FINISHED: Final = 12.0  # a finishing blow, if all is ready, or against it if it is not
WORKS: Final = {
    b.BREWERY: 2.5, b.GOLD_MINE: 3.5, b.BEER_STORAGE: 0.2, b.GOLD_STORAGE: 0.25, b.DRAKKAR: 0.4, b.TAVERN: 3.0,
}  # fmt: skip
PLAYS: Final = {w.DRAW: DRAWING, w.RENEW: DRAWING, w.BURN: DRAWING}

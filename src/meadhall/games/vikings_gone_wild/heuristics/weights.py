"""What things are worth to a bot. Among rivals a point is a VP; to a team it is a quarter of a logit of its victory."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.vikings_gone_wild.cards import words as w

TEAM_ROUNDS, RIVAL_ROUNDS = 3, 2  # that a search looks into; a deck goes round in two or three

# -- a team: how likely it wins, as logits; most of it fitted to 6,750 matches of one player, played by instinct -------

VICTORY: Final = 40.0
FALLEN: Final = 25.0  # the Boss has fallen, and all are ready, or one is not
CLEAR: Final = 4.0  # points that a logit counts for
OUTSET, PACE = -12.4, 0.8  # before the first round, and what each round that is over makes up for
ROUNDS: Final = 11.5  # an Undead Army and its Boss take about this number of rounds
NARROW: Final = 5  # when fewer spaces than these are left between the tokens, each is worth more
NARROWER: Final = 0.2
ARMY: Final = 8.6  # the whole Undead Army, as long as it stands
BOSS: Final = 3.6  # its Boss, unhurt
SURE, LATER = 0.4, 0.25  # a VP that a card costs if it clashes in this round, or in a later one
NEARNESS: Final = (0.15, 0.25, 0.4, 0.6, 1.0)  # how sure a clash is, by the slot, while one Horn sounds
BOTH_HORNS: Final = (0.2, 0.35, 0.55, 1.0, 1.0)
NO_HORN: Final = (0.1, 0.15, 0.25, 0.35, 0.5)
SPILT: Final = 0.25  # a token that a Black Brewery or Grave Vault takes
LACKING, LACKED_LATE = 1.5, 4  # each thing that all players lack for an Objective, by this power of how late it is
SHORT: Final = 6.0  # each thing that the market lacks for an Objective


class Weights(NamedTuple):
    """What an average round is worth: a point of ATK and DEF and a beer, now and for each ten rounds to come."""

    attack: float
    attack_in_time: float
    defence: float
    defence_in_time: float
    income: float
    income_early: float  # less, while there are many rounds to come
    bulk: float  # a card in the way
    shielded: float  # DEF that is enough


TEAM: Final = Weights(1.5, 0.8, 0.35, 0.35, 3.5, 1.2, 0.35, 5.0)
MEANS: Final = 0.27  # of all that, against the spaces between the tokens
GOLD: Final = 1.6  # a gold in beer
LEVEL: Final = 0.3  # a level of the Town Hall: room for more buildings
PURSE: Final = 0.05  # a beer token that can still be spent in this round
SAVED: Final = 0.1  # a beer token in store

# -- among rivals -----------------------------------------------------------------------------------------------

GOAL_ROUNDS: Final = (14.0, 12.0, 11.0)  # rounds that a match takes with two, three, four players
RIVAL: Final = Weights(0.9, 3.1, 1.5, 5.2, 9.0, 2.2, 0.3, 3.8)  # found by letting weights play against each other
BONUS: Final = 0.6  # of what a Bonus would bring now
OPEN_MISSION: Final = 0.3  # of the points of a Mission
FAVOUR: Final = 2.0  # a mark that is passed, and how near it is

# -- what cards say, among rivals, as if it were printed in numbers ----------------------------------------------------

SPLIT: Final = 0.6  # the power of ATK and DEF that counts: each Unit beats one building, each Defence card saves one
LONE, HONOURED, EVERYWHERE = 1.5, 1.0, 1.0  # ATK or DEF more: no card helps against it, it brings a VP, it counts twice
ONCE: Final = 0.4  # of its ATK, for a Unit that attacks only once
EARNS: Final = {  # beer, for each of its number; what is stolen is missing elsewhere, and a saving often in vain
    w.BEER: 1.0, w.GOLD: GOLD, w.STEAL_GOLD: 2.0, w.STEAL_BEER: 1.0, w.BEER_OR_GOLD: 1.0, w.CHEAP_BUILDING: 0.8,
    w.CHEAP: 1.3,
}  # fmt: skip
ARMS: Final = {w.ARM: 0.7, w.DOUBLE: 0.6, w.ARM_ALL: 1.5, w.BORROW: 2.5}  # ATK, if there is a Unit to have it
DRAWS: Final = {w.DRAW: 1.0, w.BURN: 0.75, w.RENEW: 1.0}  # cards that come instead of it; a card burnt is one less
LATE_DRAW: Final = 0.5  # a card that a Defence card brings, in a turn of another player

# -- at a glance ------------------------------------------------------------------------------------------------

HALL: Final = (0.0, 0.6, 0.5)  # the next level of the Town Hall
MISSING, MISSING_LATE = 0.8, 5.0  # each thing that one player lacks for an Objective: at the beginning, and at the end
STARVED: Final = 12.0  # what a partner lacks for it, if it is among the last
SHARPNESS: Final = 3.0  # bots imagine that others seldom do what looks worse: teams that do win half as often
GATHERING: Final = 9.0  # resource cards are played first
DRAWING: Final = 10.0  # and cards that draw before them
READYING: Final = 8.0
FIGHTING: Final = 3.0
KILL: Final = 0.7  # any Undead card that is gone
WASTE: Final = 0.25  # a point of ATK more than needed
GAIN: Final = 3.0  # a VP that a purchase is worth
WANTED: Final = 0.5  # of what is missing for an Objective
BUYING: Final = 0.1  # a beer's worth that something costs
TRADING: Final = 0.6
IDLE: Final = -0.4
DRACO: Final = 0.9
FINISHED: Final = 12.0  # a finishing blow, if all is ready, or against it if it is not
SITES: Final = (0.0, 0.0, 0.15, 0.15, 0.4, 0.0)  # buildings, besides what they bring in an average round
RAIDING, PER_DEFENCE, PER_POINT = 5.0, 0.45, 0.3  # a building, less for its DEF, more for the VP it may bring
HOPELESS: Final = -3.0
KEPT: Final = 0.8  # of the cards that rivals still hold after their turn, those that defend
CAMP: Final = 2.2
STRIKING, REINFORCING = 2.6, 1.5
CLAIMING: Final = 3.0
PLAYS: Final = {w.DRAW: DRAWING, w.RENEW: DRAWING, w.BURN: DRAWING}

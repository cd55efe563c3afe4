"""What things are worth to a bot, in points; a match won is worth `VICTORY`."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.lords_of_ragnarok.cards import words as w

VICTORY: Final = 60.0

# roads, by how many turns they still take
ROAD: Final = 45.0  # a road at its end
PATIENCE: Final = 0.78  # what is left of it for each turn that it takes
ROAD_SHARES: Final = (1.0, 0.4, 0.2)  # the nearest road, the second, the third
NEXT_UP: Final = 0.12  # of a road that ends within a turn, for each player who comes sooner
MOST_TURNS: Final = 25.0

# to take a Region, in turns
TAKING, CLOSE, FAR, HIDDEN = 0.8, 1.3, 1.9, 1.0
PER_FOE: Final = 0.12  # for each point of strength that holds it
EXPOSED, WATCHED = 0.35, 0.1  # an own Region that others could take, or could try to
# to build a Temple, in turns
BUILDING, NEXT_ROUND = 1.0, 1.4  # this round of the wheel, or after a Monument
# to kill, in turns
STALKING, HUNTING = 0.5, 1.6  # to find a beast, and a Hunt
SLOT_TAKEN, HEALED, REFILLED = 0.4, 0.12, 0.06  # before it: waiting for a Monument, an Injury, a card
PER_CARD: Final = 1.1  # each card that is missing against the Boss
BOXES_BY_CARD, DRAWN = 0.75, 1.7  # boxes for each card, and cards drawn in a Hunt
CARDS_BY_BOX, DEFENCE, CARD_WEIGHT = 2.1, 1.2, 0.6  # to beat the Boss, and the weight of one more card
ROOM, SCAR = 0.7, 0.3  # cards there is room for; cards that an Injury costs in a Hunt

# Ragnarok
OMEN_TURNS: Final = {w.LEVEL: 2.0, w.LEVELS: 2.0, w.TERRITORIES: 4.0, w.TEMPLES: 3.5, w.KILLS: 5.0, w.KILLED: 4.0}
CROWN_EDGE, LAST_EDGE, FINAL_EDGE = 0.7, 1.0, 1.6  # the weight of a Region: before, in the last turns, at the end
LAST_GAIN, LAST_KEPT = 1.5, 0.8  # what a last turn brings, and what it leaves to each of the others
FADING: Final = 0.8  # of the other roads when the end is here

# means
REGION: Final = 0.8
TEMPLE: Final = 2.0
KILL, MARKER = 5.0, 1.0  # a figure or a token, and a marker on the sheet of a beast that lives
ARMY, ARMY_VALUE = 0.4, 0.55
ATTRIBUTES: Final = (1.1, 1.3, 1.2)  # what a step of each is worth
INJURY: Final = 0.25  # besides the steps it takes away, of which this much is felt
SCARRED: Final = 0.4
RUNE, RUNE_KIND = 0.25, 0.2
CARD: Final = 0.85
PRIEST: Final = 1.0
ALLIANCE: Final = 0.8
ARTEFACT: Final = 1.0
MONSTER: Final = 0.5
TROPHIES: Final = (1.0, 0.55, 1.0, 0.4)
HEROES: Final = {w.CHIEFTAIN: 0.55, w.VOLVA: 0.35, w.SKALD: 0.3, w.SHIELDMAIDEN: 0.5, w.BERSERKER: 0.4}
OCCASION: Final = 0.2  # a chance that the ability has in the Hero's Region
FIRST_TURN: Final = 1.0
BLESSING: Final = 1.4
BLESSINGS: Final = {
    w.RECRUIT_VALUE: 1.7, w.FALLEN_DRAW: 1.0, w.LEVY: 2.0, w.SEE_HAND: 0.8, w.SAFE_ROADS: 0.6, w.USURPER: 1.8,
    w.THICK_HIDE: 1.2, w.ANY_HAMMER: 1.0, w.TAMER: 0.8, w.TROPHY_RUNE: 0.9, w.WAR_CRY: 0.8, w.LAST_STAND: 0.8,
    w.MORE_PRIESTS: 2.0, w.OTHERS_MONUMENT: 1.5, w.ANY_RUNE_ALLIANCE: 0.9, w.GROVE: 1.2, w.FORCED_MARCH: 1.7,
}  # fmt: skip
SLOTS: Final = (1.0, 1.3, 1.0, 0.5, 1.0, 0.5)  # an Action of the wheel that is still open to the player

HUNT_CHANCE, USURP_CHANCE = 0.5, 0.5  # of what it would bring

# at a glance
SURE: Final = 2.5  # how much better than a guess a glance is
HEALING, ROWING, TRAINING = 0.8, -0.3, 0.6
NEAR_BEAST: Final = 0.5
SHARE_OF_LAND: Final = 2.0
ALTAR_TAKEN, VILLAGE_TAKEN, TAKEN_FROM_OTHERS = 1.5, 0.6, 1.0
TEMPLES: Final = (VICTORY, 12.0, 7.0, 4.0, 3.0, 3.0)  # by how many are missing then
LANDS: Final = (2.5, 8.0, VICTORY)  # the first, second and third that is whole
CROWN_EARLY, CROWN_LATE = 0.4, 5.0
CARD_EDGE, EDGE_TELLS, DEFENDERS_EDGE, LOST_FIGHT = 0.9, 0.6, 0.5, 2.0
ANSWER: Final = 2  # of Battle value: what an enemy who has cards may add
IDLE_MARCH, APPROACH = 0.5, 0.5
BOX_COVERED, KILL_HOPE, FAILED_HUNT, ROUSING = 1.0, 6.0, 0.8, 0.2
CARD_IN_HUNT, IDLE_IN_HUNT, BOSS_STAKES = 0.9, 0.1, 3.0
HARM: Final = 0.3
HARMS: Final = {w.INJURY: 1.0, w.INJURY_OR_DISCARD: 0.5, w.DISCARD: 0.8, w.LOSE_RANDOM: 0.7, w.REGENERATE: 1.0}
# Special Actions: what they bring, and how much of what they promise
REINFORCED, REINFORCE_TOLD, MOBILIZED, MOBILIZE_TOLD, USURPING, USURP_TOLD = 0.4, 0.55, 0.6, 0.27, 1.5, 0.2
TEMPLE_TOLD, HUNT_TOLD, PREPARED, ROOM_FILLED, MONUMENT = 0.5, 0.2, 0.3, 0.25, 0.6
REOPENED, CROWN_HOPE = 0.9, 0.6  # an Action that a Monument opens again; the chance that makes one call Ragnarok
GIFT, PRIEST_SENT, TRAVELLING = 0.5, 0.5, 0.3
DEEDS: Final = (-1.0, 0.7, 0.9, 0.0, 0.0, -0.2, 0.0, 0.8, 0.3, 0.5, 0.2, 0.4)  # Rune Actions


def odds(margin: float) -> float:
    """The chance of a player who is ahead by a margin."""
    return 1.0 / (1.0 + exp(-margin))


def nearing(turns: float) -> float:
    """What is left of a goal that is a number of turns away."""
    return float(PATIENCE ** min(turns, MOST_TURNS))

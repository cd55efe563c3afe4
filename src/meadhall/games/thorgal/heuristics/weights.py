"""What things are worth in points, a horn about ten: the numbers the bots judge with. Nothing here is a rule."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.thorgal.cards import grammar as w

HORNS: Final = (0.0, 10.0, 24.0, 60.0)  # by their number
LOST: Final = -40.0

# -- cards ----------------------------------------------------------------------------------------------------

ATTRIBUTE: Final = 1.3  # on a card of the group, for the rounds to come
ACTIVABLE: Final = 1.0  # of an attribute that an activation gives
AGAIN: Final = 2.0  # for an effect that can be used round after round
IN_HAND: Final = 0.6  # of what a card would be worth if played, if it can be paid
BEYOND: Final = 0.2  # of a card in hand that cannot
PLAYED_OUT: Final = (
    1.0,
    0.95,
    0.85,
    0.7,
    0.5,
    0.35,
    0.25,
)  # the best card of a hand counts whole, the next ones less
ON_TOP: Final = 0.35  # of what a card of the hand would be worth, on top of the deck
DAMAGE: Final = 0.7  # a Damage symbol in hand
INTRIGUE: Final = 0.5
UPKEEP_COST: Final = {
    w.DISCARD_ALL_RESERVE: 1.0,
    w.BOTTOM_ALL_HAND: 0.6,
    w.DISCARD_RESERVE: 0.6,
    w.BOTTOM_HAND: 0.4,
    w.UPKEEP_DMG: 0.7,
}
UNKEPT: Final = 1.6  # at most, for a companion whose upkeep will not be met
UNSETTLED: Final = 0.5  # of that for a player who still has a Dawn to mend it

# -- piles ----------------------------------------------------------------------------------------------------

RESERVE: Final = (
    0.9,
    0.85,
    0.8,
    0.7,
    0.55,
    0.4,
    0.3,
    0.2,
    0.1,
)  # one card more in the reserve of the role
IDLE: Final = 0.7  # of a reserve that waits for the other role
EXHAUSTED: Final = 0.3  # lost for a token
LIFE: Final = (3.6, 3.2, 2.9, 2.6, 2.3, 2.0, 1.8, 1.6, 1.4, 1.3, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6)  # the next Destiny card
LONG_LIFE: Final = 0.4  # each one beyond
COMES_BACK: Final = 0.8  # of a reserve card, as life
PREVENTED: Final = 0.4
DISCOUNTED: Final = 0.6  # each point off the next card
TAXED: Final = 0.5  # each point on each card in hand

# -- journeys -------------------------------------------------------------------------------------------------

THREAT: Final = 0.75  # of difficulty that could still be added
LEFT: Final = 0.04  # the chance of a side that is behind and has just passed
EVEN: Final = -0.3  # the margin at which a journey is expected to end either way
STEEPNESS: Final = 0.9  # of the odds, by margin
THREAT_AFAR, EVEN_AFAR, STEEPNESS_AFAR = (
    1.35,
    -0.9,
    0.42,
)  # the same, while the destination is open
NEXT: Final = 0.6  # of the next horn, by the chance of the next journey
CUSHION: Final = 3.2  # that a group should have of each attribute beyond the terrain
READY_TO_GO: Final = 3.0  # missing attributes that leave the next journey even
STEEPNESS_NEXT: Final = 0.2

# -- effects --------------------------------------------------------------------------------------------------

EACH: Final = {
    w.DRAW: 0.8, w.RESERVE: 0.7, w.MOVE: 0.6, w.DISCARD: 0.6, w.PREVENT: 0.5, w.DISCOUNT: 0.6, w.SCRY: 0.15,
}  # for each card or point  # fmt: skip
ONCE: Final = {
    w.SEARCH: 1.1, w.REVEAL: 0.2, w.CONVERT: 1.2, w.EXHAUST: 0.7, w.READY: 0.8, w.DESTROY: 2.5, w.BOUNCE: 1.8,
    w.KEEP: 0.7, w.PROTECT: 0.4, w.DETACH: 1.8, w.RECALL: 1.5, w.REDIRECT: 0.5, w.TERRAIN_IN: 0.3, w.TAX: 1.2,
    w.FORBID: 1.5, w.PLACE: 1.5, w.LOSE: 0.8,
}  # fmt: skip
PRICE: Final = {w.PAY: 0.6, w.HURT: 0.7}  # for each card
VICTIM: Final = 2.2  # an own card that is given up
HOPED: Final = 0.6  # of what depends on a condition, or on another's choice
STATIC: Final = {w.COST: 1.2, w.PROPHECY: 2.0, w.ARMOR: 1.5, w.IMMUNE: 0.3, w.OPPOSE_COST: 0.8, w.AURA: 0.8}


def odds(margin: float, steepness: float) -> float:
    """The chance of a journey by the attributes it is ahead."""
    return 1 / (1 + exp(-steepness * max(-20.0, min(20.0, margin))))

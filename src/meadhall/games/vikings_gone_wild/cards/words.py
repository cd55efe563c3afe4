"""The words effects are written in: what each kind of card may say, and with what numbers.

An effect is a word, perhaps with a number or two: `draw(1)`. A column has a row of them, separated by semicolons. Each
word has one place in the rules that acts on it, and one message that says it (`effect-<kind>-<word>`), so that a
card's text always says what the card does.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# -- the cards of players' decks: where they come from, and what they do -----------------------------------------

FAMILIES: Final = ("starter", "unit", "defence", "path", "favour")
STARTER, UNIT, DEFENCE, PATH, FAVOUR = range(5)

PLAY: Final = (  # when it is played in the player's turn
    "beer", "gold", "draw", "steal_gold", "steal_beer", "arm", "double", "arm_all", "borrow", "cheap_building", "cheap",
    "burn", "renew", "beer_or_gold",
)  # fmt: skip
(
    BEER, GOLD, DRAW, STEAL_GOLD, STEAL_BEER, ARM, DOUBLE, ARM_ALL, BORROW, CHEAP_BUILDING, CHEAP,
    BURN, RENEW, BEER_OR_GOLD,
) = range(14)  # fmt: skip
STRIKE: Final = ("vanish", "alone", "draw", "damage_point")  # of a Unit, when it attacks
VANISH, ALONE, STRIKE_DRAW, DAMAGE_POINT = range(4)
GUARD: Final = ("every", "draw", "hold_point")  # of a Defence card, when it is played on a building
EVERY, GUARD_DRAW, HOLD_POINT = range(3)
BOUGHT: Final = ("points",)  # the moment it is bought
POINTS: Final = 0

# -- the Undead Army ---------------------------------------------------------------------------------------------

UNDEAD: Final = ("unit", "building", "challenge", "boss")
UNDEAD_UNIT, UNDEAD_BUILDING, CHALLENGE, BOSS = range(4)
FAIL: Final = ("lose_beer", "lose_gold")  # besides the VP
LOSE_BEER, LOSE_GOLD = range(2)
CHALLENGES: Final = ("pay_beer", "pay_gold", "shields", "hunt", "builders", "sacrifice")
PAY_BEER, PAY_GOLD, SHIELDS, HUNT, BUILDERS, SACRIFICE = range(6)

# -- Objectives, Missions, Bonuses -------------------------------------------------------------------------------

OBJECTIVES: Final = ("hall", "industry", "beer", "gold", "units", "defences", "types")
(OF_HALL, OF_INDUSTRY, OF_BEER, OF_GOLD, OF_UNITS, OF_DEFENCES, OF_TYPES) = range(7)
MISSIONS: Final = (
    "build", "buy_unit", "buy_path", "buy_defence", "win", "spend_beer", "spend_gold", "trade",
    "damage", "hall", "reveal", "own", "tokens", "strike", "spend",
)  # fmt: skip
(
    BUILD, BUY_UNIT, BUY_PATH, BUY_DEFENCE, WIN, SPEND_BEER, SPEND_GOLD, TRADE,
    DAMAGE, HALL, REVEAL, OWN, TOKENS, BLOW, SPEND,
) = range(15)  # fmt: skip
COUNTS: Final = ("units", "might", "defences", "buildings", "industry", "stored", "path", "missions")
(MOST_UNITS, MOST_MIGHT, MOST_DEFENCES, MOST_BUILDINGS, MOST_INDUSTRY, MOST_STORED, MOST_PATH, MOST_MISSIONS) = range(8)

DRAW_MODES: Final = ("on_top", "fill_up")  # the hand is drawn besides kept cards, or filled up (VG-212)

# -- how many numbers a word has: one, if nothing else is said ---------------------------------------------------

BARE: Final = frozenset({"borrow", "vanish", "alone", "every", "lose_beer", "lose_gold", "trade"})
PAIRS: Final = frozenset({"beer_or_gold"})
MOST_NUMBER: Final = 19


class Effect(NamedTuple):
    """A word of its kind, its number, 1 for words that stand alone, and the other number of a pair."""

    word: int
    number: int
    other: int = 0

"""The words effects are written in: what each kind of card may say, and with what number.

An effect is a word, perhaps with a number: `draw(1)`. A card has a row of them, separated by semicolons. Each word has
one place in the rules that acts on it, and one message that says it (`effect-<kind>-<word>`), so that a card's text
always says what the card does.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# -- what a Hero or a Blessing lets its owner do for good: powers ----------------------------------------------

POWERS: Final = (
    "chieftain", "volva", "skald", "shieldmaiden", "berserker",
    "recruit_value", "fallen_draw", "forced_march", "levy", "high_seat", "see_hand", "small_cards", "temple_guard",
    "victors_spared", "muster", "usurper", "safe_roads",
    "hunters_draw", "first_blood", "thick_hide", "heal_more", "attackers", "any_hammer", "tamer", "longer_way",
    "trophy_rune", "war_cry", "blood_price", "last_stand",
    "limits", "cold_forge", "more_priests", "fly_home", "other_attribute", "others_monument", "any_rune_alliance",
    "covered_draw", "join_bonus", "ordain", "weave", "grove",
)  # fmt: skip
(
    CHIEFTAIN, VOLVA, SKALD, SHIELDMAIDEN, BERSERKER,
    RECRUIT_VALUE, FALLEN_DRAW, FORCED_MARCH, LEVY, HIGH_SEAT, SEE_HAND, SMALL_CARDS, TEMPLE_GUARD,
    VICTORS_SPARED, MUSTER, USURPER, SAFE_ROADS,
    HUNTERS_DRAW, FIRST_BLOOD, THICK_HIDE, HEAL_MORE, ATTACKERS, ANY_HAMMER, TAMER, LONGER_WAY,
    TROPHY_RUNE, WAR_CRY, BLOOD_PRICE, LAST_STAND,
    LIMITS, COLD_FORGE, MORE_PRIESTS, FLY_HOME, OTHER_ATTRIBUTE, OTHERS_MONUMENT, ANY_RUNE_ALLIANCE,
    COVERED_DRAW, JOIN_BONUS, ORDAIN, WEAVE, GROVE,
) = range(len(POWERS))  # fmt: skip
FIRST_BLESSED: Final = RECRUIT_VALUE  # the powers before are the Heroes'
WORTH: Final = frozenset({RECRUIT_VALUE, MUSTER})  # what Armies are worth: of several the greatest, not their sum

# -- what an Artefact does when it is discharged ---------------------------------------------------------------

ARTEFACTS: Final = (
    "horn", "rouse", "undaunted", "two_runes", "stride", "march_again", "battle_value", "hunt_draw", "balm",
)  # fmt: skip
HORN, ROUSE, UNDAUNTED, TWO_RUNES, STRIDE, MARCH_AGAIN, BATTLE_VALUE, HUNT_DRAW, BALM = range(9)

# -- Combat cards ----------------------------------------------------------------------------------------------

BATTLE: Final = (
    "outnumbered", "win_draw", "after_sword", "attacking", "weaken", "raid", "hush", "guard", "defending", "win_rune",
)  # fmt: skip
(OUTNUMBERED, WIN_DRAW, AFTER_SWORD, ATTACKING, WEAKEN, RAID, HUSH, GUARD, DEFENDING, WIN_RUNE) = range(10)
HUNT: Final = ("snatch", "draw", "cleave", "calm", "block")
SNATCH, HUNT_CARD, CLEAVE, CALM, BLOCK = range(5)

# -- beasts ----------------------------------------------------------------------------------------------------

STRIKES: Final = (  # Attack cards, and the Special Attacks of the sheets
    "special", "injury", "discard", "regenerate", "drain", "vanish",
    "one_box", "discard_if_hurt", "no_draw", "lose_random", "injury_or_discard", "more_attacks",
)  # fmt: skip
(
    SPECIAL, INJURY, DISCARD, REGENERATE, DRAIN, VANISH,
    ONE_BOX, DISCARD_IF_HURT, NO_DRAW, LOSE_RANDOM, INJURY_OR_DISCARD, MORE_ATTACKS,
) = range(12)  # fmt: skip
RAMPAGES: Final = (  # Region Attacks; the last is the Boss's own
    "all_lose", "rout", "one_loses", "near_loses", "heroes_hurt", "holder_pays", "storm", "trickster",
)  # fmt: skip
ALL_LOSE, ROUT, ONE_LOSES, NEAR_LOSES, HEROES_HURT, HOLDER_PAYS, STORM, TRICKSTER = range(8)

OF_MONSTERS, OF_THE_BOSS = RAMPAGES[:TRICKSTER], RAMPAGES[TRICKSTER:]
OF_SHEETS: Final = STRIKES[INJURY:]  # a Special Attack is not resolved alone
OF_CARDS: Final = tuple(
    [word for word in STRIKES if word != "discard_if_hurt"]
)  # which asks what was before the sheet's

# -- Realms, Origins, gods, Omens ------------------------------------------------------------------------------

BONUSES: Final = ("rune", "hero_or_heal", "grow", "recruit", "draw", "sail_or_place")
BONUS_RUNE, HERO_OR_HEAL, BONUS_GROW, RECRUIT, BONUS_DRAW, SAIL_OR_PLACE = range(6)
BIRTHRIGHTS: Final = ("first", "rune", "authority", "might", "wisdom", "landing", "alliance")
FIRST, BIRTH_RUNE, BIRTH_AUTHORITY, BIRTH_MIGHT, BIRTH_WISDOM, LANDING, ALLIANCE = range(7)
GIFTS: Final = ("grow", "draw", "rune")
GIFT_GROW, GIFT_DRAW, GIFT_RUNE = range(3)
SIGNS: Final = ("level", "levels", "territories", "temples", "kills", "slain")
LEVEL, LEVELS, TERRITORIES, TEMPLES, KILLS, KILLED = range(6)

# -- which words stand alone -----------------------------------------------------------------------------------

BARE: Final = frozenset(
    {
        "volva", "forced_march", "see_hand", "safe_roads", "any_hammer", "tamer", "war_cry", "cold_forge", "fly_home",
        "other_attribute", "any_rune_alliance", "join_bonus", "undaunted", "block", "special", "vanish", "no_draw",
        "rout", "storm", "first", "levy", "first_blood", "rouse", "march_again", "cleave", "hero_or_heal", "alliance",
    }
)  # fmt: skip
MOST_NUMBER: Final = 9


class Effect(NamedTuple):
    """A word of its kind, and its number: 1 for words that stand alone."""

    word: int
    number: int


def joined(word: int, one: int, other: int) -> int:
    """What a power comes to that two cards give: their sum, or the greater where it says what something is worth."""
    return max(one, other) if word in WORTH else one + other

"""The words effects are written in, what each family of cards may say, and the moments at which only code will do.

An effect is a word, perhaps with a number: `win_glory(3)`. A card has a row of them, separated by semicolons. Each word
has one place in the rules that acts on it, and one message that says it (`effect-<word>`), so that a card's text always
says what the card does. What needs more than a number is a procedure in `rules/effects`, bound to its word.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from meadhall.games.blood_rage import board as b
from meadhall.kernel import Hook

BATTLE: Final = 0
QUEST: Final = 1
MONSTER: Final = 2
LEADER: Final = 3
WARRIOR: Final = 4
SHIP: Final = 5
CLAN: Final = 6
FAMILIES: Final = ("battle", "quest", "monster", "leader", "warrior", "ship", "clan")
GODS: Final = ("frigga", "heimdall", "loki", "odin", "thor", "tyr", "none")
BONUSES: Final = ("0", "1", "2", "3", "4", "5")  # what a Quest may count as in battle
SLOTS_OF: Final = {
    WARRIOR: (b.WARRIOR,), LEADER: (b.LEADER,), SHIP: (b.SHIP,), MONSTER: b.MONSTER_SLOTS, CLAN: b.CLAN_SLOTS,
}  # fmt: skip  # on the clan sheet, by family
GENDERS: Final = ("m", "f")  # of a Monster's French name

WORDS: Final = (
    # of Battle cards, where their text acts
    "win_glory", "win_rage", "win_step", "steal_rage", "steal_glory", "poison", "death_glory", "white_disc",
    "grace", "sight", "watch", "primacy", "smite", "tide",
    # of Quests: what they ask for
    "manheim", "jotunheim", "alfheim", "yggdrasil", "deaths",
    # of Monsters
    "slay", "burn", "serpent", "free", "home", "kill_glory", "twice", "flee",
    # of Leaders, Warriors and Ships
    "ride", "raise_one", "raise_all", "strong", "pairs", "ship_glory",
    # of the clan
    "discount", "succor", "blessing", "release_glory", "massacre", "quest_bonus", "protect", "ragnarok_times",
    "at_once", "challenge", "prowess", "rise", "sacrifice", "quest_times", "end_glory",
)  # fmt: skip
(
    WIN_GLORY, WIN_RAGE, WIN_STEP, STEAL_RAGE, STEAL_GLORY, POISON, DEATH_GLORY, WHITE_DISC,
    GRACE, SIGHT, WATCH, PRIMACY, SMITE, TIDE,
    MANHEIM, JOTUNHEIM, ALFHEIM, YGGDRASIL, DEATHS,
    SLAY, BURN, SERPENT, FREE, HOME, KILL_GLORY, TWICE, FLEE,
    RIDE, RAISE_ONE, RAISE_ALL, STRONG, PAIRS, SHIP_GLORY,
    DISCOUNT, SUCCOR, BLESSING, RELEASE_GLORY, MASSACRE, QUEST_BONUS, PROTECT, RAGNAROK_TIMES,
    AT_ONCE, CHALLENGE, PROWESS, RISE, SACRIFICE, QUEST_TIMES, END_GLORY,
) = range(len(WORDS))  # fmt: skip

OF_FAMILY: Final = {
    BATTLE: WORDS[: TIDE + 1],
    QUEST: WORDS[MANHEIM : DEATHS + 1],
    MONSTER: WORDS[SLAY : FLEE + 1],
    LEADER: WORDS[RIDE : RAISE_ALL + 1],
    WARRIOR: WORDS[STRONG : PAIRS + 1],
    SHIP: WORDS[SHIP_GLORY : SHIP_GLORY + 1],
    CLAN: WORDS[DISCOUNT:],
}
BARE: Final = frozenset({
    "win_step", "poison", "white_disc", "grace", "sight", "watch", "primacy", "smite", "tide", "manheim", "jotunheim",
    "alfheim", "yggdrasil", "slay", "burn", "serpent", "free", "twice", "flee", "ride", "raise_one", "raise_all",
    "succor", "blessing", "protect", "at_once", "challenge", "prowess", "rise", "sacrifice",
})  # fmt: skip  # words that stand alone
ONE_MONSTER: Final = frozenset({SLAY, BURN, SERPENT, HOME, KILL_GLORY, TWICE, FLEE})  # on one Monster of an edition
MOST_NUMBER: Final = 19

# -- the moments at which only a procedure will do; the procedures are in `rules/effects`, by word ------------

Act = Any  # a procedure (g, me, ...) -> Steps[None], or None
BEFORE_COMPARE: Final[Hook[Act]] = Hook("before strengths are compared", None)
AFTER_PILLAGE: Final[Hook[Act]] = Hook("after the owner's successful pillage", None)
AFTER_INVASION: Final[Hook[Act]] = Hook("after this Monster has invaded a province", None)
ACTING: Final = {  # the words of each moment; a card has one of them at most
    BEFORE_COMPARE: (SMITE, TIDE), AFTER_PILLAGE: (RIDE, RAISE_ONE), AFTER_INVASION: (SLAY, BURN),
}  # fmt: skip


class Effect(NamedTuple):
    """A word and its number, 1 for words that stand alone."""

    word: int
    number: int

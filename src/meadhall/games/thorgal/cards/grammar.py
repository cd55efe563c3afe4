"""The vocabulary that cards are written in: the words of the card files, and what they become.

A word is its place in one of these lists, so that rules compare named ints. The semantics are in the ledger:
filters and targets TH-922 to TH-926, conditions TH-930 to TH-934, triggers TH-940 to TH-944, operations TH-945 to
TH-975, statics TH-976 to TH-983, upkeep TH-984 to TH-993.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.thorgal.board import DAWN, DUSK, JOURNEY, NONE, Three

# -- cards --------------------------------------------------------------------------------------------------

TYPES: Final = ("companion", "support", "event", "scourge", "terrain")
COMPANION, SUPPORT, EVENT, SCOURGE_CARD, TERRAIN = range(5)
TYPE_ATOMS: Final = ("comp", "sup", "event", "scourge")  # what filters call the first four
SUBTYPES: Final = (
    "Outlaw", "Star", "Lord", "Viking", "Warrior", "Archer", "Mage", "Weapon", "Gear", "Artefact", "Animal", "Ship",
)  # fmt: skip
COMPANION_SUBTYPES: Final = SUBTYPES[:7]  # terrains have these too
LETTERS: Final = "BCM"  # Bravery, Cunning, Might
SYMBOLS: Final = "EPD"
SYMBOL_NAMES: Final = ("elements", "intrigue", "damage")
ELEMENTS, INTRIGUE, DAMAGE = range(3)
PLAY_PHASES: Final = {"DAWN": DAWN, "JOUR": JOURNEY, "DUSK": DUSK}

# -- what operations act on ---------------------------------------------------------------------------------

WHO: Final = ("me", "foe")
ME, FOE = range(2)
TARGETS: Final = ("this", "dest", "grp")
THIS, DEST, GROUP = range(3)
ZONES: Final = ("hand", "deck_top", "deck_bottom", "reserve", "discard", "walhalla")
HAND, DECK_TOP, DECK_BOTTOM, RESERVE_PILE, DISCARD_PILE, WALHALLA = range(6)
BANS: Final = ("event", "scourge", "activate_sup", "terrain")
BAN_EVENT, BAN_SCOURGE, BAN_SUPPORT, BAN_TERRAIN = range(4)

# -- operations: each name with its arguments, `{}` for operations in braces ---------------------------------

OPERATIONS: Final = {
    "draw": "n", "reserve": "n", "search": "n,filter", "scry": "n", "move": "n,filter,zones", "discard": "who,pile,n",
    "reveal": "foe", "dmg": "who,n", "prevent": "n", "gain": "target,attrs", "lose": "target,attrs",
    "convert": "target,turn,n", "exhaust": "target", "ready": "target", "destroy": "target", "bounce": "target",
    "keep": "target", "protect": "target", "detach": "filter", "recall": "", "redirect": "any", "terrain_in": "",
    "discount": "n,filter", "tax": "n,filter", "forbid": "ban", "pay": "n {}", "hurt": "n {}", "sac": "victim {}",
    "toll": "n {}", "if": "cond {}", "choose": "branches", "place": "filter,zone",
}  # fmt: skip
OPS: Final = tuple(OPERATIONS)
(
    DRAW, RESERVE, SEARCH, SCRY, MOVE, DISCARD, REVEAL, DMG, PREVENT, GAIN, LOSE, CONVERT, EXHAUST, READY, DESTROY,
    BOUNCE, KEEP, PROTECT, DETACH, RECALL, REDIRECT, TERRAIN_IN, DISCOUNT, TAX, FORBID, PAY, HURT, SAC, TOLL, IF,
    CHOOSE, PLACE,
) = range(len(OPS))  # fmt: skip

BRANCHES: Final = range(2, 5)  # how many a choice may have
MOST_COUNTED: Final = 12  # the highest number a player may be asked for

STATIC_ENTRIES: Final = {
    "attr": "attrs", "aura": "filter,attrs", "cost": "filter,minus", "prophecy": "n", "armor": "n", "immune": "from",
    "oppose_cost": "n",
}  # fmt: skip
STATICS: Final = tuple(STATIC_ENTRIES)
ATTR, AURA, COST, PROPHECY, ARMOR, IMMUNE, OPPOSE_COST = range(len(STATICS))
IMMUNITIES: Final = ("exhaust", "destroy")

TRIGGERS: Final = ("PLAY", "ENTER", "PERM", "OPP", "ACT")  # PLAY is written as no trigger at all
PLAY, ENTER, PERM, OPP, ACT = range(5)

CONDITIONS: Final = ("count>=", "count<=", "reserve>=", "success", "fail", "opposed")
COUNT_LEAST, COUNT_MOST, RESERVE_LEAST, IF_SUCCESS, IF_FAIL, IF_OPPOSED = range(6)

UPKEEP_ENTRIES: Final = {
    "have": "n,filter", "none": "filter", "max": "n,filter", "state": "cond", "discard_all_reserve": "",
    "bottom_all_hand": "", "discard_reserve": "n", "bottom_hand": "n", "dmg": "n", "exhaust_this": "",
}  # fmt: skip
UPKEEPS: Final = tuple(UPKEEP_ENTRIES)
(
    HAVE, NONE_OF, MAX, STATE, DISCARD_ALL_RESERVE, BOTTOM_ALL_HAND, DISCARD_RESERVE, BOTTOM_HAND, UPKEEP_DMG,
    EXHAUST_THIS,
) = range(len(UPKEEPS))  # fmt: skip

ALWAYS: Final = -1  # in place of a condition
ANYTHING: Final = -1  # in place of a filter


class Filter(NamedTuple):
    """Which cards are meant: all atoms must match. `kind` -1: any type; `cost` -1: any cost."""

    kind: int = ANYTHING
    subtypes: int = 0  # bits, in the order of SUBTYPES
    cost: int = -1
    other: bool = False  # not the card that bears the effect


class Cond(NamedTuple):
    """A condition, read when it is reached."""

    kind: int
    filter: int = ANYTHING
    n: int = 0


class Op(NamedTuple):
    """One operation; fields that it does not use keep their defaults. Other operations are named by number."""

    kind: int
    n: int = 0
    who: int = ME
    filter: int = ANYTHING
    target: int = THIS
    attrs: Three = NONE
    source: int = 0  # a zone; for `convert` the attribute that is given up
    into: int = 0  # a zone; for `convert` the attribute that is gained
    cond: int = ALWAYS
    ban: int = 0
    then: tuple[int, ...] = ()
    otherwise: tuple[int, ...] = ()
    branches: tuple[tuple[int, ...], ...] = ()


class Static(NamedTuple):
    """What holds as long as the card lies there: a permanent entry, perhaps under a condition."""

    kind: int
    n: int = 0
    filter: int = ANYTHING
    attrs: Three = NONE
    cond: int = ALWAYS
    holds: bool = True  # False: while the condition does not hold
    phases: int = 0  # bits; 0 for every phase


class Ability(NamedTuple):
    """What a card does on one trigger."""

    trigger: int
    phases: int = 0  # bits, for ACT
    uses: int = 1  # in a round, for Fenrir effects
    ops: tuple[int, ...] = ()
    statics: tuple[Static, ...] = ()


class Upkeep(NamedTuple):
    """The condition behind a companion's purse."""

    kind: int
    n: int = 0
    filter: int = ANYTHING
    cond: int = ALWAYS

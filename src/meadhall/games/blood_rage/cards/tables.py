"""The card list: 78 different cards, 102 copies, each with its source.

`copies` says how many copies there are in play from 2, 3 and 4 players on. What a card does as a number
stands in its row, under the name of the moment at which it acts; what needs more than a number is a
procedure in `rules/effects`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

from meadhall.games.blood_rage import board as b
from meadhall.kernel import Hook, Noun

Card = Annotated[int, Noun("card")]

BATTLE: Final = 0
QUEST: Final = 1
MONSTER: Final = 2
LEADER: Final = 3
WARRIOR: Final = 4
SHIP: Final = 5
CLAN: Final = 6
FAMILIES: Final = ("battle", "quest", "monster", "leader", "warrior", "ship", "clan")
SLOTS_OF: Final = {
    WARRIOR: (b.WARRIOR,), LEADER: (b.LEADER,), SHIP: (b.SHIP,), MONSTER: b.MONSTER_SLOTS, CLAN: b.CLAN_SLOTS,
}  # fmt: skip  # on the clan sheet, by family
BONUSES: Final = ("0", "1", "2", "3", "4", "5")  # what a Quest may count as in battle
GODS: Final = ("frigga", "heimdall", "loki", "odin", "thor", "tyr", "none")
RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"

# -- the moments at which cards act with a number ----------------------------------------------------

WINNER_GLORY: Final[Hook[int]] = Hook("glory for winning the battle", 0)
WINNER_RAGE: Final[Hook[int]] = Hook("Rage for winning the battle", 0)
WINNER_STEP: Final[Hook[int]] = Hook("a stat step for winning the battle", 0)
LOSER_STEALS_RAGE: Final[Hook[int]] = Hook("Rage a loser takes from the winner", 0)
LOSER_STEALS_GLORY: Final[Hook[int]] = Hook("Glory a loser takes from the winner", 0)
GLORY_PER_DEATH: Final[Hook[int]] = Hook("Glory for each figure destroyed in the battle", 0)
WHITE_DISC: Final[Hook[int]] = Hook("may be added after the reveal", 0)
RELEASED: Final[Hook[int]] = Hook("Glory for each own figure released from Valhalla", 0)
SHIP_LOST: Final[Hook[int]] = Hook("Glory for each own ship destroyed", 0)
RAGNAROK_TIMES: Final[Hook[int]] = Hook("factor of the Glory for figures lost in Ragnarök", 1)
QUEST_TIMES: Final[Hook[int]] = Hook("factor of the Glory of fulfilled Quests", 1)
QUEST_AS_BONUS: Final[Hook[int]] = Hook("bonus a Quest may count as in battle", 0)
DISCOUNT: Final[Hook[int]] = Hook("Rage less for Upgrade cards", 0)
ALL_STEPS: Final[Hook[int]] = Hook("steps on all three stats after a pillage with the Leader", 0)
MASSACRE: Final[Hook[int]] = Hook("Glory after a battle with two enemies or more destroyed", 0)
END_GLORY: Final[Hook[int]] = Hook("Glory at the end for each own figure on the map", 0)

# -- and those at which only a procedure will do; the procedures are in `rules/effects` --------------

Effect = Any  # a procedure (g, me, ...) -> Steps[None], or None
BEFORE_COMPARE: Final[Hook[Effect]] = Hook("before strengths are compared", None)
AFTER_PILLAGE: Final[Hook[Effect]] = Hook("after the owner's successful pillage", None)
AFTER_INVASION: Final[Hook[Effect]] = Hook("after this figure has invaded a province", None)  # by figure


class CardRow(NamedTuple):
    """One card: what is printed on it."""

    slug: str  # unique: the name, with the Age where the name is in several Ages
    name: str  # the message id of its title
    age: int
    family: int
    god: str
    value: int  # strength bonus of a Battle card, Glory of a Quest, Rage cost of an Upgrade
    copies: tuple[int, int, int]  # with 2, 3 and 4 players
    source: str


ROWS: list[CardRow] = []
REPEATED: Final = frozenset(
    {"tyrs-crush", "tyrs-smash", "tyrs-smite", "tyrs-rage", "heimdalls-watch",
     "alfheim", "jotunheim", "manheim", "yggdrasil", "glorious-death"}
)  # fmt: skip  # names that appear in several Ages


def _god(name: str) -> str:
    """The god of a card is the one in its title: `odins-tide` is Odin's."""
    first = name.partition("-")[0].removesuffix("s")
    return first if first in GODS else "none"


def _card(
    name: str, age: int, family: int, value: int, two: int, three: int, four: int, does: dict[Hook[int], int],
    source: str,
) -> None:  # fmt: skip
    """Add a row; the three numbers are the copies that are unmarked, marked 3+ and marked 4+."""
    slug = f"{name}-{age}" if name in REPEATED else name
    copies = (two, two + three, two + three + four)
    for hook, amount in does.items():
        hook.set(len(ROWS), amount)
    ROWS.append(CardRow(slug, name, age, family, _god(name), value, copies, source))


def _battle(
    name: str, age: int, strength: int, two: int, three: int = 0, four: int = 0,
    does: dict[Hook[int], int] | None = None, source: str = PUBLIC,
) -> None:  # fmt: skip
    _card(name, age, BATTLE, strength, two, three, four, does or {}, source)


def _upgrade(
    name: str, age: int, family: int, cost: int, marked: int = 2, does: dict[Hook[int], int] | None = None,
    source: str = PUBLIC,
) -> None:  # fmt: skip
    """Every Upgrade has one copy; `marked` is the number of players from which it is in play."""
    _card(name, age, family, cost, int(marked == 2), int(marked == 3), int(marked == 4), does or {}, source)


def _quests(age: int, region: int, other: int) -> None:
    """The five Quests of an Age: three regions, Yggdrasil, Glorious Death."""
    printed = {1: "manheim", 2: "jotunheim"}.get(age)  # the two whose Glory the rulebook prints
    for name in ("alfheim", "jotunheim", "manheim"):
        _card(name, age, QUEST, region, 1, 0, 1, {}, RULEBOOK if name == printed else PUBLIC)
    _card("yggdrasil", age, QUEST, other, 0, 1, 0, {}, PUBLIC)
    _card("glorious-death", age, QUEST, other, 1, 0, 1, {}, PUBLIC)


#       name               Age  STR  copies: all, 3+, 4+
_battle("friggas-grace",     1, 2, 1, 0, 1)  # fmt: skip
_battle("heimdalls-sight",   1, 0, 1)  # fmt: skip
_battle("lokis-trickery",    1, 0, 1, 0, 1, {LOSER_STEALS_RAGE: 1})  # fmt: skip
_battle("odins-smite",       1, 1, 1, 1)  # fmt: skip
_battle("thors-hammer",      1, 1, 1, 0, 0, {WINNER_GLORY: 3})  # fmt: skip
_battle("tyrs-bash",         1, 2, 1)  # fmt: skip
_battle("tyrs-smash",        1, 3, 1, 1)  # fmt: skip
_battle("tyrs-crush",        1, 4, 0, 0, 1, source=RULEBOOK)  # fmt: skip
_battle("tyrs-smite",        1, 5, 1)  # fmt: skip
_quests(1, region=5, other=6)
_upgrade("troll",            1, MONSTER, 2)  # fmt: skip
_upgrade("dwarf-chieftain",  1, MONSTER, 0)  # fmt: skip
_upgrade("sea-serpent",      1, MONSTER, 3, 3)  # fmt: skip
_upgrade("lord-of-hammers",  1, LEADER, 3)  # fmt: skip
_upgrade("brothers-in-arms", 1, WARRIOR, 1)  # fmt: skip
_upgrade("lokis-dragons",    1, SHIP, 2, 2, {SHIP_LOST: 4})  # fmt: skip
_upgrade("friggas-charm",    1, CLAN, 0, 2, {DISCOUNT: 1})  # fmt: skip
_upgrade("friggas-succor",   1, CLAN, 2, 3)  # fmt: skip
_upgrade("lokis-blessing",   1, CLAN, 1, 4)  # fmt: skip
_upgrade("lokis-domain",     1, CLAN, 1, 2, {RELEASED: 1}, RULEBOOK)  # fmt: skip
_upgrade("thors-glory",      1, CLAN, 2, 2, {MASSACRE: 2})  # fmt: skip
_upgrade("tyrs-domain",      1, CLAN, 0, 3, {QUEST_AS_BONUS: 3})  # fmt: skip

_battle("heimdalls-eye",     2, 2, 2, 1, 0, {WHITE_DISC: 1})  # fmt: skip
_battle("heimdalls-watch",   2, 0, 1)  # fmt: skip
_battle("lokis-backstab",    2, 0, 1, 0, 1, {LOSER_STEALS_GLORY: 2})  # fmt: skip
_battle("odins-tide",        2, 1, 1, 0, 1)  # fmt: skip
_battle("thors-oath",        2, 1, 1, 0, 0, {WINNER_STEP: 1})  # fmt: skip
_battle("tyrs-smash",        2, 3, 0, 0, 1)  # fmt: skip
_battle("tyrs-crush",        2, 4, 1)  # fmt: skip
_battle("tyrs-smite",        2, 5, 0, 1)  # fmt: skip
_battle("tyrs-rage",         2, 6, 1)  # fmt: skip
_quests(2, region=7, other=8)
_upgrade("valkyrie",         2, MONSTER, 2)  # fmt: skip
_upgrade("dark-elf",         2, MONSTER, 1)  # fmt: skip
_upgrade("fire-giant",       2, MONSTER, 4, 3)  # fmt: skip
_upgrade("lord-of-axes",     2, LEADER, 3)  # fmt: skip
_upgrade("experts-in-arms",  2, WARRIOR, 2)  # fmt: skip
_upgrade("fire-dragons",     2, SHIP, 2, 2, {SHIP_LOST: 8})  # fmt: skip
_upgrade("friggas-protection", 2, CLAN, 0)  # fmt: skip
_upgrade("lokis-eminence",   2, CLAN, 2, 3, {RELEASED: 2}, RULEBOOK)  # fmt: skip
_upgrade("odins-inspiration", 2, CLAN, 2, 2, {RAGNAROK_TIMES: 2})  # fmt: skip
_upgrade("thors-domain",     2, CLAN, 1, 4)  # fmt: skip
_upgrade("tyrs-challenge",   2, CLAN, 0)  # fmt: skip
_upgrade("tyrs-prowess",     2, CLAN, 2, 3)  # fmt: skip

_battle("heimdalls-gaze",    3, 3, 1, 1, 0, {WHITE_DISC: 1})  # fmt: skip
_battle("heimdalls-watch",   3, 0, 1)  # fmt: skip
_battle("lokis-poison",      3, 0, 1)  # fmt: skip
_battle("odins-judgement",   3, 2, 1, 0, 1, {GLORY_PER_DEATH: 2})  # fmt: skip
_battle("thors-ascension",   3, 1, 1, 0, 1, {WINNER_GLORY: 3, WINNER_RAGE: 3})  # fmt: skip
_battle("thors-primacy",     3, 3, 1, 1)  # fmt: skip
_battle("tyrs-crush",        3, 4, 1)  # fmt: skip
_battle("tyrs-smite",        3, 5, 0, 0, 1)  # fmt: skip
_battle("tyrs-rage",         3, 6, 1)  # fmt: skip
_quests(3, region=9, other=11)
_upgrade("frost-giant",      3, MONSTER, 4)  # fmt: skip
_upgrade("soldier-of-hel",   3, MONSTER, 0)  # fmt: skip
_upgrade("volur-witch",      3, MONSTER, 3, 3)  # fmt: skip
_upgrade("lord-of-spears",   3, LEADER, 3, 2, {ALL_STEPS: 1})  # fmt: skip
_upgrade("masters-in-arms",  3, WARRIOR, 2)  # fmt: skip
_upgrade("eternal-dragons",  3, SHIP, 2, 2, {SHIP_LOST: 12})  # fmt: skip
_upgrade("friggas-domain",   3, CLAN, 0)  # fmt: skip
_upgrade("friggas-sacrifice", 3, CLAN, 1, 3)  # fmt: skip
_upgrade("lokis-wrath",      3, CLAN, 3, 4, {RELEASED: 3})  # fmt: skip
_upgrade("odins-throne",     3, CLAN, 2, 2, {QUEST_TIMES: 2})  # fmt: skip
_upgrade("thors-conquest",   3, CLAN, 3, 2, {END_GLORY: 3})  # fmt: skip
_upgrade("tyrs-wrath",       3, CLAN, 1, 3, {QUEST_AS_BONUS: 5})  # fmt: skip

CARDS: Final = tuple(ROWS)
SLUGS: Final = tuple([card.slug for card in CARDS])
_IDS: Final = {slug: number for number, slug in enumerate(SLUGS)}

# Columns, for rules that are asked often.
FAMILY: Final = tuple([card.family for card in CARDS])
VALUE: Final = tuple([card.value for card in CARDS])
AGE: Final = tuple([card.age for card in CARDS])
AGES: Final = 1 + max(AGE)
QUESTS: Final = frozenset([card for card, family in enumerate(FAMILY) if family == QUEST])
PLAIN: Final = frozenset([n for n, row in enumerate(CARDS) if row.family == BATTLE and row.god == "tyr"])  # no text


def card(slug: str) -> int:
    """The card of a slug."""
    return _IDS[slug]


FRIGGAS_GRACE: Final = card("friggas-grace")
HEIMDALLS_SIGHT: Final = card("heimdalls-sight")
HEIMDALLS_WATCH: Final = (card("heimdalls-watch-2"), card("heimdalls-watch-3"))
LOKIS_POISON: Final = card("lokis-poison")
ODINS_SMITE: Final = card("odins-smite")
ODINS_TIDE: Final = card("odins-tide")
THORS_PRIMACY: Final = card("thors-primacy")
BROTHERS_IN_ARMS: Final = card("brothers-in-arms")
EXPERTS_IN_ARMS: Final = card("experts-in-arms")
LORD_OF_HAMMERS: Final = card("lord-of-hammers")
LORD_OF_AXES: Final = card("lord-of-axes")
FRIGGAS_SUCCOR: Final = card("friggas-succor")
FRIGGAS_PROTECTION: Final = card("friggas-protection")
FRIGGAS_DOMAIN: Final = card("friggas-domain")
FRIGGAS_SACRIFICE: Final = card("friggas-sacrifice")
LOKIS_BLESSING: Final = card("lokis-blessing")
THORS_DOMAIN: Final = card("thors-domain")
TYRS_CHALLENGE: Final = card("tyrs-challenge")
TYRS_PROWESS: Final = card("tyrs-prowess")
VALKYRIE: Final = card("valkyrie")

MONSTER_OF: Final = {card(name): b.FIGURES.index(name) for name in b.FIGURES[b.FIRST_MONSTER :]}
QUEST_REGION: Final = {
    card(f"{name}-{age}"): region
    for age in (1, 2, 3)
    for name, region in (("manheim", b.MANHEIM), ("jotunheim", b.JOTUNHEIM), ("alfheim", b.ALFHEIM))
}
YGGDRASIL_QUESTS: Final = frozenset({card(f"yggdrasil-{age}") for age in (1, 2, 3)})


def is_upgrade(number: int) -> bool:
    return FAMILY[number] >= MONSTER


def deck(age: int, seats: int) -> list[int]:
    """All copies of an Age that are in play with so many players."""
    return [n for n, row in enumerate(CARDS) if row.age == age for _ in range(row.copies[seats - 2])]

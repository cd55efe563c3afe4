"""What the board of Lords of Ragnarok is made of, as numbers: Regions, Seas, Realms, gods, Runes, steps.

Which Region borders on which, and what lies there, is the edition's: see `cards/box.py`.
"""

from __future__ import annotations

from typing import Annotated, Final

from meadhall.kernel import Noun

Region = Annotated[int, Noun("region")]
Sea = Annotated[int, Noun("sea")]
Realm = Annotated[int, Noun("realm")]
Rune = Annotated[int, Noun("rune")]
Attribute = Annotated[int, Noun("attribute")]
God = Annotated[int, Noun("god")]
Monster = Annotated[int, Noun("monster")]
Deed = Annotated[int, Noun("action")]
Step = Annotated[int, Noun("step")]
Territory = Annotated[int, Noun("territory")]
Trophy = Annotated[int, Noun("trophy")]
Road = Annotated[int, Noun("road")]

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

COLOURS: Final = ("green", "red", "black", "yellow")

# -- the map ------------------------------------------------------------------------------------------------

REGIONS: Final = tuple(str(number) for number in range(1, 22))
SEAS: Final = ("s1", "s2", "s3", "s4", "s5", "s6")
REALMS: Final = ("vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim")
TERRITORIES: Final = ("white", "blue", "yellow", "red", "brown", "green")
SYMBOLS: Final = ("altar", "village", "forge")

# -- gods, Attributes and Runes -----------------------------------------------------------------------------

GODS: Final = ("odin", "thor", "freya")
ODIN, THOR, FREYA = range(3)
ATTRIBUTES: Final = ("authority", "might", "wisdom")
AUTHORITY, MIGHT, WISDOM = range(3)
LEAST, MOST = 2, 6  # of an Attribute (LR-325); an Injured one counts as the least (LR-332)
MOST_LEVEL: Final = 3
MOST_INJURIES: Final = 3  # one for each Attribute

RUNES: Final = ("uruz", "othala", "algiz")
URUZ, OTHALA, ALGIZ = range(3)
ALL_RUNES: Final = 3

# -- pieces -------------------------------------------------------------------------------------------------

ARMIES: Final = 6  # of each player
LANDING: Final = 2  # of them land with the Hero
STRONGEST: Final = 6  # value of an Army
VALUES: Final = ("1", "2", "3", "4", "5", "6")
PRIESTS: Final = 4
RINGS: Final = 2  # Monsters a player may control
SLAYER_TOKENS: Final = 6
SLAYER_MARKERS: Final = 4  # markers on a sheet that earn a Slayer token

MONSTERS: Final = 6  # two for each Rune
LOKI: Final = MONSTERS  # the Boss is numbered after them
CREATURES: Final = MONSTERS + 1
IN_BOX, SLAIN = -1, -2  # places of a Monster that is not on the board
MOST_BOXES: Final = 12
BOXES: Final = tuple(str(number) for number in range(1, MOST_BOXES + 1))
TROPHIES: Final = ("priest", "army", "realm", "rune")
PRIEST_TROPHY, ARMY_TROPHY, REALM_TROPHY, RUNE_TROPHY = range(4)

WEAPONS: Final = ("spear", "sword", "axe", "bow", "hammer", "shield", "any")
SPEAR, SWORD, AXE, BOW, HAMMER, SHIELD, ANY = range(7)

# -- the turn -----------------------------------------------------------------------------------------------

STEPS: Final = ("draft", "prayer", "hero", "runes", "manoeuvres", "special", "over")
DRAFT, PRAYER, HERO_STEP, RUNE_STEP, MANOEUVRES, SPECIAL, OVER = range(7)

ACTIONS: Final = ("mobilize", "reinforce", "build-temple", "monsters", "usurp", "prepare", "build-monument")
MOBILIZE, REINFORCE, BUILD_TEMPLE, MONSTERS_ACTION, USURP, PREPARE, BUILD_MONUMENT = range(7)
SLOTS: Final = 6  # of the wheel: all Actions but the Monument have one

RUNE_ACTIONS: Final = (
    "rouse-loki", "tame", "ally", "train", "rouse", "study", "travel", "grow", "learn", "muster", "war-cry", "ordain",
)  # fmt: skip
(ROUSE_LOKI, TAME, ALLY, TRAIN, ROUSE, STUDY, TRAVEL, GROW, LEARN, MUSTER, WAR_CRY, ORDAIN) = range(12)
PRICES: Final = (1, 1, 1, 2, 2, 2, 2, 3, 3, 2, 1, 3)  # Runes; one Rune is of a named type, more are all different

PREPARATIONS: Final = ("heal", "draw", "rune", "grow")
HEAL, DRAW, TAKE_RUNE, RAISE = range(4)

REWARDS: Final = ("card", "rune", "army")  # for winning a Battle
CARD_REWARD, RUNE_REWARD, ARMY_REWARD = range(3)

HUNT_STEPS: Final = ("begin", "attack", "defence", "effect", "draws", "strike")  # of a Hunt and its rounds
BEGIN_HUNT, ATTACK_STEP, DEFENCE_STEP, EFFECT_STEP, DRAW_STEP, STRIKE_STEP = range(6)

FACES: Final = ("move", "attack", "either")  # of the Monster die
MOVE_FACE, ATTACK_FACE, EITHER_FACE = range(3)

# -- the end ------------------------------------------------------------------------------------------------

ROADS: Final = ("jarl-supreme", "great-godi", "slayer", "ragnarok")
JARL_SUPREME, GREAT_GODI, SLAYER, RAGNAROK = range(4)
TERRITORIES_TO_WIN: Final = 3
OMENS: Final = 5
OMENS_TO_END: Final = 3

# -- what an edition has room for -----------------------------------------------------------------------------

MOST_CARDS: Final = 24  # kinds of Combat cards
MOST_ATTACKS: Final = 16
MOST_BLESSINGS: Final = 60
MOST_HEROES: Final = 8
MOST_ORIGINS: Final = 8
ARTEFACTS: Final = MONSTERS + 3


def temples_to_win(seats: int) -> int:
    """Regions with a Temple that make a Great Godi (LR-803, LR-804)."""
    return 4 if seats == 2 else 5


def kills_to_hunt_loki(seats: int) -> int:
    """Kills that allow hunting the Boss (LR-437)."""
    return 1 if seats == 2 else 2

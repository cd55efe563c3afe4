"""What is printed on gods, worlds and tiles, each value with its source.

Tiles of one kind and face are one number, however many copies there are. Those a player can hold or lay come first,
so that options can name them; the gods' cards are among the tiles because they, too, can lie face down.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from meadhall.games.asgard import board as b
from meadhall.kernel import Noun

Tile = Annotated[int, Noun("tile")]
Kind = Annotated[int, Noun("kind")]

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
DESIGN: Final = "design"

# -- gods -----------------------------------------------------------------------------------------------


class GodRow(NamedTuple):
    """A god: camp, stone, the round it becomes active, who stands there at first, and what its slots show."""

    slug: str
    camp: int
    stone: int
    active: int
    first: int  # the type of the recruit there at the start, or NO_STONE
    requests: int
    supports: tuple[tuple[int, ...], tuple[int, ...]]  # recruits the upper and the lower Support slot take
    source: str  # of requests and supports; the rest is in the rulebook


_W, _O, _G = (b.WHITE,), (b.ORANGE,), (b.GIANT,)
_WO, _WG, _OG = (b.WHITE, b.ORANGE), (b.WHITE, b.GIANT), (b.ORANGE, b.GIANT)
NONE: Final = -1

GOD_ROWS: Final = (
    #      slug     camp     stone           from first    requests, Support upper and lower
    GodRow("freyja", b.LIGHT, 0,             1, b.WHITE,   2, (_W, _OG), DESIGN),
    GodRow("baldr",  b.LIGHT, 1,             1, b.WHITE,   2, (_W, _OG), DESIGN),
    GodRow("odin",   b.LIGHT, b.NO_STONE,    1, NONE,      1, (_WO, _G), DESIGN),
    GodRow("tyr",    b.LIGHT, 2,             1, b.ORANGE,  2, (_O, _WG), DESIGN),
    GodRow("thor",   b.LIGHT, 3,             1, b.ORANGE,  2, (_O, _WG), DESIGN),
    GodRow("loki",   b.DARK,  4,             1, b.GIANT,   2, (_G, _WO), DESIGN),
    GodRow("hel",    b.DARK,  5,             1, b.GIANT,   2, (_G, _WO), DESIGN),
    GodRow("mimir",  b.DARK,  b.NO_STONE,    2, NONE,      1, (_G, _WO), DESIGN),
    GodRow("surtr",  b.DARK,  b.NO_STONE,    3, NONE,      1, (_G, _WO), RULEBOOK),
    GodRow("fenrir", b.DARK,  b.NO_STONE,    4, NONE,      1, ((), ()), RULEBOOK),
)  # fmt: skip
CAMP: Final = tuple([row.camp for row in GOD_ROWS])
STONE: Final = tuple([row.stone for row in GOD_ROWS])
ACTIVE: Final = tuple([row.active for row in GOD_ROWS])
REQUESTS: Final = tuple([row.requests for row in GOD_ROWS])
TAKES: Final = tuple([row.supports for row in GOD_ROWS])
STONES_OF_REQUEST: Final = 2  # where the god has a stone

# What the powers of the gods are worth (AS-901 to AS-916), all DESIGN.
CALLED_BY_FREYJA: Final = 2
SLAIN_BY_HEL: Final = 2
STRENGTH_OF_THOR: Final = 3  # of his tile, in a battle and at Ragnarök
SCORE_OF_FENRIR: Final = 3

# -- worlds -----------------------------------------------------------------------------------------------


class WorldRow(NamedTuple):
    """A world: what the upper and the lower disc under a victorious god score at Ragnarök."""

    slug: str
    upper: int
    lower: int
    source: str


WORLD_ROWS: Final = (
    WorldRow("world-1", 7, 2, RULEBOOK),
    WorldRow("world-2", 8, 3, DESIGN),
    WorldRow("world-3", 9, 5, DESIGN),
    WorldRow("world-4", 10, 6, DESIGN),
    WorldRow("world-5", 11, 8, DESIGN),
    WorldRow("world-6", 12, 9, DESIGN),
    WorldRow("world-7", 13, 11, RULEBOOK),
)
REWARD_UPPER: Final = tuple([row.upper for row in WORLD_ROWS])
REWARD_LOWER: Final = tuple([row.lower for row in WORLD_ROWS])
LOWER_WORLD_SCORE: Final = 5  # for a God tile placed there

# -- tiles ------------------------------------------------------------------------------------------------

KINDS: Final = ("weapon", "spell", "power", "god", "temple", "asgard", "ancestral", "population", "card")
WEAPON: Final = 0
SPELL: Final = 1
ARMS: Final = 2  # kinds below this are held in secret
POWER: Final = 2
GOD: Final = 3
TEMPLE: Final = 4
ASGARD: Final = 5
ANCESTRAL: Final = 6
POPULATION: Final = 7
CARD: Final = 8


class TileRow(NamedTuple):
    """One tile: its face. `group` is its god, its camp or its pile, as the kind has one."""

    slug: str
    kind: int
    value: int
    copies: int
    source: str
    group: int = NONE
    cost: tuple[int, ...] = ()  # the stones printed on a Temple


ROWS: Final[list[TileRow]] = []


def _tile(row: TileRow) -> int:
    ROWS.append(row)
    return len(ROWS) - 1


def _weapons() -> tuple[int, ...]:
    """Values 2 and 6 are in the rulebook's examples (AS-971)."""
    faces = ((2, 2, RULEBOOK), (3, 2, DESIGN), (4, 1, DESIGN), (5, 1, DESIGN), (6, 1, RULEBOOK))
    return tuple([_tile(TileRow(f"weapon-{v}", WEAPON, v, copies, source)) for v, copies, source in faces])


def _spells() -> tuple[int, ...]:
    """AS-961 to AS-967; the fifth, sixth and seventh are ours."""
    sources = (RULEBOOK, RULEBOOK, RULEBOOK, RULEBOOK, DESIGN, DESIGN, DESIGN)
    return tuple([_tile(TileRow(f"spell-{n}", SPELL, 0, 1, source)) for n, source in enumerate(sources, 1)])


WEAPONS: Final = _weapons()
SPELLS: Final = _spells()
(
    NO_ANCESTRAL, NO_GOD, DOUBLE_RECRUITS, UPPER_BONUS, LOWER_BONUS, NO_WEAPONS, NO_RECRUITS,
) = SPELLS  # fmt: skip
SPELL_SCORE: Final = 10  # of UPPER_BONUS and LOWER_BONUS
THOR_TILE: Final = _tile(TileRow("thor-tile", POWER, STRENGTH_OF_THOR, 1, DESIGN, b.THOR))
TYR_TILE: Final = _tile(TileRow("tyr-tile", POWER, 0, 1, DESIGN, b.TYR))
LAYABLE: Final = THOR_TILE + 1  # tiles below this can be laid under a god at Ragnarök

# Populations (AS-931 to AS-938): the same eight for both camps. Strengths 2 and 6 are in the rulebook's examples.
POPULATIONS: Final = tuple([
    _tile(TileRow(f"population-{n}", POPULATION, strength, 2, DESIGN))
    for n, strength in enumerate((2, 2, 3, 3, 4, 5, 5, 6), 1)
])  # fmt: skip
BOTH_SEALS, A_WEAPON, TWO_WARRIORS, A_GIANT, A_STONE, POINTS, DISCOUNT, A_SPELL = POPULATIONS
POINTS_OF_BONUS: Final = 4
WARRIORS_OF_BONUS: Final = 2

# God tiles (AS-117): values 1 to 4, Fenrir twice 3.
GOD_TILES: Final = tuple([
    tuple([
        _tile(TileRow(f"{row.slug}-{value}", GOD, value, 2 if god == b.FENRIR else 1, RULEBOOK, god))
        for value in ((3,) if god == b.FENRIR else (1, 2, 3, 4))
    ])
    for god, row in enumerate(GOD_ROWS)
])  # fmt: skip

# Temples (AS-941 to AS-944): what each pile is worth every round, and what its six tiles cost.
_PINK, _YELLOW, _RED, _BLUE, _GREEN, _BLACK, _WHITE = range(b.ALL_STONES)
_COSTS: Final = (
    tuple([(stone, stone) for stone in range(b.WHITE_STONE)]),
    ((_PINK, _RED), (_YELLOW, _BLUE), (_RED, _GREEN), (_BLUE, _BLACK), (_GREEN, _PINK), (_BLACK, _YELLOW)),
    ((_PINK, _YELLOW, _BLUE), (_YELLOW, _RED, _GREEN), (_RED, _BLUE, _BLACK),
     (_BLUE, _GREEN, _PINK), (_GREEN, _BLACK, _YELLOW), (_BLACK, _PINK, _RED)),
    ((_PINK, _GREEN, _WHITE), (_YELLOW, _BLACK, _WHITE), (_RED, _GREEN, _WHITE),
     (_BLUE, _BLACK, _WHITE), (_PINK, _BLUE, _WHITE), (_YELLOW, _RED, _WHITE)),
)  # fmt: skip
TEMPLE_WORTH: Final = (3, 4, 5, 7)  # 3 and 7 are in the rulebook
FREE_STONE_PILE: Final = 3  # its tiles cost one stone more, of a fourth colour


def _temple(pile: int, cost: tuple[int, ...]) -> int:
    printed = pile == FREE_STONE_PILE and cost == (_PINK, _GREEN, _WHITE)
    colours = "-".join([b.STONES[stone] for stone in dict.fromkeys(cost)])
    source = RULEBOOK if printed else DESIGN
    return _tile(TileRow(f"temple-{pile + 1}-{colours}", TEMPLE, TEMPLE_WORTH[pile], 1, source, pile, cost))


TEMPLES: Final = tuple([tuple([_temple(pile, cost) for cost in costs]) for pile, costs in enumerate(_COSTS)])

# Asgard tiles (AS-951 to AS-955); which of them is doubled is ours.
ASGARD_TILES: Final = tuple([_tile(TileRow(f"asgard-{n}", ASGARD, 0, 1, RULEBOOK)) for n in range(1, 6)])
ONE_AND_ONE, ONE_AND_ONE_TOO, TWO_AND_ONE, SWAP, NOTHING = ASGARD_TILES
FIRST_OF_TILE: Final = {ONE_AND_ONE: 1, ONE_AND_ONE_TOO: 1, TWO_AND_ONE: 2}  # recruits of the first type chosen

# Ancestral Weapons (AS-972, AS-973): Light 4 and Darkness 1 are in the rulebook's examples.
_PRINTED_ANCESTRALS: Final = ((b.LIGHT, 4), (b.DARK, 1))


def _ancestral(camp: int, value: int) -> int:
    source = RULEBOOK if (camp, value) in _PRINTED_ANCESTRALS else DESIGN
    return _tile(TileRow(f"ancestral-{b.CAMPS[camp]}-{value}", ANCESTRAL, value, 1, source, camp))


ANCESTRALS: Final = tuple([tuple([_ancestral(camp, value) for value in range(1, 6)]) for camp in (b.LIGHT, b.DARK)])

# The players' God cards: ten each, of which the chosen ones and those laid aside are hidden.
CARDS: Final = tuple([_tile(TileRow(f"card-{god}", CARD, 0, 4, RULEBOOK, n)) for n, god in enumerate(b.GODS)])

SLUGS: Final = tuple([row.slug for row in ROWS])
KIND: Final = tuple([row.kind for row in ROWS])
VALUE: Final = tuple([row.value for row in ROWS])
GROUP: Final = tuple([row.group for row in ROWS])
COST: Final = tuple([row.cost for row in ROWS])
NUMBER: Final = {slug: number for number, slug in enumerate(SLUGS)}


def copies(tiles: tuple[int, ...]) -> list[int]:
    """A pile with every copy of these tiles, in order."""
    return [tile for tile in tiles for _ in range(ROWS[tile].copies)]


# -- battles, prices, numbers of players --------------------------------------------------------------------

BATTLE_VALUES: Final = (3, 5, 9, 14, 20)
BATTLE_TILES: Final = {2: (2, 2, 3, 2, 1), 3: (3, 4, 4, 2, 1), 4: (4, 5, 5, 3, 2)}

# In Light and Darkness Seals: the orange Warrior's is in the rulebook, the others are ours (AS-555 to AS-557).
RECRUIT_PRICE: Final = ((1, 0), (0, 1), (1, 1))
# The Seal under each space of the Influence row: spaces 2 to 4 are in the rulebook (AS-562).
ROW_SEALS: Final = (b.DARK, b.LIGHT, b.DARK, b.LIGHT, b.DARK, b.LIGHT, b.DARK)

RECRUITS: Final = (12, 12, 10)
VALHALLA: Final = (2, 3, 0)  # there at the start
STONES_IN_PLAY: Final = {2: (3, 1), 3: (4, 2), 4: (5, 3)}  # of each of the six colours, and white
SEALS_IN_PLAY: Final = {2: 7, 3: 8, 4: 9}  # of each camp
ASGARD_ROW: Final = {2: 1, 3: 2, 4: 3}
ASGARD_OUT: Final = {2: (TWO_AND_ONE, ONE_AND_ONE), 3: (TWO_AND_ONE,), 4: ()}  # which ones is ours (AS-114)
POPULATIONS_OUT: Final = {2: (A_WEAPON, A_SPELL), 3: (A_WEAPON,), 4: ()}  # which ones is ours (AS-131)
WORLDS_OUT: Final[dict[int, tuple[int, ...]]] = {2: (0, 3), 3: (0,), 4: ()}

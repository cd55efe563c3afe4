"""The tiles of Asgard by number: kinds, piles and camps, the same in every edition.

Tiles of one kind and face are one number, however many copies there are. Those a player can hold or lay come first,
so that options can name them; the gods' cards are among the tiles because they, too, can lie face down. What is printed
on a tile is the edition's: see `cards/box.py`.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from meadhall.games.asgard import board as b
from meadhall.kernel import Noun

Tile = Annotated[int, Noun("tile")]
Kind = Annotated[int, Noun("kind")]
NONE: Final = -1

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

CAMP: Final = (*[b.LIGHT] * 5, *[b.DARK] * 5)  # of each god


class Slot(NamedTuple):
    """A tile: what it is called by programs, its kind, and its god, its camp or its pile, as the kind has one."""

    slug: str
    kind: int
    group: int


_SLOTS: Final[list[Slot]] = []


def _tiles(kind: int, *slugs: str, group: int = NONE) -> tuple[int, ...]:
    first = len(_SLOTS)
    _SLOTS.extend([Slot(slug, kind, group) for slug in slugs])
    return tuple(range(first, len(_SLOTS)))


def _temples(pile: int, *colours: str) -> tuple[int, ...]:
    return _tiles(TEMPLE, *[f"temple-{pile + 1}-{found}" for found in colours], group=pile)


WEAPONS: Final = _tiles(WEAPON, *[f"weapon-{number}" for number in range(2, 7)])
SPELLS: Final = _tiles(SPELL, *[f"spell-{number}" for number in range(1, 8)])
(THOR_TILE,) = _tiles(POWER, "thor-tile", group=b.THOR)
(TYR_TILE,) = _tiles(POWER, "tyr-tile", group=b.TYR)
LAYABLE: Final = THOR_TILE + 1  # tiles below this can be laid under a god at Ragnarök
POPULATIONS: Final = _tiles(POPULATION, *[f"population-{number}" for number in range(1, 9)])
GOD_TILES: Final = tuple([
    _tiles(GOD, *[f"{slug}-{value}" for value in ((3,) if god == b.FENRIR else (1, 2, 3, 4))], group=god)
    for god, slug in enumerate(b.GODS)
])  # fmt: skip
TEMPLES: Final = (
    _temples(0, "pink", "yellow", "red", "blue", "green", "black"),
    _temples(1, "pink-red", "yellow-blue", "red-green", "blue-black", "green-pink", "black-yellow"),
    _temples(
        2, "pink-yellow-blue", "yellow-red-green", "red-blue-black", "blue-green-pink", "green-black-yellow",
        "black-pink-red",
    ),
    _temples(
        3, "pink-green-white", "yellow-black-white", "red-green-white", "blue-black-white", "pink-blue-white",
        "yellow-red-white",
    ),
)  # fmt: skip
FREE_STONE_PILE: Final = 3  # its tiles cost one stone more, of a fourth colour
ASGARD_TILES: Final = _tiles(ASGARD, *[f"asgard-{number}" for number in range(1, 6)])
ANCESTRALS: Final = tuple([
    _tiles(ANCESTRAL, *[f"ancestral-{name}-{value}" for value in range(1, 6)], group=camp)
    for camp, name in enumerate(b.CAMPS)
])  # fmt: skip
# The players' God cards: ten each, of which the chosen ones and those laid aside are hidden.
CARDS: Final = tuple([_tiles(CARD, f"card-{god}", group=number)[0] for number, god in enumerate(b.GODS)])

SLOTS: Final = tuple(_SLOTS)
SLUGS: Final = tuple([slot.slug for slot in SLOTS])
KIND: Final = tuple([slot.kind for slot in SLOTS])
GROUP: Final = tuple([slot.group for slot in SLOTS])
NUMBER: Final = {slug: number for number, slug in enumerate(SLUGS)}
TWICE: Final = frozenset({*POPULATIONS, *GOD_TILES[b.FENRIR]})  # two copies each, in every edition

"""What is in the box: gods, worlds, tiles and numbers of an edition, and columns of them that the rules look up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from meadhall.games.asgard.cards.words import Effect

Numbers = tuple[int, ...]


class God(NamedTuple):
    """A god: its stone, the round it becomes active, who stands there at first, and what its slots show."""

    slug: str
    stone: int
    active: int
    first: int  # the type of the recruit there at the start, or -1
    requests: int
    supports: tuple[Numbers, Numbers]  # recruits the upper and the lower Support slot take
    source: str


class World(NamedTuple):
    """A world: what the upper and the lower disc under a victorious god score at Ragnarök."""

    slug: str
    upper: int
    lower: int
    source: str


class Face(NamedTuple):
    """What is printed on a tile. Names are empty where its number says all."""

    en: str
    fr: str
    value: int
    copies: int
    cost: Numbers  # the stones printed on a Temple
    effects: tuple[Effect, ...]
    source: str


class Values(NamedTuple):
    """Single numbers, and rows of them; those for two, three and four players are three."""

    called_by_freyja: int
    slain_by_hel: int
    strength_of_thor: int  # of the Thor tile, in a battle and at Ragnarök
    score_of_fenrir: int
    stones_of_request: int  # where the god has a stone
    lower_world: int  # points for a God tile placed there
    battle_values: Numbers
    battle_tiles_2: Numbers
    battle_tiles_3: Numbers
    battle_tiles_4: Numbers
    price_white: Numbers  # in Light and Darkness Seals
    price_orange: Numbers
    price_giant: Numbers
    row_seals: Numbers  # the Seal under each space of the Influence row
    recruits: Numbers
    valhalla: Numbers  # there at the start
    stones: Numbers  # of each of the six colours
    white_stones: Numbers
    seals: Numbers  # of each camp
    asgard_row: Numbers
    asgard_out_2: Numbers  # tiles that are left out with two players, and with three
    asgard_out_3: Numbers
    populations_out_2: Numbers
    populations_out_3: Numbers


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """An edition. Its name is `base`, or one that only the same content has. Two boxes are never the same."""

    name: str
    gods: tuple[God, ...]
    worlds: tuple[World, ...]
    faces: tuple[Face, ...]  # by tile
    values: Values
    value: Numbers  # by tile
    cost: tuple[Numbers, ...]
    needs: tuple[tuple[tuple[int, int], ...], ...]  # printed stones, how many of each
    word: Numbers  # what a tile does, or -1
    number: Numbers  # and how much
    stone: Numbers  # by god
    active: Numbers
    requests: Numbers
    takes: tuple[tuple[Numbers, Numbers], ...]
    upper: Numbers  # by world
    lower: Numbers
    prices: tuple[Numbers, ...]  # by type of recruit
    battle_tiles: tuple[Numbers, ...]  # these three and the next by players, from two
    asgard_out: tuple[Numbers, ...]
    populations_out: tuple[Numbers, ...]

    def copies(self, tiles: Sequence[int]) -> list[int]:
        """A pile with every copy of these tiles, in order."""
        return [tile for tile in tiles for _ in range(self.faces[tile].copies)]

    def words(self, tiles: Sequence[int]) -> list[int]:
        """What these tiles do; one that is not known, nothing."""
        word = self.word
        return [word[tile] for tile in tiles]

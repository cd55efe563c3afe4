"""Setting the table (AS-101 to AS-142)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard
from meadhall.kernel import Choice

COLOURS = Choice("colours", None, each=b.COLOURS, one="colour")  # of each seat, by name; default: in this order
CHOICES = (COLOURS,)
WORLDS_OUT: Final[Mapping[int, tuple[int, ...]]] = {2: (0, 3), 3: (0,), 4: ()}  # that stay empty (AS-130)


def set_table(box: Box, seats: int, seed: int, options: Mapping[str, Any]) -> Asgard:
    """A new game, up to the draft of the three recruits."""
    g = Asgard(seats, seed, box)
    g.colours = COLOURS.seated(seats, options["colours"], "AS-101")
    g.round, g.phase, g.turn = 1, b.DRAFT, NOBODY
    deal_turn_order(g)
    place_discs(g)
    place_seals(g)
    place_stones(g)
    place_recruits(g)
    place_populations(g)
    shuffle_piles(g)
    prepare_ragnarok(g)
    return g


def deal_turn_order(g: Asgard) -> None:
    """One Turn Order tile for each player, at random (AS-103)."""
    g.order = list(range(g.seats))
    g.shuffle(g.order)


def place_discs(g: Asgard) -> None:
    """A marker on 0, seven discs on the Influence row, three in supply; no god is chosen yet (AS-104 to AS-106)."""
    g.score = [0] * g.seats
    g.supply = [b.FIRST_SUPPLY] * g.seats
    g.bought = [0] * g.seats
    g.slots = [NOBODY] * (b.ALL_GODS * b.SLOTS_OF_GOD)
    g.visitors = [0] * g.seats
    g.support = [NOBODY] * (b.ALL_GODS * b.SUPPORTS)
    g.stationed = [NOBODY] * b.ALL_PLACES
    g.zones = [0] * (g.seats * b.ALL_WORLDS)
    g.centre = [0] * g.seats
    g.chosen = [[] for _ in range(g.seats)]
    g.revealed = [[] for _ in range(g.seats)]


def place_seals(g: Asgard) -> None:
    """One Seal beside each god that is active in the first round (AS-110 to AS-112)."""
    g.seals = [0] * (2 * g.seats)
    g.seal_reserve = [g.box.values.seals[g.seats - 2]] * 2
    g.god_seals = [0] * b.ALL_GODS
    for god in g.active_gods():
        g.god_seals[god] = 1
        g.seal_reserve[t.CAMP[god]] -= 1


def place_stones(g: Asgard) -> None:
    """Stones in their reserves, the two power tiles on their gods (AS-124 to AS-126)."""
    coloured, white = (g.box.values.stones[g.seats - 2], g.box.values.white_stones[g.seats - 2])
    g.stones = [0] * (g.seats * b.ALL_STONES)
    g.quarry = [coloured] * b.WHITE_STONE + [white]
    g.power = [NOBODY, NOBODY]


def place_recruits(g: Asgard) -> None:
    """Some on gods, some in Valhalla, three to be drafted, the rest in reserve (AS-133 to AS-139)."""
    g.army = [0] * (g.seats * b.ALL_RECRUITS)
    g.host = [0] * (b.ALL_GODS * b.ALL_RECRUITS)
    g.valhalla = list(g.box.values.valhalla)
    g.trio = [1] * b.ALL_RECRUITS
    g.reserve = [g.box.values.recruits[r] - g.box.values.valhalla[r] - 1 for r in range(b.ALL_RECRUITS)]
    for god, row in enumerate(g.box.gods):
        if row.first != t.NONE:
            g.add_to_host(god, row.first)
            g.reserve[row.first] -= 1


def place_populations(g: Asgard) -> None:
    """One of its camp on every place, except the worlds left empty (AS-127 to AS-131)."""
    g.places = [EMPTY] * b.ALL_PLACES
    g.flipped = [0] * b.ALL_PLACES
    for camp in (b.LIGHT, b.DARK):
        tiles = [tile for tile in t.POPULATIONS if tile not in g.box.populations_out[g.seats - 2]]
        g.shuffle(tiles)
        for world in range(b.PLACES_OF_CAMP):
            if world not in WORLDS_OUT[g.seats]:
                g.places[b.place_of(camp, world)] = tiles.pop()


def shuffle_piles(g: Asgard) -> None:
    """God tiles, Temples, Asgard tiles, Ancestral Weapons, Weapons, Spells, Battle tiles (AS-113 to AS-123, AS-132).

    A player who takes a Weapon or a Spell looks through the whole pile, so these two need no shuffling.
    """
    g.god_piles = [g.box.copies(tiles) for tiles in t.GOD_TILES]
    g.temple_piles = [g.box.copies(tiles) for tiles in t.TEMPLES]
    g.ancestral_piles = [g.box.copies(tiles) for tiles in t.ANCESTRALS]
    g.asgard_pile = [tile for tile in t.ASGARD_TILES if tile not in g.box.asgard_out[g.seats - 2]]
    for pile in (*g.god_piles, *g.temple_piles, *g.ancestral_piles, g.asgard_pile):
        g.shuffle(pile)
    g.asgard_row = [g.asgard_pile.pop() for _ in range(g.box.values.asgard_row[g.seats - 2])]
    g.asgard_used, g.asgard_aside = [], []
    g.ancestral_shown = [[], []]
    g.weapon_pile, g.spell_pile = g.box.copies(t.WEAPONS), g.box.copies(t.SPELLS)
    g.looking = [NOBODY, NOBODY]
    g.tiles = [[] for _ in range(g.seats)]
    g.temples = [[] for _ in range(g.seats)]
    g.bonuses = [[] for _ in range(g.seats)]
    g.battle_piles = list(g.box.battle_tiles[g.seats - 2])
    g.battle_tiles = [0] * (g.seats * len(g.box.values.battle_values))
    g.boxed = []


def prepare_ragnarok(g: Asgard) -> None:
    """What only the end of the world fills."""
    g.guards = [EMPTY] * b.ALL_PLACES
    g.deployed = [0] * (b.ALL_PLACES * b.ALL_RECRUITS)
    g.laid = [[] for _ in range(b.ALL_PLACES)]
    g.laid_by = [[] for _ in range(b.ALL_PLACES)]
    g.resolved = [0] * b.ALL_WORLDS

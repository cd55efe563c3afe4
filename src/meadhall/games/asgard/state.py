"""The table of Asgard: what lies where. Queries, then verbs; the flow is in `rules/`."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.events.actions import DiscStationed
from meadhall.games.asgard.events.rounds import PhaseBegan, Scored
from meadhall.kernel import State

EMPTY = -1  # a place without a tile
NOBODY = -1  # a slot without a disc; a power tile that lies on its god
SPENT = -2  # the Thor tile once it is laid at Ragnarök


class Asgard(State):
    """Everything on the table. Pieces are counted by owner and kind; tiles are ints of the tile list."""

    box: Box

    colours: tuple[int, ...]  # the colour of each seat
    order: list[int]  # seats by Turn Order tile: the first holds tile 1
    round: int  # 1 to 5
    phase: int
    turn: int  # whose turn it is, else NOBODY
    score: list[int]
    # discs, by seat unless said otherwise
    supply: list[int]
    bought: list[int]  # how many have left the Influence row, from the left
    slots: list[int]  # the seat on each Request and Temple slot
    visitors: list[int]  # discs in the Asgard zone
    support: list[int]  # the seat on each Support slot, by god * SUPPORTS + rank
    stationed: list[int]  # the seat on the Battle slot of each place
    zones: list[int]  # discs in Victory Zones, by seat * ALL_WORLDS + world
    centre: list[int]
    # God cards
    chosen: list[list[int]]  # chosen and not yet shown, in the order of the gods
    revealed: list[list[int]]  # shown this round
    # pieces
    stones: list[int]  # by seat * ALL_STONES + colour
    quarry: list[int]  # the reserve of stones, by colour
    seals: list[int]  # by seat * 2 + camp
    seal_reserve: list[int]  # by camp
    god_seals: list[int]  # beside each god
    army: list[int]  # recruits in supply, by seat * ALL_RECRUITS + type
    host: list[int]  # recruits on gods, by god * ALL_RECRUITS + type
    valhalla: list[int]  # by type
    reserve: list[int]  # recruits, by type
    trio: list[int]  # recruits still to be drafted at the start, by type
    # tiles
    places: list[int]  # the God or Population tile of each place
    flipped: list[int]  # places whose Population lies face down
    god_piles: list[list[int]]  # by god, the top first
    temple_piles: list[list[int]]
    temples: list[list[int]]  # by seat
    bonuses: list[list[int]]  # Populations kept, by seat
    tiles: list[list[int]]  # Weapons and Spells held, by seat
    weapon_pile: list[int]
    spell_pile: list[int]
    looking: list[int]  # the seat that looks through the Weapons, and through the Spells
    power: list[int]  # who holds the Thor tile, and the Tyr tile
    asgard_pile: list[int]
    asgard_row: list[int]  # face up
    asgard_used: list[int]  # face down in the row
    asgard_aside: list[int]
    ancestral_piles: list[list[int]]  # by camp
    ancestral_shown: list[list[int]]  # by camp, the tile of this round last
    battle_piles: list[int]  # by value
    battle_tiles: list[int]  # by seat * values + value
    boxed: list[int]  # tiles out of the game
    # Ragnarök, by place
    guards: list[int]  # the Ancestral Weapon under a Population
    deployed: list[int]  # recruits, by place * ALL_RECRUITS + type
    laid: list[list[int]]  # Weapons and Spells under a god
    laid_by: list[list[int]]  # and who laid them
    resolved: list[int]  # worlds already fought for

    # -- gods ---------------------------------------------------------------------------------------------

    @property
    def first(self) -> int:
        """The First Player, who holds Turn Order tile 1."""
        return self.order[0]

    def is_active(self, god: int) -> bool:
        return self.box.active[god] <= self.round

    def active_gods(self) -> list[int]:
        return [god for god in range(b.ALL_GODS) if self.box.active[god] <= self.round]

    def supports(self, seat: int, god: int) -> bool:
        """Has the player a disc on a Support slot of this god?"""
        return seat in self.supporters(god)

    def supporters(self, god: int) -> list[int]:
        """Who is on the upper and on the lower Support slot of a god."""
        return self.support[b.SUPPORTS * god : b.SUPPORTS * (god + 1)]

    def free_support(self, god: int) -> int:
        """The highest empty Support slot of a god, or NOBODY (AS-142, AS-221, AS-544)."""
        upper, lower = self.supporters(god)
        if upper == NOBODY:
            return b.UPPER
        return b.LOWER if lower == NOBODY else NOBODY

    def god_at(self, place: int) -> int:
        """The god whose tile lies at a place, or NOBODY."""
        tile = self.places[place]
        return t.GROUP[tile] if tile != EMPTY and t.KIND[tile] == t.GOD else NOBODY

    def has_population(self, place: int) -> bool:
        tile = self.places[place]
        return tile != EMPTY and t.KIND[tile] == t.POPULATION

    def tile_strength(self, place: int) -> int:
        """What the tile at a place counts: a Population turned over counts 0 (AS-728, AS-914)."""
        tile = self.places[place]
        return 0 if tile == EMPTY or self.flipped[place] else self.box.value[tile]

    # -- discs --------------------------------------------------------------------------------------------

    def gods_to_choose(self, seat: int) -> int:
        """Exactly the number of discs in supply, and never more than there are active gods (AS-302, AS-303, AS-308)."""
        return min(self.supply[seat], len(self.active_gods()))

    def slot_with(self, seat: int, god: int) -> int:
        """The slot of a god on which the player has a disc, or NOBODY; there is at most one (AS-305)."""
        for slot in range(b.SLOTS_OF_GOD):
            if self.slots[b.slot_of(god, slot)] == seat:
                return slot
        return NOBODY

    def placed(self, seat: int) -> int:
        """The player's discs still waiting for their action."""
        return self.slots.count(seat) + self.visitors[seat]

    def zones_of(self, seat: int) -> list[int]:
        """The player's discs in each world's Victory Zone."""
        return self.zones[seat * b.ALL_WORLDS : (seat + 1) * b.ALL_WORLDS]

    def in_zone(self, seat: int, world: int) -> bool:
        """Has the player a disc in this world's Victory Zone?"""
        return self.zones[seat * b.ALL_WORLDS + world] > 0

    def in_zones(self, seat: int) -> int:
        """The player's discs in Victory Zones."""
        return sum(self.zones_of(seat))

    # -- pieces and tiles -----------------------------------------------------------------------------------

    def recruits(self, seat: int, recruit: int) -> int:
        """How many of a type the player has in supply."""
        return self.army[seat * b.ALL_RECRUITS + recruit]

    def recruits_of(self, seat: int) -> list[int]:
        """The player's recruits in supply, by type."""
        return self.army[seat * b.ALL_RECRUITS : (seat + 1) * b.ALL_RECRUITS]

    def recruits_on(self, god: int) -> list[int]:
        """The recruits on a god, by type."""
        return self.host[god * b.ALL_RECRUITS : (god + 1) * b.ALL_RECRUITS]

    def recruits_at(self, place: int) -> list[int]:
        """The recruits deployed at a place at Ragnarök, by type."""
        return self.deployed[place * b.ALL_RECRUITS : (place + 1) * b.ALL_RECRUITS]

    def stones_of(self, seat: int) -> list[int]:
        """The player's stones, by colour."""
        return self.stones[seat * b.ALL_STONES : (seat + 1) * b.ALL_STONES]

    def seals_of(self, seat: int) -> list[int]:
        """The player's Seals, by camp."""
        return self.seals[len(b.CAMPS) * seat : len(b.CAMPS) * (seat + 1)]

    def battle_tiles_of(self, seat: int) -> list[int]:
        """The player's Battle tiles, by value."""
        kinds = len(self.box.values.battle_values)
        return self.battle_tiles[seat * kinds : (seat + 1) * kinds]

    def battle_points(self, seat: int) -> int:
        """What the player's Battle tiles count at Ragnarök (AS-701)."""
        values = self.box.values.battle_values
        return sum([count * value for count, value in zip(self.battle_tiles_of(seat), values, strict=True)])

    def holder(self, tile: int) -> int:
        """Who holds a power tile: a seat, NOBODY while it lies on its god, or SPENT."""
        return self.power[tile - t.THOR_TILE]

    def discounts(self, seat: int) -> list[int]:
        """The Populations kept that spare a stone of a Temple."""
        word = self.box.word
        return [tile for tile in self.bonuses[seat] if word[tile] == w.DISCOUNT]

    def pile_of(self, kind: int) -> list[int]:
        """The pile of Weapons, or that of Spells."""
        return self.weapon_pile if kind == t.WEAPON else self.spell_pile

    # -- prices ---------------------------------------------------------------------------------------------

    def disc_price(self, seat: int) -> tuple[int, int]:
        """Light and Darkness Seals for the player's leftmost disc."""
        return self.space_price(self.bought[seat])

    def space_price(self, space: int) -> tuple[int, int]:
        """The Seals for a disc: of its space, and of every space left of it with a disc.

        Discs leave from the left, so a space holds a disc if any player has bought no more than come before it
        (AS-559 to AS-562).
        """
        price = [0, 0]
        price[self.box.values.row_seals[space]] += 1
        for left in range(min(self.bought), space):
            price[self.box.values.row_seals[left]] += 1
        return price[0], price[1]

    def can_pay(self, seat: int, price: Sequence[int]) -> bool:
        light, dark = self.seals_of(seat)
        return light >= price[b.LIGHT] and dark >= price[b.DARK]

    # -- strengths ------------------------------------------------------------------------------------------

    def army_strength(self, seat: int) -> int:
        return b.strength_of(self.recruits_of(seat))

    def host_strength(self, god: int) -> int:
        return b.strength_of(self.recruits_on(god))

    def deployed_strength(self, place: int) -> int:
        return b.strength_of(self.recruits_at(place))

    def discs_under(self, place: int) -> tuple[int, int]:
        """The supporters of the god at a place, upper and lower; a lone one is both (AS-732, AS-733, AS-735)."""
        upper, lower = self.supporters(self.god_at(place))
        return (lower, lower) if upper == NOBODY else (upper, upper if lower == NOBODY else lower)

    def supported_places(self, seat: int) -> list[int]:
        """Where in Worlds 1 to 7 a God tile carries the player's disc (AS-705)."""
        found = []
        for place in range(b.ALL_PLACES):
            god = self.god_at(place)
            if god != NOBODY and b.world_of(place) != b.LOWER_WORLD and self.supports(seat, god):
                found.append(place)
        return found

    # -- verbs ----------------------------------------------------------------------------------------------

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        self.tell(PhaseBegan(phase))

    def gain_points(self, seat: int, points: int, cause: int) -> None:
        """Points count at once (AS-811)."""
        if points:
            self.score[seat] += points
            self.tell(Scored(seat, points, cause))

    def pay(self, seat: int, price: Sequence[int]) -> None:
        """Seals go back to the reserve, not to a god (AS-558)."""
        for camp in (b.LIGHT, b.DARK):
            self.add_seals(seat, camp, -price[camp])
            self.seal_reserve[camp] += price[camp]

    def add_recruits(self, seat: int, recruit: int, by: int = 1) -> None:
        """Recruits come into a player's supply, or leave it."""
        self.army[seat * b.ALL_RECRUITS + recruit] += by

    def add_stones(self, seat: int, stone: int, by: int = 1) -> None:
        self.stones[seat * b.ALL_STONES + stone] += by

    def add_seals(self, seat: int, camp: int, by: int = 1) -> None:
        self.seals[len(b.CAMPS) * seat + camp] += by

    def add_to_host(self, god: int, recruit: int, by: int = 1) -> None:
        """Recruits come to a god, or leave it."""
        self.host[god * b.ALL_RECRUITS + recruit] += by

    def deploy(self, place: int, recruit: int, by: int = 1) -> None:
        """Recruits take their stand in a world, for Ragnarök."""
        self.deployed[place * b.ALL_RECRUITS + recruit] += by

    def add_to_zone(self, seat: int, world: int, by: int = 1) -> None:
        """A disc comes into a Victory Zone, or leaves it."""
        self.zones[seat * b.ALL_WORLDS + world] += by

    def add_battle_tile(self, seat: int, kind: int) -> None:
        self.battle_tiles[seat * len(self.box.values.battle_values) + kind] += 1

    def set_support(self, god: int, rank: int, seat: int) -> None:
        """A disc on a Support slot, or NOBODY."""
        self.support[b.SUPPORTS * god + rank] = seat

    def station(self, seat: int, place: int) -> None:
        """Put a disc on a Battle slot, wherever it came from."""
        self.stationed[place] = seat
        self.tell(DiscStationed(seat, place))

    def bury(self, recruit: int, count: int) -> None:
        """Warriors fall to Valhalla, Giants go back to the reserve (AS-615, AS-911)."""
        if recruit == b.GIANT:
            self.reserve[recruit] += count
        else:
            self.valhalla[recruit] += count

    def give_power(self, tile: int, holder: int) -> None:
        """A power tile changes hands; NOBODY: back to its god; SPENT: it will not come back."""
        self.power[tile - t.THOR_TILE] = holder

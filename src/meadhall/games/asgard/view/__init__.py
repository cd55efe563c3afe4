"""What a seat may see of Asgard, built from nothing (AS-812 to AS-817)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard
from meadhall.games.asgard.view.fights import FightView, fights
from meadhall.games.asgard.view.knowledge import known_guard, known_tiles
from meadhall.kernel.render_cache import once


class GodView(msgspec.Struct, frozen=True):
    """A god's part of the board. Discs are seats, -1 where there is none."""

    name: str
    camp: str
    active: bool
    seal: bool
    stones: int  # of its colour, in reserve
    requests: tuple[int, ...]
    temple: int
    support: tuple[int, int]  # upper, lower
    recruits: tuple[int, int, int]
    tile: str  # the top of its pile, or ""
    left: int  # tiles in the pile, that one included


class LaidView(msgspec.Struct, frozen=True):
    """A tile laid under a god: its name only to those who may know it."""

    seat: int
    kind: str
    tile: str


class PlaceView(msgspec.Struct, frozen=True):
    """One camp's side of a world."""

    name: str
    camp: str
    world: int  # 1 to 7, 0 for the Lower World
    tile: str  # God or Population, "" where there is none
    god: str  # whose tile it is, if it is a god's
    strength: int
    flipped: bool
    disc: int  # the seat on its Battle slot
    recruits: tuple[int, int, int]  # deployed at Ragnarök
    laid: tuple[LaidView, ...]
    guarded: bool  # does an Ancestral Weapon lie there?
    guard: str  # which one, once it is shown


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player; all of it is public (AS-813)."""

    seat: int
    colour: str
    order: int  # the number of the Turn Order tile
    score: int
    supply: int
    row: int  # discs left on the Influence row
    price: tuple[int, int]  # Light and Darkness Seals for the next disc
    asgard: int
    centre: int
    zones: tuple[int, ...]  # worlds with a disc of theirs in the Victory Zone
    stones: tuple[int, ...]
    seals: tuple[int, int]
    recruits: tuple[int, int, int]
    temples: tuple[str, ...]
    bonuses: tuple[str, ...]
    powers: tuple[str, ...]
    battle_tiles: tuple[int, ...]  # values
    weapons: int
    spells: int
    chosen: int  # cards not yet shown
    aside: int  # cards laid aside face down
    revealed: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    """The table from one seat. The last three fields are the seat's own; a spectator's are empty.

    Strengths in `fights` are those of what the seat knows.
    """

    seats: int
    you: int  # the seat that looks, -1 for a spectator
    round: int
    phase: str
    turn: int
    order: tuple[int, ...]
    gods: tuple[GodView, ...]
    places: tuple[PlaceView, ...]
    fights: tuple[FightView, ...]  # the worlds that are fought for now
    players: tuple[PlayerView, ...]
    trio: tuple[str, ...]
    reserve: tuple[int, int, int]
    valhalla: tuple[int, int, int]
    seals: tuple[int, int]
    white: int
    temples: tuple[str, ...]  # the top of each pile
    temples_left: tuple[int, ...]
    asgard: tuple[str, ...]
    asgard_used: tuple[str, ...]
    asgard_aside: tuple[str, ...]
    asgard_left: int
    ancestrals: tuple[tuple[str, ...], ...]  # shown so far, by camp; this round's last
    battle_tiles: tuple[int, ...]
    weapons: int
    spells: int
    resolved: tuple[int, ...]
    row_seals: tuple[str, ...]  # the camp of the Seal under each space of the Influence row
    chosen: tuple[str, ...]
    tiles: tuple[str, ...]
    pile: tuple[str, ...]  # what one looks through now


def view(g: Asgard, seat: int | None) -> Table:
    """The table as this seat sees it."""
    laid = tuple([tuple(known_tiles(g, place, seat)) for place in range(b.ALL_PLACES)])
    everything = replace(_open(g), places=_places(g, laid), fights=fights(g, laid, _guards(g)))
    if seat is None:
        return everything
    return replace(
        everything,
        you=seat,
        chosen=tuple([b.GODS[god] for god in g.chosen[seat]]),
        tiles=_slugs(g.tiles[seat]),
        pile=_looked_at(g, seat),
    )


@once
def _open(g: Asgard) -> Table:
    """What all see alike."""
    return Table(
        seats=g.seats,
        you=NOBODY,
        round=g.round,
        phase=b.PHASES[g.phase],
        turn=g.turn,
        order=tuple(g.order),
        gods=_gods(g),
        places=(),
        fights=(),
        players=_players(g),
        trio=tuple([b.RECRUITS[r] for r in range(b.ALL_RECRUITS) if g.trio[r]]),
        reserve=_three(g.reserve),
        valhalla=_three(g.valhalla),
        seals=(g.seal_reserve[0], g.seal_reserve[1]),
        white=g.quarry[b.WHITE_STONE],
        temples=tuple([t.SLUGS[pile[0]] if pile else "" for pile in g.temple_piles]),
        temples_left=tuple([len(pile) for pile in g.temple_piles]),
        asgard=_slugs(g.asgard_row),
        asgard_used=_slugs(g.asgard_used),
        asgard_aside=_slugs(g.asgard_aside),
        asgard_left=len(g.asgard_pile),
        ancestrals=tuple([tuple([t.SLUGS[tile] for tile in shown]) for shown in g.ancestral_shown]),
        battle_tiles=tuple(g.battle_piles),
        weapons=len(g.weapon_pile),
        spells=len(g.spell_pile),
        resolved=tuple([world + 1 for world in range(b.ALL_WORLDS) if g.resolved[world]]),
        row_seals=tuple([b.CAMPS[camp] for camp in g.box.values.row_seals]),
        chosen=(),
        tiles=(),
        pile=(),
    )


def _slug(tile: int) -> str:
    """A tile by name; nothing for none, or for one that is not known."""
    return "" if tile == EMPTY else t.SLUGS[tile]


def _slugs(tiles: Sequence[int]) -> tuple[str, ...]:
    return tuple([t.SLUGS[tile] for tile in sorted(tiles)])


def _three(counts: Sequence[int]) -> tuple[int, int, int]:
    return (counts[0], counts[1], counts[2])


def _looked_at(g: Asgard, seat: int) -> tuple[str, ...]:
    """The pile this seat looks through, while it does (AS-817)."""
    piles = (g.weapon_pile, g.spell_pile)
    return tuple([slug for kind, pile in enumerate(piles) if g.looking[kind] == seat for slug in _slugs(pile)])


@once
def _gods(g: Asgard) -> tuple[GodView, ...]:
    return tuple([_god(g, god) for god in range(b.ALL_GODS)])


def _god(g: Asgard, god: int) -> GodView:
    upper, lower = g.supporters(god)
    return GodView(
        name=b.GODS[god],
        camp=b.CAMPS[t.CAMP[god]],
        active=g.is_active(god),
        seal=bool(g.god_seals[god]),
        stones=g.quarry[g.box.stone[god]] if g.box.stone[god] != b.NO_STONE else 0,
        requests=tuple([g.slots[b.slot_of(god, slot)] for slot in range(g.box.requests[god])]),
        temple=g.slots[b.slot_of(god, b.TEMPLE)],
        support=(upper, lower),
        recruits=_three(g.recruits_on(god)),
        tile=t.SLUGS[g.god_piles[god][0]] if g.god_piles[god] else "",
        left=len(g.god_piles[god]),
    )


@once
def _guards(g: Asgard) -> list[int]:
    return [known_guard(g, place) for place in range(b.ALL_PLACES)]


@once
def _places(g: Asgard, known: tuple[tuple[int, ...], ...]) -> tuple[PlaceView, ...]:
    return tuple([_place(g, place, known[place]) for place in range(b.ALL_PLACES)])


@once
def _place(g: Asgard, place: int, known: tuple[int, ...]) -> PlaceView:
    world, tile, god = b.world_of(place), g.places[place], g.god_at(place)
    return PlaceView(
        name=b.PLACES[place],
        camp=b.CAMPS[b.camp_of(place)],
        world=0 if world == b.LOWER_WORLD else world + 1,
        tile=_slug(tile),
        god="" if god == NOBODY else b.GODS[god],
        strength=g.tile_strength(place),
        flipped=bool(g.flipped[place]),
        disc=g.stationed[place],
        recruits=_three(g.recruits_at(place)),
        laid=_laid(g, place, known) if known else (),
        guarded=g.guards[place] != EMPTY,
        guard=_slug(_guards(g)[place]),
    )


def _laid(g: Asgard, place: int, known: Sequence[int]) -> tuple[LaidView, ...]:
    laid = zip(g.laid_by[place], g.laid[place], known, strict=True)
    return tuple([LaidView(owner, t.KINDS[t.KIND[tile]], _slug(face)) for owner, tile, face in laid])


@once
def _players(g: Asgard) -> tuple[PlayerView, ...]:
    return tuple([_player(g, seat) for seat in range(g.seats)])


def _player(g: Asgard, seat: int) -> PlayerView:
    kinds = [t.KIND[tile] for tile in g.tiles[seat]]
    light, dark = g.seals_of(seat)
    return PlayerView(
        seat=seat,
        colour=b.COLOURS[g.colours[seat]],
        order=g.order.index(seat) + 1,
        score=g.score[seat],
        supply=g.supply[seat],
        row=b.ROW - g.bought[seat],
        price=g.disc_price(seat) if g.bought[seat] < b.ROW else (0, 0),
        asgard=g.visitors[seat],
        centre=g.centre[seat],
        zones=tuple([world + 1 for world, discs in enumerate(g.zones_of(seat)) if discs]),
        stones=tuple(g.stones_of(seat)),
        seals=(light, dark),
        recruits=_three(g.recruits_of(seat)),
        temples=_slugs(g.temples[seat]),
        bonuses=_slugs(g.bonuses[seat]),
        powers=tuple([t.SLUGS[tile] for tile in (t.THOR_TILE, t.TYR_TILE) if g.holder(tile) == seat]),
        battle_tiles=_battle_tiles(g, seat),
        weapons=kinds.count(t.WEAPON),
        spells=kinds.count(t.SPELL),
        chosen=len(g.chosen[seat]),
        aside=b.ALL_GODS - len(g.chosen[seat]) - len(g.revealed[seat]),
        revealed=tuple([b.GODS[god] for god in g.revealed[seat]]),
    )


def _battle_tiles(g: Asgard, seat: int) -> tuple[int, ...]:
    """The values of a player's Battle tiles, each as often as there is one."""
    held = zip(g.box.values.battle_values, g.battle_tiles_of(seat), strict=True)
    return tuple([value for value, count in held for _ in range(count)])

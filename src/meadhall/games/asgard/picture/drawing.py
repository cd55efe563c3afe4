"""The board of Asgard as a picture: its regions with their marks, and the discs on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.view import GodView, PlaceView, Table
from meadhall.kernel.picture import Badge, Piece, Region, Said, Thing, named
from meadhall.kernel.render_cache import gist, part

DISC: Thing = ("token", "disc")
SUPPORT: Final = ("fact-upper", "fact-lower")
TAKES_ONE: Final = ("support-upper-only", "support-lower-only")  # of the kinds of recruits
TAKES_TWO: Final = ("support-upper-either", "support-lower-either")
LAID = 3  # tiles under a god that are drawn one by one


@part
def regions(box: Box, table: Table) -> tuple[Region, ...]:
    """Gods and their slots, worlds, and what lies below them."""
    gods = [one for god in table.gods for one in _plate(box, table, god, god.name in table.chosen, _mine(table, god))]
    places, worlds, temples = _places(box, table), _worlds(box, table), _temples(box, table)
    return (*gods, *places, *worlds, *temples, ASGARD, *_asgard_tiles(box, table), _influence(table))


# -- gods ---------------------------------------------------------------------------------------------------


def _mine(table: Table, god: GodView) -> int:
    """The reader, if a disc of theirs is on the god's slots."""
    return table.you if table.you in god.requests or table.you == god.temple else -1


@part
def _plate(box: Box, table: Table, god: GodView, chosen: bool, you: int) -> tuple[Region, ...]:
    return tuple(_god(box, table, god, chosen, you))


def _god(box: Box, table: Table, god: GodView, chosen: bool, you: int) -> Iterator[Region]:
    """A god's plate, and the slots on it once the god is awake."""
    means: tuple[tuple[Thing, ...], ...] = ((("god", god.name),), (("spot", god.name),))
    name = named("god", god.name)
    if not god.active:
        number = b.GODS.index(god.name)
        note = Said("note-asleep", numbers={"round": box.active[number]})
        yield Region(god.name, tuple(_pile(box, god)), ("asleep",), note, name=name, means=means, within=name)
        return
    states = ("chosen",) if chosen else ()
    badges = (*_seal(god), *_pile(box, god), *_stones(box, table, god), *_recruits(god))
    facts, more = _supporters(table, god), _open_support(box, god)
    yield Region(god.name, badges, states, facts=facts, name=name, means=means, within=name, more=more)
    for number, seat in enumerate(god.requests):
        yield _slot(god.name, b.SLOTS[number], seat >= 0 and seat == you)
    yield _slot(god.name, b.SLOTS[b.TEMPLE], god.temple >= 0 and god.temple == you)


@cache
def _slot(god: str, slot: str, mine: bool) -> Region:
    """A slot for a disc; the reader's own disc on it stands for its action."""
    things: tuple[Thing, ...] = (("god", god), ("slot", slot))
    own: tuple[tuple[Thing, ...], ...] = ()
    if mine:
        own = tuple([(("verb", verb), ("god", god)) for verb in ("resolve", "recall")])
    name = Said("region-slot", {"god": things[0], "slot": things[1]})
    return Region(f"{god}-{slot}", name=name, means=(things, *own), puts="disc", within=named("god", god))


def _seal(god: GodView) -> Iterator[Badge]:
    if god.seal:
        yield Badge(f"coin-{god.camp}", named("piece", f"{god.camp}-seal"), kind="seal", at="seal")


def _pile(box: Box, god: GodView) -> Iterator[Badge]:
    """The tile on top of the god's pile."""
    if god.tile:
        tip = Said("badge-top", {"tile": ("tile", god.tile)}, {"left": god.left})
        yield Badge("none", tip, str(box.value[t.NUMBER[god.tile]]), f"top {god.camp}", "value")


def _stones(box: Box, table: Table, god: GodView) -> Iterator[Badge]:
    """How many of the god's stones are left, and the god's power tile if no player holds it."""
    number = b.GODS.index(god.name)
    stone = box.stone[number]
    if stone != b.NO_STONE:
        tip = Said("badge-stones", {"piece": ("piece", f"{b.STONES[stone]}-stone")}, {"count": god.stones})
        yield Badge(f"stone-{b.STONES[stone]}", tip, str(god.stones), f"count {god.camp}", "stone")
    power = f"{god.name}-tile"
    if power in t.NUMBER and power not in _powers(table):
        yield Badge(f"god-{god.name}", named("tile", power), kind="power", at="power")


@gist
def _powers(table: Table) -> tuple[str, ...]:
    """The power tiles that players hold."""
    return tuple([power for player in table.players for power in player.powers])


@gist
def _colours(table: Table) -> tuple[str, ...]:
    return tuple([player.colour for player in table.players])


def _recruits(god: GodView) -> Iterator[Badge]:
    kinds = [kind for kind in range(b.ALL_RECRUITS) if god.recruits[kind]]
    for spot, kind in enumerate(kinds, 1):
        yield _troop(kind, god.recruits[kind], f"count {god.camp}", f"recruit-{spot}")


def _troop(kind: int, count: int, look: str, at: str) -> Badge:
    tip = Said("badge-recruits", {"recruit": ("recruit", b.RECRUITS[kind])}, {"count": count})
    return Badge(f"troop-{b.RECRUITS[kind]}", tip, str(count), look, at)


def _supporters(table: Table, god: GodView) -> tuple[Said, ...]:
    """Who supports the god, upper slot first."""
    return tuple([
        Said(fact, {"seat": ("seat", _colours(table)[seat])})
        for fact, seat in zip(SUPPORT, god.support, strict=True) if seat >= 0
    ])  # fmt: skip


def _open_support(box: Box, god: GodView) -> tuple[Said, ...]:
    """Which recruits the free Support slots take."""
    takes = enumerate(zip(god.support, box.takes[b.GODS.index(god.name)], strict=True))
    return tuple([_taking(rank, kinds) for rank, (seat, kinds) in takes if seat < 0 and kinds])


def _taking(rank: int, kinds: Sequence[int]) -> Said:
    first, last = [("recruit", b.RECRUITS[kind]) for kind in (kinds[0], kinds[-1])]
    return Said((TAKES_TWO if len(kinds) > 1 else TAKES_ONE)[rank], {"one": first, "other": last})


# -- worlds -------------------------------------------------------------------------------------------------


@part
def _worlds(box: Box, table: Table) -> tuple[Region, ...]:
    return (*[_world(box, table, world) for world in range(1, b.ALL_WORLDS + 1)], CENTRE)


def _world(box: Box, table: Table, world: int) -> Region:
    """The middle of a world: its rewards and its Victory Zone."""
    key = b.WORLDS[world - 1]
    upper, lower = box.upper[world - 1], box.lower[world - 1]
    facts = (Said("fact-rewards", numbers={"upper": upper, "lower": lower}),)
    zone = tuple([Said("fact-zone", {"seat": ("seat", colour)}) for colour in _zones(table)[world - 1]])
    states = ("done",) if world in table.resolved else ()
    name = named("world", key)
    means: tuple[tuple[Thing, ...], ...] = ((("spot", key),), (("world", key),))
    return Region(key, (), states, facts=facts, name=name, means=means, within=name, more=zone)


@gist
def _zones(table: Table) -> tuple[tuple[str, ...], ...]:
    """Who has a disc in the Victory Zone of each world."""
    worlds = range(1, b.ALL_WORLDS + 1)
    return tuple([tuple([one.colour for one in table.players if world in one.zones]) for world in worlds])


@part
def _places(box: Box, table: Table) -> tuple[Region, ...]:
    return tuple([_place(box, table, place) for place in table.places])


def _place(box: Box, table: Table, place: PlaceView) -> Region:
    """One camp's side of a world: its tile, and at Ragnarök all that stands by it."""
    if not place.tile:
        return Region(place.name, states=("empty",), more=(Said("table-out"),), within=_world_of(box, place))
    state = "down" if place.flipped else "god" if place.god else "pop"
    ending = b.PHASES.index(table.phase) >= b.RAGNAROK and place.world > 0
    badges = [_tile(place)]
    if ending:
        badges += _host(box, place)
    return Region(place.name, tuple(badges), (state, "ending") if ending else (state,), within=_world_of(box, place))


def _world_of(box: Box, place: PlaceView) -> Said:
    """The world that it is a side of."""
    if not place.world:
        return Said("board-lower-worlds", numbers={"points": box.values.lower_world})
    return named("world", b.WORLDS[place.world - 1])


def _tile(place: PlaceView) -> Badge:
    if place.flipped:
        return Badge("none", Said("badge-flipped", {"tile": ("tile", place.tile)}), kind="down", at="tile")
    icon = f"god-{place.god}" if place.god else place.tile
    look = "god" if place.god else "pop"
    return Badge(icon, named("tile", place.tile), str(place.strength), f"tile {look} {place.camp}", "tile")


def _host(box: Box, place: PlaceView) -> Iterator[Badge]:
    """Recruits deployed there, tiles laid there, and the Ancestral Weapon of a Population."""
    for kind, key in enumerate(b.RECRUITS):
        if place.recruits[kind]:
            yield _troop(kind, place.recruits[kind], "host", key)
    for number, laid in enumerate(place.laid[:LAID], 1):
        tip = named("tile", laid.tile) if laid.tile else named("kind", laid.kind)
        worth = box.value[t.NUMBER[laid.tile]] if laid.tile else 0
        icon = laid.kind if laid.kind in ("weapon", "spell") else "god-thor"
        yield Badge(icon, tip, str(worth) if worth else "", "laid" if laid.tile else "laid hidden", f"laid-{number}")
    if place.guarded:
        yield _guard(box, place.guard)


def _guard(box: Box, tile: str) -> Badge:
    """An Ancestral Weapon, face down until its world is fought for."""
    tip = named("tile", tile) if tile else Said("badge-guard")
    worth = str(box.value[t.NUMBER[tile]]) if tile else ""
    return Badge("ancestral", tip, worth, "laid" if tile else "laid hidden", "laid-1")


CENTRE: Final = Region("centre", name=named("spot", "centre"), means=((("spot", "centre"),),))


# -- Temples, Asgard, the Influence row ---------------------------------------------------------------------


TEMPLES: Final = Said("board-temples")


@part
def _temples(box: Box, table: Table) -> tuple[Region, ...]:
    return tuple(_piles(box, table))


def _piles(box: Box, table: Table) -> Iterator[Region]:
    """The top of each pile: what it is worth, and what it costs."""
    for pile, slug in enumerate(table.temples):
        place = f"temples-{pile + 1}"
        name = Said("region-temples", numbers={"pile": pile + 1, "left": table.temples_left[pile]})
        if not slug:
            yield Region(place, states=("empty",), name=name, means=((("pile", place),),), within=TEMPLES)
            continue
        tile = t.NUMBER[slug]
        badges = [Badge("none", named("tile", slug), str(box.value[tile]), "worth", "value")]
        badges += [_cost(stone, spot) for spot, stone in enumerate(box.cost[tile], 1)]
        if pile == t.FREE_STONE_PILE:
            badges.append(Badge("plus", Said("badge-cost", {"piece": ("part", "fourth")}), kind="free", at="stone-4"))
        yield Region(place, tuple(badges), name=name, means=((("tile", slug),),), within=TEMPLES)


def _cost(stone: int, spot: int) -> Badge:
    key = b.STONES[stone]
    tip = Said("badge-cost", {"piece": ("piece", f"{key}-stone")})
    return Badge(f"stone-{key}", tip, kind="cost", at=f"stone-{spot}")


VISITS: Final = [(("verb", verb),) for verb in ("asgard", "asgard-all", "asgard-recall")]
HOME: Final = Said("board-asgard")
ASGARD: Final = Region("asgard", name=HOME, means=((("slot", "asgard"),), *VISITS), puts="disc", within=HOME)


@part
def _asgard_tiles(box: Box, table: Table) -> tuple[Region, ...]:
    return tuple(_row(box, table))


def _row(box: Box, table: Table) -> Iterator[Region]:
    """The row of tiles: face up ones can be turned, the others were."""
    row = [(tile, "up") for tile in table.asgard] + [(tile, "used") for tile in table.asgard_used]
    for number, (tile, state) in enumerate(row[: box.values.asgard_row[table.seats - 2]], 1):
        used = state == "used"
        tip = Said("badge-used", {"tile": ("tile", tile)}) if used else named("tile", tile)
        badge = Badge("check" if used else tile, tip, kind=f"gift {state}", at="tile")
        place, name = f"asgard-tile-{number}", named("tile", tile)
        yield Region(place, (badge,), (state,), name=name, means=((("tile", tile),),), within=HOME)


@part
def _influence(table: Table) -> Region:
    """Discs to be bought, and what the next one costs each player."""
    facts = [
        Said("fact-price", {"seat": ("seat", colour)}, {"light": light, "dark": dark})
        for colour, light, dark in _prices(table)
    ]
    means: tuple[tuple[Thing, ...], ...] = ((("verb", "disc-supply"),),)
    mine = _own_price(table)
    note = Said("note-price", numbers={"light": mine[0], "dark": mine[1]}) if mine else None
    return Region("influence", note=note, facts=tuple(facts), name=Said("board-influence"), means=means)


@gist
def _prices(table: Table) -> tuple[tuple[str, int, int], ...]:
    """Who can buy a disc, and what each kind of Seal that costs."""
    return tuple([(player.colour, *player.price) for player in table.players if player.row])


@gist
def _own_price(table: Table) -> tuple[int, int] | None:
    return table.players[table.you].price if table.you >= 0 and table.players[table.you].row else None


# -- discs --------------------------------------------------------------------------------------------------


@part
def pieces(table: Table) -> tuple[Piece, ...]:
    """Every disc on the board."""
    found = [(seat, place) for god in table.gods for seat, place in _on_god(god)]
    found += [(place.disc, place.name) for place in table.places]
    for player in table.players:
        found += [(player.seat, b.WORLDS[world - 1]) for world in player.zones]
        found += [(player.seat, "centre")] * player.centre
        found += [(player.seat, "asgard")] * player.asgard
        found += [(player.seat, f"row-{space}") for space in range(b.ROW - player.row + 1, b.ROW + 1)]
    return tuple([_disc(seat, place, number) for seat, place, number in _numbered(found) if seat >= 0])


@part
def _on_god(god: GodView) -> tuple[tuple[int, str], ...]:
    return tuple(_discs(god))


def _discs(god: GodView) -> Iterator[tuple[int, str]]:
    for number, seat in enumerate(god.requests):
        yield seat, f"{god.name}-{b.SLOTS[number]}"
    yield god.temple, f"{god.name}-{b.SLOTS[b.TEMPLE]}"
    yield god.support[b.UPPER], f"{god.name}-upper"
    yield god.support[b.LOWER], f"{god.name}-lower"


def _numbered(found: list[tuple[int, str]]) -> Iterator[tuple[int, str, int]]:
    """Equal discs are numbered, so that each keeps its place."""
    seen: dict[tuple[int, str], int] = {}
    for one in found:
        seen[one] = seen.get(one, -1) + 1
        yield (*one, seen[one])


def _disc(seat: int, place: str, number: int) -> Piece:
    return Piece(f"{seat}-disc-{place}-{number}", place, seat, "disc", DISC)

"""The map as a picture: Regions, Seas, Realms, the wheel and the Monuments, and all that stands on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box, Map
from meadhall.games.lords_of_ragnarok.cards.wording import symbols
from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.games.lords_of_ragnarok.view import RegionView, Table
from meadhall.kernel.picture import Badge, Piece, Region, Said, Thing, named
from meadhall.kernel.render_cache import gist, part

ARMY_VERBS = ("activate", "grow", "move", "strike", "lose", "keep")  # what is done to an Army


def place(region: str) -> str:
    """The Region's group on the board."""
    return f"r{region}"


def side(box: Box, table: Table) -> Map:
    return box.maps[table.seats > 2]


@part
def regions(box: Box, table: Table) -> tuple[Region, ...]:
    """Everything on the board that can be pointed at."""
    puts = _puts(box, table)
    return (
        *[_region(box, table, region, puts) for region in table.regions],
        *[_sea(sea) for sea in range(side(box, table).all_seas)],
        *_around(table),
    )


@part
def _around(table: Table) -> tuple[Region, ...]:
    """What is on the board beside the map."""
    return (
        *[_realm(table, realm) for realm in range(len(b.REALMS))],
        *[_slot(table, action) for action in range(len(b.ACTIONS))],
        *[_monument(table, god) for god in range(len(b.GODS))],
    )


@part
def _region(box: Box, table: Table, region: RegionView, puts: str) -> Region:
    thing: Thing = ("region", region.region)
    return Region(
        place(region.region),
        tuple(_built(region)),
        facts=_told(table, region),
        name=named(*thing),
        means=((thing,),),
        puts=puts,
        holder=region.owner,
        worth=region.population if region.owner < 0 else None,
        more=tuple(_printed(box, table, int(region.region) - 1)),
    )


def _printed(box: Box, table: Table, region: int) -> Iterator[Said]:
    """What is on the board there from the beginning."""
    board = side(box, table)
    yield from [named("symbol", key) for key in symbols(board, region) if key != "forge"]
    if board.monument[region] >= 0:
        yield Said("more-monument", {"god": ("god", b.GODS[board.monument[region]])})
    if board.yggdrasil[region]:
        yield Said("more-tree")


def _puts(box: Box, table: Table) -> str:
    """What one sets down in a Region in this step."""
    if table.step == b.STEPS[b.HERO_STEP] and table.seat >= 0 and heroes(table)[table.seat]:
        return f"hero-{signs.hero(box, heroes(table)[table.seat])}"
    return "army" if table.step == b.STEPS[b.MANOEUVRES] else ""


def _built(region: RegionView) -> Iterator[Badge]:
    """A Temple on its Altar, and the Rune of a Forge, there or gone."""
    if region.temple:
        yield Badge("temple-built", Said("badge-temple"), kind="temple", at="altar")
    if region.forge:
        tip = Said("badge-forge" if region.ember else "badge-forge-cold", {"rune": ("rune", region.forge)})
        yield Badge(f"rune-{region.forge}", tip, kind="ember" if region.ember else "ember gone", at="forge")


@part
def _told(table: Table, region: RegionView) -> tuple[Said, ...]:
    return tuple(_facts(table, region))


def _facts(table: Table, region: RegionView) -> Iterator[Said]:
    """Its holder and their pieces, for the seat that looks at it; what never changes is in its help."""
    if region.owner >= 0:
        yield Said("fact-held", {"seat": _seat(table, region.owner)})
    else:
        yield Said("fact-neutral", numbers={"population": region.population})
    for seat in sorted({seat for seat, _ in region.armies}):
        values = [value for other, value in region.armies if other == seat]
        yield Said("fact-armies", {"seat": _seat(table, seat)}, {"count": len(values), "total": sum(values)})
    for seat in [seat for seat in region.heroes if heroes(table)[seat]]:
        yield Said("fact-hero", {"seat": _seat(table, seat), "hero": ("hero", heroes(table)[seat])})
    for monster in region.monsters:
        yield Said("fact-monster", {"monster": ("monster", monster)})


@gist
def _colours(table: Table) -> tuple[str, ...]:
    return tuple([player.colour for player in table.players])


@gist
def heroes(table: Table) -> tuple[str, ...]:
    """The Heroes by seat."""
    return tuple([player.hero for player in table.players])


def _seat(table: Table, seat: int) -> Thing:
    return ("seat", _colours(table)[seat])


@cache
def _sea(sea: int) -> Region:
    thing: Thing = ("sea", b.SEAS[sea])
    return Region(b.SEAS[sea], name=named(*thing), means=((thing,),), puts="ship")


def _realm(table: Table, realm: int) -> Region:
    thing: Thing = ("realm", b.REALMS[realm])
    facts = tuple([Said("fact-ally", {"seat": _seat(table, seat)}) for seat in table.allies[realm]])
    return Region(b.REALMS[realm], facts=facts, name=named(*thing), means=((thing,),), seats=table.allies[realm])


def _slot(table: Table, action: int) -> Region:
    """A slot of the wheel with its pile of markers; the Monument's has none."""
    thing: Thing = ("action", b.ACTIONS[action])
    pile = table.wheel[action] if action < b.SLOTS else ()
    facts = (Said("fact-marker", {"seat": _seat(table, pile[-1])}),) if pile else ()
    below = tuple([Said("more-marker", {"seat": _seat(table, seat)}) for seat in pile[:-1]])
    return Region(b.ACTIONS[action], facts=facts, name=named(*thing), means=((thing,),), seats=pile, more=below)


def _monument(table: Table, god: int) -> Region:
    thing: Thing = ("god", b.GODS[god])
    level = table.gods[god].level
    badge = Badge(f"monument-{b.GODS[god]}-{level}", Said("badge-monument", {"god": thing}, {"level": level}))
    return Region(b.GODS[god], (_stone(badge),), name=named(*thing), means=((thing,),))


def _stone(badge: Badge) -> Badge:
    return Badge(badge.icon, badge.tip, kind="stone", at="stone")


# -- pieces ---------------------------------------------------------------------------------------------------


@part
def pieces(box: Box, table: Table) -> tuple[Piece, ...]:
    """Armies, Heroes, Monsters, Drakkars and the Priests on Monuments."""
    return (
        *[piece for region in table.regions for piece in _standing(region)],
        *_heroes(box, table),
        *_beasts(box, table),
        *_drakkars(table),
        *_priests(table),
    )


@part
def _standing(region: RegionView) -> tuple[Piece, ...]:
    return tuple(_armies(region))


def _armies(region: RegionView) -> Iterator[Piece]:
    """An Army is named by its Region and value, so those of a player that are the same are counted."""
    seen: dict[tuple[int, int], int] = {}
    for seat, value in region.armies:
        seen[seat, value] = seen.get((seat, value), 0) + 1
        key = f"army-{seat}-{region.region}-{value}-{seen[seat, value]}"
        where: Thing = ("region", region.region)
        thing: Thing = ("value", str(value))
        means = tuple([(("verb", verb), where, thing) for verb in ARMY_VERBS])
        yield Piece(key, place(region.region), seat, "army", thing, kind="army", value=value, means=means)


def _heroes(box: Box, table: Table) -> Iterator[Piece]:
    for player in table.players:
        if player.region and player.hero:
            symbol = f"hero-{signs.hero(box, player.hero)}"
            key = f"hero-{player.seat}"
            yield Piece(key, place(player.region), player.seat, symbol, ("hero", player.hero), kind="hero")


def _beasts(box: Box, table: Table) -> Iterator[Piece]:
    """Monsters, in the ring of who controls them; the Boss first, so that it is always seen."""
    for monster in reversed(table.monsters):
        if monster.region:
            thing: Thing = ("monster", monster.monster)
            symbol = f"beast-{signs.beast(box, monster.monster)}"
            key = f"beast-{monster.monster}"
            where = place(monster.region)
            yield Piece(key, where, monster.ring, symbol, thing, kind="beast", means=((thing,),))


def _drakkars(table: Table) -> Iterator[Piece]:
    for player in table.players:
        if player.sea:
            yield Piece(f"ship-{player.seat}", player.sea, player.seat, "ship", ("token", "drakkar"), kind="ship")


def _priests(table: Table) -> Iterator[Piece]:
    for god in table.gods:
        for number, seat in enumerate(god.priests):
            thing: Thing = ("token", "priest")
            yield Piece(f"priest-{god.god}-{number}-{seat}", god.god, seat, "priest", thing, kind="priest")

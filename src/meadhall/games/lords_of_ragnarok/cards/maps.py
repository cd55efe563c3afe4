"""Reads the two sides of the board, and checks that they hang together: borders both ways, Monuments, Forges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Map, Named
from meadhall.games.reading import BadLine, Reader, Row, flag, name, number, one_of, slug, some_of, source

REGION_COLUMNS: Final = (
    "no", "territory", "population", "symbols", "borders", "seas", "realms", "yggdrasil", "source",
)  # fmt: skip
SEA_COLUMNS: Final = ("slug", "en", "fr", "borders", "source")
REGIONS: Final = {2: 16, 4: 21}  # of the side for two, and for three and four
SEAS: Final = {2: 4, 4: 6}
FORGES: Final = {2: 4, 4: 6}
NO_NUMBERS: Final[tuple[int, ...]] = ()


class Area(NamedTuple):
    """A line of a map."""

    where: str
    territory: int
    population: int
    symbols: frozenset[int]
    monument: int
    borders: tuple[int, ...] | None  # None: they cannot be read
    seas: tuple[int, ...]
    realms: tuple[int, ...]
    yggdrasil: bool


class Water(NamedTuple):
    """A Sea of a map."""

    where: str
    name: Named
    borders: tuple[int, ...] | None


def read_map(reader: Reader, players: int) -> tuple[Map, tuple[Named, ...]]:
    """The side of the board for this number of players (4: three or four), and the names of its Seas."""
    waters = _read_seas(reader, players)
    file = f"regions-{players}.csv"
    areas: list[Area] = []
    for row in reader.rows(file, REGION_COLUMNS):
        _check_number(row, len(areas) + 1)
        areas.append(_area(row, players))
    if len(areas) == REGIONS[players] and len(waters) == SEAS[players]:
        reader.mistakes += _one_way(areas, waters)
        reader.mistakes += [f"{reader.folder / file}: {reason}" for reason in _misfits(areas, players)]
        reader.mistakes += _useless_seas(areas, waters)
    elif areas:
        reader.mistakes.append(f"{reader.folder / file}: this side has {REGIONS[players]} Regions, not {len(areas)}")
    return _map(areas, [water.borders or () for water in waters]), tuple([water.name for water in waters])


def _check_number(row: Row, expected: int) -> None:
    if row.cells["no"] != str(expected):
        row.mistakes.append(f"no: Regions are numbered in order: this is {expected}, not {row.cells['no']!r}")


def _area(row: Row, players: int) -> Area:
    words = row.cells["symbols"].split()
    gods = [word.partition(":")[2] for word in words if word.startswith("monument:")]
    plain = [word for word in words if not word.startswith("monument:")]
    row.read("source", source, "")
    return Area(
        where=row.where,
        territory=row.read("territory", one_of(b.TERRITORIES), 0),
        population=row.read("population", number(1, 9), 2),
        symbols=frozenset(_symbols(row, plain)),
        monument=_monument(row, gods),
        borders=row.read("borders", _each_once(b.REGIONS[: REGIONS[players]]), None),
        seas=row.read("seas", _each_once(b.SEAS[: SEAS[players]]), NO_NUMBERS),
        realms=row.read("realms", _each_once(b.REALMS), NO_NUMBERS),
        yggdrasil=row.read("yggdrasil", flag, False),
    )


def _each_once(words: Sequence[str]) -> Callable[[str], tuple[int, ...]]:
    """Any of these words, each at most once."""

    def read(text: str) -> tuple[int, ...]:
        found = some_of(words)(text)
        if len(set(found)) < len(found):
            raise BadLine(f"{text!r} names something twice")
        return found

    return read


def _symbols(row: Row, words: Sequence[str]) -> list[int]:
    strange = [word for word in words if word not in b.SYMBOLS]
    row.mistakes += [f"symbols: {word!r} is none of {', '.join(b.SYMBOLS)} and monument:god" for word in strange]
    return [b.SYMBOLS.index(word) for word in words if word in b.SYMBOLS]


def _monument(row: Row, gods: Sequence[str]) -> int:
    if len(gods) > 1 or any([god not in b.GODS for god in gods]):
        row.mistakes.append(f"symbols: a Region has one Monument at most, of one of {', '.join(b.GODS)}")
        return b.NOBODY
    return b.GODS.index(gods[0]) if gods else b.NOBODY


def _read_seas(reader: Reader, players: int) -> list[Water]:
    waters: list[Water] = []
    keys, file = b.SEAS[: SEAS[players]], f"seas-{players}.csv"
    for row in reader.rows(file, SEA_COLUMNS):
        key = row.read("slug", slug, "")
        if len(waters) < len(keys) and key != keys[len(waters)]:
            row.mistakes.append(f"slug: Seas are named in order: this is {keys[len(waters)]}")
        names = Named(key, row.read("en", name, ""), row.read("fr", name, ""), row.read("source", source, ""))
        waters.append(Water(row.where, names, row.read("borders", _each_once(keys), None)))
    if waters and len(waters) != len(keys):
        reader.mistakes.append(f"{reader.folder / file}: this side has {len(keys)} Seas, not {len(waters)}")
    return waters


# -- what hangs together ----------------------------------------------------------------------------------------


def _one_way(areas: Sequence[Area], waters: Sequence[Water]) -> list[str]:
    """Borders that are not there from the other side, with their lines."""
    found = [
        f"{area.where}: borders: Region {one + 1} borders on {two + 1}, but not the other way round"
        for one, area in enumerate(areas) for two in area.borders or () if _is_one_way(one, areas[two].borders, two)
    ]  # fmt: skip
    found += [
        f"{water.where}: borders: {b.SEAS[one]} is next to {b.SEAS[two]}, but not the other way round"
        for one, water in enumerate(waters) for two in water.borders or () if _is_one_way(one, waters[two].borders, two)
    ]  # fmt: skip
    return found


def _is_one_way(one: int, back: Sequence[int] | None, two: int) -> bool:
    return one == two or (back is not None and one not in back)


def _useless_seas(areas: Sequence[Area], waters: Sequence[Water]) -> list[str]:
    """A Drakkar reaches some coast, and can be blown somewhere."""
    found = [
        f"{water.where}: slug: no Region touches this Sea"
        for sea, water in enumerate(waters) if not any([sea in area.seas for area in areas])
    ]  # fmt: skip
    return found + [f"{water.where}: borders: this Sea is next to none" for water in waters if water.borders == ()]


def _misfits(areas: Sequence[Area], players: int) -> list[str]:
    """What is wrong with a map as a whole."""
    found = []
    for god, key in enumerate(b.GODS):
        if [area.monument for area in areas].count(god) != 1:
            found.append(f"the Monument of {key} stands in one Region")
    forges = sum([b.SYMBOLS.index("forge") in area.symbols for area in areas])
    if forges != FORGES[players]:
        found.append(f"there are {FORGES[players]} Forges, not {forges}")
    lands = len({area.territory for area in areas})
    if lands < b.TERRITORIES_TO_WIN:
        found.append(f"there are at least {b.TERRITORIES_TO_WIN} Territories, not {lands}")
    if not _is_connected(areas):
        found.append("not every Region can be reached from every other")
    return found


def _is_connected(areas: Sequence[Area]) -> bool:
    """Can every Region be reached, as far as its borders are known?"""
    reached, edge = {0}, [0]
    while edge:
        edge = [near for here in edge for near in areas[here].borders or () if near not in reached]
        reached.update(edge)
    return len(reached) == len(areas) or any([area.borders is None for area in areas])


def _map(areas: Sequence[Area], rings: Sequence[tuple[int, ...]]) -> Map:
    monuments = tuple([area.monument for area in areas])
    return Map(
        population=tuple([area.population for area in areas]),
        territory=tuple([area.territory for area in areas]),
        altar=_with(areas, "altar"),
        village=_with(areas, "village"),
        forge=_with(areas, "forge"),
        monument=monuments,
        borders=tuple([area.borders or () for area in areas]),
        seas=tuple([area.seas for area in areas]),
        realms=tuple([area.realms for area in areas]),
        yggdrasil=tuple([area.yggdrasil for area in areas]),
        coast=tuple([tuple([n for n, area in enumerate(areas) if sea in area.seas]) for sea in range(len(rings))]),
        ring=tuple(rings),
        lands=tuple([
            tuple([n for n, area in enumerate(areas) if area.territory == land]) for land in range(len(b.TERRITORIES))
        ]),
        sites=tuple([monuments.index(god) if god in monuments else 0 for god in range(len(b.GODS))]),
    )  # fmt: skip


def _with(areas: Sequence[Area], symbol: str) -> tuple[bool, ...]:
    return tuple([b.SYMBOLS.index(symbol) in area.symbols for area in areas])

"""Reads the two sides of the board, and checks that they hang together: borders both ways, Monuments, Forges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Map, Named
from meadhall.games.reading import Reader, Row, flag, name, number, one_of, slug, some_of, source

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

    territory: int
    population: int
    symbols: frozenset[int]
    monument: int
    borders: tuple[int, ...]
    seas: tuple[int, ...]
    realms: tuple[int, ...]
    yggdrasil: bool


def read_map(reader: Reader, players: int) -> tuple[Map, tuple[Named, ...]]:
    """The side of the board for so many players (4: three or four), and the names of its Seas."""
    seas, rings = _read_seas(reader, players)
    file = f"regions-{players}.csv"
    areas: list[Area] = []
    for row in reader.rows(file, REGION_COLUMNS):
        _check_number(row, len(areas) + 1)
        areas.append(_area(row, players))
    before = len(reader.mistakes)
    reader.mistakes += [f"{reader.folder / file}: {reason}" for reason in _misfits(areas, players, rings)]
    if len(reader.mistakes) > before or len(areas) != REGIONS[players]:
        areas = [_EMPTY] * REGIONS[players]
    return _map(areas, rings), seas


_EMPTY: Final = Area(0, 2, frozenset(), b.NOBODY, (), (), (), False)


def _check_number(row: Row, expected: int) -> None:
    if row.cells["no"] != str(expected):
        row.mistakes.append(f"no: Regions are numbered in order: this is {expected}, not {row.cells['no']!r}")


def _area(row: Row, players: int) -> Area:
    words = row.cells["symbols"].split()
    gods = [word.partition(":")[2] for word in words if word.startswith("monument:")]
    plain = [word for word in words if not word.startswith("monument:")]
    row.read("source", source, "")
    return Area(
        territory=row.read("territory", one_of(b.TERRITORIES), 0),
        population=row.read("population", number(1, 9), 2),
        symbols=frozenset(_symbols(row, plain)),
        monument=_monument(row, gods),
        borders=row.read("borders", some_of(b.REGIONS[: REGIONS[players]]), NO_NUMBERS),
        seas=row.read("seas", some_of(b.SEAS[: SEAS[players]]), NO_NUMBERS),
        realms=row.read("realms", some_of(b.REALMS), NO_NUMBERS),
        yggdrasil=row.read("yggdrasil", flag, False),
    )


def _symbols(row: Row, words: Sequence[str]) -> list[int]:
    strange = [word for word in words if word not in b.SYMBOLS]
    row.mistakes += [f"symbols: {word!r} is none of {', '.join(b.SYMBOLS)} and monument:god" for word in strange]
    return [b.SYMBOLS.index(word) for word in words if word in b.SYMBOLS]


def _monument(row: Row, gods: Sequence[str]) -> int:
    if len(gods) > 1 or any([god not in b.GODS for god in gods]):
        row.mistakes.append(f"symbols: a Region has one Monument at most, of one of {', '.join(b.GODS)}")
        return b.NOBODY
    return b.GODS.index(gods[0]) if gods else b.NOBODY


def _read_seas(reader: Reader, players: int) -> tuple[tuple[Named, ...], list[tuple[int, ...]]]:
    seas: list[Named] = []
    rings: list[tuple[int, ...]] = []
    keys = b.SEAS[: SEAS[players]]
    for row in reader.rows(f"seas-{players}.csv", SEA_COLUMNS):
        key = row.read("slug", slug, "")
        if len(seas) < len(keys) and key != keys[len(seas)]:
            row.mistakes.append(f"slug: Seas are named in order: this is {keys[len(seas)]}")
        seas.append(Named(key, row.read("en", name, ""), row.read("fr", name, ""), row.read("source", source, "")))
        rings.append(row.read("borders", some_of(keys), NO_NUMBERS))
    if len(seas) != len(keys):
        reader.mistakes.append(f"{reader.folder / f'seas-{players}.csv'}: this side has {len(keys)} Seas")
    return tuple(seas), rings


# -- what hangs together ----------------------------------------------------------------------------------------


def _misfits(areas: Sequence[Area], players: int, rings: Sequence[tuple[int, ...]]) -> list[str]:
    """What is wrong with a map as a whole."""
    if len(areas) != REGIONS[players]:
        return [f"this side has {REGIONS[players]} Regions, not {len(areas)}"]
    found = [
        f"Region {one + 1} borders on {two + 1}, but not the other way round"
        for one, area in enumerate(areas) for two in area.borders if one not in areas[two].borders or one == two
    ]  # fmt: skip
    found += [
        f"Sea {one + 1} is next to {two + 1}, but not the other way round"
        for one, ring in enumerate(rings) for two in ring if two < len(rings) and one not in rings[two]
    ]  # fmt: skip
    for god, key in enumerate(b.GODS):
        if [area.monument for area in areas].count(god) != 1:
            found.append(f"the Monument of {key} stands in one Region")
    forges = sum([b.SYMBOLS.index("forge") in area.symbols for area in areas])
    if forges != FORGES[players]:
        found.append(f"there are {FORGES[players]} Forges, not {forges}")
    if not _is_connected(areas):
        found.append("not every Region can be reached from every other")
    return found


def _is_connected(areas: Sequence[Area]) -> bool:
    reached, edge = {0}, [0]
    while edge:
        edge = [near for here in edge for near in areas[here].borders if near not in reached]
        reached.update(edge)
    return len(reached) == len(areas)


def _map(areas: Sequence[Area], rings: Sequence[tuple[int, ...]]) -> Map:
    monuments = tuple([area.monument for area in areas])
    return Map(
        population=tuple([area.population for area in areas]),
        territory=tuple([area.territory for area in areas]),
        altar=_with(areas, "altar"),
        village=_with(areas, "village"),
        forge=_with(areas, "forge"),
        monument=monuments,
        borders=tuple([area.borders for area in areas]),
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

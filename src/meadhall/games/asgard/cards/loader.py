"""Reads an edition of Asgard: a folder of tables, each line with its source (docs/reference/edition-files.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import box as x
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.cards.fitting import check_fit
from meadhall.games.effect_words import Found, effect_words
from meadhall.games.reading import BadLine, Reader, Row, mark, name, number, numbers, one_of, some_of

BASE: Final = Path(__file__).parent / "base"
MOST: Final = 30  # of any number on a tile
NO_NUMBERS: Final[x.Numbers] = ()
NO_EFFECTS: Final[Found] = ()
SILENT: Final = -1  # nothing in a cell


def load_box(folder: Path) -> x.Box:
    """Read and check a folder; `BadEdition` says all that is wrong, and where."""
    reader = Reader(folder)
    gods, worlds, faces, values = _gods(reader), _worlds(reader), _faces(reader), _values(reader)
    if not reader.mistakes:
        check_fit(reader, gods, faces, values)
    reader.end()
    tables = (gods, worlds, faces, values)
    return x.Box("base" if folder == BASE else f"own-{mark(tables)}", *tables, **_columns(*tables))


def _columns(
    gods: Sequence[x.God], worlds: Sequence[x.World], faces: Sequence[x.Face], values: x.Values
) -> dict[str, Any]:
    """Columns of the tables, for rules that are asked often. A tile that is not known (-1) does nothing."""
    effects = [face.effects[0] if face.effects else w.Effect(w.NO_WORD, 0) for face in faces]
    return {
        "value": tuple([values.strength_of_thor if n == t.THOR_TILE else face.value for n, face in enumerate(faces)]),
        "cost": tuple([face.cost for face in faces]),
        "needs": tuple([tuple(Counter(face.cost).items()) for face in faces]),
        "word": (*[effect.word for effect in effects], w.NO_WORD),
        "number": (*[effect.number for effect in effects], 0),
        "stone": tuple([god.stone for god in gods]),
        "active": tuple([god.active for god in gods]),
        "requests": tuple([god.requests for god in gods]),
        "takes": tuple([god.supports for god in gods]),
        "upper": tuple([world.upper for world in worlds]),
        "lower": tuple([world.lower for world in worlds]),
        "prices": (values.price_white, values.price_orange, values.price_giant),
        "battle_tiles": (values.battle_tiles_2, values.battle_tiles_3, values.battle_tiles_4),
        "asgard_out": (values.asgard_out_2, values.asgard_out_3, ()),
        "populations_out": (values.populations_out_2, values.populations_out_3, ()),
    }


def so_many(count: int, low: int, high: int) -> Callable[[str], x.Numbers]:
    """That many numbers."""

    def read(text: str) -> x.Numbers:
        found = numbers(low, high)(text)
        if len(found) != count:
            raise BadLine(f"there are {count} numbers here, not {len(found)}")
        return found

    return read


def _maybe(words: Sequence[str]) -> Callable[[str], int]:
    """One of these words, or nothing."""
    return lambda text: one_of(words)(text) if text else SILENT


# -- gods and worlds --------------------------------------------------------------------------------------


def _gods(reader: Reader) -> tuple[x.God, ...]:
    found = []
    columns = ("slug", "stone", "from", "first", "requests", "upper", "lower", "source")
    for row in reader.rows("gods.csv", columns):
        stone = row.read("stone", _maybe(b.STONES[: b.WHITE_STONE]), SILENT)
        if stone != SILENT:
            reader.keep(row, "stone of a god", b.STONES[stone])
        active, first = row.read("from", number(1, b.ROUNDS), 1), row.read("first", _maybe(b.RECRUITS), SILENT)
        supports = (
            row.read("upper", some_of(b.RECRUITS), NO_NUMBERS),
            row.read("lower", some_of(b.RECRUITS), NO_NUMBERS),
        )
        requests = row.read("requests", number(1, b.TEMPLE), 1)
        found.append(x.God(row.cells["slug"], stone, active, first, requests, supports, row.source()))
    reader.in_order("gods.csv", [row.slug for row in found], b.GODS)
    return tuple(found)


def _worlds(reader: Reader) -> tuple[x.World, ...]:
    found = []
    for row in reader.rows("worlds.csv", ("slug", "upper", "lower", "source")):
        rewards = row.read("upper", number(0, MOST), 0), row.read("lower", number(0, MOST), 0)
        found.append(x.World(row.cells["slug"], *rewards, row.source()))
    reader.in_order("worlds.csv", [row.slug for row in found], b.WORLDS)
    return tuple(found)


# -- tiles ------------------------------------------------------------------------------------------------

Tables = tuple[str, tuple[str, ...], tuple[int, ...]]
TILES: Final[tuple[Tables, ...]] = (  # file, columns between slug and source, tiles in their order
    ("weapons.csv", ("strength", "copies"), t.WEAPONS),
    ("spells.csv", ("en", "fr", "copies", "effect"), t.SPELLS),
    ("populations.csv", ("en", "fr", "strength", "effect"), t.POPULATIONS),
    ("god_tiles.csv", ("strength",), tuple([tile for pile in t.GOD_TILES for tile in pile])),
    ("temples.csv", ("points", "cost"), tuple([tile for pile in t.TEMPLES for tile in pile])),
    ("asgard_tiles.csv", ("en", "fr", "effect"), t.ASGARD_TILES),
    ("ancestrals.csv", ("strength",), tuple([tile for pile in t.ANCESTRALS for tile in pile])),
)
KNOWN: Final = {t.SPELL: w.SPELLS, t.POPULATION: w.BONUSES, t.ASGARD: w.ASGARD}  # effects of a kind
CARD_FACE: Final = x.Face("", "", 0, 4, NO_NUMBERS, (), "rulebook")  # ten cards of each player
POWER_FACE: Final = x.Face("", "", 0, 1, NO_NUMBERS, (), "design")


def _faces(reader: Reader) -> tuple[x.Face, ...]:
    """Every tile: those of the tables, and those that only have a number."""
    found = [CARD_FACE if kind == t.CARD else POWER_FACE for kind in t.KIND]
    for file, columns, tiles in TILES:
        rows = [(row.cells["slug"], _face(row)) for row in reader.rows(file, ("slug", *columns, "source"))]
        reader.in_order(file, [slug for slug, _ in rows], [t.SLUGS[tile] for tile in tiles])
        for tile, (_, face) in zip(tiles, rows, strict=False):
            found[tile] = face
    return tuple(found)


def _face(row: Row) -> x.Face:
    """What a tile's line says; what it has no column for is the same for all of its kind."""
    tile = t.NUMBER.get(row.cells["slug"], 0)
    kind, cells = t.KIND[tile], row.cells
    names = [row.read(lang, name, "") if lang in cells else "" for lang in ("en", "fr")]
    values = [row.read(column, number(0, MOST), 0) for column in ("strength", "points") if column in cells]
    copies = row.read("copies", number(1, 9), 1) if "copies" in cells else 1 + (tile in t.TWICE)
    cost = row.read("cost", _cost(t.GROUP[tile]), NO_NUMBERS) if "cost" in cells else NO_NUMBERS
    effects = _effects(row, kind) if "effect" in cells else ()
    return x.Face(names[0], names[1], sum(values), copies, cost, effects, row.source())


def _effects(row: Row, kind: int) -> tuple[w.Effect, ...]:
    """One effect; of an Asgard tile, or none."""
    read = effect_words(w.WORDS, KNOWN.get(kind, ()), w.BARE, w.MOST_NUMBER)
    found = tuple([w.Effect(*effect) for effect in row.read("effect", read, NO_EFFECTS)])
    if len(found) > 1 or (not found and kind != t.ASGARD and row.cells["effect"] == ""):
        row.mistakes.append("effect: a tile does one thing")
    if any([effect.word == w.COMRADES and effect.number > 2 for effect in found]):
        row.mistakes.append("effect: comrades: a number from 1 to 2")
    return found


def _cost(pile: int) -> Callable[[str], x.Numbers]:
    """Two or three stones, as the pile has; of the dearest a white one among them."""
    count = 2 if pile < 2 else 3

    def read(text: str) -> x.Numbers:
        found = some_of(b.STONES)(text)
        if len(found) != count:
            raise BadLine(f"a Temple of this pile costs {count} stones, not {len(found)}")
        return found

    return read


# -- numbers ----------------------------------------------------------------------------------------------

VALUES: Final[dict[str, Callable[[str], Any]]] = {
    "called_by_freyja": number(1, 9), "slain_by_hel": number(1, 9), "strength_of_thor": number(1, MOST),
    "score_of_fenrir": number(1, MOST), "stones_of_request": number(1, 3), "lower_world": number(0, MOST),
    "battle_values": so_many(5, 1, 99),
    "battle_tiles_2": so_many(5, 0, 9), "battle_tiles_3": so_many(5, 0, 9), "battle_tiles_4": so_many(5, 0, 9),
    "price_white": so_many(2, 0, 3), "price_orange": so_many(2, 0, 3), "price_giant": so_many(2, 0, 3),
    "row_seals": some_of(b.CAMPS),
    "recruits": so_many(3, 5, 30), "valhalla": so_many(3, 0, 9), "stones": so_many(3, 1, 12),
    "white_stones": so_many(3, 1, 12), "seals": so_many(3, 5, 20), "asgard_row": so_many(3, 1, 4),
    "asgard_out_2": some_of(t.SLUGS), "asgard_out_3": some_of(t.SLUGS),
    "populations_out_2": some_of(t.SLUGS), "populations_out_3": some_of(t.SLUGS),
}  # fmt: skip


def _values(reader: Reader) -> x.Values:
    """All of them; each is there once."""
    names: Sequence[str] = tuple(VALUES)
    found: dict[str, Any] = {}
    for row in reader.rows("values.csv", ("name", "value", "source")):
        key = names[reader.own(row, "name", "value", names)]
        found[key] = row.read("value", VALUES[key], None)
        row.source()
    for key in names:
        if key not in found:
            reader.refuse("values.csv", f"there is no value {key!r}")
    none: dict[str, Any] = dict.fromkeys(names)  # of an edition that is refused
    return x.Values(**(none | found))

"""The small signs of the drawn table: players by their letter, Runes by the shape of their stone, marks of Regions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Map
from meadhall.games.lords_of_ragnarok.view import RegionView, Table
from meadhall.text import Speech

FREE: Final = "–"
BY_THE_TREE: Final = "°"  # next to Yggdrasil
HERO: Final = "♞"


def side(table: Table, speech: Speech) -> Map:
    """The side of the board that is played on."""
    board: Map = speech.game.box.maps[table.seats > 2]
    return board


def letter(table: Table, seat: int, speech: Speech) -> Text:
    """A player's letter, or nobody's."""
    if seat < 0:
        return Text(FREE, "faint")
    return Text(speech.seat(seat, "letter"), f"name-{table.players[seat].colour}")


def letters(table: Table, seats: Iterable[int], speech: Speech) -> Text:
    """Players in a row; a dot for none."""
    found = [letter(table, seat, speech) for seat in seats]
    return Text("").join(found) if found else letter(table, b.NOBODY, speech)


def rune(key: str, speech: Speech) -> Text:
    return Text(speech.noun("rune", key, "mark"), f"rune-{key}")


def runes(counts: Sequence[int], speech: Speech) -> Text:
    """Runes of each type, counted: `●2 ■0 ▲1`."""
    return Text(" ").join([
        Text.assemble(rune(key, speech), (str(count), "bone" if count else "faint"))
        for key, count in zip(b.RUNES, counts, strict=True)
    ])  # fmt: skip


def symbols(region: RegionView, board: Map, speech: Speech) -> Text:
    """Altar or Temple, Village, Monument, Forge: its Rune, or that it is empty."""
    number = int(region.region) - 1
    found = [
        key for key in ("altar", "village") if getattr(board, key)[number] and not (key == "altar" and region.temple)
    ]
    marks = [Text(speech.noun("symbol", key, "mark"), "bone") for key in found]
    if region.temple:
        marks.insert(0, Text(speech.noun("symbol", "temple", "mark"), "points"))
    if board.monument[number] >= 0:
        marks.append(Text(speech.noun("symbol", "monument", "mark"), "points"))
    if region.forge:
        marks.append(
            rune(region.forge, speech) if region.ember else Text(speech.noun("symbol", "forge", "mark"), "faint")
        )
    return Text("").join(marks)


def dotted(parts: Iterable[Text]) -> Text:
    """Parts that have something to say, in a row."""
    return Text(" · ", "faint").join([part for part in parts if part.plain])


def broken(head: Text, parts: Iterable[Text], width: int) -> list[Text]:
    """Parts in as many rows as they need, each of them whole, under what they are called."""
    rows: list[list[Text]] = [[]]
    for part in [part for part in parts if part.plain]:
        if rows[-1] and head.cell_len + dotted([*rows[-1], part]).cell_len > width:
            rows.append([])
        rows[-1].append(part)
    heads = [head, *[Text(" " * head.cell_len) for _ in rows[1:]]]
    return [Text.assemble(before, dotted(row)) for before, row in zip(heads, rows, strict=True)]


def fitted(line: Text, width: int) -> Text:
    """A line of exactly `width` columns."""
    line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line

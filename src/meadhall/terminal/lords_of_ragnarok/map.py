"""The map: the Territories side by side, a line for each Region, then the Seas with their Drakkars.

A Region's line has its number, its Population Strength or who controls it, its symbols, and who stands there.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.view import RegionView, Table
from meadhall.terminal.lords_of_ragnarok.marks import BY_THE_TREE, HERO, dotted, fitted, letter, letters, side, symbols
from meadhall.terminal.screen import Lines
from meadhall.text import Speech

THREE: Final = 90  # columns from which three Territories stand side by side
SYMBOLS: Final = 4  # columns for the symbols of a Region


def island(table: Table, speech: Speech, width: int) -> Lines:
    """All Territories, in rows as wide as there is room for."""
    lands = [n for n, regions in enumerate(side(table, speech).lands) if regions]
    across = 3 if width >= THREE else 2
    column = (width - 2 * (across - 1)) // across
    blocks = [_territory(table, land, speech, column) for land in lands]
    lines: Lines = []
    for start in range(0, len(blocks), across):
        lines += _beside(blocks[start : start + across], column)
    return lines


def _beside(blocks: list[Lines], width: int) -> Lines:
    """Blocks in a row, the shorter ones filled up."""
    tall = max([len(block) for block in blocks])
    full = [block + [fitted(Text(), width) for _ in range(tall - len(block))] for block in blocks]
    return [Text("  ").join(row) for row in zip(*full, strict=True)]


def _territory(table: Table, land: int, speech: Speech, width: int) -> Lines:
    regions = [table.regions[region] for region in side(table, speech).lands[land]]
    return [
        fitted(_title(table, land, regions, speech, width), width),
        *[fitted(region_line(table, region, speech), width) for region in regions],
    ]


def _title(table: Table, land: int, regions: list[RegionView], speech: Speech, width: int) -> Text:
    """The Territory's name and colour; who controls all of it."""
    key = b.TERRITORIES[land]
    title = Text(speech.noun("territory", key), f"land-{key}")
    title.append(f" ({speech.noun('territory', key, 'colour')}) ", "faint")
    owners = {region.owner for region in regions}
    whole = letter(table, regions[0].owner, speech) if len(owners) == 1 and regions[0].owner >= 0 else Text()
    rule = "─" * max(0, width - title.cell_len - whole.cell_len - bool(whole.plain))
    return Text.assemble(title, (rule, "frame"), " " if whole.plain else "", whole)


def region_line(table: Table, region: RegionView, speech: Speech) -> Text:
    """A Region with all that is there."""
    board = side(table, speech)
    tree = BY_THE_TREE if board.yggdrasil[int(region.region) - 1] else " "
    held = region.owner >= 0
    owner = (
        Text.assemble(" ", letter(table, region.owner, speech), " ")
        if held
        else Text(f"({region.population})", "faint")
    )
    signs = symbols(region, board, speech)
    signs.pad_right(SYMBOLS - signs.cell_len)
    there = Text(" ").join([*_troops(table, region, speech), *_beasts(region, speech)])
    return Text.assemble((f"{region.region:>2}", "number"), (tree, "points"), owner, " ", signs, there)


def _troops(table: Table, region: RegionView, speech: Speech) -> Lines:
    """Armies by letter and value, Heroes by letter and sign."""
    armies = [Text.assemble(letter(table, seat, speech), (str(value), "bone")) for seat, value in region.armies]
    return armies + [Text.assemble((HERO, "bone"), letter(table, seat, speech)) for seat in region.heroes]


def _beasts(region: RegionView, speech: Speech) -> Lines:
    boss = speech.game.box.boss.slug
    return [Text(speech.noun("monster", m), "boss" if m == boss else "beast") for m in region.monsters]


def seas(table: Table, speech: Speech) -> Text:
    """The Seas, and whose Drakkars are there."""
    found = []
    for sea in b.SEAS[: side(table, speech).all_seas]:
        there = [player.seat for player in table.players if player.sea == sea]
        found.append(Text.assemble((f"{speech.noun('sea', sea)} ", "bone"), letters(table, there, speech)))
    return dotted(found)

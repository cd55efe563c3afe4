"""The whole table on one page: head line, Yggdrasil, the gods, what lies in common, and the players' sheets."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.asgard import board as b
from meadhall.games.asgard.view import Table
from meadhall.kernel.picture import Stock
from meadhall.terminal.asgard.gods import pantheon
from meadhall.terminal.asgard.map import yggdrasil
from meadhall.terminal.asgard.marks import discs, dotted, recruits, seals
from meadhall.terminal.generic.sheets import sheets
from meadhall.terminal.generic.words import faces_of, picture_of
from meadhall.text import Speech

BATTLE_TILES: Final = "good-battle-left"  # in the reserve


def paint(table: Table, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen `width` columns wide."""
    return Group(
        _head(table, speech),
        yggdrasil(table, speech, width),
        pantheon(table, speech),
        _commons(table, speech, width),
        Text(speech.say("table-legend"), "faint", no_wrap=True, overflow="ellipsis"),
        *sheets(picture_of(table, speech).sheets, speech, width),
    )


def _head(table: Table, speech: Speech) -> Text:
    parts = [
        Text(speech.title, "title"),
        Text(speech.say("table-round", round=table.round, last=b.ROUNDS), "bone"),
        Text(speech.noun("phase", table.phase), "bone"),
        discs(table, table.order, speech, " → "),
    ]
    return Text("  ·  ", "faint").join(parts)


# -- what lies in common --------------------------------------------------------------------------------


def _commons(table: Table, speech: Speech, width: int) -> RenderableType:
    """Temples, Asgard, the Influence row and the reserves, each a line under its name."""
    rows = {
        "board-temples": _temples(table, speech),
        "board-asgard": _asgard(table, speech),
        "board-influence": _influence(table, speech),
        "stock-reserve": _reserve(table, speech),
        "goods-valhalla": recruits(table.valhalla, speech),
        "table-ancestral": _ancestrals(table, speech),
        "table-battle-tiles": _battle_tiles(table, speech),
    }
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.width = width
    grid.add_column(style="title", no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    for message, what in rows.items():
        if what.plain:
            grid.add_row(speech.say(message), what)
    return grid


def _temples(table: Table, speech: Speech) -> Text:
    piles = [(tile, left) for tile, left in zip(table.temples, table.temples_left, strict=True) if tile]
    named = [Text(speech.noun("tile", tile), "bone").append(f" ×{left}", "faint") for tile, left in piles]
    return dotted(named)


def _asgard(table: Table, speech: Speech) -> Text:
    """The open tiles, those turned this round, and whose discs are there."""
    parts = [Text(speech.noun("tile", tile), "bone") for tile in table.asgard]
    parts += [Text(f"{speech.noun('tile', tile)} ({speech.say('table-used')})", "faint") for tile in table.asgard_used]
    there = [player.seat for player in table.players for _ in range(player.asgard)]
    if there:
        words = Text(speech.say("table-discs-there", seats=""), "bone")
        parts.append(words.append(discs(table, there, speech)))
    return dotted(parts)


def _influence(table: Table, speech: Speech) -> Text:
    """The seven spaces with their Seals and the discs still on them."""
    spaces = []
    for space, camp in enumerate(table.row_seals):
        there = [player.seat for player in table.players if b.ROW - player.row <= space]
        mark = Text(speech.noun("camp", camp, "mark"), f"camp-{camp}")
        spaces.append(mark.append(discs(table, there, speech, "") if there else Text("–", "faint")))
    return Text("  ").join(spaces)


def _reserve(table: Table, speech: Speech) -> Text:
    white = Text(f"{speech.noun('stone', 'white')} {table.white}", "stone-white")
    kinds = {"table-weapons": table.weapons, "table-spells": table.spells}
    tiles = [Text(speech.say(message, count=count), "bone") for message, count in kinds.items()]
    return dotted([recruits(table.reserve, speech), seals(table.seals, speech), white, *tiles])


def _ancestrals(table: Table, speech: Speech) -> Text:
    """The Ancestral Weapons shown so far; the last of each camp counts this round."""
    parts = []
    for camp, shown in zip(b.CAMPS, table.ancestrals, strict=True):
        values = " ".join([faces_of(speech.game)[tile].value for tile in shown])
        parts.append(Text(f"{speech.noun('camp', camp)} {values}" if values else "", f"camp-{camp}"))
    return dotted(parts)


def _battle_tiles(table: Table, speech: Speech) -> Text:
    """How many there are left of each value, as the reserve has them."""
    rows = [row for stock in picture_of(table, speech).all(Stock) for row in stock.rows]
    tips = [number.tip for row in rows for goods in row for number in goods.numbers if number.tip.id == BATTLE_TILES]
    piles = [f"{tip.numbers['value']}×{tip.numbers['left']}" for tip in reversed(tips)]
    return Text("  ".join(piles), "bone")

"""The whole table on one page: head line, map and clan sheets, side by side where there is room."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.games.blood_rage.view import Table
from meadhall.terminal.blood_rage.low import LowMap
from meadhall.terminal.blood_rage.map import Map
from meadhall.terminal.generic.sheets import sheet, sheets
from meadhall.terminal.generic.words import picture_of
from meadhall.terminal.screen import Lines
from meadhall.text import Speech

SIDE_BY_SIDE: Final = 98  # columns from which the sheets stand beside the map
SHEET_WIDTH: Final = 38
NARROWEST: Final = 18
WIDEST: Final = 26


def paint(table: Table, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen `width` columns wide."""
    return _paint(table, speech, width, Map)


def paint_low(table: Table, speech: Speech, width: int) -> RenderableType:
    """The same with a lower map, for a screen of few lines."""
    return _paint(table, speech, width, LowMap)


def _paint(table: Table, speech: Speech, width: int, drawn: type[Map]) -> RenderableType:
    beside = width >= SIDE_BY_SIDE
    room = (width - SHEET_WIDTH - 2) if beside else width
    cell = max(NARROWEST, min(WIDEST, room // 3))
    lines = drawn(table, speech, cell).lines()
    lines += [_legend(speech, 3 * cell)] if beside else []
    page = (
        _sheets_beside(table, speech, lines, width - 3 * cell - 2)
        if beside
        else lines + sheets(picture_of(table, speech).sheets, speech, width)
    )
    return Group(_head(table, speech), *_battle(table, speech), *page)


def _head(table: Table, speech: Speech) -> Text:
    head = Text.assemble(
        (speech.title, "title"), ("  ·  ", "faint"), (speech.say("table-age", age=table.age), "bone"),
        ("  ·  ", "faint"), (speech.noun("phase", table.phase), "bone"),
    )  # fmt: skip
    if table.marker:
        head.append("  ·  ", "faint")
        head.append(f"† {speech.noun('place', table.marker)}", "doom")
    return head


def _battle(table: Table, speech: Speech) -> Lines:
    """The cards on the table of a battle."""
    if table.battle is None:
        return []
    place = speech.noun("place", table.battle.province, "in")
    lines = [Text(speech.say("table-battle", **{"place-in": place}), "title")]
    for seat in table.battle.rivals:
        cards = [speech.noun("card", card) for card in (*table.battle.shown[seat], *table.battle.added[seat])]
        line = Text(f"  {speech.seat(seat)}: ", f"seat-{table.clans[seat].clan}")
        lines.append(line.append(", ".join(cards) or speech.say("table-nothing-shown"), "bone"))
    return lines


def _legend(speech: Speech, width: int) -> Text:
    figures = [f"{speech.noun('figure', f, 'mark')} {speech.noun('figure', f)}" for f in ("warrior", "leader", "ship")]
    legend = Text(speech.say("table-legend", figures=" ".join(figures)), "faint")
    legend.truncate(width, overflow="ellipsis")
    legend.pad_right(width - legend.cell_len)
    return legend


def _sheets_beside(table: Table, speech: Speech, lines: Lines, width: int) -> Lines:
    column = [line for one in picture_of(table, speech).sheets for line in sheet(one, speech, width)]
    height = max(len(lines), len(column))
    blank = Text(" " * lines[0].cell_len)
    lines = lines + [blank] * (height - len(lines))
    column = column + [Text()] * (height - len(column))
    return [Text.assemble(left, "  ", right) for left, right in zip(lines, column, strict=True)]

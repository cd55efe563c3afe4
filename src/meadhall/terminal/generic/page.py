"""A picture on one page: the parts of the match, what lies on the table, and the sheets side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall.terminal.generic import sections as s
from meadhall.terminal.generic import words as w
from meadhall.terminal.generic.lines import Line, Section
from meadhall.terminal.screen import flow
from meadhall.text import Speech

STYLES: Final[dict[str, str]] = {}  # the seats have the colours that the terminal gives them
SHEET: Final = 38  # columns that a sheet should have, at least


def paint(table: Any, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen `width` columns wide."""
    picture = w.picture_of(table, speech)
    parts = [_section(section, speech, width) for section in s.board(picture, speech)]
    return Group(
        _head(s.stages(picture, speech), speech, width), *parts, _sheets(s.sheets(picture, speech), speech, width)
    )


def _head(stages: Sequence[Line], speech: Speech, width: int) -> RenderableType:
    told = [Text(w.joined([stage.name, *stage.parts], " · "), "bone") for stage in stages]
    return Group(*flow([Text(speech.title, "title"), *told], width))


def _section(section: Section, speech: Speech, width: int) -> RenderableType:
    return Group(Text(section.title, "title"), _lines(section.lines, speech, width))


def _lines(lines: Sequence[Line], speech: Speech, width: int) -> RenderableType:
    """Names in a separate column where there is something to say about them."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(style="verb", overflow="fold", max_width=width // 3)
    grid.add_column(ratio=1, overflow="fold")
    rest: list[RenderableType] = []
    for line in lines:
        if line.name and line.parts:
            grid.add_row(_name(line, speech), Text(" · ".join(line.parts), "bone"))
        else:
            rest.append(Text(line.name or " · ".join(line.parts), "bone"))
    return Group(*([grid] if grid.row_count else []), *rest)


def _name(line: Line, speech: Speech) -> Text:
    return Text(line.name, _seat_style(line.seat, speech) if line.seat >= 0 else "verb")


def _seat_style(seat: int, speech: Speech) -> str:
    return f"name-{speech.nouns['seat'][seat]}"


def _sheets(sheets: Sequence[Section], speech: Speech, width: int) -> RenderableType:
    """As many side by side as there is room for."""
    grid = Grid.grid(expand=True)
    abreast = max(1, min(len(sheets), width // SHEET))
    for _ in range(abreast):
        grid.add_column(ratio=1)
    panels = [_sheet(sheet, speech) for sheet in sheets]
    for first in range(0, len(panels), abreast):
        grid.add_row(*panels[first : first + abreast])
    return grid


def _sheet(sheet: Section, speech: Speech) -> Panel:
    title = Text(sheet.title, _seat_style(sheet.seat, speech))
    lines = [Text(w.joined([line.name, " · ".join(line.parts)], speech.colon), "bone") for line in sheet.lines]
    return Panel(Group(*lines), title=title, title_align="left", border_style="frame")

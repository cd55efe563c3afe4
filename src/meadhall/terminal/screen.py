"""The terminal itself: what is shown, and what is typed.

A fine screen draws with colour and boxes and starts each question on a clear page. A plain one writes line after
line, for pipes and screen readers; it takes the same commands.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text
from rich.theme import Theme

from meadhall.terminal.leaves import Line
from meadhall.terminal.setting import Setter
from meadhall.terminal.theme import THEME

WIDEST: Final = 140
CURTAIN_LINES: Final = 60
PROMPT: Final = "▸ "
FORGET: Final = "\x1b[3J"  # clears what one could scroll back to
NAMES, ONE_LINE, FULL = range(3)  # how much of a card is shown

Lines = list[Text]


class Screen:
    """Where a session is shown and typed."""

    def __init__(self, plain: bool, lines: TextIO | None = None, output: TextIO | None = None) -> None:
        self.plain = plain
        self.input = lines or sys.stdin
        self.console = _console(plain, output or sys.stdout)
        self._dressed: Console | None = None
        self._gathered: list[RenderableType] | None = None

    @property
    def typed(self) -> bool:
        """Is a person at the keyboard, rather than a file or a pipe?"""
        return self.input.isatty()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height

    def dress(self, styles: Mapping[str, str]) -> None:
        """Add the colours of the game that is shown; once is enough."""
        if self._dressed is not self.console:
            self._dressed = self.console
            self.console.push_theme(Theme(styles))

    def show(self, *things: RenderableType) -> None:
        """Print things one under the other; a plain screen never breaks a line itself."""
        if self._gathered is not None:
            self._gathered += things
            return
        for thing in things:
            self.console.print(thing, width=None if self.plain else self.width, soft_wrap=self.plain)

    @contextmanager
    def gathered(self) -> Iterator[list[RenderableType]]:
        """Collect output in a list instead of showing it."""
        kept = self._gathered = []
        try:
            yield kept
        finally:
            self._gathered = None

    def lines(self, things: Sequence[RenderableType]) -> list[Line]:
        """Things one under the other, as the lines that they take here."""
        options = self.console.options.update(width=self.width)
        return [line for thing in things for line in self.console.render_lines(thing, options, pad=False)]

    def fits(self, things: Sequence[RenderableType]) -> bool:
        """Can all be seen at once, with the line one types in? What is no terminal has room for everything."""
        return not self.console.is_terminal or len(self.lines(things)) < self.height

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Print lines that are ready."""
        for line in lines:
            self.console.print(Segments([*line, Segment.line()]), end="")

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.show(Text(text, style="" if self.plain else style))

    def busy(self, words: str) -> AbstractContextManager[object]:
        """Show that a bot is thinking, as long as it lasts; a plain screen does not move."""
        return nullcontext() if self.plain else self.console.status(words, spinner="dots")

    def clear(self) -> None:
        """Begin a new page; a plain screen has none."""
        if not self.plain:
            self.console.clear()

    def hide(self) -> None:
        """Take everything out of sight before the keyboard is handed over."""
        if self.plain and self.typed:
            self.console.print("\n" * CURTAIN_LINES)
        self.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)

    def read(self) -> str | None:
        """The next line; None at the end of input."""
        if self.typed and not self.plain:
            self.console.print(PROMPT, style="prompt", end="")
        self.console.file.flush()
        line = self.input.readline()
        return line.strip() if line else None


def _console(plain: bool, output: TextIO) -> Console:
    if plain:
        return Setter(
            file=output,
            color_system=None,
            force_terminal=False,
            highlight=False,
            emoji=False,
            markup=False,
            theme=THEME,
        )
    return Setter(file=output, highlight=False, emoji=False, markup=False, theme=THEME)


def paper(width: int, height: int = 200) -> Console:
    """A screen that is kept, not shown, with room for a whole page: for pictures and tests."""
    return Setter(
        file=io.StringIO(), width=width, height=height, record=True, force_terminal=True, color_system="truecolor",
        highlight=False, emoji=False, markup=False, theme=THEME,
    )  # fmt: skip


def flow(chunks: Sequence[Text], width: int) -> Lines:
    """Chunks in lines, none of them broken."""
    lines: Lines = []
    for chunk in chunks:
        if lines and lines[-1].cell_len + 2 + chunk.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", chunk)
        else:
            lines.append(chunk)
    return lines

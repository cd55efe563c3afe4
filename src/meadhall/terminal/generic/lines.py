"""The parts of sections: lines, each of one thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Line(NamedTuple):
    """The description of one thing."""

    name: str
    parts: tuple[str, ...]
    seat: int = -1  # whose it is


class Section(NamedTuple):
    """Things that belong together, under a title that may be empty."""

    title: str
    lines: tuple[Line, ...]
    seat: int = -1  # whose sheet it is


def line(name: str, parts: Iterable[str], seat: int = -1) -> Line:
    """A line of those parts that say something, each once."""
    return Line(name, tuple(dict.fromkeys([part for part in parts if part])), seat)


def section(title: str, lines: Iterable[Line], seat: int = -1) -> list[Section]:
    """A section, unless there is nothing in it."""
    told = tuple([one for one in lines if one.name or one.parts])
    return [Section(title, told, seat)] if told else []

"""What partners mark for each other: this one is mine to do. It costs nothing, binds nobody, and is never written down.

Marks are a matter of the table, not of the match: they are in no record, and no rule knows of them. Where everybody
plays for himself there are none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.server.protocol import Refused
from meadhall.server.workers.worker_table import Standing

MOST: Final = 4  # marks that a seat may have at once

Mark = tuple[str, str]  # a noun and a key


class Plans:
    """The marks of every seat, the oldest first."""

    __slots__ = ("_asked", "_marks")

    def __init__(self) -> None:
        self._marks: dict[int, list[Mark]] = {}
        self._asked: set[int] = set()

    def turn(self, standing: Standing, things: Mapping[str, Sequence[str]], seat: int, mark: Mark) -> None:
        """Put a mark on a thing, or take it away; the oldest goes where there are too many."""
        if not standing.together:
            raise Refused("not-together", "there is nobody here to plan with")
        noun, key = mark
        if key not in things.get(noun, ()):
            raise Refused("no-thing", "there is no such thing here", status=400)
        self._asked = {asked.seat for asked in standing.asked}
        marks = self._marks.setdefault(seat, [])
        if mark in marks:
            marks.remove(mark)
        else:
            self._marks[seat] = [*marks, mark][-MOST:]

    def follow(self, standing: Standing) -> None:
        """A seat that was asked and is asked no more has done what it meant to: its marks go."""
        asked = {asked.seat for asked in standing.asked}
        for seat in self._asked - asked:
            self._marks.pop(seat, None)
        self._asked = asked

    def told(self, standing: Standing) -> list[tuple[int, str, str]] | None:
        """All of them, as everybody is told; None where there can be none."""
        if not standing.together:
            return None
        return [(seat, noun, key) for seat in sorted(self._marks) for noun, key in self._marks[seat]]

"""Marks that show teammates what a player plans to do.

They belong to the table, not to the match: they aren't stored, and no rule knows them. They exist only where all seats
play as one team.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.server.protocol import Refused
from meadhall.server.workers.worker_table import Standing

MOST: Final = 4  # marks of a seat

Thing = tuple[str, str]  # a noun and a key


class Marks:
    """The marks of every seat, the oldest first."""

    __slots__ = ("_asked", "_marks")

    def __init__(self) -> None:
        self._marks: dict[int, list[Thing]] = {}
        self._asked: set[int] = set()

    def turn(self, standing: Standing, things: Mapping[str, Sequence[str]], seat: int, thing: Thing) -> None:
        """Add or remove a mark. With too many, the oldest one is removed."""
        if not standing.together:
            raise Refused("not-together", "marks are for teams; here each player plays alone")
        noun, key = thing
        if key not in things.get(noun, ()):
            raise Refused("no-thing", "this table has no such thing", status=400)
        self._asked = {asked.seat for asked in standing.asked}
        marks = self._marks.setdefault(seat, [])
        if thing in marks:
            marks.remove(thing)
        else:
            self._marks[seat] = [*marks, thing][-MOST:]

    def follow(self, standing: Standing) -> None:
        """Remove the marks of seats that have answered."""
        asked = {asked.seat for asked in standing.asked}
        for seat in self._asked - asked:
            self._marks.pop(seat, None)
        self._asked = asked

    def listed(self, standing: Standing) -> list[tuple[int, str, str]] | None:
        """Return all marks for the clients; None if there is no team."""
        if not standing.together:
            return None
        return [(seat, noun, key) for seat in sorted(self._marks) for noun, key in self._marks[seat]]

"""What partners mark for each other: this one is mine to do. It costs nothing, binds nobody, and is never written down.

Marks are a matter of the table, not of the match: they are in no record, and no rule knows of them. Where everybody
plays for himself there are none.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel import Match
from meadhall.server.protocol import Refused

MOST: Final = 4  # marks that a seat may have at once

Mark = tuple[str, str]  # a noun and a key


def plays_together(match: Match[Any]) -> bool:
    """Are all seats, two at least, of one team?"""
    counsel = match.game.counsel
    if counsel is None or counsel.teams is None:
        return False
    teams = counsel.teams(match.state)
    return len(teams) > 1 and len(set(teams)) == 1


class Plans:
    """The marks of every seat, the oldest first."""

    __slots__ = ("_asked", "_marks")

    def __init__(self) -> None:
        self._marks: dict[int, list[Mark]] = {}
        self._asked: set[int] = set()

    def turn(self, match: Match[Any], seat: int, mark: Mark) -> None:
        """Put a mark on a thing, or take it away; the oldest goes where there are too many."""
        if not plays_together(match):
            raise Refused("not-together", "there is nobody here to plan with")
        noun, key = mark
        if key not in match.game.nouns.get(noun, ()):
            raise Refused("no-thing", "there is no such thing here", status=400)
        self._asked = {decision.seat for decision in match.decisions}
        marks = self._marks.setdefault(seat, [])
        if mark in marks:
            marks.remove(mark)
        else:
            self._marks[seat] = [*marks, mark][-MOST:]

    def follow(self, match: Match[Any]) -> None:
        """A seat that was asked and is asked no more has done what it meant to: its marks go."""
        asked = {decision.seat for decision in match.decisions}
        for seat in self._asked - asked:
            self._marks.pop(seat, None)
        self._asked = asked

    def told(self, match: Match[Any]) -> list[tuple[int, str, str]] | None:
        """All of them, as everybody is told; None where there can be none."""
        if not plays_together(match):
            return None
        return [(seat, noun, key) for seat in sorted(self._marks) for noun, key in self._marks[seat]]

"""A page that is taller than the screen, leaf by leaf: the question stays in sight, above it what there is to read.

Half of the screen at most is the question's, and its answers go on from leaf to leaf when they need more; the first
leaf begins with the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment

Line = list[Segment]


class Leaves:
    """The text to read, the question and its options, for a screen of limited height."""

    def __init__(self, reading: Sequence[Line], question: Sequence[Line], answers: Sequence[Line], height: int) -> None:
        self.question = question
        room = max(height - len(question), 2)
        self.answers = cut(answers, max(room // 2, room - len(reading), 1))
        self.reading = cut(reading, max(room - max(map(len, self.answers)), 1))
        self.at = 0

    def __len__(self) -> int:
        return max(len(self.reading), len(self.answers))

    def above(self) -> Sequence[Line]:
        """The text on this leaf."""
        return self.reading[self.at % len(self.reading)]

    def below(self) -> Sequence[Line]:
        """The question, and the answers on this leaf."""
        return [*self.question, *self.answers[self.at % len(self.answers)]]

    def turn(self) -> None:
        """Go on to the next leaf; after the last comes the first."""
        self.at = (self.at + 1) % len(self)


def cut(lines: Sequence[Line], size: int) -> list[Sequence[Line]]:
    """Lines in pieces of `size`; one empty piece if there are none."""
    return [lines[start : start + size] for start in range(0, max(len(lines), 1), size)]

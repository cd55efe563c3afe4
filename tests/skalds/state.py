"""Everything on the table: each skald's Glory and verses, and who sits where."""

from __future__ import annotations

from meadhall.kernel import State
from tests.skalds import board as b


class Skalds(State):
    """The annotations are the whole declaration: slots, saving and `clone` follow from them."""

    round: int
    phase: int
    glory: list[int]
    verses: list[list[int]]  # of each skald, those not sung yet
    benches: list[list[int]]  # who sits on each bench

    def is_full(self, bench: int) -> bool:
        return len(self.benches[bench]) == b.ROOM[bench]

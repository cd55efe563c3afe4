"""Random matches, for what must hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.kernel import Chance
from tests.games.blood_rage.scene import Scene, new


def walk(seats: int, seed: int) -> Iterator[Scene]:
    """A random match to its end; yields the table at every decision, and once when it is over."""
    s, chance = new(seats, seed), Chance(seed)
    while not s.match.over:
        yield s
        decision = s.match.decisions[chance.below(len(s.match.decisions))]
        s.match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    yield s

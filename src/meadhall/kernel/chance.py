"""Chance: one integer in the state, stepped by SplitMix64.

The generator is Sebastiano Vigna's published 64-bit mixer. It is small enough to be part of every
position, so a clone, a save and a replay draw the same numbers on any machine.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """The output function: a bijection of 64-bit integers that scatters neighbours."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """The generator's state for a seed; any integer will do."""
    return mix((seed + 1) * GOLDEN & MASK)


class Chance:
    """A generator on its own, for whoever needs chance outside a position (bots, tests, the fuzzer)."""

    __slots__ = ("value",)

    def __init__(self, seed: int) -> None:
        self.value = seeded(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.value = (self.value + GOLDEN) & MASK
        return mix(self.value) * n >> 64

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

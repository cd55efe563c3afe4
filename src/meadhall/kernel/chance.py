"""Chance: one integer in the state, stepped by SplitMix64.

The generator is Sebastiano Vigna's published 64-bit mixer. It is small enough to be part of every
position, so a clone, a save and a replay draw the same numbers on any machine.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
ROOM: Final = 1 << 32  # what the bounds of the draws from one word may multiply to


def mix(value: int) -> int:
    """The output function: a bijection of 64-bit integers that scatters neighbours."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """The generator's state for a seed; any integer will do."""
    return mix((seed + 1) * GOLDEN & MASK)


def shuffled(value: int, items: list[int]) -> int:
    """Shuffle in place (Fisher and Yates) and return the generator's new state.

    One 64-bit word serves several draws, as in Lemire's batched ranged integers: each draw takes the word's
    high part and leaves its low part to the next, while the bounds together stay below 2**32, so that no
    arrangement is favoured by more than one part in four thousand million.
    """
    word, spent = 0, ROOM
    for i in range(len(items) - 1, 0, -1):
        spent *= i + 1
        if spent >= ROOM:
            value = (value + GOLDEN) & MASK
            word, spent = mix(value), i + 1
        word *= i + 1
        j = word >> 64
        word &= MASK
        items[i], items[j] = items[j], items[i]
    return value


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
        self.value = shuffled(self.value, items)

"""Chance, in two kinds that are both plain data in the position: a key and a number.

At a table no one may compute what is still hidden from what they have seen: a block of chance is BLAKE2b, keyed,
over its number. Draws reveal nothing of the key, nor of each other. Forks, bots and tests have nothing to hide and
use SplitMix64, Sebastiano Vigna's published mixer, which is faster: there the key is empty and the number its state.
Either way a clone, a save and a replay draw the same on any machine.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
ROOM: Final = 1 << 32  # what the bounds of the draws from one word of SplitMix64 may multiply to
SPENT: Final = 448  # the bits of a block of 512 that draws may use up: 64 are left to make them even
KEY: Final = 64  # the hexadecimal digits of a key

Luck = tuple[str, int]  # a key and the number of the next block; without a key, the state of SplitMix64


# -- at a table -----------------------------------------------------------------------------------------------


def keyed(seed: int) -> Luck:
    """The chance of a table: a small number that was chosen, or 256 secret bits of a hall."""
    return blake2b(f"{seed:x}".encode(), digest_size=KEY // 2, person=b"meadhall").hexdigest(), 0


def block(key: str, number: int) -> int:
    """512 bits that only the key's owner can compute."""
    return int.from_bytes(blake2b(number.to_bytes(8, "big"), key=key.encode()).digest(), "big")


def dealt(key: str, number: int, items: list[int]) -> int:
    """Shuffle in place (Fisher and Yates) and return the number of the next block.

    The draws of a block are the digits of one number, each to its own base: they are independent, and the bits
    that are left over make that no arrangement is favoured by one part in 2**64.
    """
    draws = SPENT // len(items).bit_length() if items else 1
    for top in range(len(items) - 1, 0, -draws):
        word, number = block(key, number), number + 1
        for i in range(top, max(0, top - draws), -1):
            word, j = divmod(word, i + 1)
            items[i], items[j] = items[j], items[i]
    return number


# -- where nothing is to be hidden ----------------------------------------------------------------------------


def mix(value: int) -> int:
    """The output function: a bijection of 64-bit integers that scatters neighbours."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """The state of SplitMix64 for a seed; any integer will do."""
    return mix((seed + 1) * GOLDEN & MASK)


def imagined(seed: int) -> Luck:
    """The chance of a fork: the fast one."""
    return "", seeded(seed)


def shuffled(value: int, items: list[int]) -> int:
    """Shuffle in place (Fisher and Yates) and return the state of SplitMix64 after it.

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
    """A generator outside any position, for bots, tests and the fuzzer."""

    __slots__ = ("value",)

    def __init__(self, seed: int) -> None:
        self.value = seeded(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.value = (self.value + GOLDEN) & MASK
        return mix(self.value) * n >> 64

    def shuffle(self, items: list[int]) -> None:
        self.value = shuffled(self.value, items)


# -- either ---------------------------------------------------------------------------------------------------


def draw(luck: Luck, n: int) -> tuple[Luck, int]:
    """A whole number from 0 to n - 1, after the chance that comes next."""
    key, number = luck
    if key:
        return (key, number + 1), block(key, number) % n
    number = (number + GOLDEN) & MASK
    return ("", number), mix(number) * n >> 64


def shuffle(luck: Luck, items: list[int]) -> Luck:
    """Shuffle in place and return the chance that comes next."""
    key, number = luck
    return (key, dealt(key, number, items)) if key else ("", shuffled(number, items))


def is_sound(luck: Luck) -> bool:
    """Is this a chance that a position may have?"""
    key, number = luck
    return 0 <= number <= MASK and (not key or (len(key) == KEY and not key.strip("0123456789abcdef")))

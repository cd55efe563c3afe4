"""Chance: SplitMix64 as published, even draws, and dice that a test may script."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from meadhall.kernel import Chance
from meadhall.kernel.chance import GOLDEN, MASK, mix, seeded
from tests.kernel.toy import Toy


def splitmix(seed: int, count: int) -> list[int]:
    """The raw output of the generator, from a raw state."""
    outputs = []
    for _ in range(count):
        seed = (seed + GOLDEN) & MASK
        outputs.append(mix(seed))
    return outputs


@pytest.mark.parametrize(
    ("seed", "outputs"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
    ],
)
def test_published_vectors(seed: int, outputs: list[int]) -> None:
    assert splitmix(seed, len(outputs)) == outputs


def test_mix_is_a_bijection_as_far_as_one_can_see() -> None:
    assert len({mix(value) for value in range(50_000)}) == 50_000


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, -(2**70), 10**30])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= seeded(seed) <= MASK
    assert 0 <= Chance(seed).below(6) < 6


def test_neighbouring_seeds_do_not_draw_alike() -> None:
    rows = {tuple([chance.below(1000) for _ in range(4)]) for chance in map(Chance, range(500))}

    assert len(rows) == 500


def test_state_and_chance_draw_the_same() -> None:
    g, chance = Toy(2, 42), Chance(42)
    mine, theirs = list(range(30)), list(range(30))
    g.shuffle(mine)
    chance.shuffle(theirs)

    assert mine == theirs
    assert [g.below(n) for n in range(1, 200)] == [chance.below(n) for n in range(1, 200)]
    assert g.chance == chance.value


def test_golden_draws_never_change() -> None:
    """Records replay for ever only as long as these numbers stay."""
    chance = Chance(7)
    cards = list(range(12))
    drawn = [chance.below(100) for _ in range(6)]
    chance.shuffle(cards)

    assert drawn == GOLDEN_DRAWS
    assert cards == GOLDEN_SHUFFLE


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
def test_draws_are_even(sides: int) -> None:
    chance, draws = Chance(sides), 400 * sides
    counts = Counter(chance.below(sides) for _ in range(draws))

    chi_squared = sum((counts[value] - 400) ** 2 / 400 for value in range(sides))
    assert set(counts) == set(range(sides))
    assert chi_squared < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


@pytest.mark.parametrize("seed", range(3))
def test_shuffles_are_even(seed: int) -> None:
    chance, counts = Chance(seed), Counter[tuple[int, ...]]()
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1

    assert set(counts) == set(permutations(range(4)))
    chi_squared = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_squared < 23 + 5 * 46**0.5


def test_every_place_of_a_long_shuffle_is_even() -> None:
    """One word serves several draws: no place of the pack may notice."""
    chance, size, rounds = Chance(5), 44, 2200
    first, last = Counter[int](), Counter[int]()
    for _ in range(rounds):
        items = list(range(size))
        chance.shuffle(items)
        first[items[0]] += 1
        last[items[-1]] += 1

    for counts in (first, last):
        expected = rounds / size
        chi_squared = sum((counts[item] - expected) ** 2 / expected for item in range(size))
        assert chi_squared < size - 1 + 5 * (2 * (size - 1)) ** 0.5


@pytest.mark.parametrize("size", [0, 1])
def test_shuffling_nothing_draws_nothing(size: int) -> None:
    g = Toy(2, 1)
    before = g.chance
    g.shuffle(list(range(size)))

    assert g.chance == before


def test_scripted_dice_come_first_and_leave_the_generator_alone() -> None:
    g, plain = Toy(2, 3), Toy(2, 3)
    g.dice = [5, 0, 13]

    assert [g.below(6) for _ in range(3)] == [5, 0, 1]
    assert g.dice == []
    assert g.below(6) == plain.below(6)


def test_scripted_dice_decide_a_shuffle() -> None:
    g = Toy(2, 3)
    items = [10, 11, 12, 13]
    g.dice = [3, 2, 1]
    g.shuffle(items)

    assert items == [10, 11, 12, 13]
    g.dice = [0, 0, 0]
    g.shuffle(items)
    assert items == [11, 12, 13, 10]


GOLDEN_DRAWS = [91, 39, 30, 11, 9, 91]
GOLDEN_SHUFFLE = [2, 10, 11, 3, 0, 7, 5, 1, 4, 9, 6, 8]

"""Chance: two generators as they are written down, even draws, and dice that a test may script.

The attacks are at the end: draws that were seen must reveal neither the key nor other draws.
"""

from __future__ import annotations

import hashlib
import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

import meadhall
from meadhall.kernel import Chance
from meadhall.kernel.rng import GOLDEN, MASK, SPENT, Luck, block, draw, imagined, keyed, mix, seeded, shuffle
from tests.kernel.toy import Toy

KINDS = pytest.mark.parametrize("kind", [keyed, imagined])


class Drawn:
    """A generator of either kind, drawn from as a state does."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def below(self, n: int) -> int:
        self.luck, number = draw(self.luck, n)
        return number

    def shuffled(self, size: int) -> list[int]:
        items = list(range(size))
        self.luck = shuffle(self.luck, items)
        return items


def splitmix(seed: int, count: int) -> list[int]:
    """The raw output of the fast generator, from a raw state."""
    outputs = []
    for _ in range(count):
        seed = (seed + GOLDEN) & MASK
        outputs.append(mix(seed))
    return outputs


def uneven(counts: Counter[int], sides: int) -> bool:
    """Is this further from even than five standard deviations of chi squared?"""
    expected = counts.total() / sides
    chi_squared = sum((counts[value] - expected) ** 2 / expected for value in range(sides))
    return chi_squared > sides - 1 + 5 * math.sqrt(2 * (sides - 1))


# -- known answers --------------------------------------------------------------------------------------------


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


def test_a_block_is_keyed_blake2b_over_its_number() -> None:
    """The hash of the standard library, which has the published vectors of RFC 7693 in its own tests."""
    key = "000102030405060708090a0b0c0d0e0f" * 2
    by_hand = hashlib.blake2b(b"\0\0\0\0\0\0\0\5", key=key.encode("ascii"), digest_size=64).hexdigest()

    assert f"{block(key, 5):0128x}" == by_hand
    assert by_hand.startswith("ec9c94fe4dcae22e4d311609be355556")


def test_the_key_of_a_seed_is_its_hash() -> None:
    assert keyed(7) == ("675383b52ee5115638de0aa204546c620629a3e2286acef9c3a6c787acfc76a5", 0)
    by_hand = hashlib.blake2b(b"f" + b"0f" * 31, digest_size=32, person=b"meadhall").hexdigest()
    assert keyed(int("0f" * 32, 16)) == (by_hand, 0)


@pytest.mark.parametrize(
    ("luck", "draws", "cards"),
    [
        (keyed(7), [24, 0, 13, 54, 86, 7], [10, 1, 6, 0, 11, 5, 3, 9, 7, 4, 8, 2]),
        (imagined(7), [91, 39, 30, 11, 9, 91], [2, 10, 11, 3, 0, 7, 5, 1, 4, 9, 6, 8]),
    ],
)
def test_golden_draws_never_change(luck: Luck, draws: list[int], cards: list[int]) -> None:
    """Records replay for ever only as long as these numbers stay."""
    chance = Drawn(luck)

    assert [chance.below(100) for _ in range(6)] == draws
    assert chance.shuffled(12) == cards


def test_equal_seeds_deal_alike_in_another_process() -> None:
    script = "import meadhall; print(meadhall.new('blood-rage', seats=4, seed=7).hash())"
    env = {**os.environ, "PYTHONHASHSEED": "12", "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)

    assert said.stdout.strip() == meadhall.new("blood-rage", seats=4, seed=7).hash()


# -- seeds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, -(2**70), 10**30, 2**256 - 1])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= seeded(seed) <= MASK
    assert 0 <= Chance(seed).below(6) < 6
    assert 0 <= Drawn(keyed(seed)).below(6) < 6


@KINDS
def test_neighbouring_seeds_do_not_draw_alike(kind: Callable[[int], Luck]) -> None:
    rows = {tuple([chance.below(1000) for _ in range(4)]) for chance in map(Drawn, map(kind, range(500)))}

    assert len(rows) == 500


def test_a_table_is_dealt_with_a_key_and_a_fork_without() -> None:
    g = Toy(2, 42)
    match = meadhall.new("blood-rage", seats=2, seed=42)

    assert g.chance == keyed(42)
    assert match.state.chance[0] == keyed(42)[0]
    assert match.fork(0, 42).state.chance[0] == ""


def test_a_fork_draws_as_chance_alone_does() -> None:
    g, chance = Toy(2, 0), Chance(42)
    g.chance = imagined(42)
    mine, theirs = list(range(30)), list(range(30))
    g.shuffle(mine)
    chance.shuffle(theirs)

    assert mine == theirs
    assert [g.below(n) for n in range(1, 200)] == [chance.below(n) for n in range(1, 200)]
    assert g.chance == ("", chance.value)


# -- even draws -----------------------------------------------------------------------------------------------


@KINDS
@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
def test_draws_are_even(kind: Callable[[int], Luck], sides: int) -> None:
    chance = Drawn(kind(sides))
    counts = Counter(chance.below(sides) for _ in range(400 * sides))

    assert set(counts) == set(range(sides))
    assert not uneven(counts, sides)


@KINDS
@pytest.mark.parametrize("seed", range(3))
def test_shuffles_are_even(kind: Callable[[int], Luck], seed: int) -> None:
    chance, numbers = Drawn(kind(seed)), {order: number for number, order in enumerate(permutations(range(4)))}
    counts = Counter(numbers[tuple(chance.shuffled(4))] for _ in range(24 * 200))

    assert set(counts) == set(range(24))
    assert not uneven(counts, 24)


@KINDS
@pytest.mark.parametrize("size", [44, 90])
def test_every_place_of_a_long_shuffle_is_even(kind: Callable[[int], Luck], size: int) -> None:
    """One word serves several draws, and long packs need several words: no place of the pack may notice."""
    chance = Drawn(kind(5))
    packs = [chance.shuffled(size) for _ in range(50 * size)]

    for place in (0, 1, size // 3, size - 1):
        assert not uneven(Counter(pack[place] for pack in packs), size)


@KINDS
@pytest.mark.parametrize("size", [0, 1, 2, 63, 64, 65, 500])
def test_a_shuffle_keeps_every_card(kind: Callable[[int], Luck], size: int) -> None:
    assert sorted(Drawn(kind(1)).shuffled(size)) == list(range(size))


@KINDS
@pytest.mark.parametrize("size", [0, 1])
def test_shuffling_nothing_draws_nothing(kind: Callable[[int], Luck], size: int) -> None:
    chance = Drawn(kind(1))
    chance.shuffled(size)

    assert chance.luck == kind(1)


# -- dice -----------------------------------------------------------------------------------------------------


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


# -- attacks --------------------------------------------------------------------------------------------------


def test_no_block_comes_twice() -> None:
    """Neither whole nor in any of its eight words: what was seen is never dealt from again."""
    words = [block(key, number) >> 64 * part & MASK for key in KEYS for number in range(500) for part in range(8)]

    assert len(set(words)) == len(words)


def test_each_draw_takes_a_block_of_its_own_and_a_shuffle_its_own_ones() -> None:
    """The counter counts blocks: every draw leaves behind all that it was made of."""
    chance, numbers = Drawn(keyed(1)), [0]
    for _ in range(5):
        chance.below(6)
        numbers.append(chance.luck[1])
    assert numbers == [0, 1, 2, 3, 4, 5]
    for size, blocks in ((2, 1), (44, 1), (75, 2), (200, 4)):
        before = chance.luck[1]
        chance.shuffled(size)
        assert chance.luck[1] - before == blocks, size


def test_the_draws_of_one_block_never_use_it_up() -> None:
    """Together they have at most 2**448 results, so none is likelier than another by one part in 2**64."""
    for size in range(2, 600):
        draws = SPENT // size.bit_length()
        assert math.prod(range(max(2, size - draws + 1), size + 1)) <= 1 << SPENT, size


def test_the_cards_seen_of_a_pack_tell_nothing_of_the_next() -> None:
    """Over many packs: below any top card lies each other card."""
    chance, size = Drawn(keyed(9)), 8
    pairs = Counter[int]()
    for _ in range(200 * size * (size - 1)):
        pack = chance.shuffled(size)
        pairs[pack[-1] * (size - 1) + pack[-2] - (pack[-2] > pack[-1])] += 1

    assert not uneven(pairs, size * (size - 1))


def test_neighbouring_keys_and_numbers_have_nothing_in_common() -> None:
    """Turn one bit of the seed or of the counter: half of the bits of a block turn, as by chance."""
    key = keyed(1)[0]
    pairs = [(block(key, n), block(key, n ^ 1 << bit)) for n in range(40) for bit in range(8)]
    pairs += [(block(keyed(n)[0], 0), block(keyed(n ^ 1 << bit)[0], 0)) for n in range(40) for bit in range(8)]
    turned = [(one ^ other).bit_count() for one, other in pairs]

    assert abs(sum(turned) / len(turned) - 256) < 5 * (128 / len(turned)) ** 0.5
    assert min(turned) > 180  # 256 less six standard deviations, and then some
    assert max(turned) < 332


def test_a_seed_that_differs_beyond_the_first_64_bits_deals_another_match() -> None:
    """To try all seeds of 53 or 64 bits is pointless: every bit of 256 counts."""
    deals = {tuple(Drawn(keyed(1 << bit)).shuffled(52)) for bit in range(256)}

    assert len(deals) == 256


KEYS = [keyed(seed)[0] for seed in range(4)]

"""The vocabulary: ints inside the rules, text at the edges, both ways."""

from __future__ import annotations

import pytest

from meadhall.kernel import DONE, Domain, Vocabulary
from tests.kernel import toy

COLOURS = Domain("colour", "colour", ("red", "blue"))
PLACES = Domain("place", "place", ("north", "east", "south"))


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.word("done")
    words.block("paint", COLOURS)
    words.block("move", COLOURS, PLACES)
    return words


def test_options_are_consecutive_in_the_order_of_the_blocks() -> None:
    words = vocabulary()

    assert [words.text(option) for option in range(len(words))] == [
        "done", "paint red", "paint blue", "move red north", "move red east", "move red south", "move blue north",
        "move blue east", "move blue south",
    ]  # fmt: skip


def test_first_word_is_done() -> None:
    assert vocabulary().parse("done") == DONE


def test_text_and_int_round_trip() -> None:
    words = vocabulary()

    assert [words.parse(words.text(option)) for option in range(len(words))] == list(range(len(words)))


@pytest.mark.parametrize("typed", ["move blue east", "  Move  BLUE\teast ", "MOVE BLUE EAST"])
def test_parse_forgives_case_and_spaces(typed: str) -> None:
    assert vocabulary().parse(typed) == 7


@pytest.mark.parametrize("typed", ["", "move", "move blue", "move blue nowhere", "paint red red", "#3", "#-1"])
def test_parse_of_anything_else_is_minus_one(typed: str) -> None:
    assert vocabulary().parse(typed) == -1


@pytest.mark.parametrize("option", [-1, 9, 10**9])
def test_text_of_a_foreign_int_is_a_number(option: int) -> None:
    assert vocabulary().text(option) == f"#{option}"


def test_block_puts_together_and_takes_apart() -> None:
    words = vocabulary()
    word, paint, move = words.blocks

    assert (paint.of(1), paint.one(2), paint.values(2)) == (2, 1, (1,))
    assert (move.of(1, 2), move.pair(8), move.values(8)) == (8, (1, 2), (1, 2))
    assert word.values(0) == ()
    for first in range(2):
        for second in range(3):
            assert move.pair(move.of(first, second)) == (first, second)


def test_block_knows_its_own() -> None:
    words = vocabulary()
    _, paint, move = words.blocks

    assert [option in paint for option in (0, 1, 2, 3)] == [False, True, True, False]
    assert [option in move for option in (2, 3, 8, 9, -1)] == [False, True, True, False, False]
    assert [words.block_of(option).verb for option in (0, 2, 3)] == ["done", "paint", "move"]


def test_two_options_never_share_a_text() -> None:
    words = vocabulary()

    with pytest.raises(AssertionError, match="two options are called 'paint red'"):
        words.block("paint", COLOURS)


def test_option_has_at_most_two_arguments() -> None:
    with pytest.raises(AssertionError, match="mix: an option has at most two arguments"):
        Vocabulary().block("mix", COLOURS, COLOURS, PLACES)


def test_toy_has_a_block_for_each_verb() -> None:
    verbs = [block.verb for block in toy.OPTIONS.blocks]

    assert len(verbs) == len(set(verbs))


# -- room for other editions --------------------------------------------------------------------------------


def roomy(*colours: str) -> Vocabulary:
    words = Vocabulary()
    words.word("done")
    words.block("paint", Domain("colour", "colour", (), 4))
    words.block("move", Domain("colour", "colour", (), 4), PLACES)
    words.word("pass")
    return words.named("colour", colours)


def test_every_edition_has_the_same_numbers() -> None:
    two, three = roomy("red", "blue"), roomy("red", "blue", "green")

    assert [words.parse("move blue east") for words in (two, three)] == [5 + 3 + 1] * 2
    assert [words.parse("pass") for words in (two, three)] == [17, 17]
    assert [(block.verb, block.base, block.end) for block in two.blocks] == [
        (block.verb, block.base, block.end) for block in three.blocks
    ]
    assert len(two) == len(three) == 18


def test_a_number_kept_free_is_no_option() -> None:
    words = roomy("red", "blue")

    assert [words.text(option) for option in words] == [
        "done", "paint red", "paint blue", "move red north", "move red east", "move red south", "move blue north",
        "move blue east", "move blue south", "pass",
    ]  # fmt: skip
    assert (3 in words, 2 in words, -1 in words, 18 in words) == (False, True, False, False)
    assert (words.text(3), words.parse("paint green"), words.parse("")) == ("#3", -1, -1)


def test_there_are_no_more_keys_than_there_is_room() -> None:
    with pytest.raises(AssertionError, match="no room for 5 of colour"):
        roomy("red", "blue", "green", "black", "white")

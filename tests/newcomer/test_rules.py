"""The rules of the Skalds' Wager, as a newcomer would prove them."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import BadOptions, IllegalAction, Match
from tests.newcomer.guest import SLUG
from tests.skalds.options import OPTIONS
from tests.skalds.state import Skalds


def table(seats: int = 3) -> Match[Skalds]:
    return meadhall.new(SLUG, seats=seats, seed=1)


def play(match: Match[Skalds], *lines: str) -> Match[Skalds]:
    """Answers, as `0: bid verse-5`."""
    for line in lines:
        seat, _, option = line.partition(": ")
        match.apply(int(seat), OPTIONS.parse(option))
    return match


def test_the_table_is_set() -> None:
    g = table().state
    assert g.verses == [[0, 1, 2, 3, 4]] * 3
    assert (g.glory, g.benches) == ([0, 0, 0], [[], [], []])
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            meadhall.new(SLUG, seats=seats, seed=1)


def test_the_highest_verse_sung_alone_wins_and_sits_down() -> None:
    match = play(table(), "0: bid verse-5", "1: bid verse-5", "2: bid verse-3")
    assert match.state.glory == [0, 0, 3]
    play(match, "2: sit high-seat")
    assert match.state.glory == [0, 0, 7]


def test_no_one_wins_if_no_one_sings_alone() -> None:
    match = play(table(2), "0: bid verse-4", "1: bid verse-4")
    assert (match.state.glory, match.state.round) == ([0, 0], 2)


def test_a_verse_is_sung_once_and_a_bench_can_be_full() -> None:
    match = play(table(2), "0: bid verse-5", "1: bid verse-4", "0: sit high-seat")
    with pytest.raises(IllegalAction) as refused:
        play(match, "0: bid verse-5")
    assert refused.value.rule == "SK-202"
    play(match, "0: bid verse-1", "1: bid verse-2")
    with pytest.raises(IllegalAction) as refused:
        play(match, "1: sit high-seat")
    assert refused.value.rule == "SK-302"

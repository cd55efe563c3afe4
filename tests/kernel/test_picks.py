"""Picks of several: shown and taken back one at a time, and not asked where one public answer is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.kernel import DONE, Match, Option, Record, Steps, ask_several, begun, procedure, question, together
from meadhall.kernel.interpreter import Reference
from tests.kernel import toy
from tests.kernel.toy import TAKE, Toy, say, toy_match

RUBY, OPAL, JADE = (TAKE.of(stone) for stone in range(3))


@question("P-1")
def pair(g: Toy, seat: int, picks: tuple[Option, ...], stones: int) -> Iterator[Option]:
    """Some of the first stones, each once; the last of them is never left."""
    left = [TAKE.of(stone) for stone in range(stones) if TAKE.of(stone) not in picks]
    yield from left or [DONE]


@question("P-2", secret=True)
def secret_pair(g: Toy, seat: int, picks: tuple[Option, ...], stones: int) -> Iterator[Option]:
    yield from pair.options(g, seat, picks, stones)


@procedure
def alone(g: Toy, most: int, stones: int, hidden: bool) -> Steps[None]:
    taken = yield ask_several(0, secret_pair if hidden else pair, most, stones)
    g.stones[0] += [TAKE.one(stone) for stone in taken]
    yield ask_several(1, secret_pair, 1, 3)


@procedure
def all_at_once(g: Toy) -> Steps[None]:
    taken = yield together(*[ask_several(s, pair, 3, 2) for s in range(g.seats)])
    for seat in range(g.seats):
        g.stones[seat] += [TAKE.one(stone) for stone in taken[seat]]
    yield ask_several(1, secret_pair, 1, 3)


def at(rule: Any, *args: Any, automatic: bool = True) -> Match[Toy]:
    return Match.at(toy.GAME, toy_match().state.clone(), begun(rule, *args), automatic=automatic)


def asked(match: Match[Toy]) -> list[tuple[int, tuple[Option, ...], tuple[Option, ...]]]:
    return [(d.seat, d.picks, d.options) for d in match.decisions]


def test_the_last_public_answer_gives_itself() -> None:
    match = at(alone, 2, 2, False)
    say(match, "0: take ruby")

    assert match.state.stones[0] == [0, 1]
    assert [d.seat for d in match.decisions] == [1]
    assert match.record is not None
    assert len(match.record.actions) == 1


def test_done_gives_itself_where_nothing_else_is_left() -> None:
    match = at(alone, 3, 2, False)
    say(match, "0: take opal")

    assert match.state.stones[0] == [1, 0]


def test_the_first_pick_is_asked_even_if_it_is_the_only_one() -> None:
    match = at(alone, 2, 1, False)

    assert asked(match) == [(0, (), (RUBY,))]
    say(match, "0: take ruby")  # and done
    assert match.state.stones[0] == [0]


def test_asked_to_the_end_where_forced_choices_are_asked() -> None:
    match = at(alone, 3, 2, False, automatic=False)
    say(match, "0: take ruby")
    assert asked(match) == [(0, (RUBY,), (OPAL,))]
    say(match, "0: take opal")
    assert asked(match) == [(0, (RUBY, OPAL), (DONE,))]


def test_asked_to_the_end_where_others_cannot_see_what_is_left() -> None:
    match = at(alone, 3, 2, True)
    say(match, "0: take ruby")

    assert asked(match) == [(0, (RUBY,), (OPAL,))]


def test_asked_to_the_end_where_all_pick_at_once() -> None:
    match = at(all_at_once)
    say(match, "0: take ruby", "1: take opal", "0: take opal")

    assert asked(match) == [(0, (RUBY, OPAL), (DONE,)), (1, (OPAL,), (RUBY,))]


@pytest.mark.parametrize("automatic", [True, False])
@pytest.mark.parametrize(("most", "stones"), [(1, 1), (2, 1), (2, 2), (3, 2), (2, 3), (3, 3)])
def test_plain_generators_pick_alike(most: int, stones: int, automatic: bool) -> None:
    match = at(alone, most, stones, False, automatic=automatic)
    game = toy.toy_game(rules={"play": lambda g: alone(g, most, stones, False)})
    plain = Reference.new(game, Record("toy", 2, 7, automatic=automatic, actions=[]))
    while not match.over:
        assert [(d.seat, d.picks, d.options) for d in plain.decisions] == asked(match)
        seat, option = match.decisions[0].seat, match.decisions[0].options[-1]
        match.apply(seat, option)
        plain.apply(seat, option)
    assert plain.over
    assert plain.state.stones == match.state.stones


def test_taken_back_one_at_a_time() -> None:
    match = at(alone, 3, 3, False)
    say(match, "0: take ruby")
    before = asked(match)
    say(match, "0: take jade")  # and opal, and done, automatically
    assert match.state.stones[0] == [0, 2, 1]

    match.undo(0)
    assert asked(match) == before == [(0, (RUBY,), (OPAL, JADE))]
    match.undo(0)
    assert asked(match) == [(0, (), (RUBY, OPAL, JADE))]
    assert not match.can_undo(0)


def test_taken_back_one_at_a_time_where_all_pick_at_once() -> None:
    match = at(all_at_once)
    say(match, "0: take ruby", "1: take opal", "0: take opal", "0: done")
    for left in [(RUBY, OPAL), (RUBY,), ()]:
        match.undo(0)
        assert [d.picks for d in match.decisions] == [left, (OPAL,)]

    assert not match.can_undo(0)
    assert match.record is not None
    assert [(action.seat, action.option) for action in match.record.actions] == [(1, "take opal")]
    say(match, "0: take opal", "0: take ruby", "0: done", "1: take ruby", "1: done")
    assert match.state.stones == [[1, 0], [1, 0]]


def test_picks_so_far_are_in_the_view() -> None:
    match = at(alone, 3, 3, False)
    say(match, "0: take ruby")

    assert match.view(0).to_data()["picks"] == ["take ruby"]
    assert match.view(1).to_data()["picks"] == []

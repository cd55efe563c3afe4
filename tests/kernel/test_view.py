"""Views: what one seat may see, by allow-list; logs by audience."""

from __future__ import annotations

import json

import pytest

from meadhall.kernel import Entry, Waiting
from tests.kernel import toy
from tests.kernel.toy import CARDS, OPTIONS, say, toy_match


def test_seat_sees_its_own_hand_and_the_others_backs() -> None:
    match = toy_match()

    for seat in (0, 1):
        table = match.view(seat).table
        assert table.hand == tuple(CARDS[card] for card in match.state.hands[seat])
        assert table.hands == (2, 2)
    assert match.view(None).table.hand == ()


def test_options_are_the_seats_own() -> None:
    match = toy_match()

    decision = match.view(0).decision
    assert decision is not None
    assert decision.options == match.options(0)
    assert match.view(1).decision is None
    assert match.view(None).decision is None


def test_all_players_see_whom_the_table_waits_for_and_why() -> None:
    match = toy_match(seats=3)
    assert match.view(1).waiting == (Waiting(0, "turn", ()),)
    say(match, "0: duel", "1: commit $card")

    for seat in (0, 1, 2, None):
        assert match.view(seat).waiting == (Waiting(0, "commit", ()), Waiting(2, "commit", ()))


def test_waiting_shows_the_arguments_but_no_picks() -> None:
    match = toy_match()
    say(match, "0: gather", "0: take opal")

    assert match.view(1).waiting == (Waiting(0, "gather", (3,)),)
    assert match.view(1).to_data()["picks"] == []
    assert match.view(0).to_data()["picks"] == ["take opal"]


def test_log_is_heard_by_its_audience() -> None:
    match = toy_match()
    say(match, "0: step", "0: draw")
    card = toy.Drawn(0, next(c for c in match.state.hands[0] if Entry(toy.Drawn(0, c), (0,)) in match.log))

    assert [entry.event for entry in match.view(0).log()] == [toy.Stepped(0), card]
    for other in (1, None):
        assert [entry.event for entry in match.view(other).log()] == [toy.Stepped(0), toy.DrawnHidden(0)]


def test_log_since() -> None:
    match = toy_match()
    say(match, "0: step")
    seen = len(match.log)
    say(match, "0: step")

    assert [entry.event for entry in match.view(1).log(seen)] == [toy.Stepped(0)]


@pytest.mark.parametrize(
    ("audience", "hears"), [(None, [True] * 3), ((0,), [True, False, False]), ((-1, 1), [False, True, True])]
)
def test_audience(audience: tuple[int, ...] | None, hears: list[bool]) -> None:
    entry = Entry(toy.Stepped(0), audience)

    assert [entry.heard_by(seat) for seat in (0, 1, None)] == hears


def test_data_is_json_and_holds_no_secret() -> None:
    match = toy_match()
    data = json.dumps(match.view(1).to_data())

    assert all(f'"{CARDS[card]}"' not in data for card in match.state.hands[0] + match.state.deck)
    assert json.loads(data) == {
        "saga": "toy",
        "seat": 1,
        "table": {
            "deck": 8,
            "hands": [2, 2],
            "table": [],
            "scores": [0, 0],
            "hand": [CARDS[card] for card in match.state.hands[1]],
        },
        "waiting": [[0, "turn", []]],
        "options": [],
        "picks": [],
        "undo": False,
        "outcome": None,
    }


def test_data_of_the_seat_that_decides_lists_its_options_as_text() -> None:
    match = toy_match()

    assert match.view(0).to_data()["options"] == [OPTIONS.text(option) for option in match.options(0)]


def test_outcome_and_undo_are_part_of_it() -> None:
    match = toy_match()
    say(match, "0: step")
    assert match.view(0).can_undo
    assert not match.view(1).can_undo
    assert not match.view(None).can_undo
    while not match.over:
        match.apply(match.decisions[0].seat, toy.ONLY)

    assert match.view(None).outcome == match.outcome
    assert json.loads(json.dumps(match.view(None).to_data()["outcome"])) == {
        "scores": [1, 0],
        "ranks": [1, 2],
        "winners": [0],
    }


def test_features_are_the_seats() -> None:
    match = toy_match()

    assert match.view(0).features() == (0.0, 2.0)
    with pytest.raises(AssertionError, match="a spectator plays for nobody"):
        match.view(None).features()


def test_fork_of_a_view_is_the_seats_own() -> None:
    match = toy_match()
    fork = match.view(1).fork(5)

    assert fork.state.hands[1] == match.state.hands[1]
    assert fork.view(1).table == match.view(1).table
    assert match.view(0).saga == "toy"

"""Undo: back inside your turn, as far as nothing was drawn and nothing new became known."""

from __future__ import annotations

import pytest

from meadhall.kernel import IllegalAction, Match, Steps, ask, begun, history, procedure
from tests.kernel import toy
from tests.kernel.toy import Toy, say, toy_match


def snapshot(match: Match[Toy]) -> tuple[object, ...]:
    """All that undo must bring back: the position, the log and the record."""
    assert match.record is not None
    return match.hash(), list(match.log), list(match.record.actions), [d.options for d in match.decisions]


def undoable(*lines: str) -> list[int]:
    """The seats that may take back their last answer after a transcript."""
    match = toy_match(seats=3)
    say(match, *lines)
    return [seat for seat in range(3) if match.can_undo(seat)]


@pytest.mark.parametrize(
    ("lines", "seats"),
    [
        ((), []),
        (("0: step",), [0]),
        (("0: step", "0: step"), [0]),
        (("0: gather", "0: take ruby"), [0]),
        (("0: gather", "0: done"), [0]),
        (("0: only",), [0]),
        (("0: guess", "0: guess"), [0]),
        (("0: duel",), [0]),
        (("0: duel", "0: commit $card"), [0]),
        (("0: duel", "0: commit $card", "2: commit $card"), [0, 2]),
    ],
)
def test_offered(lines: tuple[str, ...], seats: list[int]) -> None:
    assert undoable(*lines) == seats


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("0: step", "0: roll"), id="chance was drawn"),
        pytest.param(("0: show $card",), id="a hidden card was shown"),
        pytest.param(("0: draw",), id="a card became known to the seat itself"),
        pytest.param(("0: flash $card",), id="a card was shown and hidden again"),
        pytest.param(
            ("0: duel", "0: commit $card", "1: commit $card", "2: commit $card"), id="a joint decision was resolved"
        ),
    ],
)
def test_barrier(lines: tuple[str, ...]) -> None:
    assert undoable(*lines) == []


def test_barrier_another_seat_acted() -> None:
    assert undoable("0: only", "1: step") == [1]


def test_barrier_is_not_passed_step_by_step() -> None:
    match = toy_match()
    say(match, "0: step", "0: show $card", "1: step")
    match.undo(1)

    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_barrier_stays_after_further_steps_of_the_same_seat() -> None:
    match = toy_match()
    say(match, "0: only", "1: draw", "0: step", "0: step")
    for _ in range(2):
        match.undo(0)

    assert not match.can_undo(0)


def test_restores_position_log_and_record() -> None:
    match = toy_match()
    snapshots = []
    for line in ("0: step", "0: step", "0: gather", "0: take opal", "0: done"):
        snapshots.append(snapshot(match))
        say(match, line)

    for before in reversed(snapshots):
        match.undo(0)
        assert snapshot(match) == before


def test_restored_match_plays_on_like_any_other() -> None:
    undone, straight = toy_match(), toy_match()
    say(undone, "0: step", "0: gather", "0: take opal")
    for _ in range(2):
        undone.undo(0)
    for match in (undone, straight):
        say(match, *(["0: step"] if match is straight else []), "0: show $card", "1: step")

    assert snapshot(undone) == snapshot(straight)
    assert undone.view(None).log() == straight.view(None).log()


def test_retracting_a_joint_answer_restores_record_and_position() -> None:
    match = toy_match(seats=3)
    say(match, "0: duel")
    before = snapshot(match)
    say(match, "1: commit $card")

    match.undo(1)

    assert snapshot(match) == before


def test_retracting_leaves_the_others_answers() -> None:
    match = toy_match(seats=3)
    say(match, "0: duel", "2: commit $card", "1: commit $card")

    match.undo(2)

    assert match.record is not None
    assert [action.seat for action in match.record.actions] == [0, 1]
    assert [d.seat for d in match.decisions] == [0, 2]


@pytest.mark.parametrize("seat", [0, 1, 5])
def test_refused_when_there_is_nothing_to_undo(seat: int) -> None:
    match = toy_match()
    say(match, "0: show $card")
    before = snapshot(match)

    with pytest.raises(IllegalAction, match="'undo' refused: nothing-to-undo") as caught:
        match.undo(seat)

    assert (caught.value.seat, caught.value.reason) == (seat, "nothing-to-undo")
    assert snapshot(match) == before


def test_copies_have_no_undo() -> None:
    match = toy_match()
    say(match, "0: step")

    assert not match.clone().can_undo(0)
    assert not match.fork(0, 1).can_undo(0)
    with pytest.raises(IllegalAction):
        match.clone().undo(0)


def test_copy_with_a_joint_answer_has_no_undo_either() -> None:
    match = toy_match()
    say(match, "0: duel", "0: commit $card")

    assert match.can_undo(0)
    assert not match.clone().can_undo(0)
    with pytest.raises(IllegalAction):
        match.clone().undo(0)


def test_last_action_of_the_match() -> None:
    match = toy_match()
    for seat in (0, 1, 0, 1, 0):
        say(match, f"{seat}: only")
    before = snapshot(match)
    say(match, "1: only")
    assert match.over

    match.undo(1)

    assert snapshot(match) == before
    assert not match.over


# -- copies are kept once in a while --------------------------------------------------------------------------


@procedure
def long_turn(g: Toy, length: int) -> Steps[None]:
    """One seat goes on and on."""
    for _ in range(length):
        action = yield ask(0, toy.turn)
        g.scores[0] += 1
        g.tell(toy.Stepped(0))
        toy.act(g, 0, action)


def at_length(length: int) -> Match[Toy]:
    return Match.at(toy.GAME, toy_match().state.clone(), begun(long_turn, length))


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows by one with every copy of a match."""
    copies: list[int] = []
    clone = Match.clone

    def counting(match: Match[Toy]) -> Match[Toy]:
        copies.append(1)
        return clone(match)

    monkeypatch.setattr(Match, "clone", counting)
    return copies


def test_a_long_turn_costs_few_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    copies, match = counted(monkeypatch), at_length(100)
    for _ in range(100):
        say(match, "0: step")

    assert len(copies) == 4


@pytest.mark.parametrize("asked", [True, False])
def test_a_long_turn_is_taken_back_step_by_step(asked: bool) -> None:
    match, trail = at_length(100), []
    for _ in range(100):
        trail.append((*snapshot(match), match.opened))
        say(match, "0: step")
        assert not asked or match.can_undo(0)

    for before in reversed(trail):
        match.undo(0)
        assert (*snapshot(match), match.opened) == before
    assert not match.can_undo(0)


def test_an_endless_turn_keeps_the_last_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST", 10)
    match = at_length(100)
    for _ in range(90):
        say(match, "0: step")
    taken = 0
    while match.can_undo(0):
        match.undo(0)
        taken += 1

    assert taken == 10


def test_a_seat_that_did_not_act_last_is_refused_without_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy_match()
    say(match, "0: step")
    copies = counted(monkeypatch)

    assert not match.can_undo(1)
    assert copies == []


def test_scripted_chance_is_played_again_as_it_was() -> None:
    match = at_length(9)
    say(match, "0: step")
    match.state.dice = [5]
    say(match, "0: roll", "0: step")
    before = snapshot(match)
    say(match, "0: step")

    match.undo(0)

    assert snapshot(match) == before


def test_back_into_a_pick_that_was_complete() -> None:
    match = toy_match()
    say(match, "0: step", "0: gather", "0: take opal")
    opened = match.opened
    say(match, "0: done")
    assert match.opened != opened

    match.undo(0)

    assert match.opened == opened
    assert match.decisions[0].picks == (toy.OPTIONS.parse("take opal"),)


def test_a_retracted_answer_is_not_played_again() -> None:
    match = toy_match(seats=3)
    say(match, "0: duel", "1: commit $card")
    match.can_undo(1)
    match.undo(1)
    second = toy.CARDS[match.state.hands[1][1]]
    say(match, "0: commit $card", f"1: commit {second}", "2: commit $card", "1: step")
    before = snapshot(match)
    say(match, "1: step")

    match.undo(1)

    assert snapshot(match) == before


def test_what_is_forgotten_cannot_be_taken_back() -> None:
    match = toy_match()
    say(match, "0: step")
    match.forget()
    match.state.scores[0] = 7
    assert not match.can_undo(0)
    say(match, "0: step")

    match.undo(0)

    assert match.state.scores[0] == 7
    assert not match.can_undo(0)


def test_history_of_a_position_set_by_hand_begins_there() -> None:
    match = at_length(5)
    match.state.scores[0] = 3  # a table can be set up until the first answer
    before = snapshot(match)
    assert not match.can_undo(0)
    say(match, "0: step", "0: step")

    match.undo(0)
    match.undo(0)

    assert snapshot(match) == before
    assert not match.can_undo(0)

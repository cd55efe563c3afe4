"""A match: answers, refusals, decisions put together, picks of several, forced choices and dead ends."""

from __future__ import annotations

import pytest

from meadhall.kernel import DONE, BadOptions, DeadEnd, IllegalAction, Match, Outcome, Record, ask_several
from meadhall.kernel.record import Action
from tests.kernel import toy
from tests.kernel.toy import CARDS, GAME, OPTIONS, Toy, say, toy_match


def refusal(match: Match[Toy], seat: int, option: int) -> IllegalAction:
    """The refusal of an answer, which has changed nothing."""
    before = match.hash(), list(match.log), list(match.record.actions) if match.record else []
    with pytest.raises(IllegalAction) as caught:
        match.apply(seat, option)
    after = match.hash(), list(match.log), list(match.record.actions) if match.record else []
    assert after == before
    return caught.value


def finish(match: Match[Toy]) -> None:
    while not match.over:
        match.apply(match.decisions[0].seat, toy.DRAW)


# -- one answer -----------------------------------------------------------------------------------------------


def test_asked_seat_answers_and_the_rules_go_on() -> None:
    match = toy_match()
    say(match, "0: step", "0: draw")

    assert [d.seat for d in match.decisions] == [1]
    assert match.state.scores == [1, 0]
    assert match.record is not None
    assert match.record.actions == [Action(0, "step"), Action(0, "draw")]
    assert match.options(0) == ()
    assert toy.STEP in match.options(1)


def test_refused_not_legal_names_seat_option_and_the_closest_rule() -> None:
    error = refusal(toy_match(), 0, toy.ROLL)

    assert (error.seat, error.option, error.reason, error.rule) == (0, "roll", "not-legal", "T-2")
    assert str(error) == "seat 0: 'roll' refused: not-legal (T-2)"


def test_refused_without_a_closer_rule_names_the_questions_own() -> None:
    match = toy_match()
    foreign = next(card for card in range(len(CARDS)) if card not in match.state.hands[0])

    assert refusal(match, 0, toy.SHOW.of(foreign)).rule == "T-1"


def test_refused_seat_that_is_not_asked() -> None:
    error = refusal(toy_match(), 1, toy.STEP)

    assert (error.reason, error.rule) == ("not-asked", "")
    assert str(error) == "seat 1: 'step' refused: not-asked"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_refused_foreign_seat(seat: int) -> None:
    assert refusal(toy_match(), seat, toy.STEP).reason == "not-asked"


@pytest.mark.parametrize("option", [-1, 10_000])
def test_refused_int_outside_the_vocabulary_is_shown_as_a_number(option: int) -> None:
    assert refusal(toy_match(), 0, option).option == f"#{option}"


def test_refused_after_the_end() -> None:
    match = toy_match()
    finish(match)

    assert refusal(match, 0, toy.STEP).reason == "over"
    assert match.decisions == ()
    assert match.decision(0) is None


def test_outcome_comes_with_the_end() -> None:
    match = toy_match()
    before = match.outcome
    say(match, "0: step")
    finish(match)

    assert before is None
    assert match.outcome == Outcome(scores=(1, 0), ranks=(1, 2), winners=(0,))


def test_setup_refuses_seats_and_options_that_the_title_has_not() -> None:
    with pytest.raises(BadOptions, match="The Toy is for 2 to 3 players, not 4"):
        Match.new(GAME, Record("toy", 4, 0))
    with pytest.raises(BadOptions, match="The Toy has no option 'mood'; it has: pace"):
        Match.new(GAME, Record("toy", 2, 0, options={"mood": 1}))
    with pytest.raises(BadOptions, match="pace is one of calm, brisk, not 'mad'"):
        Match.new(GAME, Record("toy", 2, 0, options={"pace": "mad"}))


# -- together -------------------------------------------------------------------------------------------------


def test_together_all_are_asked_at_once() -> None:
    match = toy_match(seats=3)
    say(match, "0: duel")

    assert [(d.seat, d.question.name) for d in match.decisions] == [(0, "commit"), (1, "commit"), (2, "commit")]
    assert match.joint


def test_together_nothing_changes_before_the_last_answer() -> None:
    match = toy_match(seats=3)
    say(match, "0: duel")
    state, events = match.state.clone(), len(match.log)
    eyes = [match.view(other).table for other in (0, 1, 2, None)]

    say(match, "2: commit $card", "0: commit $card")

    assert match.state.to_data() == state.to_data()
    assert len(match.log) == events
    assert [match.view(other).table for other in (0, 1, 2, None)] == eyes
    assert [d.seat for d in match.decisions] == [1]
    assert match.decision(0) is None
    say(match, "1: commit $card")
    assert len(match.state.table) == 3


def test_together_order_of_answers_does_not_matter() -> None:
    one, other = toy_match(), toy_match()
    say(one, "0: duel", "0: commit $card", "1: commit $card")
    say(other, "0: duel", "1: commit $card", "0: commit $card")

    assert one.hash() == other.hash()
    assert one.log == other.log


def test_together_a_second_answer_is_refused() -> None:
    match = toy_match()
    say(match, "0: duel", "0: commit $card")

    assert refusal(match, 0, toy.COMMIT.of(match.state.hands[0][1])).reason == "not-asked"


def test_together_answer_is_revisable_until_the_last() -> None:
    match = toy_match(seats=3)
    say(match, "0: duel")
    first, second = match.state.hands[0]
    put = match.hash()
    match.apply(0, toy.COMMIT.of(first))
    say(match, "1: commit $card")

    assert match.can_undo(0)
    assert match.can_undo(1)
    assert not match.can_undo(2)
    match.undo(0)

    assert match.options(0) == (toy.COMMIT.of(first), toy.COMMIT.of(second))
    assert match.record is not None
    assert [action.seat for action in match.record.actions] == [0, 1]
    match.undo(1)
    assert match.hash() == put
    match.apply(0, toy.COMMIT.of(second))
    say(match, "1: commit $card", "2: commit $card")
    assert second in match.state.table
    assert first in match.state.hands[0]


def test_together_with_no_one_asked_goes_on_at_once() -> None:
    match = toy_match()
    say(match, "0: duel", "0: commit $card", "1: commit $card")
    say(match, "1: duel", "0: commit $card", "1: commit $card")

    say(match, "0: duel")  # all hands are empty

    assert [d.seat for d in match.decisions] == [1]


# -- several --------------------------------------------------------------------------------------------------


def test_several_is_a_row_of_single_choices() -> None:
    match = toy_match()
    say(match, "0: gather")
    decision = match.decision(0)
    assert decision is not None
    assert [OPTIONS.text(o) for o in decision.options] == ["done", "take ruby", "take opal", "take jade"]

    say(match, "0: take opal")

    decision = match.decision(0)
    assert decision is not None
    assert decision.picks == (toy.TAKE.of(1),)
    assert [OPTIONS.text(o) for o in decision.options] == ["done", "take ruby", "take jade"]
    assert match.state.stones == [[], []]


def test_several_ends_at_its_most() -> None:
    match = toy_match()
    say(match, "0: gather", "0: take opal", "0: take jade")

    assert match.state.stones == [[1, 2], []]
    assert [d.seat for d in match.decisions] == [1]


def test_several_ends_with_done() -> None:
    match = toy_match()
    say(match, "0: gather", "0: take opal", "0: done")

    assert match.state.stones == [[1], []]


def test_several_of_nothing() -> None:
    match = toy_match()
    say(match, "0: gather", "0: done")

    assert match.state.stones == [[], []]


def test_several_refusal_knows_the_picks() -> None:
    match = toy_match()
    say(match, "0: gather", "0: take opal")

    assert refusal(match, 0, toy.TAKE.of(1)).rule == "T-5"
    assert refusal(match, 0, toy.STEP).rule == "T-4"


# -- forced choices -------------------------------------------------------------------------------------------


def test_forced_choice_answers_itself_and_is_no_action() -> None:
    match = toy_match()
    say(match, "0: only")

    assert [d.seat for d in match.decisions] == [1]
    assert match.record is not None
    assert match.record.actions == [Action(0, "only")]


def test_forced_choice_is_asked_when_the_automation_is_off() -> None:
    match = toy_match(automatic=False)
    say(match, "0: only")
    assert match.options(0) == (toy.ONLY,)

    say(match, "0: only")

    assert [d.seat for d in match.decisions] == [1]
    assert match.record is not None
    assert match.record.actions == [Action(0, "only"), Action(0, "only")]
    assert not match.record.automatic


def test_forced_choice_that_is_secret_is_always_asked() -> None:
    match = toy_match()
    say(match, "0: guess")

    assert match.options(0) == (toy.GUESS,)


def test_done_alone_is_no_forced_choice_of_several() -> None:
    """A pick of several always ends by its seat's own word."""
    decision = ask_several(0, toy.gather, 2, 0).asked(toy_match().state)

    assert decision.options == (DONE,)


# -- dead ends and copies --------------------------------------------------------------------------------------


def test_question_without_an_answer_is_a_dead_end() -> None:
    match = toy_match()

    with pytest.raises(DeadEnd, match="seat 0: stuck"):
        say(match, "0: stuck")


def test_clone_is_independent_and_keeps_no_history() -> None:
    match = toy_match()
    say(match, "0: gather", "0: take opal")
    before = match.hash()

    copy = match.clone()
    assert copy.hash() == before
    say(copy, "0: done", "1: step", "1: show $card")

    assert match.hash() == before
    assert copy.record is None
    assert copy.log == []
    assert not copy.can_undo(1)


def test_fork_re_deals_what_is_hidden_and_nothing_else() -> None:
    match = toy_match(seats=3)
    hands = set()
    for seed in range(20):
        fork = match.fork(0, seed)
        match.game.conserved(fork.state)
        assert fork.state.hands[0] == match.state.hands[0]
        assert fork.view(0).table == match.view(0).table
        hands.add(tuple(fork.state.hands[1]))

    assert len(hands) > 10


def test_fork_answers_anew_for_those_who_had_answered() -> None:
    match = toy_match(seats=3)
    say(match, "0: duel", "0: commit $card", "1: commit $card")

    for seed in range(20):
        fork = match.fork(0, seed)
        assert [d.ready for d in fork.pending] == [True, True, False]
        assert fork.pending[0] is match.pending[0]
        assert fork.pending[1].answer in [toy.COMMIT.of(card) for card in fork.state.hands[1]]


def test_loop_that_may_stop_goes_over_what_cannot_change() -> None:
    assert Match.items(range(3)) == (0, 1, 2)
    with pytest.raises(AssertionError, match="a loop that may stop needs a tuple, not list"):
        Match.items([1])

"""The moments in a log: found as it grows, made once, forgotten when something is taken back."""

from __future__ import annotations

from meadhall.kernel import Event, Seat
from meadhall.kernel.picture import Said
from meadhall.kernel.scene import Moment, Passage, Reel, Staging, is_any, ledger, mentioned


class Called(Event, frozen=True):
    seat: Seat


class Struck(Event, frozen=True):
    seat: Seat


class Fell(Event, frozen=True):
    seat: Seat


class Ended(Event, frozen=True):
    seat: Seat


MADE: list[int] = []


def fight(passage: Passage) -> Moment:
    MADE.append(len(passage.events))
    return Moment(title=Said("fight", numbers={"blows": len(passage.of(Struck))}), icon="swords")


def last(passage: Passage) -> Moment | None:
    return None if passage.is_open else Moment(title=Said("last"), icon="crown")


STAGINGS = (
    Staging(is_any(Called), is_any(Fell, Ended), fight),
    Staging(is_any(Ended), is_any(Ended), last),
)
LOG: list[Event] = [Struck(0), Called(0), Struck(0), Struck(1), Fell(1), Struck(0), Called(1), Struck(1)]


def reel(log: list[Event]) -> Reel:
    return Reel(STAGINGS, 0).follow(log)


def test_a_moment_is_from_the_event_that_begins_it_to_the_one_that_ends_it() -> None:
    (moment,) = reel(LOG).moments(LOG, None)
    assert (moment.start, moment.end) == (1, 5)
    assert moment.title.numbers == {"blows": 2}


def test_what_has_not_ended_is_the_moment_under_way() -> None:
    now = reel(LOG).now(LOG, None)
    assert now is not None
    assert (now.start, now.title.numbers) == (6, {"blows": 1})
    assert reel(LOG[:6]).now(LOG[:6], None) is None


def test_an_event_may_end_one_moment_and_be_another() -> None:
    log = [*LOG, Ended(0)]
    assert [(one.title.id, one.start, one.end) for one in reel(log).moments(log, None)] == [
        ("fight", 1, 5), ("fight", 6, 9), ("last", 8, 9),
    ]  # fmt: skip


def test_only_those_that_ended_since_are_sent() -> None:
    log = [*LOG, Fell(0)]
    assert [one.start for one in reel(log).moments(log, None, since=5)] == [6]
    assert [one.start for one in reel(log).moments(log, None, since=9)] == []


def test_a_moment_is_made_once() -> None:
    found = reel(LOG)
    MADE.clear()
    assert list(found.moments(LOG, None)) == list(found.moments(LOG, None))
    assert MADE == [4]


def test_after_an_undo_what_was_taken_back_is_forgotten() -> None:
    log = [*LOG, Ended(0)]
    found = reel(log)
    assert len(list(found.moments(log, None))) == 3
    found.cut(7)
    assert [one.start for one in found.follow(log[:7]).moments(log[:7], None)] == [1]
    again = [*log[:7], Fell(1)]
    assert [(one.start, one.end) for one in found.follow(again).moments(again, None)] == [(1, 5), (6, 8)]


def test_a_log_that_grew_shorter_is_read_again() -> None:
    found = reel([*LOG, Ended(0)])
    assert [(one.start, one.end) for one in found.follow(LOG[:5]).moments(LOG[:5], None)] == [(1, 5)]


def test_a_mention_has_no_steps() -> None:
    (moment,) = reel(LOG).moments(LOG, None)
    assert mentioned(moment).steps == ()
    assert mentioned(moment).end == moment.end


def test_a_ledger_has_the_best_first_and_says_who_rose() -> None:
    accounts = ledger(Said("glory"), "glory", [5, 9, 9], [12, 9, 10], [(), (), ()])
    assert [(row.seat, row.before, row.after, row.rose) for row in accounts.rows] == [
        (0, 5, 12, 2), (2, 9, 10, -1), (1, 9, 9, -2),
    ]  # fmt: skip

"""One clock for time limits: setting the time of day gives or takes no time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel import Chance, Record
from meadhall.server.steady_clock import SteadyClock
from meadhall.server.tables.turn_timers import LOOK, Looking
from meadhall.server.workers.worker_protocol import is_staged
from meadhall.server.workers.worker_table import WorkerTable
from tests.server.house import House, Line, Opened, seated
from tests.server.nearby import at_hand
from tests.server.process import until

JUMPS = [-0.005, -3600.0, 3600.0, -1e9]


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.steady = 50.0
        self.day = 1.5e9

    def pass_by(self, seconds: float) -> None:
        self.steady += seconds
        self.day += seconds

    def watch(self) -> SteadyClock:
        return SteadyClock(lambda: self.day, lambda: self.steady)


def rests(house: House, table: Opened) -> bool:
    """It was out of time while no player was connected."""
    resting: bool = house.get(f"/api/tables/{table.id}").data["table"]["resting"]
    return resting


def away(house: House, table: Opened) -> list[bool]:
    return [sit["away"] for sit in house.get(f"/api/tables/{table.id}").data["table"]["sits"]]


@pytest.mark.parametrize("jump", JUMPS)
def test_steady_clock_ignores_that_the_machines_clock_is_set(jump: float) -> None:
    hands = Hands()
    watch = hands.watch()
    deadline = watch.now() + 60
    assert watch.day_of(deadline) == hands.day + 60
    hands.pass_by(10)
    hands.day += jump
    assert watch.now() == deadline - 50
    assert watch.day_of(deadline) == pytest.approx(hands.day + 50, abs=0.5)


def test_stored_time_in_the_future_is_now() -> None:
    """The machine's clock was set back while the hall was closed: players get one whole turn at most."""
    hands = Hands()
    watch = hands.watch()
    assert watch.moment(hands.day - 20) == watch.now() - 20
    assert watch.moment(hands.day + 3600) == watch.now()


@pytest.mark.parametrize("jump", JUMPS)
def test_timer_fires_although_the_time_of_day_was_set(
    house: House, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    monkeypatch.setattr("meadhall.server.tables.turn_timers.SHORTEST", {"live": 0, "days": 3600})
    table = house.open("me friend", clock={"mode": "live", "seconds": 1})
    monkeypatch.setattr(house.hall.clock, "day", lambda: time.time() + jump)
    until(lambda: rests(house, table))


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_no_time_is_lost_or_gained_when_the_time_of_day_is_set(
    house: House, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    table = house.open("me friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, second, _):
        first.answer()
        second.answer()
        before = house.table(table.id).time_left
        monkeypatch.setattr(house.hall.clock, "day", lambda: time.time() + jump)
        house.hall.tables.clear()  # read from disk again, while its time runs
        after = house.table(table.id).time_left
        assert before is not None
        assert after is not None
        assert 0 <= before - after < 60
        deadline = house.get(f"/api/tables/{table.id}").data["table"]["deadline"]
        assert deadline == pytest.approx(time.time() + jump + after, abs=60)
        assert not any(away(house, table))


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_time_of_day_was_set_while_the_hall_was_closed(
    tmp_path: Path, rates: None, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    with House(tmp_path) as house:
        table = house.open("me friend", clock={"mode": "live", "seconds": 600})
    wall = time.time
    monkeypatch.setattr(SteadyClock.__init__, "__defaults__", (lambda: wall() + jump, time.monotonic))
    with House(tmp_path) as house:
        left = house.table(table.id).time_left
        assert left is not None
        assert (29 < left <= 30) if jump > 0 else (540 < left <= 600)  # the grace after a start; one turn at most


def test_timer_fires_again_until_the_timeout_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.tables.turn_timers.SHORTEST", {"live": 0, "days": 3600})
    monkeypatch.setattr("meadhall.server.tables.turn_timers.AGAIN", 0.05)
    monkeypatch.setattr("meadhall.server.tables.turn_timers.GRACE", 0.0)
    table = house.open("me friend", clock={"mode": "live", "seconds": 1})
    house.sql("create trigger full before update on tables begin select raise(abort, 'full'); end")
    try:
        until(lambda: house.hall.tables.get(table.id) is None)  # the first try has failed
    finally:
        house.sql("drop trigger full")
    until(lambda: rests(house, table))


# -- after a moment ---------------------------------------------------------------------------------------------


@pytest.fixture
def hands(house: House, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The hall's clock, set by the test, and rules in the test's process."""
    hands = Hands()
    monkeypatch.setattr(house.hall.clock, "now", lambda: hands.steady)
    monkeypatch.setattr(house.hall.clock, "day", lambda: hands.day)
    monkeypatch.setattr(house.hall.clock, "_ahead", hands.day - hands.steady)
    at_hand(house, monkeypatch)
    return hands


def drafted(*lines: Line) -> None:
    """Wait until all have answered, and there is a new decision."""
    for line in lines:
        before = line.state["ask"]["decision"].split(".")[1]
        while line.state["ask"] and line.state["ask"]["decision"].split(".")[1] == before:
            line.answer()
    newest = max([line.state["version"] for line in lines])
    for line in lines:
        line.until(newest)


def left(line: Line, hands: Hands) -> float:
    line.drain()
    deadline: float = line.state["table"]["deadline"]
    return round(deadline - hands.day, 3)


def test_time_starts_when_all_who_are_asked_saw_the_scene(
    house: House, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.workers.worker_protocol.is_staged", lambda _: True)
    table = house.open("me friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, second, spectator):
        assert left(first, hands) == 600  # nothing has happened yet
        drafted(first, second)
        assert left(first, hands) == 620
        hands.pass_by(3)
        assert first.say(type="seen", version=first.state["version"])["type"] == "done"
        assert left(first, hands) == 617  # the other one still looks
        hands.pass_by(5)
        assert second.say(type="seen", version=second.state["version"])["type"] == "done"
        assert [left(line, hands) for line in (first, second, spectator)] == [600, 600, 600]
        hands.pass_by(5)
        assert second.say(type="seen", version=second.state["version"])["type"] == "done"
        assert left(second, hands) == 595  # said again, it gives nothing
        assert house.hall.turn_timers.timers[table.id].when() - house.loop.time() < 601


def test_silent_client_gets_the_longest_time_to_watch(
    house: House, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.workers.worker_protocol.is_staged", lambda _: True)
    table = house.open("me friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, second, spectator):
        drafted(first, second)
        assert spectator.say(type="seen", version=first.state["version"])["reason"] == "spectator"
        assert first.say(type="seen", version=0)["type"] == "done"  # of what was before
        assert first.say(type="seen", version=1 << 40)["reason"] == "stale"
        for seconds, still in [(19, 601), (1, 600), (600, 0)]:
            hands.pass_by(seconds)
            assert left(second, hands) == still
        assert house.table(table.id).is_late(0)


def test_without_a_scene_time_starts_at_once(house: House, hands: Hands) -> None:
    table = house.open("me friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, second, _):
        drafted(first, second)
        assert left(first, hands) == 600
        assert first.say(type="seen", version=first.state["version"])["type"] == "done"
        assert left(first, hands) == 600


def test_time_to_watch_counts_from_the_scene_not_from_the_question() -> None:
    """Wait until bots have answered."""
    hands = Hands()
    looking = Looking(hands.watch())
    assert looking.start([0, 1], 50.0) == 50.0
    looking.begin([0, 1], version=7)
    hands.pass_by(15)
    assert looking.start([0], hands.steady) == 50.0 + LOOK
    looking.end(0, version=6)
    assert looking.start([0], hands.steady) == 50.0 + LOOK
    looking.end(0, version=7)
    assert looking.start([0], hands.steady) == hands.steady
    assert looking.start([0, 1], hands.steady) == 50.0 + LOOK
    assert looking.start([2], hands.steady) == hands.steady
    hands.pass_by(15)
    looking.end(1, version=9)
    assert looking.start([1], hands.steady) == hands.steady


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_a_move_that_ends_a_scene_is_known(saga: str) -> None:
    room, chance, ended = WorkerTable(Record(saga, 2, 3, "base", {}, True, []), []), Chance(1), 0
    for _ in range(200):
        if room.match.over:
            break
        decision, before = room.match.decisions[0], len(room.match.view(None).moments())
        room.play(decision.seat, room.match.game.vocabulary.text(decision.options[chance.below(len(decision.options))]))
        after = len(room.match.view(None).moments())
        assert is_staged(room) == (after > before)
        ended += after > before
    assert ended

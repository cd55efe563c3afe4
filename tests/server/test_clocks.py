"""One clock for whoever is late: the time of day may be set, forward and back, and takes or gives nobody time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from meadhall.server.watch import Watch
from tests.server.house import House, Opened, seated
from tests.server.test_limits import until

JUMPS = [-0.005, -3600.0, 3600.0, -1e9]


class Hands:
    """Clocks that a test sets."""

    def __init__(self) -> None:
        self.steady = 50.0
        self.day = 1.5e9

    def pass_by(self, seconds: float) -> None:
        self.steady += seconds
        self.day += seconds

    def watch(self) -> Watch:
        return Watch(lambda: self.day, lambda: self.steady)


def away(house: House, table: Opened) -> list[bool]:
    return [sit["away"] for sit in house.get(f"/api/tables/{table.id}").data["table"]["sits"]]


@pytest.mark.parametrize("jump", JUMPS)
def test_watch_goes_on_when_the_machines_clock_is_set(jump: float) -> None:
    hands = Hands()
    watch = hands.watch()
    deadline = watch.now() + 60
    assert watch.called(deadline) == hands.day + 60
    hands.pass_by(10)
    hands.day += jump
    assert watch.now() == deadline - 50
    assert watch.called(deadline) == pytest.approx(hands.day + 50, abs=0.5)


def test_what_was_written_in_the_future_is_now() -> None:
    """The machine's clock was set back while the hall was closed: nobody has more than a whole turn for that."""
    hands = Hands()
    watch = hands.watch()
    assert watch.moment(hands.day - 20) == watch.now() - 20
    assert watch.moment(hands.day + 3600) == watch.now()


@pytest.mark.parametrize("jump", JUMPS)
def test_clock_rings_although_the_time_of_day_was_set(
    house: House, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    monkeypatch.setattr("meadhall.server.hall.SHORTEST", {"live": 0, "days": 3600})
    table = house.open("me friend", clock={"mode": "live", "seconds": 1})
    monkeypatch.setattr(house.hall.watch, "day", lambda: time.time() + jump)
    until(lambda: all(away(house, table)))


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_nobody_loses_or_gains_time_when_the_time_of_day_is_set(
    house: House, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    table = house.open("me friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, second, _):
        first.answer()
        second.answer()
        before = house.table(table.id).time_left
        monkeypatch.setattr(house.hall.watch, "day", lambda: time.time() + jump)
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
    monkeypatch.setattr("meadhall.server.watch.Watch.__init__.__defaults__", (lambda: wall() + jump, time.monotonic))
    with House(tmp_path) as house:
        left = house.table(table.id).time_left
        assert left is not None
        assert (29 < left <= 30) if jump > 0 else (540 < left <= 600)  # the grace after a start; a turn, no more


def test_clock_rings_until_the_disk_takes_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.hall.SHORTEST", {"live": 0, "days": 3600})
    monkeypatch.setattr("meadhall.server.clocks.AGAIN", 0.05)
    monkeypatch.setattr("meadhall.server.clocks.GRACE", 0.0)
    table = house.open("me friend", clock={"mode": "live", "seconds": 1})
    house.sql("create trigger full before update on tables begin select raise(abort, 'full'); end")
    try:
        until(lambda: house.hall.tables.get(table.id) is None)  # the first try has failed
    finally:
        house.sql("drop trigger full")
    until(lambda: all(away(house, table)))

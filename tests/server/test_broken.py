"""Failures: rules in every way, the disk, and too many tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance, Record
from meadhall.server.storage.sqlite import SqliteStore
from meadhall.server.workers import engine, worker_protocol
from meadhall.server.workers.engine import Engine, Home
from meadhall.server.workers.worker import Worker
from meadhall.server.workers.worker_table import UNSET, Standing
from tests import hostile
from tests.server.house import House, Line, Opened, play, seated
from tests.server.process import until

TAKE_LONG = ("loop", "loop-in-c", "sleep")


@pytest.fixture(scope="module", autouse=True)
def guest() -> Iterator[None]:
    """Register the game of bad rules."""
    with pytest.MonkeyPatch.context() as patch:
        hostile.invite(patch)
        yield


def bad_table(house: House) -> Opened:
    return house.open("me friend", saga=hostile.SLUG)


def home_of(house: House, table: Opened) -> Home:
    """Return the worker that runs the rules of a table."""
    at: Home = house.hall.engine._home_of[table.id]
    return at


def walk(lines: list[Line], steps: int) -> None:
    for _ in range(steps):
        asked = next(line for line in lines if line.state["ask"])
        done = asked.answer("walk")
        for line in lines:
            line.until(done["version"])


def fail_by(house: House, table: Opened, line: Line, way: str, limit: float = 0.5) -> None:
    """Send the bad answer; return while it is being played, or failed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "WORK_SECONDS", limit)
        patch.setattr(engine, "WALL_SECONDS", 6 * limit)
        ask = line.state["ask"]["decision"]
        line.send({"type": "answer", "version": line.state["version"], "decision": ask, "option": way})
        until(lambda: is_played(house, table) or house.table(table.id).status == "broken")


def is_played(house: House, table: Opened) -> bool:
    job = house.hall.engine._home_of[table.id].job if table.id in house.hall.engine._home_of else None
    return job is not None and job.ask.table == table.id


def refused_as(line: Line) -> str:
    """Return the next reply on a socket."""
    while (heard := line.hear())["type"] == "state":
        pass
    reason: str = heard["reason"]
    return reason


@pytest.mark.parametrize("way", hostile.WAYS)
def test_rules_that_fail_stop_one_table(house: House, way: str) -> None:
    """A loop in Python or in C, a sleep, full memory, an exit, a crash, an error: other tables go on."""
    table, other = bad_table(house), house.open("me friend")
    with seated(house, table) as (first, second, spectator), seated(house, other) as (*others, _):
        walk([first, second], 3)
        before = house.hash(table.id)
        fail_by(house, table, second, way)
        assert play(others, Chance(2), 20) == 20
        assert refused_as(second) == "broken"
        for one in (first, second, spectator):
            one.drain()
            assert one.state["table"]["status"] == "broken"
            assert (one.state["ask"], one.state["undo"]) == (None, False)
            assert one.state["view"] == {"turn": 3}
        assert second.say(type="undo", version=second.state["version"])["reason"] == "broken"
        assert first.say(type="chat", text="what happened?")["type"] == "said"
        assert play(others, Chance(2), 20) == 20

    assert house.hash(table.id) == before
    record = Record.from_json(house.get(f"/api/tables/{table.id}/record").body)
    assert [action.option for action in record.actions] == ["walk"] * 3
    assert meadhall.replay(record).hash() == before


@pytest.mark.parametrize("way", TAKE_LONG)
def test_tables_leave_a_worker_whose_rules_hang(house: House, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables share a worker that is stuck for good; the other one moves."""
    monkeypatch.setattr(house.hall, "engine", Engine(1))
    monkeypatch.setattr(engine, "LONG", 3600)
    table, other = bad_table(house), house.open("me friend")
    stuck = home_of(house, table)
    assert stuck is home_of(house, other)
    with seated(house, table) as (first, _, _), seated(house, other) as (*others, _):
        play(others, Chance(1), 10)
        monkeypatch.setattr(engine, "LONG", 0.05)
        fail_by(house, table, first, way, 3600)
        assert play(others, Chance(2), 20) == 20
        assert is_played(house, table)
        house.loop.call_soon_threadsafe(stuck.worker.end, "this is enough")
        assert refused_as(first) == "broken"
        assert play(others, Chance(3), 5) == 5
    assert (
        "this is enough" in house.sql(f"select body from log where table_id = '{table.id}' and kind = 'broken'")[0][0]
    )
    house.run(house.hall.engine.close())


def test_tables_stay_when_the_machine_is_busy(house: House) -> None:
    """The limit follows the recent time of jobs, and is longer for setting a table up; within bounds."""
    table = house.open("me friend")
    home, rules = home_of(house, table), house.hall.engine
    answered = engine.Job(worker_protocol.Played(table.id), lambda: None, asyncio.Future(loop=house.loop), [])  # type: ignore[arg-type, return-value]
    moved = answered._replace(ask=worker_protocol.Played("elsewhere"))
    rules.usual = 0.001
    assert (rules.patience(home, answered), rules.patience(home, moved)) == (engine.LONG, engine.LONG * engine.SET_UP)
    rules.usual = 0.1
    assert rules.patience(home, answered) == 1.0
    rules.usual = 60.0
    assert rules.patience(home, answered) == engine.MOST
    with house.line(table.id, table.tokens[0]) as line:
        line.answer()
    assert rules.usual < 60.0, "it follows what jobs take"


class Slow(Worker):
    """Takes long: it sleeps, or others use the processors."""

    is_running = True
    is_starved = False

    def doing(self) -> tuple[bool, float]:
        return not self.is_starved, 0.0

    async def do(self, job: bytes, work: float, wall: float) -> bytes:
        await asyncio.sleep(0.1)
        return worker_protocol.pack((None, UNSET))


@pytest.mark.parametrize("starved", [True, False])
def test_waiting_for_a_processor_is_not_slow(starved: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables share a slow worker: the second moves, unless the worker waits for a processor."""
    monkeypatch.setattr(engine, "LONG", 0.04)
    monkeypatch.setattr(engine, "SET_UP", 1)
    monkeypatch.setattr(Slow, "is_starved", starved)

    async def moves() -> bool:
        rules = Engine(1, lambda: Slow(worker_protocol.open_dispatcher))
        jobs = [worker_protocol.SetUp(one, Record(hostile.SLUG, 2, 1), []) for one in "ab"]
        await asyncio.gather(*[rules.ask(job, Standing) for job in jobs])
        return len(rules.homes) > 1

    assert asyncio.run(moves()) is not starved


def test_error_is_kept_for_a_report_and_survives_a_restart(tmp_path: Path, rates: None) -> None:
    with House(tmp_path) as house:
        table = bad_table(house)
        with seated(house, table) as (*lines, _):
            walk(lines, 4)
            before = house.hash(table.id)
            assert lines[0].answer("divide")["reason"] == "broken"
    with House(tmp_path) as house:
        state = house.get(f"/api/tables/{table.id}", table.tokens[0]).data
        assert (state["table"]["status"], state["ask"]) == ("broken", None)
        assert house.hash(table.id) == before
    with sqlite3.connect(tmp_path / "hall.sqlite3") as db:
        kinds = db.execute("select kind, body from log where table_id = ? order by n", (table.id,)).fetchall()
    db.close()
    assert [kind for kind, _ in kinds] == ["action"] * 4 + ["broken"]
    assert "a rule divided by nothing" in kinds[-1][1]


def test_view_that_fails_stops_one_table(house: House) -> None:
    table, other = bad_table(house), house.open("me friend")
    with seated(house, table) as (first, _, _), seated(house, other) as (*others, _):
        first.send({"type": "answer", "version": 0, "decision": "0.0.0", "option": "blind"})
        assert play(others, Chance(2), 20) == 20
    until(lambda: house.table(table.id).status == "broken")
    reply = house.get(f"/api/tables/{table.id}")
    assert (reply.status, reply.reason) == (500, "broken")
    assert house.get(f"/api/tables/{table.id}/moment?at=0").data["view"] == {"turn": 0}  # before that, it could
    assert [action[1] for action in house.get(f"/api/tables/{table.id}/record").data["actions"]] == ["blind"]


def test_bot_of_a_failing_game_does_not_loop(house: House) -> None:
    table = house.open("random random", saga=hostile.SLUG)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "WORK_SECONDS", 0.5)
        patch.setattr(engine, "WALL_SECONDS", 3.0)
        until(lambda: house.table(table.id).status != "playing")
    assert house.hall._awaits_bot(house.table(table.id)) is False


@pytest.mark.parametrize("way", hostile.WAYS)
def test_record_that_hangs_is_refused(house: House, way: str) -> None:
    """An uploaded match whose rules fail costs a worker for a while, and the hall nothing."""
    record: dict[str, Any] = {"saga": hostile.SLUG, "seats": 2, "seed": 1, "format": 2, "actions": [[0, way]]}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "WORK_SECONDS", 0.5)
        patch.setattr(engine, "WALL_SECONDS", 3.0)
        reply = house.post("/api/records", record)
    assert (reply.status, reply.reason) == (400, "bad-record")


# -- the disk -----------------------------------------------------------------------------------------------


def test_answer_that_cannot_be_stored_is_refused(house: House) -> None:
    """A full disk: no one sees the change, and the table goes on from the disk."""
    table = house.open("me friend")
    with seated(house, table) as (first, second, _):
        play([first, second], Chance(1), 3)
        before = house.hash(table.id)
        asked = next(line for line in (first, second) if line.state["ask"])
        house.sql("create trigger full before insert on log begin select raise(abort, 'full'); end")
        message = {"version": 3, "decision": asked.state["ask"]["decision"], "option": asked.state["ask"]["options"][0]}
        reply = house.post(f"/api/tables/{table.id}/answer", {**message, "token": table.tokens[asked.state["seat"]]})
        assert (reply.status, reply.reason) == (503, "not-kept")
        house.sql("drop trigger full")

    assert house.hash(table.id) == before
    with seated(house, table) as (first, second, spectator):
        assert spectator.state["version"] == 3
        assert play([first, second], Chance(1), 3) == 3


def test_store_survives_a_failing_job(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)

        def bad(db: sqlite3.Connection) -> None:
            db.execute("insert into log values ('t', 1, 0, 'x', '{}', '')")
            raise KeyError("not the database's fault")

        with pytest.raises(KeyError):
            await store._do(bad)
        with pytest.raises(sqlite3.Error):
            await store._do(lambda db: db.execute("select nonsense"))
        assert await store._do(lambda db: db.execute("select count(*) from log").fetchone()) == (0,)
        store.close()

    asyncio.run(run())


# -- many tables ------------------------------------------------------------------------------------------------


def test_idle_tables_are_unloaded_and_loaded_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.hall.hall.AT_HAND", 3)
    first = house.open("me friend")
    with house.line(first.id, first.tokens[0]) as line:
        others = [house.open("me friend") for _ in range(6)]
        assert first.id in house.hall.tables  # it has a listener
        assert len(house.hall.tables) <= 5
        assert line.answer()["type"] == "done"
    for table in others:
        assert house.get(f"/api/tables/{table.id}", table.tokens[1]).data["seat"] == 1

"""When a saga fails, or the disk: one table stops, keeps its record, and leaves the others alone."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance, Game, Match, Record
from meadhall.server.engine import EngineTimeout, limited
from meadhall.server.head import Head, Sitting
from meadhall.server.protocol import Refused
from meadhall.server.store import PRIVATE, Store, Written
from meadhall.server.table import Table
from tests.server.house import House, Opened, play, seated


class Torn(Match[Any]):
    """A match whose rules fail half-way: the answer is noted, the state is spoilt, and then nothing works."""

    __slots__ = ()

    def apply(self, seat: int, option: int) -> None:
        super().apply(seat, option)
        self.state.turn = 10**9
        raise ZeroDivisionError("a rule divided by nothing")


class Blind(Game[Any]):
    """A title that cannot show its own table any more."""

    def __getattribute__(self, name: str) -> Any:
        if name == "view":
            raise ZeroDivisionError("the view divided by nothing")
        return super().__getattribute__(name)


def tear(house: House, table: Opened) -> None:
    house.table(table.id).match.__class__ = Torn


def blind(house: House, table: Opened) -> None:
    match = house.table(table.id).match
    title = Blind.__new__(Blind)
    title.__dict__.update(match.game.__dict__)
    match.game = title


def test_rules_that_fail_stop_one_table(house: House) -> None:
    table, other = house.open("me friend"), house.open("me friend")
    with seated(house, table) as (first, second, spectator), seated(house, other) as (*others, _):
        play([first, second], Chance(1), 4)
        before = house.hash(table.id)
        tear(house, table)
        line = next(line for line in (first, second) if line.state["ask"])
        assert line.answer()["reason"] == "broken"
        for one in (first, second, spectator):
            one.drain()
            assert one.state["table"]["status"] == "broken"
            assert (one.state["ask"], one.state["undo"]) == (None, False)
        assert line.say(type="undo", version=line.state["version"])["reason"] == "broken"
        assert line.say(type="chat", text="what happened?")["type"] == "said"
        assert play(others, Chance(2), 20) == 20

    assert house.hash(table.id) == before
    record = Record.from_json(house.get(f"/api/tables/{table.id}/record").body)
    assert meadhall.replay(record).hash() == before


def test_error_is_kept_for_a_report_and_survives_a_restart(tmp_path: Path, rates: None) -> None:
    with House(tmp_path) as house:
        table = house.open("me friend")
        with seated(house, table) as (*lines, _):
            play(lines, Chance(1), 4)
            before = house.hash(table.id)
            tear(house, table)
            next(line for line in lines if line.state["ask"]).answer()
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
    table, other = house.open("me friend"), house.open("me friend")
    with seated(house, table) as (first, _, _), seated(house, other) as (*others, _):
        blind(house, table)
        first.send({"type": "answer", "version": 0, "decision": "0.0.0", "option": first.state["ask"]["options"][0]})
        assert play(others, Chance(2), 20) == 20
    reply = house.get(f"/api/tables/{table.id}")
    assert (reply.status, reply.reason) == (500, "broken")
    assert house.table(table.id).status == "broken"
    house.hall.tables.clear()
    state = house.get(f"/api/tables/{table.id}", table.tokens[0]).data  # read again, with the saga mended
    assert (state["version"], state["actions"], state["table"]["status"]) == (2, 1, "broken")


def test_bot_on_a_failing_saga_does_not_run_in_circles(house: House) -> None:
    table = house.open("me random")
    with house.line(table.id, table.tokens[0]) as line:
        while line.state["version"] < 1:
            line.hear()
        tear(house, table)
        while line.state["ask"] and line.state["table"]["status"] == "playing":
            line.answer()
        while line.state["table"]["status"] == "playing":
            line.hear()
    assert house.hall._awaits_bot(house.table(table.id)) is False


# -- the time limit -----------------------------------------------------------------------------------------


def spin() -> None:
    while True:
        pass


def test_endless_rule_is_stopped() -> None:
    with pytest.raises(EngineTimeout), limited(0.05):
        spin()
    with limited(60):
        assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] > 0
    assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] == 0  # no alarm is left over


class Endless(Match[Any]):
    """A match with a rule that never comes to an end."""

    __slots__ = ()

    def apply(self, seat: int, option: int) -> None:
        while True:
            pass


def test_table_with_an_endless_rule_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.table.limited", lambda: limited(0.2))

    async def run() -> Table:
        store = Store(tmp_path)
        head = Head("", Record("blood-rage", 2, 1, actions=[]), [Sitting(), Sitting()], {}, False, "")
        table = Table("x", head, store)
        await store.create(Written("x", "playing", PRIVATE, {}))
        table.match.__class__ = Endless
        with pytest.raises(Refused, match="the rules failed"):
            await table.answer(0, 0, "0.0.0", "pass")
        store.close()
        return table

    assert asyncio.run(run()).status == "broken"


# -- the disk -----------------------------------------------------------------------------------------------


def test_what_cannot_be_written_has_not_happened(house: House) -> None:
    """A full disk: nobody is told, and the table goes on from what is on disk."""
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


def test_store_outlives_a_job_that_fails(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path)

        def bad(db: sqlite3.Connection) -> None:
            db.execute("insert into log values ('t', 1, 0, 'x', '{}')")
            raise KeyError("not the database's fault")

        with pytest.raises(KeyError):
            await store._do(bad)
        with pytest.raises(sqlite3.Error):
            await store._do(lambda db: db.execute("select nonsense"))
        assert await store._do(lambda db: db.execute("select count(*) from log").fetchone()) == (0,)
        store.close()

    asyncio.run(run())


# -- many tables ------------------------------------------------------------------------------------------------


def test_idle_tables_are_put_away_and_come_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.hall.AT_HAND", 3)
    first = house.open("me friend")
    with house.line(first.id, first.tokens[0]) as line:
        others = [house.open("me friend") for _ in range(6)]
        assert first.id in house.hall.tables  # somebody looks at it
        assert len(house.hall.tables) <= 5
        assert line.answer()["type"] == "done"
    for table in others:
        assert house.get(f"/api/tables/{table.id}", table.tokens[1]).data["seat"] == 1

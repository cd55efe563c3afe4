"""Races and interrupted changes: nothing is corrupted, lost or revealed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel import Chance
from meadhall.server.protocol import Refused
from meadhall.server.tables.rewind import moment, record_of
from meadhall.server.tables.seats import join, relieve
from meadhall.server.tables.table import Table
from meadhall.server.tables.turn_timers import GRACE
from meadhall.server.web.listeners import QueuedListener
from meadhall.server.workers.bot_workers import BotWorkers, Wish
from meadhall.server.workers.worker_protocol import Simple
from meadhall.server.workers.worker_table import Audience, Shown, WorkerTable, decision_id
from tests.server.house import House, Opened, play, seated
from tests.server.wire import SECONDS


def ask_of(table: Table, seat: int) -> tuple[str, str]:
    """Return what a seat would answer now: the decision's id and an option."""
    match = WorkerTable(table.head.record, table.moves).match
    decision = match.decision(seat)
    assert decision is not None
    asked = decision_id(table.epoch, match.opened, len(decision.picks))
    return asked, match.game.vocabulary.text(decision.options[0])


async def refusal(work: Any) -> str:
    try:
        await work
    except Refused as refused:
        return refused.reason
    return ""


# -- between asking for a table and having it -------------------------------------------------------------------


def test_bot_that_waits_for_the_table_does_not_play_for_a_player_who_came_back(house: House) -> None:
    table = house.table(house.open("me friend").id)

    async def meet() -> list[str]:
        await table.lock.acquire()
        table.head.sits[0].bot, table.head.sits[0].away = "slow", True
        decision, option = ask_of(table, 0)
        back = asyncio.ensure_future(refusal(relieve(table, 0, "")))
        await asyncio.sleep(0)
        late = asyncio.ensure_future(refusal(table.answer(0, 0, decision, option, "slow")))
        await asyncio.sleep(0)
        table.lock.release()
        return [await back, await late]

    assert house.run(meet()) == ["", "stale"]
    assert table.version == 0


def test_listener_of_a_discarded_table_is_disconnected(house: House) -> None:
    """A process whose lease expired releases its tables; a new listener must connect again."""
    table = house.table(house.open("me friend").id)
    show = table._show

    async def put_aside_meanwhile(audience: Audience) -> Shown:
        shown = await show(audience)
        table.put_aside()
        return shown

    table._show = put_aside_meanwhile  # type: ignore[method-assign]
    assert house.run(refusal(QueuedListener(table).open(Audience(0, True)))) == "not-kept"
    assert not table.listeners


def test_player_who_answers_in_the_last_moment_keeps_the_seat(house: House) -> None:
    wish: dict[str, Any] = {"options": {"beginners": True}, "clock": {"mode": "live", "seconds": 60}}
    table = house.table(house.open("me friend", **wish).id)
    seat = table.standing.asked[0].seat

    async def meet() -> list[str]:
        await table.lock.acquire()
        table.asked_at -= 100
        answer = asyncio.ensure_future(refusal(table.answer(seat, 0, *ask_of(table, seat))))
        await asyncio.sleep(0)
        assert table.is_late(seat)
        relief = asyncio.ensure_future(refusal(relieve(table, seat, "greedy", by_others=True)))
        await asyncio.sleep(0)
        table.lock.release()
        return [await answer, await relief]

    assert house.run(meet()) == ["", "not-yours"]
    assert not table.head.sits[seat].bot


def test_two_players_want_the_same_seat(house: House) -> None:
    table = house.table(house.open("me open").id)

    async def meet() -> list[str]:
        both = [asyncio.ensure_future(refusal(join(table, None, name, name))) for name in ("a", "b")]
        return [await one for one in both]

    assert house.run(meet()) == ["", "taken"]
    assert table.head.sits[1].name == "a"


def test_table_is_loaded_once_for_many_clients(house: House) -> None:
    name = house.open("me friend").id
    house.hall.tables.clear()

    async def come() -> int:
        return len({id(table) for table in await asyncio.gather(*[house.hall.table(name) for _ in range(20)])})

    assert house.run(come()) == 1


# -- a copy that is no longer true ---------------------------------------------------------------------------------


def test_discarded_copy_reveals_nothing(house: House) -> None:
    """A match whose disk failed isn't over: no match file, no seed, no other views."""
    table = house.table(house.open("me friend").id)
    house.run(lost(table))
    for look in (lambda: record_of(table), lambda: moment(table, None, "0", "1", False)):
        assert house.run(refusal(look())) == "not-kept"


async def lost(table: Table) -> None:
    table.put_aside()


def test_discarded_copy_does_not_stop_the_timer(house: House) -> None:
    name = house.open("me friend", clock={"mode": "days", "seconds": 86400}).id
    old = house.table(name)
    house.run(lost(old))
    new = house.table(name)
    assert new is not old

    async def attend() -> None:
        house.hall.after_change(old)

    house.run(attend())
    assert name in house.hall.turn_timers.timers


def test_bot_of_a_discarded_copy_thinks_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reloaded table has a bot that is busy with the old copy: it must be asked again."""
    real, go_on = BotWorkers.ask, asyncio.Event()

    async def slow(self: BotWorkers, mind: Simple, wish: Wish) -> str:
        await go_on.wait()
        return await real(self, mind, wish)

    monkeypatch.setattr(BotWorkers, "ask", slow)
    opened = house.open("random random", options={"beginners": True})
    table = house.table(opened.id)

    async def lose() -> None:
        await until_it(lambda: bool(house.hall._thinking))
        table.put_aside()
        assert await house.hall.table(opened.id) is not table  # a client has come back at once
        go_on.set()

    house.run(lose())
    with house.line(opened.id) as line:
        while line.state["table"]["status"] == "playing":
            line.hear()


async def until_it(condition: Any) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0.01)


def test_cancelled_write_discards_the_table(house: House) -> None:
    """It is unknown whether it is on disk: the table is loaded again."""
    opened = house.open("me friend")
    table = house.table(opened.id)

    async def cut() -> None:
        decision, option = ask_of(table, 0)
        task = asyncio.ensure_future(table.answer(0, 0, decision, option))
        await asyncio.sleep(0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    house.run(cut())
    assert table.status == "lost"
    again = house.table(opened.id)
    assert again is not table
    assert again.version == house.sql(f"select count(*) from log where table_id = '{opened.id}'")[0][0]
    with seated(house, opened) as (*lines, _):
        assert play(lines, Chance(1), 5) == 5


# -- stopped half-way, and started again ------------------------------------------------------------------------------


def test_last_answer_and_the_end_of_the_match_are_one_step_on_disk(house: House) -> None:
    """However the hall stops, no finished table is listed as being played."""
    table = house.table(house.open("me friend", public=True, options={"beginners": True}).id)
    heads: list[tuple[str, Any]] = []
    append = table.store.append

    def seen(name: str, line: Any, before: str, head: Any = None) -> Any:
        heads.append((line.kind, head and head.status))
        return append(name, line, before, head)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table.store, "append", seen)
        while table.status == "playing":
            seat = table.standing.asked[0].seat
            house.run(table.answer(seat, table.version, *ask_of(table, seat)))
    assert heads[-1] == ("action", "over")
    assert all([head is None for _, head in heads[:-1]])
    assert house.sql("select status from tables order by created desc limit 1") == [("over",)]
    assert house.get("/api/hall").data["watch"] == []


def test_wrong_status_is_fixed_when_a_table_is_loaded(tmp_path: Path, rates: None) -> None:
    """An older version could leave this: the last answer is on disk, the head's status isn't."""
    with House(tmp_path) as house:
        table = house.open("me friend", public=True, options={"beginners": True})
        with seated(house, table) as (*lines, _):
            play(lines, Chance(1))
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as db, db:
        db.execute("update tables set status = 'playing'")
    with House(tmp_path) as house:
        assert house.get(f"/api/tables/{table.id}").data["table"]["status"] == "over"
        assert house.get("/api/hall").data["watch"] == []
        assert house.sql("select status from tables") == [("over",)]
        assert house.sql("select count(*) from log where kind = 'broken'") == [(0,)]


def stopped_for(folder: Path, seconds: float) -> None:
    """Make all stored times older, as if the hall had been closed for that long."""
    with contextlib.closing(sqlite3.connect(folder / "hall.sqlite3")) as db, db:
        db.execute("update tables set created = created - ?, touched = touched - ?", (seconds, seconds))
        db.execute("update log set at = at - ?", (seconds,))


def test_clock_that_ran_out_while_the_hall_was_closed(tmp_path: Path, rates: None) -> None:
    """No one could answer then: players get some time to come back before a bot plays."""
    with House(tmp_path) as house:
        table = house.open("me friend", clock={"mode": "live", "seconds": 60})
        with seated(house, table) as (first, _, _):
            first.answer()
    stopped_for(tmp_path, 3600)
    with House(tmp_path) as house:
        state = house.get(f"/api/tables/{table.id}").data["table"]
        assert state["deadline"] == pytest.approx(
            house.hall.clock.day_of(house.hall.turn_timers.opened) + GRACE, abs=0.01
        )
        assert not any(sit["away"] for sit in state["sits"])
        assert table.id in house.hall.turn_timers.timers
        house.hall.tables.clear()
        assert house.get(f"/api/tables/{table.id}").data["table"]["deadline"] == state["deadline"]  # given once


def test_timer_that_ran_out_fires_after_the_grace(tmp_path: Path, rates: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.tables.turn_timers.GRACE", 0.3)
    with House(tmp_path) as house:
        table = house.open("me friend", clock={"mode": "live", "seconds": 60})
    stopped_for(tmp_path, 3600)
    with House(tmp_path) as house, house.line(table.id) as line:
        while not line.state["table"]["resting"]:  # no player is connected
            line.hear()


def test_thousands_of_finished_tables_cost_a_start_nothing(tmp_path: Path, rates: None) -> None:
    with House(tmp_path) as house:
        table = house.open("me friend random", public=True, options={"beginners": True})
    copies = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000) "
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as db, db:
        db.execute(f"{copies} insert into tables select 'x' || i, 0, 0, 'over', 2, head, '' from n, tables")
    with House(tmp_path) as house:
        assert [one["id"] for one in house.get("/api/hall").data["watch"]] == [table.id]
        assert set(house.hall.tables) <= {table.id}
        assert house.get("/api/tables/x4000").data["table"]["status"] == "playing"  # its log is empty
        assert len(house.hall.tables) == 2


def test_waking_many_tables_does_not_delay_connected_players(tmp_path: Path, rates: None) -> None:
    """Hundreds of tables with a bot are loaded after a start, one by one; clients don't wait for them."""
    with House(tmp_path) as house:
        house.open("me friend random", options={"beginners": True})
    copies = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 400) "
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as db, db:
        db.execute(f"{copies} insert into tables select 'x' || i, 0, 0, 'playing', 0, head, '' from n, tables")
    with House(tmp_path) as house:
        met = []
        for _ in range(20):
            assert house.get("/api/hall").status == 200
            met.append(len(house.hall.tables))
        assert max([after - before for before, after in itertools.pairwise(met)]) < 200  # no one waits for half of them
        table = house.open("me friend")
        with seated(house, Opened(table.id, table.tokens, "")) as (*lines, _):
            assert play(lines, Chance(1), 5) == 5

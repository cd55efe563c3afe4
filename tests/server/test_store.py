"""The contract of stores, with either database, and of several processes on one database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from meadhall.server.storage import batch_writer as clerks
from meadhall.server.storage.batch_writer import BatchWriter, Job, Result
from meadhall.server.storage.hash_chain import line_seal
from meadhall.server.storage.lock import StoreError
from meadhall.server.storage.postgres import Fenced, PostgresStore, end_lease
from meadhall.server.storage.postgres_sql import APPEND, CLAIM
from meadhall.server.storage.sqlite import SqliteStore
from meadhall.server.storage.store import JOIN, PRIVATE, WATCH, Elsewhere, Line, Store, Written, to_json
from tests.server.cluster import Cluster
from tests.server.wire import SECONDS

Open = Callable[[], Any]


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens a store; opened again, the same one."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    url = request.getfixturevalue("cluster").new()
    return lambda: PostgresStore(url)


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def written(name: str = "a", status: str = "playing", listed: int = PRIVATE, alone: bool = False) -> Written:
    sits = [{"bot": "random" if alone else ""}]
    head = {"name": name, "record": {"saga": "s", "seats": 1, "seed": 1}, "sits": sits, "public": True, "host": ""}
    return Written(name, status, listed, {**head, "clock": {}}, alone, f'"{name}"' if listed else "")


def said(number: int) -> Line:
    return Line(number, 0.1 + number, "chat", {"seat": None, "text": f"skål {number} \0 \u2028"})


async def fill(store: Store, table: str, start: int, end: int, before: str = "") -> str:
    """Append a range of lines; return the seal of the last."""
    for number in range(start, end + 1):
        kept, before = store.append(table, said(number), before)
        await kept
    return before


# -- any store ------------------------------------------------------------------------------------------------


def test_data_survives_a_restart(open_store: Open) -> None:
    async def work() -> None:
        store = open_store()
        await store.create(written())
        seal = await fill(store, "a", 1, 3)
        await store.release()
        store.close()
        store = open_store()
        row, lines = await store.load("a")
        assert row.written == written()._replace(shown="", alone=False)
        assert lines == [said(1), said(2), said(3)]
        assert row.seal == seal == line_seal(seal_of(2), "a", 3, 3.1, "chat", to_json(said(3).body))
        assert await store.load("b") is None
        store.close()

    run(work())


def seal_of(number: int) -> str:
    if not number:
        return ""
    return line_seal(seal_of(number - 1), "a", number, said(number).at, "chat", to_json(said(number).body))


def test_many_lines_of_many_tables_at_once(open_store: Open) -> None:
    """They share commits, and each gets its own result: a taken number is refused alone."""

    async def work() -> None:
        store = open_store()
        names = [f"t{number}" for number in range(40)]
        await asyncio.gather(*[store.create(written(name)) for name in names])
        commits = store.commits
        await asyncio.gather(*[store.append(name, said(1), "")[0] for name in names])
        assert store.commits - commits < len(names)
        again = [store.append(name, said(1 if name == "t7" else 2), "other")[0] for name in names]
        results = await asyncio.gather(*again, return_exceptions=True)
        assert [name for name, failure in zip(names, results, strict=True) if failure is not None] == ["t7"]
        assert [len((await store.load(name))[1]) for name in names] == [1 if name == "t7" else 2 for name in names]
        store.close()

    run(work())


def test_a_line_and_the_head_that_changes_by_it_are_one_step(open_store: Open) -> None:
    async def work() -> None:
        store = open_store()
        await store.create(written())
        await store.append("a", said(1), "", written(status="over"))[0]
        with pytest.raises(Exception, match=r"log|duplicate"):
            await store.append("a", said(1), "x", written(status="broken"))[0]
        row, lines = await store.load("a")
        assert (row.written.status, len(lines)) == ("over", 1)
        store.close()

    run(work())


def test_rematch_is_both_or_neither(open_store: Open) -> None:
    async def work() -> None:
        store = open_store()
        await store.create(written("a"))
        await store.follow(written("a", "over"), written("b"))
        assert (await store.load("a"))[0].written.status == "over"
        assert (await store.load("b"))[0].written.status == "playing"
        await fill(store, "b", 1, 2)
        store.close()

    run(work())


def test_lists_show_what_was_noted_the_newest_first(open_store: Open) -> None:
    async def work() -> None:
        store = open_store()
        for name, where in (("a", JOIN), ("b", WATCH), ("c", JOIN), ("d", PRIVATE)):
            await store.create(written(name, listed=where))
        await store.create(written("e", "over", JOIN))
        assert await store.listed(JOIN) == [("c", '"c"'), ("a", '"a"')]
        await store.note([("a", '"new"')])
        assert await store.listed(JOIN) == [("c", '"c"'), ("a", '"new"')]
        await store.update(written("a", listed=JOIN))
        assert await store.listed(JOIN) == [("a", '"a"'), ("c", '"c"')]
        assert await store.listed(WATCH, 1) == [("b", '"b"')]
        store.close()

    run(work())


def test_tables_that_run_alone_are_found_after_a_stop(open_store: Open) -> None:
    async def work() -> None:
        store = open_store()
        await store.create(written("a"))
        await store.create(written("b", alone=True))
        await store.create(written("c", "over", alone=True))
        await store.release()
        store.close()
        store = open_store()
        assert await store.unfinished() == ["b"]
        store.close()

    run(work())


def test_notifications_arrive(open_store: Open) -> None:
    async def work() -> None:
        store = open_store()
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        store.listen(lambda topic, text: heard.put_nowait((topic, text)))
        while True:
            store.say("lobby", "is open")
            if await asyncio.wait_for(heard.get(), 60) == ("lobby", "is open"):
                break
        store.close()

    run(work())


# -- several processes --------------------------------------------------------------------------------------------


def test_a_table_belongs_to_one_process(url: str) -> None:
    async def work() -> None:
        one, two = PostgresStore(url, "here:1"), PostgresStore(url, "there:2")
        await one.create(written())
        with pytest.raises(Elsewhere) as there:
            await two.load("a")
        assert there.value.peer == one.me
        assert await two.peers() == [one.me]
        assert await two.unfinished() == []
        await one.release()
        row, _ = await two.load("a") or pytest.fail("it is there")
        assert not row.orphaned
        with pytest.raises(Elsewhere):
            await one.load("a")
        one.close()
        two.close()

    run(work())


def test_former_owner_cannot_write(url: str) -> None:
    """Its lease expired unnoticed: each of its writes is refused."""

    async def work() -> None:
        one, two = PostgresStore(url, lease=0.0), PostgresStore(url)
        await one.create(written("a"))
        await one.create(written("b"))
        seal = await fill(one, "a", 1, 2)
        row, lines = await two.load("a") or pytest.fail("it is there")
        assert (row.orphaned, len(lines)) == (True, 2)
        both = [one.append("a", said(3), seal)[0], one.append("b", said(1), "")[0]]
        assert [type(one) for one in await asyncio.gather(*both, return_exceptions=True)] == [Fenced, type(None)]
        for write in (
            one.update(written("a", "over")),
            one.follow(written("a", "over"), written("c")),
            one.append("a", said(3), seal, written("a", "over"))[0],
        ):
            with pytest.raises(Fenced):
                await write
        assert await two.load("c") is None
        assert not await one.renew()  # it learns that it may have lost something
        await fill(two, "a", 3, 4, seal)
        one.close()
        two.close()

    run(work())


async def until_it_waits(url: str, work: asyncio.Future[Any]) -> None:
    """Wait until the database blocks it behind a pending transaction."""
    with psycopg.connect(url, autocommit=True) as look:
        while not look.execute("select 1 from pg_locks where not granted").fetchone():
            assert not work.done(), "it did not wait"
            await asyncio.sleep(0.01)


def test_new_owner_waits_for_a_pending_line(url: str) -> None:
    """The line isn't committed yet: the new owner must not read the log before that."""

    async def work() -> None:
        one, two = PostgresStore(url, lease=0.0), PostgresStore(url)
        await one.create(written())
        row = [["a"], [1], [0.5], ["chat"], ["{}"], ["seal"], [1]]
        with psycopg.connect(url) as slow:
            slow.execute(APPEND, (*row, one.me.id))
            loading = asyncio.ensure_future(two.load("a"))
            await until_it_waits(url, loading)
        _, lines = await loading or pytest.fail("it is there")
        assert [line.n for line in lines] == [1]
        one.close()
        two.close()

    run(work())


def test_write_after_a_change_of_owner_is_refused(url: str) -> None:
    """The other way round: the table changes hands while the old owner is about to write."""

    async def work() -> None:
        one = PostgresStore(url)
        await one.create(written())
        with psycopg.connect(url) as other:
            other.execute(CLAIM, ("somebody", "a"))
            writing, _ = one.append("a", said(1), "")
            await until_it_waits(url, writing)
        with pytest.raises(Fenced):
            await writing
        one.close()

    run(work())


def test_dead_process_releases_its_tables_at_once(url: str) -> None:
    async def work() -> None:
        one, two = PostgresStore(url), PostgresStore(url)
        await one.create(written(alone=True))
        end_lease(url, one.me.id)
        assert await two.unfinished() == ["a"]
        row, _ = await two.load("a") or pytest.fail("it is there")
        assert row.orphaned
        one.close()
        two.close()

    run(work())


def test_restart_of_the_database_loses_nothing(cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pending jobs are done once: found done, or done again."""
    monkeypatch.setattr("meadhall.server.storage.postgres.PATIENCE", 600.0)  # a busy machine mends a crash slowly

    async def work() -> None:
        store = PostgresStore(url)
        await store.create(written())
        seal = ""
        for number in range(1, 13):
            kept, seal = store.append("a", said(number), seal)
            if number in (4, 8):
                await asyncio.to_thread(cluster.restart, "immediate" if number == 4 else "fast")
            elif number % 3 == 0:
                await asyncio.to_thread(cluster.cut)
            await kept
        _, lines = await store.load("a") or pytest.fail("it is there")
        assert lines == [said(number) for number in range(1, 13)]
        store.close()

    run(work())


def test_unusable_database_is_reported(url: str) -> None:
    with pytest.raises(StoreError, match="can't connect"):
        PostgresStore("postgresql://nobody:secret@127.0.0.1:1/hall")
    store = PostgresStore(url)
    store.close()
    with psycopg.connect(url) as line:
        line.execute("update settings set value = '99' where name = 'version'")
    with pytest.raises(StoreError, match="another version"):
        PostgresStore(url)


def test_a_failing_batch_is_reported_and_the_writer_goes_on() -> None:
    """After any failure, neither waiting jobs nor later ones hang."""
    failing = [ZeroDivisionError("nobody thought of this")]

    def commit(batch: list[Job]) -> list[Result]:
        if failing:
            raise failing.pop()
        return [Result(job.future, job.work(None), None) for job in batch]

    async def both(clerk: BatchWriter) -> int:
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(clerk.do(lambda _: 1), SECONDS)
        done: int = await asyncio.wait_for(clerk.do(lambda _: 2), SECONDS)
        return done

    clerk = BatchWriter("clumsy", commit)
    try:
        assert asyncio.run(both(clerk)) == 2
    finally:
        clerk.close()


def test_writer_waits_after_a_batch_of_several_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single job is done at once, however soon after another."""
    done, begun, begin, paused = [], threading.Event(), threading.Event(), threading.Event()
    monkeypatch.setattr(clerks, "time", SimpleNamespace(sleep=lambda _: paused.wait(SECONDS)))

    def commit(batch: list[Job]) -> list[Result]:
        begun.set()
        begin.wait(SECONDS)
        done.append(len(batch))
        return [Result(job.future, job.work(None), None) for job in batch]

    async def come(clerk: BatchWriter) -> None:
        alone = clerk.do(lambda _: None)
        await asyncio.to_thread(begun.wait, SECONDS)  # now it is being served
        two = [clerk.do(lambda _: None) for _ in range(2)]
        begin.set()
        await asyncio.gather(alone, *two)
        more = [clerk.do(lambda _: None) for _ in range(2)]  # while it pauses
        paused.set()
        await asyncio.gather(*more)

    clerk = BatchWriter("patient", commit)
    try:
        asyncio.run(come(clerk))
    finally:
        clerk.close()
    assert done == [1, 2, 2]

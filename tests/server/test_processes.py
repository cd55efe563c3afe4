"""Several processes of one hall: one address serves all tables, and none loses a match."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main
from meadhall.kernel import Chance
from meadhall.server.cluster.forwarding import FOR, SECRET, TO
from meadhall.server.hall import leases
from meadhall.server.security import Callers
from tests.server.cluster import Cluster
from tests.server.house import House, Opened, play, seated
from tests.server.process import Process, children, until
from tests.server.test_closing import stream
from tests.server.wire import Closed

Pair = tuple[House, House]
OPENING = json.dumps({"saga": "blood-rage", "sits": [{"kind": "me"}] * 2}).encode()


@pytest.fixture
def pair(cluster: Cluster, tmp_path: Path, rates: None) -> Iterator[Pair]:
    """Two processes of a hall, run in this one, so that a test can inspect both."""
    url = cluster.new()
    with House(tmp_path / "a", database=url) as one, House(tmp_path / "b", database=url) as two:
        yield one, two


def owned(house: House, table: Opened) -> bool:
    return table.id in house.hall.tables


# -- carried --------------------------------------------------------------------------------------------------


def test_table_is_played_through_either_process(pair: Pair) -> None:
    """Sockets of one table at both processes get everything in order, and the rules run once."""
    one, two = pair
    table = one.open("me friend")
    with (
        one.line(table.id, table.tokens[0]) as near,
        two.line(table.id, table.tokens[1]) as far,
        two.line(table.id) as eye,
    ):
        assert play([near, far, eye][:2], Chance(3), 12) == 12
        eye.until(12)
        assert far.say(type="chat", text="skål")["type"] == "said"
        assert far.say(type="answer", version=0, decision="x", option="y")["reason"] in ("stale", "not-asked")
        assert far.say(type="ping") == {"type": "pong"}
        assert far.say(type="nonsense")["reason"] == "malformed"
    assert (owned(one, table), owned(two, table)) == (True, False)
    until(lambda: not one.table(table.id).listeners)  # the forwarded listeners are gone


def test_requests_are_forwarded_with_body_and_headers(pair: Pair) -> None:
    one, two = pair
    table = one.open("me friend", public=True)
    here, there = [house.get(f"/api/tables/{table.id}", table.tokens[0]) for house in pair]
    assert here.data == there.data
    assert there.headers["content-security-policy"]
    ask = there.data["ask"]
    answer = {"version": 0, "decision": ask["decision"], "option": ask["options"][0], "token": table.tokens[0]}
    assert two.post(f"/api/tables/{table.id}/answer", answer).data == {"type": "done", "version": 1}
    refused = two.post(f"/api/tables/{table.id}/answer", answer)
    assert (refused.status, refused.reason) == (409, "stale") or refused.reason == "not-asked"
    assert two.get(f"/api/tables/{table.id}", "x" * 20).reason == "foreign-token"
    assert two.get(f"/api/tables/{table.id}/moment?at=1&drawn=1").data["at"] == 1
    assert two.get("/api/tables/nowhere").status == 404
    wish = {"kind": "feed", "lang": "en", "token": table.tokens[0]}
    host = {"host": "play.localhost", "origin": "http://play.localhost"}
    called = two.request("POST", f"/api/tables/{table.id}/calls", json.dumps(wish).encode(), host)
    assert (called.status, one.table(table.id).head.alerts[0].home) == (201, "http://play.localhost"), called.body
    with stream(two, table.id):
        until(lambda: one.table(table.id).listeners)
    until(lambda: not one.table(table.id).listeners)


def test_lists_of_both_are_the_same_without_loading_anything(pair: Pair) -> None:
    one, two = pair
    tables = [house.open("me open", public=True, name=name) for house, name in ((one, "a"), (two, "b"))]
    assert {found["name"] for found in two.get("/api/hall").data["open"]} == {"a", "b"}
    until(lambda: {found["name"] for found in one.get("/api/hall").data["open"]} == {"a", "b"})
    assert not owned(two, tables[0])
    one.post(f"/api/tables/{tables[1].id}/join", {"name": "Bo"})  # forwarded; the second process notifies the first
    until(lambda: [found["name"] for found in one.get("/api/hall").data["open"]] == ["a"])
    assert not owned(one, tables[1])


def test_inner_server_needs_the_secret(pair: Pair) -> None:
    one, two = pair
    table = one.open()
    me, secret = one.hall.store.me, one.hall.store.secret
    inner = House.__new__(House)
    inner.port = int(me.address.rpartition(":")[2])
    path = f"/api/tables/{table.id}"
    good = {SECRET: secret, TO: me.id, FOR: "203.0.113.9"}
    assert inner.request("GET", path, None, good).status == 200
    for bad in ({}, {**good, SECRET: "x"}, {**good, TO: two.hall.store.me.id}):
        assert inner.request("GET", path, None, bad).status == 404
    assert one.request("GET", "/metrics", None, {**good, "x-forwarded-for": "203.0.113.9"}).status == 404
    with pytest.raises(Closed):
        inner.socket(table.id)


def test_addresses_are_counted_once_at_the_first_process(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = pair
    table = one.open()
    monkeypatch.setattr("meadhall.server.security.CALLER_RATE", (0.0, 4.0))
    for house in pair:
        house.app.state.callers = Callers()
    assert [two.get(f"/api/tables/{table.id}").status for _ in range(6)] == [200] * 4 + [429] * 2
    assert one.get(f"/api/tables/{table.id}").status == 200  # nothing was counted for the process that carried
    with two.socket(table.id) as wire:
        assert json.loads(wire.receive())["reason"] == "too-many"


def test_limit_of_messages_holds_for_forwarded_ones(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = pair
    table = one.open()
    monkeypatch.setattr("meadhall.server.security.MESSAGE_RATE", (0.0, 5.0))
    for house in pair:
        house.app.state.callers = Callers()
    with one.line(table.id) as near, two.line(table.id) as far:
        said = [line.say(type="ping")["type"] for _ in range(4) for line in (near, far)]
    assert said == ["pong"] * 5 + ["refused"] * 3


def test_limits_of_an_address_hold_for_all_processes_together(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use at one process counts at the other: requests, messages and open connections."""
    one, two = pair
    table = one.open()
    there, here = two.app.state.callers, one.app.state.callers
    for bucket in here._of("127.0.0.1"):
        bucket.rate, bucket.burst, bucket.tokens = 0.0, 100.0, 100.0
    left = [bucket.tokens for bucket in here._of("127.0.0.1")]
    for _ in range(20):
        assert two.get("/api/hall").status == 200
    until(lambda: here._of("127.0.0.1")[0].tokens <= left[0] - 20)
    assert [bucket.tokens for bucket in here._of("127.0.0.1")][1:] == left[1:]
    monkeypatch.setattr("meadhall.server.security.LINES", 8)
    with contextlib.ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(two.line(table.id))
        assert there.lines == {"127.0.0.1": 8}
        until(lambda: here._lines_elsewhere("127.0.0.1") == 8)
        with one.socket(table.id) as wire:
            assert json.loads(wire.receive())["reason"] == "too-many"
    until(lambda: here._lines_elsewhere("127.0.0.1") == 0)


# -- going, and taking over -------------------------------------------------------------------------------------


def test_stopped_process_releases_its_tables(cluster: Cluster, tmp_path: Path, rates: None) -> None:
    """No one waits for a lease: clients reconnect, and bots and timers go on."""
    url = cluster.new()
    with House(tmp_path / "b", database=url, lease=3600) as two, contextlib.ExitStack() as stack:
        with House(tmp_path / "a", database=url, lease=3600) as one:
            table = one.open("me friend")
            clock = one.open("me friend", clock={"mode": "days", "seconds": 86400})
            bots = one.open("random random", options={"beginners": True})
            *lines, _ = stack.enter_context(seated(one, table))
            given = play(lines, Chance(1), 10)
        with pytest.raises(Closed):
            [lines[0].hear() for _ in range(100)]
        with seated(two, table) as (*lines, _):
            assert lines[0].state["version"] == given
            assert play(lines, Chance(2), 5) == 5
        until(lambda: clock.id in two.hall.turn_timers.timers)
        with two.line(bots.id) as line:
            while line.state["table"]["status"] == "playing":
                line.hear()


def test_forwarded_socket_is_closed_when_its_table_moves(cluster: Cluster, tmp_path: Path, rates: None) -> None:
    url = cluster.new()
    with House(tmp_path / "b", database=url, lease=3600) as two, contextlib.ExitStack() as stack:
        with House(tmp_path / "a", database=url, lease=3600) as one:
            table = one.open("me friend")
            line = stack.enter_context(two.line(table.id, table.tokens[0]))
            assert line.answer()["type"] == "done"
        with pytest.raises(Closed) as closed:
            [line.hear() for _ in range(100)]
        assert closed.value.code not in (4400, 4403)  # not for good
        with two.line(table.id, table.tokens[0]) as again:
            assert again.state["version"] == 1


def test_silent_process_loses_its_lease_and_releases_its_tables(pair: Pair) -> None:
    """Its lease expired unnoticed: the other process plays on, and the first one notices at its next renewal."""
    one, two = pair
    table = one.open("me friend")
    with seated(one, table) as (*lines, _):
        play(lines, Chance(1), 4)
        two.sql_any(
            f"update halls set until = clock_timestamp() - interval '1 second' where id = '{one.hall.store.me.id}'"
        )
        with seated(two, table) as (*others, _):
            assert play(others, Chance(1), 3) == 3
            with contextlib.suppress(Closed):  # its line is cut, after the answer or before
                stale = lines[0].answer() if lines[0].state["ask"] else lines[1].answer()
                assert stale["reason"] == "not-kept"
            assert two.table(table.id).version == 7
    with seated(one, table) as (*lines, _):
        assert lines[0].state["version"] == 7  # carried now


def test_owner_that_cannot_be_reached_is_tried_again(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database says it is there, but it doesn't answer: clients retry until its lease expires."""
    one, two = pair
    table = one.open("me friend")
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        two.sql_any(f"update halls set address = '127.0.0.1:{port}' where id = '{one.hall.store.me.id}'")
        monkeypatch.setattr("meadhall.server.web.app.PAUSE", 0.0)
        monkeypatch.setattr("meadhall.server.web.listeners.PAUSE", 0.0)
        refused = two.get(f"/api/tables/{table.id}")
        assert (refused.status, refused.reason, refused.headers["retry-after"]) == (503, "moved", "1")
        with two.socket(table.id) as wire:
            wire.send(json.dumps({"type": "hello"}))
            with pytest.raises(Closed) as closed:
                wire.receive()
        assert closed.value.code == 4408


# -- metrics ----------------------------------------------------------------------------------------------------


def values(text: str, name: str) -> list[float]:
    return [float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(f"meadhall_{name}{{")]


def test_metrics_of_all_processes_from_either(pair: Pair) -> None:
    one, two = pair
    table = one.open("me friend")
    with seated(two, table) as (*lines, _):
        play(lines, Chance(1), 5)
        two.get("/api/tables/nowhere")
        for house in pair:
            told = house.get("/metrics").body.decode()
            assert sorted(values(told, "moves_total")) == [0, 5]
            assert sum(values(told, "sockets")) == 3
            assert sum(values(told, "tables")) == 1
            assert max(values(told, "move_seconds_bucket")) == max(values(told, "move_seconds_count")) == 5
            assert 'reason="no-table"} 1' in told


# -- the command --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--processes", "2"], "several processes need PostgreSQL"),
        (["--database", "postgresql://nobody:hush@127.0.0.1:1/hall"], "can't connect to the database"),
    ],
)
def test_impossible_options_are_refused(
    words: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-open", "--port", "0", "--data", str(tmp_path), *words]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert "hush" not in said


@pytest.mark.parametrize(
    "words", [["--database", "mysql://x"], ["--lease", "0"], ["--metrics", "the world"], ["--proxy", "10.0.0.0/99"]]
)
def test_bad_options_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *words])
    assert "error: argument" in capsys.readouterr().err


def test_sighup_restarts_processes_one_by_one(cluster: Cluster, tmp_path: Path) -> None:
    """An upgrade: the port stays open, and the match goes on."""
    process = Process(tmp_path, "--database", cluster.new(), "--processes", "2")
    process.start()
    try:
        table = process.open("me friend")
        assert process.process is not None
        before = children(process.process.pid)
        process.process.send_signal(1)
        until(lambda: not set(before) & set(children(process.process.pid)))
        assert process.get(f"/api/tables/{table.id}").status == 200
        assert "Traceback" not in process.stop()
    finally:
        process.kill()


def test_hall_closes_while_its_database_is_away(
    cluster: Cluster, tmp_path: Path, rates: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In time, and requests that wait for the database are refused before connections close."""
    monkeypatch.setattr(leases, "DRAIN_SECONDS", 0.2)
    monkeypatch.setattr(leases, "RELEASE_SECONDS", 0.2)
    replies: list[Any] = []
    house = House(tmp_path / "a", database=cluster.new(), lease=1.0)
    try:
        with house:
            house.open("me greedy")
            cluster.stop()
            asked = threading.Thread(target=lambda: replies.append(house.request("POST", "/api/tables", OPENING)))
            asked.start()
            until(lambda: "lease: not renewed" in caplog.text)
        asked.join()
    finally:
        cluster.start()
    assert [reply.status for reply in replies] == [503]
    assert "CancelledError" not in caplog.text
    assert "Traceback" not in caplog.text

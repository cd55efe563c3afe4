"""Calling people back: hooks that are told once, feeds that read and cannot play, and what is refused."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from meadhall.server import calling, feed
from meadhall.server.push import open_push
from tests.server.house import House, Opened, Reply
from tests.server.test_limits import until
from tests.server.test_push import AUTH, BROWSER

ATOM = "{http://www.w3.org/2005/Atom}"
OPTIONS = {"first": 0, "beginners": True}


class Hook(ThreadingHTTPServer):
    """Somebody's hook, which answers as a test wants it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        self.address = f"http://127.0.0.1:{self.server_port}/hook"


class Answering(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.raw.append((dict(self.headers), body))
        if self.headers["content-type"] == "application/json":
            self.server.heard.append({"path": self.path, **json.loads(body)})
        self.send_response(self.server.status)
        self.send_header("location", f"http://127.0.0.1:{self.server.server_port}/elsewhere")
        self.end_headers()

    def log_message(self, *said: object) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[Hook]:
    hook = Hook()
    thread = threading.Thread(target=hook.serve_forever, args=[0.05])
    thread.start()
    yield hook
    hook.shutdown()
    thread.join()
    hook.server_close()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "SETTLE", 0.0)
    monkeypatch.setattr(calling, "PAUSES", (0.0, 0.0, 0.0))


@pytest.fixture
def near(house: House) -> Iterator[House]:
    """A hall whose owner allows hooks in its own network."""
    house.hall.calling.near = True
    yield house
    house.hall.calling.near, house.hall.calling.push = False, None


def call_me(house: House, table: Opened, kind: str, token: str, **more: Any) -> Reply:
    return house.post(f"/api/tables/{table.id}/calls", {"kind": kind, "token": token, **more})


def answer(house: House, table: Opened, seat: int) -> None:
    state = house.get(f"/api/tables/{table.id}", table.tokens[seat]).data
    said = {"version": state["version"], "decision": state["ask"]["decision"], "option": state["ask"]["options"][0]}
    assert house.post(f"/api/tables/{table.id}/answer", {**said, "token": table.tokens[seat]}).status == 200


def pass_on(house: House, table: Opened, seat: int) -> None:
    """The seat answers until it is the other's turn."""
    while [a.seat for a in house.table(table.id).standing.asked] == [seat]:
        answer(house, table, seat)


# -- hooks ------------------------------------------------------------------------------------------------------


def test_hook_is_told_once_of_a_turn(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS, name="Winter")
    assert call_me(near, table, "hook", table.tokens[1], url=hook.address).status == 201
    assert not hook.heard  # it is the other's turn
    pass_on(near, table, 0)
    until(lambda: len(hook.heard) == 1)
    said = hook.heard[0]
    assert (said["type"], said["table"], said["path"]) == ("turn", table.id, "/hook")
    assert said["text"] == said["content"] == "It is your turn at Winter."
    assert said["url"] == f"http://127.0.0.1:{near.port}/table/{table.id}"
    assert table.tokens[1] not in json.dumps(said)
    near.hall.tables.clear()
    near.table(table.id)  # read again: it was told that already
    near.run(near.hall.calling._call(table.id))
    assert len(hook.heard) == 1


def test_whoever_is_there_is_not_called(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS)
    call_me(near, table, "hook", table.tokens[1], url=hook.address, lang="fr")
    with near.line(table.id, table.tokens[1]) as line:
        pass_on(near, table, 0)
        line.drain()
        near.run(near.hall.calling._call(table.id))
        assert hook.heard == []
    until(lambda: not near.table(table.id).listeners)
    near.run(near.hall.calling._call(table.id))
    until(lambda: [said["text"] for said in hook.heard] == ["C’est à vous de jouer à Blood Rage."])


def test_host_is_told_of_everybody(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS)
    assert call_me(near, table, "hook", table.host, url=hook.address).status == 201
    near.run(near.hall.calling._call(table.id))
    until(lambda: len(hook.heard) == 1)
    assert "it is the turn of" in hook.heard[0]["text"]


@pytest.mark.parametrize(("status", "tries", "kept"), [(204, 1, 1), (500, 3, 1), (429, 3, 1), (403, 1, 1), (410, 1, 0),
                                                       (302, 1, 1)])  # fmt: skip
def test_a_few_tries_and_no_redirects(near: House, hook: Hook, status: int, tries: int, kept: int) -> None:
    table = near.open("me friend", options=OPTIONS)
    call_me(near, table, "hook", table.tokens[0], url=hook.address)
    hook.status = status
    near.run(near.hall.calling._call(table.id))
    until(lambda: not near.hall.calling._tasks)
    assert [said["path"] for said in hook.heard] == ["/hook"] * tries
    assert len(near.table(table.id).head.calls) == kept


def test_hook_in_the_halls_own_network_is_refused(house: House, hook: Hook) -> None:
    table = house.open("me friend")
    for url in (hook.address, "http://localhost/", "http://169.254.169.254/latest", "http://[::1]/", "nonsense"):
        reply = call_me(house, table, "hook", table.tokens[0], url=url)
        assert (reply.status, reply.reason) == (400, "bad-address")
    assert house.table(table.id).head.calls == []
    assert hook.heard == []


def test_hook_that_has_moved_inside_meanwhile_is_not_called(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS)
    call_me(near, table, "hook", table.tokens[0], url=hook.address)
    near.hall.calling.near = False
    near.run(near.hall.calling._call(table.id))
    until(lambda: not near.hall.calling._tasks)
    assert hook.heard == []


def test_calls_are_few_and_can_be_taken_back(near: House, hook: Hook) -> None:
    table = near.open("me friend")
    path, token = f"/api/tables/{table.id}/calls", table.tokens[0]
    for number in range(calling.MOST):
        assert call_me(near, table, "hook", token, url=f"{hook.address}/{number}").status == 201
    assert call_me(near, table, "hook", token, url=f"{hook.address}/0").status == 201  # the same one again
    assert call_me(near, table, "hook", token, url=f"{hook.address}/more").reason == "calls-full"
    calls = near.get(path, token).data["calls"]
    assert [call["where"] for call in calls] == [hook.address.split("/")[2]] * calling.MOST
    assert near.get(path, table.tokens[1]).data["calls"] == []
    foreign = near.post(f"{path}/drop", {"id": calls[0]["id"], "token": table.tokens[1]})
    assert foreign.reason == "no-call"
    assert near.post(f"{path}/drop", {"id": calls[0]["id"], "token": token}).status == 200
    assert len(near.get(path, token).data["calls"]) == calling.MOST - 1


def test_spectators_are_not_called(house: House) -> None:
    table = house.open("me friend")
    assert call_me(house, table, "feed", "").reason == "spectator"
    assert call_me(house, table, "feed", "A" * 22).reason == "foreign-token"
    assert house.get(f"/api/tables/{table.id}/calls").reason == "spectator"


# -- pushing ----------------------------------------------------------------------------------------------------


def test_push_is_sealed_for_the_browser(near: House, hook: Hook, tmp_path: Path) -> None:
    table = near.open("me friend", options=OPTIONS)
    near.hall.calling.push = open_push(tmp_path)
    assert near.get(f"/api/tables/{table.id}/calls", table.tokens[0]).data["push"]
    made = call_me(near, table, "push", table.tokens[0], url=hook.address, keys=[BROWSER, AUTH])
    assert made.status == 201
    near.run(near.hall.calling._call(table.id))
    until(lambda: len(hook.raw) == 1)
    headers, body = hook.raw[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert b"your turn" not in body
    bad = call_me(near, table, "push", table.tokens[0], url=hook.address, keys=[BROWSER, "AAAA"])
    assert bad.reason == "bad-address"


def test_hall_that_cannot_push_says_so(house: House) -> None:
    table = house.open("me friend")
    assert house.get(f"/api/tables/{table.id}/calls", table.tokens[0]).data["push"] == ""
    refused = call_me(house, table, "push", table.tokens[0], url="https://push.example/x", keys=[BROWSER, AUTH])
    assert refused.reason == "no-push"


# -- feeds ------------------------------------------------------------------------------------------------------


def fed(house: House, table: Opened, seat: int, lang: str = "en") -> str:
    path: str = call_me(house, table, "feed", table.tokens[seat], lang=lang).data["feed"]
    return path


def entries(house: House, path: str) -> list[str]:
    reply = house.get(f"{path}.atom")
    if reply.status == 302:
        reply = house.get(reply.headers["location"])
    root = ET.fromstring(reply.body)
    return [entry.findtext(f"{ATOM}title") or "" for entry in root.findall(f"{ATOM}entry")]


def events(house: House, path: str) -> list[str]:
    text = house.get(f"{path}.ics").body.decode().replace("\r\n ", "")
    assert text.startswith("BEGIN:VCALENDAR\r\n")
    assert text.endswith("END:VCALENDAR\r\n")
    return [line.removeprefix("SUMMARY:") for line in text.split("\r\n") if line.startswith("SUMMARY:")]


def test_feed_says_whose_turn_it_is(house: House) -> None:
    table = house.open("me friend", options=OPTIONS, name="Winter, in the hall; by post")
    first, second = fed(house, table, 0), fed(house, table, 1, "fr")
    assert entries(house, first) == ["It is your turn at Winter, in the hall; by post."]
    assert events(house, first) == [r"It is your turn at Winter\, in the hall\; by post."]
    assert entries(house, second) == events(house, second) == []
    pass_on(house, table, 0)
    assert entries(house, first) == []
    assert entries(house, second) == ["C’est à vous de jouer à Winter, in the hall; by post."]


def test_feeds_token_reads_and_nothing_else(house: House) -> None:
    table = house.open("me friend", options=OPTIONS)
    path = fed(house, table, 0)
    token = path.rpartition("/")[2]
    assert token not in table.tokens
    assert house.get(f"/api/tables/{table.id}", token).reason == "foreign-token"
    state = house.get(f"/api/tables/{table.id}", table.tokens[0]).data
    said = {"version": state["version"], "decision": state["ask"]["decision"], "option": state["ask"]["options"][0]}
    assert house.post(f"/api/tables/{table.id}/answer", {**said, "token": token}).reason == "foreign-token"
    assert token not in json.dumps(house.sql("select head from tables"))  # only its hash is stored
    for form in feed.TYPES:
        assert table.tokens[0] not in house.get(f"{path}.{form}").body.decode()


def test_feed_that_is_none(house: House) -> None:
    table = house.open("me friend")
    path = fed(house, table, 0)
    other = house.open("me friend")
    for wrong in (f"/feed/{table.id}/{'A' * 22}.ics", path.replace(table.id, other.id) + ".ics", f"{path}.html"):
        assert house.get(wrong).reason == "no-call"
    assert house.get(f"{path}.ics").headers["content-type"].startswith("text/calendar")
    calls = house.get(f"/api/tables/{table.id}/calls", table.tokens[0]).data["calls"]
    house.post(f"/api/tables/{table.id}/calls/drop", {"id": calls[0]["id"], "token": table.tokens[0]})
    assert house.get(f"{path}.atom").reason == "no-call"


def test_calendar_shows_when_the_time_is_up(house: House) -> None:
    table = house.open("me friend", options=OPTIONS, clock={"mode": "days", "seconds": 86_400})
    path = fed(house, table, 0)
    body = house.get(f"{path}.ics").body.decode().replace("\r\n ", "")
    deadline = house.get(f"/api/tables/{table.id}").data["table"]["deadline"]
    assert f"DTEND:{feed.stamp(deadline, '%Y%m%dT%H%M%SZ')}" in body
    assert "You have until" in body


def test_feed_goes_on_at_the_rematch(house: House) -> None:
    table = house.open("me random", saga="blood-rage", options=OPTIONS)
    path = fed(house, table, 0)
    with house.line(table.id, table.tokens[0]) as line:
        line.say(type="relieve", seat=0, bot="random")
        while not line.state["outcome"]:
            line.hear()
    assert entries(house, path) == ["The match at Blood Rage is over."]
    new = house.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]}).data["table"]
    until(lambda: [a.seat for a in house.table(new).standing.asked] == [0])
    assert entries(house, path) == ["It is your turn at Blood Rage."]


def test_lines_of_a_calendar_are_short() -> None:
    line = "SUMMARY:" + "é" * 100
    parts = feed.folded(line).split("\r\n")
    assert all([len(part.encode()) <= 75 for part in parts])
    assert "".join([part.removeprefix(" ") for part in parts]) == line

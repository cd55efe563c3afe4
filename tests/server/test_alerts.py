"""Alerts: hooks that get one message a turn, feeds that can only read, and refusals."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from meadhall.server.alerts import alert_limits, alerts, feed, subscriptions
from meadhall.server.alerts.push import open_push
from tests.server.house import House, Opened, Reply
from tests.server.process import until
from tests.server.test_push import AUTH, BROWSER

ATOM = "{http://www.w3.org/2005/Atom}"
OPTIONS = {"first": 0, "beginners": True}


class Hook(ThreadingHTTPServer):
    """A hook that answers as a test wants, and sends codes back."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        self.codes: list[str] = []
        self.echoes = True
        self.address = f"http://127.0.0.1:{self.server_port}/hook"


class Answering(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.raw.append((dict(self.headers), body))
        said = json.loads(body) if self.headers["content-type"] == "application/json" else {}
        if said.get("type") == "confirm":
            self.server.codes.append(said["code"])
        elif said:
            self.server.heard.append({"path": self.path, **said})
        self.send_response(self.server.status)
        if self.server.echoes:
            self.send_header("meadhall-code", said.get("code", ""))
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
    monkeypatch.setattr(alerts, "SETTLE", 0.0)
    monkeypatch.setattr(alert_limits, "CODES_OF_AN_ADDRESS", (1e6, 1e6))
    monkeypatch.setattr(alert_limits, "CODES_TO_A_TARGET", (1e6, 1e6))


@pytest.fixture
def near(house: House) -> Iterator[House]:
    """A hall that allows hooks in the local network."""
    house.alerts.near = True
    house.run(forget_all(house))
    yield house
    house.alerts.near, house.alerts.push = False, None


async def forget_all(house: House) -> None:
    """Drop pending alerts of other tests."""
    house.alerts.close()
    await asyncio.gather(*house.alerts._tasks, return_exceptions=True)
    house.alerts._timers.clear()
    house.alerts.book.limits = alert_limits.AlertLimits()


def add_alert(house: House, table: Opened, kind: str, token: str, **more: Any) -> Reply:
    return house.post(f"/api/tables/{table.id}/calls", {"kind": kind, "token": token, **more})


def answer(house: House, table: Opened, seat: int) -> None:
    state = house.get(f"/api/tables/{table.id}", table.tokens[seat]).data
    said = {"version": state["version"], "decision": state["ask"]["decision"], "option": state["ask"]["options"][0]}
    assert house.post(f"/api/tables/{table.id}/answer", {**said, "token": table.tokens[seat]}).status == 200


def pass_on(house: House, table: Opened, seat: int) -> None:
    """Answer for a seat until it is another's turn."""
    while [a.seat for a in house.table(table.id).standing.asked] == [seat]:
        answer(house, table, seat)


# -- hooks ------------------------------------------------------------------------------------------------------


def test_hook_gets_one_alert_for_a_turn(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS, name="Winter")
    assert add_alert(near, table, "hook", table.tokens[1], url=hook.address).status == 201
    assert not hook.heard  # it is the other's turn
    pass_on(near, table, 0)
    until(lambda: len(hook.heard) == 1)
    said = hook.heard[0]
    assert (said["type"], said["table"], said["path"]) == ("turn", table.id, "/hook")
    assert said["text"] == said["content"] == "It’s your turn at Winter."
    assert said["url"] == f"http://127.0.0.1:{near.port}/table/{table.id}"
    assert table.tokens[1] not in json.dumps(said)
    near.hall.tables.clear()
    near.table(table.id)  # loaded again: the alert was sent already
    near.run(near.alerts._send_due(table.id))
    assert len(hook.heard) == 1


def test_connected_player_gets_no_alert(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS)
    add_alert(near, table, "hook", table.tokens[1], url=hook.address, lang="fr")
    with near.line(table.id, table.tokens[1]) as line:
        pass_on(near, table, 0)
        line.drain()
        near.run(near.alerts._send_due(table.id))
        assert hook.heard == []
    until(lambda: not near.table(table.id).listeners)
    near.run(near.alerts._send_due(table.id))
    until(lambda: [said["text"] for said in hook.heard] == ["C’est à vous de jouer à Blood Rage."])


def test_host_gets_alerts_for_all_seats(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS)
    assert add_alert(near, table, "hook", table.host, url=hook.address).status == 201
    near.run(near.alerts._send_due(table.id))
    until(lambda: len(hook.heard) == 1)
    assert "waiting for" in hook.heard[0]["text"]


def test_hook_in_the_local_network_is_refused(house: House, hook: Hook) -> None:
    table = house.open("me friend")
    for url in (hook.address, "http://localhost/", "http://169.254.169.254/latest", "http://[::1]/", "nonsense"):
        reply = add_alert(house, table, "hook", table.tokens[0], url=url)
        assert (reply.status, reply.reason) == (400, "bad-address")
    assert house.table(table.id).head.alerts == []
    assert hook.heard == []


def test_hook_whose_name_now_leads_inside_is_not_called(
    near: House, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alerts, "SETTLE", 3600.0)  # no alert is sent before the name has changed
    table = near.open("me friend", options=OPTIONS)
    add_alert(near, table, "hook", table.tokens[0], url=hook.address)
    near.alerts.near = False
    near.run(near.alerts._send_due(table.id))
    until(lambda: not near.alerts._tasks)
    assert hook.heard == []


def test_alerts_are_limited_and_can_be_removed(near: House, hook: Hook) -> None:
    table = near.open("me friend")
    path, token = f"/api/tables/{table.id}/calls", table.tokens[0]
    for number in range(alert_limits.OF_A_SEAT):
        assert add_alert(near, table, "hook", token, url=f"{hook.address}/{number}").status == 201
    assert add_alert(near, table, "hook", token, url=f"{hook.address}/0").status == 201  # the same one again
    assert add_alert(near, table, "hook", token, url=f"{hook.address}/more").reason == "calls-full"
    calls = near.get(path, token).data["calls"]
    assert [call["where"] for call in calls] == [hook.address.split("/")[2]] * alert_limits.OF_A_SEAT
    assert near.get(path, table.tokens[1]).data["calls"] == []
    foreign = near.post(f"{path}/drop", {"id": calls[0]["id"], "token": table.tokens[1]})
    assert foreign.reason == "no-call"
    assert near.post(f"{path}/drop", {"id": calls[0]["id"], "token": token}).status == 200
    assert len(near.get(path, token).data["calls"]) == alert_limits.OF_A_SEAT - 1


def test_spectators_have_no_alerts(house: House) -> None:
    table = house.open("me friend")
    assert add_alert(house, table, "feed", "").reason == "spectator"
    assert add_alert(house, table, "feed", "A" * 22).reason == "foreign-token"
    assert house.get(f"/api/tables/{table.id}/calls").reason == "spectator"


# -- codes ------------------------------------------------------------------------------------------------------


@pytest.fixture
def quiet(hook: Hook) -> Hook:
    """A chat program: it shows messages and sends nothing back."""
    hook.echoes = False
    return hook


def listed(house: House, table: Opened, seat: int = 0) -> list[dict[str, Any]]:
    calls: list[dict[str, Any]] = house.get(f"/api/tables/{table.id}/calls", table.tokens[seat]).data["calls"]
    return calls


def confirm(house: House, table: Opened, code: str = "", seat: int = 0) -> Reply:
    call = listed(house, table)[0]["id"]
    return house.post(f"/api/tables/{table.id}/calls/confirm", {"id": call, "token": table.tokens[seat], "code": code})


def call_now(house: House, table: Opened) -> None:
    """Send all due alerts, and wait until that is done."""
    house.run(house.alerts._send_due(table.id))
    until(lambda: not house.alerts._tasks)


def test_hook_gets_only_a_code_until_it_is_confirmed(near: House, quiet: Hook) -> None:
    table = near.open("me friend", options=OPTIONS, name="Buy at evil.example")
    made = add_alert(near, table, "hook", table.tokens[0], url=quiet.address)
    assert (made.status, made.data["state"]) == (201, "code")
    assert "code" not in made.data
    (raw,) = quiet.raw
    assert b"evil" not in raw[1]  # no words of a stranger
    call_now(near, table)
    near.hall.tables.clear()  # after a restart, too
    call_now(near, table)
    assert quiet.heard == []
    code = quiet.codes[0]
    assert confirm(near, table, "0" if code != "0" else "1").reason == "wrong-code"
    assert confirm(near, table, code, seat=1).reason == "no-call"
    assert confirm(near, table, f"{code[:4]} {code[4:]}").data["state"] == "on"
    until(lambda: len(quiet.heard) == 1)
    assert listed(near, table)[0]["state"] == "on"
    assert len(quiet.codes) == 1


def test_program_confirms_by_sending_the_code_back(near: House, hook: Hook) -> None:
    table = near.open("me friend", options=OPTIONS)
    assert add_alert(near, table, "hook", table.tokens[0], url=hook.address).data["state"] == "on"
    until(lambda: len(hook.heard) == 1)


@pytest.mark.parametrize("status", [404, 500, 302])
def test_hook_that_takes_no_code_is_refused(near: House, hook: Hook, status: int) -> None:
    table = near.open("me friend", options=OPTIONS)
    hook.status = status
    assert add_alert(near, table, "hook", table.tokens[0], url=hook.address).reason == "no-answer"
    assert near.table(table.id).head.alerts == []
    assert len(hook.raw) == 1


def test_code_expires_after_a_few_tries(near: House, quiet: Hook) -> None:
    table = near.open("me friend", options=OPTIONS)
    add_alert(near, table, "hook", table.tokens[0], url=quiet.address)
    wrong = "1" if quiet.codes[0] != "1" else "2"
    for _ in range(subscriptions.TRIES):
        near.hall.tables.clear()  # a restart gives no new tries
        assert confirm(near, table, wrong).reason == "wrong-code"
    assert confirm(near, table, quiet.codes[0]).reason == "old-code"
    assert listed(near, table)[0]["state"] == "old"
    assert confirm(near, table).data["state"] == "code"
    assert confirm(near, table, quiet.codes[0]).reason in ("wrong-code", "old-code")
    assert confirm(near, table, quiet.codes[1]).data["state"] == "on"


def test_code_expires_after_an_hour(near: House, quiet: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    table = near.open("me friend", options=OPTIONS)
    add_alert(near, table, "hook", table.tokens[0], url=quiet.address)
    day = near.hall.clock.day
    monkeypatch.setattr(near.hall.clock, "day", lambda: day() + subscriptions.CODE_SECONDS + 1)
    assert confirm(near, table, quiet.codes[0]).reason == "old-code"
    call_now(near, table)
    assert quiet.heard == []
    assert confirm(near, table).data["state"] == "code"


def test_codes_are_limited(near: House, quiet: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    """By one address, and from all addresses to one target."""
    monkeypatch.setattr(alert_limits, "CODES_OF_AN_ADDRESS", (1e-6, 2.0))
    tables = [near.open("me friend") for _ in range(3)]
    said = [add_alert(near, table, "hook", table.tokens[0], url=f"{quiet.address}/{table.id}") for table in tables]
    assert [reply.status for reply in said] == [201, 201, 429]
    monkeypatch.setattr(alert_limits, "CODES_OF_AN_ADDRESS", (1e6, 1e6))
    monkeypatch.setattr(alert_limits, "CODES_TO_A_TARGET", (1e-6, 2.0))
    near.alerts.book.limits = alert_limits.AlertLimits()
    names = ["127.0.0.1", "127.1", "2130706433"]  # by each of its names
    urls = [f"http://{name}:{quiet.server_port}/{table.id}" for name, table in zip(names, tables, strict=True)]
    said = [add_alert(near, table, "hook", table.tokens[1], url=url) for table, url in zip(tables, urls, strict=True)]
    assert [reply.status for reply in said] == [201, 201, 429]
    assert len(quiet.codes) == 4
    assert near.table(tables[2].id).head.alerts == []


def test_new_pushes_are_limited(near: House, hook: Hook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each looks up a name."""
    monkeypatch.setattr(alert_limits, "CODES_OF_AN_ADDRESS", (1e-6, 2.0))
    near.alerts.push = open_push(tmp_path)
    table = near.open("me friend")
    keys = [BROWSER, AUTH]
    said = [add_alert(near, table, "push", table.tokens[0], url=f"{hook.address}/{n}", keys=keys) for n in range(3)]
    assert [reply.status for reply in said] == [201, 201, 429]


@pytest.mark.parametrize(("limit", "most"), [("OF_A_TABLE", 4), ("OF_AN_ADDRESS", 4), ("OF_A_HALL", 4)])
def test_hooks_of_a_table_an_address_and_the_hall_are_limited(
    near: House, hook: Hook, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(alert_limits, limit, most)
    tables = [near.open("me friend")] if limit == "OF_A_TABLE" else [near.open("me friend") for _ in range(3)]
    wishes = [(table, table.tokens[n % 2]) for n in range(6) for table in tables][:6]
    said = [add_alert(near, table, "hook", token, url=f"{hook.address}/{n}") for n, (table, token) in enumerate(wishes)]
    assert [reply.status for reply in said[:4]] == [201] * 4
    assert [reply.reason for reply in said[4:]] == ["calls-full"] * 2
    assert len(hook.codes) == most
    table, token = wishes[0]
    call = near.get(f"/api/tables/{table.id}/calls", token).data["calls"][0]["id"]
    assert near.post(f"/api/tables/{table.id}/calls/drop", {"id": call, "token": token}).status == 200
    table, token = wishes[5]
    assert add_alert(near, table, "hook", token, url=f"{hook.address}/5").status == 201  # there is room again


def test_address_of_the_client_is_not_stored(near: House, hook: Hook) -> None:
    table = near.open("me friend")
    add_alert(near, table, "hook", table.tokens[0], url=hook.address)
    head = near.sql(f"select head from tables where id = '{table.id}'")[0][0]
    call = json.loads(head)["calls"][0]
    assert "127.0.0.1" not in json.dumps({**call, "url": "", "home": ""})


# -- failures ---------------------------------------------------------------------------------------------------


@pytest.fixture
def failing(near: House, hook: Hook, monkeypatch: pytest.MonkeyPatch) -> tuple[Opened, list[float]]:
    """A table whose first player gets alerts, and seconds to advance the clock by."""
    ahead, day = [0.0], near.hall.clock.day
    monkeypatch.setattr(near.hall.clock, "day", lambda: day() + ahead[0])
    table = near.open("me friend friend", options=OPTIONS)
    with monkeypatch.context() as later:
        later.setattr(alerts, "SETTLE", 3600.0)
        add_alert(near, table, "hook", table.tokens[0], url=hook.address)
    near.alerts._timers.pop(table.id).cancel()
    return table, ahead


def test_failing_hook_is_tried_less_often_then_turned_off(
    near: House, hook: Hook, failing: tuple[Opened, list[float]]
) -> None:
    (table, ahead), hook.status = failing, 500
    pause = alerts.FIRST_PAUSE
    for tries in range(1, alerts.FAILURES + 1):
        call_now(near, table)
        assert len(hook.heard) == tries
        near.hall.tables.clear()  # a restart does not forget it
        call_now(near, table)
        assert len(hook.heard) == tries
        ahead[0] += pause - 1
        call_now(near, table)
        assert len(hook.heard) == tries
        if tries < alerts.FAILURES:
            assert listed(near, table)[0]["state"] == "waits"
        ahead[0] += 2
        pause = min(alerts.LONGEST_PAUSE, pause * alerts.LONGER)
    ahead[0] += 7 * alerts.LONGEST_PAUSE
    call_now(near, table)
    assert len(hook.heard) == alerts.FAILURES
    assert (listed(near, table)[0]["state"], listed(near, table)[0]["why"]) == ("off", "failed")

    hook.status = 204
    assert confirm(near, table, "1").data["state"] == "on"  # it was sent a new code, and has sent that back
    assert len(hook.codes) == 2
    until(lambda: len(hook.heard) == alerts.FAILURES + 1)
    assert listed(near, table)[0]["state"] == "on"


def test_success_resets_the_count_of_failures(near: House, hook: Hook, failing: tuple[Opened, list[float]]) -> None:
    (table, ahead), hook.status = failing, 429
    call_now(near, table)
    assert near.table(table.id).head.alerts[0].failed == 1
    hook.status, ahead[0] = 204, alerts.FIRST_PAUSE + 1
    call_now(near, table)
    assert len(hook.heard) == 2
    assert (near.table(table.id).head.alerts[0].failed, listed(near, table)[0]["state"]) == (0, "on")


@pytest.mark.parametrize("status", [404, 410])
def test_hook_that_is_gone_is_turned_off(
    near: House, hook: Hook, failing: tuple[Opened, list[float]], status: int
) -> None:
    (table, _), hook.status = failing, status
    call_now(near, table)
    assert (listed(near, table)[0]["state"], listed(near, table)[0]["why"]) == ("off", "gone")
    hook.echoes, hook.status = False, 204
    assert confirm(near, table).data["state"] == "code"  # on again only with a new code
    call_now(near, table)
    assert len(hook.heard) == 1


def test_no_redirects(near: House, hook: Hook, failing: tuple[Opened, list[float]]) -> None:
    (table, _), hook.status = failing, 302
    call_now(near, table)
    assert [said["path"] for said in hook.heard] == ["/hook"]
    assert near.table(table.id).head.alerts[0].failed == 1


# -- pushing ----------------------------------------------------------------------------------------------------


def test_push_is_encrypted_for_the_browser(near: House, hook: Hook, tmp_path: Path) -> None:
    table = near.open("me friend", options=OPTIONS)
    near.alerts.push = open_push(tmp_path)
    assert near.get(f"/api/tables/{table.id}/calls", table.tokens[0]).data["push"]
    made = add_alert(near, table, "push", table.tokens[0], url=hook.address, keys=[BROWSER, AUTH])
    assert made.status == 201
    near.run(near.alerts._send_due(table.id))
    until(lambda: len(hook.raw) == 1)
    headers, body = hook.raw[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert b"your turn" not in body
    bad = add_alert(near, table, "push", table.tokens[0], url=hook.address, keys=[BROWSER, "AAAA"])
    assert bad.reason == "bad-address"


def test_push_without_the_extra_is_refused(house: House) -> None:
    table = house.open("me friend")
    assert house.get(f"/api/tables/{table.id}/calls", table.tokens[0]).data["push"] == ""
    refused = add_alert(house, table, "push", table.tokens[0], url="https://push.example/x", keys=[BROWSER, AUTH])
    assert refused.reason == "no-push"


# -- feeds ------------------------------------------------------------------------------------------------------


def fed(house: House, table: Opened, seat: int, lang: str = "en") -> str:
    path: str = add_alert(house, table, "feed", table.tokens[seat], lang=lang).data["feed"]
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
    assert entries(house, first) == ["It’s your turn at Winter, in the hall; by post."]
    assert events(house, first) == [r"It’s your turn at Winter\, in the hall\; by post."]
    assert entries(house, second) == events(house, second) == []
    pass_on(house, table, 0)
    assert entries(house, first) == []
    assert entries(house, second) == ["C’est à vous de jouer à Winter, in the hall; by post."]


def test_feeds_token_can_only_read(house: House) -> None:
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


def test_unknown_feed_is_refused(house: House) -> None:
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
    assert entries(house, path) == ["It’s your turn at Blood Rage."]


def test_lines_of_a_calendar_are_short() -> None:
    line = "SUMMARY:" + "é" * 100
    parts = feed.folded(line).split("\r\n")
    assert all([len(part.encode()) <= 75 for part in parts])
    assert "".join([part.removeprefix(" ") for part in parts]) == line

"""Bad input is refused with a reason, counted, and changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meadhall.kernel import Chance
from meadhall.server import security
from meadhall.server.web import listeners
from tests.server.house import House, Line, Opened, play, seated
from tests.server.wire import Closed


class Seats(NamedTuple):
    """A table with a player on every seat, and a spectator."""

    house: House
    table: Opened
    lines: list[Line]

    @property
    def asked(self) -> Line:
        return next(line for line in self.lines if line.state["ask"])

    @property
    def waiting(self) -> Line:
        return next(line for line in self.lines[:-1] if not line.state["ask"])


@pytest.fixture
def seats(house: House) -> Iterator[Seats]:
    table = house.open("me friend", options={"beginners": True})
    with seated(house, table) as lines:
        yield Seats(house, table, lines)


BAD: list[tuple[Any, str]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ("7", "malformed"),
    ("null", "malformed"),
    ("[" * 5000 + "]" * 5000, "malformed"),
    ('{"type":' * 1500 + "1" + "}" * 1500, "malformed"),
    (b"\xff\x00", "malformed"),
    (b"", "malformed"),
    ({}, "malformed"),
    ({"type": "dance"}, "malformed"),
    ({"type": "hello"}, "malformed"),
    ({"type": 7}, "malformed"),
    ({"type": "answer"}, "malformed"),
    ({"type": "answer", "version": "0", "decision": "0.0.0", "option": "pass"}, "malformed"),
    ({"type": "answer", "version": 0, "decision": 0, "option": "pass"}, "malformed"),
    ({"type": "answer", "version": 0, "decision": "0.0.0", "option": None}, "malformed"),
    ({"type": "answer", "version": 0, "decision": "0.0.0", "option": "pass", "twice": True}, "malformed"),
    ({"type": "answer", "version": 0, "decision": "", "option": "pass"}, "stale"),
    ({"type": "answer", "version": 0, "decision": "9.9.9", "option": "pass"}, "stale"),
    ({"type": "undo"}, "malformed"),
    ({"type": "undo", "version": 7}, "stale"),
    ({"type": "undo", "version": -1}, "stale"),
    ({"type": "undo", "version": 0}, "nothing-to-undo"),
    ({"type": "chat", "text": ""}, "empty"),
    ({"type": "chat", "text": " \n\t\u200b "}, "empty"),
    ({"type": "chat", "text": "x" * 501}, "too-long"),
    ({"type": "chat", "text": ["x"]}, "malformed"),
    ({"type": "chat", "text": "x" * 17_000}, "too-large"),
    ({"type": "relieve", "seat": 9, "bot": "greedy"}, "no-seat"),
    ({"type": "relieve", "seat": -1, "bot": "greedy"}, "no-seat"),
    ({"type": "why", "option": "sing"}, "not-asked"),
    ({"type": "why"}, "malformed"),
    ({"type": "why", "option": "pass", "noun": "place", "key": "gimle"}, "malformed"),
    ({"type": "why", "noun": "place", "key": 7}, "malformed"),
    ({"type": "why", "noun": "place", "key": "gimle", "said": [["verb"]]}, "malformed"),
    ({"type": "why", "noun": "place", "key": "gimle", "said": [["verb", "march"]] * 17}, "malformed"),
    ({"type": "why", "noun": "place", "key": "tokyo"}, "no-thing"),
    ({"type": "why", "noun": "kraken", "key": "gimle"}, "no-thing"),
]


@pytest.mark.parametrize(("message", "reason"), BAD)
def test_bad_message_on_a_socket(seats: Seats, message: Any, reason: str) -> None:
    line = seats.asked
    before, version = seats.house.hash(seats.table.id), line.state["version"]
    line.send(message)
    refused = line.hear()

    assert (refused["type"], refused["reason"]) == ("refused", reason)
    assert seats.house.hall.refusals == {reason: 1}
    assert seats.house.hash(seats.table.id) == before
    assert seats.house.table(seats.table.id).version == version
    assert line.answer()["type"] == "done"  # the line is still open, and the table goes on


def test_replayed_answer_is_stale(seats: Seats) -> None:
    line = seats.asked
    ask, version = line.state["ask"], line.state["version"]
    for _ in range(40):  # until the same seat is asked again, so that only the quoted decision differs
        play(seats.lines[:2], Chance(3), 1)
        if line.state["ask"] and ask["options"][0] in line.state["ask"]["options"]:
            break
    before = seats.house.hash(seats.table.id)
    refused = line.say(type="answer", version=version, decision=ask["decision"], option=ask["options"][0])
    assert refused["reason"] == "stale"
    assert seats.house.hash(seats.table.id) == before


def test_answer_from_the_future_is_stale(seats: Seats) -> None:
    before = seats.house.hash(seats.table.id)
    assert seats.asked.answer(version=99)["reason"] == "stale"
    assert seats.house.hash(seats.table.id) == before


@pytest.mark.parametrize("option", ["", "fly", "PASS away", "invade", "#3", "done", "\x00"])
def test_unknown_option_is_refused(seats: Seats, option: str) -> None:
    before, line = seats.house.hash(seats.table.id), seats.asked
    ask = line.state["ask"]
    refused = line.say(type="answer", version=0, decision=ask["decision"], option=option)
    assert refused["reason"] == "not-legal"
    assert seats.house.hash(seats.table.id) == before


def test_seat_that_is_not_asked(seats: Seats) -> None:
    ask, before = seats.asked.state["ask"], seats.house.hash(seats.table.id)
    refused = seats.waiting.say(type="answer", version=0, decision=ask["decision"], option=ask["options"][0])
    assert refused["reason"] == "not-asked"
    assert seats.waiting.say(type="hint")["reason"] == "not-asked"
    assert seats.house.hash(seats.table.id) == before


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "version": 0, "decision": "0.0.0", "option": "pass"},
        {"type": "undo", "version": 0},
        {"type": "hint"},
        {"type": "why", "option": "pass"},
        {"type": "relieve", "seat": 0, "bot": "greedy"},
    ],
)
def test_spectator_cannot_play(seats: Seats, message: dict[str, Any]) -> None:
    ask, before = seats.asked.state["ask"], seats.house.hash(seats.table.id)
    if message["type"] == "answer":
        message = {**message, "decision": ask["decision"], "option": ask["options"][0]}
    assert seats.lines[-1].say(**message)["reason"] == "spectator"
    kind = message["type"]
    reply = seats.house.post(f"/api/tables/{seats.table.id}/{kind}", {k: v for k, v in message.items() if k != "type"})
    assert (reply.status, reply.reason) == (403, "spectator")
    assert seats.house.hash(seats.table.id) == before


def test_socket_uses_the_token_of_its_hello(seats: Seats) -> None:
    """A token in a message on a socket changes nothing: the connection belongs to its seat."""
    ask, other = seats.asked.state["ask"], seats.waiting
    token = seats.table.tokens[seats.asked.state["seat"]]
    message = {"version": 0, "decision": ask["decision"], "option": ask["options"][0], "token": token}
    assert other.say(type="answer", **message)["reason"] == "not-asked"


@pytest.mark.parametrize("token", ["x", "A" * 22, "ø" * 22, " "])
def test_foreign_token(seats: Seats, token: str) -> None:
    table = seats.table.id
    message = {"token": token, "version": 0, "decision": "0.0.0", "option": "pass"}
    reply = seats.house.post(f"/api/tables/{table}/answer", message)
    assert (reply.status, reply.reason) == (403, "foreign-token")
    with seats.house.socket(table) as wire:
        wire.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(wire.receive())["reason"] == "foreign-token"
        with pytest.raises(Closed) as closed:
            wire.receive()
        assert closed.value.code == 4400


def test_token_of_another_table(house: House) -> None:
    table, other = house.open(), house.open()
    assert house.get(f"/api/tables/{table.id}", other.tokens[0]).reason == "foreign-token"
    assert house.get(f"/api/tables/{table.id}", table.host).reason == "foreign-token"
    assert house.post(f"/api/tables/{table.id}/rematch", {"token": other.tokens[0]}).reason == "foreign-token"


def test_no_such_table(house: House) -> None:
    for path in ("", "/moment?at=0", "/record", "/events"):
        assert house.get(f"/api/tables/nowhere{path}").reason == "no-table"
    with house.socket("nowhere") as wire:
        wire.send('{"type": "hello"}')
        assert json.loads(wire.receive())["reason"] == "no-table"


@pytest.mark.parametrize("hello", ["", "{}", '{"type": "ping"}', '{"type": "hello", "token": 7}', "[" * 4000])
def test_socket_must_begin_with_hello(house: House, hello: str) -> None:
    table = house.open()
    with house.socket(table.id) as wire:
        wire.send(hello)
        heard = json.loads(wire.receive())
        if hello == "{}":
            assert heard["type"] == "state"  # the type may be left out where only one is possible
        else:
            assert heard["reason"] == "malformed"


def test_silent_socket_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "HELLO_SECONDS", 0.1)
    table = house.open()
    with house.socket(table.id) as wire:
        assert json.loads(wire.receive())["reason"] == "silent"


def test_oversized_frame_closes_the_socket(seats: Seats) -> None:
    seats.asked.send("x" * 100_000)
    with pytest.raises(Closed) as closed:
        seats.asked.hear()
    assert closed.value.code in (1006, 1009)  # the reason is lost where the network is quicker than the reader
    assert seats.house.get("/api/hall").status == 200


def test_after_the_end_nothing_is_played(house: House) -> None:
    table = house.open("me friend", options={"beginners": True})
    with seated(house, table) as (first, second, _):
        play([first, second], Chance(2))
        before, version = house.hash(table.id), first.state["version"]
        for line in (first, second):
            assert line.state["ask"] is None
            assert not line.state["undo"]
            assert line.say(type="answer", version=version, decision="0.0.0", option="pass")["reason"] == "over"
            assert line.say(type="undo", version=version)["reason"] == "over"
            assert line.say(type="relieve", seat=0, bot="greedy")["reason"] in ("over", "not-yours")
            assert line.say(type="hint")["reason"] == "not-asked"
        assert house.post(f"/api/tables/{table.id}/join", {}).reason == "over"
        assert house.hash(table.id) == before


# -- too many -------------------------------------------------------------------------------------------------


def test_too_many_messages_on_a_socket(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "SOCKET_RATE", (5.0, 10.0))
    table = house.open()
    with house.line(table.id, table.tokens[0]) as line:
        replies = [line.say(type="ping") for _ in range(40)]
        refused = [reply for reply in replies if reply["type"] == "refused"]
        assert {reply["reason"] for reply in refused} == {"too-many"}
        assert len(refused) >= 20
        assert house.hall.refusals == {"too-many": len(refused)}


def test_socket_far_over_its_limit_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "SOCKET_RATE", (0.0, 1.0))
    monkeypatch.setattr(listeners, "PATIENCE", 20)
    table = house.open()
    with house.line(table.id, table.tokens[0]) as line, pytest.raises(Closed):
        [line.say(type="ping") for _ in range(30)]


def test_too_many_requests_of_an_address(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "CALLER_RATE", (1.0, 10.0))
    house.app.state.callers = security.Callers()
    replies = [house.get("/api/hall") for _ in range(20)]
    assert [reply.status for reply in replies[:10]] == [200] * 10
    assert {(reply.status, reply.reason) for reply in replies[12:]} == {(429, "too-many")}


def test_too_many_tables_of_an_address(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "OPENING_RATE", (0.0, 3.0))
    house.app.state.callers = security.Callers()
    wish = {"saga": "blood-rage", "sits": [{"kind": "me"}, {"kind": "me"}]}
    assert [house.post("/api/tables", wish).status for _ in range(5)] == [201, 201, 201, 429, 429]
    assert house.get("/api/hall").status == 200
    assert len(house.hall.tables) == 3


def test_too_many_listeners(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.tables.subscribers.LISTENERS", 2)
    monkeypatch.setattr("meadhall.server.tables.subscribers.SHARE", 1)
    table = house.open()
    with house.line(table.id), house.line(table.id), house.socket(table.id) as wire:
        wire.send('{"type": "hello"}')
        assert json.loads(wire.receive())["reason"] == "full"
    assert house.get(f"/api/tables/{table.id}").status == 200


def test_listener_that_does_not_keep_up_is_dropped(house: House) -> None:
    """Missed messages don't pile up; a new connection gets everything."""
    table = house.open("me friend")
    with house.line(table.id) as slow, house.line(table.id, table.tokens[0]) as quick:
        ear = next(iter(house.table(table.id).listeners))

        async def flood() -> None:
            for _ in range(listeners.QUEUE + 100):  # the system keeps some for it, too
                ear.hear(b"x" * 2**19)
                await asyncio.sleep(0)

        house.run(flood())
        assert ear not in house.table(table.id).listeners
        assert quick.answer()["type"] == "done"
        with pytest.raises(Closed) as closed:
            [slow.socket.receive() for _ in range(2 * listeners.QUEUE)]
    assert closed.value.code == 4408


def test_slow_listener_gets_everything_in_order(house: House) -> None:
    """Some messages are sent at once, some wait, and the order is kept."""
    table = house.open("me friend")
    with house.line(table.id) as slow:
        ear: Any = next(iter(house.table(table.id).listeners))

        async def say_much() -> int:
            said = 0
            while ear.waiting < 3:
                ear.hear(b"%d" % said + b" " * 2**19)
                said += 1
                await asyncio.sleep(0)
            return said

        said = house.run(say_much())
        heard = [int(slow.socket.receive()) for _ in range(said)]
        assert heard == list(range(said))
        assert ear.waiting == 0


def test_answer_quotes_a_version_at_which_it_was_asked(house: House) -> None:
    """Neither from before the question nor from the future; chat in between doesn't matter."""
    table = house.open("me friend", seed=3, options={"beginners": True})
    with house.line(table.id, table.tokens[0]) as first, house.line(table.id, table.tokens[1]) as second:
        for number in range(20):
            if number > 3 and not first.state["joint"]:
                break
            asked = first if first.state["ask"] else second
            version = asked.answer()["version"]
            first.until(version)
            second.until(version)
        asked, other = (first, second) if first.state["ask"] else (second, first)
        before, version = house.hash(table.id), asked.state["version"]
        for wrong in (-1, 0, version - 1, version + 1, 10**9):
            assert asked.answer(version=wrong)["reason"] == "stale"
        house.hall.tables.clear()  # read from disk, the same holds
        assert house.post(f"/api/tables/{table.id}/answer", quoting(asked, table, version - 1)).reason == "stale"
        assert house.hash(table.id) == before
        said = {"token": table.tokens[other.state["seat"]], "text": "take your time"}
        assert house.post(f"/api/tables/{table.id}/chat", said).status == 200
        assert house.post(f"/api/tables/{table.id}/answer", quoting(asked, table, version)).status == 200


def quoting(line: Line, table: Opened, version: int) -> dict[str, Any]:
    ask = line.state["ask"]
    token = table.tokens[line.state["seat"]]
    return {"token": token, "version": version, "decision": ask["decision"], "option": ask["options"][0]}

"""Playing: the same protocol over WebSocket and plain HTTP, undo, simultaneous answers, the end."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.kernel import Chance, Match
from tests.server.house import House, Line, play, seated
from tests.server.wire import SECONDS


@contextmanager
def events(house: House, table: str, token: str = "") -> Iterator[Iterator[dict[str, Any]]]:
    """Yield the messages of a stream of server-sent events."""
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=SECONDS)
    line.request("GET", f"/api/tables/{table}/events", headers={"authorization": f"Bearer {token}"} if token else {})
    answer = line.getresponse()
    assert answer.getheader("content-type") == "text/event-stream; charset=utf-8"
    try:
        yield (json.loads(row[6:]) for row in answer if row.startswith(b"data: "))
    finally:
        answer.close()
        line.close()


def test_four_seats_play_a_whole_match_over_sockets(house: House) -> None:
    table = house.open("me friend friend friend")
    with seated(house, table, drawn=True) as lines:
        given = play(lines, Chance(1))  # the spectator reads: an unread connection is closed
        for line in lines:
            line.until(given)

    spectator = lines[4].state
    assert given > 100
    assert spectator["table"]["status"] == "over"
    assert spectator["outcome"]["winners"]
    assert spectator["picture"]["regions"]
    assert [line.log for line in lines] == [heard(house, table.id, seat) for seat in (0, 1, 2, 3, None)]


def heard(house: House, table: str, seat: int | None) -> Any:
    """Return the log as the rules show it to a seat."""
    return json.loads(msgspec.json.encode([entry.event for entry in house.match(table).view(seat).log()]))


def test_socket_post_and_stream_give_the_same(house: House) -> None:
    table = house.open("me friend")
    with house.line(table.id, table.tokens[0]) as line, events(house, table.id, table.tokens[0]) as stream:
        seen = [next(stream)]
        other = house.get(f"/api/tables/{table.id}", table.tokens[1]).data
        for state, token in ((line.state, table.tokens[0]), (other, table.tokens[1])):
            ask = state["ask"]
            reply = house.post(
                f"/api/tables/{table.id}/answer",
                {"token": token, "version": 0, "decision": ask["decision"], "option": ask["options"][0]},
            )
            seen.append(next(stream))
            assert reply.data == {"type": "done", "version": seen[-1]["version"]}
        line.until(2)

    assert [json.loads(frame) for frame in line.frames] == seen
    now = house.get(f"/api/tables/{table.id}", table.tokens[0]).data
    assert now == {**seen[-1], "from": 0, "events": line.log}


def test_plain_view_or_picture_as_asked(house: House) -> None:
    table = house.open()
    plain = house.get(f"/api/tables/{table.id}", table.tokens[0]).data
    drawn = house.get(f"/api/tables/{table.id}?drawn=1", table.tokens[0]).data
    assert len(plain["view"]["draft"]) == 8
    assert drawn["picture"]["zones"]
    assert ("picture" in plain, "view" in drawn) == (False, False)
    assert drawn["ask"].pop("newcomers") == [{"id": "now-draft"}]
    assert drawn["ask"] == plain["ask"]


def test_listener_that_leaves_is_dropped(house: House) -> None:
    table = house.open()
    with events(house, table.id) as stream, house.line(table.id, table.tokens[0]) as line:
        next(stream)
        assert len(house.table(table.id).listeners) == 2
        line.answer()
    for _ in range(200):
        if not house.table(table.id).listeners:
            break
        house.post(f"/api/tables/{table.id}/chat", {"text": "anybody here?"})
    assert not house.table(table.id).listeners


def test_simultaneous_answers_in_any_order(house: House) -> None:
    table = house.open("me friend friend")
    with seated(house, table) as (first, second, third, spectator):
        before = first.state["ask"]["decision"]
        assert {line.state["ask"]["decision"] for line in (first, second, third)} == {before}
        assert third.answer()["version"] == 1
        assert first.answer()["version"] == 2  # asked at version 0, and still good
        spectator.until(2)
        assert [seat for seat, _, _ in spectator.state["waiting"]] == [1]
        assert first.state["ask"] is None
        assert second.until(2)["ask"]["decision"] == before
        second.answer()
        assert first.until(3)["ask"]["decision"] != before


def test_simultaneous_answer_can_be_taken_back(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (first, second, _):
        before = house.hash(table.id)
        stale = second.state["ask"]["decision"]
        first.answer()
        assert first.state["undo"]
        assert first.say(type="undo", version=first.state["version"])["type"] == "done"
        assert house.hash(table.id) == before
        assert first.state["ask"]
        assert second.until(2)["ask"]["decision"] != stale
        assert second.answer(decision=stale)["reason"] == "stale"


def to_undo(lines: list[Line], seed: int) -> Line:
    """Play until a seat can take back an answer with events."""
    chance = Chance(seed)
    before: list[int] = []
    for _ in range(400):
        before = [len(line.log) for line in lines]
        assert play(lines, chance, 1)
        for line, length in zip(lines, before, strict=True):
            if line.state["undo"] and len(line.log) > length:
                return line
    pytest.fail("no answer of the whole match could be taken back")


def stepped_back(match: Match[Any]) -> Match[Any]:
    """Return the match before its last answer."""
    assert match.record is not None
    return meadhall.replay(match.record, len(match.record.actions) - 1)


def test_undo_takes_back_position_and_log(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (*lines, spectator):
        line = to_undo(lines, 5)
        spectator.until(line.state["version"])
        longer, before = len(spectator.log), stepped_back(house.match(table.id))
        reply = line.say(type="undo", version=line.state["version"])
        state = spectator.until(reply["version"])

    assert state["from"] < longer
    assert state["from"] <= len(spectator.log) < longer
    assert before.record is not None
    assert state["actions"] == len(before.record.actions)
    assert house.hash(table.id) == before.hash()
    assert spectator.log == house.get(f"/api/tables/{table.id}").data["events"]


def test_undo_asked_twice_undoes_once(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (*lines, _):
        line = to_undo(lines, 5)
        version = line.state["version"]
        assert line.say(type="undo", version=version)["type"] == "done"
        after = house.hash(table.id)
        assert line.say(type="undo", version=version)["reason"] == "stale"
        assert house.hash(table.id) == after


def test_nothing_to_undo(house: House) -> None:
    table = house.open("me friend")
    with house.line(table.id, table.tokens[0]) as line:
        assert line.say(type="undo", version=0)["reason"] == "nothing-to-undo"


def test_why_an_option_is_off(house: House) -> None:
    table = house.open("me friend", options={"beginners": True})
    with seated(house, table) as (*lines, spectator):
        line = next(line for line in lines if line.state["ask"])
        reply = line.say(type="why", option="invade warrior yggdrasil")
        assert reply["type"] == "why"
        assert reply["rule"].startswith("BR-")
        legal = line.state["ask"]["options"][0]
        assert line.say(type="why", option=legal) == {
            "type": "why", "option": legal, "rule": "", "form": "", "numbers": {},
        }  # fmt: skip
        assert line.say(type="why", option="fly to the moon")["reason"] == "not-asked"
        assert spectator.say(type="why", option="pass")["reason"] == "spectator"


def test_why_a_thing_is_off(house: House) -> None:
    table = house.open("me friend", options={"beginners": True})
    with seated(house, table) as (*lines, _):
        line = next(line for line in lines if line.state["ask"])
        off = line.say(type="why", noun="place", key="yggdrasil", said=[["verb", "invade"], ["figure", "leader"]])
        assert (off["noun"], off["key"], off["option"]) == ("place", "yggdrasil", "invade leader yggdrasil")
        assert off == {"noun": "place", "key": "yggdrasil", **line.say(type="why", option="invade leader yggdrasil")}
        free = next(option.split()[-1] for option in line.state["ask"]["options"] if option.startswith("invade"))
        assert line.say(type="why", noun="place", key=free)["rule"] == ""
        token = table.tokens[lines.index(line)]
        by_post = house.post(f"/api/tables/{table.id}/why", {"noun": "place", "key": "yggdrasil", "token": token})
        assert by_post.data["rule"] == off["rule"]


def test_refused_answer_cites_its_rule(house: House) -> None:
    table = house.open("me friend", options={"beginners": True})
    with seated(house, table) as (*lines, _):
        line = next(line for line in lines if line.state["ask"])
        refused = line.answer("invade warrior yggdrasil")
        assert (refused["type"], refused["reason"]) == ("refused", "not-legal")
        assert refused["rule"].startswith("BR-")

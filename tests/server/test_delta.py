"""A client with changes has the same table as one with whole states."""

from __future__ import annotations

import http.client
import json
from contextlib import ExitStack
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance
from meadhall.server.workers.delta import Differences, changes
from meadhall.server.workers.worker_table import Audience, Have, Move, Shown, Turn, WorkerTable
from tests.contract.cases import random_answer
from tests.server.following import changed, follow
from tests.server.house import House, play
from tests.server.wire import SECONDS


def fields(shown: Shown) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(b"{%b}" % shown.fields)
    return found


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("saga", meadhall.sagas())
def test_changes_turn_the_old_picture_into_the_new(saga: str, drawn: bool) -> None:
    """Connect every seat and a spectator, and play a random match with undos."""
    seats = max(meadhall.game(saga).seats)
    room, chance = WorkerTable(meadhall.Record(saga, seats, 3, actions=[]), []), Chance(3)
    eyes = [Audience(seat, drawn, changes=True) for seat in (None, *range(seats))]
    have = {eye: fields(room.shown(eye, None, Turn(0, 0))) for eye in eyes}
    told, whole, version = 0, 0, 0
    while not room.match.over and version < 250:
        seat, option = random_answer(room.match, chance)
        if version % 9 == 8 and room.match.can_undo(seat):
            room.make(Move(seat))
        else:
            room.make(Move(seat, room.match.game.vocabulary.text(option)))
        version += 1
        for eye in eyes:
            shown = room.shown(eye, Have(0, version - 1), Turn(version, 0))
            assert not shown.whole, "so little has changed"
            state = {**have[eye], "version": version - 1, "type": "state"}
            message = {**fields(shown), "type": "change", "base": version - 1, "version": version}
            plain = room.shown(eye._replace(changes=False), None, Turn(version, 0))
            have[eye] = {**follow(state, message)}
            assert {name: have[eye][name] for name in fields(plain)} == fields(plain)
            told, whole = told + len(shown.fields), whole + len(plain.fields)
    assert told < whole / 3, "differences are short"


def test_another_picture_gets_the_whole_table() -> None:
    room = WorkerTable(meadhall.Record("blood-rage", 2, 3, actions=[]), [])
    eye = Audience(0, True, changes=True)
    room.shown(eye, None, Turn(4, 0))
    assert not room.shown(eye, Have(0, 4), Turn(5, 0)).whole
    assert room.shown(eye, Have(0, 4), Turn(6, 0)).whole, "it has the fourth, and the fifth was shown last"
    assert not room.shown(eye, Have(0, 6), Turn(7, 0)).whole
    assert WorkerTable(meadhall.Record("blood-rage", 2, 3, actions=[]), []).shown(eye, Have(0, 7), Turn(8, 0)).whole


VALUES: list[Any] = [
    None, 0, 1, "", "a", [], [1], [1, 2, 3], [1, 9, 3], [3], {}, {"a": 1}, {"a": 2, "b": [1, 2]}, {"b": [2]},
    {"b": {"c": [{"d": 1}, {"d": 2}]}}, {"b": {"c": [{"d": 1}, {"d": 3}, 4]}},
]  # fmt: skip


@pytest.mark.parametrize("old", VALUES)
@pytest.mark.parametrize("new", VALUES)
def test_any_value_can_become_any_other(old: Any, new: Any) -> None:
    value = old
    for change in changes(old, new):
        value = changed(value, json.loads(json.dumps(change)))
    assert value == new


def test_nothing_is_compared_twice() -> None:
    """Parts that several audiences share are encoded once."""
    room, known = WorkerTable(meadhall.Record("asgard", 4, 3, actions=[]), []), Differences()
    assert known.between(room.match.view(0).table, room.match.view(0).table) == b"[]"
    assert known.between(None, room.match.view(0).table) is None


def test_connections_with_changes_match_one_without(house: House) -> None:
    table = house.open("me friend friend", saga="asgard", seed=5)
    with ExitStack() as stack:
        lean = [stack.enter_context(house.line(table.id, token, drawn=True, changes=True)) for token in table.tokens]
        whole = [stack.enter_context(house.line(table.id, token, drawn=True)) for token in table.tokens]
        for _ in range(12):
            play(lean, Chance(4), most=2)
            lean[0].say(type="chat", text="skål")
            for one, other in zip(lean, whole, strict=True):
                one.drain()
                other.until(one.state["version"])
                assert told(one.state) == told(other.state)
                assert one.log == other.log
        frames = [json.loads(frame)["type"] for line in lean for frame in line.frames]
        assert frames.count("state") == len(lean), "the whole is told once, at the beginning"
        assert frames.count("change") >= 12 * len(lean)


def test_client_can_ask_for_the_whole_table_again(house: House) -> None:
    table = house.open()
    with house.line(table.id, table.tokens[0], drawn=True, changes=True) as line:
        line.answer()
        have, line.state = line.state, {}
        assert line.say(type="look") == {"type": "shown"}
        assert told(line.state) == {**told(have), "from": 0, "events": line.log, "moments": line.state["moments"]}
        line.state["version"] = have["version"]
        line.say(type="chat", text="and on it goes")
        assert line.state["chat"][0]["text"] == "and on it goes"


def test_late_listener_gets_the_same_as_the_others(house: House) -> None:
    """A message for one audience fits all its listeners, whenever they connected."""
    table = house.open("me open")
    with house.line(table.id, drawn=True, changes=True) as early:
        house.post(f"/api/tables/{table.id}/join", {"name": "Bo"})
        with house.line(table.id, drawn=True, changes=True) as late, house.line(table.id, drawn=True) as whole:
            with house.line(table.id, table.tokens[0]) as player:
                player.say(type="chat", text="welcome")
            for line in (early, late, whole):
                line.drain()
            assert told(early.state) == told(late.state) == told(whole.state)
            assert early.state["table"]["sits"][1]["name"] == "Bo"


def test_stream_can_send_changes(house: House) -> None:
    table = house.open()
    with house.line(table.id, table.tokens[0]) as player:
        line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=SECONDS)
        line.request("GET", f"/api/tables/{table.id}/events?drawn=1&changes=1")
        stream = line.getresponse()
        state = heard(stream)
        player.say(type="chat", text="hello")
        change = heard(stream)
        line.close()
    assert (state["type"], change["type"]) == ("state", "change")
    assert follow(state, change)["chat"][0]["text"] == "hello"


def heard(stream: http.client.HTTPResponse) -> dict[str, Any]:
    """Return the next message of a stream."""
    while not (line := stream.readline()).startswith(b"data: "):
        pass
    found: dict[str, Any] = json.loads(line.removeprefix(b"data: "))
    return found


def told(state: dict[str, Any]) -> dict[str, Any]:
    """Return all fields that don't depend on the time of day."""
    return {name: value for name, value in state.items() if name != "rest"}

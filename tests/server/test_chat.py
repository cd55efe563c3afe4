"""Chat: players don't see what spectators write until the match is over."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import Chance
from meadhall.server.security import Bucket
from meadhall.server.tables import messages
from tests.server.house import House, Line, play, seated


def texts(line: Line) -> list[tuple[int | None, str]]:
    return [(said["seat"], said["text"]) for said in line.state["chat"]]


def test_all_see_what_players_write(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as lines:
        assert lines[1].say(type="chat", text="  skål,\n  friends ") == {"type": "said"}
        for line in lines:
            line.drain()
            assert texts(line) == [(1, "skål, friends")]


def test_players_do_not_see_what_spectators_write(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (first, second, spectator):
        before = len(first.frames)
        spectator.say(type="chat", text="the mead is poisoned", name="Loki")
        house.post(f"/api/tables/{table.id}/chat", {"text": "psst", "name": "Odin"})
        for line in (first, second):
            line.drain()
        assert len(first.frames) == before + 1  # the pong: no frame about the chat
        first.say(type="chat", text="my turn?")
        first.answer()
        for line in (second, spectator):
            line.drain()
        assert texts(first) == texts(second) == [(0, "my turn?")]
        assert texts(spectator) == [(None, "the mead is poisoned"), (None, "psst"), (0, "my turn?")]
        assert [said["name"] for said in spectator.state["chat"]] == ["Loki", "Odin", ""]
        assert not any("poisoned" in frame or "psst" in frame for line in (first, second) for frame in line.frames)
        assert first.state["version"] == 2  # spectators' lines do not count either


def test_after_the_end_all_share_a_chat(house: House) -> None:
    table = house.open("me friend", options={"beginners": True})
    with seated(house, table) as (first, second, spectator):
        spectator.say(type="chat", text="the bear wins")
        play([first, second], Chance(1))
        assert texts(first) == [(None, "the bear wins")]
        spectator.say(type="chat", text="told you")
        first.drain()
        assert texts(first)[-1] == (None, "told you")


def test_spectators_cannot_push_players_lines_out(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (first, _, spectator):
        first.say(type="chat", text="hello")
        for number in range(messages.CHAT_LINES + 5):
            spectator.say(type="chat", text=f"noise {number}")
        first.answer()
        assert texts(first) == [(0, "hello")]
        assert len(texts(spectator)) == messages.CHAT_LINES


def test_player_writes_under_the_name_of_the_seat(house: House) -> None:
    sits: Any = [{"kind": "me", "name": "Astrid"}, {"kind": "friend"}]
    reply = house.post("/api/tables", {"saga": "blood-rage", "sits": sits}).data
    house.post(f"/api/tables/{reply['table']}/chat", {"token": reply["tokens"][0], "text": "hi", "name": "Odin"})
    assert house.get(f"/api/tables/{reply['table']}").data["chat"][0]["name"] == "Astrid"


def test_players_and_spectators_have_separate_rates(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.open("me friend")
    house.table(table.id).chat.pace = (Bucket(0.0, 2.0), Bucket(0.0, 3.0))
    with seated(house, table) as (first, second, spectator):
        replies = [spectator.say(type="chat", text="spam") for _ in range(5)]
        assert [reply.get("reason", "") for reply in replies] == ["", "", "", "too-many", "too-many"]
        assert first.say(type="chat", text="a")["type"] == "said"
        assert second.say(type="chat", text="b")["type"] == "said"
        assert first.say(type="chat", text="c")["reason"] == "too-many"

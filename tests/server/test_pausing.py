"""A match is paused while no player is connected, and resumes; answers of bots are shown to all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.server.protocol import Refused
from meadhall.server.workers.worker_table import decision_id
from tests.server.house import House, Line, Opened, seated
from tests.server.process import until

DAY = 86_400
POST = {"mode": "days", "seconds": DAY}


def shown(house: House, table: Opened, seat: int | None = None) -> dict[str, Any]:
    data: dict[str, Any] = house.get(f"/api/tables/{table.id}", "" if seat is None else table.tokens[seat]).data
    return data


def rests(house: House, table: Opened) -> bool:
    return bool(shown(house, table)["table"]["resting"])


def away(house: House, table: Opened) -> list[bool]:
    return [sit["away"] for sit in shown(house, table)["table"]["sits"]]


def leave_all(house: House, table: Opened) -> None:
    for seat, token in enumerate(table.tokens):
        if token:
            house.post(f"/api/tables/{table.id}/relieve", {"token": token, "seat": seat, "bot": "random"})


def test_bots_do_not_finish_a_match_that_all_players_left(house: House) -> None:
    """Both are asked, out of time and not connected: they keep their seats until they come back."""
    table = house.open("me friend greedy", clock=POST)
    house.run_out(table.id)
    until(lambda: rests(house, table))
    version, state = house.table(table.id).version, shown(house, table)["table"]
    assert state["status"] == "playing"
    assert state["deadline"] is None
    assert away(house, table) == [False, False, False]
    assert table.id not in house.hall.turn_timers.timers
    with house.line(table.id, table.tokens[1]) as line:
        assert not line.state["table"]["resting"]
        assert line.state["version"] == version
        assert line.state["table"]["deadline"] is not None
        left = house.table(table.id).time_left
        assert left is not None
        assert left > DAY - 600  # a whole turn, from the player's return
        assert line.state["ask"]
        assert line.answer()["type"] == "done"


def test_match_goes_on_while_another_player_may_come(house: House) -> None:
    """A player by POST is rarely connected: a bot plays a late seat, until the last player is late too."""
    table = house.open("me friend", options={"beginners": True, "first": 0}, clock=POST)
    first = house.table(table.id).standing.asked[0].seat
    house.run_out(table.id)
    until(lambda: away(house, table)[first])
    sitting = shown(house, table)["table"]["sits"][first]
    assert (sitting["late"], sitting["bot"]) == (True, "greedy")
    until(lambda: [a.seat for a in house.table(table.id).standing.asked] == [1 - first])
    assert not rests(house, table)
    house.run_out(table.id)
    until(lambda: rests(house, table))
    assert away(house, table)[1 - first] is False
    with house.line(table.id, table.tokens[first]) as line:  # who was late has the seat again
        assert not line.state["table"]["sits"][first]["away"]
        assert [run[0] for run in stood(line)] == [first]


def test_connected_player_out_of_time_is_replaced_by_a_bot(house: House) -> None:
    table = house.open("me", saga="vikings-gone-wild", clock=POST)
    with house.line(table.id, table.tokens[0]) as line:
        house.run_out(table.id)
        while not line.state["table"]["sits"][0]["away"]:
            line.hear()
    until(lambda: rests(house, table))  # when they have left, the bot stops


def test_match_of_players_who_left_is_paused(house: House) -> None:
    table = house.open("me friend")
    leave_all(house, table)
    until(lambda: rests(house, table))
    version = house.table(table.id).version
    with house.line(table.id, table.tokens[0]) as line:
        assert line.state["table"]["sits"][0]["away"]  # left by the player, who must take it back
        while line.state["version"] <= version:
            line.hear()
        assert line.say(type="relieve", seat=0)["type"] == "done"
    assert not rests(house, table)


def test_spectators_do_not_resume_it(house: House) -> None:
    table = house.open("me friend")
    leave_all(house, table)
    until(lambda: rests(house, table))
    with house.line(table.id) as line:
        assert line.state["table"]["resting"]
        line.drain()
        assert line.state["table"]["resting"]


def test_an_answer_by_post_resumes_it(house: House) -> None:
    table = house.open("me friend", clock=POST)
    house.run_out(table.id)
    until(lambda: rests(house, table))
    ask = shown(house, table, 0)["ask"]
    assert rests(house, table)  # to look at it from the lobby is not to come
    said = {"version": shown(house, table)["version"], "decision": ask["decision"], "option": ask["options"][0]}
    assert house.post(f"/api/tables/{table.id}/answer", {**said, "token": table.tokens[0]}).status == 200
    assert not rests(house, table)
    assert table.id in house.hall.turn_timers.timers


def test_a_new_player_resumes_it(house: House) -> None:
    table = house.open("me open")
    leave_all(house, table)
    until(lambda: rests(house, table))
    assert house.post(f"/api/tables/{table.id}/join", {"name": "Ylva"}).status == 200
    assert not rests(house, table)


def test_matches_of_bots_are_never_paused(house: House) -> None:
    table = house.open("random random")
    until(lambda: house.table(table.id).status == "over")


def test_answer_of_a_bot_after_the_pause_began_is_dropped(house: House) -> None:
    table = house.open("me friend", clock=POST)
    house.run_out(table.id)
    until(lambda: rests(house, table))
    at = house.table(table.id)
    at.head.sits[0].bot = "random"
    with pytest.raises(Refused, match="match is paused"):
        house.run(at.answer(0, at.version, decision_id(0, at.standing.opened, 0), "pass", "random"))


def test_it_stays_paused_over_a_restart(tmp_path: Path, rates: None) -> None:
    with House(tmp_path) as house:
        table = house.open("me friend greedy", clock=POST)
        house.run_out(table.id)
        until(lambda: rests(house, table))
        assert table.id not in house.run(house.hall.store.unfinished())
    with House(tmp_path) as house:
        assert rests(house, table)
        with house.line(table.id, table.tokens[0]) as line:
            assert not line.state["table"]["resting"]


# -- bots that stood in ---------------------------------------------------------------------------------------


def stood(line: Line) -> list[list[int]]:
    found: list[list[int]] = line.state.get("stood", [])
    return found


def test_answers_of_substitutes_are_counted_and_found_in_the_log(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (first, second, watcher):
        first.answer()
        assert stood(first) == []
        second.say(type="relieve", seat=1, bot="random")
        while first.state["actions"] < 18:  # beyond the secret choices
            first.answer() if first.state["ask"] else first.hear()
        second.say(type="relieve", seat=1)
        watcher.drain()
        events = len(watcher.log)
    house.hall.tables.clear()  # read again from its log
    with house.line(table.id) as again:
        ((seat, start, end),) = stood(again)
        assert seat == 1
        assert 0 <= start < end <= events

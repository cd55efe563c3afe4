"""Bots, absent players and timers: the table goes on, and players come back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import meadhall
from meadhall.bots import LEVELS
from meadhall.hints import hint, why
from meadhall.kernel import Chance
from meadhall.server.workers.bot_workers import BotWorkers, Wish
from meadhall.server.workers.worker_protocol import Advise, Simple, advised, imagined, think
from meadhall.text import Speech
from tests.server.house import House, Line, play, seated


def wait_for(line: Line, condition: Any) -> None:
    while not condition(line.state):
        assert line.state["table"]["status"] == "playing", "nothing more will happen here"
        line.hear()


def test_bots_play_a_whole_match_alone(house: House) -> None:
    table = house.open("random random", options={"beginners": True})
    with house.line(table.id) as line:
        wait_for(line, lambda state: state["table"]["status"] == "over")
    assert line.state["outcome"]["winners"]
    assert table.tokens == ["", ""]


def test_bot_thinks_once_for_each_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = BotWorkers.ask

    async def counted(self: BotWorkers, mind: Simple, wish: Wish) -> str:
        asked.append(mind.seat)
        return await real(self, mind, wish)

    monkeypatch.setattr(BotWorkers, "ask", counted)
    table = house.open("random random", options={"beginners": True})
    with house.line(table.id) as line:
        wait_for(line, lambda state: state["table"]["status"] == "over")
    assert len(asked) == line.state["actions"]


def test_person_against_bots(house: House) -> None:
    table = house.open("me greedy")
    with house.line(table.id, table.tokens[0]) as line:
        for _ in range(12):
            wait_for(line, lambda state: state["ask"])
            assert line.answer()["type"] == "done"
        assert {said["name"] for said in line.state["chat"]} == set()
    assert house.hall.refusals == {}


def test_hint_is_a_legal_option_and_changes_nothing(house: House) -> None:
    table = house.open("me friend")
    with house.line(table.id, table.tokens[0]) as line:
        before = house.hash(table.id)
        hint = line.say(type="hint")
        assert hint["option"] in line.state["ask"]["options"]
        assert house.post(f"/api/tables/{table.id}/hint", {"token": table.tokens[0]}).data == hint
        assert house.hash(table.id) == before


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_hint_of_the_hall_is_that_of_the_terminal(saga: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The option and reasons are the same, although the server's bot sees re-dealt cards in another process."""
    monkeypatch.setitem(LEVELS, 3, 20)
    match = meadhall.new(saga, seats=2, seed=7)
    decision = match.decisions[0]
    found = hint(match.game, match.view(decision.seat), decision)
    told = json.loads(advised(Advise("", imagined(match, decision.seat, 0), decision.seat)))
    speech = Speech(match.game, "fr", match.game.seat_names(match.state))
    assert (told["option"], told["kind"]) == (found.option, found.kind)
    assert told["says"]["fr"] == why(speech, decision, found)


# -- absent players -------------------------------------------------------------------------------------------


def test_player_leaves_the_seat_to_a_bot_and_comes_back(house: House) -> None:
    table = house.open("me friend")
    with seated(house, table) as (first, second, spectator):
        first.answer()
        version = spectator.until(1)["version"]
        assert second.say(type="relieve", seat=1, bot="random")["type"] == "done"
        wait_for(spectator, lambda state: state["version"] > version)
        sitting = spectator.state["table"]["sits"][1]
        assert (sitting["bot"], sitting["away"], sitting["free"]) == ("random", True, False)

        assert second.say(type="relieve", seat=1)["type"] == "done"
        second.drain()
        sitting = second.state["table"]["sits"][1]
        assert (sitting["bot"], sitting["away"]) == ("", False)
        for line in (first, second):
            line.until(house.table(table.id).version)
        assert play([first, second], Chance(1), 3) == 3


def test_only_the_player_leaves_a_seat_before_its_time_is_up(house: House) -> None:
    table = house.open("me friend greedy")
    with seated(house, table) as (first, _, _):
        assert first.say(type="relieve", seat=1, bot="greedy")["reason"] == "not-yours"
        assert first.say(type="relieve", seat=1)["reason"] == "not-yours"
        assert first.say(type="relieve", seat=0, bot="deep-blue")["reason"] == "bad-options"
        assert first.say(type="relieve", seat=2, bot="random")["reason"] == "not-yours"


def test_bots_answer_is_dropped_when_the_player_is_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = asyncio.Event()

    async def slow(self: BotWorkers, mind: Simple, wish: Wish) -> str:
        await thought.wait()
        return think(mind)

    monkeypatch.setattr(BotWorkers, "ask", slow)
    table = house.open("me friend")
    with seated(house, table) as (first, _, _):
        before = house.hash(table.id)
        first.say(type="relieve", seat=0, bot="random")
        first.say(type="relieve", seat=0)

        async def wake() -> None:
            thought.set()

        house.run(wake())
        first.drain()
        assert house.hash(table.id) == before
        assert first.answer()["type"] == "done"


# -- clocks -------------------------------------------------------------------------------------------------


def test_bot_takes_the_seat_of_a_player_out_of_time(house: House) -> None:
    table = house.open("me friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, _, spectator):
        while first.state["ask"]:
            first.answer()
        spectator.until(first.state["version"])
        assert not spectator.state["table"]["sits"][1]["away"]
        house.run_out(table.id)
        wait_for(spectator, lambda state: state["table"]["sits"][1]["away"])
        assert not spectator.state["table"]["sits"][0]["away"]
        assert spectator.state["table"]["sits"][1]["bot"] == "greedy"
        wait_for(first, lambda state: state["ask"])


def test_simultaneous_answers_do_not_extend_the_time(house: House) -> None:
    table = house.open("me friend friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, second, third, _):
        deadline = first.state["table"]["deadline"]
        second.answer()
        third.answer()
        assert first.until(2)["table"]["deadline"] == deadline
        first.answer()
        assert first.state["table"]["deadline"] > deadline


def test_all_can_let_a_bot_play_for_a_player_out_of_time(house: House) -> None:
    table = house.open("me friend friend", options={"beginners": True}, clock={"mode": "live", "seconds": 600})
    with seated(house, table) as lines:
        behind = house.table(table.id)
        behind.asked_at -= 700
        late = behind.standing.asked[0].seat
        caller = lines[(late + 1) % 3]
        assert caller.say(type="relieve", seat=(late + 2) % 3, bot="random")["reason"] == "not-yours"
        assert caller.say(type="relieve", seat=late)["reason"] == "not-yours"
        assert caller.say(type="relieve", seat=late, bot="random")["type"] == "done"


def test_one_clock_for_each_table(house: House) -> None:
    table = house.open("me friend", clock={"mode": "days", "seconds": 86400})
    clocks, tasks = len(house.hall.turn_timers.timers), len(house.hall._tasks)
    with seated(house, table) as (first, second, _):
        play([first, second], Chance(1), 10)
    assert table.id in house.hall.turn_timers.timers
    assert len(house.hall.turn_timers.timers) <= clocks  # timers of other tests may have fired
    assert len(house.hall._tasks) <= tasks  # a clock is a timer, not a task that waits


# -- undo ----------------------------------------------------------------------------------------------------


def test_a_bot_waits_while_an_answer_can_be_taken_back(house: House) -> None:
    house.hall.undo_seconds = 3600.0
    table = house.open("me random", options={"first": 0, "beginners": True})
    with house.line(table.id, table.tokens[0]) as line:
        before, option = line.state["ask"]["decision"], line.state["ask"]["options"][0]
        assert line.answer(option)["type"] == "done"
        wait_for(line, lambda state: not state["ask"])
        assert line.state["undo"]
        assert 3000 < line.state["rest"] <= 3600
        assert line.say(type="undo", version=line.state["version"])["type"] == "done"
        wait_for(line, lambda state: state["ask"])
        assert line.state["ask"]["decision"] != before
        assert line.state["rest"] == 0
        assert option in line.state["ask"]["options"]


def test_a_bot_goes_on_after_the_time_for_undo(house: House) -> None:
    house.hall.undo_seconds = 0.05
    table = house.open("me random", options={"first": 0, "beginners": True})
    with house.line(table.id, table.tokens[0]) as line:
        line.answer()
        wait_for(line, lambda state: any(event.get("seat") == 1 for event in state["events"]))

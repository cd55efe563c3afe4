"""Bots, absent players and clocks: the table goes on by itself, and whoever was away comes back."""

from __future__ import annotations

import asyncio
import json
import os
import time
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.bots import LEVELS
from meadhall.bots.pace import STEP
from meadhall.hints import hint, why
from meadhall.kernel import Chance
from meadhall.server import thinkers
from meadhall.server.desk import Advise, Simple, advised, imagined, think
from meadhall.server.minds import answered
from meadhall.server.thinkers import LEAST, Thinkers, Wish
from meadhall.server.workers import Work, Worker
from meadhall.text import Speech
from tests.server.house import House, Line, play, seated
from tests.server.nearby import at_hand
from tests.server.process import until_gone
from tests.server.test_limits import until


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
    real = Thinkers.ask

    async def counted(self: Thinkers, mind: Simple, wish: Wish) -> str:
        asked.append(mind.seat)
        return await real(self, mind, wish)

    monkeypatch.setattr(Thinkers, "ask", counted)
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
    """The same option for the same reasons, though the hall's thinks on a table dealt anew, in a process of its own."""
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

    async def slow(self: Thinkers, mind: Simple, wish: Wish) -> str:
        await thought.wait()
        return think(mind)

    monkeypatch.setattr(Thinkers, "ask", slow)
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


def test_bot_takes_the_seat_of_whoever_is_late(house: House) -> None:
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


def test_answering_together_others_do_not_give_me_more_time(house: House) -> None:
    table = house.open("me friend friend", clock={"mode": "live", "seconds": 600})
    with seated(house, table) as (first, second, third, _):
        deadline = first.state["table"]["deadline"]
        second.answer()
        third.answer()
        assert first.until(2)["table"]["deadline"] == deadline
        first.answer()
        assert first.state["table"]["deadline"] > deadline


def test_anybody_may_relieve_who_is_late_and_asked(house: House) -> None:
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
    clocks, tasks = len(house.hall.clocks.timers), len(house.hall._tasks)
    with seated(house, table) as (first, second, _):
        play([first, second], Chance(1), 10)
    assert table.id in house.hall.clocks.timers
    assert len(house.hall.clocks.timers) <= clocks  # others' may have rung meanwhile
    assert len(house.hall._tasks) <= tasks  # a clock is a timer, not a task that waits


# -- worker processes -----------------------------------------------------------------------------------------


def position(seed: int = 1) -> bytes:
    return imagined(meadhall.new("blood-rage", seats=2, seed=seed), 0, 7)


def asks(bot: str) -> Simple:
    return Simple("", position(), 0, bot, 1, LEAST)


def no_idea(*_: Any) -> Any:
    raise ArithmeticError("a counsel with a bug")


def die(job: bytes) -> bytes:
    os._exit(3)


def fail(job: bytes) -> bytes:
    raise KeyError("a bot with a bug")


def sleep(job: bytes) -> bytes:
    time.sleep(3600)
    return b""


def open_dying() -> Work:
    return die


def open_failing() -> Work:
    return fail


def open_sleeping() -> Work:
    return sleep


@pytest.mark.parametrize("bad", [open_dying, open_failing, open_sleeping])
def test_bot_that_fails_is_replaced_for_one_answer(bad: Any, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """By `greedy`, never at random."""
    monkeypatch.setattr(thinkers, "open_mind", bad)
    monkeypatch.setattr(house.hall, "thinkers", Thinkers(1))
    mind, stands_in = asks("mcts:1"), msgspec.structs.replace(asks("greedy"), seconds=3600.0)
    answer = house.run(answered(house.hall.thinkers, house.hall.engine, mind, Wish(0.0)))
    assert answer == think(stands_in)
    house.loop.call_soon_threadsafe(house.hall.thinkers.close)


def test_saga_whose_counsel_fails_is_played_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even `greedy` has an answer then; the match goes on all the same."""
    desk = at_hand(house, monkeypatch)
    counsel = meadhall.game("blood-rage").counsel
    assert counsel is not None
    bad = counsel._replace(appraise=no_idea, instinct=no_idea)
    monkeypatch.setattr(meadhall.game("blood-rage"), "counsel", bad)
    monkeypatch.setattr(thinkers, "open_mind", open_failing)
    monkeypatch.setattr(house.hall, "thinkers", Thinkers(1))
    assert not desk.rooms
    answer = house.run(answered(house.hall.thinkers, house.hall.engine, asks("mcts:1"), Wish(0.0)))
    assert answer == think(asks("random"))
    house.loop.call_soon_threadsafe(house.hall.thinkers.close)


def test_bot_that_thinks_long_holds_up_nobody_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker is busy for an hour; all that is not a bot goes on, at its own table and at others."""
    monkeypatch.setattr(thinkers, "OVERRUN", 3600)
    monkeypatch.setattr(thinkers, "open_mind", open_sleeping)
    monkeypatch.setattr(house.hall, "thinkers", Thinkers(1))
    slow, other = house.open("me random"), house.open("me friend")
    with house.line(slow.id, slow.tokens[0]) as waiting, seated(house, other) as (first, second, _):
        while waiting.state["ask"]:
            waiting.answer()
        for _ in range(8):
            assert play([first, second], Chance(1), 5) == 5
            assert waiting.say(type="chat", text="still there?")["type"] == "said"
        assert waiting.state["table"]["sits"][1]["asked"]
    house.loop.call_soon_threadsafe(house.hall.thinkers.close)


def test_hung_hint_does_not_hold_the_bots(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one worker for all of them; a hint that takes long has it to itself, and another one is started."""
    monkeypatch.setattr(thinkers, "HINT_SECONDS", 3600)
    monkeypatch.setattr(thinkers, "PATIENCE", 0.2)
    monkeypatch.setattr(house.hall, "thinkers", Thinkers(1))
    asking = house.open("me friend")
    with house.line(asking.id, asking.tokens[0]) as asker:
        with monkeypatch.context() as hung:
            hung.setattr(thinkers, "open_mind", open_sleeping)
            asker.send({"type": "hint"})
            until(lambda: house.hall.thinkers._busy)
        table = house.open("random random", options={"beginners": True})
        with house.line(table.id) as line:
            wait_for(line, lambda state: state["version"] >= 6)
        assert len(house.hall.thinkers._busy) >= 1
        house.loop.call_soon_threadsafe(house.hall.thinkers.close)
        assert asker.hear()["reason"] == "no-hint"


# -- time, by a clock that the test sets ------------------------------------------------------------------------


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def nobody_waits() -> bool:
    return True


def test_who_waited_in_the_queue_has_less_time() -> None:
    hands = Hands()
    minds = Thinkers(1, hands)
    wish = minds.soon(nobody_waits, lambda: 1)
    whole = minds.share(wish)
    assert LEAST < whole < STEP
    hands.now += 1.0
    assert minds.share(wish) == pytest.approx(whole - 1.0)
    hands.now += 60.0
    assert minds.share(wish) == LEAST


@pytest.mark.parametrize(("workers", "bots", "part"), [(1, 3, 1 / 3), (2, 3, 1 / 2), (3, 3, 1.0), (1, 1, 1.0)])
def test_bots_that_are_asked_together_share_the_time(workers: int, bots: int, part: float) -> None:
    """Nobody waits longer for three bots than for one."""
    hands = Hands()
    minds = Thinkers(workers, hands)
    whole = minds.share(minds.soon(nobody_waits, lambda: 1))
    assert minds.share(minds.soon(nobody_waits, lambda: bots)) == pytest.approx(whole * part)


def test_all_that_a_bot_may_take_is_within_a_step() -> None:
    """Its thinking, the time until it is ended, and the answer of whoever stands in for it."""
    minds = Thinkers(1, Hands())
    assert minds.share(minds.soon(nobody_waits, lambda: 1)) + thinkers.OVERRUN + LEAST <= STEP


def test_bot_gets_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the worker is told, and when it is ended."""
    hands, told = Hands(), []

    async def do(self: Worker, job: bytes, work: float, wall: float) -> bytes:
        told.append((msgspec.msgpack.decode(job, type=Simple).seconds, work, wall))
        return b"pass"

    async def start(self: Worker) -> None:
        hands.now += 0.75  # a process has to be started first

    monkeypatch.setattr(Worker, "do", do)
    monkeypatch.setattr(Worker, "start", start)
    minds = Thinkers(1, hands)
    wish = minds.soon(nobody_waits, lambda: 1)
    assert asyncio.run(minds.ask(asks("mcts:3"), wish)) == "pass"
    left = wish.until - hands.now
    assert told == [pytest.approx((left, left + thinkers.OVERRUN, left + thinkers.OVERRUN))]


def test_time_of_a_bot_begins_before_it_has_read_the_position() -> None:
    """By a clock that is late as soon as it was looked at, a deep search is an instinct."""
    looks = iter([0.0, *[1e9] * 100_000])
    quick = think(msgspec.structs.replace(asks("mcts:5"), seconds=2.0), lambda: next(looks))
    match = meadhall.load(position())
    assert match.game.counsel is not None
    decision = match.decisions[0]
    worths = match.game.counsel.instinct(match.state, decision)
    assert worths[[match.game.vocabulary.text(option) for option in decision.options].index(quick)] == max(worths)


def test_worker_never_gets_the_tables_seed() -> None:
    match = meadhall.new("blood-rage", seats=2, seed=123456789)
    key = match.state.chance[0].encode()
    assert key in match.save()
    assert key not in imagined(match, 0, 5)
    assert imagined(match, 0, 5) == imagined(match.fork(0, 9), 0, 5)  # nothing of the real deal is left


def test_workers_end_with_the_hall() -> None:
    """Tested by killing a hall in test_kill; here: they end when it closes."""

    async def ask() -> list[int]:
        workers = Thinkers(1)
        await workers.ask(asks("random"), Wish(0.0))
        found = [worker.process.pid for worker in workers._idle]
        workers.close()
        return found

    for process in asyncio.run(ask()):
        until_gone(process)


def test_a_bot_waits_while_the_answer_before_can_be_taken_back(house: House) -> None:
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


def test_then_it_goes_on(house: House) -> None:
    house.hall.undo_seconds = 0.05
    table = house.open("me random", options={"first": 0, "beginners": True})
    with house.line(table.id, table.tokens[0]) as line:
        line.answer()
        wait_for(line, lambda state: any(event.get("seat") == 1 for event in state["events"]))

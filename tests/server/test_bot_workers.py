"""Bots in worker processes: one that fails or hangs costs one answer, in time."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.bots.deadlines import STEP
from meadhall.kernel import Chance
from meadhall.server.hall import hint_limit
from meadhall.server.tables import bot_answers
from meadhall.server.tables.bot_answers import answered
from meadhall.server.workers import bot_workers
from meadhall.server.workers.bot_workers import LEAST, BotWorkers, Wish, unknown_requester
from meadhall.server.workers.worker import Work, Worker
from meadhall.server.workers.worker_protocol import Simple, imagined, think
from tests.server.house import House, play, seated
from tests.server.nearby import at_hand
from tests.server.process import until, until_gone
from tests.server.test_bots import wait_for

HINTS = 6


def position(seed: int = 1) -> bytes:
    return imagined(meadhall.new("blood-rage", seats=2, seed=seed), 0, 7)


def asks(bot: str) -> Simple:
    return Simple("", position(), 0, bot, 1, LEAST)


def no_idea(*_: Any) -> Any:
    raise ArithmeticError("a heuristics with a bug")


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
    """`greedy` answers, never at random; here its time is unlimited."""
    monkeypatch.setattr(bot_answers, "LEAST", 3600.0)
    monkeypatch.setattr(bot_workers, "open_bots", bad)
    monkeypatch.setattr(house.hall, "bot_workers", BotWorkers(1))
    mind, stands_in = asks("mcts:1"), msgspec.structs.replace(asks("greedy"), seconds=3600.0)
    answer = house.run(answered(house.hall.bot_workers, house.hall.engine, mind, Wish(0.0)))
    assert answer == think(stands_in)
    house.loop.call_soon_threadsafe(house.hall.bot_workers.close)


def test_game_whose_heuristics_fail_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """`greedy` fails too; the match goes on."""
    desk = at_hand(house, monkeypatch)
    heuristics = meadhall.game("blood-rage").heuristics
    assert heuristics is not None
    bad = heuristics._replace(evaluate=no_idea, instinct=no_idea)
    monkeypatch.setattr(meadhall.game("blood-rage"), "heuristics", bad)
    monkeypatch.setattr(bot_workers, "open_bots", open_failing)
    monkeypatch.setattr(house.hall, "bot_workers", BotWorkers(1))
    assert not desk.tables
    answer = house.run(answered(house.hall.bot_workers, house.hall.engine, asks("mcts:1"), Wish(0.0)))
    assert answer == think(asks("random"))
    house.loop.call_soon_threadsafe(house.hall.bot_workers.close)


def test_slow_bot_delays_no_one_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker is busy for an hour; everything but that bot goes on."""
    monkeypatch.setattr(bot_workers, "OVERRUN", 3600)
    monkeypatch.setattr(bot_workers, "open_bots", open_sleeping)
    monkeypatch.setattr(house.hall, "bot_workers", BotWorkers(1))
    slow, other = house.open("me random"), house.open("me friend")
    with house.line(slow.id, slow.tokens[0]) as waiting, seated(house, other) as (first, second, _):
        while waiting.state["ask"]:
            waiting.answer()
        for _ in range(8):
            assert play([first, second], Chance(1), 5) == 5
            assert waiting.say(type="chat", text="still there?")["type"] == "said"
        assert waiting.state["table"]["sits"][1]["asked"]
    house.loop.call_soon_threadsafe(house.hall.bot_workers.close)


def test_hints_delay_no_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """More hints than workers think until the end of the test; other tables' bots play on."""
    monkeypatch.setattr(hint_limit, "OF_AN_ADDRESS", HINTS)
    monkeypatch.setattr(bot_workers, "HINT_SECONDS", 3600)
    monkeypatch.setattr(house.hall, "bot_workers", BotWorkers(1))
    asking = [house.open("me friend") for _ in range(HINTS)]
    with ExitStack() as stack:
        askers = [stack.enter_context(house.line(table.id, table.tokens[0])) for table in asking]
        with monkeypatch.context() as hung:
            hung.setattr(bot_workers, "open_hints", open_sleeping)
            for asker in askers:
                asker.send({"type": "hint"})
            until(lambda: house.hall.bot_workers.busy + house.hall.bot_workers.waiting == HINTS)
            table = house.open("random random", options={"beginners": True})
            with house.line(table.id) as line:
                wait_for(line, lambda state: state["version"] >= 6)
        assert house.hall.bot_workers.hints.busy
        house.loop.call_soon_threadsafe(house.hall.bot_workers.close)
        assert [asker.hear()["reason"] for asker in askers] == ["no-hint"] * HINTS


@pytest.mark.skipif(sys.platform == "win32", reason="processes have no such thing there")
def test_hints_have_a_lower_priority() -> None:
    """On a busy machine the processor is for moves first."""

    async def nice() -> list[int]:
        pool = BotWorkers(1)
        try:
            workers = [await pool.moves.hired(), await pool.hints.hired()]
            for worker, crew in zip(workers, (pool.moves, pool.hints), strict=True):  # it has begun when it answers
                await crew.done(worker, asks("random"), 60.0, 60.0)
            return [os.getpriority(os.PRIO_PROCESS, worker.process.pid) for worker in workers]
        finally:
            pool.close()

    move, hint = asyncio.run(nice())
    assert hint == min(19, move + bot_workers.YIELD)


# -- time, by a clock that the test sets ------------------------------------------------------------------------


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_waiting_in_the_queue_takes_time() -> None:
    hands = Hands()
    pool = BotWorkers(1, hands)
    wish = pool.due_soon(unknown_requester, lambda: 1)
    whole = pool.share(wish)
    assert LEAST < whole < STEP
    hands.now += 1.0
    assert pool.share(wish) == pytest.approx(whole - 1.0)
    hands.now += 60.0
    assert pool.share(wish) == LEAST


@pytest.mark.parametrize(("workers", "bots", "part"), [(1, 3, 1 / 3), (2, 3, 1 / 2), (3, 3, 1.0), (1, 1, 1.0)])
def test_bots_that_are_asked_together_share_the_time(workers: int, bots: int, part: float) -> None:
    """Three bots take no longer than one."""
    hands = Hands()
    pool = BotWorkers(workers, hands)
    whole = pool.share(pool.due_soon(unknown_requester, lambda: 1))
    assert pool.share(pool.due_soon(unknown_requester, lambda: bots)) == pytest.approx(whole * part)


def test_all_time_of_a_bot_is_within_a_step() -> None:
    """Its thinking, the time until it is killed, and the answer of its substitute."""
    pool = BotWorkers(1, Hands())
    assert pool.share(pool.due_soon(unknown_requester, lambda: 1)) + bot_workers.OVERRUN + LEAST <= STEP


def test_bot_gets_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time limits of a job."""
    hands, told = Hands(), []

    class Nobody(Worker):
        async def do(self, job: bytes, work: float, wall: float) -> bytes:
            told.append((msgspec.msgpack.decode(job, type=Simple).seconds, work, wall))
            return b"pass"

    async def hired() -> Worker:
        hands.now += 0.75  # a process has to be started first
        return Nobody(bot_workers.open_bots)

    pool = BotWorkers(1, hands)
    monkeypatch.setattr(pool.moves, "hired", hired)  # only here: an open hall has its own workers
    wish = pool.due_soon(unknown_requester, lambda: 1)
    assert asyncio.run(pool.ask(asks("mcts:3"), wish)) == "pass"
    left = wish.until - hands.now
    assert told == [pytest.approx((left, left + bot_workers.OVERRUN, left + bot_workers.OVERRUN))]


def test_time_of_a_bot_begins_before_it_has_read_the_position() -> None:
    """With a clock that is late at once, a deep search falls back to instinct."""
    looks = iter([0.0, *[1e9] * 100_000])
    quick = think(msgspec.structs.replace(asks("mcts:5"), seconds=2.0), lambda: next(looks))
    match = meadhall.load(position())
    assert match.game.heuristics is not None
    decision = match.decisions[0]
    worths = match.game.heuristics.instinct(match.state, decision)
    assert worths[[match.game.vocabulary.text(option) for option in decision.options].index(quick)] == max(worths)


def test_worker_never_gets_the_tables_seed() -> None:
    match = meadhall.new("blood-rage", seats=2, seed=123456789)
    key = match.state.chance[0].encode()
    assert key in match.save()
    assert key not in imagined(match, 0, 5)
    assert imagined(match, 0, 5) == imagined(match.fork(0, 9), 0, 5)  # nothing of the real deal is left


def test_workers_end_with_the_hall() -> None:
    """Killing is tested in test_kill; here they end when the hall closes."""

    async def ask() -> list[int]:
        workers = BotWorkers(1)
        await workers.ask(asks("random"), Wish(0.0))
        found = [worker.process.pid for worker in workers.moves.idle]
        workers.close()
        return found

    for process in asyncio.run(ask()):
        until_gone(process)

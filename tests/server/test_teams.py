"""A team, or one seat alone, against the game: created, played, shown, played again."""

from __future__ import annotations

import asyncio
from threading import Semaphore
from typing import Any

import pytest

from meadhall.kernel import Chance
from meadhall.server.workers.bot_workers import BotWorkers, Wish
from meadhall.server.workers.worker_protocol import Simple, think
from tests.crew.guest import SLUG, invite
from tests.crew.table import BUILT
from tests.server.house import House, Line, play, seated
from tests.server.wire import SECONDS


@pytest.fixture(autouse=True)
def crew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The crew is a game of this hall."""
    invite(monkeypatch)


@pytest.mark.parametrize("sits", ["me", "me friend", "me friend friend"])
def test_all_win_or_lose_as_one(house: House, sits: str) -> None:
    seats, ends = len(sits.split()), set()
    for seed in range(12):
        table = house.open(sits, saga=SLUG, seed=seed)
        with seated(house, table) as lines:
            play(lines, Chance(seed))
            outcome = lines[0].state["outcome"]
        won = outcome["scores"][0] >= BUILT and bool(outcome["winners"])
        assert outcome["winners"] == (list(range(seats)) if won else [])
        assert outcome["teams"] == [0] * seats
        ends.add(won)
    assert ends == {True, False}


def test_one_who_plays_alone_may_play_again(house: House) -> None:
    table = house.open("me", saga=SLUG, seed=1)
    with seated(house, table) as lines:
        play(lines, Chance(1))
    new = house.rematch(table)

    again = house.get(f"/api/tables/{new.id}", new.tokens[0]).data
    assert again["seat"] == 0
    assert len(again["table"]["sits"]) == 1
    assert again["ask"]["options"]


# -- bots among them ------------------------------------------------------------------------------------------


def played_on(line: Line) -> dict[str, Any]:
    """Answer each decision of one seat until the match is over; return its outcome."""
    while not line.state["outcome"]:
        if line.state["ask"]:
            line.answer(line.state["ask"]["options"][-1])
        else:
            line.hear()
    outcome: dict[str, Any] = line.state["outcome"]
    return outcome


@pytest.mark.parametrize("bots", ["greedy", "mcts:1", "greedy mcts:1"])
def test_bots_are_of_the_team(house: House, bots: str) -> None:
    table = house.open(f"me {bots}", saga=SLUG, seed=5)
    with house.line(table.id, table.tokens[0]) as line:
        outcome = played_on(line)
    assert outcome["teams"] == [0] * len(outcome["scores"])
    assert outcome["winners"] in ([], list(range(len(outcome["scores"]))))


def test_a_bot_alone_plays_against_the_game(house: House) -> None:
    table = house.open("greedy", saga=SLUG, seed=5)
    with house.line(table.id) as line:
        assert played_on(line)["teams"] == [0]


@pytest.mark.parametrize("sits", ["me", "me friend"])
def test_a_bot_takes_my_seat_and_gives_it_back(house: House, monkeypatch: pytest.MonkeyPatch, sits: str) -> None:
    """The bot answers when the test says so, or not at all."""
    thought, asked = Semaphore(0), Semaphore(0)

    async def when_told(self: BotWorkers, mind: Simple, wish: Wish) -> str:
        asked.release()
        assert await asyncio.to_thread(thought.acquire, timeout=SECONDS)
        return think(mind)

    monkeypatch.setattr(BotWorkers, "ask", when_told)
    table = house.open(sits, saga=SLUG, seed=1)
    with seated(house, table) as lines:
        mine, version = lines[0], lines[0].state["version"]
        assert mine.say(type="relieve", seat=0, bot="random")["type"] == "done"
        assert asked.acquire(timeout=SECONDS)
        thought.release()
        while len(mine.log) < 2:  # a card played, and the water that rose
            mine.hear()
        assert mine.state["version"] > version
        assert (mine.state["table"]["sits"][0]["bot"], mine.state["table"]["sits"][0]["away"]) == ("random", True)
        assert mine.say(type="relieve", seat=0)["type"] == "done"
        thought.release()  # for an obsolete answer in progress
        for line in lines:
            line.drain()
            line.until(house.table(table.id).version)
        assert not mine.state["table"]["sits"][0]["away"]
        play(lines, Chance(1))
        assert mine.state["outcome"]["teams"] == [0] * len(sits.split())


@pytest.mark.parametrize("sits", ["me", "me friend", "me greedy", "me friend greedy"])
def test_a_team_plays_again_as_it_was(house: House, sits: str) -> None:
    """The same players and bots have the same seats; a substitute bot is gone."""
    table = house.open(sits, saga=SLUG, seed=2, options={"tide": 2})
    with house.line(table.id, table.tokens[0]) as line:
        for seat, token in enumerate(table.tokens):
            if token:
                house.post(f"/api/tables/{table.id}/relieve", {"token": token, "seat": seat, "bot": "random"})
        while not line.state["outcome"]:
            line.hear()
    new = house.rematch(table)

    states = [house.get(f"/api/tables/{new.id}", token).data for token in new.tokens if token]
    sitting = states[0]["table"]["sits"]
    assert [sit["bot"] for sit in sitting] == ["greedy" if word == "greedy" else "" for word in sits.split()]
    assert not any(sit["away"] or sit["free"] for sit in sitting)
    assert [state["seat"] for state in states] == [seat for seat, token in enumerate(table.tokens) if token]
    assert states[0]["table"]["options"]["tide"] == 2
    assert [state["seat"] for state in states if state["ask"]] == [0]

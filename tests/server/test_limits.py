"""Limits: what one address, seat or table can use, so that others get their share."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from meadhall.server import security
from meadhall.server.hall import hint_limit
from meadhall.server.protocol import Refused
from meadhall.server.security import Callers, caller
from meadhall.server.web import listeners
from meadhall.server.web.listeners import QueuedListener, Stream
from meadhall.server.workers.bot_queue import BotQueue, Requester
from meadhall.server.workers.bot_workers import BotWorkers, unknown_requester
from meadhall.server.workers.worker import Stopped
from meadhall.server.workers.worker_table import Audience
from tests.server.house import House
from tests.server.process import until
from tests.server.test_closing import stream
from tests.server.wire import Closed

# -- an address ---------------------------------------------------------------------------------------------


def test_connections_of_an_address_are_counted_and_released(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "LINES", 2)
    table = house.open()
    with house.line(table.id), stream(house, table.id):
        refused = house.get(f"/api/tables/{table.id}/events")
        assert (refused.reason, refused.headers["retry-after"]) == ("too-many", "1")
        with house.socket(table.id) as wire:
            assert json.loads(wire.receive())["reason"] == "too-many"
            with pytest.raises(Closed):
                wire.receive()
        assert house.get(f"/api/tables/{table.id}").status == 200
    until(lambda: not house.app.state.callers.lines)
    with house.line(table.id), house.line(table.id):
        pass


def test_sockets_count_as_requests(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.open()
    monkeypatch.setattr(security, "CALLER_RATE", (0.0, 2.0))
    house.app.state.callers = Callers()
    with house.line(table.id), house.line(table.id), house.socket(table.id) as wire:
        assert json.loads(wire.receive())["reason"] == "too-many"


def test_many_sockets_share_the_limit_of_their_address(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.open()
    monkeypatch.setattr(security, "MESSAGE_RATE", (0.0, 5.0))
    house.app.state.callers = Callers()
    with house.line(table.id) as first, house.line(table.id, table.tokens[0]) as second:
        said = [line.say(type="ping")["type"] for _ in range(4) for line in (first, second)]
    assert said == ["pong"] * 5 + ["refused"] * 3


@pytest.mark.parametrize(
    ("host", "whom"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("a:b", "a:b"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, whom: str) -> None:
    assert caller(host) == whom


def test_new_addresses_do_not_reset_the_count_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "CALLERS", 100)
    monkeypatch.setattr(security, "CALLER_RATE", (0.0, 5.0))
    callers = Callers()
    granted = 0
    for number in range(500):
        granted += callers.allow_request("203.0.113.9")
        assert callers.allow_request(f"198.51.100.{number}")
    assert granted == 5
    assert len(callers._buckets) <= 100


def test_body_that_never_arrives_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.web.app.BODY_SECONDS", 0.1)
    with socket.create_connection(("127.0.0.1", house.port), 10) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{")
        assert line.recv(1000).startswith(b"HTTP/1.1 408")
    assert house.hall.refusals == {"silent": 1}


# -- a table ------------------------------------------------------------------------------------------------


def test_spectators_leave_room_for_players(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.tables.subscribers.LISTENERS", 1)
    monkeypatch.setattr("meadhall.server.tables.subscribers.SEAT_LISTENERS", 2)
    table = house.open()
    with house.line(table.id), house.line(table.id, table.tokens[0]), house.line(table.id, table.tokens[0]):
        for token in ("", table.tokens[0]):
            with house.socket(table.id) as wire:
                wire.send(json.dumps({"type": "hello", "token": token}))
                assert json.loads(wire.receive())["reason"] == "full"
        with house.line(table.id, table.tokens[1]) as line:
            assert line.answer()["type"] == "done"


def test_one_address_does_not_take_all_places_of_spectators(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.tables.subscribers.LISTENERS", 8)
    table = house.table(house.open().id)

    async def look(address: str) -> str:
        try:
            await QueuedListener(table, address).open(Audience(None, False))
        except Refused as refused:
            return refused.reason
        return ""

    crowd = [house.run(look("203.0.113.9")) for _ in range(4)]
    others = [house.run(look(f"198.51.100.{n}")) for n in range(7)]
    assert crowd == ["", "", "full", "full"]  # a quarter of them
    assert others == [""] * 6 + ["full"]


def test_refusal_says_how_long_to_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "CALLER_RATE", (1e-6, 2.0))
    house.app.state.callers = Callers()
    replies = [house.get("/api/hall") for _ in range(3)]
    assert [reply.status for reply in replies] == [200, 200, 429]
    assert [reply.headers.get("retry-after") for reply in replies] == [None, None, "60"]


def test_what_costs_more_is_charged_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that costs the rules much time counts like many requests."""
    table = house.open()
    monkeypatch.setattr(security, "CALLER_RATE", (0.0, 50.0))
    house.app.state.callers = Callers()
    monkeypatch.setattr(security, "WORTH", 1e6)
    assert [house.get(f"/api/tables/{table.id}/moment?at=0").status for _ in range(20)] == [200] * 20
    monkeypatch.setattr(security, "WORTH", 1e-9)
    assert house.get(f"/api/tables/{table.id}/moment?at=0").status == 200
    assert house.get(f"/api/tables/{table.id}/moment?at=0").status == 429


def test_undos_are_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each undo is a line of the log, replayed at every start."""
    monkeypatch.setattr("meadhall.server.tables.table.UNDOS", 3)
    table = house.open("me friend")
    with house.line(table.id, table.tokens[0]) as line, house.line(table.id, table.tokens[1]) as other:
        for _ in range(3):
            line.answer()
            assert line.say(type="undo", version=line.state["version"])["type"] == "done"
        line.answer()
        before = house.hash(table.id)
        assert line.say(type="undo", version=line.state["version"])["reason"] == "too-many"
        assert house.hash(table.id) == before
        other.drain()
        assert other.say(type="undo", version=other.state["version"])["reason"] == "nothing-to-undo"
        house.hall.tables.clear()
        body = {"token": table.tokens[0], "version": line.state["version"]}
        assert house.post(f"/api/tables/{table.id}/undo", body).reason == "too-many"  # after a restart, too


def test_chats_of_players_and_spectators_fill_up_separately(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.tables.chat.TALK_LINES", 3)
    table = house.open()
    with house.line(table.id, table.tokens[0]) as line, house.line(table.id) as spectator:
        assert [spectator.say(type="chat", text="hm")["type"] for _ in range(4)] == ["said"] * 3 + ["refused"]
        assert [line.say(type="chat", text="ha")["type"] for _ in range(4)] == ["said"] * 3 + ["refused"]
        assert line.answer()["type"] == "done"


@contextmanager
def thinking(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Hints that take until the end of the block; returns how often they were asked for."""
    asked: list[int] = []
    ready = asyncio.Event()

    async def advise(self: BotWorkers, position: bytes, seat: int, people: list[str], whose: Requester) -> bytes:
        asked.append(seat)
        await ready.wait()
        return b'{"type": "hint", "option": "pass"}'

    monkeypatch.setattr(BotWorkers, "advise", advise)
    try:
        yield asked
    finally:
        house.loop.call_soon_threadsafe(ready.set)


def test_one_hint_for_a_seat_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a seat asks, one worker thinks; another question waits until it is done."""
    table = house.open("me friend")
    with ExitStack() as stack:
        lines = [stack.enter_context(house.line(table.id, table.tokens[0])) for _ in range(3)]
        with thinking(house, monkeypatch) as asked:
            for line in lines:
                line.send({"type": "hint"})
            until(lambda: asked)
            lines.append(stack.enter_context(house.line(table.id, table.tokens[0])))
            friend = stack.enter_context(house.line(table.id, table.tokens[1]))
            lines[3].answer()
            friend.answer()
            lines[3].until(2)
            assert lines[3].state["ask"]
            assert lines[3].say(type="hint")["reason"] == "too-many"
        for line in lines[:3]:
            assert line.say(type="ping")["type"] == "hint"
    assert asked == [0]


def test_hint_is_the_same_until_something_else_is_asked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of chat makes a new version, but doesn't change a hint."""
    table = house.open("me friend")
    with house.line(table.id, table.tokens[0]) as line:
        with thinking(house, monkeypatch) as asked:
            line.send({"type": "hint"})
            until(lambda: asked)
        while (first := line.hear())["type"] != "hint":
            pass
        line.say(type="chat", text="a new version")
        assert line.say(type="hint") == first
    assert asked == [0]


def test_hint_that_fails_is_refused_and_may_be_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tried = house.open("me friend"), []

    async def advise(self: BotWorkers, position: bytes, seat: int, people: list[str], whose: Requester) -> bytes:
        tried.append(seat)
        if len(tried) == 1:
            raise Stopped("its process has ended")
        return b'{"type": "hint", "option": "pass"}'

    monkeypatch.setattr(BotWorkers, "advise", advise)
    with house.line(table.id, table.tokens[0]) as line:
        assert line.say(type="hint")["reason"] == "no-hint"
        assert line.say(type="hint")["option"] == "pass"


def test_tables_without_listeners_come_last() -> None:
    """Tables with bots only wait for tables with listeners, but not for ever."""
    thought: list[str] = []

    async def think(queue: BotQueue, name: str, seen: list[str]) -> None:
        async with queue.place(lambda: Requester("-" if name in seen else "", name)):
            thought.append(name)
            await asyncio.sleep(0)

    async def run() -> int:
        queue, seen = BotQueue(1), ["seen"]
        tasks = [asyncio.create_task(think(queue, name, seen)) for name in ("first", "a", "b", "gone", "seen", "late")]
        await asyncio.sleep(0)
        seen.append("late")  # a listener comes while it waits
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return queue._free

    assert asyncio.run(run()) == 1
    assert thought == ["first", "seen", "late", "a", "b"]


def test_tables_without_listeners_get_one_place_in_eight() -> None:
    """However many others there are: a player by POST may wait there."""
    thought: list[str] = []

    async def think(queue: BotQueue, whose: Requester) -> None:
        async with queue.place(lambda: whose):
            thought.append(whose.table)
            await asyncio.sleep(0)

    async def run() -> None:
        queue = BotQueue(1)
        await asyncio.gather(
            *[think(queue, whose) for whose in [*[Requester("a", "seen")] * 30, Requester("", "alone")]]
        )

    asyncio.run(run())
    assert thought.index("alone") < 10


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    """However many wait for one address, another one's is next; and of the first, another table."""
    thought: list[str] = []

    async def think(queue: BotQueue, whose: Requester) -> None:
        async with queue.place(lambda: whose):
            thought.append(f"{whose.address}{whose.table}")
            await asyncio.sleep(0)

    async def run() -> None:
        queue = BotQueue(1)
        greedy = [Requester("a", table) for table in "1111122"]
        await asyncio.gather(*[think(queue, whose) for whose in [*greedy, Requester("b", "3"), Requester("b", "3")]])

    asyncio.run(run())
    assert thought == ["a1", "b3", "a2", "b3", "a1", "a2", "a1", "a1", "a1"]


def hints_of(house: House, asked: list[int], tables: list[Any], address: str) -> list[str]:
    """Ask for a hint on the first seat of each table; return reasons of refusal."""

    async def ask(name: str) -> str:
        table, before = await house.hall.table(name), len(asked)
        hint = asyncio.create_task(house.hall.hint(table, 0, address))
        while len(asked) == before and not hint.done():
            await asyncio.sleep(0.001)
        if len(asked) > before:
            return ""
        refused = hint.exception()
        if isinstance(refused, Refused) and refused.wait == hint_limit.COME_BACK:
            return refused.reason
        return repr(refused)

    return [house.run(ask(table.id)) for table in tables]


def test_hints_of_an_address_are_few_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [house.open("me friend") for _ in range(hint_limit.OF_AN_ADDRESS + 3)]
    full = [*[""] * hint_limit.OF_AN_ADDRESS, *["hints-full"] * 3]
    with thinking(house, monkeypatch) as asked:
        assert hints_of(house, asked, tables, "2001:db8::1") == full
        assert hints_of(house, asked, tables[-1:], "2001:db8::2") == ["hints-full"]  # of the same network
        assert hints_of(house, asked, tables[-1:], "203.0.113.9") == [""]
    until(lambda: not house.hall.hints._under_way)
    with house.line(tables[-2].id, tables[-2].tokens[0]) as line:
        assert line.say(type="hint")["type"] == "hint"


def test_hints_of_a_table_are_few_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats that decide together can't all have a hint at the same time."""
    table = house.open("me friend friend friend")
    with ExitStack() as stack, thinking(house, monkeypatch) as asked:
        lines = [stack.enter_context(house.line(table.id, token)) for token in table.tokens]
        for number, line in enumerate(lines[: hint_limit.OF_A_TABLE], 1):
            line.send({"type": "hint"})
            until(lambda number=number: len(asked) == number)
        assert lines[-1].say(type="hint")["reason"] == "hints-full"
        assert lines[-1].answer()["type"] == "done"


def test_place_of_a_cancelled_request_is_passed_on() -> None:
    async def run() -> int:
        queue = BotQueue(1)

        async def wait() -> None:
            async with queue.place(unknown_requester):
                pass

        async with queue.place(unknown_requester):
            waiting = [asyncio.create_task(wait()) for _ in range(3)]
            await asyncio.sleep(0)
        waiting[0].cancel()  # it has been called just now
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [True, False, False]
        return queue._free

    assert asyncio.run(run()) == 1


# -- a listener -----------------------------------------------------------------------------------------------


def test_queue_of_a_stuck_listener_is_dropped(house: House) -> None:
    table = house.table(house.open().id)

    async def flood() -> int:
        ear = await QueuedListener(table).open(Audience(None, False))
        for _ in range(listeners.QUEUE + 1):
            ear.hear(b"x" * 100)
        assert ear not in table.listeners
        return ear.queue.qsize()

    assert house.run(flood()) == 1  # the end


def test_stream_that_is_left_before_it_begins_leaves_nothing(house: House) -> None:
    table = house.table(house.open().id)
    closed: list[str] = []

    async def gone(*message: Any) -> Any:
        raise OSError("gone")

    async def left() -> None:
        ear = await QueuedListener(table).open(Audience(None, False))
        stack = ExitStack()
        stack.callback(ear.close)
        stack.callback(closed.append, "line")
        scope = {"type": "http", "asgi": {"spec_version": "2.4"}}
        with pytest.raises(Exception):  # noqa: B017, PT011 -- the type depends on the server
            await Stream(ear, stack)(scope, gone, gone)

    house.run(left())
    assert not table.listeners
    assert closed == ["line"]


# -- many tables ------------------------------------------------------------------------------------------------


def test_timer_fires_for_an_unloaded_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.hall.hall.AT_HAND", 2)
    monkeypatch.setattr("meadhall.server.tables.turn_timers.SHORTEST", {"live": 0, "days": 3600})
    monkeypatch.setattr("meadhall.server.tables.turn_timers.GRACE", 0.0)
    tables = [house.open("me friend", clock={"mode": "live", "seconds": 2}) for _ in range(5)]
    assert len(house.hall.tables) <= 3
    assert {table.id for table in tables} <= set(house.hall.turn_timers.timers)
    for table in tables:
        until(lambda table=table: written(house, table.id)["resting"])  # no player was connected when it fired


def written(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(house.sql(f"select head from tables where id = '{table}'")[0][0])
    return found

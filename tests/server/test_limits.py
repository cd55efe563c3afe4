"""Too much of anything: what one address, one seat or one table may use up, so that the others have room."""

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
from meadhall.server.web.listeners import Ear, Stream
from meadhall.server.workers.bot_queue import BotQueue, Whose
from meadhall.server.workers.bot_workers import Thinkers, somebody
from meadhall.server.workers.worker import Stopped
from meadhall.server.workers.worker_table import Audience
from tests.server.house import House
from tests.server.process import until
from tests.server.test_closing import stream
from tests.server.wire import Closed

# -- an address ---------------------------------------------------------------------------------------------


def test_lines_of_an_address_are_counted_and_given_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_many_sockets_say_no_more_than_an_address_may(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_whole_networks_are_one_caller(host: str, whom: str) -> None:
    assert caller(host) == whom


def test_new_addresses_do_not_wash_away_the_count_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "CALLERS", 100)
    monkeypatch.setattr(security, "CALLER_RATE", (0.0, 5.0))
    callers = Callers()
    granted = 0
    for number in range(500):
        granted += callers.may_call("203.0.113.9")
        assert callers.may_call(f"198.51.100.{number}")
    assert granted == 5
    assert len(callers._buckets) <= 100


def test_body_that_never_comes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
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
            await Ear(table, address).open(Audience(None, False))
        except Refused as refused:
            return refused.reason
        return ""

    crowd = [house.run(look("203.0.113.9")) for _ in range(4)]
    others = [house.run(look(f"198.51.100.{n}")) for n in range(7)]
    assert crowd == ["", "", "full", "full"]  # a quarter of them
    assert others == [""] * 6 + ["full"]


def test_whoever_asks_too_much_is_told_how_long_to_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "CALLER_RATE", (1e-6, 2.0))
    house.app.state.callers = Callers()
    replies = [house.get("/api/hall") for _ in range(3)]
    assert [reply.status for reply in replies] == [200, 200, 429]
    assert [reply.headers.get("retry-after") for reply in replies] == [None, None, "60"]


def test_what_costs_more_is_charged_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment that takes the rules long counts like many requests; a cheap one counts like one."""
    table = house.open()
    monkeypatch.setattr(security, "CALLER_RATE", (0.0, 50.0))
    house.app.state.callers = Callers()
    monkeypatch.setattr(security, "WORTH", 1e6)
    assert [house.get(f"/api/tables/{table.id}/moment?at=0").status for _ in range(20)] == [200] * 20
    monkeypatch.setattr(security, "WORTH", 1e-9)
    assert house.get(f"/api/tables/{table.id}/moment?at=0").status == 200
    assert house.get(f"/api/tables/{table.id}/moment?at=0").status == 429


def test_undo_has_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each undo is a line of a log that is played again with every start."""
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


def test_rooms_fill_up_one_by_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.tables.chat.TALK_LINES", 3)
    table = house.open()
    with house.line(table.id, table.tokens[0]) as line, house.line(table.id) as spectator:
        assert [spectator.say(type="chat", text="hm")["type"] for _ in range(4)] == ["said"] * 3 + ["refused"]
        assert [line.say(type="chat", text="ha")["type"] for _ in range(4)] == ["said"] * 3 + ["refused"]
        assert line.answer()["type"] == "done"


@contextmanager
def thinking(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Hints that take until the end of the block; how often they were asked for."""
    asked: list[int] = []
    ready = asyncio.Event()

    async def advise(self: Thinkers, position: bytes, seat: int, people: list[str], whose: Whose) -> bytes:
        asked.append(seat)
        await ready.wait()
        return b'{"type": "hint", "option": "pass"}'

    monkeypatch.setattr(Thinkers, "advise", advise)
    try:
        yield asked
    finally:
        house.loop.call_soon_threadsafe(ready.set)


def test_one_hint_for_a_seat_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a seat asks, the workers think once; another question waits until they have."""
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
    """A line of chat makes a new version, and changes nothing that a hint is about."""
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

    async def advise(self: Thinkers, position: bytes, seat: int, people: list[str], whose: Whose) -> bytes:
        tried.append(seat)
        if len(tried) == 1:
            raise Stopped("its process has ended")
        return b'{"type": "hint", "option": "pass"}'

    monkeypatch.setattr(Thinkers, "advise", advise)
    with house.line(table.id, table.tokens[0]) as line:
        assert line.say(type="hint")["reason"] == "no-hint"
        assert line.say(type="hint")["option"] == "pass"


def test_tables_that_nobody_looks_at_think_last() -> None:
    """Tables left alone with their bots wait for those at which somebody waits, and nobody is forgotten."""
    thought: list[str] = []

    async def think(queue: BotQueue, name: str, seen: list[str]) -> None:
        async with queue.place(lambda: Whose("-" if name in seen else "", name)):
            thought.append(name)
            await asyncio.sleep(0)

    async def run() -> int:
        queue, seen = BotQueue(1), ["seen"]
        tasks = [asyncio.create_task(think(queue, name, seen)) for name in ("first", "a", "b", "gone", "seen", "late")]
        await asyncio.sleep(0)
        seen.append("late")  # somebody comes while it waits
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return queue._free

    assert asyncio.run(run()) == 1
    assert thought == ["first", "seen", "late", "a", "b"]


def test_tables_that_nobody_looks_at_have_their_turn() -> None:
    """However many others there are: somebody may wait there without a line to the table."""
    thought: list[str] = []

    async def think(queue: BotQueue, whose: Whose) -> None:
        async with queue.place(lambda: whose):
            thought.append(whose.table)
            await asyncio.sleep(0)

    async def run() -> None:
        queue = BotQueue(1)
        await asyncio.gather(*[think(queue, whose) for whose in [*[Whose("a", "seen")] * 30, Whose("", "alone")]])

    asyncio.run(run())
    assert thought.index("alone") < 10


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    """However many wait for one address, another one's is next; and of the first, another table."""
    thought: list[str] = []

    async def think(queue: BotQueue, whose: Whose) -> None:
        async with queue.place(lambda: whose):
            thought.append(f"{whose.address}{whose.table}")
            await asyncio.sleep(0)

    async def run() -> None:
        queue = BotQueue(1)
        greedy = [Whose("a", table) for table in "1111122"]
        await asyncio.gather(*[think(queue, whose) for whose in [*greedy, Whose("b", "3"), Whose("b", "3")]])

    asyncio.run(run())
    assert thought == ["a1", "b3", "a2", "b3", "a1", "a2", "a1", "a1", "a1"]


def hints_of(house: House, asked: list[int], tables: list[Any], address: str) -> list[str]:
    """Ask for a hint on the first seat of each, as from an address; why it was refused, if it was."""

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
    """Seats that are asked together may not all have one at the same moment."""
    table = house.open("me friend friend friend")
    with ExitStack() as stack, thinking(house, monkeypatch) as asked:
        lines = [stack.enter_context(house.line(table.id, token)) for token in table.tokens]
        for number, line in enumerate(lines[: hint_limit.OF_A_TABLE], 1):
            line.send({"type": "hint"})
            until(lambda number=number: len(asked) == number)
        assert lines[-1].say(type="hint")["reason"] == "hints-full"
        assert lines[-1].answer()["type"] == "done"


def test_place_given_to_one_who_leaves_goes_on() -> None:
    async def run() -> int:
        queue = BotQueue(1)

        async def wait() -> None:
            async with queue.place(somebody):
                pass

        async with queue.place(somebody):
            waiting = [asyncio.create_task(wait()) for _ in range(3)]
            await asyncio.sleep(0)
        waiting[0].cancel()  # it has been called just now
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [True, False, False]
        return queue._free

    assert asyncio.run(run()) == 1


# -- a listener -----------------------------------------------------------------------------------------------


def test_what_a_stuck_listener_did_not_hear_is_let_go(house: House) -> None:
    table = house.table(house.open().id)

    async def flood() -> int:
        ear = await Ear(table).open(Audience(None, False))
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
        ear = await Ear(table).open(Audience(None, False))
        stack = ExitStack()
        stack.callback(ear.close)
        stack.callback(closed.append, "line")
        scope = {"type": "http", "asgi": {"spec_version": "2.4"}}
        with pytest.raises(Exception):  # noqa: B017, PT011 -- whatever it is called
            await Stream(ear, stack)(scope, gone, gone)

    house.run(left())
    assert not table.listeners
    assert closed == ["line"]


# -- many tables ------------------------------------------------------------------------------------------------


def test_clock_keeps_no_table_in_memory_and_rings_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.hall.hall.AT_HAND", 2)
    monkeypatch.setattr("meadhall.server.tables.turn_timers.SHORTEST", {"live": 0, "days": 3600})
    monkeypatch.setattr("meadhall.server.tables.turn_timers.GRACE", 0.0)
    tables = [house.open("me friend", clock={"mode": "live", "seconds": 2}) for _ in range(5)]
    assert len(house.hall.tables) <= 3
    assert {table.id for table in tables} <= set(house.hall.clocks.timers)
    for table in tables:
        until(lambda table=table: written(house, table.id)["resting"])  # nobody was there when it rang


def written(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(house.sql(f"select head from tables where id = '{table}'")[0][0])
    return found

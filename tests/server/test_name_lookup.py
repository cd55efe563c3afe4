"""Host names: looked up apart from everything else, for two seconds, a slow one not again at once."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from meadhall.server.alerts import alert_limits, name_lookup
from meadhall.server.alerts.name_lookup import NameLookup, SlowName
from meadhall.server.workers.bot_workers import BotWorkers
from tests.server.house import House
from tests.server.process import until
from tests.server.test_alerts import add_alert
from tests.server.wire import SECONDS

HOOKS = 14  # more than the threads that asyncio shares on a machine of two cores
real_names = socket.getaddrinfo


class SlowNames:
    """A resolver that answers names starting with `slow` at the end of the test."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer = threading.Event()

    def __call__(self, host: Any, *rest: Any, **how: Any) -> Any:
        if not str(host).startswith("slow"):
            return real_names(host, *rest, **how)
        self.asked.append(host)
        assert self.answer.wait(SECONDS)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 9))]


@pytest.fixture(autouse=True)
def strangers_may_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow more codes than usual."""
    monkeypatch.setattr(alert_limits, "CODES_OF_AN_ADDRESS", (1e6, 1e6))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowNames]:
    names = SlowNames()
    monkeypatch.setattr(socket, "getaddrinfo", names)
    yield names
    names.answer.set()


def test_slow_names_delay_nothing_else(house: House, slow: SlowNames, monkeypatch: pytest.MonkeyPatch) -> None:
    """The service worker is served, a bot's process starts, and another name is found at the same time."""
    table = house.open("me friend")
    with ThreadPoolExecutor(HOOKS) as strangers:
        for number in range(HOOKS):
            url = f"http://slow{number}.example/"
            strangers.submit(add_alert, house, table, "hook", table.tokens[number % 2], url=url)
        until(lambda: slow.asked)
        try:
            assert house.get("/worker.js").status == 200
            monkeypatch.setattr(house.hall, "bot_workers", BotWorkers(1))
            with house.line(table.id, table.tokens[0]) as line:
                assert line.say(type="hint")["type"] == "hint"
            assert add_alert(house, table, "hook", table.tokens[0], url="http://localhost/").reason == "bad-address"
            assert not slow.answer.is_set()
        finally:
            slow.answer.set()
            house.loop.call_soon_threadsafe(house.hall.bot_workers.close)


def test_slow_name_is_refused_with_a_reason(house: House, slow: SlowNames, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(name_lookup, "SECONDS", 0.05)
    table = house.open("me friend")
    for _ in range(2):
        reply = add_alert(house, table, "hook", table.tokens[0], url="http://slow.example/")
        assert (reply.status, reply.reason) == (409, "no-answer")
    assert house.table(table.id).head.alerts == []
    slow.answer.set()
    until(lambda: not house.alerts.sender._names._threads)
    assert slow.asked == ["slow.example"]  # not again at once


def test_slow_name_is_tried_less_and_less_often(monkeypatch: pytest.MonkeyPatch, slow: SlowNames) -> None:
    clock = [0.0]

    async def found(names: NameLookup) -> str:
        slow.answer.clear()
        try:
            return (await names.find("slow.example", 80))[0]
        except SlowName:
            slow.answer.set()
            while names._threads:
                await asyncio.sleep(0.001)
            return "slow"

    async def look() -> list[str]:
        names, pause = NameLookup(lambda: clock[0]), name_lookup.FIRST_PAUSE
        monkeypatch.setattr(name_lookup, "SECONDS", 0.05)
        for asked in (1, 2, 3):
            assert await found(names) == "slow"
            assert len(slow.asked) == asked
            clock[0] += pause - 1
            assert await found(names) == "slow"
            assert len(slow.asked) == asked
            clock[0], pause = clock[0] + 2, 2 * pause
        monkeypatch.setattr(name_lookup, "SECONDS", SECONDS)
        slow.answer.set()
        return [*await names.find("slow.example", 80), *await names.find("slow.example", 80)]  # all is forgiven

    assert asyncio.run(look()) == ["127.0.0.1"] * 2


def test_names_of_one_domain_leave_room_for_others(slow: SlowNames) -> None:
    async def look() -> tuple[str, int]:
        names = NameLookup()
        tasks = [asyncio.create_task(names.find(f"slow{n}.bad.example", 80)) for n in range(2 * name_lookup.THREADS)]
        while len(slow.asked) < name_lookup.OF_A_DOMAIN:
            await asyncio.sleep(0.001)
        good, asked = (await names.find("localhost", 80))[0], len(slow.asked)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return good, asked

    good, asked = asyncio.run(look())
    assert good in ("127.0.0.1", "::1")
    assert asked == name_lookup.OF_A_DOMAIN


def test_numbers_need_no_lookup(slow: SlowNames) -> None:
    async def look() -> list[str]:
        names = NameLookup()
        return [*await names.find("127.0.0.1", 80), *await names.find("::1", 80)]

    assert asyncio.run(look()) == ["127.0.0.1", "::1"]


HANGING = """
import asyncio, socket, threading
from meadhall.server.alerts import name_lookup
name_lookup.SECONDS = 0.05
socket.getaddrinfo = lambda *asked, **how: threading.Event().wait()
async def look():
    try:
        await name_lookup.NameLookup().find("hangs.example", 80)
    except name_lookup.SlowName:
        print("slow")
asyncio.run(look())
"""


def test_lookup_that_hangs_does_not_keep_the_hall_from_closing() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGING], capture_output=True, timeout=SECONDS, check=True)
    assert ended.stdout.strip() == b"slow"


def test_unknown_name_is_no_slow_one() -> None:
    async def unknown() -> None:
        with pytest.raises(socket.gaierror):
            await NameLookup().find("nobody.invalid", 80)

    asyncio.run(unknown())

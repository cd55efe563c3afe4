"""How little a page asks of the hall: at a first visit, and at the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.types import Message, Receive, Scope, Send

from meadhall.server.security import SecureHeaders
from tests.browser.people import PHONE, People
from tests.browser.test_calls import READY
from tests.server.house import House

HEAVIEST: Final = "lords-of-ragnarok"
FIRST: Final = (30, 350_000)  # requests and bytes of a first visit, compressed with Brotli
RETURN: Final = 5  # requests


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "data") as house:
        yield house


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """All that the hall is asked for, and how many bytes it sent."""
    found: list[tuple[str, int]] = []
    handle = SecureHeaders.__call__

    async def counted(self: SecureHeaders, scope: Scope, receive: Receive, send: Send) -> None:
        async def weighed(message: Message) -> None:
            if message["type"] == "http.response.body":
                found.append((scope["path"], len(message.get("body", b""))))
            await send(message)

        if scope["type"] == "websocket":
            found.append((scope["path"], 0))
        await handle(self, scope, receive, weighed)

    monkeypatch.setattr(SecureHeaders, "__call__", counted)
    return found


def look(page: Page) -> None:
    """Wait until a table is there, and everything it asks for."""
    expect(page.locator("main.table [data-place]").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")


def test_first_visit_and_return_are_light(browser: Browser, house: House, asked: list[tuple[str, int]]) -> None:
    people, table = People(browser, f"http://127.0.0.1:{house.port}"), house.open("me friend", saga=HEAVIEST)
    asked.clear()
    page = people.open(f"/table/{table.id}#{table.tokens[0]}", size=PHONE, touch=True)
    look(page)
    assert len(asked) <= FIRST[0]
    assert sum([size for _, size in asked]) <= FIRST[1], asked

    asked.clear()
    again = page.context.new_page()
    again.goto(f"/table/{table.id}")
    look(again)
    assert len(asked) <= RETURN
    people.leave()


def test_worker_fetches_nothing_twice(browser: Browser, house: House, asked: list[tuple[str, int]]) -> None:
    people, table = People(browser, f"http://127.0.0.1:{house.port}"), house.open("me friend", saga=HEAVIEST)
    page = people.open(f"/table/{table.id}#{table.tokens[0]}", size=PHONE, touch=True, worker=True)
    look(page)
    page.wait_for_function(READY)
    page.wait_for_load_state("networkidle")
    files = Counter([path for path, _ in asked if path.startswith("/v/")])
    assert [path for path, times in files.items() if times > 1] == []

    asked.clear()
    page.reload()
    look(page)
    assert len(asked) <= RETURN
    people.leave()

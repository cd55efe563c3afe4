"""Clocks on the screen: they run down, a bot plays on for a player who is late, and the seat can be taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.doorway import Doorway
from tests.browser.people import People
from tests.server.house import House

DAY = 86_400
LIVE = 600  # seconds for a move: more than a busy machine needs
AHEAD = f"const now = Date.now; Date.now = () => now() + {LIVE - 5} * 1000;"  # a reader who is nearly late
OPTIONS = {"first": 0, "beginners": True}


def clock(page: Page) -> str:
    return page.locator(".top .clock b").inner_text()


def seconds(page: Page) -> int:
    minutes, rest = clock(page).split(":")
    return int(minutes) * 60 + int(rest)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A hall whose clocks the test can let run out."""
    with House(tmp_path / "data") as house:
        yield house


def test_a_live_clock_runs_down_and_a_bot_plays_on(browser: Browser, house: House) -> None:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    table = house.open("me friend", options=OPTIONS, clock={"mode": "live", "seconds": LIVE})
    late = people.sit(table, 0)
    other = people.sit(table, 1, name="Hrolf")
    assert 0 < seconds(late) <= LIVE
    expect(late.locator(".sheet.seat-turn .who p")).to_contain_text(re.compile(r"\d:\d\d"))
    late.wait_for_function("(first) => document.querySelector('.top .clock b').innerText !== first", arg=clock(late))
    expect(late.locator(".top .clock")).not_to_have_class(re.compile("late"))
    expect(people.sit(table, 0, scripts=(AHEAD,)).locator(".top .clock")).to_have_class(re.compile("late"))

    house.run_out(table.id)
    expect(late.locator(".prompt")).to_contain_text("A bot is playing for you")
    expect(late.locator(".choices")).to_have_count(0)
    expect(other.locator(".sheet", has_text="a bot is playing")).to_have_count(1)
    expect(other.locator(".choices")).to_be_visible()

    late.get_by_role("button", name="Take my seat back").click()
    expect(other.locator(".sheet", has_text="a bot is playing")).to_have_count(0)
    expect(late.locator(".prompt")).not_to_contain_text("A bot is playing for you")
    people.leave()


def test_days_for_a_move(hall: Doorway, people: People) -> None:
    table = hall.open("me friend", options=OPTIONS, clock={"mode": "days", "seconds": 3 * DAY})
    page = people.sit(table, 0)
    expect(page.locator(".top .clock b")).to_have_text("2 d left")
    expect(people.sit(table, 1, lang="fr").locator(".top .clock b")).to_have_text("reste 2 j")
    page.goto("/")
    row = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(row).to_contain_text("Your turn")


def test_no_clock(hall: Doorway, people: People) -> None:
    page = people.sit(hall.open("me friend", options=OPTIONS), 0)
    expect(page.locator(".clock")).to_have_count(0)

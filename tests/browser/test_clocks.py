"""Clocks on the screen: they run down, a bot plays on for whoever is late, and the seat can be taken back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway
from tests.browser.people import People

DAY = 86_400
OPTIONS = {"first": 0, "beginners": True}


def clock(page: Page) -> str:
    return page.locator(".top .clock b").inner_text()


def seconds(page: Page) -> int:
    minutes, rest = clock(page).split(":")
    return int(minutes) * 60 + int(rest)


def test_a_live_clock_runs_down_and_a_bot_plays_on(hall: Doorway, people: People) -> None:
    table = hall.open("me friend", options=OPTIONS, clock={"mode": "live", "seconds": 10})
    late = people.sit(table, 0)
    other = people.sit(table, 1, name="Hrolf")
    first = seconds(late)
    assert 0 < first <= 10
    expect(late.locator(".sheet.seat-turn .who p")).to_contain_text(re.compile(r"0:\d\d"))
    late.wait_for_function("(first) => document.querySelector('.top .clock b').innerText < first", arg=clock(late))
    expect(late.locator(".top .clock")).to_have_class(re.compile("late"))

    expect(late.locator(".prompt")).to_contain_text("A bot plays for you", timeout=30_000)
    expect(late.locator(".choices")).to_have_count(0)
    expect(other.locator(".sheet", has_text="away")).to_have_count(1)
    expect(other.locator(".choices")).to_be_visible(timeout=30_000)

    late.get_by_role("button", name="Take my seat back").click()
    expect(other.locator(".sheet", has_text="away")).to_have_count(0)
    expect(late.locator(".prompt")).not_to_contain_text("A bot plays for you")


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

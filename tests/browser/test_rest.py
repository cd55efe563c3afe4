"""A match that all players have left is paused, and says so; seats that bots play for people are marked for all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import PHONE, People
from tests.server.house import House, Opened
from tests.server.process import until

DAY = 86_400
POST = {"mode": "days", "seconds": DAY}
OPTIONS = {"first": 0, "beginners": True}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall whose clocks the test can let run out."""
    with House(tmp_path_factory.mktemp("rest") / "data") as house:
        yield house


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[People]:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    yield people
    people.leave()


def pause(house: House, table: Opened) -> None:
    house.run_out(table.id)
    until(lambda: house.table(table.id).head.resting or any(sit.away for sit in house.table(table.id).head.sits))
    if not house.table(table.id).head.resting:  # the last of them is late, too
        until(lambda: not house.table(table.id).head.sits[house.table(table.id).standing.asked[0].seat].bot)
        house.run_out(table.id)
    until(lambda: house.table(table.id).head.resting)


def row(page: Page) -> str:
    return page.get_by_role("region", name="Your tables").get_by_role("listitem").inner_text()


def test_lobby_and_table_say_that_it_rests_and_it_wakes(house: House, people: People) -> None:
    table = house.open("me friend", clock=POST)
    page = people.sit(table, 0)
    page.goto("/")  # no one is at the table
    until(lambda: not house.table(table.id).listeners)
    pause(house, table)
    page.reload()
    mine = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_contain_text("paused until a player returns")
    watcher = people.sit(table, None)
    expect(watcher.locator(".prompt")).to_contain_text("Match paused: all players are away.")
    french = people.sit(table, None, lang="fr", size=PHONE)
    expect(french.locator(".prompt")).to_contain_text("Partie en pause")

    page.goto(f"/table/{table.id}")
    expect(page.locator(".prompt")).to_contain_text("The match paused while everyone was away.")
    expect(page.locator(".choices")).to_be_visible()
    expect(watcher.locator(".prompt")).not_to_contain_text("Match paused")
    expect(page.locator(".top .clock")).to_be_visible()


def test_seat_that_a_bot_plays_is_marked_on_sheet_and_in_the_log(house: House, people: People) -> None:
    table = house.open("me friend", options=OPTIONS, clock=POST)
    with house.line(table.id, table.tokens[1]) as other:  # the other one is there, and waits
        house.run_out(table.id)
        while not other.state["ask"]:
            other.hear()
    phone = people.sit(table, 1, size=PHONE)
    expect(phone.locator(".sheet").get_by_role("img", name="away (a bot is playing)")).to_be_visible()
    for seat in (1, None):
        page = people.sit(table, seat)
        sheet = page.locator(".sheet", has_text="out of time (a bot is playing)")
        expect(sheet).to_have_count(1)
        expect(sheet.get_by_role("img", name="Bot").first).to_be_visible()
        expect(page.locator(".talk .log .stood").first).to_be_visible()

"""One screen on a desk, one view at a time on a phone; nothing hangs over the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import Player
from tests.browser.people import DESKTOP, PHONE, People

LARGEST = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"


@pytest.mark.parametrize("question", ["draft", "turn", "battle_card"])
def test_a_table_fits_a_desk(hall: Doorway, people: People, question: str) -> None:
    page = people.sit(hall.bring(record_until(question, seats=4, skip=1)), 0)
    expect(page.locator(".choices")).to_be_visible()
    assert page.evaluate(LARGEST) == list(DESKTOP)


def test_the_lobby_fits_a_desk(people: People) -> None:
    page = people.open("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    assert page.evaluate(LARGEST) == list(DESKTOP)


def test_on_a_phone(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seed=3, first=0, beginners=True)), 0, size=PHONE, touch=True)
    player, dock = Player(page), page.get_by_role("navigation", name="Views")
    for view, seen in (
        ("Hand", ".hand .card"),
        ("Seats", ".sheet"),
        ("Log", ".talk .log"),
        ("Chat", ".say-line"),
        ("Map", ".boardwrap svg"),
    ):
        dock.get_by_role("button", name=view).tap()
        expect(page.locator(seen).first).to_be_in_viewport()
        check_width(page)
    before = player.version
    player.choices.first.scroll_into_view_if_needed()
    while not player.fire.count():
        player.choices.first.tap()
    check_width(page)
    player.fire.tap()
    player.until(before + 1)
    expect(page.locator("[data-piece]").first).to_be_in_viewport()


def test_the_lobby_on_a_phone(people: People) -> None:
    page = people.open("/", size=PHONE, touch=True)
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    check_width(page)
    page.get_by_role("button", name="With friends").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_width(page)


def check_width(page: Page) -> None:
    assert page.evaluate(LARGEST)[0] == PHONE[0]

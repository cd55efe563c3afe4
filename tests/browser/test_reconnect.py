"""The hall goes down and comes back: the page notices, says so, and reconnects."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.doorway import Doorway
from tests.browser.driver import Player, preferring
from tests.browser.people import People


def test_a_page_outlives_its_server(browser: Browser, tmp_path: Path) -> None:
    hall = Doorway(tmp_path / "data").start()
    people = People(browser, hall.address)
    people.allow("ERR_CONNECTION|WebSocket")
    try:
        table = hall.open("me friend", seed=4, options={"first": 0, "beginners": True})
        page = people.sit(table, 0, confirm=False)
        page.evaluate("() => (window.isTheSame = true)")
        player = Player(page)
        player.play(preferring("^Invade with the Leader", "."))
        known = player.version

        hall.kill()
        expect(page.locator(".prompt")).to_contain_text("Connection lost")
        hall.start()
        expect(page.locator(".prompt")).not_to_contain_text("Connection lost", timeout=30_000)
        assert player.version == known, "what was acknowledged is still so"
        assert page.evaluate("() => window.isTheSame"), "the page was not loaded anew"

        page.get_by_role("button", name="Undo").click()
        player.until(known + 1)
        player.play(preferring("^Pass"))
    finally:
        people.leave()
        hall.close()


def test_the_lobby_says_that_no_one_answers(browser: Browser, tmp_path: Path) -> None:
    hall = Doorway(tmp_path / "data").start()
    people = People(browser, hall.address)
    people.allow("ERR_CONNECTION")
    try:
        page = people.open("/")
        expect(page.get_by_role("button", name="Start now")).to_be_visible()
        hall.kill()
        page.get_by_role("button", name="Start now").click()
        expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
        hall.start()
        page.get_by_role("button", name="Start now").click()
        page.wait_for_url("**/table/*")
    finally:
        people.leave()
        hall.close()

"""Two people at one screen: a curtain hangs between them, and nothing of a hand is behind it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway
from tests.browser.driver import Player, preferring
from tests.browser.people import People
from tests.browser.secrets import in_sight, titles
from tests.server.house import Opened


def test_the_curtain_hides_both_hands(hall: Doorway, people: People) -> None:
    page = people.open("/", confirm=False)
    table = open_beside(page)
    hands = [titles(hall.state(table, seat)["picture"]) for seat in range(2)]
    assert hands[0] - hands[1]
    assert hands[1] - hands[0]

    expect(page.get_by_role("button", name="I am Astrid")).to_be_focused()
    assert in_sight(page, hands[0] | hands[1]) == set()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card").first).to_be_visible()
    assert in_sight(page, hands[0]) == hands[0]
    assert in_sight(page, hands[1] - hands[0]) == set()

    draft_both(page)
    expect(page.get_by_role("heading", name="Pass the device to Ylva")).to_be_visible()
    assert in_sight(page, hands[0] | hands[1]) == set()
    page.get_by_role("button", name="I am Ylva").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    assert in_sight(page, hands[1]) == hands[1]
    assert in_sight(page, hands[0] - hands[1]) == set()


def open_beside(page: Page) -> Opened:
    """A table for two at this screen, from the lobby."""
    page.get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Remove seat 3").click()
    dialog.get_by_label("Seat 2: Player").select_option("hot")
    dialog.get_by_label("Seat 2: Name").fill("Ylva")
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_label("Seed").fill("5")
    dialog.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    mine: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('meadhall.tables'))[0]")
    return Opened(mine["id"], [mine["tokens"]["0"], mine["tokens"]["1"]], mine["host"])


def draft_both(page: Page) -> None:
    """Two cards are kept of a hand when two people draft."""
    player = Player(page)
    player.play(preferring("."))
    player.choices.first.click()

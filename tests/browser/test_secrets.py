"""Spectators see no hand, and each room hears its own talk."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.people import People
from tests.browser.secrets import in_sight, titles


def test_a_spectator_sees_no_hand(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", seats=3, skip=2))
    hands: set[str] = set().union(*[titles(hall.state(table, seat)["picture"]) for seat in range(3)])
    assert len(hands) > 5
    page = people.sit(table)
    expect(page.locator(".log li").first).to_be_visible()
    for tab in ("Chat", "Replay", "Log"):
        page.get_by_role("tab", name=tab).click()
        assert in_sight(page, hands) == set(), "at this moment no card in hand has a twin that everybody sees"


def test_rooms_apart(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", seats=2, first=0))
    player, other, watcher = people.sit(table, 0), people.sit(table, 1), people.sit(table, name="Orm")
    for page in (player, other, watcher):
        page.get_by_role("tab", name="Chat").click()
    say(player, "Skål, <b>all</b>!")
    for page in (other, watcher):
        expect(page.locator(".chat")).to_contain_text("Skål, <b>all</b>!")
    say(watcher, "the Wolf will lose")
    expect(watcher.locator(".chat")).to_contain_text("the Wolf will lose")
    say(player, "Your move")
    expect(other.locator(".chat")).to_contain_text("Your move")
    for page in (player, other):
        assert "the Wolf will lose" not in page.content()


def say(page: Page, text: str) -> None:
    page.get_by_label("Write a message").fill(text)
    page.keyboard.press("Enter")

"""Everything without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway
from tests.browser.driver import Player
from tests.browser.people import People


def test_several_turns_by_keys_alone(hall: Doorway, people: People) -> None:
    table = hall.open("me random", seed=9, options={"first": 0, "beginners": True})
    page = people.sit(table, 0)
    player = Player(page)
    tab_to(page, "[data-place]")
    invade_from_the_board(page, player)
    for _ in range(4):
        turn_by_numbers(page, player)
    page.keyboard.press("?")
    expect(page.locator(".help")).to_be_visible()
    expect(page.get_by_label("Search")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".help")).to_have_count(0)
    page.keyboard.press("PageUp")
    expect(page.locator(".prompt strong")).to_contain_text("Move")
    page.keyboard.press("Escape")
    expect(page.locator(".choices")).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    """Walk with Tab until the focus is on such a thing."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def invade_from_the_board(page: Page, player: Player) -> None:
    """Arrows go from place to place; Enter offers what can be done there; Enter confirms."""
    before, here = player.version, focused_place(page)
    page.keyboard.press("ArrowRight")
    assert focused_place(page) not in ("", here)
    for key in ("ArrowLeft", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator(".smallmenu").or_(player.fire).first).to_be_visible()
    page.keyboard.press("Escape")
    turn_by_numbers(page, player, before)


def focused_place(page: Page) -> str:
    place: str = page.evaluate("() => document.activeElement.dataset.place ?? ''")
    return place


def turn_by_numbers(page: Page, player: Player, before: int | None = None) -> None:
    """Digits choose, Enter confirms."""
    expect(page.locator(".choices")).to_be_visible()
    start = player.version if before is None else before
    for _ in range(4):
        page.keyboard.press("1")
        if player.fire.count():
            break
    expect(player.fire).to_be_focused()
    page.keyboard.press("Enter")
    player.until(start + 1)

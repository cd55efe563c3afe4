"""Acting: on the things themselves, with and without confirmation, taken back, advised, and told why not."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import Player
from tests.browser.people import People


def first_turn(hall: Doorway, people: People, **profile: object) -> tuple[Page, Player]:
    """Astrid's first turn of a match for two, nobody on the map yet."""
    table = hall.bring(record_until("turn", seed=3, first=0, beginners=True))
    page = people.sit(table, 0, **profile)
    return page, Player(page)


def test_on_the_board_with_confirm_and_undo(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version

    page.get_by_label("At hand").get_by_role("button", name="Leader").click()
    place = page.locator("[data-place].is-possible").first.get_attribute("data-place") or ""
    player.touch(place)
    expect(player.fire).to_contain_text("Invade")
    expect(player.region(place)).to_have_class(re.compile("is-selected"))
    assert player.version == before, "nothing is sent before it is confirmed"

    page.keyboard.press("Escape")
    expect(player.fire).to_have_count(0)
    player.touch(place)
    player.fire.click()
    player.until(before + 1)
    expect(page.locator(f"[data-piece^='0-leader-{place}']")).to_be_visible()

    page.get_by_role("button", name="Undo").click()
    player.until(before + 2)
    expect(page.locator("[data-piece]")).to_have_count(0)
    expect(player.choices.first).to_be_visible()


def test_a_place_with_several_options_opens_a_menu(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version
    player.touch(page.locator("[data-place].is-possible:not(.fjord)").first.get_attribute("data-place") or "")
    menu = page.locator(".smallmenu")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert player.version == before


def test_without_confirmation_a_choice_is_done_at_once(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name="Ask before I act")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass", exact=True).click()
    player.until(before + 1)


def test_a_hint_and_why_not(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version
    page.get_by_role("button", name="Ask for a hint").click()
    expect(page.locator(".prompt .notice")).to_contain_text("A bot would say", timeout=30_000)
    expect(player.fire).to_be_visible()
    assert player.version == before, "a hint is not an answer"

    page.keyboard.press("Escape")
    page.get_by_label("At hand").get_by_role("button", name="Leader").click()
    page.locator("[data-place].is-locked .pname").first.click(force=True)  # it is off, and says so
    notice = page.locator(".prompt .notice")
    expect(notice).to_contain_text("not now")
    expect(notice.locator("b")).to_have_text(re.compile(r"^BR-\d{3}$"))
    assert player.version == before

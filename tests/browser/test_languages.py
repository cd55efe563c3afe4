"""English and French, at any moment: prompt, options and log change where one sits."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import Player
from tests.browser.people import People, check_words

LONG = "(all) => all.filter((one) => one.offsetHeight > 40).map((one) => one.innerText)"  # more than two lines


def words(page: Page) -> tuple[str, str, str]:
    """The question, the options, the events."""
    return (
        page.locator(".prompt strong").inner_text(),
        page.locator(".choices .options").inner_text(),
        page.locator(".log").inner_text(),
    )


def test_switching_in_the_middle_of_a_match(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seats=3, skip=3)), 0)
    player = Player(page)
    player.choices.first.wait_for()
    english = words(page)
    check_words(page)
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    french = words(page)
    check_words(page)
    assert all([ours != theirs for ours, theirs in zip(english, french, strict=True)])
    assert "À vous" in french[0] or "tour" in french[0], french[0]
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert words(page) == english


def test_the_lobby_in_both(people: People) -> None:
    page = people.open("/")
    for tongue, start in (("Français", "Jouer"), ("English", "Start now")):
        page.get_by_role("button", name=tongue).click()
        expect(page.locator(".quick .btn.fire")).to_contain_text(start)
        check_words(page)
        assert page.locator(".banner .kind").evaluate_all(LONG) == []
        page.locator(".quick .or .btn").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_words(page)
        page.keyboard.press("Escape")

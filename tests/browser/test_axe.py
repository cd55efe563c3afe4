"""axe-core finds nothing to object to on any page, in either theme; tables are visited in test_forms.py, too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meadhall.games import SAGAS
from tests.browser.axe import check_axe, check_theme
from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import settled
from tests.browser.people import People
from tools import golden


def test_the_lobby_and_its_dialog(people: People) -> None:
    page = people.open("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    check_axe(page)
    check_theme(page)
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_axe(page)


BY_DAY = """(rule) => document.styleSheets[0].insertRule(`[data-theme="parchment"] .btn { ${rule} !important; }`)"""


def test_what_is_wrong_by_day_only_is_found(people: People) -> None:
    """Words that can't be read on parchment, and a theme that moves things."""
    page = people.open("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    page.evaluate(BY_DAY, "color: #777; background: #666")
    with pytest.raises(AssertionError, match="parchment: color-contrast"):
        check_axe(page)
    page.evaluate(BY_DAY, "padding: 30px")
    with pytest.raises(AssertionError, match="padding-top"):
        check_theme(page)


def test_links_and_calls_of_a_table(hall: Doorway, people: People) -> None:
    page = people.sit(hall.open("me friend open"), 0)
    for words, inside in (("Links to this table", ".gift"), ("Tell me when it’s my turn", ".callway")):
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name=words).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(inside).first).to_be_visible()
        for folded in dialog.locator("details:not([open]), [aria-expanded=false]").element_handles():
            folded.evaluate("(one) => (one.querySelector('summary') ?? one).click()")
        expect(dialog.locator("details:not([open]), [aria-expanded=false]")).to_have_count(0)
        check_axe(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("saga", SAGAS)
def test_every_sagas_result_and_replay(hall: Doorway, people: People, saga: str) -> None:
    """The end of a match of the books: its result, then a move of its past with what that move ended on the stage."""
    case = next(case for case in golden.cases() if case.saga == saga)
    table = hall.post("/api/records", case.path.read_bytes()).data["table"]
    page = people.open(f"/table/{table}", moments="all")
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".origins")).to_be_visible()
    check_axe(page)
    check_theme(page)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Replay").click()
    page.get_by_role("button", name="Previous move").click()
    expect(page.locator(".prompt.waits strong")).to_contain_text("Move ")
    check_axe(page)
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".mo-bar").or_(page.locator(".prompt.waits")).first).to_be_visible()
    settled(page)
    if page.locator(".mo-bar").count():
        check_axe(page)


def test_the_rules(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seats=4, skip=3)), 0)
    expect(page.locator(".choices")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".help")).to_be_visible()
    check_axe(page)


def test_a_battle(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("battle_card", seats=3)), 0)
    expect(page.locator(".contest")).to_be_visible()
    check_axe(page)


def test_waiting_for_others(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seat=1, seats=3, skip=1)), 0)
    expect(page.locator(".prompt.waits")).to_be_visible()
    check_axe(page)

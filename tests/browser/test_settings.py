"""Settings and the overview: at a table and in the lobby, by key, in both languages and themes."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import meadhall
from tests.browser.axe import check_axe, check_theme
from tests.browser.doorway import Doorway, record_until
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import a_visit, resize, speak

PAGES: Final = re.compile(rb"/Type\s*/Page\b(?!s)")  # of a PDF
ROOT: Final = "() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)"
KEPT: Final = "(key) => JSON.parse(localStorage[`meadhall.${key}`] ?? 'null')"
CUT: Final = """() => [...document.querySelectorAll("dialog :is(.st-row, .st-seg label > span, footer .btn, .ov-part)")]
    .filter((one) => one.scrollWidth > one.clientWidth + 2)
    .map((one) => `cut: ${one.textContent.trim().slice(0, 40)}`)"""
SMALL: Final = """() => [...document.querySelectorAll("dialog :is(.btn, .st-switch, .st-seg label, [type=range])")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
    .map((one) => `small to touch: ${one.ariaLabel ?? one.textContent.trim()}`)"""


def seated(hall: Doorway, people: People) -> Page:
    page = people.sit(hall.bring(record_until("turn", seats=2)), 0)
    expect(page.locator(".choices .opt").first).to_be_visible()
    return page


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name).check()


def test_settings_hold_at_once_and_can_be_taken_back(hall: Doorway, people: People) -> None:
    page = seated(hall, people)
    html = page.locator("html")
    page.keyboard.press(",")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    choose(page, "Text size", "Largest")
    expect(html).to_have_attribute("data-form", "lying")  # as on a smaller screen
    assert page.evaluate(ROOT) == pytest.approx(16 * 1.3)
    choose(page, "What you can choose", "Outlines too")
    choose(page, "Contrast", "More")
    choose(page, "Theme", "Parchment")
    choose(page, "Animation speed", "Slow")
    expect(html).to_have_attribute("data-outlines", "")
    expect(html).to_have_attribute("data-contrast", "")
    expect(html).to_have_attribute("data-theme", "parchment")
    expect(html).to_have_attribute("data-motion", "full")
    page.get_by_role("switch", name="Tips for newcomers").click()
    assert [page.evaluate(KEPT, key) for key in ("text", "motion", "newcomer")] == [1.3, "slow", False]

    dialog.get_by_role("button", name="Undo changes").click()
    expect(html).to_have_attribute("data-form", "desk")
    expect(html).to_have_attribute("data-theme", "night")
    expect(page.get_by_role("switch", name="Tips for newcomers")).to_have_attribute("aria-checked", "true")
    assert page.evaluate(ROOT) == 16
    dialog.get_by_role("button", name="Restore defaults").click()
    assert page.evaluate(KEPT, "moments") == "all"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_volume_by_key(hall: Doorway, people: People) -> None:
    page = seated(hall, people)
    page.keyboard.press(",")
    horn = page.get_by_role("slider", name="Your turn")
    horn.focus()
    for key, level in (("ArrowRight", "85"), ("PageDown", "65"), ("m", "0"), ("m", "80")):
        page.keyboard.press(key)
        expect(horn).to_have_value(level)
    assert page.evaluate(KEPT, "volume")["turn"] == 80
    expect(horn).to_have_attribute("aria-valuetext", "80 %")


def test_the_settings_and_the_overview_are_for_everybody(hall: Doorway, people: People) -> None:
    """Axe objects to nothing in either theme; all can be read and touched on a desk and a phone, in both languages."""
    page = seated(hall, people)
    with a_visit() as faults:
        for key in (",", "F1"):
            page.keyboard.press(key)
            expect(page.locator("dialog h3").first).to_be_visible()
            with faults.at(key):
                check_axe(page)
                check_theme(page)
            for lang in ("fr", "en"):
                speak(page, lang)
                for size in ((1280, 800), PHONE, (320, 640)):
                    where = f"{key} {lang} {resize(page, size)}"
                    faults += [f"{where}: {fault}" for fault in page.evaluate(CUT)]
                    faults += [f"{where}: {fault}" for fault in page.evaluate(SMALL) if size[0] < 1280]
                with faults.at(lang):
                    check_words(page)
            resize(page, (1280, 800))
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_line_of_the_overview_leads_to_its_rule(hall: Doorway, people: People) -> None:
    page = seated(hall, people)
    page.keyboard.press("F1")
    page.get_by_role("button", name="Rule BR-510").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".help .rules").first).to_contain_text("BR-510")


def test_every_overview_is_one_page_of_paper(people: People) -> None:
    """In the lobby one turns to all games; a rule is shown in place there."""
    page = people.open("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    page.keyboard.press("F1")
    page.get_by_role("button", name="Rule BR-401").click()
    expect(page.locator(".ov-told")).to_contain_text("Invade moves exactly one figure")
    with a_visit() as faults:
        for game in meadhall.sagas():
            page.locator(".ov-tabs button").nth(meadhall.sagas().index(game)).click()
            expect(page.locator(f'.ov-page[data-saga="{game}"]')).to_be_visible()
            for lang in ("en", "fr"):
                speak(page, lang)
                count = len(PAGES.findall(page.pdf(prefer_css_page_size=True)))
                faults += [f"{game}, {lang}: {count} pages"] if count != 1 else []


def test_text_that_the_browser_makes_larger(people: People) -> None:
    """At 200 % the lobby is laid out as on half the width, and nothing hangs over its edge."""
    page = people.open("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page.wait_for_function("() => document.documentElement.dataset.form === 'sideways'")
    assert page.evaluate(ROOT) == 32
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == 1280


def test_who_comes_by_a_link_reads_which_seat_is_theirs(hall: Doorway, people: People) -> None:
    table = hall.open("me friend", options={"first": 0, "beginners": True})
    page = people.sit(table, 1, fresh=True)
    expect(page.locator(".greeting")).to_contain_text("Your seat: Bear")
    page.keyboard.press("Shift")
    expect(page.locator(".greeting")).to_have_text("")
    page.reload()
    expect(page.locator(".sheet").first).to_be_visible()
    expect(page.locator(".greeting")).to_have_text("")


def test_a_lobby_without_its_hall_starts_nothing(people: People) -> None:
    page = people.open("/")
    people.allow("ERR_INTERNET_DISCONNECTED")
    start = page.locator(".quick .btn.big")
    expect(start).to_have_text("Start now")
    page.context.set_offline(True)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(start).to_have_text("Offline: can’t start now")
    expect(start).to_have_attribute("aria-disabled", "true")
    page.context.set_offline(False)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(start).to_have_text("Start now")

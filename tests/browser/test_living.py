"""A page that lives on shows a table just as a fresh one does, after any use. 4 CPU s each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.living import Pages
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import AUDIT
from tests.browser.test_forms import TABLES

SAGAS: Final = ("blood-rage", "asgard", "thorgal", "lords-of-ragnarok", "rivals gone wild")
STATE: Final = """() => {
    const undated = (key, text) => (key === "meadhall.tables" ? text.replace(/"created":\\d+/g, "") : text);
    const items = (kept) => Object.fromEntries(Object.entries(kept).map(([key, text]) => [key, undated(key, text)]));
    const attributes = (element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return { kept: items(localStorage), passing: items(sessionStorage), url: location.href,
        page: attributes(document.documentElement), body: attributes(document.body),
        focus: document.activeElement.tagName, hover: document.querySelectorAll(":hover").length,
        drawn: document.getElementById("root").innerHTML.replace(/ id="[^"]*"| aria-labelledby="[^"]*"/g, "") };
}"""


def all_of(page: Page) -> dict[str, Any]:
    """Everything that a test can find on a page."""
    expect(page.locator(".choices .opt").first).to_be_visible()
    tree = page.locator("body").aria_snapshot()
    return {"text": check_words(page), "faults": page.evaluate(f"({AUDIT})"), "tree": tree, **page.evaluate(STATE)}


def roam(page: Page) -> None:
    """Use a page as people and tests do, and leave nothing as it was."""
    page.evaluate("() => (document.documentElement.dataset.theme = 'parchment')")  # as axe is shown it
    page.locator(".choices .opt:not([aria-disabled])").first.click(force=True)
    page.locator("[data-place]").first.hover(force=True)
    page.keyboard.press("?")
    expect(page.locator(".help")).to_be_visible()
    page.locator(".dock button").last.click(force=True)
    page.evaluate("() => { localStorage['meadhall.confirm'] = 'false'; sessionStorage.left = 'behind'; }")


@pytest.mark.parametrize("table", SAGAS)
def test_a_page_that_lived_on_equals_a_fresh_one(hall: Doorway, pages: Pages, people: People, table: str) -> None:
    position = TABLES[table]
    earlier = People(people.browser, hall.address, pages)
    lived = earlier.sit(hall.bring(record_until(**{**position, "skip": 0})), 0, lang="fr", passing="off",
                        theme="parchment", size=PHONE)  # fmt: skip
    roam(lived)
    earlier.leave()

    shown = hall.bring(record_until(**position))
    fresh = people.sit(shown, 0, passing="off", fresh=True)
    page = earlier.sit(shown, 0, passing="off")
    assert page is lived
    assert all_of(page) == all_of(fresh)
    earlier.leave()


SPOILS: Final[dict[str, Callable[[Page], object]]] = {
    "a route": lambda page: page.route("**/nothing", lambda route: route.abort()),
    "a listener": lambda page: page.on("request", lambda _: None),
    "something left behind": lambda page: page.evaluate("() => { globalThis.left = 'behind'; }"),
    "another page": lambda page: page.goto("/"),
    "another page by a link": lambda page: page.locator("a.brand").click(),
    "a second page": lambda page: page.context.new_page(),
    "its end": lambda page: page.close(),
}


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_page_is_thrown_away_once_something_stays_with_it(
    hall: Doorway, pages: Pages, people: People, spoil: str
) -> None:
    earlier = People(people.browser, hall.address, pages)
    page = earlier.sit(hall.open("me friend"), 0)
    SPOILS[spoil](page)
    earlier.leave()
    assert page not in [living.page for living in pages.resting]

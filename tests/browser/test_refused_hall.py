"""A hall that has no time for a page: it is asked again, and nothing is said of its games until it answers."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

import meadhall
from tests.browser.people import People

REFUSED = '{"type": "refused", "reason": "too-many", "detail": "slow down a little", "rule": ""}'


class Doorkeeper:
    """Says that there are too many callers, until the doors are opened."""

    def __init__(self, page: Page) -> None:
        self.is_open = False
        page.route("**/api/hall", self.answer)

    def answer(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            route.fulfill(status=429, content_type="application/json", body=REFUSED)


def test_a_hall_that_refuses_is_asked_again(people: People) -> None:
    people.allow("429")
    page = people.profile().new_page()
    door = Doorkeeper(page)
    page.goto("/")
    problem = page.locator(".problem")
    expect(problem).to_be_visible()
    expect(page.locator(".soon")).to_have_count(0)  # the page can't know yet
    door.is_open = True
    expect(page.locator(".banner:not(.is-soon)")).to_have_count(len(meadhall.sagas()))
    expect(problem).to_have_count(0)
    expect(page.locator(".quick h2")).to_have_text(meadhall.game(meadhall.sagas()[0]).title)

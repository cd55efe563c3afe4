"""A match of each saga played to its end without looking: by keys alone, and by the accessibility tree alone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Record
from tests.browser.doorway import Doorway, kept, record_until
from tests.browser.people import PATIENCE, People

SAGAS: Final = {"blood-rage": 5, "asgard": 5, "thorgal": 2, "lords-of-ragnarok": 1}  # answers left, as bots played it
MOST: Final = 400  # answers after which a match should be over, however its bots play
KEYS: Final = "123456789abcdefgijklmnopqrstvwxyz"
HEARD: Final = "() => document.querySelector('.vh[aria-live]').innerText"


def almost_over(saga: str) -> Record:
    """A match of quick bots, up to the first seat's last answers."""
    match = meadhall.new(saga, seats=2, seed=1)
    bots = [make_bot("random", match.game, 100 + seat) for seat in range(2)]
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    actions = kept(match).actions
    own = [number for number, action in enumerate(actions) if action.seat == 0][-SAGAS[saga] :]
    return kept(match).head(actions[: own[0]])


def sit_down(hall: Doorway, people: People, saga: str, **profile: Any) -> Page:
    table = hall.bring(almost_over(saga))
    hall.relieve(table, 1)
    return people.sit(table, 0, passing="off", **profile)


def is_over(page: Page) -> bool:
    """Wait until the reader is asked, or all is over."""
    asked, over = page.locator(".choices .opt").first, page.get_by_text("The match is over")
    expect(asked.or_(over).first).to_be_visible(timeout=PATIENCE)
    return bool(over.count())


def version(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-version") or ""


def until_answered(page: Page, before: str) -> None:
    page.wait_for_function("(before) => document.querySelector('main.table').dataset.version !== before", arg=before)


@pytest.mark.parametrize("saga", SAGAS)
def test_by_keys_alone(hall: Doorway, people: People, saga: str) -> None:
    """Digits choose, what is chosen is said, Enter confirms, and the focus is never lost."""
    page = sit_down(hall, people, saga)
    for _ in range(MOST):
        if is_over(page):
            return
        before, chosen = version(page), page.locator(".prompt .btn.fire")
        for _ in range(6):  # what several moves hide behind opens first
            page.keyboard.press(KEYS[page.locator(".choices .opt:not(.locked)").count() - 1])  # mostly, to pass
            if chosen.count() or version(page) != before:
                break
        if version(page) == before:
            expect(chosen).to_be_focused()
            assert "Enter confirms" in page.evaluate(HEARD)
            page.keyboard.press("Enter")
        until_answered(page, before)
    raise AssertionError("the match never ends")


@pytest.mark.parametrize("saga", SAGAS)
def test_by_the_accessibility_tree_alone(hall: Doorway, people: People, saga: str) -> None:
    """Everything is found by its role and name: the question, the list, and the button that confirms."""
    page = sit_down(hall, people, saga)
    answers = page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False)
    asked = page.get_by_role("region", name="What is asked")
    for _ in range(MOST):
        if is_over(page):
            return
        before = version(page)
        for _ in range(6):
            whole = choose(answers.last)
            if whole or version(page) != before:
                break
        confirm(asked, page, before)
        until_answered(page, before)
    raise AssertionError("the match never ends")


def choose(answer: Locator) -> bool:
    """Take an answer; true if it is one whole move, which can be pressed and let go."""
    assert answer.inner_text().strip()
    whole = answer.get_attribute("aria-pressed") is not None
    answer.press("Enter")
    return whole


def confirm(asked: Locator, page: Page, before: str) -> None:
    """The last button of the question names the act."""
    if version(page) == before and asked.get_by_role("button").count():
        last = asked.get_by_role("button").last
        if last.is_visible():
            last.press("Enter")


def test_pieces_that_cannot_be_chosen_are_silent(hall: Doorway, people: People) -> None:
    """Regions say who stands there; forty discs that can't be moved say nothing of their own."""
    page = people.sit(hall.bring(record_until("act", saga="asgard", seats=2)), 0)
    assert page.locator("[data-piece]").count() > 0
    assert page.locator("[data-piece]:not([role=button]):not([aria-hidden=true])").count() == 0


def test_a_card_is_described_and_says_whether_it_is_chosen(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seats=2, first=0, skip=1)), 0)
    card = page.locator(".hand .card.is-possible").first
    expect(card).to_have_attribute("aria-pressed", "false")
    assert card.get_attribute("aria-description")
    card.press("Enter")
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)


def test_keys_go_on_beyond_nine(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("start_companions", saga="thorgal")), 0, passing="off")
    rows = page.locator(".choices .opt")
    expect(rows.nth(9)).to_have_attribute("aria-keyshortcuts", "a")
    name = rows.nth(9).locator(".what").inner_text().splitlines()[-1]
    page.keyboard.press("a")
    expect(page.locator(".hand .card.is-picked, .prompt em").filter(has_text=name).first).to_be_visible()

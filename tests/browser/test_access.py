"""A match of each game played without looking: by keys alone, and by the accessibility tree alone.

With MEADHALL_LONG=1 from the first decision to the end, stage and result included; else its last answers only:
many of them in one of both ways, few in the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Record
from tests.browser.doorway import Doorway, kept, record_until
from tests.browser.driver import settled
from tests.browser.people import PATIENCE, People
from tests.browser.samples import LONG

MOST: Final = 600  # answers after which a match should be over
DEEP: Final = 6  # rows that open one after the other before a move is whole
KEYS: Final = "123456789abcdefgijklmnopqrstvwxyz"
HEARD: Final = "() => document.querySelector('.vh[aria-live]').innerText"
SHOWN: Final = """() => [document.querySelector("main.table").dataset.version, ...[...document.querySelectorAll(
    ".mo-bar, .prompt .btn.fire, .choices .opt")].map((one) => one.innerText)].join()"""
FOCUSED: Final = "() => document.activeElement !== document.body"


class Quick(NamedTuple):
    """A match that is soon over if the first seat always takes the first row of its list, or always the last."""

    saga: str
    takes: int  # the first row, or (-1) the last
    seed: int
    seats: int = 2
    options: dict[str, Any] = {}  # noqa: RUF012 - only read
    keys: int = 0  # answers to be played by keys where there is little time; 0: all of them
    tree: int = 0  # and by the accessibility tree

    def __str__(self) -> str:
        return "-".join([self.saga, *map(str, self.options.values())])


MATCHES: Final = (
    Quick("blood-rage", -1, 12, keys=24, tree=14),
    Quick("asgard", -1, 12, keys=8, tree=16),
    Quick("thorgal", -1, 1, tree=8),
    Quick("lords-of-ragnarok", -1, 2, keys=10, tree=20),
    Quick("vikings-gone-wild", 0, 1, seats=1, options={"mode": "ragnarok"}, keys=12, tree=8),
    Quick("vikings-gone-wild", 0, 2, options={"mode": "versus"}, keys=10, tree=8),
)


def begun(quick: Quick, left: int) -> Record:
    """The match before its first decision; or, played by quick bots, before the last answers of the first seat."""
    match = meadhall.new(quick.saga, seats=quick.seats, seed=quick.seed, **quick.options)
    if LONG or not left:
        return kept(match).head([])
    bots = [make_bot("random", match.game, 100 + seat) for seat in range(quick.seats)]
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    actions = kept(match).actions
    own = [number for number, action in enumerate(actions) if action.seat == 0][-left:]
    return kept(match).head(actions[: own[0]])


def sit_down(hall: Doorway, people: People, quick: Quick, left: int) -> Page:
    """The first seat's page, with everything on the stage; quick bots on the others."""
    table = hall.bring(begun(quick, left))
    for seat in range(1, quick.seats):
        hall.relieve(table, seat)
    return people.sit(table, 0, passing="off", moments="all")


def version(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-version") or ""


def until_answered(page: Page, before: str) -> None:
    """The page shows what came of an answer, or what happened by it on the stage."""
    newer = "document.querySelector('main.table').dataset.version !== before"
    page.wait_for_function(f"(before) => {newer} || document.querySelector('.mo-bar')", arg=before)


def is_answered(page: Page, before: str) -> bool:
    return version(page) != before or bool(page.locator(".mo-bar").count())


@contextmanager
def something_changes(page: Page) -> Iterator[None]:
    """Wait until a move here is seen before the next: other rows, a choice to confirm, or what came of it."""
    before = page.evaluate(f"() => ({SHOWN})()")
    yield
    page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)


# -- by keys ---------------------------------------------------------------------------------------------------


def has_ended(page: Page) -> bool:
    """Wait until the reader is asked, something is on the stage, or all is over: then its result is there."""
    asked, staged, over = page.locator(".choices .opt"), page.locator(".mo-bar"), page.locator(".dialog.result")
    expect(asked.or_(staged).or_(over).first).to_be_visible(timeout=PATIENCE)
    settled(page)  # nothing comes between what is seen now and the key that answers it
    return bool(over.count())


@pytest.mark.parametrize("quick", MATCHES, ids=str)
def test_by_keys_alone(hall: Doorway, people: People, quick: Quick) -> None:
    """Digits choose, what is chosen is said, Enter confirms, Space goes on, and the focus is never lost."""
    page, answers = sit_down(hall, people, quick, quick.keys), 0
    for _ in range(MOST):
        if has_ended(page):
            break
        if page.locator(".mo-bar").count():
            page.keyboard.press("Space")
            continue
        if answers == 0:
            page.locator(".choices .opt").first.focus()  # as Tab comes there; from now on it is kept
        assert page.evaluate(FOCUSED)
        answer_by_keys(page, quick.takes)
        answers += 1
    expect(page.locator(".dialog.result")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".dialog.result")).to_have_count(0)
    assert answers > 5


def answer_by_keys(page: Page, takes: int) -> None:
    before, chosen = version(page), page.locator(".prompt .btn.fire")
    for _ in range(DEEP):  # what several moves hide behind opens first
        rows = page.locator(".choices .opt:not(.locked)").count()
        with something_changes(page):
            page.keyboard.press(KEYS[0 if takes == 0 else min(rows, len(KEYS)) - 1])
        if chosen.count() or is_answered(page, before):
            break
    if not is_answered(page, before):
        expect(chosen).to_be_focused()
        assert "Press Enter to confirm" in page.evaluate(HEARD)
        page.keyboard.press("Enter")
    until_answered(page, before)


# -- by the accessibility tree -----------------------------------------------------------------------------------


class Tree:
    """A table as a screen reader has it: roles and names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers = page.get_by_role("region", name="Your options").get_by_role("button", disabled=False)
        self.asked = page.get_by_role("region", name="Your decision")
        self.stage = page.get_by_role("region", name="What happened").get_by_role("button")
        self.result = page.get_by_role("dialog")

    def has_ended(self) -> bool:
        expect(self.answers.or_(self.stage).or_(self.result).first).to_be_visible(timeout=PATIENCE)
        settled(self.page)
        return bool(self.result.count())

    def answer(self, takes: int) -> None:
        """Take an answer, open what it hides, and confirm by the last button of the question, which names the act."""
        before = version(self.page)
        for _ in range(DEEP):
            with something_changes(self.page):
                whole = choose(self.answers.first if takes == 0 else self.answers.last)
            if whole or is_answered(self.page, before):
                break
        if not is_answered(self.page, before):
            self.asked.get_by_role("button").last.press("Enter")
        until_answered(self.page, before)


def choose(answer: Locator) -> bool:
    """Take an answer; true if it is one whole move, which can be pressed and let go."""
    assert answer.inner_text().strip()
    whole = answer.get_attribute("aria-pressed") is not None
    answer.press("Enter")
    return whole


@pytest.mark.parametrize("quick", MATCHES, ids=str)
def test_by_the_accessibility_tree_alone(hall: Doorway, people: People, quick: Quick) -> None:
    """Everything is found by its role and name: question, list, what happened, and how it ended."""
    tree, answers = Tree(sit_down(hall, people, quick, quick.tree)), 0
    for _ in range(MOST):
        if tree.has_ended():
            break
        if tree.stage.count():
            tree.stage.last.press("Enter")
            continue
        tree.answer(quick.takes)
        answers += 1
    expect(tree.result.get_by_role("heading").first).to_be_visible()
    assert answers > 5


# -- what is heard and seen ----------------------------------------------------------------------------------------


def test_pieces_that_cannot_be_chosen_are_silent(hall: Doorway, people: People) -> None:
    """Regions say who stands there; forty discs that can't be moved say nothing."""
    page = people.sit(hall.bring(record_until("act", saga="asgard", seats=2)), 0)
    expect(page.locator("[data-piece]").first).to_be_attached()
    expect(page.locator("[data-piece]:not([role=button]):not([aria-hidden=true])")).to_have_count(0)


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

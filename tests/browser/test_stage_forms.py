"""The stage in every shape of a page: the place is brought near, all can be read and touched, and nothing overlaps."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import settled
from tests.browser.people import People
from tests.browser.shapes import audit
from tests.browser.test_open_eyes import at_the_stage
from tests.browser.test_stage import answer, at, eve_of

SHAPES: Final = (
    ("desk", (1280, 800)),
    ("lying", (1024, 768)),
    ("standing", (820, 1180)),
    ("sideways", (844, 390)),
    ("phone", (390, 844)),
)
STAGED: Final = {
    "blood-rage": ("contest", 4, 21),
    "thorgal": ("", 2, 22),
    "asgard": ("moment-battles", 4, 21),
}  # what a moment is called there, how many sit there, and the seed
MOST_STEPS: Final = 40
ROOM: Final = 0.2  # of the page, for the stage
SHARE: Final = """() => {
    const { width, height } = document.querySelector(".moment").getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
}"""
LEAST: Final = 0.08  # of the page, for a part of the board brought near
SEEN: Final = """() => {
    const board = document.querySelector(".boardwrap .board"), { width, height } = board.getBoundingClientRect();
    const share = (width * height) / (innerWidth * innerHeight);
    return { shown: board.checkVisibility({ visibilityProperty: true }), share };
}"""


def test_at_the_call_the_place_is_brought_near_in_every_shape(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("join_battle", seats=4))
    page = at_the_stage(people, table, 0, lang="fr")
    found = [fault for form, size in SHAPES for fault in at_the_call(page, form, size)]
    assert not found, "\n".join(found)


def at_the_call(page: Page, form: str, size: tuple[int, int]) -> list[str]:
    wrong = audit(page, form, size)
    near = page.evaluate(SEEN)
    if not near["shown"] or near["share"] < LEAST:
        wrong.append(f"{form}: the board is not near: {near}")
    return wrong


@pytest.mark.parametrize("saga", STAGED)
def test_every_step_can_be_read_and_touched_in_every_shape(hall: Doorway, people: People, saga: str) -> None:
    title, seats, seed = STAGED[saga]
    eve = eve_of(title, saga, seats, seed)
    table = hall.bring(eve.record)
    seat = eve.seats[0] if eve.seats else 0
    page = people.open(f"/table/{table.id}#{table.tokens[seat]}", moments="all", lang="fr", passing="off")
    expect(page.locator(".prompt")).to_be_visible()
    answer(hall, table, eve.action)
    expect(page.locator(".mo-bar")).to_be_visible()
    found: list[str] = []
    for _ in range(MOST_STEPS):
        settled(page)
        if not page.locator(".mo-bar").count():
            break
        found += [f"{at(page)}, {fault}" for form, size in SHAPES for fault in staged_faults(page, form, size)]
        page.keyboard.press("ArrowRight")
    expect(page.locator(".mo-bar")).to_have_count(0)
    assert not found, "\n".join(found)


def staged_faults(page: Page, form: str, size: tuple[int, int]) -> list[str]:
    wrong, share = audit(page, form, size), page.evaluate(SHARE)
    return [*wrong, f"{form}: the stage takes {share:.0%} of the page"] if share < ROOM else wrong

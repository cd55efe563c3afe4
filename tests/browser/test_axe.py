"""axe-core finds nothing to object to, on any page, in either theme."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall.games import SAGAS
from tests.browser.doorway import Doorway, finished, record_until
from tests.browser.people import People, check_words
from tests.browser.test_forms import TABLES
from tools import golden

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
FOUND = """async () => {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    const place = (node) => `    ${node.target} ${node.failureSummary}`;
    return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(place)].join("\\n"));
}"""


def check_axe(page: Page) -> None:
    """No violation, neither by night nor on parchment; and everything is in words."""
    check_words(page)
    for theme in ("night", "parchment"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found: list[str] = page.evaluate(FOUND)
        assert not found, f"{theme}:\n" + "\n".join(found)


def with_axe(**profile: Any) -> dict[str, Any]:
    return {"scripts": (AXE,), **profile}


def test_the_lobby_and_its_dialog(people: People) -> None:
    page = people.open("/", **with_axe())
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_axe(page)


def test_links_and_calls_of_a_table(hall: Doorway, people: People) -> None:
    page = people.sit(hall.open("me friend open"), 0, **with_axe())
    for words, inside in (("Links to this table", ".gift"), ("Call me when it is my turn", ".callway")):
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name=words).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(inside).first).to_be_visible()
        while (closed := dialog.locator("details:not([open]) summary, [aria-expanded=false]")).count():
            closed.first.click()
        check_axe(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("table", TABLES)
def test_every_sagas_table(hall: Doorway, people: People, table: str) -> None:
    page = people.sit(hall.bring(record_until(**TABLES[table])), 0, passing="off", **with_axe())
    expect(page.locator(".choices .opt").first).to_be_visible()
    check_axe(page)


@pytest.mark.parametrize("saga", SAGAS)
def test_every_sagas_result_and_replay(hall: Doorway, people: People, saga: str) -> None:
    """The end of a match of the books: its result, then a move of its past with what that move ended on the stage."""
    case = next(case for case in golden.cases() if case.saga == saga)
    table = hall.post("/api/records", case.path.read_bytes()).data["table"]
    page = people.open(f"/table/{table}", moments="all", **with_axe())
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".origins")).to_be_visible()
    check_axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Replay").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".prompt.waits strong")).to_contain_text("Move ")
    check_axe(page)
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".mo-bar").or_(page.locator(".prompt.waits")).first).to_be_visible()
    if page.locator(".mo-bar").count():
        check_axe(page)


def test_my_turn_and_the_rules(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seats=4, skip=3)), 0, **with_axe())
    expect(page.locator(".choices")).to_be_visible()
    check_axe(page)
    page.keyboard.press("?")
    expect(page.locator(".help")).to_be_visible()
    check_axe(page)


def test_a_battle(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("battle_card", seats=3)), 0, **with_axe())
    expect(page.locator(".contest")).to_be_visible()
    check_axe(page)


def test_waiting_for_others(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seat=1, seats=3, skip=1)), 0, **with_axe())
    expect(page.locator(".prompt.waits")).to_be_visible()
    check_axe(page)


def test_the_result(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", finished().to_json().encode()).data["table"]
    page = people.open(f"/table/{table}", **with_axe())
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_axe(page)

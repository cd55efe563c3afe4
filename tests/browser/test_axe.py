"""axe-core finds nothing to object to, on any page, in either theme."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, finished, record_until
from tests.browser.people import People, check_words

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

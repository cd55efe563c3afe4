"""Turn signals: the tab's title, the horn, and the browser's notification; and answers that give themselves."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

import meadhall
from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import settled
from tests.browser.people import People
from tests.server.house import Opened

HEARD = """
globalThis.blown = 0;
globalThis.OscillatorNode = class extends OscillatorNode { start(at) { globalThis.blown += 1; super.start(at); } };
"""
LOOKING_ELSEWHERE = "Object.defineProperty(document, 'hidden', { get: () => globalThis.elsewhere === true });"


def notifying(answer: str) -> str:
    """A browser that answers so when it is asked for leave to notify; what it shows is kept."""
    return f"""
globalThis.shown = [];
globalThis.Notification = class {{
  static permission = "default";
  static async requestPermission() {{ return (this.permission = "{answer}"); }}
  constructor(title, {{ body }}) {{ globalThis.shown.push(`${{title}}: ${{body}}`); }}
  close() {{}}
}};"""


def waiting(hall: Doorway, people: People, **profile: Any) -> tuple[Opened, Page]:
    """Astrid waits for Hrolf."""
    table = hall.open("me friend", name="Frost", options={"first": 1, "beginners": True})
    return table, people.sit(table, 0, **profile)


def let_the_other_pass(hall: Doorway, table: Opened) -> None:
    with hall.line(table.id, table.tokens[1]) as line:
        assert line.answer("pass")["type"] == "done"


def test_the_title_and_the_horn(hall: Doorway, people: People) -> None:
    table, page = waiting(hall, people, scripts=(HEARD,), sound=True)
    expect(page).to_have_title("Frost · Meadhall")
    page.locator(".brand").hover()
    page.locator("main.table").click(position={"x": 5, "y": 700})  # a browser is silent before the first touch
    let_the_other_pass(hall, table)
    expect(page).to_have_title(re.compile("● Your turn · Frost"))
    page.wait_for_function("() => blown > 0")


def test_no_horn_when_it_is_muted(hall: Doorway, people: People) -> None:
    table, page = waiting(hall, people, scripts=(HEARD,), sound=True)
    page.get_by_role("button", name="Sound off").click()
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()
    let_the_other_pass(hall, table)
    expect(page.locator(".choices")).to_be_visible()
    settled(page)
    assert page.evaluate("() => blown") == 0


def test_a_notification_to_those_who_look_elsewhere(hall: Doorway, people: People) -> None:
    table, page = waiting(hall, people, scripts=(LOOKING_ELSEWHERE, notifying("granted")))
    page.keyboard.press(",")
    switch = page.get_by_role("switch", name="Notify me")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    page.evaluate("() => (globalThis.elsewhere = true)")
    let_the_other_pass(hall, table)
    page.wait_for_function("() => shown.length === 1")
    assert page.evaluate("() => shown[0]").startswith("Frost: Your turn")


def test_a_browser_that_does_not_allow_it_is_named(hall: Doorway, people: People) -> None:
    _, page = waiting(hall, people, scripts=(notifying("denied"),))
    page.keyboard.press(",")
    switch = page.get_by_role("switch", name="Notify me")
    switch.click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("blocks notifications")
    expect(switch).to_have_attribute("aria-checked", "false")


def test_forced_answers_give_themselves(hall: Doorway, people: People) -> None:
    """A question with one answer only is put all the same, to keep it secret; the reader need not click."""
    table = hall.bring(forced())
    page = people.sit(table, 0)
    expect(page.locator(".choices .opt")).to_have_count(1)
    version = hall.state(table, 0)["version"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Continue automatically").click()
    page.wait_for_function(
        "(version) => Number(document.querySelector('main.table').dataset.version) > version", arg=version
    )


def forced() -> Any:
    """A moment when Astrid may add a card to a battle, and has none to add."""
    for skip in range(30):
        record = record_until("late_card", skip=skip)
        if options(record) == ["decline"]:
            return record
    raise AssertionError("she always has one")


def options(record: Any) -> list[str]:
    match = meadhall.replay(record)
    decision = match.decision(0)
    return [match.game.vocabulary.text(option) for option in decision.options] if decision else []

"""The past: a scrubber, a link to a moment, and other eyes when the match is over, not before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, finished, record_until
from tests.browser.people import People
from tests.server.house import Opened


def scrub(page: Page, at: int) -> None:
    page.get_by_label("Position in the match").fill(str(at))
    expect(page.locator(".prompt strong")).to_contain_text(f"Move {at} of")


def test_the_past_of_a_running_match(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", seats=3, skip=2))
    context = people.profile()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"/table/{table.id}#{table.tokens[0]}")
    page.get_by_role("tab", name="Replay").click()
    scrub(page, 7)
    expect(page.locator(".choices")).to_have_count(0)
    expect(page.get_by_label("View as")).to_have_count(0)
    assert hall.get(f"/api/tables/{table.id}/moment?at=7&seat=1", table.tokens[0]).status == 403

    page.get_by_role("button", name="Copy a link to this move").click()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{hall.address}/table/{table.id}?at=7"
    other = people.open(link.removeprefix(hall.address))
    expect(other.locator(".prompt strong")).to_contain_text("Move 7 of")
    expect(other.locator(".hand .card")).to_have_count(0)

    page.get_by_role("button", name="Back to live").first.click()
    expect(page.locator(".choices")).to_be_visible()


def test_other_eyes_after_the_end(hall: Doorway, people: People) -> None:
    record = finished(seats=3, seed=2)
    table = hall.post("/api/records", record.to_json().encode()).data["table"]
    page = people.open(f"/table/{table}")
    expect(page.locator(".prompt")).to_contain_text("The match is over")
    page.get_by_role("tab", name="Replay").click()
    scrub(page, 20)
    expect(page.locator(".hand .card")).to_have_count(0)
    for seat in range(3):
        page.get_by_label("View as").select_option(str(seat))
        cards = zones(hall, Opened(table, [], ""), 20, seat)
        expect(page.locator(".hand .card")).to_have_count(cards)
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".prompt strong")).to_contain_text("Move 21 of")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)])
def test_where_there_is_a_dock_the_board_is_seen_while_it_plays(
    hall: Doorway, people: People, size: tuple[int, int]
) -> None:
    table = hall.post("/api/records", finished(seats=2).to_json().encode()).data["table"]
    page = people.open(f"/table/{table}", size=size, touch=True)
    prompt = page.locator(".prompt")
    prompt.get_by_role("button", name="Replay").tap()
    expect(prompt.locator("strong")).to_contain_text("Move 0 of")
    prompt.get_by_role("button", name="Autoplay").tap()
    expect(prompt.locator("strong")).to_contain_text("Move 2 of")
    prompt.get_by_role("button", name="Autoplay").tap()
    expect(page.locator(".boardwrap svg").first).to_be_in_viewport()
    halted = prompt.locator("strong").inner_text()
    prompt.get_by_role("button", name="Next move").tap()
    expect(prompt.locator("strong")).not_to_have_text(halted)
    prompt.get_by_role("button", name="Back to live").tap()
    expect(prompt).to_contain_text("The match is over")


def test_let_run_from_its_panel_it_shows_the_board(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", finished(seats=2).to_json().encode()).data["table"]
    page = people.open(f"/table/{table}", size=(390, 844), touch=True)
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Log").tap()
    page.get_by_role("tab", name="Replay").tap()
    page.locator(".replay").get_by_role("button", name="Autoplay").tap()
    expect(page.locator(".boardwrap svg").first).to_be_in_viewport()
    expect(page.locator(".prompt strong")).to_contain_text("Move 2 of")


def zones(hall: Doorway, table: Opened, at: int, seat: int) -> int:
    """How many of its cards a seat saw then."""
    moment = hall.get(f"/api/tables/{table.id}/moment?at={at}&seat={seat}&drawn=1").data
    return sum([len(zone["cards"]) for zone in moment["picture"]["zones"]])

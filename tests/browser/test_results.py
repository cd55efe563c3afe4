"""The result by source: a number opens the lines behind it, and a highlight the replay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.doorway import Doorway
from tests.browser.people import People, check_words
from tools import golden


def test_the_result_says_where_points_came_from(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", golden.Golden("blood-rage", 2, {}).path.read_bytes()).data["table"]
    page = people.open(f"/table/{table}")
    result = page.locator(".prompt button").filter(has_text="Result")
    result.wait_for(state="attached")
    result.dispatch_event("click")
    page.locator(".sources").wait_for()
    scores = [int(score) for score in page.locator(".sources tfoot b").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in page.locator(".sources tbody tr").all()]
    columns = zip(*rows, strict=True)
    sums = [sum([int(cell) for cell in cells if cell.strip("– ")]) for cells in columns]
    assert sums == scores
    check_words(page)

    page.locator(".cell-of").first.click()
    expect(page.locator(".behind li").first).to_contain_text("Glory")
    page.locator(".again .opt").first.click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".dialog.result")).to_have_count(0)

"""Alone against bots: two clicks from the lobby, to the end, again, and as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, finished
from tests.browser.driver import Player, preferring
from tests.browser.people import People, check_words
from tests.browser.samples import LONG
from tests.server.house import Opened

LEFT: Final = 20  # answers of a match whose end is looked at


def test_two_clicks_to_a_game(hall: Doorway, people: People) -> None:
    page = people.open("/", quick={"bots": 1, "level": "karl", "shield": "raven"})
    page.get_by_role("button", name="Easy").click()
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")
    table, player = mine(page), Player(page)

    player.fire.or_(player.choices.first).wait_for()
    for _ in range(4):  # until the bot must have drafted as well
        player.until(player.version).play(preferring("^Keep", "."))
        expect(page.locator(".choices")).to_be_visible()
    assert bot_has_acted(hall, table)


def test_a_game_against_a_bot_ends_is_saved_and_played_once_more(hall: Doorway, people: People, tmp_path: Path) -> None:
    table = at_its_end(hall)
    page = people.sit(table, 0)
    for seat in (1, 0):
        hall.relieve(table, seat)
    result = page.locator(".dialog.result")
    expect(result).to_be_visible(timeout=300_000)  # in a long run it is a whole match
    check_words(page)
    outcome = hall.state(table)["outcome"]
    assert result.locator(".score").all_inner_texts() == [
        str(score) for score in sorted(outcome["scores"], reverse=True)
    ]

    file = tmp_path / "match.json"
    with page.expect_download() as download:
        result.get_by_role("link", name="Save match").click()
    download.value.save_as(file)
    result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table.id not in url)
    expect(page.locator(".choices")).to_be_visible()
    assert hall.state(mine(page), 0)["table"]["status"] == "playing"

    import_it(page, file)
    check_list(page)


def at_its_end(hall: Doorway) -> Opened:
    """A table where some answers are left to be given."""
    record = finished()
    return hall.bring(record.head([] if LONG else record.actions[:-LEFT]))


def import_it(page: Page, file: Path) -> None:
    """A record from a file is a table to look at, with all its past."""
    page.goto("/")
    page.get_by_label("Open a saved match", exact=True).last.set_input_files(file)
    page.wait_for_url("**/table/*?replay")
    expect(page.locator(".prompt")).to_contain_text("The match is over")
    page.get_by_role("tab", name="Replay").click()
    page.get_by_role("button", name="Start of the match").click()
    expect(page.locator(".prompt strong")).to_contain_text("Move 0 of")
    expect(page.locator("[data-piece]")).to_have_count(0)


def check_list(page: Page) -> None:
    """The lobby keeps all three: the one that was played, its rematch, the record."""
    page.goto("/")
    rows = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="Your turn")).to_have_count(1)
    expect(rows.filter(has_text="Over")).to_have_count(2)
    check_words(page)


def mine(page: Page) -> Opened:
    """The newest table of this browser."""
    table: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('meadhall.tables'))[0]")
    return Opened(table["id"], [table["tokens"].get("0", "")], table["host"])


def bot_has_acted(hall: Doorway, table: Opened) -> bool:
    return any([event["type"] == "CardKeptHidden" and event["seat"] == 1 for event in hall.state(table, 0)["events"]])

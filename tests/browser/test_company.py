"""Players and spectators: free seats, bots that stand in, what they did, rematches, broken tables."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.doorway import Doorway, finished
from tests.browser.driver import Player, preferring
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import speak
from tests.server.house import Opened

OPTIONS = {"first": 0, "beginners": True}


def test_a_spectator_sits_down(hall: Doorway, people: People) -> None:
    table = hall.open("friend open", options=OPTIONS, public=True)
    page = people.open(f"/table/{table.id}?watch", name="Ylva")
    expect(page.locator(".nohand")).to_be_visible()
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator(".sheet.mine h2")).to_have_text("Ylva")
    assert hall.state(table)["table"]["sits"][1]["name"] == "Ylva"


def test_another_player_was_quicker(hall: Doorway, people: People) -> None:
    table = hall.open("friend open", options=OPTIONS, public=True)
    page = people.sit(table)
    people.allow("409|Conflict|status of 4")

    def take_it_first(route: Route) -> None:
        assert hall.post(f"/api/tables/{table.id}/join", {"name": "Ketil"}).status == 200
        route.continue_()

    page.route("**/join", take_it_first)
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".prompt .notice")).to_contain_text("Someone else just took that seat")


def test_a_bot_takes_my_seat_and_gives_it_back(hall: Doorway, people: People) -> None:
    table = hall.open("me friend", options=OPTIONS)
    page = people.sit(table, 0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("dialog")).to_contain_text("until you take it back")
    assert not hall.state(table)["table"]["sits"][0]["bot"], "it was only asked whether one may"
    page.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("A bot is playing for you")
    expect(page.locator(".sheet.seat-turn:not(.mine)")).to_have_count(1)  # the bot's turn is over
    expect(page.locator(".sheet.seat-turn.mine")).to_have_count(0)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".prompt")).to_contain_text("The Bear is choosing")
    assert not hall.state(table)["table"]["sits"][0]["bot"]


def test_what_happened_since_i_left(hall: Doorway, people: People) -> None:
    table = hall.open("me friend", options=OPTIONS)
    page = people.sit(table, 0)
    Player(page).play(preferring("^Invade with the Leader", "."))
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("waiting for Bear")
    with hall.line(table.id, table.tokens[1]) as line:
        line.answer("pass")
    page.goto(f"/table/{table.id}")
    expect(page.locator(".log .since + li")).to_contain_text("The Bear passes")
    expect(page.locator(".log .since")).to_have_count(1)


def test_a_table_to_watch_is_listed(hall: Doorway, people: People) -> None:
    hall.open("friend friend", options=OPTIONS, public=True, name="Two old enemies")
    hall.open("friend friend", options=OPTIONS, name="Behind closed doors")
    page = people.open("/")
    listed = page.get_by_role("region", name="Open tables")
    expect(listed).to_contain_text("Two old enemies")
    expect(listed).not_to_contain_text("Behind closed doors")
    page.get_by_role("button", name="Watch Two old enemies").click()
    expect(page.locator(".nohand")).to_be_visible()
    expect(page.get_by_role("button", name="Join")).to_have_count(0)


def test_a_record_of_a_finished_match_has_no_free_seat(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", finished(3).to_json().encode()).data["table"]
    page = people.open(f"/table/{table}", tables=[kept(table)])
    expect(page.locator(".prompt")).to_contain_text("The match is over")
    expect(page.locator(".sheet")).to_have_count(3)
    expect(page.locator(".sheet .who", has_text="free")).to_have_count(0)
    page.goto("/")
    row = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(row).to_contain_text("Over")
    expect(row.locator(".seatrow .seated")).to_have_count(3)
    expect(row.locator(".seatrow .empty")).to_have_count(0)


def kept(table: str) -> dict[str, object]:
    """A table as a browser remembers it that only looked at it."""
    return {"id": table, "saga": "blood-rage", "name": "", "created": 1, "tokens": {}, "friends": {}, "host": "",
            "seen": {"version": 0, "events": 0}}  # fmt: skip


# -- a table that has stopped -----------------------------------------------------------------------------------


@pytest.fixture
def cursed(browser: Browser, tmp_path: Path) -> Iterator[tuple[Doorway, Opened]]:
    """A separate hall with a table whose rules have failed: its log says so."""
    hall = Doorway(tmp_path / "data").start()
    table = hall.open("me friend", options=OPTIONS, name="Cursed table")
    hall.close()
    with sqlite3.connect(hall.folder / "hall.sqlite3") as database:
        error = json.dumps({"error": "KeyError: 'ale'"})
        database.execute("insert into log values (?, 1, ?, 'broken', ?, '')", (table.id, time.time(), error))
        database.execute("update tables set status = 'broken' where id = ?", (table.id,))
    database.close()
    hall.start()
    yield hall, table
    hall.close()


STOPPED = {"en": "An error stopped", "fr": "erreur"}


def test_a_table_that_has_stopped(browser: Browser, cursed: tuple[Doorway, Opened]) -> None:
    hall, table = cursed
    people = People(browser, hall.address)
    page = people.sit(table, 0)
    for lang, words in STOPPED.items():
        speak(page, lang)
        expect(page.locator(".prompt.is-lost .say")).to_contain_text(words)
        check_words(page)
    expect(page.locator(".choices, .seat-turn")).to_have_count(0)
    with page.expect_download() as download:
        page.locator(".prompt a[download]").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record["saga"] == "blood-rage"
    page.goto("/")
    expect(page.get_by_role("listitem").filter(has_text="Cursed table").locator(".chip")).to_be_visible()
    for lang in STOPPED:
        speak(page, lang)
        check_words(page)
    phone = people.sit(table, 1, lang="fr", size=PHONE, touch=True)
    expect(phone.locator(".prompt a[download]")).to_be_in_viewport()
    people.leave()

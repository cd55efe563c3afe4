"""Asgard in the browser: gods chosen in secret by their cards, discs placed on the board, Ragnarök world by world."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.doorway import Doorway, finished, record_until
from tests.browser.driver import Player, preferring
from tests.browser.people import PHONE, People, check_words
from tests.browser.test_axe import check_axe, with_axe

SAGA = "asgard"


def test_gods_are_chosen_by_their_cards_and_nobody_else_sees_them(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("choose_gods", saga=SAGA, seats=3))
    page = people.sit(table, 0, **with_axe())
    player = Player(page)
    check_axe(page)

    for god in ("Thor", "Loki", "Freyja"):
        before = player.version
        page.locator(".hand .card", has_text=god).click()
        player.confirm(before)

    expect(page.locator(".prompt.waits")).to_be_visible()
    mine, theirs = hall.state(table, 0), hall.state(table, 1)
    assert {"thor", "loki", "freyja"} <= {card for zone in mine["picture"]["zones"] for card in zone["cards"]}
    assert mine["table"] == theirs["table"]
    chosen = [event for event in theirs["events"] if event["type"] == "GodsChosen"]
    assert not chosen


def test_a_disc_is_placed_by_a_click_on_the_board(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("place_disc", saga=SAGA, seats=2)), 0)
    player = Player(page)
    before, discs = player.version, page.locator("[data-piece]").count()

    page.locator("[data-place].can-choose, [data-place].is-possible").first.click(force=True)
    player.confirm(before)

    expect(page.locator("[data-piece]")).to_have_count(discs + 1)
    check_words(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_round_by_the_list_on_a_phone(hall: Doorway, people: People, lang: str) -> None:
    table = hall.bring(record_until("act", saga=SAGA, seats=2))
    hall.relieve(table, 1)
    page = people.sit(table, 0, lang=lang, size=PHONE, touch=True)
    player = Player(page)
    for _ in range(4):
        player.choices.first.wait_for()
        player.play(preferring("."))
        check_words(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_the_end_shows_every_world_that_was_fought_for(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", finished(saga=SAGA, seats=4, seed=3).to_json().encode()).data["table"]
    page = people.open(f"/table/{table}", **with_axe())
    expect(page.locator(".prompt")).to_contain_text("The match is over")
    bouts = hall.get(f"/api/tables/{table}?drawn").data["picture"]["contests"]["bouts"]
    assert bouts
    expect(page.locator(".contests .duel")).to_have_count(len(bouts))
    check_axe(page)

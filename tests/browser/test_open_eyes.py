"""No one acts blindly: all strengths at the call of a battle, your card, the question, time for undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import Player, preferring
from tests.browser.people import People
from tests.server.house import Opened

POINTS = ((0.1, 0.2), (0.5, 0.12), (0.9, 0.15), (0.1, 0.85), (0.5, 0.9), (0.95, 0.85))  # of a card on the board


# -- a battle ------------------------------------------------------------------------------------------------------


def at_the_stage(people: People, table: Opened, seat: int, **profile: Any) -> Page:
    """A seat's page while something is before everybody's eyes."""
    page = people.open(f"/table/{table.id}#{table.tokens[seat]}", moments="all", **profile)
    expect(page.locator(".moment.live")).to_be_visible()
    return page


def test_a_player_who_may_join_sees_strengths_attacker_and_place(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("join_battle", seats=3))
    state = hall.state(table, 0)
    (call,) = state["now"]["steps"]
    attacker = [event["seat"] for event in state["events"] if event["type"] == "PillageDeclared"][-1]
    page = at_the_stage(people, table, 0)
    sides = page.locator(".mo-side")
    assert [int(total) for total in sides.locator(".mo-total b").all_inner_texts()] == [
        party["total"] for party in call["parties"]
    ]
    expect(sides.filter(has_text="pillages").locator("h3")).to_have_text(state["table"]["sits"][attacker]["name"])
    expect(page.locator("[data-place].is-contest")).to_have_attribute("data-place", call["near"]["place"])
    expect(page.locator(".mo-comers li.asked")).to_contain_text("your decision")
    expect(page.locator(".prompt strong")).to_contain_text("send a figure, or stay out?")
    check_axe(page)


def test_my_own_card_lies_open_to_me_and_to_no_one_else(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("battle_card", seat=1, seats=2))  # both are asked
    page, other = at_the_stage(people, table, 1), at_the_stage(people, table, 0)
    Player(page).play(preferring("."))
    expect(page.locator(".mo-own .peek")).to_have_text("only you can see it")
    expect(page.locator(".moment .mo-ready")).to_have_count(1)  # the other's card
    Player(other).until(Player(page).version)
    expect(other.locator(".mo-own")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".mo-own")).to_have_count(0)


# -- what is asked -------------------------------------------------------------------------------------------------


def test_once_the_act_is_said_the_prompt_asks_for_the_rest_of_it(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seats=2, first=0, beginners=True)), 0)
    asked = page.locator(".prompt strong")
    expect(asked).to_contain_text("Your turn")
    page.locator(".choices .opt").filter(has_text="Leader").first.click()
    expect(asked).to_have_text("Choose where your Leader invades.")
    page.keyboard.press("Escape")
    expect(asked).to_contain_text("Your turn")


def test_a_glowing_god_takes_the_click_wherever_it_is_clicked(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("place_disc", saga="asgard", seats=2)), 0)
    god = page.locator("[data-place].godp.is-possible").first
    box = god.bounding_box()
    assert box is not None
    for x, y in POINTS:
        page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
        expect(page.locator(".choices.is-narrow, .smallmenu").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".choices.is-narrow, .smallmenu")).to_have_count(0)


# -- time for undo -------------------------------------------------------------------------------------------------


@pytest.fixture
def patient(browser: Browser, tmp_path: Path) -> Doorway:
    """A hall in which bots wait long."""
    return Doorway(tmp_path / "data", undo=60).start()


def test_before_a_bot_moves_there_is_time_to_take_back(browser: Browser, patient: Doorway) -> None:
    people = People(browser, patient.address)
    try:
        table = patient.bring(record_until("turn", seats=2, first=0, beginners=True))
        patient.relieve(table, 1)
        page = people.sit(table, 0, motion="no-preference")
        take_back(page)
    finally:
        people.leave()
        patient.close()


def take_back(page: Page) -> None:
    player = Player(page)
    before = player.version
    player.play(preferring("Invade Leader|Leader", "."))
    undo = page.locator(".prompt .btn.undo")
    expect(undo.locator(".rest")).to_be_visible()  # how long bots still wait
    expect(page.locator(".prompt.waits")).to_be_visible()
    undo.click()
    player.until(before + 2)
    expect(page.locator(".choices")).to_be_visible()


# -- in the hall ---------------------------------------------------------------------------------------------------


def test_a_name_typed_once_is_remembered(people: People) -> None:
    profile = people.profile(name="")
    page = profile.new_page()
    page.goto("/")
    page.locator(".btn.who").click()
    page.get_by_role("textbox", name="Your name").fill("Sigrid")
    page.get_by_role("button", name="Save name").click()
    page.close()
    again = profile.new_page()
    again.goto("/")
    expect(again.locator(".btn.who")).to_contain_text("Sigrid")
    again.get_by_role("button", name="With friends").click()
    mine = again.get_by_role("dialog").locator(".seat-row input").first
    expect(mine).to_have_attribute("placeholder", "Sigrid")
    mine.fill("Thora")  # at a table that is opened, too
    mine.press("Enter")
    expect(again.get_by_role("dialog").locator(".seat-row")).to_have_count(0)
    again.goto("/")
    expect(again.locator(".btn.who")).to_contain_text("Thora")


def test_quick_start_can_mix_the_levels_of_bots(hall: Doorway, people: People) -> None:
    page = people.open("/", quick={"bots": 3, "level": "mix", "shield": "wolf"})
    expect(page.get_by_role("button", name="mix")).to_have_attribute("aria-pressed", "true")
    with page.expect_navigation(url="**/table/**"):
        page.get_by_role("button", name="Start now").click()
    expect(page.locator("main.table")).to_be_visible()
    table = page.url.split("/table/")[1].split("#")[0].split("?")[0]
    sits = hall.get(f"/api/tables/{table}").data["table"]["sits"]
    assert len({sit["bot"] for sit in sits if sit["bot"]}) == 3

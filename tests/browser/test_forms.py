"""Every shape of a page, upright and across: nothing overlaps, all can be read and touched, the board is large."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe, check_theme
from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import Player, preferring
from tests.browser.people import PHONE, People, check_words
from tests.browser.samples import LONG
from tests.browser.shapes import (
    ALL_SHAPES,
    DESK,
    LYING,
    SIDEWAYS,
    STANDING,
    TIGHT_SHAPES,
    Size,
    a_visit,
    audit,
    prefer,
    resize,
    shape,
)

GONE_WILD: Final = "vikings-gone-wild"
LORDS: Final = "lords-of-ragnarok"
TABLES: Final[dict[str, dict[str, Any]]] = {
    "blood-rage": {"saga": "blood-rage", "question": "turn", "seats": 4, "skip": 3},
    "asgard": {"saga": "asgard", "question": "act", "seats": 4, "skip": 2},
    "thorgal": {"saga": "thorgal", "question": "turn", "seats": 2, "skip": 6},
    "thorgal of three": {"saga": "thorgal", "question": "turn", "seats": 3, "skip": 10},
    "a full hand": {"saga": "blood-rage", "question": "draft", "seats": 4, "skip": 1},
    "lords-of-ragnarok": {"saga": LORDS, "question": "manoeuvre", "seats": 4, "skip": 4},
    "a battle of lords": {"saga": LORDS, "question": "battle_card", "seats": 4, "skip": 2},
    "a hunt of lords": {"saga": LORDS, "question": "defend", "seats": 3},
    "rivals gone wild": {"saga": GONE_WILD, "question": "act", "seats": 4, "skip": 6, "mode": "versus", "first": 0},
    "a team in a clash": {"saga": GONE_WILD, "question": "defend", "seats": 3, "mode": "ragnarok", "first": 0},
}
ONE_EACH: Final = {where["saga"]: table for table, where in reversed(TABLES.items())}.values()  # the first of each
PLACES: Final = """() => ["top", "seats", "boardwrap", "prompt", "inspect", "handrow", "talk", "dock"]
    .map((name) => [name, document.querySelector(`.${name}`)?.getBoundingClientRect()])
    .concat([["list", document.querySelector(".choices, .meanwhile").getBoundingClientRect()]])
    .map(([name, box]) => [name, box && [box.x, box.y, box.width, box.height].map(Math.round)])"""
STEADY: Final = {"desk": DESK, "lying": LYING, "standing": STANDING, "sideways": SIDEWAYS}
TOLD: Final = """() => [...document.querySelectorAll(".ages li, .age > span, .sheet .who p")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
WHOLE: Final = (DESK, LYING, STANDING)  # where ages and seats are shown in full
ROLES: Final = ("thorgal", "thorgal of three")  # beside names, cut short where there is no room
DOCKED: Final = (PHONE, SIDEWAYS, STANDING)
LARGE_TEXT: Final = ((1.3, "lying", DESK), (2.0, "sideways", DESK), (1.3, "phone", PHONE), (1.3, "phone", STANDING))


@pytest.mark.parametrize("table", TABLES)
def test_a_visit_to_every_table(hall: Doorway, people: People, table: str) -> None:
    """Axe objects to nothing; then in French, which has the longer words: shapes, and the views of the dock."""
    page = people.sit(hall.bring(record_until(**TABLES[table])), 0, passing="off")
    expect(page.locator(".choices .opt").first).to_be_visible()
    folded = page.locator(".not-possible summary")
    if table == LORDS:
        expect(folded).to_contain_text("not possible")
        folded.click()
        expect(page.locator(".not-possible .opt.locked small").first).to_be_visible()
    with a_visit() as faults:
        with faults.at("in English"):
            check_axe(page)
        if table in ONE_EACH:
            with faults.at("on parchment"):
                check_theme(page)
        if table == LORDS:
            folded.click()
        page.get_by_role("button", name="Français").click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        with faults.at("in French"):
            check_words(page)
        for form, size in ALL_SHAPES if LONG or table in ONE_EACH else TIGHT_SHAPES:
            faults += audit(page, form, size)
            faults += cut(page) if size in WHOLE and table not in ROLES else []
            faults += small_in_the_dock(page, form, size) if size in DOCKED and table in ONE_EACH else []
        faults += in_large_text(page) if table in ONE_EACH else []


def in_large_text(page: Page) -> list[str]:
    """What is wrong with a page at 130 % and 200 %, which has the form of a smaller one then."""
    found = []
    for text, form, size in LARGE_TEXT:
        prefer(page, "text", text)
        found += [f"text at {text}: {fault}" for fault in audit(page, form, size)]
    prefer(page, "text", 1)
    return found


def cut(page: Page) -> list[str]:
    """Words about ages and seats that are not shown whole."""
    return [f"cut: {words}" for words in page.evaluate(TOLD)]


def small_in_the_dock(page: Page, form: str, size: Size) -> list[str]:
    """The words that can't be read in one of the views of the dock; the first one is open again after it."""
    found, views = [], page.locator(".dock button").all()
    for view in views:
        view.click()
        found += [f"{view.inner_text()}: {fault}" for fault in audit(page, form, size) if "small: " in fault]
    views[0].click()
    return found


def places(page: Page) -> dict[str, Any]:
    """Where every region of the table is, in each form in which the whole of it is seen at once."""
    found = {}
    for form, size in STEADY.items():
        shape(page, form, size)
        found[form] = page.evaluate(PLACES)
    return found


def test_nothing_moves_between_my_turn_and_the_others(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", seats=3, first=0, beginners=True))
    page = people.sit(table, 0)
    expect(page.locator(".choices")).to_be_visible()
    expect(page.locator(".prompt .phase b")).to_have_text("Age I · Action")
    mine, tip = places(page), page.locator(".tips-line").text_content() or ""
    expect(page.locator(".vh[aria-live]")).to_contain_text(tip.strip().removeprefix("Now").strip())

    state = hall.state(table, 0)
    answer = {"token": table.tokens[0], "version": state["version"], "decision": state["ask"]["decision"]}
    assert hall.post(f"/api/tables/{table.id}/answer", {**answer, "option": "pass"}).status == 200
    expect(page.locator(".prompt.waits")).to_be_visible()
    expect(page.locator(".choices")).to_have_count(0)
    assert places(page) == mine


def test_while_others_act_the_list_holds_ones_own_cards_and_not_the_log(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", seats=3, first=0, skip=1))
    state = hall.state(table, 0)
    waits = next(seat for seat in range(3) if seat not in [asked[0] for asked in state["waiting"]])
    page = people.sit(table, waits)
    cards = hall.state(table, waits)["picture"]["zones"][0]["cards"]
    expect(page.locator(".meanwhile .opt.told .told-text")).to_have_count(len(set(cards)))
    expect(page.locator(".meanwhile .log")).to_have_count(0)


def test_what_is_pinned_is_let_go_at_a_new_question(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", seats=2, seed=3, first=0, beginners=True))
    hall.relieve(table, 1)
    page = people.sit(table, 0)
    page.locator(".hand .card:not(.is-possible)").first.click(force=True)
    expect(page.locator(".inspect.is-pinned")).to_be_visible()
    player = Player(page)
    player.play(preferring("Invade", "."))
    expect(page.locator(".choices")).to_be_visible()
    expect(page.locator(".inspect.is-pinned")).to_have_count(0)


def test_on_a_phone_every_view_says_whose_turn_it_is_and_the_log_opens_at_its_end(
    hall: Doorway, people: People
) -> None:
    table = hall.bring(record_until("turn", seats=2, skip=8))
    page = people.sit(table, 0, size=(390, 844), touch=True)
    for view in ("Hand", "Seats", "Log", "Chat"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=view).tap()
        expect(page.locator(".strip.fire")).to_contain_text("Your turn")
        if view == "Log":
            left = "(log) => log.scrollHeight - log.clientHeight - log.scrollTop"
            assert page.locator(".talk .log").evaluate(left) < 2
    page.locator(".strip").tap()
    expect(page.locator(".boardwrap svg")).to_be_in_viewport()
    check_tip(page)


def check_tip(page: Page) -> None:
    """A line for newcomers opens whole above the question, and is hidden for good."""
    line = page.locator(".tips-line")
    line.tap()
    expect(page.locator(".tips-open p")).to_have_text(line.text_content() or "")
    expect(page.locator(".tips-open")).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt .say")).to_be_in_viewport(ratio=1)
    page.locator(".tips-open .btn").tap()
    expect(line).to_have_count(0)
    expect(page.locator(".coached")).to_have_count(0)
    assert page.evaluate("localStorage['meadhall.hushed']") == '["blood-rage"]'


@pytest.mark.parametrize(("saga", "question", "seats"), [("asgard", "buy_disc", 3), ("thorgal", "damage", 2)])
def test_a_long_question_is_read_whole_beside_what_is_chosen(
    hall: Doorway, people: People, saga: str, question: str, seats: int
) -> None:
    page = people.sit(hall.bring(record_until(question, saga=saga, seats=seats)), 0, lang="fr", passing="off")
    choices = page.locator(".choices .opt:not([aria-disabled])")
    choices.first.click()
    if not page.locator(".prompt .btn.fire").count():
        page.locator(".choices .opt[aria-pressed]").first.click()
    expect(page.locator(".prompt .btn.fire")).to_be_visible()
    cut = [fault for form, size in STEADY.items() for fault in audit(page, form, size) if "cut: div.say" in fault]
    assert not cut, "\n".join(cut)


def test_on_a_desk_all_words_about_a_choice_are_seen(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("place_disc", saga="asgard", seats=4)), 0, lang="fr", passing="off")
    page.locator(".choices .opt:not([aria-disabled])").first.click()
    if not page.locator(".prompt .btn.fire").count():
        page.locator(".choices .opt[aria-pressed]").first.click()
    expect(page.locator(".prompt .btn.fire")).to_be_visible()
    assert not [fault for fault in audit(page, "desk", (1280, 800)) if "cut: div.say" in fault]


def test_a_card_that_was_kept_is_no_more_chosen_though_its_twin_is(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("draft", seats=4, skip=2)), 0)
    expect(page.locator(".zone-draft .is-possible").first).to_be_visible()
    expect(page.locator(".zone-picked .card").first).to_be_visible()
    expect(page.locator(".zone-picked .is-possible")).to_have_count(0)


def test_no_sheet_lies_under_ones_own(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("act", saga="asgard", seats=4, skip=2))
    page = people.sit(table, 0, lang="fr", size=(1024, 768), passing="off")
    expect(page.locator(".sheet")).to_have_count(4)
    boxes = "(all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    edges = page.locator(".sheet").evaluate_all(boxes)
    assert all(above[1] <= below[0] for above, below in pairwise(edges))


MUCH: Final = """() => { for (const sheet of document.querySelectorAll(".sheet"))
    sheet.querySelectorAll(".big b").forEach((number, at) => { number.textContent = at ? "147" : "12"; }); }"""


def test_much_rage_and_glory_stay_on_their_sheets(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seats=4, skip=3)), 0, lang="fr", passing="off")
    expect(page.locator(".choices .opt").first).to_be_visible()
    with a_visit() as faults:
        for form, size in ALL_SHAPES:
            if form in ("phone", "sideways"):
                shape(page, form, size)  # laid out again, and then with as much as a match may bring
                page.evaluate(MUCH)
                faults += audit(page, form, size)


def test_the_bar_of_the_hall_ends_on_the_page(people: People) -> None:
    page = people.open("/", size=(320, 640), touch=True, lang="fr")
    who = page.locator(".hall-top .btn.who")
    expect(who).to_be_visible()
    for width in (320, 360, 390):
        resize(page, (width, 640))
        assert who.evaluate("(one) => one.getBoundingClientRect().right") <= width

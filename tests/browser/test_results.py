"""The result by source: a number opens the lines behind it, and a highlight the replay."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway, finished
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import DESK, SIDEWAYS, STANDING, a_visit, resize
from tests.browser.test_stage import answer
from tools import golden


def test_the_result_says_where_points_came_from(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", golden.Golden("blood-rage", 2, {}).path.read_bytes()).data["table"]
    page = people.open(f"/table/{table}")
    result = page.locator(".prompt button").filter(has_text="Result")
    result.wait_for(state="attached")
    result.dispatch_event("click")
    sources = page.locator(".sources").first
    sources.wait_for()
    scores = [int(score) for score in sources.locator("tfoot b").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in sources.locator("tbody tr").all()]
    columns = zip(*rows, strict=True)
    sums = [sum([int(cell) for cell in cells if cell.strip("– ")]) for cells in columns]
    assert sums == scores
    check_words(page)

    page.locator(".cell-of").first.click()
    expect(page.locator(".behind li").first).to_contain_text("Glory")
    page.locator(".again .opt").first.click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".dialog.result")).to_have_count(0)


def result_of(hall: Doorway, people: People, case: golden.Golden, **profile: Any) -> Page:
    """The result of a match of the books, as a spectator opens it."""
    table = hall.post("/api/records", case.path.read_bytes()).data["table"]
    return open_result(people.open(f"/table/{table}", **profile))


def open_result(page: Page) -> Page:
    result = page.locator(".prompt .btn.fire")
    result.wait_for(state="attached")
    result.dispatch_event("click")
    expect(page.locator(".origins")).to_be_visible()
    return page


def test_a_victory_by_roads_says_which_and_how_far_each_one_came(hall: Doorway, people: People) -> None:
    page = result_of(hall, people, golden.Golden("lords-of-ragnarok", 2, {}))
    expect(page.locator(".why")).to_contain_text("Green wins: Ragnarok.")
    expect(page.locator(".ways tbody tr")).to_have_count(3)
    expect(page.locator(".ways td").filter(has_text=re.compile(r"^\d of \d$"))).to_have_count(6)
    expect(page.locator(".worth small").first).to_have_text(re.compile("^Regions?$"))
    scores = page.locator(".score").all_inner_texts()
    for score in scores:  # the lines end at what is held
        expect(page.locator(".legend b").filter(has_text=re.compile(f"^{score}$"))).to_have_count(scores.count(score))
    expect(page.locator(".sources:not(.ways)")).to_contain_text("Battles won")
    page.locator(".again .opt").filter(has_text="Ragnarok begins").click()
    expect(page.locator(".prompt strong")).to_contain_text("Move")
    expect(page.locator(".log").filter(has_text="Ragnarok begins").first).to_be_visible()


def test_a_team_reads_why_and_what_each_one_did(hall: Doorway, people: People) -> None:
    page = result_of(hall, people, golden.Golden("vikings-gone-wild", 2, {"mode": "ragnarok"}))
    expect(page.get_by_role("heading", name="The game wins")).to_be_visible()
    expect(page.locator(".why")).to_contain_text("The third Horn sounds")
    expect(page.locator(".team-score")).to_have_text("0 Glory")
    expect(page.locator(".legend li")).to_have_text([re.compile("Desolation"), re.compile("Team")])
    expect(page.locator(".sources th[scope=row]").filter(has_text="Undead destroyed")).to_be_visible()
    check_axe(page)


def test_a_source_that_its_name_does_not_explain_says_what_it_is(hall: Doorway, people: People) -> None:
    page = result_of(hall, people, golden.Golden("vikings-gone-wild", 3, {"mode": "versus"}), lang="fr")
    rows = page.locator(".sources").first.locator("th[scope=row]")
    expect(rows.filter(has_text="Village")).to_have_text("Bonus Village")
    expect(rows.filter(has_text="Missions")).to_have_text("Missions")


def test_it_says_which_seats_bots_played(hall: Doorway, people: People) -> None:
    """Before the end no one hears of it; then in words, and as a band below the course."""
    record = finished()
    own = [number for number, action in enumerate(record.actions) if action.seat == 0][-1]
    table = hall.bring(record.head(record.actions[:own]))
    page = people.sit(table, 0, passing="off")
    answer(hall, table, record.actions[own])
    hall.relieve(table, 0)  # first the seat that waits: the other one's bot may play to the end at once
    hall.relieve(table, 1)
    expect(page.get_by_role("dialog")).to_be_visible()
    sat = page.locator(".sat dd")
    expect(sat.nth(0)).to_contain_text("1 decision, ")
    expect(sat.nth(1)).to_contain_text("a bot (random) throughout")
    expect(page.locator(".bands rect.bot").first).to_be_attached()
    check_words(page)


FAR: Final = """() => { for (const score of document.querySelectorAll(".ranks .score")) score.textContent = "147"; }"""
OUT: Final = """() => [...document.querySelectorAll(".ranks li")]
    .filter((rank) => rank.scrollWidth > rank.clientWidth + 1).map((rank) => rank.innerText)"""


def test_ranks_hold_names_and_scores(hall: Doorway, people: People) -> None:
    page = result_of(hall, people, golden.Golden("blood-rage", 4, {}), lang="fr")
    with a_visit() as faults:
        for size in (DESK, SIDEWAYS, STANDING, PHONE, (320, 640)):
            where = resize(page, size)
            page.evaluate(FAR)
            faults += [f"{where}: {rank}" for rank in page.evaluate(OUT)]

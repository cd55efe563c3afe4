"""Vikings Gone Wild in the browser: row, market, villages, clashes, raids, marks for partners, ranks and days."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Match, Record
from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway, finished, kept, record_until, section
from tests.browser.driver import Player, settled
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import DESK, LYING, SIDEWAYS, STANDING, a_visit, resize
from tests.browser.test_stage import answer, eve_of

SAGA: Final = "vikings-gone-wild"
TEAM: Final[dict[str, Any]] = {"saga": SAGA, "mode": "ragnarok", "first": 0}
RIVALS: Final[dict[str, Any]] = {"saga": SAGA, "mode": "versus", "first": 0}
MANY: Final = 7  # cards in a hand
FORMS: Final = (DESK, LYING, STANDING, SIDEWAYS, PHONE)


def fits(page: Page) -> bool:
    """Nothing of the page is wider than the screen, and on a desk nothing scrolls."""
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    tall: bool = page.evaluate("""() => document.documentElement.dataset.form !== "desk"
        || [".mid", ".seats"].every((q) => { const e = document.querySelector(q);
            return e.scrollHeight <= e.clientHeight; })""")
    return wide and tall


def test_the_table_of_a_team_says_everything(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("act", seats=3, skip=4, **TEAM)), 0)
    expect(page.locator(".commons .place")).to_have_count(5)
    expect(page.locator(".course.meets .marker-sign")).to_have_count(2)
    expect(page.locator(".goals li")).to_have_count(2)
    expect(page.locator(".goals li").first.locator("p > span")).to_have_count(3)
    expect(page.locator(".market .stack")).to_have_count(12)
    expect(page.locator(".tableau .plot")).to_have_count(7)
    expect(page.locator(".skyline")).to_have_count(3)
    expect(page.locator(".purse p")).to_have_count(2)
    check_words(page)
    check_axe(page)


@pytest.mark.parametrize("options", [TEAM, RIVALS], ids=["team", "rivals"])
def test_the_fullest_table_fits(hall: Doorway, people: People, options: dict[str, object]) -> None:
    table = hall.bring(record_until("act", seats=4, skip=6, **options))  # type: ignore[arg-type]
    page = people.sit(table, 0, lang="fr")
    page.locator(".groundwrap").wait_for()
    check_words(page)
    with a_visit() as faults:
        for size in FORMS:
            where = resize(page, size)
            faults += [] if fits(page) else [f"{where}: it does not fit"]


def test_what_glows_is_what_can_be_listed(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("act", seats=2, skip=3, **TEAM))
    page = people.sit(table, 0)
    Player(page).choices.first.wait_for()
    options = [option.split() for option in hall.state(table, 0)["ask"]["options"]]
    glowing = page.locator(".stack.is-possible").evaluate_all("(all) => all.map((one) => one.dataset.stack)")
    assert set(glowing) == {words[1] for words in options if words[0] in ("buy", "build")}
    slots = page.locator(".place:has(.card.is-possible)").evaluate_all("(all) => all.map((one) => one.dataset.place)")
    attacked = {words[2] for words in options if words[0] == "attack"}
    assert attacked <= set(slots)


def test_a_building_is_bought_by_a_click_on_its_stack_and_rises_in_the_village(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("act", seats=2, **TEAM))
    page = people.sit(table, 0)
    player = Player(page)
    for words in ("Play all", "Gold Mine"):
        row = player.choices.filter(has_text=words)
        if row.count():
            before = player.version
            row.first.click()
            player.confirm(before)
    before = player.version
    stack = page.locator(".stack.is-possible").first
    kind = stack.get_attribute("data-stack")
    stack.click()
    player.confirm(before)
    left = {one["card"]: one["left"] for one in section(hall.state(table, 0), "market")["stacks"]}
    expect(page.locator(f"[data-stack={kind}] .left")).to_have_text(str(left[kind or ""]))


def test_a_clash_lies_open_to_all_and_counts_what_is_chosen(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("defend", seats=3, **TEAM))
    page = people.sit(table, 0)
    expect(page.locator(".fights .fight")).to_have_count(3)
    expect(page.locator(".fight.now")).to_have_count(1)
    expect(page.locator(".fight .sums .i")).to_have_count(6)  # a number stands beside its sign
    expect(page.locator(".market")).to_be_hidden()
    aim = section(hall.state(table, 0), "gauge")
    expect(page.locator(".aim .mine b")).to_have_text(str(aim["value"]))
    page.locator(".hand .card.is-possible").first.click()
    page.locator(".prompt .btn.fire, .smallmenu .opt").first.wait_for()
    added = list(aim["adds"].values())
    shown = int(page.locator(".aim .mine b").inner_text())
    assert shown in {aim["value"] + n for n in added}


def test_a_raid_shows_what_stands_against_it(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("guard", seats=2, **RIVALS))
    page = people.sit(table, 0, passing="off")
    raid = section(hall.state(table, 0), "bouts")
    expect(page.locator(".fights .fight")).to_have_count(len(raid["bouts"]))
    expect(page.locator(".fight .sums .theirs").first).to_have_text(str(raid["bouts"][0]["against"]))
    check_axe(page)


def rivals_in_arms() -> Record:
    """Two rivals, the first of whom may attack at once."""
    matches = (meadhall.new(SAGA, seats=2, seed=seed, mode="versus", first=0) for seed in range(40))
    return next(kept(match) for match in matches if "raid bear town-hall" in texts(match))


def texts(match: Match[Any]) -> list[str]:
    return [match.game.vocabulary.text(option) for option in match.decisions[0].options]


def test_who_thinks_of_a_raid_sees_the_building_of_the_other_one(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(rivals_in_arms()), 0)
    page.locator(".choices .opt").filter(has_text="Hrolf").first.hover()
    expect(page.locator(".skyline .piece.is-hover")).to_have_count(1)
    expect(page.locator(".tableau .plot.is-hover")).to_have_count(0)


def test_on_a_phone_held_sideways_the_sums_of_a_raid_are_in_sight(hall: Doorway, people: People) -> None:
    eve = eve_of("moment-raid", SAGA, 3, 21, mode="versus")
    table = hall.bring(eve.record)
    page = people.open(f"/table/{table.id}#{table.tokens[eve.seats[0]]}", size=(844, 390), touch=True, moments="all")
    expect(page.locator(".prompt")).to_be_visible()
    answer(hall, table, eve.action)
    expect(page.locator(".mo-bar")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator(".mo-sum")).to_have_count(2)
    for total in page.locator(".mo-sum").all():
        expect(total).to_be_in_viewport(ratio=1)


def test_what_each_goal_needs_is_in_sight(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("act", seats=1, skip=4, **TEAM)), 0, lang="fr")
    left = "(goals) => goals.scrollHeight - goals.clientHeight"
    assert page.locator(".goals").evaluate(left) <= 1


@pytest.mark.parametrize("seats", [1, 4])
def test_what_each_goal_asks_for_is_shown_to_any_number(hall: Doorway, people: People, seats: int) -> None:
    page = people.sit(hall.bring(record_until("act", seats=seats, **TEAM)), 0, lang="fr")
    page.locator(".goals").wait_for()
    with a_visit() as faults:
        for size in (DESK, LYING, STANDING):
            with faults.at(resize(page, size)):
                check_goals(page, in_words=size != LYING or seats == 1)


def check_goals(page: Page, *, in_words: bool) -> None:
    goals = page.locator(".goals")
    if in_words:
        expect(goals.locator("li small:visible").first).to_be_visible()
        expect(goals.locator("li:has(> small:first-of-type)")).to_have_count(2)
    over = goals.evaluate("(all) => [all.scrollWidth - all.clientWidth, all.scrollHeight - all.clientHeight]")
    assert max(over) <= 1


def test_the_turn_is_ended_from_the_prompt(hall: Doorway, people: People) -> None:
    """However long the list is; what lies there as a tile is clicked there."""
    table = hall.bring(kept(meadhall.new(SAGA, seats=1, seed=5)))
    assert {"draco", "gather", "done"} <= set(hall.state(table, 0)["ask"]["options"])
    page = people.sit(table, 0)
    end = page.locator(".prompt .btn.word")
    expect(end).to_have_text("End the turn")
    with a_visit() as faults:
        for size in FORMS:
            with faults.at(resize(page, size)):
                expect(end).to_be_in_viewport(ratio=1)
    end.click()
    page.locator(".prompt .btn.fire").click()
    expect(page.locator("header.top")).to_contain_text("Round 2")


def many_in_hand(**options: Any) -> Record:
    """A match up to the turn of a seat that holds more cards than lie side by side."""
    match = meadhall.new(SAGA, seats=2, seed=5, **options)
    bots = [make_bot("greedy", match.game, seat) for seat in range(2)]
    while True:
        decision = match.decisions[0]
        if decision.seat == 0 and decision.question.name == "act" and len(match.state.hands[0]) == MANY:
            return kept(match)
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))


@pytest.mark.parametrize("mode", ["ragnarok", "versus"])
def test_many_cards_lie_closer_on_a_tablet_that_stands(hall: Doorway, people: People, mode: str) -> None:
    page = people.sit(hall.bring(many_in_hand(mode=mode)), 0, size=(820, 1180), touch=True)
    expect(page.locator(".hand .zone").first.locator(".card")).to_have_count(MANY)
    assert page.locator(".hand").evaluate("(hand) => hand.scrollWidth - hand.clientWidth") <= 1


def test_no_one_hides_behind_another_on_the_way_to_victory(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("act", seats=4, **RIVALS)), 0)
    lefts = [box["x"] for one in page.locator(".marker-seat").all() if (box := one.bounding_box())]
    assert len(lefts) == 4
    assert min([b - a for a, b in pairwise(sorted(lefts))]) > 11


def test_for_who_looks_on_the_market_takes_the_room_of_a_village(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("act", seats=2, skip=3, **TEAM)))
    expect(page.locator(".tableau")).to_have_count(0)
    box = page.locator(".market").bounding_box()
    assert box is not None
    assert box["height"] > 200
    for name in page.locator(".stack .nm").all():
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


def test_the_end_of_a_team_is_on_the_stage_and_leads_to_the_result(hall: Doorway, people: People) -> None:
    record = finished(1, **TEAM)
    *actions, last = record.actions
    table = hall.bring(record.head(actions))
    page = people.sit(table, 0, moments="all")
    answer(hall, table, last)
    go = page.locator(".mo-go")
    expect(go).to_be_visible()
    for _ in range(page.locator(".mo-steps li").count()):
        settled(page)
        if go.inner_text().split("\n")[0] == "See the result":
            break
        go.click()
    expect(page.locator(".moment h2")).to_have_text("How the match ended")
    check_words(page)
    go.click()
    expect(page.locator(".dialog.result")).to_be_visible()


def test_partners_see_each_others_marks(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("act", seats=2, **TEAM))
    mine, yours = people.sit(table, 0), people.sit(table, 1)
    yours.locator(".stack").first.click()
    yours.locator(".planner").click()
    expect(mine.locator(".stack .planmarks")).to_have_count(1)
    expect(mine.locator(".stack .planmarks svg")).to_have_attribute("aria-label", "marked by Hrolf")
    mark, name = (mine.locator(".stack").first.locator(one).bounding_box() for one in (".planmarks", ".nm"))
    assert mark is not None
    assert name is not None
    assert mark["x"] + mark["width"] <= name["x"]  # it lies on the picture
    yours.locator(".planner").click()
    expect(mine.locator(".planmarks")).to_have_count(0)


def test_rivals_mark_nothing(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("act", seats=2, **RIVALS)), 1)
    page.locator(".stack").first.click()
    page.locator(".inspect").wait_for()
    expect(page.locator(".planner")).to_have_count(0)


def test_the_views_of_a_phone(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("act", seats=3, skip=2, **TEAM)), 0, size=PHONE, touch=True)
    expect(page.locator(".market")).to_be_hidden()
    dock = page.locator(".dock button")
    dock.filter(has_text="Market").click()
    expect(page.locator(".stack").first).to_be_visible()
    expect(page.locator(".commons")).to_be_hidden()
    dock.filter(has_text="Seats").click()
    expect(page.locator(".skyline").first).to_be_visible()


# -- alone ----------------------------------------------------------------------------------------------------


WON: Final[dict[str, Any]] = {
    "table": "aaaaaaaa", "saga": SAGA, "at": 1, "day": "", "seats": 1, "won": True, "score": 2,
    "options": {"mode": "ragnarok", "undead": 1, "objectives": 0, "points": 0},
}  # fmt: skip


def choose(page: Page) -> None:
    page.locator(f".banner[data-saga={SAGA}]").click()


def test_one_click_leads_from_the_hall_to_a_game_alone(people: People) -> None:
    page = people.open("/")
    choose(page)
    page.get_by_role("button", name="Play solo", exact=True).click()
    expect(page.locator(".commons .place")).to_have_count(5)
    expect(page.locator(".sheet")).to_have_count(1)
    expect(page.locator(".reminders")).to_contain_text("Glory")


def test_ranks_days_and_deeds_are_kept_and_given_away(people: People) -> None:
    page = people.open("/", deeds=[WON])
    choose(page)
    page.get_by_role("button", name="Ranks and daily match").click()
    expect(page.locator(".rankladder .now")).to_contain_text("Warrior")
    expect(page.locator(".handicap [aria-pressed=true]")).to_have_text(["3 more", "1 more", "standard"])
    expect(page.locator(".donebefore li")).to_contain_text("Won, rank Warrior")
    expect(page.locator(".donebefore li")).to_contain_text("More Undead (3 more)")
    check_words(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    deeds = json.loads(download.value.path().read_text(encoding="utf-8"))["deeds"]
    assert [deed["table"] for deed in deeds] == ["aaaaaaaa"]


def test_on_a_phone_the_day_of_a_deed_stands_beside_it(people: People) -> None:
    page = people.open("/", deeds=[{**WON, "at": 1_760_000_000_000}], lang="fr", size=PHONE, touch=True)
    choose(page)
    page.get_by_role("button", name="Rangs et partie du jour").click()
    day, deed = (page.locator(f".donebefore li {one}").bounding_box() for one in ("time", "a"))
    assert day is not None
    assert deed is not None
    assert day["y"] < deed["y"] + deed["height"]
    assert day["x"] > deed["x"] + deed["width"]


def test_todays_seed_is_the_same_for_all(people: People) -> None:
    hands = []
    for _ in range(2):
        page = people.open("/")
        choose(page)
        page.get_by_role("button", name="Ranks and daily match").click()
        page.get_by_role("button", name="Play today’s match").click()
        page.locator(".commons .place").first.wait_for()
        hands.append(page.locator(".commons .place, .hand .card").all_text_contents())
    assert hands[0] == hands[1]


def test_a_match_against_the_game_is_remembered_when_it_is_over(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("act", seats=1, skip=20, **TEAM))
    page = people.sit(table, 0)
    hall.relieve(table, 0)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('meadhall.deeds') ?? '[]').length === 1")
    deed = page.evaluate("() => JSON.parse(localStorage.getItem('meadhall.deeds'))[0]")
    outcome = hall.state(table, 0)["outcome"]
    assert (deed["table"], deed["saga"], deed["seats"]) == (table.id, SAGA, 1)
    assert (deed["won"], deed["score"]) == (bool(outcome["winners"]), outcome["scores"][0])
    assert deed["options"]["mode"] == "ragnarok"

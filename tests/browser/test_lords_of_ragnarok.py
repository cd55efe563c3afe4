"""Lords of Ragnarok in the browser: both boards, Armies, Battles below the map, Hunts in its place, gods and beasts."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway, record_until, section
from tests.browser.driver import Player, preferring, settled
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import DESK, LYING, SIDEWAYS, STANDING, a_visit, audit, resize, speak
from tests.browser.test_lessons import first_lesson
from tests.browser.test_stage import at, eve_of, staged
from tests.server.house import Opened

SAGA: Final = "lords-of-ragnarok"


@pytest.mark.parametrize(("seats", "regions"), [(2, 16), (3, 21)])
def test_the_board_is_the_one_for_so_many_players(hall: Doorway, people: People, seats: int, regions: int) -> None:
    """A Region of it glows if and only if an option is about it."""
    table = hall.bring(record_until("manoeuvre", saga=SAGA, seats=seats))
    page = people.sit(table, 0)
    expect(page.locator(".region.prov")).to_have_count(regions)
    expect(page.locator(".creature")).to_have_count(7)
    expect(page.locator(".shrine")).to_have_count(3)
    expect(page.locator(".conditions li")).to_have_count(5)
    Player(page).choices.first.wait_for()
    options = [option.split() for option in hall.state(table, 0)["ask"]["options"]]
    wanted = {f"r{words[1]}" for words in options if words[0] == "activate"}
    glowing = page.locator(".region.prov.is-possible").evaluate_all("(all) => all.map((one) => one.dataset.place)")
    assert set(glowing) == wanted
    check_axe(page)


def test_an_army_is_activated_by_a_click_on_it_and_marches_by_a_click_on_the_map(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("manoeuvre", saga=SAGA, seats=3))
    page = people.sit(table, 0)
    player = Player(page)
    before = player.version
    page.locator(".fig.is-possible").first.click(force=True)
    player.confirm(before)

    before, armies = player.version, army_ids(hall, table)
    page.locator(".region.prov.is-possible > g").first.click(force=True)
    player.confirm(before)
    assert army_ids(hall, table) != armies


def army_ids(hall: Doorway, table: Opened) -> list[str]:
    """Every Army by seat, Region and value."""
    return [piece["id"] for piece in hall.state(table, 0)["picture"]["pieces"] if piece.get("kind") == "army"]


def test_a_battle_lies_open_below_the_map(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("battle_card", saga=SAGA, seats=3, skip=1)), 0)
    expect(page.locator(".fray .side-of")).to_have_count(2)
    expect(page.locator(".boardwrap.near")).to_be_visible()
    expect(page.locator(".forecast li")).to_have_count(3)
    expect(page.locator(".creatures")).to_have_count(0)


def test_the_forecast_of_a_battle_follows_the_card_chosen(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("battle_card", saga=SAGA, seats=3, skip=2))
    page = people.sit(table, 0)
    first = page.locator(".forecast li").first
    as_it_stands = first.inner_text()
    forecasts = section(hall.state(table, 0), "contest")["forecasts"]
    page.locator(".hand .card.is-possible").first.click()
    expect(first).not_to_have_text(as_it_stands)
    numbers = next(iter(forecasts.values()))[0]["tip"]["numbers"]
    expect(first).to_have_text(re.compile(rf"\b{numbers['own']}\b.*\b{numbers['foe']}\b"))
    page.keyboard.press("Escape")
    expect(first).to_have_text(as_it_stands)


def test_a_hunt_takes_the_place_of_the_map(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("defend", saga=SAGA, seats=3)), 0)
    expect(page.locator(".duel-view .bigboxes li").first).to_be_visible()
    expect(page.locator(".boardwrap")).to_have_count(0)
    expect(page.locator(".duel-view .bar")).to_have_count(2)


def test_a_hunt_on_a_phone_held_sideways_shows_its_gauges_and_its_beasts(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("defend", saga=SAGA, seats=3)), 0, size=SIDEWAYS, touch=True)
    for bar in page.locator(".duel-view .bar").all():
        box = bar.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIDEWAYS[1]
    page.locator("button.conditions").click()
    expect(page.locator(".creature").first).to_be_visible()
    expect(page.locator(".conditions-told li").first).to_be_attached()
    told = page.locator(".conditions-told li").all_inner_texts()
    assert len({line.split(" ", 2)[-1] for line in told}) == len(told)


def test_a_lesson_lies_beside_the_board_of_a_phone_held_sideways(hall: Doorway, people: People) -> None:
    page = first_lesson(hall, people, SAGA, "", size=SIDEWAYS, touch=True)
    lesson, board = page.locator(".lesson").bounding_box(), page.locator(".boardwrap").bounding_box()
    assert lesson is not None
    assert board is not None
    assert board["y"] + board["height"] <= lesson["y"]
    assert lesson["y"] + lesson["height"] <= SIDEWAYS[1]


def test_the_gauges_of_a_hunt_count_the_cards_chosen_so_far(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("defend", saga=SAGA, seats=3))
    page = people.sit(table, 0)
    player, rage = Player(page), page.locator(".duel-view .bar .gnum b").first
    expect(rage).to_have_text("0")
    state = hall.state(table, 0)
    adds = section(state, "duel")["gauges"][0]["adds"]
    worth = str(adds[f"defend {state['picture']['zones'][0]['cards'][0]}"])

    before = player.version
    page.locator(".hand .card.is-possible").first.click()
    expect(rage).to_have_text(worth)  # selected
    player.confirm(before)
    expect(rage).to_have_text(worth)  # laid aside, while more may follow
    spectator = section(hall.state(table), "duel")["gauges"][0]
    assert (spectator["value"], spectator.get("adds")) == (0, None)


def test_a_turn_by_the_list_on_a_phone(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("pray", saga=SAGA, seats=2))
    hall.relieve(table, 1)
    page = people.sit(table, 0, size=PHONE, touch=True)
    player = Player(page)
    for lang in ("en", "fr", "en", "fr"):
        speak(page, lang)
        player.choices.first.wait_for()
        player.play(preferring("."))
        check_words(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_beasts_and_gods_are_views_of_the_dock(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("manoeuvre", saga=SAGA, seats=3)), 0, size=PHONE, touch=True)
    expect(page.locator(".creatures")).to_be_hidden()
    page.locator(".dock button").nth(1).click()
    expect(page.locator(".creature").first).to_be_visible()
    page.locator(".dock button").nth(2).click()
    expect(page.locator(".shrine").first).to_be_visible()
    expect(page.locator(".creatures")).to_be_hidden()


def test_a_tap_on_a_phone_brings_a_region_near_and_leaves_the_question_free(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("manoeuvre", saga=SAGA, seats=3, skip=4))
    page = people.sit(table, 0, size=PHONE, touch=True)
    board = page.locator(".boardwrap svg.board")
    region = page.locator(".board [data-place='r1']")
    region.wait_for()
    whole = board.get_attribute("viewBox")
    region.tap(force=True)
    expect(page.locator(".boardwrap.near")).to_be_visible()
    assert board.get_attribute("viewBox") != whole
    facts, asked = page.locator(".inspect.is-pinned").bounding_box(), page.locator(".prompt").bounding_box()
    assert facts
    assert asked
    assert facts["y"] + facts["height"] <= asked["y"] + 1
    page.locator(".unpin").tap()
    expect(board).to_have_attribute("viewBox", whole or "")


def test_the_hub_of_the_wheel_is_in_its_middle_on_every_form(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("manoeuvre", saga=SAGA, seats=3)), 0)
    with a_visit() as faults:
        for size in (DESK, LYING, STANDING, SIDEWAYS, PHONE):
            with faults.at(resize(page, size)):
                check_hub(page)


def check_hub(page: Page) -> None:
    hub, above, below = [
        page.locator(f".board [data-place='{place}'] > .base").bounding_box()
        for place in ("build-monument", "mobilize", "monsters")
    ]
    assert hub
    assert above
    assert below
    assert abs(hub["x"] - above["x"]) < hub["width"]
    assert above["y"] < hub["y"] < below["y"]


@pytest.mark.parametrize(("form", "size"), [("phone", (320, 640)), ("sideways", (568, 320))])
def test_what_the_map_of_a_small_phone_leaves_out_is_read_in_the_region_brought_near(
    hall: Doorway, people: People, form: str, size: tuple[int, int]
) -> None:
    page = people.sit(hall.bring(record_until("manoeuvre", saga=SAGA, seats=4, skip=4)), 0, size=size, touch=True)
    numbers = page.locator(".board .plates")
    expect(numbers.first).to_have_css("opacity", "0")
    page.locator(".board [data-place='r13']").dispatch_event("click")
    expect(page.locator(".boardwrap.near")).to_be_visible()
    expect(numbers.first).to_have_css("opacity", "1")
    assert [fault for fault in audit(page, form, size) if "on the board" in fault] == []


def test_the_passing_lines_of_the_log_are_whole(hall: Doorway, people: People) -> None:
    """A line that would lie half under the list is not there."""
    page = people.sit(hall.bring(record_until("manoeuvre", saga=SAGA, seats=4, skip=4)), 0, size=PHONE, touch=True)
    expect(page.locator(".ticker .log li").first).to_be_attached()
    edges = """(room) => { const { top, bottom, right } = room.getBoundingClientRect();
        return [...room.querySelectorAll("li")].map((line) => line.getBoundingClientRect())
            .filter((line) => line.height && line.left < right)
            .map((line) => line.top >= top - .5 && line.bottom <= bottom + .5); }"""
    for height in (844, 800, 760, 720):
        page.set_viewport_size({"width": PHONE[0], "height": height})
        assert all(page.locator(".ticker").evaluate(edges)), f"a line is cut at {height}"


def test_how_a_battle_would_end_is_shown_on_every_form(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("battle_card", saga=SAGA, seats=4, skip=2)), 0)
    expect(page.locator(".forecast")).to_have_count(1)
    with a_visit() as faults:
        for size in (DESK, STANDING, SIDEWAYS, PHONE):
            with faults.at(resize(page, size)):
                expect(page.locator(".forecast li").first).to_be_in_viewport()


def test_a_gauge_of_a_hunt_says_when_the_cards_chosen_are_enough(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("defend", saga=SAGA, seats=3))
    page = people.sit(table, 0)
    gauge = section(hall.state(table, 0), "duel")["gauges"][0]
    player, bar = Player(page), page.locator(".duel-view .bar").first
    laid, cards = 0, page.locator(".hand .card.is-possible")
    for _ in range(cards.count()):
        settled(page)
        if laid >= gauge["against"] or not cards.count():
            break
        expect(bar).not_to_have_class(re.compile("ok"))
        before = player.version
        cards.first.click()
        player.confirm(before)
        settled(page)
        laid = int(bar.locator(".gnum b").first.inner_text())
    expect(bar.locator(".gnum .i")).to_have_count(int(laid >= gauge["against"]))


def test_every_round_of_a_hunt_is_seen_whole_on_a_desk(hall: Doorway, people: People) -> None:
    _, page = staged(hall, people, eve_of("duel-title", seed=11))
    page.keyboard.press("r")
    with a_visit() as faults:
        for _ in range(page.locator(".mo-steps li").count() - 1):
            for lang in ("en", "fr"):
                speak(page, lang)
                hidden = page.locator(".mo-body").evaluate("(body) => body.scrollHeight - body.clientHeight")
                faults += [f"{lang}: {hidden} pixels of {at(page)} are out of sight"] if hidden > 1 else []
            page.keyboard.press("ArrowRight")


def test_on_a_phone_an_attack_is_in_words_however_many_cards_defend(hall: Doorway, people: People) -> None:
    _, page = staged(hall, people, eve_of("duel-title", seats=4, seed=15), size=PHONE, touch=True)
    page.keyboard.press("r")
    for _ in range(page.locator(".mo-steps li").count() - 1):
        expect(page.locator(".mo-side").first.locator(".mo-words")).to_be_visible()
        expect(page.locator(".mo-side.few .card.small .foot").filter(visible=True)).to_have_count(0)
        page.keyboard.press("ArrowRight")


def test_the_player_of_the_beast_reads_what_each_attack_can_do(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("attack", saga=SAGA, seats=3)), 0, passing="off")
    expect(page.locator(".prompt strong")).to_contain_text("You play")
    expect(page.locator(".choices .opt").first).to_contain_text(re.compile(r"\d\s*Rage\s*\d+\s*Weak Point"))
    expect(page.locator(".inspect")).to_contain_text("Special Attack")  # of the beast that is Hunted


def test_a_march_against_an_army_says_how_strong_it_is(hall: Doorway, people: People) -> None:
    """The row names the armies there with their strength."""
    table = hall.bring(record_until("army_acts", saga=SAGA, seats=3, skip=5))
    page = people.sit(table, 0)
    Player(page).choices.first.wait_for()
    state = hall.state(table, 0)
    reached = [f"r{option.split()[1]}" for option in state["ask"]["options"] if option.startswith("march ")]
    hosts = {(piece["place"], piece["seat"]) for piece in state["picture"]["pieces"]
             if piece.get("kind") == "army" and piece["seat"] != 0 and piece["place"] in reached}  # fmt: skip
    assert hosts, "nobody stands in the way in this match"
    expect(page.locator(".choices .host")).to_have_count(len(hosts))
    expect(page.locator(".choices .host b").first).to_have_text(re.compile(r"^\d+$"))


def test_the_view_of_the_heroes_shows_every_sheet_whole(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("manoeuvre", saga=SAGA, seats=4, skip=4)), 0, size=SIDEWAYS, touch=True)
    page.locator(".dock button", has_text="Seats").click()
    with a_visit() as faults:
        for size in (SIDEWAYS, PHONE, STANDING):
            with faults.at(resize(page, size)):
                check_sheet(page)


def check_sheet(page: Page) -> None:
    sheet = page.locator(".sheet").first
    for part in (".who h2", ".road .marks", ".trait", ".goods .good"):
        expect(sheet.locator(part).first).to_be_in_viewport(ratio=1)
    edges = "(parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    (_, roads), (traits, _) = sheet.locator(".roads, .stats").evaluate_all(edges)
    assert roads <= traits  # one below the other


def test_the_temples_left_are_seen_on_every_form(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("manoeuvre", saga=SAGA, seats=4, skip=4)), 0, size=PHONE, touch=True)
    page.locator(".dock button", has_text="Beasts").click()
    with a_visit() as faults:
        for size in (PHONE, SIDEWAYS, STANDING, LYING):
            with faults.at(resize(page, size)):
                track = page.locator(".commontrack").filter(visible=True).first
                track.scroll_into_view_if_needed()
                expect(track.locator("b")).to_be_in_viewport(ratio=1)


def test_on_a_tablet_the_gods_say_what_each_level_brings(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("manoeuvre", saga=SAGA, seats=3))
    page = people.sit(table, 0, size=(820, 1180), touch=True)
    page.locator(".dock button", has_text="Gods").click()
    expect(page.locator(".shrine .ladder li").filter(visible=True)).to_have_count(9)
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".shrine .lent").first).to_be_in_viewport(ratio=1)


def test_discard_piles_are_looked_through(hall: Doorway, people: People) -> None:
    """Those of Combat and Attack cards lie open to all (LR-850)."""
    table = hall.bring(record_until("defend", saga=SAGA, seats=3))
    page = people.sit(table, 0)
    sections = hall.state(table, 0)["picture"]["sections"]
    piles = {one["title"]["id"]: one["cards"] for one in sections if one["part"] == "pile"}
    assert {"pile-combat", "pile-attacks"} <= set(piles)
    with a_visit() as faults:
        for size in (DESK, (1180, 820), STANDING, PHONE, SIDEWAYS):
            with faults.at(resize(page, size)):
                look_through(page, piles)


def look_through(page: Page, piles: dict[str, list[str]]) -> None:
    gods = page.locator(".dock button", has_text="Gods")
    if gods.is_visible():
        gods.click()
    for title, cards in (("Combat discard", piles["pile-combat"]), ("Attack discard", piles["pile-attacks"])):
        page.get_by_role("button", name=title).click()
        expect(page.get_by_role("dialog").locator(".card")).to_have_count(len(cards))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_held_sideways_what_becomes_of_an_army_lies_below_it(hall: Doorway, people: People) -> None:
    _, page = staged(hall, people, eve_of("contest-battle"), size=SIDEWAYS, touch=True, lang="fr")
    page.keyboard.press("s")
    edges = "(rows) => rows.map((row) => ['.mo-what', '.mo-to'].map((part) => row.querySelector(part)).map((part) =>"
    edges += " part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]))"
    for (_, pieces), (words, _) in page.locator(".mo-fates li").evaluate_all(edges):
        assert pieces <= words + 1


def test_the_words_about_a_region_are_whole_on_an_upright_tablet(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("manoeuvre", saga=SAGA, seats=4, skip=4))
    page = people.sit(table, 0, size=STANDING, touch=True, lang="fr")
    told = page.locator(".inspect.is-pinned")
    Player(page).choices.first.wait_for()
    with a_visit() as faults:
        for size in (STANDING, (768, 1024)):
            where = resize(page, size)
            for region in page.locator(".board .region.prov:not(.is-possible)").all():
                region.dispatch_event("click")
                expect(told).to_be_visible()
                cut = told.evaluate("(panel) => panel.scrollHeight - panel.clientHeight > 1")
                faults += [f"{where}: {told.inner_text()}"] if cut else []
                told.locator(".unpin").tap()

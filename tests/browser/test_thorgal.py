"""Thorgal in the browser: a table made of cards, the journey measured live, the client passing where it must."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.bots import make_bot
from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.kernel import Decision, Match, Record
from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway, NeverHappened, finished, kept, record_until, section
from tests.browser.driver import Player, preferring
from tests.browser.people import DESKTOP, PHONE, People, check_words
from tests.browser.shapes import speak
from tests.games.thorgal.box import t

SAGA: Final = "thorgal"
LARGEST: Final = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
CROWDED: Final = """async ([where, names]) => {
    const { nameSize } = await import("/js/parts/cards.js");
    await document.fonts.load("600 11px Grenze"); // another font has other widths
    const card = document.querySelector(where), { width, height } = card.getBoundingClientRect();
    const copies = names.map((name) => { // all are laid out at once
        const copy = card.cloneNode(true), box = copy.querySelector(".name");
        Object.assign(copy.style, { position: "absolute", width: `${width}px`, height: `${height}px` });
        box.className = `name ${nameSize(name)}`;
        box.firstElementChild.textContent = name;
        return copy;
    });
    card.parentElement.append(...copies);
    const wide = card.querySelector(".name").clientWidth; // laid out: letters that are missing are fetched now
    await document.fonts.ready;
    const crowded = names.filter((name, at) => {
        const box = copies[at].querySelector(".name"), span = box.firstElementChild, range = document.createRange();
        range.selectNodeContents(span);
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        const most = Math.min(2, name.split(/[ -]/).length); // no word is broken
        return box.clientWidth !== wide || lines.size > most || span.scrollWidth > wide
            || span.scrollHeight > box.clientHeight;
    });
    copies.forEach((copy) => copy.remove());
    return crowded.map((name) => `${name} in ${wide} px`);
}"""
Wanted = Callable[[Match[Any], Decision], bool]


def moment(wanted: Wanted, seats: int = 2) -> tuple[Record, int]:
    """A match of quick bots up to a moment that is wanted, and the seat that is asked then."""
    for seed in range(1, 30):
        match = meadhall.new(SAGA, seats=seats, seed=seed)
        bots = [make_bot("random", match.game, 100 + number) for number in range(seats)]
        while not match.over:
            decision = match.decisions[0]
            if not decision.picks and wanted(match, decision):
                return kept(match), decision.seat
            match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    raise NeverHappened("no such moment")


def on_the_way(match: Match[Any], decision: Decision) -> bool:
    """The Destiny player has something to play on a journey."""
    g = match.state
    playable = [option for option in decision.options if match.game.vocabulary.text(option).startswith("play")]
    return decision.question.name == "turn" and g.phase == b.JOURNEY and g.destiny == decision.seat and bool(playable)


def only_to_pass(match: Match[Any], decision: Decision) -> bool:
    return decision.question.name == "turn" and len(decision.options) == 1


def played(text: str) -> Wanted:
    """A question of this name."""
    return lambda _match, decision: decision.question.name == text


def sit(hall: Doorway, people: People, wanted: Wanted, seats: int = 2, **profile: Any) -> Page:
    record, seat = moment(wanted, seats)
    return people.sit(hall.bring(record), seat, passing="off", **profile)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_measures_the_journey_and_fits_a_desk(hall: Doorway, people: People, seats: int) -> None:
    record, seat = moment(on_the_way, seats)
    table = hall.bring(record)
    page = people.sit(table, seat, passing="off")
    for n, gauge in enumerate(section(hall.state(table, seat), "spreads")["rows"][2][0]["gauges"]):
        sums = re.compile(rf"^{gauge['value']}\D+{gauge['against']}$")
        expect(page.locator(".gauge .sum").nth(n)).to_have_text(sums)
    expect(page.locator(".gauge")).to_have_count(3)
    if seats == 4:  # those of two and three are visited in all shapes
        check_axe(page)
    for lang in ("en", "fr"):
        speak(page, lang)
        assert page.evaluate(LARGEST) == list(DESKTOP)
        check_words(page)


def test_a_phone_shows_the_journey_and_takes_an_answer(hall: Doorway, people: People) -> None:
    page = sit(hall, people, on_the_way, 4, size=PHONE, touch=True)
    player = Player(page)
    expect(page.locator(".gauge").first).to_be_in_viewport()
    player.play(preferring("."))
    for lang in ("en", "fr"):
        speak(page, lang)
        assert page.evaluate(LARGEST)[0] == PHONE[0]
        check_words(page)


def test_every_name_fits_two_lines_of_the_smallest_card(hall: Doorway, people: People) -> None:
    page = sit(hall, people, on_the_way, size=PHONE, touch=True)
    card = page.locator(".group.own .card.small").first
    assert card.locator(".name").inner_text() in (card.get_attribute("aria-label") or "")
    names = sorted({name for row in t.ROWS if row.kind != w.TERRAIN for name in (row.en, row.fr)})
    assert page.evaluate(CROWDED, [".group.own .card.small", names]) == []


def costs_otherwise(match: Match[Any], decision: Decision) -> bool:
    """A card can be played for another price than the printed one."""
    g, plays = match.state, [o.PLAY.one(option) for option in decision.options if option in o.PLAY]
    return decision.question.name == "turn" and any([r.cost(g, decision.seat, card) != t.COST[card] for card in plays])


def test_a_card_shows_what_it_costs_now_and_what_is_printed(hall: Doorway, people: People) -> None:
    record, seat = moment(costs_otherwise)
    table = hall.bring(record)
    page = people.sit(table, seat, passing="off")
    hand = next(zone for zone in hall.state(table, seat)["picture"]["zones"] if zone["key"] == "hand")
    assert hand["values"]
    prices = [hand["values"].get(card, str(t.COST[t.card(card)])) for card in hand["cards"]]
    expect(page.locator(".zone-hand .card .val b")).to_have_text(prices)
    printed = [str(t.COST[t.card(card)]) for card in hand["cards"] if card in hand["values"]]
    expect(page.locator(".zone-hand .card .val s")).to_have_text(printed)
    now = next(hand["values"][card] for card in hand["cards"] if card in hand["values"])
    changed = page.locator(".zone-hand .card:has(s)").first
    expect(changed).to_have_accessible_name(re.compile(rf"{now} instead of {printed[0]}"))
    changed.hover()
    expect(page.locator(".inspect .changed")).to_have_text(f"{now} instead of {printed[0]}")
    check_axe(page)


def test_a_card_of_the_hand_is_played_by_clicking_it(hall: Doorway, people: People) -> None:
    page = sit(hall, people, on_the_way)
    player, before = Player(page), Player(page).version
    page.locator(".zone-hand .card.is-possible").first.click()
    player.confirm(before)
    expect(page.locator(".log li").last).to_be_visible()
    assert player.version > before


def test_a_terrain_is_chosen_by_clicking_it(hall: Doorway, people: People) -> None:
    page = sit(hall, people, played("destination"))
    player, before = Player(page), Player(page).version
    land = page.locator(".tract.is-possible").last
    name = land.locator(".landname").inner_text()
    land.click()
    player.confirm(before)
    expect(page.locator(".versus h2")).to_contain_text(name)
    expect(page.locator(".tract.goal")).to_have_count(1)


def test_first_companions_are_offered_as_cards(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("start_companions", saga=SAGA)), 0, passing="off")
    before = Player(page).version
    page.locator(".zone-offer .card.is-possible").first.click()
    Player(page).until(before + 1)
    expect(page.locator(".zone-offer .card.is-picked")).to_have_count(1)


def test_the_card_whose_branches_are_chosen_from_is_shown(hall: Doorway, people: People) -> None:
    page = sit(hall, people, played("branch"))
    expect(page.locator(".card.is-subject, .inspect .card.full").first).to_be_visible()


def test_an_open_pile_can_be_looked_through(hall: Doorway, people: People) -> None:
    page = sit(hall, people, lambda match, decision: bool(match.state.graves[0]) and on_the_way(match, decision))
    pile = page.locator(".good.open").first
    count = int(pile.locator("b").inner_text())
    pile.click()
    expect(page.locator(".pilecards .card.full")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(page.locator(".pilecards")).to_have_count(0)


def test_the_keyboard_walks_over_the_cards_and_plays_one(hall: Doorway, people: People) -> None:
    page = sit(hall, people, played("destination"))
    before = Player(page).version
    page.locator(".tract").first.focus()
    for _ in range(8):
        if page.locator(".tract.is-possible:focus").count():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    Player(page).confirm(before)
    expect(page.locator(".tract.goal")).to_have_count(1)


def test_a_client_passes_where_nothing_else_can_be_done(hall: Doorway, people: People) -> None:
    record, seat = moment(only_to_pass)
    table = hall.bring(record)
    before = hall.state(table, seat)
    page = people.sit(table, seat)  # as the game has it: on
    Player(page).until(before["version"] + 1)
    assert passes(hall.state(table, 1 - seat), seat) == passes(before, seat) + 1


def passes(state: dict[str, Any], seat: int) -> int:
    return len([event for event in state["events"] if event["type"] == "Passed" and event["seat"] == seat])


HELD = """
const [set, clear] = [setTimeout, clearTimeout];
globalThis.held = new Map();  // timers of a second or two: they ring when the test says so
globalThis.setTimeout = (act, after = 0, ...rest) => {
  const holds = after >= 900 && after <= 2600, id = set(holds ? () => {} : act, holds ? 0 : after, ...rest);
  if (holds) held.set(id, act);
  return id;
};
globalThis.clearTimeout = (id) => { held.delete(id); clear(id); };
"""


def test_passing_automatically_waits_and_can_be_switched_off(hall: Doorway, people: People) -> None:
    record, seat = moment(only_to_pass)
    table = hall.bring(record)
    page = people.sit(table, seat, passing="off", scripts=(HELD,))
    before = passes(hall.state(table, 1 - seat), seat)
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name="Continue automatically")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Wait").click()
    expect(page.get_by_role("button", name="Wait")).to_have_count(0)
    page.evaluate("() => held.forEach((act) => act())")
    say(page, "Is it my turn?")  # the hall hears an answer that was given before, before this
    assert passes(hall.state(table, 1 - seat), seat) == before, "it was told to wait"


def say(page: Page, words: str) -> None:
    """Say something to the others, and hear it said."""
    page.get_by_role("tab", name="Chat").click()
    page.locator(".say-line .input").fill(words)
    page.keyboard.press("Enter")
    expect(page.locator(".log.chat li").last).to_contain_text(words)


def test_others_see_backs_only(hall: Doorway, people: People) -> None:
    record, seat = moment(on_the_way)
    table = hall.bring(record)
    mine = hall.state(table, seat)["picture"]["zones"][0]["cards"]
    theirs = hall.state(table, 1 - seat)["picture"]
    assert not set(mine) & {card for zone in theirs["zones"] for card in zone["cards"]}
    page = people.sit(table, None)
    expect(page.locator(".backs b").first).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)


def test_the_end_is_shown(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", finished(saga=SAGA, seats=2, seed=3).to_json().encode()).data["table"]
    page = people.open(f"/table/{table}")
    expect(page.locator(".prompt")).to_contain_text("The match is over")
    check_axe(page)


def test_among_four_no_terrain_lies_under_the_journey_and_shields_stay_whole(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", saga="thorgal", seats=4, skip=4))
    page = people.sit(table, 0, size=(1024, 768), touch=True)
    rows = "(parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    lands, (panel,) = page.locator(".lands.many .tract").evaluate_all(rows), page.locator(".versus").evaluate_all(rows)
    assert max([bottom for _, bottom in lands]) <= panel[0] + 1

    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".dock button", has_text="Log").click()
    expect(page.locator(".sheet .goods-row .goods + .goods").filter(visible=True)).to_have_count(0)

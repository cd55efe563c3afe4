"""Bots in sight: a hint says why, a bot shows that it thinks, and one's clock waits until a moment was looked at."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

import meadhall
from meadhall.kernel import Action, Chance
from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import Player, preferring
from tests.browser.people import PATIENCE, People, check_words
from tests.browser.test_stage import answer
from tests.server.house import Opened

THOUGHTS = """
window.thought = { prompt: "", sheet: "", moves: "", heard: [] };
new MutationObserver(() => {
  const words = (place) => document.querySelector(place)?.closest(".say, .who")?.innerText ?? "";
  thought.prompt ||= words(".prompt .thinks");
  const dot = document.querySelector(".thinks i");
  if (dot) thought.moves = getComputedStyle(dot).animationName;
  thought.sheet ||= words(".sheet .thinks");
  const said = [...document.querySelectorAll(".vh[aria-live] p")].map((line) => line.textContent)
    .find((line) => line.includes("thinking")) ?? "";
  if (said !== thought.heard.at(-1)) thought.heard.push(said);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
IN_SIGHT = """() => {
  const row = document.querySelector(".opt.is-hinted"), { x, bottom } = row.getBoundingClientRect();
  return row.contains(document.elementFromPoint(x + 60, bottom - 6));
}"""


def test_a_hint_says_why_in_both_languages_and_says_it_again(hall: Doorway, people: People) -> None:
    table = hall.open("me greedy", seed=4)
    page = people.sit(table, 0)
    page.locator(".choices .opt").first.wait_for()
    page.keyboard.press("h")
    hinted = page.locator(".opt.is-hinted")
    expect(hinted).to_have_count(1, timeout=120_000)
    why = page.locator(".choices .hint-why")
    expect(why).to_contain_text("At the end of the Age, you should have about")
    first = why.inner_text()
    expect(page.locator(".vh[aria-live]")).to_contain_text(first)
    check_axe(page)
    check_words(page)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".prompt .notice")).to_contain_text("Suggestion:")
    assert why.inner_text() == first
    page.get_by_role("button", name="EN, Français").click()
    expect(why).to_contain_text("À la fin de l’Âge, vous devriez avoir environ")
    Player(page).play(preferring("."))
    expect(why).to_have_count(0)  # it was about what was asked then


def test_a_hint_calls_people_by_name_with_their_sign(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("turn", saga="thorgal", skip=3))
    page = people.sit(table, 0, lang="fr")
    page.keyboard.press("h")
    feared = page.locator(".choices .hint-why .named")
    expect(feared).to_have_text("Hrolf", timeout=120_000)
    expect(feared.locator("svg")).to_be_visible()
    expect(page.locator(".choices .hint-why")).to_contain_text("Le plus grand risque : Hrolf joue «")


def test_what_is_hinted_is_scrolled_into_sight(hall: Doorway, people: People) -> None:
    """However long the list is, and with anything above it."""
    table = hall.bring(record_until("turn", seats=4, skip=8))
    page = people.sit(table, 0, lang="fr", passing="off")
    page.keyboard.press("h")
    hinted = page.locator(".opt.is-hinted")
    expect(hinted).to_have_count(1, timeout=120_000)
    page.wait_for_function(IN_SIGHT)


def test_a_bot_shows_that_it_thinks_and_is_heard_once(hall: Doorway, people: People) -> None:
    """In the prompt, on its sheet, and by ear; however many steps it takes."""
    table = hall.open("me mcts:2", options={"beginners": True, "first": 0})
    page = people.sit(table, 0, scripts=(THOUGHTS,))
    player = Player(page)
    for _ in range(30):
        page.locator(".choices").or_(page.get_by_role("dialog")).first.wait_for()
        if thought(page)["prompt"] or not player.is_asked:
            break
        player.play(preferring("."))
    seen = thought(page)
    assert "thinking" in seen["prompt"]
    assert "thinking" in seen["sheet"]
    spoken = [words for words in seen["heard"] if words]
    assert spoken
    assert seen["moves"] == "none"  # this browser asks for less motion
    assert all(words == spoken[0] for words in spoken)


def thought(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate("() => window.thought")
    return seen


def test_my_time_begins_when_i_have_seen_the_moment(hall: Doorway, people: People) -> None:
    table, last = eve(hall)
    page = people.profile(moments="all").new_page()
    with page.expect_websocket() as opened:
        page.goto(f"/table/{table.id}#{table.tokens[1 - last.seat]}")
    page.locator("main.table").wait_for()
    said: list[str] = []
    opened.value.on("framesent", lambda frame: said.append(kind(frame)))
    answer(hall, table, last)
    expect(page.locator(".moment")).to_be_visible()
    assert "seen" not in said
    before = hall.state(table)["table"]["deadline"]
    with opened.value.expect_event("framesent", lambda frame: kind(frame) == "seen", timeout=PATIENCE):
        page.keyboard.press("s")
        page.keyboard.press("Escape")
        expect(page.locator(".moment")).to_have_count(0)
    Player(page).until(hall.state(table)["version"])
    assert hall.state(table)["table"]["deadline"] <= before


def kind(frame: str | bytes) -> str:
    """Of a message that a page sends."""
    said: str = json.loads(frame)["type"]
    return said


def eve(hall: Doorway) -> tuple[Opened, Action]:
    """A table with a clock just before a moment ends, and the answer that ends it."""
    match, chance, seed = meadhall.new("thorgal", seats=2, seed=2), Chance(2), 2
    while not match.view(None).moments():
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    assert match.record is not None
    table = hall.open("me friend", saga="thorgal", seed=seed, clock={"mode": "live", "seconds": 600})
    *before, last = match.record.actions
    for action in before:
        answer(hall, table, action)
    return table, last

"""Acting: on the things themselves, with and without confirmation, taken back, advised, and told why not."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

import meadhall
from meadhall.kernel import Match, Record
from meadhall.text import Speech
from tests.browser.doorway import Doorway, NeverHappened, kept, record_until
from tests.browser.driver import Player
from tests.browser.people import People
from tests.games.blood_rage.box import BOX


def first_turn(hall: Doorway, people: People, **profile: object) -> tuple[Page, Player]:
    """Astrid's first turn of a match for two, with no figure on the map yet."""
    table = hall.bring(record_until("turn", seed=3, first=0, beginners=True))
    page = people.sit(table, 0, **profile)
    return page, Player(page)


def test_on_the_board_with_confirm_and_undo(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version

    page.get_by_label("Your pieces").get_by_role("button", name="Leader").click()
    place = page.locator("[data-place].is-possible").first.get_attribute("data-place") or ""
    player.touch(place)
    expect(player.fire).to_contain_text("Invade")
    expect(player.region(place)).to_have_class(re.compile("is-selected"))
    assert player.version == before, "nothing is sent before it is confirmed"

    page.keyboard.press("Escape")
    expect(player.fire).to_have_count(0)
    player.touch(place)
    player.fire.click()
    player.until(before + 1)
    expect(page.locator(f"[data-piece^='0-leader-{place}']")).to_be_visible()

    page.get_by_role("button", name="Undo").click()
    player.until(before + 2)
    expect(page.locator("[data-piece]")).to_have_count(0)
    expect(player.choices.first).to_be_visible()


def test_a_place_with_several_options_opens_a_menu(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version
    player.touch(page.locator("[data-place].is-possible:not(.fjord)").first.get_attribute("data-place") or "")
    menu = page.locator(".smallmenu")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert player.version == before


def test_without_confirmation_a_choice_is_done_at_once(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Confirm each action")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass", exact=True).click()
    player.until(before + 1)


def test_a_hint_and_why_not(hall: Doorway, people: People) -> None:
    page, player = first_turn(hall, people)
    before = player.version
    page.get_by_role("button", name="Get a hint").click()
    expect(page.locator(".prompt .notice")).to_contain_text("Suggestion:", timeout=120_000)
    expect(player.fire).to_be_visible()
    assert player.version == before, "a hint is not an answer"

    page.keyboard.press("Escape")
    page.get_by_label("Your pieces").get_by_role("button", name="Leader").click()
    page.locator("[data-place].is-locked .pname").first.click(force=True)  # it is off, and says so
    notice = page.locator(".prompt .notice")
    expect(notice).to_contain_text(": this province is destroyed.")
    expect(notice.get_by_role("button")).to_have_text("BR-135")
    assert player.version == before


COUNT_WHYS = """() => {
    globalThis.whys = 0;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        whys += JSON.parse(text).type === "why";
        return send.call(this, text);
    };
}"""


def poor_turn() -> tuple[Record, str]:
    """The Wolf with 1 Rage, a card that costs 1 at most, and a card that costs more: the match, and that card."""
    for seed in range(50):
        match = meadhall.new("blood-rage", seats=2, seed=seed, first=0, beginners=True)
        for verb in ("invade warrior", "pass", *["invade warrior"] * 3, "march"):
            act(match, verb)
        for verb in ("send", "done"):
            if match.decisions[0].question.name == "marching":
                act(match, verb)
        texts = [match.game.vocabulary.text(option) for option in match.options(0)]
        dear = [BOX.keys[c] for c in match.state.hands[0] if BOX.is_upgrade(c) and match.state.upgrade_cost(0, c) == 2]
        if dear and any(text.startswith("upgrade") for text in texts):
            return kept(match), dear[0]
    raise NeverHappened("a turn with one Rage")


def act(match: Match[Any], verb: str) -> None:
    """Play the first option of this verb, for the seat that is asked."""
    decision = match.decisions[0]
    match.apply(decision.seat, next(o for o in decision.options if match.game.vocabulary.text(o).startswith(verb)))


def test_what_is_off_says_why_with_its_numbers(hall: Doorway, people: People) -> None:
    record, card = poor_turn()
    page = people.sit(hall.bring(record), 0)
    off = page.locator(".hand .card", has_text=Speech(meadhall.game("blood-rage"), "en").noun("card", card))
    notice = page.locator(".prompt .notice")
    page.evaluate(COUNT_WHYS)
    off.click(force=True)
    expect(notice).to_contain_text(": needs 2 Rage; you have 1.")
    assert page.evaluate("whys") == 1, "several verbs take a card, but the page asks once"
    notice.get_by_role("button", name="BR-212").click()
    expect(page.locator(".help .rules small")).to_have_text(["BR-212"])

    page.get_by_role("button", name="Français").click()
    called = Speech(meadhall.game("blood-rage"), "fr").noun("card", card)
    page.locator(".hand .card", has_text=called).click(force=True)
    expect(notice).to_contain_text(" : il faut 2 de Rage ; vous en avez 1.")

"""A reader who asks for less motion gets none."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.doorway import Doorway
from tests.browser.driver import Player, preferring
from tests.browser.people import People

MOVING = """() => document.getAnimations()
    .filter((one) => one.playState === "running" && one.effect.getComputedTiming().activeDuration > 20)
    .map((one) => `${one.animationName ?? one.transitionProperty} on ${one.effect.target.getAttribute("class")}`)"""


def test_nothing_moves_for_those_who_ask(hall: Doorway, people: People) -> None:
    table = hall.open("me random", seed=6, options={"first": 0, "beginners": True})
    page = people.sit(table, 0, motion="reduce")
    player = Player(page)
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")
    for wish in ("^Invade with the Leader", "^Invade with a Warrior"):
        player.choices.first.hover()
        player.play(preferring(wish, "."))
        assert page.evaluate(MOVING) == []
        expect(page.locator(".choices")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    assert page.evaluate(MOVING) == []


def test_motion_can_be_switched_off_at_the_table(hall: Doorway, people: People) -> None:
    table = hall.open("me random", seed=6, options={"first": 0, "beginners": True})
    page = people.sit(table, 0, motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    page.keyboard.press(",")
    page.get_by_role("radiogroup", name="Animation speed").get_by_role("radio", name="None").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")
    page.keyboard.press("Escape")
    Player(page).play(preferring("^Invade with the Leader", "."))
    assert page.evaluate(MOVING) == []

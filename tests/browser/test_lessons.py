"""A lesson asks for one thing at a time, takes no other for it, and says when it will be back."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway
from tests.browser.driver import Player, preferring
from tests.browser.people import DESKTOP, PHONE, People, check_words

SAGA: Final = "lords-of-ragnarok"
VIKINGS: Final = "vikings-gone-wild"
LONGEST: Final = 200  # answers and steps read


def art(saga: str, name: str) -> Any:
    """A file of a saga's lesson."""
    return json.loads(files(f"meadhall.games.{saga.replace('-', '_')}").joinpath("art", name).read_text("utf-8"))


def first_lesson(hall: Doorway, people: People, saga: str, kind: str = "", **profile: Any) -> Page:
    """The first game of a saga, or of a kind of game it has, with its lesson beginning."""
    first = art(saga, f"first{kind}.json")
    sits = [{"kind": "me", "name": "Astrid"}, {"kind": "bot", "name": "Hrolf", "bot": "greedy"}][
        : first.pop("seats", 2)
    ]
    opened = hall.post("/api/tables", {"saga": saga, "sits": sits, **first}).data
    page = people.open(f"/table/{opened['table']}?learn={kind}#{opened['tokens'][0]}", **profile)
    page.locator(".lesson").wait_for()
    return page


def read_on(page: Page) -> None:
    page.locator(".lesson footer .btn:not(.bare)").dispatch_event("click")


IN_SIGHT: Final = """() => {
    const first = document.querySelector(".choices .opt:not([aria-disabled])");
    const { left, top, width, height } = first.getBoundingClientRect();
    return first.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def check_sight(page: Page) -> None:
    """Neither the lesson nor anything else lies over what it asks for, and nobody has to scroll to it."""
    page.wait_for_function(IN_SIGHT)


def learn(page: Page, steps: list[dict[str, Any]], lang: str) -> list[str]:
    """Whoever takes the first of what is left open comes to the end; the steps that were shown."""
    player, titles = Player(page), {step["title"][lang]: step["id"] for step in steps}
    taught: list[str] = []
    for _ in range(LONGEST):
        page.locator(".lesson, .choices").first.wait_for()
        heading = page.locator(".lesson h2").all_inner_texts()
        if heading and titles[heading[0]] not in taught:
            taught.append(titles[heading[0]])
            check_words(page)
        if taught and taught[-1] == steps[-1]["id"]:
            return taught
        if page.locator(".lesson footer .btn:not(.bare)").count():
            read_on(page)
        elif player.is_asked:
            if heading:
                check_sight(page)
            player.play(preferring("."))
    raise AssertionError(f"the lesson does not come to an end after {taught}")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_the_lesson_of_the_lords_is_a_turn_with_a_battle_and_a_hunt(
    hall: Doorway, people: People, lang: str, size: tuple[int, int]
) -> None:
    steps = art(SAGA, "lesson.json")
    taught = learn(first_lesson(hall, people, SAGA, lang=lang, size=size, touch=size == PHONE), steps, lang)
    order = [step["id"] for step in steps]
    assert taught == sorted(taught, key=order.index)
    assert {step["id"] for step in steps if not step.get("optional")} | {"lords-hunt", "lords-strike"} <= set(taught)


@pytest.mark.parametrize(("kind", "lang", "size"), [("-ragnarok", "fr", PHONE), ("-versus", "en", DESKTOP)])
def test_vikings_learn_to_hold_and_to_raid(
    hall: Doorway, people: People, kind: str, lang: str, size: tuple[int, int]
) -> None:
    steps = art(VIKINGS, f"lesson{kind}.json")
    taught = learn(first_lesson(hall, people, VIKINGS, kind, lang=lang, size=size, touch=size == PHONE), steps, lang)
    wanted = {step["id"] for step in steps if not step.get("optional")} | (
        {"vg-clash"} if kind == "-ragnarok" else set()
    )
    assert wanted <= set(taught)


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768)])
@pytest.mark.parametrize(("saga", "kind"), [(SAGA, ""), (VIKINGS, "-ragnarok"), ("asgard", ""), ("thorgal", "")])
def test_on_a_tablet_a_lesson_lies_over_nothing_that_it_speaks_of(
    hall: Doorway, people: People, saga: str, kind: str, size: tuple[int, int]
) -> None:
    page = first_lesson(hall, people, saga, kind, lang="fr", size=size, touch=True)
    read_on(page)
    lesson = page.locator(".lesson").bounding_box()
    assert lesson
    for part in (".choices", ".prompt", ".handrow", ".boardwrap", ".seats"):
        other = page.locator(part).bounding_box()
        assert other, part
        assert not lies_over(lesson, other), part


def lies_over(one: Any, other: Any) -> bool:
    """Do two boxes share any room?"""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)


def test_a_lesson_takes_no_other_act_for_the_one_it_asked_for(hall: Doorway, people: People) -> None:
    page = first_lesson(hall, people, SAGA)
    player = Player(page)
    expect(player.choices).to_have_count(2)
    read_on(page)
    expect(player.choices).to_have_count(1)

    before = player.version
    page.keyboard.press("2")
    page.locator(".card").filter(has_text="Beowulf").first.click(force=True)
    expect(page.locator(".prompt")).to_contain_text("asks for something else")
    assert player.version == before

    page.get_by_role("button", name="Skip this").click()
    expect(player.choices).to_have_count(2)


def test_a_lesson_goes_on_where_it_was_when_the_page_is_opened_again(hall: Doorway, people: People) -> None:
    page = first_lesson(hall, people, SAGA)
    read_on(page)
    title = page.locator(".lesson h2")
    expect(title).to_have_text("Your Hero")
    Player(page).play(preferring("."))
    expect(title).to_have_text("Your Origin")
    page.reload()
    expect(title).to_have_text("Your Origin")


def test_whoever_takes_every_card_to_the_hand_is_taught_on(hall: Doorway, people: People) -> None:
    """Nothing is reserved then; the lesson goes on at Dawn all the same."""
    page = first_lesson(hall, people, "thorgal")
    player, heading = Player(page), page.locator(".lesson h2")
    for _ in range(LONGEST):
        page.locator(".lesson, .choices").first.wait_for()
        if heading.all_inner_texts() == ["Dawn: gather a group"]:
            break
        if page.locator(".lesson footer .btn:not(.bare)").count():
            read_on(page)
        elif player.is_asked:
            player.play(preferring("^To your hand", "Gandalf|Hierulf|Harbour", "."))
    expect(heading).to_have_text("Dawn: gather a group")

"""A lesson asks for one thing at a time, takes no other for it, and says when it will be back."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway
from tests.browser.driver import Player, drawn, preferring, settled
from tests.browser.people import DESKTOP, PHONE, People, check_words
from tests.browser.samples import LONG
from tests.browser.shapes import LYING, SIDEWAYS, STANDING, a_visit, resize, speak

SAGA: Final = "lords-of-ragnarok"
VIKINGS: Final = "vikings-gone-wild"
LONGEST: Final = 200  # answers and steps read


def art(saga: str, name: str) -> Any:
    """A file of a game's lesson."""
    return json.loads(files(f"meadhall.games.{saga.replace('-', '_')}").joinpath("art", name).read_text("utf-8"))


def first_lesson(hall: Doorway, people: People, saga: str, kind: str = "", **profile: Any) -> Page:
    """The first match of a game, or of one of its kinds, with its lesson beginning."""
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
    if (!first) return false;
    const { left, top, width, height } = first.getBoundingClientRect();
    return first.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def check_sight(page: Page) -> None:
    """Neither the lesson nor anything else lies over what it asks for, and no one has to scroll to it."""
    page.wait_for_function(IN_SIGHT)


WAYS: Final[dict[str, dict[str, Any]]] = {  # to learn
    "on a phone": {"lang": "fr", "size": PHONE, "touch": True},
    "at a desk": {"lang": "en", "size": DESKTOP},
}
LEARNT: Final = [*WAYS][: 2 if LONG else 1]


class Pupil:
    """Does what the taste says of what a lesson leaves open, until its last step is shown."""

    def __init__(self, page: Page, steps: list[dict[str, Any]], way: str, *wishes: str) -> None:
        self.page, self.steps, self.size, self.taste = page, steps, WAYS[way]["size"], preferring(*wishes, ".")
        self.player = Player(page)
        self.titles = {step["title"][WAYS[way]["lang"]]: step["id"] for step in steps}
        self.looks: dict[str, Callable[[Page], None]] = {}  # at a step, besides what is looked at in all of them
        self.taught: list[str] = []
        self.seen: set[str] = set()

    def learn(self) -> list[str]:
        """Returns the steps that were shown."""
        for _ in range(LONGEST):
            self.page.locator(".lesson, .choices").first.wait_for()
            version = self.player.version
            drawn(self.page)
            self._notice()
            if self.taught[-1:] == [self.steps[-1]["id"]]:
                return self.taught
            if self.page.locator(".lesson footer .btn:not(.bare)").count():
                read_on(self.page)
            elif self.player.is_asked and self.player.version == version:  # else the lesson may not have followed yet
                self._look()
                self.player.play(self.taste)
        raise AssertionError(f"the lesson does not come to an end after {self.taught}")

    def _notice(self) -> None:
        """A step that is new is in words."""
        for heading in self.page.locator(".lesson h2").all_inner_texts():
            step = self.titles[heading.replace("\xa0", " ")]
            if step not in self.taught:
                self.taught.append(step)
                check_words(self.page)

    def _look(self) -> None:
        """Check that the things a step asks for are in sight; at its first answer, at a desk, too."""
        if not self.page.locator(".lesson").count():
            return
        check_sight(self.page)
        step = self.taught[-1]
        if step in self.seen:
            return
        self.seen.add(step)
        resize(self.page, DESKTOP)
        check_sight(self.page)
        if step in self.looks:
            self.looks[step](self.page)
        resize(self.page, self.size)


def beside_a_battle(page: Page) -> None:
    """Held sideways a lesson leaves a Battle its place."""
    resize(page, SIDEWAYS)
    for part in (".fray", ".lesson", ".prompt", ".choices"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.9)
    fray, choices = page.locator(".fray").bounding_box(), page.locator(".choices").bounding_box()
    assert fray
    assert choices
    assert fray["x"] + fray["width"] <= choices["x"]


@pytest.mark.parametrize("way", LEARNT)
def test_the_lesson_of_the_lords_is_a_turn_with_a_battle_and_a_hunt(hall: Doorway, people: People, way: str) -> None:
    steps = art(SAGA, "lesson.json")
    pupil = Pupil(first_lesson(hall, people, SAGA, **WAYS[way]), steps, way)
    pupil.looks["lords-battle"] = beside_a_battle
    taught = pupil.learn()
    order = [step["id"] for step in steps]
    assert taught == sorted(taught, key=order.index)
    assert {step["id"] for step in steps if not step.get("optional")} | {"lords-hunt", "lords-strike"} <= set(taught)
    assert "lords-battle" in pupil.seen


@pytest.mark.parametrize("way", LEARNT)
@pytest.mark.parametrize("kind", ["-ragnarok", "-versus"])
def test_vikings_learn_to_hold_and_to_raid(hall: Doorway, people: People, kind: str, way: str) -> None:
    steps = art(VIKINGS, f"lesson{kind}.json")
    taught = Pupil(first_lesson(hall, people, VIKINGS, kind, **WAYS[way]), steps, way).learn()
    wanted = {step["id"] for step in steps if not step.get("optional")} | (
        {"vg-clash"} if kind == "-ragnarok" else set()
    )
    assert wanted <= set(taught)


@pytest.mark.parametrize("way", LEARNT)
def test_the_lesson_of_thorgal_goes_through_the_first_rounds(hall: Doorway, people: People, way: str) -> None:
    steps, wishes = (
        art("thorgal", "lesson.json"),
        (r"Gandalf|Hi[eé]rulf|Harbour|Port fort", r"^(Travel|Partir|Voyager)"),
    )
    page = first_lesson(hall, people, "thorgal", passing="off", **WAYS[way])
    taught, order = Pupil(page, steps, way, *wishes).learn(), [step["id"] for step in steps]
    assert taught == sorted(taught, key=order.index)
    assert {*order[:5], order[-1]} <= set(taught)
    for lang in ("en", "fr"):
        speak(page, lang)
        expect(page.locator(".lesson h2")).to_have_text(steps[-1]["title"][lang])
        check_words(page)


@pytest.mark.parametrize(("saga", "kind"), [(SAGA, ""), (VIKINGS, "-ragnarok"), ("asgard", ""), ("thorgal", "")])
def test_on_a_tablet_a_lesson_lies_over_nothing_that_it_speaks_of(
    hall: Doorway, people: People, saga: str, kind: str
) -> None:
    page = first_lesson(hall, people, saga, kind, lang="fr", size=STANDING, touch=True)
    read_on(page)
    with a_visit() as faults:
        for size in (STANDING, LYING):
            with faults.at(resize(page, size)):
                check_room(page)


def check_room(page: Page) -> None:
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


def test_the_lesson_goes_on_when_every_card_is_taken_to_the_hand(hall: Doorway, people: People) -> None:
    """Nothing is reserved then; the lesson goes on at Dawn all the same."""
    page = first_lesson(hall, people, "thorgal")
    player, heading = Player(page), page.locator(".lesson h2")
    for _ in range(LONGEST):
        page.locator(".lesson, .choices").first.wait_for()
        settled(page)
        if heading.all_inner_texts() == ["Dawn: gather a group"]:
            break
        if page.locator(".lesson footer .btn:not(.bare)").count():
            read_on(page)
        elif player.is_asked:
            player.play(preferring("^To your hand", "Gandalf|Hierulf|Harbour", "."))
    expect(heading).to_have_text("Dawn: gather a group")

"""The first game teaches by playing: clicking what glows leads to its end, on a desk as on a phone."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Player, preferring, settled
from tests.browser.people import DESKTOP, PHONE, People, check_words
from tests.browser.samples import LONG
from tests.browser.shapes import resize

STEPS: Final[list[dict[str, Any]]] = json.loads(
    files("meadhall.games.blood_rage").joinpath("art", "lesson.json").read_text(encoding="utf-8")
)
LEARN: Final = {"fr": "Apprendre", "en": "Learn to play"}
WISHES: Final = {  # how what a step asks for is called in lists, in both languages
    "invade": r"\b(Invade|Envahir)",
    "meet": r"\b(Invade|Envahir|March)",
    "provoke": r"\b(Pillage|Piller|Invade|Envahir|March)",
    "pillage": r"\b(Pillage|Piller)",
}
PLAYED_ON: Final = preferring(r"^(Pillage|Piller)", r"^(Play|Jouer)", r"^(Pass)", ".")
SIZES: Final = (DESKTOP, PHONE)  # of the page, from step to step
LONGEST: Final = 600  # clicks
CLICK: Final = """([what, at]) => document.querySelectorAll(what)[at]
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))"""


class Pupil:
    """Does what the lesson says, and nothing else as long as it says something."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = Player(page)
        self.lesson = page.locator(".lesson")
        self.taught: list[str] = []
        self.number = 0

    def learn(self) -> None:
        """Until the last step has been read."""
        for _ in range(LONGEST):
            self.lesson.or_(self.player.choices.first).first.wait_for()
            settled(self.page)
            if self.lesson.count():
                self._follow()
            elif self.taught and self.taught[-1] == STEPS[-1]["id"]:
                return
            else:
                self.player.play(PLAYED_ON)
        raise AssertionError(f"the lesson does not come to an end after {self.taught}")

    def _follow(self) -> None:
        step = next(step for step in STEPS if step["id"] == self.lesson.get_attribute("data-step"))
        self._count(int(self.lesson.locator(".note").inner_text().split("/")[0]))
        if not self.taught or self.taught[-1] != step["id"]:
            self.taught.append(step["id"])
            resize(self.page, SIZES[len(self.taught) % len(SIZES)])
            check_words(self.page)
        read = ".lesson footer .btn:not(.bare)"
        if self.page.locator(read).count():
            self._click(read)
        elif self.player.is_asked:
            self._do(step)

    def _count(self, number: int) -> None:
        """The number of the step never goes back."""
        assert number >= self.number
        self.number = number

    def _do(self, step: dict[str, Any]) -> None:
        """One click on something that glows, where the lesson points."""
        menu = self.page.locator(".smallmenu .opt").all_inner_texts()
        if self.player.fire.count():
            self.player.confirm(self.player.version)
        elif menu:
            wanted = [at for at, words in enumerate(menu) if re.search(WISHES.get(step["id"], "."), words)]
            self._click(".smallmenu .opt", wanted[0] if wanted else 0)
        elif step["at"] == "hand":
            self._click(".hand .card.is-possible")
        elif step["at"] == "board" and self.page.locator(".region.is-possible:not(.fjord)").count():
            self._click(f"[data-place='{self._place(step)}']")
        else:
            self._click(".choices .opt:not([aria-disabled])")

    def _click(self, what: str, at: int = 0) -> None:
        """Click it if it is still there: the table may have moved on since it was looked at."""
        self.page.evaluate(CLICK, [what, at])
        settled(self.page)

    def _place(self, step: dict[str, Any]) -> str:
        """A province that glows; to pillage, one that can be pillaged, else another one than before."""
        pillages = [row.words.split()[1] for row in self.player.rows() if re.match(WISHES["pillage"], row.words)]
        if step["id"] == "pillage" and pillages:
            return pillages[0].lower()
        glows = self.page.locator(".region.is-possible:not(.fjord)").all()
        return glows[len(self.taught) % len(glows)].get_attribute("data-place") or ""


@pytest.mark.parametrize("lang", [*LEARN][: 2 if LONG else 1])
def test_the_lesson_is_learnt_by_clicking_what_glows(people: People, lang: str) -> None:
    page = people.open("/", lang=lang)
    page.get_by_role("button", name=LEARN[lang]).click()
    page.wait_for_url("**/table/*?learn=")
    expect(page.locator(".lesson")).to_be_visible()
    pupil = Pupil(page)
    pupil.learn()
    order = [step["id"] for step in STEPS]
    in_time = [step for step in pupil.taught if not STEPS[order.index(step)].get("late")]
    assert in_time == sorted(in_time, key=order.index)
    assert set(pupil.taught) >= {*order[: order.index("pillage") + 1], order[-1]}, pupil.taught
    expect(page.locator(".choices")).to_be_visible()

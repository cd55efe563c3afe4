"""A person's hand on the mouse: reads the list of choices, clicks through it, and says when the hall has answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page

REACHED = "(version) => Number(document.querySelector('main.table')?.dataset.version) >= version"


class Row(NamedTuple):
    """A row of the list: its words, and whether it is one whole move (else it opens into several)."""

    words: str
    is_move: bool


Taste = Callable[[str, list[Row]], int]


class Player:
    """Plays one seat by clicking."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator("main.table")
        self.choices = page.locator(".choices .opt:not([aria-disabled])")
        self.fire = page.locator(".prompt .btn.fire")

    @property
    def version(self) -> int:
        """The version of the table that the page shows."""
        return int(self.table.get_attribute("data-version") or -1)

    def until(self, version: int) -> Player:
        """Wait until the page shows a version of the table, or a later one."""
        self.page.wait_for_function(REACHED, arg=version)
        return self

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".choices").count() > 0

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt strong").inner_text()

    def rows(self) -> list[Row]:
        """The list as it stands."""
        read = "(all) => all.map((row) => [row.querySelector('.what').innerText, row.hasAttribute('aria-pressed')])"
        return [Row(str(words), bool(is_move)) for words, is_move in self.choices.evaluate_all(read)]

    def play(self, taste: Taste) -> None:
        """Answer what is asked, by the list; returns once the page shows that it was done."""
        before = self.version
        while True:
            rows = self.rows()
            at = taste(self.prompt, rows)
            self.choices.nth(at).evaluate("(row) => row.scrollIntoView({ block: 'center' })")
            self.choices.nth(at).click(force=True)
            if rows[at].is_move:
                return self.confirm(before)

    def confirm(self, before: int) -> None:
        """Press the fire button, if the hand is asked to confirm."""
        done = self.page.locator(f"main.table:not([data-version='{before}'])")
        self.fire.or_(done).first.wait_for()
        if self.version == before:
            self.fire.click(force=True)
        self.until(before + 1)

    def touch(self, place: str) -> None:
        """Click a place on the board, where its name is written."""
        self.region(place).locator(".pname, .fj").click()

    def region(self, place: str) -> Locator:
        return self.page.locator(f"[data-place='{place}']")


def preferring(*wishes: str) -> Taste:
    """The first row that fits the first wish that any row fits; else the last row, which is to stay out or to pass."""

    def taste(prompt: str, rows: list[Row]) -> int:
        for wish in wishes:
            for at, row in enumerate(rows):
                if re.search(wish, row.words):
                    return at
        return len(rows) - 1

    return taste

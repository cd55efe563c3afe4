"""A person's hand on the mouse: reads the list of choices, clicks through it, and says when the hall has answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page

REACHED = "(version) => Number(document.querySelector('main.table')?.dataset.version) >= version"
# The page has settled once it shows what the hall has (or the stage, which holds that up), no bot is asked, no answer
# is under way, and several frames in a row change nothing: what follows from what it shows (a step of a lesson, a
# focus) is drawn a frame or two later. Frames are counted, so that it ends in any case.
SETTLED = """async () => {
    let quiet = 0, frames = 0;
    const changes = new MutationObserver(() => (quiet = 0));
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const isTold = async () => {
        const { version, table } = await (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json();
        const shown = document.querySelector("main.table")?.dataset.version;
        return (shown >= version || document.querySelector(".mo-bar")) && !table.sits.some((sit) =>
            sit.asked && (sit.bot || sit.away));
    };
    while (frames++ < 3000) {
        await frame();
        quiet = document.querySelector(".prompt .btn.fire[aria-disabled]") ? 0 : quiet + 1;
        if (quiet <= 4) continue;
        if (await isTold() && quiet > 4) return true;
        quiet = 0;
    }
    return false;
}"""
# What follows from what is shown (a step of a lesson) is drawn a frame or two later.
DRAWN = """() => new Promise((done) => {
    let left = 6;
    const frame = () => (left-- ? requestAnimationFrame(() => setTimeout(frame)) : done());
    frame();
})"""
# Looked at and pressed in one go: between two looks of a test the answer may be given, and another one asked for.
CONFIRMED = """(before) => {
    const table = document.querySelector("main.table"), fire = document.querySelector(".prompt .btn.fire");
    if (table?.dataset.version !== String(before)) return true;
    if (!fire) return false;
    fire.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    fire.click();
    return true;
}"""


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
        self.page.wait_for_function(CONFIRMED, arg=before)
        self.until(before + 1)

    def touch(self, place: str) -> None:
        """Click a place on the board, where its name is written."""
        self.region(place).locator(".pname, .fj").click()

    def region(self, place: str) -> Locator:
        return self.page.locator(f"[data-place='{place}']")


def settled(page: Page) -> None:
    """Wait until a table's page shows all that follows from what was done, and only its reader can change it."""
    assert page.evaluate(SETTLED), "the page goes on changing"


def drawn(page: Page) -> None:
    """Wait until what follows from what the page shows is drawn, while bots may go on."""
    page.evaluate(DRAWN)


def preferring(*wishes: str) -> Taste:
    """The first row that fits the first wish that any row fits; else the last row, which is to stay out or to pass."""

    def taste(prompt: str, rows: list[Row]) -> int:
        for wish in wishes:
            for at, row in enumerate(rows):
                if re.search(wish, row.words):
                    return at
        return len(rows) - 1

    return taste

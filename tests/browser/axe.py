"""axe-core on a page: all its rules by night, and contrast on parchment, whose colours are all that differs there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.people import check_words
from tests.browser.shapes import prefer

HERE: Final = Path(__file__).parent
AXE: Final = (HERE / "vendor" / "axe.min.js").read_text(encoding="utf-8")
LOOKS: Final = (HERE / "theme.js").read_text(encoding="utf-8")
UNLIKE: Final = """([one, other]) => [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => one[key] !== other[key])"""
RULES: Final[dict[str, list[str]]] = {"night": [], "parchment": ["color-contrast"]}  # none named: all of them
FOUND: Final = """async ([theme, rules]) => {
    const root = document.documentElement, before = root.dataset.theme;
    root.dataset.theme = theme;
    const { violations } = await axe.run({ resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) });
    root.dataset.theme = before;
    const place = (node) => `    ${node.target} ${node.failureSummary}`;
    return violations.map(({ id, help, nodes }) => [`${theme}: ${id}: ${help}`, ...nodes.map(place)].join("\\n"));
}"""


def check_axe(page: Page) -> None:
    """No violation, neither by night nor on parchment; and everything is in words."""
    check_words(page)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    found = [fault for asked in RULES.items() for fault in page.evaluate(FOUND, list(asked))]
    assert not found, "\n".join(found)


def check_theme(page: Page) -> None:
    """A page differs in its colours only by day and by night, so most rules of axe need one theme."""
    night = page.evaluate_handle(LOOKS)
    prefer(page, "theme", "parchment")
    expect(page.locator("html")).to_have_attribute("data-theme", "parchment")
    unlike = page.evaluate(UNLIKE, [night, page.evaluate_handle(LOOKS)])
    prefer(page, "theme", "night")
    assert not unlike, f"more than colours differ by day: {unlike}"

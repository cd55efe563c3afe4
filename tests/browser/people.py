"""People at the hall's pages: each in their own browser profile; every complaint of their browsers is kept.

A table is shown by a page that lives on, if one is at rest (living.py); everything else is loaded into a fresh one.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from tests.browser.living import Kind, Living, Motion, Pages
from tests.server.house import Opened

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 45_000  # milliseconds: the machine may be busy
VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} in ${event.sourceFile}`));
"""
IDS = "option|ask|event|fact|badge|zone|stage|face|flag|card|refusal"  # names of messages that no one should see
NO_WORDS = re.compile(rf"\{{ ?\$|\bundefined\b|\bNaN\b|\[object |\b(?:{IDS})-[a-zA-Z]+")


class People:
    """Opens pages, one profile each, and keeps what goes wrong in them."""

    def __init__(self, browser: Browser, address: str, pages: Pages | None = None) -> None:
        self.browser = browser
        self.address = address
        self.pages = pages
        self.contexts: list[BrowserContext] = []
        self.living: list[Living] = []
        self.complaints: list[str] = []
        self.allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """Allow these complaints of a browser in this test."""
        self.allowed.append(re.compile(pattern))

    def profile(
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        motion: Motion = "reduce",
        touch: bool = False,
        scripts: tuple[str, ...] = (),
        worker: bool = False,
        **prefs: Any,
    ) -> BrowserContext:
        """A person's browser, without the hall's worker unless it is asked for.

        `prefs` are as the client keeps them (lang, theme, confirm …).
        """
        context = self._context(size, motion, touch, worker)
        context.add_init_script(VIOLATIONS + remembering(kept(prefs)))
        for script in scripts:
            context.add_init_script(script)
        context.on("page", self._mind)
        self.contexts.append(context)
        return context

    def _context(self, size: tuple[int, int], motion: Motion, touch: bool, worker: bool = False) -> BrowserContext:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion=motion,
            color_scheme="dark",
            locale="en-GB",
            has_touch=touch,
            is_mobile=touch,
            base_url=self.address,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        return context

    def open(self, path: str = "/", *, fresh: bool = False, **profile: Any) -> Page:
        """A page in its own profile; one that is fresh, or has scripts or a worker, shows nothing but this."""
        pages = None if fresh or {"scripts", "worker"} & profile.keys() else self.pages
        kind = pages.kind(path, **profile) if pages else None
        return self._lasting(pages, kind, path, **profile) if pages and kind else self._fresh(path, **profile)

    def _fresh(self, path: str, **profile: Any) -> Page:
        page = self.profile(**profile).new_page()
        page.goto(path)
        return page

    def _lasting(self, pages: Pages, kind: Kind, path: str, *, size: tuple[int, int] = DESKTOP, **profile: Any) -> Page:
        prefs = kept({key: value for key, value in profile.items() if key not in Kind._fields})
        rested = pages.take(kind)
        living = rested or Living(pages, kind, self._context(size, kind.motion, kind.touch))
        self.living.append(living)
        living.hear, living.fail = self._heard, self._failed
        if rested:
            living.show(path, prefs, size)
        else:
            living.load(path, VIOLATIONS + remembering(prefs))
        return living.page

    def sit(self, table: Opened, seat: int | None = None, **profile: Any) -> Page:
        """A seat's page at a table, or a spectator's, once the table is there, in its own letters."""
        page = self.open(f"/table/{table.id}" + ("?watch" if seat is None else f"#{table.tokens[seat]}"), **profile)
        expect(page.locator("main.table [data-place]").first).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
        return page

    def _mind(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}")

    def _failed(self, error: Error) -> None:
        self._complain(f"uncaught: {error}")

    def _complain(self, text: str) -> None:
        if "Service Worker registration blocked" in text:  # by us
            return
        if not any([pattern.search(text) for pattern in self.allowed]):
            self.complaints.append(text)

    def leave(self) -> None:
        while self.living:
            self.living.pop().rest()
        while self.contexts:
            self.contexts.pop().close()
        assert not self.complaints, "\n".join(self.complaints)


def kept(prefs: dict[str, Any]) -> dict[str, str]:
    """The preferences that a browser has kept; the rest is as tests want it."""
    usual = {"sound": False, "lang": "en", "name": "Astrid", "moments": "off"}
    return {f"meadhall.{key}": json.dumps(value) for key, value in {**usual, **prefs}.items()}


def remembering(kept: dict[str, str]) -> str:
    """A script that gives a browser what it has kept, once."""
    return f"""if (location.protocol.startsWith("http") && !localStorage.length)
        for (const [key, value] of Object.entries({json.dumps(kept)})) localStorage.setItem(key, value);"""


def check_words(page: Page) -> str:
    """Everything on the page is in words: no ids of messages, no holes in sentences. Returns the text."""
    text: str = page.evaluate("""() => {
        const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")]
            .flatMap((e) => ["aria-label", "title", "placeholder"].map((name) => e.getAttribute(name) ?? ""));
        return [document.title, document.body.innerText, ...named].join("\\n");
    }""")
    found = NO_WORDS.search(text)
    assert not found, f"not in words: …{text[max(0, found.start() - 60) : found.end() + 60]}…"
    return text

"""People at the hall's pages: each in a browser profile of their own; whatever their browsers complain of is kept."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from tests.server.house import Opened

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 45_000  # milliseconds: the machine may be busy
VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} in ${event.sourceFile}`));
"""
IDS = "option|ask|event|fact|badge|zone|stage|face|flag|card|refusal"  # how messages are called that nobody should see
NO_WORDS = re.compile(rf"\{{ ?\$|\bundefined\b|\bNaN\b|\[object |\b(?:{IDS})-[a-zA-Z]+")
Motion = Literal["reduce", "no-preference"]


class People:
    """Opens pages, one profile each, and keeps what goes wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """What a browser may complain of in this test."""
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
        context.add_init_script(
            VIOLATIONS + remembering({"sound": False, "lang": "en", "name": "Astrid", "moments": "off", **prefs})
        )
        for script in scripts:
            context.add_init_script(script)
        context.on("page", self._mind)
        self.contexts.append(context)
        return context

    def open(self, path: str = "/", **profile: Any) -> Page:
        """A page in a profile of its own."""
        page = self.profile(**profile).new_page()
        page.goto(path)
        return page

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
        for context in self.contexts:
            context.close()
        assert not self.complaints, "\n".join(self.complaints)


def remembering(prefs: dict[str, Any]) -> str:
    """A script that gives a fresh profile its preferences, once."""
    kept = json.dumps({f"meadhall.{key}": json.dumps(value) for key, value in prefs.items()})
    return f"""if (location.protocol.startsWith("http")) for (const [key, value] of Object.entries({kept}))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"""


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

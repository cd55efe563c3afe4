"""Pages that live on: a page is cleared and shows the next table, which costs a third of loading it.

What one test did must not reach the next: the reader leaves the table, the browser's storage is set again, and a page
that was given something for good (a route, a script, a listener, another address) is thrown away. A page is chosen by
what it cannot forget: the game whose looks it has loaded, and its device.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import BrowserContext, ConsoleMessage, Error

from tests.server.house import Client

KEPT: Final = 8  # pages at rest, of all kinds
TABLE: Final = re.compile(r"/table/([\w-]+)")
LASTING: Final = ("add_cookies", "add_init_script", "close", "emulate_media", "expose_binding", "expose_function",
                  "goto", "grant_permissions", "new_cdp_session", "new_page", "on", "once", "reload", "route",
                  "route_web_socket", "set_offline")  # fmt: skip
Motion = Literal["reduce", "no-preference"]

MARK: Final = """() => {
    const names = () => Object.getOwnPropertyNames(globalThis).filter((name) => name !== "axe").join();
    const before = names();
    globalThis[Symbol.for("lives on")] = () => names() === before;
}"""
LEAVE: Final = """() => {
    const isItself = globalThis[Symbol.for("lives on")];
    if (!isItself?.()) return false;
    dispatchEvent(new Event("meadhall:leave"));
    document.title = "Meadhall";
    for (const name of ["saga", "teach"]) delete document.body.dataset[name];
    document.activeElement?.blur();
    getSelection().removeAllRanges();
    scrollTo(0, 0);
    return true;
}"""
# The page hears of what is kept as from another tab. A theme that a test put on the page is taken from it by two
# that differ; what was forgotten is kept again, at its first value, and so it is forgotten twice.
SHOW: Final = """([path, kept]) => {
    const keys = new Set([...Object.keys(localStorage), ...Object.keys(kept), "meadhall.theme"]);
    const keep = (items) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    };
    const tell = (key) => dispatchEvent(new StorageEvent("storage", { key, newValue: "" }));
    for (const theme of ["night", "parchment"]) {
        keep({ "meadhall.theme": JSON.stringify(theme) });
        tell("meadhall.theme");
    }
    keep(kept);
    keys.forEach(tell);
    keep(kept);
    sessionStorage.clear();
    history.replaceState(null, "", path);
    dispatchEvent(new Event("meadhall:show"));
}"""


class Kind(NamedTuple):
    """The parts of a page that can't change: the game whose looks it has, and the device."""

    saga: str
    touch: bool
    motion: Motion


class Living:
    """A page that lives on, in its own profile."""

    def __init__(self, pages: Pages, kind: Kind, context: BrowserContext) -> None:
        self.pages = pages
        self.kind = kind
        self.context = context
        self.spoiled = False
        self.hear: Callable[[ConsoleMessage], None] = lambda _: None
        self.fail: Callable[[Error], None] = lambda _: None
        self.page = context.new_page()

    def load(self, path: str, script: str) -> None:
        """Load the first table, as a fresh page does."""
        self.context.add_init_script(script)
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._failed)
        self.page.goto(path)
        self.page.evaluate(MARK)
        for owner in (self.page, self.context):
            for name in LASTING:
                if hasattr(owner, name):
                    setattr(owner, name, self._spoiling(getattr(owner, name)))

    def _heard(self, message: ConsoleMessage) -> None:
        self.hear(message)  # the reader who has the page now

    def _failed(self, error: Error) -> None:
        self.fail(error)

    def _spoiling(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def spoil(*args: Any, **named: Any) -> Any:
            self.spoiled = True
            return act(*args, **named)

        return spoil

    def show(self, path: str, kept: dict[str, str], size: tuple[int, int]) -> None:
        """Show another table; the pointer is where it begins."""
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SHOW, [path, kept])

    def rest(self) -> None:
        """Leave the table, and wait for the next; a page that is no longer what it was is closed."""
        if self.page.is_closed() or self.context.pages != [self.page] or not self.page.evaluate(LEAVE) or self.spoiled:
            self.context.close()
        else:
            self.pages.put_back(self)


class Pages:
    """The pages at rest in one browser at one hall, the newest last."""

    def __init__(self, hall: Client) -> None:
        self.hall = hall
        self.resting: list[Living] = []

    def kind(self, path: str, *, touch: bool = False, motion: Motion = "reduce", **_: Any) -> Kind | None:
        """The kind of page that can show this; none where it is no table."""
        table = TABLE.match(path)
        if table is None:
            return None
        answer = self.hall.get(f"/api/tables/{table[1]}")
        return Kind(answer.data["table"]["saga"], touch, motion) if answer.status == 200 else None

    def take(self, kind: Kind) -> Living | None:
        """A page of this kind, if one is at rest."""
        found = next((page for page in reversed(self.resting) if page.kind == kind), None)
        if found is not None:
            self.resting.remove(found)
        return found

    def put_back(self, living: Living) -> None:
        """Keep a page; the one that rested longest makes room."""
        self.resting.append(living)
        if len(self.resting) > KEPT:
            self.resting.pop(0).context.close()

    def close(self) -> None:
        while self.resting:
            self.resting.pop().context.close()

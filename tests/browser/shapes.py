"""The shapes a page is seen in, and a visit that tries them all: what is wrong is gathered, and told at its end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

Size = tuple[int, int]

AUDIT: Final = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
FORMS: Final[dict[str, tuple[Size, ...]]] = {
    "phone": ((320, 480), (320, 640), (390, 844), (600, 900), (760, 520)),
    "sideways": ((568, 320), (667, 375), (844, 390), (1400, 480)),
    "standing": ((761, 900), (768, 1024), (820, 1180), (1279, 1600)),
    "lying": ((761, 600), (900, 600), (1024, 768), (1279, 720)),
    "desk": ((1280, 720), (1366, 650), (1280, 800), (1440, 2000), (2560, 1440)),
}
ALL_SHAPES: Final = [(form, size) for form, sizes in FORMS.items() for size in sizes]
TIGHT_SHAPES: Final = [(form, size) for form, sizes in FORMS.items() for size in (sizes[0], sizes[2])]
DESK: Final[Size] = (1280, 800)
LYING: Final[Size] = (1024, 768)
STANDING: Final[Size] = (820, 1180)
SIDEWAYS: Final[Size] = (844, 390)
PREFER: Final = """([key, value]) => {
    localStorage[key] = JSON.stringify(value);
    dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage[key] }));
}"""
LAID_OUT: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Faults(list[str]):
    """The faults of a page: a check that fails hides none of those that follow."""

    @contextmanager
    def at(self, where: object) -> Iterator[None]:
        """Keep what a check has to say, and where that was."""
        try:
            yield
        except AssertionError as error:
            self.append(f"{where}: {error}")


@contextmanager
def a_visit() -> Iterator[Faults]:
    """One page, several promises: all that is wrong is said at once."""
    faults = Faults()
    yield faults
    assert not faults, "\n".join(faults)


def resize(page: Page, size: Size) -> str:
    """Resize the page, which is laid out again; return its size in words."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LAID_OUT)
    return f"{size[0]}×{size[1]}"


def shape(page: Page, form: str, size: Size) -> str:
    """The same, once the page has found out which form it has then."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("(form) => document.documentElement.dataset.form === form", arg=form)
    return resize(page, size)


def audit(page: Page, form: str, size: Size) -> list[str]:
    """The faults of a page of this size."""
    where = shape(page, form, size)
    return [f"{where}: {fault}" for fault in page.evaluate(f"({AUDIT})")]


def prefer(page: Page, name: str, value: str | float) -> None:
    """As if another tab of this browser had changed a preference: that is heard in every shape and on the stage."""
    page.evaluate(PREFER, [f"meadhall.{name}", value])
    page.evaluate(LAID_OUT)


def speak(page: Page, lang: str) -> None:
    prefer(page, "lang", lang)
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)

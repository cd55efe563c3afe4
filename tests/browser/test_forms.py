"""Every shape of a page, upright and across: nothing overlaps, all can be read and touched, the board is large."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.people import People

AUDIT: Final = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
SAGAS: Final[dict[str, dict[str, Any]]] = {
    "blood-rage": {"question": "turn", "seats": 4, "skip": 3},
    "asgard": {"question": "act", "seats": 4, "skip": 2},
    "thorgal": {"question": "turn", "seats": 2, "skip": 6},
    "lords-of-ragnarok": {"question": "manoeuvre", "seats": 4, "skip": 4},
}
FORMS: Final = {
    "phone": ((320, 480), (320, 640), (390, 844), (600, 900), (760, 520)),
    "sideways": ((568, 320), (667, 375), (844, 390), (1400, 480)),
    "standing": ((761, 900), (768, 1024), (820, 1180), (1279, 1600)),
    "lying": ((761, 600), (900, 600), (1024, 768), (1279, 720)),
    "desk": ((1280, 720), (1366, 650), (1280, 800), (1440, 2000), (2560, 1440)),
}


def faults(page: Page, form: str, size: tuple[int, int]) -> list[str]:
    """What is wrong with a page of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("(form) => document.documentElement.dataset.form === form", arg=form)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(f"({AUDIT})")
    return [f"{size[0]}×{size[1]}: {fault}" for fault in found]


@pytest.mark.parametrize("saga", SAGAS)
def test_every_shape_of_a_page(hall: Doorway, people: People, saga: str) -> None:
    """In French, which has the longer words."""
    page = people.sit(hall.bring(record_until(saga=saga, **SAGAS[saga])), 0, lang="fr", passing="off")
    expect(page.locator(".choices .opt").first).to_be_visible()
    found = [fault for form, sizes in FORMS.items() for size in sizes for fault in faults(page, form, size)]
    assert not found, "\n".join(found)

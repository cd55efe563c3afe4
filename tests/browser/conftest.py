"""A hall in its own process, a browser, and people in it. Without Chromium, the whole folder is skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.doorway import Doorway
from tests.browser.living import Pages
from tests.browser.people import PATIENCE, People

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium; closed before tests of other folders run, which may want the event loop."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip(f"no browser to test the client with: install one of {', '.join(NAMES)}")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def hall(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doorway]:
    """One hall for all tests of the folder."""
    doorway = Doorway(tmp_path_factory.mktemp("hall") / "data").start()
    yield doorway
    doorway.close()


@pytest.fixture(scope="package")
def pages(hall: Doorway) -> Iterator[Pages]:
    """The pages that live on from test to test; in a long run all are fresh."""
    pages = Pages(hall)
    yield pages
    pages.close()


@pytest.fixture
def people(browser: Browser, hall: Doorway, pages: Pages) -> Iterator[People]:
    """The people of a test; they leave when it ends, and none may have had anything to complain of."""
    people = People(browser, hall.address, None if os.environ.get("MEADHALL_LONG") else pages)
    yield people
    people.leave()

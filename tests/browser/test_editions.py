"""A hall with two editions of a game: which one is chosen in its forms, and a table says that its cards are others."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.games.thorgal.cards.tables import BASE_FOLDER
from tests.browser.people import PHONE, People
from tests.server.process import Process


@pytest.fixture(scope="module")
def two(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A hall that has Thorgal in an edition of somebody's own, too."""
    folder = tmp_path_factory.mktemp("editions")
    mine = shutil.copytree(BASE_FOLDER, folder / "Shipwrights")
    hall = Process(Path(folder / "data"), "--edition", "thorgal", str(mine))
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture
def guests(browser: Browser, two: Process) -> Iterator[People]:
    people = People(browser, f"http://127.0.0.1:{two.port}")
    yield people
    people.leave()


def lobby(guests: People, **profile: Any) -> Page:
    """The hall, with the game chosen that has two editions."""
    page = guests.open("/", **profile)
    page.locator("[data-saga='thorgal'] input[type=radio]").check(force=True)
    return page


def choice(place: Page | Locator) -> Locator:
    return place.get_by_role("group", name="Edition").get_by_role("button")


def edition_of(two: Process, page: Page) -> str:
    """The edition that the page's table is played in, as people call it."""
    page.wait_for_url("**/table/*")
    table = page.url.split("/table/")[1].split("?")[0].split("#")[0]
    return str(two.get(f"/api/tables/{table}").data["table"]["called"])


def test_a_saga_of_one_edition_leaves_nothing_to_choose(guests: People) -> None:
    page = guests.open("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    expect(choice(page)).to_have_count(0)


def test_the_edition_chosen_for_a_quick_game_is_played_and_named_at_the_table(two: Process, guests: People) -> None:
    page = lobby(guests)
    expect(choice(page)).to_have_text(["Meadhall edition", "Shipwrights"])
    expect(choice(page).first).to_have_attribute("aria-pressed", "true")
    choice(page).nth(1).click()
    page.get_by_role("button", name="Start now").click()
    assert edition_of(two, page) == "Shipwrights"
    expect(page.locator(".top .brand")).to_contain_text("(Shipwrights)")
    expect(page.get_by_role("heading", level=1)).to_contain_text("(Shipwrights)")


def test_a_table_of_the_base_names_no_edition(two: Process, guests: People) -> None:
    page = lobby(guests)
    page.get_by_role("button", name="Start now").click()
    assert edition_of(two, page) == ""
    expect(page.locator(".top .brand")).not_to_contain_text("(")


def test_the_form_for_friends_has_the_choice_too(two: Process, guests: People) -> None:
    page = lobby(guests)
    page.get_by_role("button", name="With friends").click()
    form = page.get_by_role("dialog")
    choice(form).nth(1).click()
    expect(choice(form).nth(1)).to_have_attribute("aria-pressed", "true")
    form.get_by_role("button", name="Create table").click()
    page.get_by_role("dialog").get_by_text("Go to the table", exact=True).click()
    assert edition_of(two, page) == "Shipwrights"


def test_on_a_phone_the_menu_of_the_table_names_it(guests: People) -> None:
    page = lobby(guests, size=PHONE, touch=True)
    choice(page).nth(1).tap()
    page.get_by_role("button", name="Start now").tap()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Menu").tap()
    expect(page.locator(".tablemenu h2")).to_contain_text("(Shipwrights)")

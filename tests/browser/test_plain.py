"""A game that brings no art: the hall draws it plainly, and it can be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import People
from tests.newcomer.guest import SLUG, invite
from tests.server.house import House


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A hall of this process, where the skalds are a game."""
    invite(monkeypatch)
    with House(tmp_path / "data") as house:
        yield house


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[People]:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    yield people
    people.leave()


def sing(page: Page, verse: str) -> None:
    page.locator(".hand .card", has_text=verse).click()
    page.locator(".prompt .btn.fire").click()


def test_a_saga_without_art_is_played_on_its_regions(house: House, guests: People) -> None:
    table = house.open("me friend", saga=SLUG, seed=5)
    first, second = guests.sit(table, 0), guests.sit(table, 1)
    high_seat = first.locator("[data-place=high-seat]")
    expect(high_seat).to_contain_text("4 Glory")
    expect(high_seat).to_contain_text("1 of 1 seats free")

    sing(first, "Verse 5")
    sing(second, "Verse 4")
    first.locator(".choices .opt:not([aria-disabled])", has_text="high seat").first.wait_for()
    high_seat.click()
    first.locator(".prompt .btn.fire").click()

    for page in (first, second):
        expect(page.locator("[data-place=high-seat]")).to_contain_text("Skald")
        expect(page.locator("[data-place=high-seat]")).to_contain_text("0 of 1 seats free")
        expect(page.locator(".seats, .sheets").first).to_contain_text("9")


def test_its_banner_hangs_in_the_hall(guests: People) -> None:
    page = guests.open("/", lang="fr")
    banner = page.locator(f".banner[data-saga={SLUG}]")
    expect(banner).to_contain_text("Le Défi des scaldes")
    banner.click()
    expect(page.locator(".quick h2")).to_have_text("Le Défi des scaldes")
    expect(page.get_by_role("button", name="Apprendre")).to_have_count(0)

"""A game with several kinds of games, alone, as a team and as rivals: how a table is opened, and how it ends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.kernel import Chance
from tests.browser.people import People
from tests.crew.guest import SLUG, invite
from tests.server.house import House, Opened, play, seated


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A hall of this process, where the crew is a game."""
    invite(monkeypatch)
    with House(tmp_path / "data") as house:
        yield house


@pytest.fixture
def guests(browser: Browser, house: House) -> Iterator[People]:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    yield people
    people.leave()


def lobby(guests: People, lang: str = "en") -> Page:
    page = guests.open("/", lang=lang)
    page.locator(f".banner[data-saga={SLUG}]").click()
    return page


def at_table(page: Page) -> str:
    """The id of the table that the page has come to."""
    page.wait_for_url(re.compile("/table/"))
    return page.url.rpartition("/")[2].partition("?")[0]


def test_one_plays_alone_in_two_clicks(house: House, guests: People) -> None:
    page = lobby(guests)
    bots = page.get_by_role("group", name="Bots", exact=True)
    expect(bots.get_by_role("button")).to_have_text(["0", "1", "2"])
    bots.get_by_role("button", name="No bots (solo)").click()
    expect(page.get_by_role("group", name="Bot level")).to_have_count(0)
    page.get_by_role("button", name="Start now").click()
    assert len(house.table(at_table(page)).head.sits) == 1


def test_the_seats_follow_the_kind_of_game(house: House, guests: People) -> None:
    page = lobby(guests, "fr")
    kind = page.get_by_role("group", name="La partie")
    expect(kind.get_by_role("button", name="Un équipage")).to_have_attribute("aria-pressed", "true")
    kind.get_by_role("button", name="Rivaux").click()
    bots = page.get_by_role("group", name="Bots", exact=True)
    expect(bots.get_by_role("button")).to_have_text(["1", "2"])
    bots.get_by_role("button", name="1 bot").click()
    page.locator(".quick .btn.fire").click()
    assert house.table(at_table(page)).head.record.options == {"mode": "rivals"}
    page.goto(guests.address)
    expect(page.locator(".tbl").first).to_contain_text("Rivaux")


def test_the_form_asks_what_has_a_place(house: House, guests: People) -> None:
    page = lobby(guests)
    page.get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="Remove seat 2").click()
    expect(dialog.locator(".seat-row")).to_have_count(1)
    dialog.get_by_role("button", name="Rivals").click()
    expect(dialog.locator(".seat-row")).to_have_count(2)
    expect(dialog.get_by_label("The tide")).to_have_count(0)
    dialog.get_by_role("button", name="One crew").click()
    dialog.get_by_label("The tide").first.select_option("Very high")
    dialog.get_by_label("Calm water at the start").check()
    dialog.locator(".btn.fire").click()
    assert house.table(at_table(page)).head.record.options == {"tide": 2, "spring": True}


def played(house: House, sits: str, *, won: bool) -> Opened:
    """A table whose crew was saved, or was lost."""
    for seed in range(60):
        table = house.open(sits, saga=SLUG, seed=seed)
        with seated(house, table) as lines:
            play(lines, Chance(seed))
            if bool(lines[0].state["outcome"]["winners"]) == won:
                return table
    raise AssertionError("no crew has such an end")


@pytest.mark.parametrize(
    ("sits", "won", "lang", "title"),
    [
        ("me friend", True, "en", "You won together!"),
        ("me friend", False, "fr", "Défaite : le jeu gagne"),
        ("me", True, "fr", "Vous gagnez !"),
        ("me", False, "en", "Defeat: the game wins"),
    ],
)
def test_a_team_has_one_score_and_no_ranks(
    house: House, guests: People, sits: str, won: bool, lang: str, title: str
) -> None:
    table = played(house, sits, won=won)
    page = guests.sit(table, 0, lang=lang)
    page.locator(".prompt .btn.fire").click()
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_have_text(title)
    expect(result.locator(".team-score")).to_contain_text("Score")
    expect(result.locator(".ranks li")).to_have_count(len(sits.split()))
    expect(result.locator(".ranks b")).to_have_count(0)


def test_a_spectator_of_a_team_reads_of_others(house: House, guests: People) -> None:
    page = guests.open(f"/table/{played(house, 'me friend', won=True).id}?watch")
    page.locator(".prompt .btn.fire").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("win together")


def test_a_guest_beside_the_sagas_of_the_hall_hangs_on_the_wall(guests: People) -> None:
    page = guests.open("/", lang="fr")
    expect(page.locator(f".banner[data-saga={SLUG}] use[href='#meadhall']")).to_have_count(1)
    tops = page.locator(".banner").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) > 5
    assert len(set(tops)) == 1


def test_its_table_is_called_as_in_ones_language(house: House, guests: People) -> None:
    page = guests.sit(house.open("me", saga=SLUG, seed=3), 0, lang="fr")
    expect(page.locator(".brand strong")).to_have_text("L’Équipage")

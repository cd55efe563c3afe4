"""A host's means against a link in the wrong hands: one visit by keyboard, a phone and French. About 9 s of CPU."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.doorway import Doorway
from tests.browser.people import PHONE, People, check_words
from tests.server.house import Opened

WORDS = {
    "en": {"menu": "Players and links", "link": "New link for {}", "do": "Create a new link", "remove": "Remove {}",
           "out": "Remove player", "gift": "For {}"},
    "fr": {"menu": "Joueurs et liens", "link": "Nouveau lien pour {}", "do": "Créer un nouveau lien",
           "gift": "Pour {}"},
}  # fmt: skip


def host(people: People, table: Opened, **profile: Any) -> Page:
    """The page of the one who opened the table, and plays its first seat."""
    mine = {"id": table.id, "saga": "blood-rage", "name": "", "created": 0, "tokens": {}, "friends": {}}
    return people.sit(table, 0, tables=[{**mine, "host": table.host, "seen": {"version": 0, "events": 0}}], **profile)


def players(page: Page, words: dict[str, str]) -> Locator:
    page.get_by_role("button", name=re.compile("^Menu$")).click()
    page.get_by_role("button", name=words["menu"]).press("Enter")
    return page.get_by_role("dialog")


def sure(ask: Locator, do: Locator) -> None:
    """Ask for something by keyboard, up to the button that does it."""
    ask.press("Enter")
    expect(do).to_be_focused()


def test_host_ends_a_link_and_removes_a_player(hall: Doorway, people: People) -> None:
    table = hall.open("me friend friend", seed=7)
    theirs = people.sit(table, 1)
    page, words = host(people, table), WORDS["en"]
    name = "Bear"
    dialog = players(page, words)
    expect(dialog.get_by_role("button", name=words["remove"].format("Wolf"))).to_have_count(0)
    ask = dialog.get_by_role("button", name=words["link"].format(name))
    sure(ask, dialog.get_by_role("button", name=words["do"]))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(ask).to_be_focused()  # nothing was done
    sure(ask, dialog.get_by_role("button", name=words["do"]))
    page.keyboard.press("Enter")
    gift = dialog.get_by_label(words["gift"].format(name), exact=True)
    expect(gift).to_have_value(re.compile(f"/table/{table.id}#[\\w-]{{22}}$"))
    expect(theirs.get_by_role("heading", name="Can’t open this table")).to_be_visible()
    new = table._replace(tokens=[table.tokens[0], gift.input_value().partition("#")[2], table.tokens[2]])
    check_words(page)
    page.keyboard.press("Escape")

    phone = people.sit(new, 1, size=PHONE, lang="fr")
    expect(phone.locator(".brand .known svg")).to_have_attribute("aria-label", re.compile("graine"))
    phone.get_by_role("button", name="Discussion").click()
    expect(phone.locator(".notice-line")).to_have_text(re.compile("L’hôte a créé un nouveau lien pour"))
    phone.get_by_role("button", name="Places", exact=True).click()
    expect(phone.locator(".known-deal")).to_contain_text("a choisi la graine")

    dialog = players(page, words)
    out = dialog.get_by_role("button", name=words["remove"].format("Serpent"))
    sure(out, dialog.get_by_role("button", name=words["out"]))
    page.keyboard.press("Enter")
    expect(out).to_have_count(0)
    expect(dialog.get_by_role("heading", name=words["menu"])).to_be_focused()
    ask.focus()
    wish = {"token": table.host, "seat": 1, "link": 1, "bot": "random"}
    assert hall.post(f"/api/tables/{table.id}/remove", wish).status == 200
    expect(ask).to_have_count(0)
    expect(dialog.get_by_role("heading", name=words["menu"])).to_be_focused()
    expect(phone.get_by_text("L’hôte a retiré")).not_to_have_count(0)
    assert hall.get(f"/api/tables/{table.id}", table.tokens[2]).reason == "foreign-token"


def test_own_link_is_changed_on_a_phone(hall: Doorway, people: People) -> None:
    """The page goes on with the new one; every button is large enough for a finger."""
    table, words = hall.open("me friend"), WORDS["fr"]
    page = host(people, table, size=PHONE, touch=True, lang="fr")
    dialog = players(page, words)
    for button in dialog.get_by_role("button").all():
        assert (button.bounding_box() or {"height": 0})["height"] >= 40
    dialog.get_by_role("button", name=words["link"].format("Loup")).click()
    dialog.get_by_role("button", name=words["do"]).click()
    token = dialog.get_by_label(words["gift"].format("Loup"), exact=True).input_value().partition("#")[2]
    check_words(page)
    page.keyboard.press("Escape")
    expect(page.locator(".options .opt").first).to_be_visible()
    assert hall.get(f"/api/tables/{table.id}", table.tokens[0]).reason == "foreign-token"
    assert hall.get(f"/api/tables/{table.id}", token).data["seat"] == 0
    page.reload()
    expect(page.locator("main.table [data-place]").first).to_be_visible()

"""Giving seats away: links that lead friends to the hall, by sheet and by code; and an address that gives nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.doorway import Doorway
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import speak
from tests.server.house import House, Opened

SHEET = "navigator.share = async (what) => { globalThis.shared = what; };"
NO_SHEET = "Object.defineProperty(navigator, 'share', { value: undefined });"
FINE = 6  # pixels of a module
NEAR = ["http://192.168.1.7:8000/", "http://[fd00::7]:8000/"]


def links_of(page: Page) -> Locator:
    """The dialog with the links of a table."""
    page.get_by_role("button", name=re.compile("^Menu$")).click()
    page.get_by_role("button", name=re.compile("Links to this table|Liens de cette table")).click()
    return page.get_by_role("dialog")


def read(gift: Locator) -> list[str]:
    """A camera's view of the code that is shown: its modules as pixels, with the white round them."""
    drawing = gift.locator(".qr svg")
    start, _, size, _ = map(int, (drawing.get_attribute("viewBox") or "").split())
    path = drawing.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    side = range(start * FINE, (start + size) * FINE)
    pixels = bytes([0 if (x // FINE, y // FINE) in dark else 255 for y in side for x in side])
    found = zxingcpp.read_barcodes(memoryview(pixels).cast("B", shape=[len(side), len(side)]))
    return [code.text for code in found]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A hall whose doors the test can move."""
    with House(tmp_path / "data") as house:
        yield house


def test_link_to_loopback_warns_and_says_what_to_do(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    dialog = links_of(people.sit(table, 0))
    expect(dialog.get_by_role("alert")).to_contain_text("These links work on this computer only.")
    expect(dialog.get_by_role("alert")).to_contain_text("meadhall serve --host 0.0.0.0")
    french = links_of(people.sit(table, 1, lang="fr", size=PHONE))
    expect(french.get_by_role("alert")).to_contain_text("Ces liens ne fonctionnent que sur cet ordinateur.")


def test_after_opening_a_table_too(people: People) -> None:
    page = people.open()
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("dialog")).to_contain_text("These links work on this computer only.")


def test_links_lead_where_friends_find_the_hall(
    browser: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.web.app.links_for", lambda *_: NEAR)
    people = People(browser, f"http://127.0.0.1:{house.port}")
    dialog = links_of(people.sit(house.open("me friend"), 0))
    expect(dialog.locator(".door")).to_contain_text("Links for friends on your network")
    expect(dialog.get_by_label("For spectators", exact=True)).to_have_value(re.compile(r"^http://192\.168\.1\.7:8000/"))
    dialog.get_by_label("Server address").select_option("http://[fd00::7]:8000")
    expect(dialog.get_by_label("For spectators", exact=True)).to_have_value(re.compile(r"^http://\[fd00::7\]:8000/ta"))
    people.leave()


@pytest.mark.parametrize("text", ["spectators", "own"])
def test_code_that_a_camera_reads(hall: Doorway, people: People, text: str) -> None:
    table = hall.open("me friend")
    dialog = links_of(people.sit(table, 0))
    if text == "own":
        dialog.get_by_text("Your seat, on another device").click()
    gift = dialog.locator(".gift").nth(0 if text == "spectators" else 1)
    link = gift.get_by_role("textbox").input_value()
    assert (table.tokens[0] in link) is (text == "own")
    gift.get_by_role("button", name=re.compile("QR code")).click()
    expect(gift.locator(".qr svg")).to_be_visible()
    assert read(gift) == [link]


def test_share_sheet_where_there_is_one(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    page = people.sit(table, 0, scripts=(SHEET,))
    dialog = links_of(page)
    dialog.get_by_role("button", name="Share For spectators").click()
    assert page.evaluate("globalThis.shared.url") == dialog.get_by_label("For spectators", exact=True).input_value()
    without = links_of(people.sit(table, 1, scripts=(NO_SHEET,)))
    expect(without.get_by_role("button", name="Share For spectators")).to_have_count(0)
    expect(without.get_by_role("button", name="QR code of For spectators")).to_be_visible()


def gone(page: Page, table: Opened) -> None:
    expect(page).to_have_url(re.compile(rf"/table/{table.id}(\?[^#]*)?$"))


def test_token_leaves_the_address_and_the_seat_stays(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    page = people.sit(table, 0)
    gone(page, table)
    expect(page.locator(".sheet.mine")).to_be_visible()
    page.reload()
    expect(page.locator(".sheet.mine")).to_be_visible()
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.locator(".sheet.mine")).to_be_visible()


def test_copied_address_gives_no_seat_away(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    page = people.sit(table, 0)
    gone(page, table)
    other = people.open(page.url.removeprefix(hall.address))
    expect(other.locator("main.table [data-place]").first).to_be_visible()
    expect(other.locator(".sheet.mine")).to_have_count(0)


def test_own_link_opens_the_seat_on_another_device(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    dialog = links_of(people.sit(table, 0))
    dialog.get_by_text("Your seat, on another device").click()
    expect(dialog).to_contain_text("anyone who opens it plays as you")
    link = dialog.locator(".own-links").get_by_role("textbox").input_value()
    assert link == f"{hall.address}/table/{table.id}#{table.tokens[0]}"
    phone = people.open(link.removeprefix(hall.address), size=PHONE)
    expect(phone.locator("main.table [data-place]").first).to_be_visible()
    gone(phone, table)
    assert phone.evaluate("JSON.parse(localStorage['meadhall.tables'])[0].tokens") == {"0": table.tokens[0]}


def test_browser_that_keeps_nothing_keeps_the_address(hall: Doorway, people: People) -> None:
    people.allow("this browser keeps nothing more")
    table = hall.open("me friend")
    forbids = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    page = people.sit(table, 0, scripts=(forbids,))
    expect(page.locator(".sheet.mine")).to_be_visible()
    assert page.url.endswith(f"#{table.tokens[0]}")
    page.reload()
    expect(page.locator(".sheet.mine")).to_be_visible()


def test_link_of_a_seat_pasted_where_its_table_is_shown(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    page = people.sit(table, None)
    page.goto(f"/table/{table.id}?watch")
    expect(page.locator("main.table [data-place]").first).to_be_visible()
    page.goto(f"/table/{table.id}")
    expect(page.locator("main.table [data-place]").first).to_be_visible()
    page.evaluate("(token) => (location.hash = token)", table.tokens[1])
    expect(page.locator(".sheet.mine")).to_be_visible()


def test_skipping_to_the_content_is_no_token(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    page = people.sit(table, 0)
    page.evaluate("location.hash = 'play'")
    page.reload()
    expect(page.locator(".sheet.mine")).to_be_visible()


def test_links_in_words(hall: Doorway, people: People) -> None:
    table = hall.open("me friend open")
    page = people.sit(table, 0, scripts=(SHEET,))
    dialog = links_of(page)
    dialog.locator(".own-links summary").click()
    for gift in dialog.locator(".gift").all():
        gift.locator("[aria-expanded]").click()
    expect(dialog.locator(".qr svg")).to_have_count(3)
    for lang in ("en", "fr"):
        speak(page, lang)
        check_words(page)

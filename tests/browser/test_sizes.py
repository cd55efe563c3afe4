"""One screen on a desk, one view at a time on a phone; nothing hangs over the edge."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.doorway import Doorway, record_until
from tests.browser.driver import Player, settled
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.shapes import SIDEWAYS, STANDING, a_visit, resize, speak

SHAPES: Final = ((1180, 820), (1024, 768), (820, 1180), (768, 1024), (844, 390), (390, 844), (320, 640))
DEEP: Final = 6  # taps on the list before a move is whole
LARGEST = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"


def test_a_battle_fits_a_desk(hall: Doorway, people: People) -> None:
    """As the tables do that are visited in all shapes."""
    page = people.sit(hall.bring(record_until("battle_card", seats=4, skip=1)), 0)
    expect(page.locator(".choices")).to_be_visible()
    assert page.evaluate(LARGEST) == list(DESKTOP)


def test_the_lobby_fits_a_desk(people: People) -> None:
    page = people.open("/")
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    assert page.evaluate(LARGEST) == list(DESKTOP)


def test_on_a_phone(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seed=3, first=0, beginners=True)), 0, size=PHONE, touch=True)
    player, dock = Player(page), page.get_by_role("navigation", name="Views")
    for view, seen in (
        ("Hand", ".hand .card"),
        ("Seats", ".sheet"),
        ("Log", ".talk .log"),
        ("Chat", ".say-line"),
        ("Map", ".boardwrap svg"),
    ):
        dock.get_by_role("button", name=view).tap()
        expect(page.locator(seen).first).to_be_in_viewport()
        check_width(page)
    before = player.version
    player.choices.first.scroll_into_view_if_needed()
    for _ in range(DEEP):  # what several moves hide behind opens first
        player.choices.first.tap()
        settled(page)
        if player.fire.count():
            break
    expect(player.fire).to_be_visible()
    check_width(page)
    player.fire.tap()
    player.until(before + 1)
    expect(page.locator("[data-piece]").first).to_be_in_viewport()


def test_the_lobby_on_a_phone(people: People) -> None:
    page = people.open("/", size=PHONE, touch=True)
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    check_width(page)
    page.get_by_role("button", name="With friends").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_width(page)


MENU: Final = """() => {
    const menu = document.querySelector(".tablemenu"), room = menu.getBoundingClientRect();
    const out = [...menu.querySelectorAll(".opt")].filter((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        return left < room.left || right > room.right || height < 43.5;
    });
    return [room.left < 0 || room.right > innerWidth, ...out.map((one) => one.textContent)].filter(Boolean);
}"""


def test_the_menu_of_a_table_fits_the_page(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("turn", seats=2)), 0, size=PHONE, touch=True, lang="fr")
    page.get_by_role("button", name="Menu", exact=True).tap()
    expect(page.locator(".tablemenu")).to_contain_text("Réglages")
    with a_visit() as faults:
        for size in (PHONE, SIDEWAYS, (320, 640), STANDING):
            where = resize(page, size)
            faults += [f"{where}: {fault}" for fault in page.evaluate(MENU)]


UNFIT: Final = """() => {
    const box = (one) => one.getBoundingClientRect(), seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const words = (one) => (one.textContent.trim() || one.ariaLabel).slice(0, 30);
    const out = [...document.querySelectorAll(".banner")].filter((one) => seen(one.querySelector(".cloth")))
        .filter((one) => box(one.querySelector(".facts")).bottom > box(one).bottom - 34);
    const wide = [...document.querySelectorAll(".banner strong")]
        .filter((one) => box(one).width > box(one.closest(".banner")).width + 14);
    const small = [...document.querySelectorAll(".lobby button, .hall-top button, .quick button, .tbl button")]
        .filter((one) => seen(one) && (box(one).width < 43.5 || box(one).height < 43.5));
    return [...out.map((one) => `${words(one)} hangs out of its cloth`),
        ...wide.map((one) => `${words(one)} is too wide`), ...small.map((one) => `small to touch: ${words(one)}`),
        ...(document.scrollingElement.scrollWidth > innerWidth ? ["the page is too wide"] : [])];
}"""


def test_the_lobby_can_be_read_and_touched_in_every_shape(hall: Doorway, people: People) -> None:
    hall.open("friend open", public=True)
    page = people.open("/", touch=True)
    expect(page.locator(".tbl .btn").first).to_be_visible()
    with a_visit() as faults:
        for size in SHAPES:
            where = resize(page, size)
            for lang in ("en", "fr"):
                speak(page, lang)
                faults += [f"{where}, {lang}: {fault}" for fault in page.evaluate(UNFIT)]


def check_width(page: Page) -> None:
    assert page.evaluate(LARGEST)[0] == PHONE[0]

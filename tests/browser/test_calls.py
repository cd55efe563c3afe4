"""Being called back from the page: feeds, hooks and pushes; and the lobby without the network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.server.alerts.push import open_push
from tests.browser.doorway import Doorway
from tests.browser.people import DESKTOP, PHONE, People, check_words
from tests.server.house import House
from tests.server.process import until
from tests.server.test_alerts import Hook, hook
from tests.server.test_push import AUTH, BROWSER
from tests.server.test_release import client

__all__ = ["client", "hook"]

READY = "() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"


WORDS = {
    "en": {"add": "Add", "code": "Code", "confirm": "Confirm", "wrong": "isn’t the code", "again": "Send a new code",
           "off": "Turned off", "on": "Turn on again"},
    "fr": {"add": "Ajouter", "code": "Code", "confirm": "Confirmer", "wrong": "pas le bon code",
           "again": "Envoyer un autre code", "off": "Désactivé", "on": "Réactiver"},
}  # fmt: skip


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A hall that can push, and may do so nearby."""
    with House(tmp_path / "data") as house:
        house.alerts.push, house.alerts.near = open_push(tmp_path), True
        yield house


def calls_of(page: Page) -> Locator:
    """The dialog in which one asks to be called."""
    page.get_by_role("button", name=re.compile("^Menu$")).click()
    page.get_by_role("button", name=re.compile("Tell me when it’s my turn|Me prévenir quand")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".callway")).not_to_have_count(0)
    return dialog


def test_feed_for_a_calendar_and_for_a_reader(hall: Doorway, people: People) -> None:
    table = hall.open("me friend", options={"first": 0, "beginners": True}, name="Winter")
    dialog = calls_of(people.sit(table, 0))
    dialog.get_by_role("button", name="Create links").click()
    calendar = dialog.get_by_label("For a calendar", exact=True).input_value()
    reader = dialog.get_by_label("For a feed reader", exact=True).input_value()
    assert "It’s your turn at Winter." in hall.get(calendar.removeprefix(hall.address)).body.decode()
    assert "It’s your turn at Winter." in hall.get(reader.removeprefix(hall.address)).body.decode()
    expect(dialog.locator(".call-list li")).to_have_text(re.compile("a calendar or feed"))
    dialog.get_by_role("button", name="Remove: a calendar or feed").click()
    expect(dialog.locator(".call-list")).to_have_count(0)
    assert hall.get(calendar.removeprefix(hall.address)).status == 404


def test_hook_that_leads_inside_is_refused_in_words(hall: Doorway, people: People) -> None:
    table = hall.open("me friend")
    for lang, words in (("en", "on the public internet"), ("fr", "de l’internet public")):
        page = people.sit(table, 0, lang=lang, size=PHONE)
        people.allow("400")
        dialog = calls_of(page)
        dialog.locator("input[type=url]").fill("http://127.0.0.1/hook")
        dialog.locator(".hook-line button").click()
        expect(dialog.get_by_role("alert")).to_contain_text(words)
        check_words(page)


def test_the_host_has_a_hook_for_all(browser: Browser, house: House, hook: Hook) -> None:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    table = house.open("me friend")
    page = people.sit(table, 0)
    kept = "(host) => { const all = JSON.parse(localStorage['meadhall.tables']); all[0].host = host;"
    page.evaluate(kept + " localStorage['meadhall.tables'] = JSON.stringify(all); }", table.host)
    page.reload()
    dialog = calls_of(page)
    dialog.get_by_label("For every player’s turn").check()
    dialog.locator("input[type=url]").fill(hook.address)
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.locator(".call-list li")).to_contain_text("For every player’s turn")
    expect(dialog.locator(".call-state")).to_have_count(0)  # it has sent the code back
    assert [call.seat for call in house.table(table.id).head.alerts] == [-1]
    dialog.get_by_role("button", name="Remove: a webhook").click()
    expect(dialog.locator(".call-list")).to_have_count(0)
    people.leave()


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_code_is_entered_and_what_failed_is_switched_on_again(
    browser: Browser, house: House, hook: Hook, lang: str, size: tuple[int, int]
) -> None:
    people, words, hook.echoes = People(browser, f"http://127.0.0.1:{house.port}"), WORDS[lang], False
    people.allow("403")
    table = house.open("me friend", options={"first": 1, "beginners": True})
    page = people.sit(table, 0, lang=lang, size=size)
    dialog = calls_of(page)
    dialog.locator("input[type=url]").fill(hook.address)
    dialog.get_by_role("button", name=words["add"], exact=True).click()
    state = dialog.locator(".call-state")
    state.get_by_label(words["code"]).fill("1")
    state.get_by_role("button", name=words["confirm"]).click()
    expect(dialog.get_by_role("alert")).to_contain_text(words["wrong"])
    state.get_by_role("button", name=words["again"]).click()
    until(lambda: len(hook.codes) == 2)
    expect(state.get_by_label(words["code"])).to_have_value("")
    expect(dialog.locator("[role=alert]")).to_have_text("")
    state.get_by_label(words["code"]).fill(f"{hook.codes[1][:4]} {hook.codes[1][4:]}")
    check_words(page)
    state.get_by_role("button", name=words["confirm"]).click()
    expect(state).to_have_count(0)

    (call,) = house.table(table.id).head.alerts
    call.off = "failed"
    page.keyboard.press("Escape")
    dialog = calls_of(page)
    expect(dialog.locator(".call-state")).to_contain_text(words["off"])
    check_words(page)
    dialog.get_by_role("button", name=words["on"]).click()
    expect(dialog.locator(".call-state").get_by_label(words["code"])).to_be_visible()
    assert len(hook.codes) == 3
    people.leave()


def test_this_browser_is_called(browser: Browser, house: House) -> None:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    told = json.dumps({"endpoint": f"http://127.0.0.1:{house.port}/nobody", "keys": {"p256dh": BROWSER, "auth": AUTH}})
    script = f"PushManager.prototype.subscribe = async (how) => ({{ toJSON: () => (globalThis.how = how, {told}) }});"
    table = house.open("me friend")
    context = people.profile(worker=True, scripts=(script,))
    context.grant_permissions(["notifications"])
    page = context.new_page()
    page.goto(f"/table/{table.id}#{table.tokens[0]}")
    expect(page.locator("main.table [data-place]").first).to_be_visible()
    dialog = calls_of(page)
    dialog.get_by_role("button", name="Turn on notifications").click()
    expect(dialog.locator(".call-list li")).to_contain_text("a browser")
    (call,) = house.table(table.id).head.alerts
    assert (call.kind, call.keys) == ("push", [BROWSER, AUTH])
    assert house.alerts.push is not None
    assert page.evaluate("how.applicationServerKey") == house.alerts.push.public
    people.leave()


def test_hall_without_push_says_so_and_offers_the_rest(browser: Browser, house: House) -> None:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    house.alerts.push = None
    dialog = calls_of(people.sit(house.open("me friend"), 0))
    expect(dialog).to_contain_text("This server was installed without push notifications.")
    expect(dialog.get_by_role("button", name="Turn on notifications")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Create links")).to_be_visible()
    people.leave()


def test_what_is_pushed_is_shown(hall: Doorway, people: People) -> None:
    context = people.profile(worker=True)
    context.grant_permissions(["notifications"])
    page = context.new_page()
    page.goto("/")
    page.wait_for_function(READY)
    worker = context.new_cdp_session(page)
    found: list[str] = []

    def met(told: dict[str, Any]) -> None:
        found.extend([one["registrationId"] for one in told["registrations"]])

    worker.on("ServiceWorker.workerRegistrationUpdated", met)
    worker.send("ServiceWorker.enable")
    page.wait_for_function(READY)
    said = {"title": "Meadhall", "body": "It’s your turn at Winter.", "tag": "x", "url": "/table/x"}
    worker.send("ServiceWorker.deliverPushMessage",
                {"origin": hall.address, "registrationId": found[0], "data": json.dumps(said)})  # fmt: skip
    page.wait_for_function("""async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .some((one) => one.body === "It’s your turn at Winter.")""")


def test_lobby_opens_without_the_hall_with_what_it_knows(browser: Browser, tmp_path: Path) -> None:
    hall = Doorway(tmp_path / "data").start()
    people = People(browser, hall.address)
    people.allow("ERR_CONNECTION_REFUSED|a look is missing")
    table = hall.open("me friend", name="Winter")
    page = people.sit(table, 0, worker=True)
    page.wait_for_function(READY)
    page.goto("/")
    row = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(row).to_contain_text("Your turn")
    page.reload()  # again, by the worker: now it has all that this page asks for
    expect(row).to_contain_text("Your turn")
    private = page.evaluate("""async () => { const found = [];
        for (const name of await caches.keys()) for (const one of await (await caches.open(name)).keys())
            found.push(one.url); return found; }""")
    assert not [url for url in private if "/api/tables" in url]
    hall.close()

    page.reload()
    expect(page.locator(".banners")).to_be_visible()
    expect(row).to_contain_text("Winter")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("Age I")  # in the game's own words
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("offline, last updated")
    hall.start()
    expect(page.get_by_role("region", name="Your tables")).not_to_contain_text("offline")
    hall.close()
    people.leave()


def test_after_an_upgrade_of_the_hall_everything_is_new(browser: Browser, house: House, client: Path) -> None:
    people = People(browser, f"http://127.0.0.1:{house.port}")
    page = people.open("/", worker=True)
    page.wait_for_function(READY)
    (before,) = page.evaluate("() => caches.keys()")

    words = client / "locale" / "en.ftl"
    words.write_bytes(words.read_bytes().replace(b"Start now", b"Begin at once"))
    page.reload()
    expect(page.get_by_role("button", name="Begin at once")).to_be_visible()  # at once, not at the next visit
    page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    only = "async (old) => (await caches.keys()).every((name) => name !== old)"
    page.wait_for_function(only,
                           arg=before)  # fmt: skip
    people.leave()


def test_page_is_that_of_an_app(people: People) -> None:
    page = people.open()
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest
    data = page.request.get(manifest).json()
    assert {icon["purpose"] for icon in data["icons"]} == {"any", "maskable"}
    assert (data["display"], data["start_url"]) == ("standalone", "/")

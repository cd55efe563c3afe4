"""Takes the pictures of the hall for the docs: its pages in the system's Chromium, at a fixed moment of a fixed match.

python -m tools.pictures [NAME ...]      writes docs/pictures/NAME.png; without a name, all of them
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Decision, Match, Record
from tests.browser.conftest import ARGUMENTS, NAMES
from tests.browser.doorway import Doorway
from tests.browser.people import DESKTOP, PHONE, People
from tests.server.house import Opened
from tools.palette import smaller

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
SEED: Final = 21
LARGEST: Final = 350_000  # bytes of a picture in the docs
Moment = Callable[[Match[Any], Decision], bool]


class Picture(NamedTuple):
    """One picture: what it shows, and to whom."""

    scene: Callable[[Stage, Page], None]
    theme: str = "night"
    lang: str = "en"
    size: tuple[int, int] = DESKTOP


# -- the match ------------------------------------------------------------------------------------------------


def record_until(moment: Moment, saga: str, seats: int, **options: Any) -> Record:
    """The record of the first match that comes to a moment worth a picture, up to there."""
    found = (_record_of(moment, saga, seats, seed, options) for seed in count(SEED))
    return next(record for record in found if record is not None)


def _record_of(moment: Moment, saga: str, seats: int, seed: int, options: dict[str, Any]) -> Record | None:
    """Bots, until the first seat is asked at that moment; nothing if it never comes."""
    match = meadhall.new(saga, seats=seats, seed=seed, **options)
    bots = [make_bot("greedy", match.game, seed + seat) for seat in range(seats)]
    while not match.over:
        decision = match.decisions[0]
        if decision.seat == 0 and moment(match, decision):
            return match.record
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    return match.record if moment is is_over else None


def is_turn(match: Match[Any], decision: Decision) -> bool:
    """A turn in the second Age, when the map is full and there is still much to choose from."""
    if decision.question.name != "turn" or match.state.age != 2:
        return False
    invasions = [option for option in decision.options if match.game.vocabulary.text(option).startswith("invade")]
    picture = match.view(0).picture()
    assert picture is not None, "Blood Rage can be drawn"
    return len(invasions) > 4 and len(picture.pieces) >= 14


def is_battle(match: Match[Any], decision: Decision) -> bool:
    return decision.question.name == "battle_card" and match.state.age >= 2


def is_placing(match: Match[Any], decision: Decision) -> bool:
    """Asgard's third round: Surtr is awake, Temples stand, and there is a god to show and a place to take."""
    return decision.question.name == "place_disc" and match.state.round == 3 and len(decision.options) > 6


def is_travelling(match: Match[Any], decision: Decision) -> bool:
    """Thorgal's Destiny player on the way: a rival opposes, a Scourge card lies there, and there is an answer."""
    state = match.state
    if decision.question.name != "turn" or state.destiny != 0 or not state.sent or len(decision.options) < 4:
        return False
    return state.opposer_seat > 0 and len(state.groups[0]) >= 5


def is_marching(match: Match[Any], decision: Decision) -> bool:
    """Lords of Ragnarok, when much of the map is held and an Army may go several ways."""
    state = match.state
    return decision.question.name == "army_acts" and state.round >= 16 and len(decision.options) > 3


def is_sending(match: Match[Any], decision: Decision) -> bool:
    """A team of Vikings Gone Wild in the second half: villages stand, and several Units could be sent."""
    return decision.question.name == "send" and match.state.round >= 8 and len(decision.options) > 2


def is_raided(match: Match[Any], decision: Decision) -> bool:
    """A rival of Vikings Gone Wild is attacked, and has a card to play against it."""
    return decision.question.name == "guard" and match.state.round >= 5 and len(decision.options) > 1


def is_over(match: Match[Any], decision: Decision) -> bool:
    return match.over


# -- the stage --------------------------------------------------------------------------------------------------


class Stage:
    """A hall with the tables that the pictures show, made on first use."""

    def __init__(self, hall: Doorway) -> None:
        self.hall = hall
        self._tables: dict[Moment, Opened] = {}

    def table(self, moment: Moment, saga: str = "blood-rage", seats: int = 4, **options: Any) -> Opened:
        if moment not in self._tables:
            record = record_until(moment, saga, seats, **options)
            self._tables[moment] = self.hall.bring(record) if moment is not is_over else self._over(record)
        return self._tables[moment]

    def _over(self, record: Record) -> Opened:
        return Opened(self.hall.post("/api/records", record.to_json().encode()).data["table"], [], "")

    def sit(self, page: Page, moment: Moment, saga: str = "blood-rage", seats: int = 4, **options: Any) -> Opened:
        """The first seat's page at that moment."""
        table = self.table(moment, saga, seats, **options)
        page.goto(f"/table/{table.id}#{table.tokens[0]}")
        page.locator(".choices .opt").first.wait_for()
        return table

    def say(self, table: Opened, seat: int, text: str) -> None:
        self.hall.post(f"/api/tables/{table.id}/chat", {"token": table.tokens[seat], "text": text})


@contextmanager
def opened() -> Iterator[tuple[Stage, Browser]]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Doorway(Path(folder) / "data").start()
        try:
            yield Stage(hall), playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        finally:
            hall.close()


# -- the scenes -------------------------------------------------------------------------------------------------


def lobby(stage: Stage, page: Page) -> None:
    """Tables that wait, run and are over; and two that anyone may join."""
    page.goto("/")
    page.evaluate("(tables) => localStorage.setItem('meadhall.tables', JSON.stringify(tables))", my_tables(stage))
    page.goto("/")
    page.locator(".tbl .chip.fire").first.wait_for()
    page.locator(".tbl", has_text="Frost").first.wait_for()


def my_tables(stage: Stage) -> list[dict[str, Any]]:
    """What the browser of the pictures remembers."""
    hall, now = stage.hall, int(time.time() * 1000)
    if not hall.get("/api/hall").data["open"]:
        anyone(hall, "Frost-night table", ["Hrolf", "Ingrid"], {"mode": "days", "seconds": 86400})
        anyone(hall, "Mead and axes", ["Ketil"], {"mode": "live", "seconds": 90})
    tables = [
        (stage.table(is_turn), "Sunday at Ylva’s"),
        (hall.open("greedy friend"), "Rematch!"),
        (stage.table(is_over), "The long winter"),
    ]
    return [{"id": table.id, "saga": "blood-rage", "name": name, "created": now - number, "friends": {}, "host": "",
             "tokens": {"0": table.tokens[0]} if table.tokens and table.tokens[0] else {},
             "seen": {"version": 0, "events": 0}} for number, (table, name) in enumerate(tables)]  # fmt: skip


def anyone(hall: Doorway, name: str, sitting: list[str], clock: dict[str, Any]) -> None:
    """A table with a free seat."""
    sits = [{"kind": "friend", "name": who} for who in sitting] + [{"kind": "open"}]
    hall.post("/api/tables", {"saga": "blood-rage", "name": name, "sits": sits, "clock": clock, "public": True})


def turn(stage: Stage, page: Page) -> None:
    """About to invade: a figure and a place are chosen, the fire button names the act."""
    table = stage.sit(page, is_turn)
    if len(stage.hall.state(table, 0)["chat"]) < 2:
        stage.say(table, 1, "You would not dare.")
        stage.say(table, 2, "He would.")
    page.locator(".choices .opt:not([aria-pressed])").first.click()
    page.locator(".choices .opt[aria-pressed]").first.click()
    page.locator(".prompt .btn.fire").wait_for()


def battle(stage: Stage, page: Page) -> None:
    stage.sit(page, is_battle)
    page.locator(".contest").wait_for()
    page.locator(".hand .card.is-possible").first.click()


def placing(stage: Stage, page: Page) -> None:
    """About to show a god: its card, its place on the board, and the button that says so."""
    stage.sit(page, is_placing, "asgard")
    page.locator(".choices .opt:not([aria-disabled])").first.click()
    if not page.locator(".prompt .btn.fire").count():
        page.locator(".choices .opt[aria-pressed]").first.click()
    page.locator(".prompt .btn.fire").wait_for()


def travelling(stage: Stage, page: Page) -> None:
    """About to play an event on a journey: what the group amounts to, and what stands in its way."""
    stage.sit(page, is_travelling, "thorgal", seats=2)
    card, row = page.locator(".hand .card.is-possible"), page.locator(".choices .opt[aria-pressed]")
    (card if card.first.is_visible() else row).first.click()
    page.locator(".prompt .btn.fire").wait_for()


def marching(stage: Stage, page: Page) -> None:
    """An Army of Lords of Ragnarok about to march, its way chosen on the map."""
    stage.sit(page, is_marching, "lords-of-ragnarok")
    page.locator(".choices .opt").first.click()


def sending(stage: Stage, page: Page) -> None:
    """A team against the dead: a Unit is chosen, and the gauge says whether it is enough."""
    stage.sit(page, is_sending, "vikings-gone-wild", seats=3)
    page.locator(".choices .opt").first.click()


def raided(stage: Stage, page: Page) -> None:
    """Three villages: one of them is attacked, and may play a card."""
    stage.sit(page, is_raided, "vikings-gone-wild", seats=3, mode="versus")
    page.locator(".choices .opt").first.click()


PICTURES: Final = {
    "hall": Picture(lobby),
    "hall-fr": Picture(lobby, "parchment", "fr"),
    "hall-phone": Picture(lobby, size=PHONE),
    "table": Picture(turn),
    "table-parchment": Picture(turn, "parchment", "fr"),
    "table-battle": Picture(battle),
    "table-phone": Picture(turn, size=PHONE),
    "asgard": Picture(placing),
    "asgard-fr": Picture(placing, "parchment", "fr"),
    "asgard-phone": Picture(placing, size=PHONE),
    "thorgal": Picture(travelling),
    "thorgal-fr": Picture(travelling, "parchment", "fr"),
    "thorgal-phone": Picture(travelling, size=PHONE),
    "lords-of-ragnarok": Picture(marching),
    "lords-of-ragnarok-fr": Picture(marching, "parchment", "fr"),
    "lords-of-ragnarok-phone": Picture(marching, size=PHONE),
    "vikings-gone-wild": Picture(sending),
    "vikings-gone-wild-fr": Picture(raided, "parchment", "fr"),
    "vikings-gone-wild-phone": Picture(sending, size=PHONE),
}


def take(picture: Picture, stage: Stage, browser: Browser) -> bytes:
    """One picture, in its own profile."""
    people = People(browser, stage.hall.address)
    wish: dict[str, Any] = {
        "theme": picture.theme,
        "lang": picture.lang,
        "size": picture.size,
        "touch": picture.size == PHONE,
    }
    page = people.profile(**wish).new_page()
    picture.scene(stage, page)
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    shot = smaller(page.screenshot(caret="hide"))
    people.leave()
    return shot


def main(arguments: list[str]) -> int:
    unknown = set(arguments) - set(PICTURES)
    if unknown:
        print(f"no such picture: {json.dumps(sorted(unknown))}; there are: {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with opened() as (stage, browser):
        for name in arguments or PICTURES:
            shot = take(PICTURES[name], stage, browser)
            assert len(shot) < LARGEST, f"{name}: {len(shot)} bytes are too many"
            (FOLDER / f"{name}.png").write_bytes(shot)
            print(f"{name}: {len(shot) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Four people in four browsers play an Age, by clicking."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page

from tests.browser.doorway import Doorway
from tests.browser.driver import Player, Row
from tests.browser.people import People, check_words
from tests.server.house import Line, Opened

NAMES = ("Astrid", "Hrolf", "Ylva", "Ketil")
EVENTS = {
    "Invasion", "March", "QuestCommittedHidden", "PillageDeclared", "BattleBegan", "CardRevealed", "BattleTotal",
    "ProvincePillaged", "ProvinceDestroyed", "FiguresReleased",
}  # fmt: skip


class Warlike:
    """What a clan does in its turn: bring figures, commit a Quest, march once, then pillage; and join every battle."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def __call__(self, prompt: str, rows: list[Row]) -> int:
        if "Your turn" not in prompt:
            return self._pick(rows, "Done", "^Send", "^Play", "^Keep", "") if "Who marches" not in prompt or self.done["sent"] else self._send(rows)
        at = self._pick(rows, *self._plan(), "")
        if rows[at].is_move or rows[at].words.startswith(("Invade", "March")):
            self.done[rows[at].words.split()[0]] += 1
        return at

    def _send(self, rows: list[Row]) -> int:
        self.done["sent"] += 1
        return 0

    def _plan(self) -> list[str]:
        if not self.done["Quest"]:
            return ["^Quest", "^Invade Leader", "^Invade"]
        if self.done["Invade"] < 2:
            return ["^Invade Leader", "^Invade Warrior", "^Invade"]
        if not self.done["March"]:
            return ["^March", "^Pillage", "^Pass"]
        return ["^Pillage", "^Invade Warrior", "^Pass"]

    def _pick(self, rows: list[Row], *wishes: str) -> int:
        """The first row with the first wish that there is."""
        for wish in wishes:
            for at, row in enumerate(rows):
                if re.search(wish, row.words):
                    return at
        raise AssertionError(rows)


def test_four_people_play_an_age(hall: Doorway, people: People) -> None:
    table = hall.open("me friend friend friend", seed=11, options={"first": 0})
    pages = [people.sit(table, seat, name=NAMES[seat], confirm=seat % 2 == 0) for seat in range(4)]
    players, tastes = [Player(page) for page in pages], [Warlike() for _ in pages]
    with hall.line(table.id) as line:
        while not is_second_age(line):
            seat = line.state["waiting"][0][0]
            players[seat].until(line.state["version"]).play(tastes[seat])
            line.until(players[seat].version)
        happened = {event["type"] for event in line.log}
        assert happened >= EVENTS, EVENTS - happened
        for page, player in zip(pages, players, strict=True):
            player.until(line.state["version"])
            check_words(page)
        agree(hall, table, pages)


def is_second_age(line: Line) -> bool:
    return any([event["type"] == "AgeBegan" and event["age"] == 2 for event in line.log])


def agree(hall: Doorway, table: Opened, pages: list[Page]) -> None:
    """Every screen shows what the hall knows: all figures, all sheets, the seat's own cards."""
    for seat, page in enumerate(pages):
        picture = hall.state(table, seat)["picture"]
        assert shown_pieces(page) == sorted([piece["id"] for piece in picture["pieces"]])
        assert shown_numbers(page) == {clan(sheet): numbers(sheet) for sheet in picture["sheets"]}
        assert page.locator(".hand .card").count() == sum([len(zone["cards"]) for zone in picture["zones"]])


def shown_pieces(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-piece]").evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    return sorted(found)


def shown_numbers(page: Page) -> dict[str, list[str]]:
    read = "(all) => all.map((one) => [one.querySelector('h2').innerText, [...one.querySelectorAll('.big b')].map((b) => b.innerText)])"
    return dict(page.locator(".sheet").evaluate_all(read))


def clan(sheet: dict[str, Any]) -> str:
    return ("Wolf", "Bear", "Serpent", "Raven")[sheet["seat"]]


def numbers(sheet: dict[str, Any]) -> list[str]:
    return [str(number["value"]) for number in sheet["numbers"]]

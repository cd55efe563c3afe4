"""People in separate browsers play an Age, by clicking: at desks, and on phones."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Page

from tests.browser.doorway import Doorway
from tests.browser.driver import Player, Row, preferring, settled
from tests.browser.people import DESKTOP, PHONE, People, check_words
from tests.browser.samples import LONG
from tests.server.house import Line, Opened

LONGEST = 600  # answers of an Age
NAMES = ("Astrid", "Hrolf", "Ylva", "Ketil")
SEATS = 4 if LONG else 2
ACTED = {
    "Invasion", "March", "QuestCommittedHidden", "PillageDeclared", "BattleBegan", "CardRevealed", "BattleTotal",
    "ProvincePillaged",
}  # fmt: skip


class Warlike:
    """Play a clan's turn: commit a Quest, bring figures, march once, pillage; and join every battle."""

    def __init__(self, happened: set[str]) -> None:
        self.happened = happened  # at the whole table
        self.done: Counter[str] = Counter()

    def __call__(self, prompt: str, rows: list[Row]) -> int:
        at = preferring(*self._wishes(prompt))(prompt, rows)
        self.done[rows[at].words.split()[0] if "Your turn" in prompt else prompt.split(maxsplit=1)[0]] += 1
        return at

    def _wishes(self, prompt: str) -> tuple[str, ...]:
        if "Your turn" in prompt:
            return self._plan()
        if "to march" in prompt:
            return ("^Done",) if self.done["Who"] else (".",)
        return ("^Send", "^Play", "^Keep", ".")

    def _plan(self) -> tuple[str, ...]:
        """Enough is enough: when all has been seen that an Age can show, the clan passes."""
        if self.happened >= ACTED:
            return ("^Pass",)
        if not self.done["Quest"] and "QuestCommittedHidden" not in self.happened:
            return ("^Commit to", "^Invade with the Leader", "^Invade")
        if self.done["Invade"] < 4:  # a figure, then a place: two rows for each invasion
            return ("^Invade with the Leader", "^Invade with a Warrior", "^Invade", ".")
        return (
            ("^Pillage", "^Invade with a Warrior", "^Pass")
            if "March" in self.happened
            else ("^March", "^Pillage", "^Pass")
        )


def test_people_play_an_age(hall: Doorway, people: People) -> None:
    table = hall.open("me" + " friend" * (SEATS - 1), seed=11, options={"first": 0})
    sizes = [DESKTOP] * (SEATS // 2) + [PHONE] * (SEATS // 2)
    pages = [
        people.sit(table, seat, name=NAMES[seat], confirm=seat % 2 == 0, size=sizes[seat]) for seat in range(SEATS)
    ]
    happened: set[str] = set()
    players, tastes = [Player(page) for page in pages], [Warlike(happened) for _ in pages]
    with hall.line(table.id) as line:
        for _ in range(LONGEST):
            if is_second_age(line):
                break
            seat = line.state["waiting"][0][0]
            player = players[seat].until(line.state["version"])
            if seat != 0 or not invaded_on_the_board(player):
                player.play(tastes[seat])
            line.until(players[seat].version)
            happened |= {event["type"] for event in line.log}
        assert happened >= ACTED, ACTED - happened
        assert happened & {"QuestFailed", "QuestFulfilled"}
        assert "ProvinceDestroyed" in happened
        for page, player in zip(pages, players, strict=True):
            player.until(line.state["version"])
            check_words(page)
        agree(hall, table, pages)


def invaded_on_the_board(player: Player) -> bool:
    """The Leader from beside the cards, then a place on the map; if it is the moment for that."""
    leader = player.page.locator(".tray").get_by_role("button", name="Leader")
    if not leader.count():
        return False
    before = player.version
    leader.click()
    player.touch(player.page.locator("[data-place].is-possible:not(.fjord)").first.get_attribute("data-place") or "")
    player.confirm(before)
    return True


def is_second_age(line: Line) -> bool:
    return any([event["type"] == "AgeBegan" and event["age"] == 2 for event in line.log])


def agree(hall: Doorway, table: Opened, pages: list[Page]) -> None:
    """Every screen shows what the hall knows: all figures, all sheets, the seat's own cards."""
    for seat, page in enumerate(pages):
        settled(page)
        picture = hall.state(table, seat)["picture"]
        assert shown_pieces(page) == sorted([piece["id"] for piece in picture["pieces"]])
        assert shown_numbers(page) == {clan(sheet): numbers(sheet) for sheet in picture["sheets"]}
        assert page.locator(".hand .card").count() == sum([len(zone["cards"]) for zone in picture["zones"]])


def shown_pieces(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-piece]").evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    return sorted(found)


def shown_numbers(page: Page) -> dict[str, list[str]]:
    """Rage and Glory on each sheet, by the name above them."""
    sheets = page.locator(".sheet").all()
    return {sheet.locator("h2").inner_text().strip(): sheet.locator(".big b").all_inner_texts() for sheet in sheets}


def clan(sheet: dict[str, Any]) -> str:
    return ("Wolf", "Bear", "Serpent", "Raven")[sheet["seat"]]


def numbers(sheet: dict[str, Any]) -> list[str]:
    return [str(number["value"]) for number in sheet["numbers"]]

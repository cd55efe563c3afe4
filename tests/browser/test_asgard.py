"""Asgard in the browser: gods chosen in secret by their cards, discs placed on the board, Ragnarök world by world."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from playwright.sync_api import Page, expect

import meadhall
from meadhall.bots import make_bot
from meadhall.games.asgard import board as b
from meadhall.games.asgard.rules.ragnarok import tiles_to_lay
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import Decision, Match, Record
from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway, NeverHappened, finished, kept, record_until, section
from tests.browser.driver import Player, preferring
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import speak
from tests.server.house import Opened

SAGA: Final = "asgard"
STEPS: Final = json.loads(files("meadhall.games.asgard").joinpath("art", "lesson.json").read_text(encoding="utf-8"))
TITLES: Final[dict[str, str]] = {step["id"].removeprefix("asgard-"): step["title"]["fr"] for step in STEPS}


def test_gods_are_chosen_by_their_cards_and_no_one_else_sees_them(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("choose_gods", saga=SAGA, seats=3))
    page = people.sit(table, 0)
    player = Player(page)
    check_axe(page)

    for god in ("Thor", "Loki", "Freyja"):
        before = player.version
        page.locator(".hand .card", has_text=god).click()
        player.confirm(before)

    expect(page.locator(".prompt.waits")).to_be_visible()
    mine, theirs = hall.state(table, 0), hall.state(table, 1)
    assert {"thor", "loki", "freyja"} <= {card for zone in mine["picture"]["zones"] for card in zone["cards"]}
    assert mine["table"] == theirs["table"]
    chosen = [event for event in theirs["events"] if event["type"] == "GodsChosen"]
    assert not chosen


def test_a_disc_is_placed_by_a_click_on_the_board(hall: Doorway, people: People) -> None:
    page = people.sit(hall.bring(record_until("place_disc", saga=SAGA, seats=2)), 0)
    player = Player(page)
    before, discs = player.version, page.locator("[data-piece]").count()

    page.locator("[data-place].can-choose, [data-place].is-possible").first.click(force=True)
    player.confirm(before)

    expect(page.locator("[data-piece]")).to_have_count(discs + 1)
    check_words(page)


def test_a_round_by_the_list_on_a_phone(hall: Doorway, people: People) -> None:
    table = hall.bring(record_until("act", saga=SAGA, seats=2))
    hall.relieve(table, 1)
    page = people.sit(table, 0, size=PHONE, touch=True)
    player = Player(page)
    for lang in ("en", "fr", "en", "fr"):
        speak(page, lang)
        player.choices.first.wait_for()
        player.play(preferring("."))
        check_words(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_the_end_shows_every_world_that_was_fought_for(hall: Doorway, people: People) -> None:
    table = hall.post("/api/records", finished(saga=SAGA, seats=4, seed=3).to_json().encode()).data["table"]
    page = people.open(f"/table/{table}")
    expect(page.locator(".prompt")).to_contain_text("The match is over")
    bouts = section(hall.get(f"/api/tables/{table}?drawn").data, "contests")["bouts"]
    assert bouts
    expect(page.locator(".contests .duel")).to_have_count(len(bouts))
    check_axe(page)
    page.get_by_role("button", name="One by one").click()
    expect(page.locator(".mo-sum .mo-total b")).to_have_text([str(side["strength"]) for side in bouts[0]["sides"]])
    check_axe(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".moment")).to_have_count(0)


def before_the_last_battles() -> tuple[Record, int]:
    """A match of quick bots in which one tile is left to be laid, and whose it is."""
    for seed in range(1, 40):
        match = meadhall.new(SAGA, seats=3, seed=seed)
        bots = [make_bot("random", match.game, seat) for seat in range(3)]
        while not match.over:
            decision = match.decisions[0]
            if decision.question.name == "lay_tile" and is_last_tile(match.state):
                return kept(match), decision.seat
            match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    raise NeverHappened("a last tile")


def is_last_tile(g: Asgard) -> bool:
    """Is one tile left, and more than two worlds to be fought for?"""
    gods = {b.world_of(place) for place in range(b.ALL_PLACES) if g.god_at(place) >= 0} - {b.LOWER_WORLD}
    return sum([tiles_to_lay(g, seat) for seat in range(g.seats)]) == 1 and len(gods) > 2


def lay_the_last_tile(hall: Doorway, table: Opened, seat: int) -> list[dict[str, Any]]:
    """Its owner lays it, and all worlds are fought for at once: as the table shows them."""
    state = hall.state(table, seat)
    answer = {"decision": state["ask"]["decision"], "option": state["ask"]["options"][0]}
    token = {"token": table.tokens[seat], "version": state["version"]}
    assert hall.post(f"/api/tables/{table.id}/answer", {**token, **answer}).status == 200
    bouts: list[dict[str, Any]] = section(hall.state(table, seat), "contests")["bouts"]
    return bouts


def test_the_last_battles_are_shown_one_after_the_other_before_the_result(hall: Doorway, people: People) -> None:
    record, seat = before_the_last_battles()
    table = hall.bring(record)
    page = people.sit(table, seat, size=PHONE, touch=True, moments="all")
    bouts = lay_the_last_tile(hall, table, seat)

    for number, bout in enumerate(bouts):
        expect(page.locator(".mo-steps li").nth(number)).to_have_attribute("aria-current", "step")
        expect(page.locator(".mo-sum .mo-total b")).to_have_text([str(side["strength"]) for side in bout["sides"]])
        for lang in ("en", "fr"):
            speak(page, lang)
            check_words(page)
        page.locator(".mo-go").click()

    points = [seat["score"] for seat in hall.get(f"/api/tables/{table.id}").data["view"]["players"]]
    expect(page.locator(".mo-ledger .now b")).to_have_text([str(score) for score in sorted(points, reverse=True)])
    page.locator(".mo-go").click()
    expect(page.locator(".dialog.result")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def test_who_was_away_is_shown_the_battles_on_return(hall: Doorway, people: People) -> None:
    record, seat = before_the_last_battles()
    table = hall.bring(record)
    page = people.sit(table, seat, moments="all")
    page.goto("/")
    lay_the_last_tile(hall, table, seat)
    page.goto(f"/table/{table.id}")
    expect(page.locator(".mo-bar .say span")).to_contain_text("1 scene since you left")
    page.reload()
    expect(page.locator(".contests .duel").first).to_be_visible()
    expect(page.locator(".moment")).to_have_count(0)


# -- the lesson ---------------------------------------------------------------------------------------------


class Both:
    """A table whose two seats are played by quick bots from here, while a reader watches from one of them."""

    def __init__(self, hall: Doorway, match: Match[Any]) -> None:
        self.hall, self.match = hall, match
        self.table = hall.bring(kept(match))
        self.bots = [make_bot("greedy", match.game, seat) for seat in range(2)]

    def play_until(self, wanted: Callable[[Decision], bool]) -> None:
        while not self.match.over and not wanted(self.match.decisions[0]):
            decision = self.match.decisions[0]
            option = self.bots[decision.seat].choose(self.match.view(decision.seat), decision)
            self._answer(decision.seat, self.match.game.vocabulary.text(option))
            self.match.apply(decision.seat, option)

    def _answer(self, seat: int, option: str) -> None:
        token = self.table.tokens[seat]
        state = self.hall.get(f"/api/tables/{self.table.id}", token).data
        said = {"token": token, "version": state["version"], "decision": state["ask"]["decision"], "option": option}
        assert self.hall.post(f"/api/tables/{self.table.id}/answer", said).status == 200


def match_at(wanted: Callable[[Match[Any], Decision], bool]) -> Match[Any]:
    """A match of two, up to a moment."""
    match = meadhall.new(SAGA, seats=2, seed=49)
    bots = [make_bot("greedy", match.game, seat) for seat in range(2)]
    while not match.over:
        decision = match.decisions[0]
        if wanted(match, decision):
            return match
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    raise NeverHappened("no such moment")


def asks(question: str) -> Callable[[Decision], bool]:
    """Is the first seat asked this?"""
    return lambda decision: decision.seat == 0 and decision.question.name == question and not decision.picks


def on_the_eve(match: Match[Any], decision: Decision) -> bool:
    """Is it the first seat's first act of the last round?"""
    return match.state.phase >= b.RAGNAROK or (match.state.round == b.ROUNDS and asks("act")(decision))


def learning(people: People, both: Both) -> Page:
    return people.open(f"/table/{both.table.id}?learn#{both.table.tokens[0]}", lang="fr")


def told(page: Page, *steps: str) -> None:
    """These steps are shown one after the other, and then no other."""
    title, read = page.locator(".lesson h2"), page.locator(".lesson footer .btn:not(.bare)")
    for step in steps:
        expect(title).to_have_text(TITLES[step])
        check_words(page)
        read.click(force=True)
    expect(title).to_have_count(0)


def test_steps_the_lesson_left_out_are_shown_when_due(hall: Doorway, people: People) -> None:
    both = Both(hall, match_at(lambda match, decision: match.state.round == 2 and asks("choose_gods")(decision)))
    page = learning(people, both)
    told(page, "welcome", "goods", "round")  # no Temple was built in the first round
    both.play_until(asks("build"))
    told(page, "temple")


def test_the_lesson_ends_at_ragnarok(hall: Doorway, people: People) -> None:
    both = Both(hall, match_at(on_the_eve))
    page = learning(people, both)
    told(page, "welcome", "goods")
    both.play_until(lambda _: both.match.state.phase >= b.RAGNAROK)
    told(page, "ragnarok")

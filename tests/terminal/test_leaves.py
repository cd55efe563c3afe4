"""Screens too low for a whole page: the board stays in sight with the question, and nothing is lost. About 6 s."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.segment import Segment

import meadhall
from meadhall.kernel import Match
from meadhall.ledger import Language
from meadhall.terminal.leaves import Leaves
from meadhall.terminal.page import Page
from meadhall.terminal.screen import Screen, paper
from meadhall.text import LANGUAGES
from tests.games.blood_rage.scene import scene
from tests.terminal.table import at_the_table, drawn, positions

LOW = 24


def low(match: Match[Any], seat: int, lang: Language = "en", height: int = LOW) -> tuple[Page, list[str]]:
    """Each leaf of a seat's page, as text."""
    screen = Screen(False, io.StringIO(), io.StringIO())
    screen.console = paper(80, height)
    page = Page(match, screen, lang)
    page.question(match.view(seat), match.view(seat).log()[-9:])
    shown = [screen.console.export_text()]
    for _ in range(len(page.leaves) - 1 if page.leaves is not None else 0):
        assert page.turn()
        shown.append(screen.console.export_text())
    return page, shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("saga", meadhall.sagas())
def test_board_and_question_are_seen_at_once(saga: str, lang: Language) -> None:
    for match in positions(saga, 4, 2, 131):
        decision = match.decisions[0]
        page, shown = low(match, decision.seat, lang)
        assert page.speech.title in shown[0].splitlines()[0]
        asked = page.speech.prompt(decision).split()[0]
        for leaf in shown:
            assert len(leaf.splitlines()) < LOW, leaf
            assert asked in leaf
        numbers = {int(number) for leaf in shown for number in re.findall(r"(?<!\S)(\d+) ", leaf)}
        assert set(range(1, len(decision.options) + 1)) <= numbers


def test_a_screen_with_room_for_the_page_has_no_leaves() -> None:
    (match, *_) = positions("vikings-gone-wild", 2, 2, 500)
    page, shown = low(match, match.decisions[0].seat, height=90)
    assert page.leaves is None
    assert len(shown) == 1


def test_half_of_the_screen_is_the_questions_at_most() -> None:
    def lines(count: int) -> list[list[Segment]]:
        return [[Segment(str(number))] for number in range(count)]

    leaves = Leaves(reading=lines(30), question=lines(2), answers=lines(25), height=22)
    assert (len(leaves.above()), len(leaves.below())) == (10, 2 + 10)
    seen: list[list[Segment]] = []
    for _ in range(len(leaves)):
        seen += leaves.below()[2:]
        leaves.turn()
    assert seen == lines(25)
    assert leaves.at == 0  # after the last leaf comes the first
    assert len(Leaves(reading=lines(3), question=lines(1), answers=lines(17), height=21)) == 1


@pytest.mark.parametrize(("typed", "lang"), [("", "en"), ("more", "en"), ("", "fr"), ("suite", "fr")])
def test_enter_and_a_word_go_on_to_the_next_part(typed: str, lang: Language) -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": "leader"}})
    shown = at_the_table(s.match, f"{typed}\n", plain=False, person=True, lang=lang, width=80, height=LOW)
    word = {"en": "Part {} of 2", "fr": "Page {} sur 2"}[lang]
    assert [shown.count(word.format(number)) for number in (1, 2)] == [1, 1]


def test_where_all_is_seen_nothing_follows() -> None:
    s = scene(seats=2)
    assert "The whole page is already on the screen." in at_the_table(s.match, "more\n", plain=False, person=True)
    assert "The whole page is already on the screen." in at_the_table(s.match, "more\n")


def test_the_low_map_shows_what_the_large_one_does() -> None:
    s = scene(
        figures={
            "wolf": {"gimle": "leader 2 warrior", "west": "ship", "yggdrasil": "warrior"},
            "bear": {"gimle": "troll", "yggdrasil": "leader"}, "serpent": {"gimle": "warrior"},
        },
        pillaged=["utgard"], destroyed=["horgr"], doom=["gimle", "elvagar", "myrkulor"],
    )  # fmt: skip
    _, shown = low(s.match, 0)
    board = shown[0].partition("Wolf ")[0]
    whole = drawn(s.match, 0, 80)
    for told in ("Gimle ●●●●●", "†I", "W2♟♛≈ 7", "BTr 2", "S♟ 1", "pillaged", "destroyed", "West fjord", "W▲", "B♛ 3"):
        assert told in board, board
    assert "╭" in whole
    assert "╭" not in board

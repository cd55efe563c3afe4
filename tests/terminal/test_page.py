"""The drawn table: it fits, it says all, and it shows nobody's secrets."""

from __future__ import annotations

import io

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.games.blood_rage import options as o
from meadhall.ledger import Language
from meadhall.terminal.page import Page
from meadhall.terminal.screen import Screen, paper
from meadhall.text import LANGUAGES
from tests.games.blood_rage.scene import scene
from tests.terminal.table import at_the_table, drawn, positions


@pytest.mark.parametrize("saga", meadhall.sagas())
@pytest.mark.parametrize("plain", [False, True])
def test_no_page_shows_what_others_hide(plain: bool, saga: str) -> None:
    """A position and the same one with all that is hidden dealt again look the same, byte for byte."""
    for match in positions(saga, 3, 5, 23):
        for seat in range(3):
            assert drawn(match, seat, plain=plain) == drawn(match.fork(seat, 99), seat, plain=plain)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("saga", meadhall.sagas())
def test_every_page_fits(saga: str, width: int, lang: Language) -> None:
    for match in positions(saga, 4, 2, 47):
        for line in drawn(match, 0, width, lang).splitlines():
            assert len(line.rstrip()) <= width, line


def test_the_map_distinguishes_clans_without_colour() -> None:
    s = scene(
        figures={"wolf": {"gimle": "leader 2 warrior", "west": "ship"}, "bear": {"gimle": "troll"}},
        pillaged=["utgard"], destroyed=["horgr"], doom=["gimle", "elvagar", "myrkulor"],
        rewards={"gimle": "glory"},
    )  # fmt: skip
    page = drawn(s.match, 0)
    assert "W♟♟♛≈ 7  BTr 2" in page
    assert "●●●●○" in page
    assert "5 Glory" in page
    assert "pillaged" in page
    assert "destroyed" in page
    assert "†I " in page
    assert "†III" in page
    assert "W▲" in page
    assert "W≈ 2" in page


def test_a_crowded_province_is_counted() -> None:
    s = scene(
        figures={
            "wolf": {"gimle": "2 warrior", "west": "ship"}, "bear": {"gimle": "troll", "west": "ship"},
            "serpent": {"gimle": "leader", "west": "ship"}, "raven": {"gimle": "valkyrie", "west": "ship"},
        }
    )  # fmt: skip
    page = drawn(s.match, 0)
    assert "W2♟≈ 4" in page or "W♟♟≈ 4" in page
    assert "R" in page
    assert "Va≈ 4" in page


def test_sheets_show_steps_hand_and_upgrades() -> None:
    s = scene(
        seats=2, upgrades={"bear": ["troll", "lokis-domain"]}, hands={"bear": ["tyrs-smash", "valkyrie"]},
        steps={"bear": (2, 3, 4)}, glory={"bear": 31}, quests={"bear": ["manheim"]}, figures={"bear": {"valhalla": 5}},
        passed=["bear"],
    )  # fmt: skip
    page = drawn(s.match, 0)
    for part in (
        "31 Glory",
        "Rage 7 ▰▰▱▱▱▱",
        "Axes 5 ▰▰▰▱▱▱",
        "Horns 7 ▰▰▰▰▱▱",
        "hand 2 · 1 Quest",
        "Troll · Loki’s Domain",
    ):
        assert part in page
    assert "In Valhalla 5♟" in page
    assert "passed" in page
    assert "Smash" not in page
    assert "Manheim!" not in page


def test_a_battle_shows_what_is_revealed() -> None:
    s = scene(
        seats=2, age=2, figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["tyrs-crush-2", "heimdalls-eye"], "bear": ["odins-tide"]},
    )  # fmt: skip
    s.play("wolf: pillage gimle").decline_all("join_battle")
    assert "nothing revealed yet" in drawn(s.match, 0)
    s.play("wolf: play tyrs-crush-2", "bear: odins-tide")
    page = drawn(s.match, 0)
    assert "Battle in Gimle" in page
    assert "Wolf: Tyr’s Crush II" in page
    assert "Bear: Odin’s Tide" in page
    assert "  Wolf: strength 1; Tyr’s Crush II" in at_the_table(s.match, "table\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("saga", meadhall.sagas())
def test_a_drawn_session_goes_to_its_end(saga: str, lang: Language) -> None:
    match = meadhall.new(saga, seats=2, seed=3)
    bots = {seat: make_bot("random", match.game, seat) for seat in (0, 1)}
    end = at_the_table(match, "", plain=False, lang=lang, bots=bots)
    assert match.over
    assert match.outcome is not None
    for place in ("1. ", "2. "):
        assert (place in end) is not match.outcome.together


def test_a_short_screen_lists_the_hand_in_a_row() -> None:
    s = scene(seats=2, hands={"wolf": ["tyrs-smash", "troll"]})
    screen = Screen(False, io.StringIO(), io.StringIO())
    screen.console = paper(100)
    screen.console.height = 30
    Page(s.match, screen, "en").question(s.match.view(0), ())
    assert (
        "Tyr’s Smash I (Battle, +3 Strength), Troll (Monster upgrade, −2 Rage, 2 Strength)"
        in screen.console.export_text()
    )


def test_prices_follow_from_what_a_seat_sees() -> None:
    asked = 0
    for match in positions("blood-rage", 3, 5, 5):
        decision, g = match.decisions[0], match.state
        picture = match.view(decision.seat).picture()
        assert picture is not None
        for option in decision.options:
            beside = [badge.text for badge in picture.beside(match.game.vocabulary.text(option), "")]
            if option in o.INVADE:
                assert beside == [str(g.invasion_cost(decision.seat, o.INVADE.pair(option)[0]))]
            elif option in o.UPGRADE:
                assert beside == [str(g.upgrade_cost(decision.seat, o.UPGRADE.one(option)))]
            asked += option in o.UPGRADE
    assert asked

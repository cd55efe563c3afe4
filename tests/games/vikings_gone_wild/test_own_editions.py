"""Editions that people write are played: other cards, other numbers, all that the check accepts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import title
from meadhall.games.vikings_gone_wild.cards.checking import check_edition
from meadhall.games.vikings_gone_wild.cards.loader import BASE, load_box
from meadhall.games.vikings_gone_wild.events.table import TeamLost
from meadhall.games.vikings_gone_wild.queries.objectives import progress
from meadhall.games.vikings_gone_wild.rules import rounds, turns
from meadhall.kernel import Chance, Game, Match, Record, begun
from meadhall.ledger import Language
from meadhall.text import Speech
from tests.games.editing import rewrite
from tests.games.vikings_gone_wild.wild import wild_edition


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base edition, to be changed."""
    return Path(shutil.copytree(BASE, tmp_path / "mine"))


def begin(game: Game[Any], seats: int, mode: str, seed: int = 1) -> Match[Any]:
    head = Record(game.slug, seats, seed, edition=game.edition, options={"mode": mode}, actions=[])
    return Match.new(game, head)


def played(game: Game[Any], seats: int, mode: str, seed: int) -> Match[Any]:
    """A match of random answers, with what must be conserved checked on the way."""
    match = begin(game, seats, mode, seed)
    chance = Chance(seed)
    while not match.over:
        for decision in match.decisions:
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        game.conserved(match.state)
    return match


def test_an_edition_of_ones_own_has_a_name_of_its_own(folder: Path) -> None:
    same = title(load_box(folder))
    rewrite(folder, "values.csv", "hand|5", "hand|6")
    other = title(load_box(folder))

    assert same.edition.startswith("own-")
    assert same.edition != other.edition != title(load_box(BASE)).edition == "base"


def test_a_number_does_what_the_table_says(folder: Path) -> None:
    rewrite(folder, "values.csv", "hand|5", "hand|7")
    rewrite(folder, "values.csv", "team|18 19 22 22", "team|30 19 22 22")
    game = title(load_box(folder))
    g = begin(game, 1, "ragnarok").state

    assert (len(g.hands[0]), g.team) == (7, 30)


@pytest.mark.rule("VG-212")
@pytest.mark.parametrize(("mode", "drawn"), [("on_top", 6), ("fill_up", 5)])
def test_kept_cards_come_on_top_or_count(folder: Path, mode: str, drawn: int) -> None:
    """A card kept by a Drakkar and the hand of the next round: beside it, or filled up to five."""
    if mode == "fill_up":
        rewrite(folder, "values.csv", "on_top", mode)
    game = title(load_box(folder))
    match = begin(game, 1, "ragnarok")
    match.state.built[0], match.state.sites[0], match.state.struck[0] = [4], [0], [0]  # a Drakkar
    match.apply(0, game.vocabulary.parse("done"))
    match.apply(0, next(option for option in match.options(0) if game.vocabulary.text(option).startswith("keep")))

    assert match.state.round == 2
    assert len(match.state.hands[0]) == drawn


def test_the_text_of_a_card_follows_its_effect(folder: Path) -> None:
    rewrite(folder, "cards.csv", "draw(2)", "draw(4); beer(2)")
    game = title(load_box(folder))

    assert "Draw 4 cards. +2 beer." in Speech(game, "en").help("card", "raven-scout")
    assert "Piochez 4 cartes. +2 bières." in Speech(game, "fr").help("card", "raven-scout")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("mode", "seats"), [("ragnarok", 1), ("ragnarok", 3), ("versus", 2), ("versus", 4)])
def test_whatever_is_accepted_can_be_played(tmp_path: Path, seed: int, mode: str, seats: int) -> None:
    game = title(load_box(wild_edition(tmp_path / "wild", seed)))

    assert played(game, seats, mode, seed).outcome is not None


def in_clash(folder: Path, card: str) -> Match[Any]:
    """A lone player with one card and nothing to draw, as both Horns let Draugr clash (slots 5 and 4)."""
    game = title(load_box(folder))
    g = begin(game, 1, "ragnarok").state
    g.hands[0][:], g.piles[0][:], g.team = [[row.slug for row in g.box.cards].index(card)], [], 20
    g.row[:], g.desolation = [b.EMPTY] * 3 + [[undead.slug for undead in g.box.undead].index("draugr")] * 2, 5
    g.built[0], g.sites[0], g.struck[0] = [b.BREWERY], [0], [0]
    return Match.at(game, g, begun(rounds.play), begun(rounds.after_turns))


@pytest.mark.rule("VG-362", "VG-518")
def test_what_a_defence_card_draws_is_never_itself(folder: Path) -> None:
    """Nothing else is left to draw, so that it would serve in the second clash, too."""
    rewrite(folder, "cards.csv", "defence|6||2||2|||||The", "defence|6||2||2|||draw(1)||The")
    match = in_clash(folder, "cannon")
    match.apply(0, match.game.vocabulary.parse("defend cannon brewery"))

    assert [decision.question.name for decision in match.decisions] != ["defend"]
    assert match.state.team == 20 - 1  # the Brewery has held, the Town Hall not


@pytest.mark.rule("VG-403", "VG-959")
@pytest.mark.parametrize(("mode", "points"), [("versus", 2), ("ragnarok", 0)])
def test_whatever_is_bought_brings_the_points_that_it_says(folder: Path, mode: str, points: int) -> None:
    rewrite(folder, "cards.csv", "unit|8|3||2||||||Never", "unit|8|3||2|||||points(2)|Never")
    game = title(load_box(folder))
    g = begin(game, 2, mode).state
    g.tokens[0] = [3, 0]
    match = Match.at(game, g, begun(turns.take_turn, 0))
    match.apply(0, game.vocabulary.parse("buy elf-archer"))

    assert "2 VP" in Speech(game, "en").help("card", "elf-archer")
    assert match.state.points[0] == points


@pytest.mark.rule("VG-812")
def test_no_one_robs_a_partner(folder: Path) -> None:
    rewrite(folder, "cards.csv", "gold(1)||||Not", "steal_gold(1)||||Not")
    game = title(load_box(folder))
    g = begin(game, 2, "ragnarok").state
    g.hands[0][:], g.tokens[1] = [[row.slug for row in g.box.cards].index("gold")], [0, 3]
    match = Match.at(game, g, begun(turns.take_turn, 0))
    match.apply(0, game.vocabulary.parse("play gold"))

    assert (match.state.fresh, match.state.tokens[1]) == ([0, 1], [0, 3])  # it comes from the supply


@pytest.mark.rule("VG-625")
def test_defence_cards_of_a_starter_deck_are_defence_cards(folder: Path) -> None:
    rewrite(folder, "cards.csv", "starter|2|||1||||||Has", "starter|2||||1|||||Has")  # Viking Warriors defend
    game = title(load_box(folder))
    g = begin(game, 1, "ragnarok").state
    rampart = [row.slug for row in g.box.objectives].index("rampart")

    assert progress(g, 0, rampart) == 2

    rewrite(folder, "objectives.csv", "defences(3)", "defences(5)")  # 2 at the start and 14 // 4 of the market
    assert not [line for line in check_edition(folder) if "does nothing" in line]


def test_what_costs_nothing_is_not_shown_as_a_loss(folder: Path) -> None:
    rewrite(folder, "undead.csv", "unit|5|2|2|1", "unit|5|2|2|0")
    match = in_clash(folder, "warrior")

    assert match.state.team == 20
    assert not [entry for entry in match.state.log if isinstance(entry.event, TeamLost)]


@pytest.mark.parametrize(("lang", "draco", "camp"), [("en", "3 ATK", "2 points"), ("fr", "3 d’attaque", "2 points")])
def test_the_board_says_what_it_takes(folder: Path, lang: Language, draco: str, camp: str) -> None:
    rewrite(folder, "values.csv", "draco|1", "draco|3")
    rewrite(folder, "values.csv", "camp_points|1", "camp_points|2")
    speech = Speech(title(load_box(folder)), lang)

    assert draco in speech.help("board", "draco")
    assert camp in speech.help("board", "camp")

"""Editions that people write are played: other cards, other numbers, whatever the check accepts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.vikings_gone_wild import title
from meadhall.games.vikings_gone_wild.cards.loader import BASE, load_box
from meadhall.kernel import Chance, Game, Match, Record
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

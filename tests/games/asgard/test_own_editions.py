"""Editions that people write are played: other tiles, other numbers, all that the check accepts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from meadhall import contract
from meadhall.games import know
from meadhall.games.asgard import board as b
from meadhall.games.asgard import title
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.loader import BASE, load_box
from meadhall.games.asgard.rules.bonuses import apply_bonus
from meadhall.kernel import Chance, Game, Match, Record, begun
from meadhall.text import Speech
from tests.games.asgard.wild import wild_edition
from tests.games.editing import rewrite
from tests.terminal.table import meadhall_says


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base edition, to be changed."""
    return Path(shutil.copytree(BASE, tmp_path / "mine"))


def begin(game: Game[Any], seats: int, seed: int = 1) -> Match[Any]:
    return Match.new(game, Record(game.slug, seats, seed, edition=game.edition, actions=[]))


def played(game: Game[Any], seats: int, seed: int) -> Match[Any]:
    """A match of random answers, with what must be conserved checked on the way."""
    match, chance = begin(game, seats, seed), Chance(seed)
    while not match.over:
        for decision in match.decisions:
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        game.conserved(match.state)
        assert game.picture is not None
        assert game.picture(match.view(0).table).regions
    return match


def test_an_edition_of_ones_own_has_a_name_of_its_own(folder: Path) -> None:
    same = title(load_box(folder))
    rewrite(folder, "values.csv", "lower_world|5", "lower_world|6")
    other = title(load_box(folder))

    assert same.edition.startswith("own-")
    assert same.edition != other.edition != title(load_box(BASE)).edition == "base"


def test_numbers_do_what_the_tables_say(folder: Path) -> None:
    rewrite(folder, "values.csv", "seals|7 8 9", "seals|10 11 12")
    rewrite(folder, "values.csv", "valhalla|2 3 0", "valhalla|1 1 0")
    rewrite(folder, "gods.csv", "mimir||2", "mimir||1")
    g = begin(title(load_box(folder)), 2).state

    assert g.valhalla == [1, 1, 0]
    assert g.is_active(b.MIMIR)
    assert g.seal_reserve == [10 - 5, 10 - 3]  # a Seal beside each god of the first round


def test_a_population_gives_the_bonus_of_its_line(folder: Path) -> None:
    rewrite(folder, "populations.csv", "Forgerons|2|a_weapon", "Forgerons|2|points(7)")
    game = title(load_box(folder))
    g = begin(game, 2).state
    match = Match.at(game, g, begun(apply_bonus, 0, t.NUMBER["population-2"]))

    assert match.state.score == [7, 0]


def test_the_text_of_a_tile_follows_its_effect(folder: Path) -> None:
    rewrite(folder, "spells.csv", "upper_bonus(10)", "upper_bonus(12)")
    rewrite(folder, "temples.csv", "7|pink green white", "8|pink pink white")
    rewrite(folder, "gods.csv", "freyja|pink|1|white|2|white|orange giant", "freyja|pink|1|white|2|giant|white")
    game = title(load_box(folder))
    english, french = Speech(game, "en"), Speech(game, "fr")

    assert "scores 12 more points" in english.help("tile", "spell-4")
    assert english.noun("tile", "temple-4-pink-green-white") == "Temple 8 (two pink, white, one more)"
    assert french.noun("tile", "temple-4-pink-green-white") == "Temple 8 (deux roses, blanche, une autre)"
    assert "Support: Giants, then white Warriors." in english.help("god", "freyja")


def test_the_help_has_the_numbers_of_the_edition(folder: Path) -> None:
    rewrite(folder, "values.csv", "price_giant|1 1", "price_giant|0 2")
    rewrite(folder, "values.csv", "slain_by_hel|2", "slain_by_hel|3")
    speech = Speech(title(load_box(folder)), "en")

    assert "0 Light and 2 Darkness Seals" in speech.help("recruit", "giant")
    assert "up to 3 recruits" in speech.help("god", "hel")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_accepted_can_be_played(tmp_path: Path, seed: int, seats: int) -> None:
    game = title(load_box(wild_edition(tmp_path / "wild", seed)))

    assert played(game, seats, seed).outcome is not None


def test_an_own_edition_keeps_every_promise(tmp_path: Path) -> None:
    """The contract that the fuzzer proves: what is offered, and why the rest is not, at every decision of a match."""
    game = title(load_box(wild_edition(tmp_path / "wild", 4)))
    know(game)
    match, chance = begin(game, 3, 4), Chance(4)
    while not match.over:
        contract.check_position(match)
        contract.check_reasons(match)
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])


def test_it_is_played_and_checked_from_the_command_line(folder: Path, tmp_path: Path) -> None:
    rewrite(folder, "spells.csv", "|Spell of Rust|", "|Rusty Nail|")
    assert "An edition of Asgard." in meadhall_says("edition", "check", str(folder))
    watch = ("play", "asgard", "--watch", "--plain", "--seats", "2", "--seed", "3", "--bots", "random")
    record = tmp_path / "match.json"
    assert "The match is over." in meadhall_says(*watch, "--edition", str(folder), "--save", str(record))
    assert "own-" in record.read_text(encoding="utf-8")

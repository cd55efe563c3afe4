"""Editions that people write are played: other cards, other numbers, all that the check accepts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from meadhall import contract
from meadhall.games import know
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import title
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.loader import BASE, load_box
from meadhall.games.blood_rage.rules.effects import fire_giant
from meadhall.kernel import Chance, Game, Match, Record
from meadhall.ledger import Language
from meadhall.text import Speech
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.wild import wild_edition
from tests.games.editing import rewrite
from tests.terminal.table import meadhall_says

NEW_CARD = "skadis-arrow|Skadi’s Arrow|Flèche de Skadi|1|battle||2|1 1 1|win_glory(4); steal_rage(2)|design\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the base edition, to be changed."""
    return Path(shutil.copytree(BASE, tmp_path / "mine"))


def begin(game: Game[Any], seats: int, seed: int = 1, **chosen: Any) -> Match[Any]:
    head = Record(game.slug, seats, seed, edition=game.edition, options=chosen, actions=[])
    return Match.new(game, head)


def played(game: Game[Any], seats: int, seed: int) -> Match[Any]:
    """A match of random answers, with what must be conserved checked on the way."""
    match = begin(game, seats, seed)
    chance = Chance(seed)
    while not match.over:
        for decision in match.decisions:
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        game.conserved(match.state)
        assert game.picture is not None
        assert game.picture(match.view(0).table).regions
    return match


def add(folder: Path, line: str) -> None:
    path = folder / "cards.csv"
    path.write_text(path.read_text(encoding="utf-8") + line, encoding="utf-8")


def test_an_edition_of_ones_own_has_a_name_of_its_own(folder: Path) -> None:
    same = title(load_box(folder))
    rewrite(folder, "values.csv", "pillage_glory|5", "pillage_glory|6")
    other = title(load_box(folder))

    assert same.edition.startswith("own-")
    assert same.edition != other.edition != title(load_box(BASE)).edition == "base"


def test_numbers_do_what_the_tables_say(folder: Path) -> None:
    rewrite(folder, "values.csv", "rage|6", "rage|9")
    rewrite(folder, "values.csv", "destroyed|3", "destroyed|1")
    rewrite(folder, "provinces.csv", "gimle|alfheim|5", "gimle|alfheim|2")
    g = begin(title(load_box(folder)), 2).state

    assert (g.rage, sum(g.destroyed), g.room(b.PLACES.index("gimle"))) == ([9, 9], 1, 2)


@pytest.mark.parametrize(("lang", "name", "text"), [
    ("en", "Skadi’s Arrow", "If you win: gain 4 Glory. If you lose: steal 2 Rage from the winner"),
    ("fr", "Flèche de Skadi", "Si vous gagnez : marquez 4 points de Gloire. Si vous perdez : volez 2 points de Rage"),
])  # fmt: skip
def test_a_card_more_has_its_own_words(folder: Path, lang: Language, name: str, text: str) -> None:
    add(folder, NEW_CARD)
    speech = Speech(title(load_box(folder)), lang)

    assert speech.noun("card", "skadis-arrow") == name
    assert text in speech.help("card", "skadis-arrow").replace("\u00a0", " ").replace("\u202f", " ")


def test_a_card_more_is_numbered_after_everything_else(folder: Path) -> None:
    """So that our own edition, its saves and its records stay as they are."""
    ours = title(load_box(BASE)).vocabulary
    add(folder, NEW_CARD)
    theirs = title(load_box(folder)).vocabulary
    option = o.PLAY.of(len(BOX.cards))

    assert [theirs.text(n) for n in ours] == [ours.text(n) for n in ours]
    assert option >= o.OPTIONS.blocks[-1].end
    assert (theirs.text(option), theirs.parse("play skadis-arrow")) == ("play skadis-arrow", option)
    assert (o.PLAY.one(option), option in o.PLAY, option in o.ADD) == (len(BOX.cards), True, False)
    assert theirs.block_of(option).verb == "play"


def test_a_card_more_is_drafted_and_played_in_whole_matches(folder: Path) -> None:
    add(folder, NEW_CARD.replace("1 1 1", "9 9 9"))
    game = title(load_box(folder))
    match = played(game, 2, 3)

    assert match.record is not None
    assert any(" skadis-arrow" in action.option for action in match.record.actions)


def test_monsters_can_be_others(folder: Path) -> None:
    rewrite(
        folder, "cards.csv", "troll|Troll|Troll|1|monster||2|1 1 1|slay", "kraken|Kraken|Kraken|1|monster||2|1 1 1|free"
    )
    rewrite(folder, "monsters.csv", "troll|m|Tr|Tr|2", "kraken|m|Kr|Kr|5")
    game = title(load_box(folder))
    english, french = Speech(game, "en"), Speech(game, "fr")

    assert "STR 5, invades for 0 Rage" in english.help("figure", "kraken")
    assert [french.noun("figure", "kraken", form) for form in ("one", "own", "mark")] == [
        "le Kraken",
        "son Kraken",
        "Kr",
    ]
    assert (game.box.strength[3], game.box.invasion[3]) == (5, 0)
    assert game.faces()["kraken"].art == "monster-troll"
    assert played(game, 3, 1).outcome is not None


def test_every_moment_has_a_procedure_for_each_of_its_words() -> None:
    assert fire_giant is w.AFTER_INVASION[w.BURN]
    for moment, words in w.ACTING.items():
        assert set(moment) == set(words), moment


def test_the_help_has_the_numbers_of_the_edition(folder: Path) -> None:
    rewrite(folder, "values.csv", "axes|3 4", "axes|1 2")
    rewrite(folder, "values.csv", "pillage_glory|5", "pillage_glory|8")
    rewrite(folder, "provinces.csv", "elvagar|manheim|4", "elvagar|jotunheim|6")
    speech = Speech(title(load_box(folder)), "en")

    assert "1, 2, 5, 6, 8, 8" in speech.help("stat", "axes")
    assert speech.noun("reward", "glory") == "8 Glory"
    assert "Jotunheim, 6 villages" in speech.help("place", "elvagar")
    assert "Elvagar, Muspelheim, Horgr or Utgard" in speech.help("card", "jotunheim-1")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_accepted_can_be_played(tmp_path: Path, seed: int, seats: int) -> None:
    game = title(load_box(wild_edition(tmp_path / "wild", seed)))

    assert played(game, seats, seed).outcome is not None


@pytest.mark.parametrize("seed", [4, 5])
def test_an_own_edition_keeps_every_promise(tmp_path: Path, seed: int) -> None:
    """The contract that the fuzzer proves: reasons, saves, views, clones, at every decision of whole matches."""
    folder = wild_edition(tmp_path / "wild", seed)
    add(folder, NEW_CARD.replace("1 1 1", "5 5 5"))
    game = title(load_box(folder))
    know(game)
    match, chance = begin(game, 3, seed), Chance(seed)
    while not match.over:
        contract.check_position(match)
        decision = match.decisions[0]
        contract.check_reasons(match)
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])


def test_it_is_played_and_checked_from_the_command_line(folder: Path, tmp_path: Path) -> None:
    add(folder, NEW_CARD)
    assert "An edition of Blood Rage." in meadhall_says("edition", "check", str(folder))
    watch = ("play", "blood-rage", "--watch", "--plain", "--seats", "2", "--seed", "3", "--bots", "random")
    record = tmp_path / "match.json"
    assert "The match is over." in meadhall_says(*watch, "--edition", str(folder), "--save", str(record))
    assert "own-" in record.read_text(encoding="utf-8")

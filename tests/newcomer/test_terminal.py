"""A game without a separate painter in the terminal, drawn and in plain lines, in both languages."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.ledger import Language
from meadhall.text import LANGUAGES
from tests.newcomer.guest import SLUG
from tests.terminal.table import at_the_table, meadhall_says

WORDS = {
    "en": ("High seat", "4 Glory", "1 of 1 seats free"),
    "fr": ("Haut siège", "4 de Gloire", "Manche 1, "),
}


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_played_to_its_end(lang: Language, plain: bool) -> None:
    match = meadhall.new(SLUG, seats=3, seed=4)
    said = at_the_table(match, "table\nhand\n" + "1\n" * 30, lang=lang, plain=plain, person=not plain)
    assert match.over
    for words in WORDS[lang]:
        assert words in said


def test_all_bots_play_it() -> None:
    for spec in ("random", "greedy", "mcts:1"):
        match = meadhall.new(SLUG, seats=2, seed=4)
        bots = {seat: make_bot(spec, match.game, seat) for seat in range(2)}
        assert "1. " in at_the_table(match, "", bots=bots)


def test_help_explains_things_and_rules() -> None:
    said = at_the_table(meadhall.new(SLUG, seats=2, seed=4), "? hearth\n? verse 3\nrules SK-302\nbid verse-9\n")
    assert "Warm: 2 Glory. Two may sit here." in said
    assert "Hearth: 2 Glory; 2 of 2 seats free" in said
    assert "Verse 3 (Verse 3): Worth 3 Glory" in said
    assert "A bench that is full takes nobody else." in said


def test_the_program_knows_it() -> None:
    bots = ("--seats", "2", "--bots", "random", "--seed", "3")
    said = meadhall_says("play", SLUG, "--plain", *bots, typed="1\n" * 20, alone=True)
    assert "The match is over." in said
    assert "The Skalds’ Wager" in meadhall_says("rules", SLUG)

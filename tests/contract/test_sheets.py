"""Each number of a seat is declared once, and has its words in both languages. Some 0.1 s a game."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.games import package_of
from meadhall.kernel import Game
from meadhall.kernel.picture.layout import KEY, Amount
from meadhall.ledger import Language
from meadhall.text import LANGUAGES, Speech, locale
from tests.contract.cases import CASES, Case, positions

GAMES = [meadhall.game(saga) for saga in meadhall.sagas()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_amount_has_its_words(game: Game[Any], lang: Language) -> None:
    assert game.sheet is not None
    words, speech = locale(package_of(game.slug), lang), Speech(game, lang)
    for amount in game.sheet.shown:
        assert named_by_things(amount, speech) or amount.words in words, amount.name


def named_by_things(amount: Amount[Any], speech: Speech) -> bool:
    """Do the names of things say what is counted? One without a name raises."""
    if amount.thing is None:
        return False
    noun, key = amount.thing
    return all([speech.noun(noun, key.replace(KEY, one)) for one in amount.keys or ("",)])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_programs_read_as_many_numbers_in_every_position(case: Case) -> None:
    match = case.new(1)
    lengths = {len(match.view(0).features()) for number in positions(match, 1) if number % 40 == 0}
    assert len(lengths) == 1

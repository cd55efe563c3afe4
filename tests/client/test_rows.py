"""The words of rows in the list: a page speaks as the hall does (test_words.py), so no page is needed to read them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Match
from meadhall.ledger import Language
from meadhall.text import Speech

LANGS = ("en", "fr")
RESERVE = {
    "en": "Put all remaining cards, unseen, in your reserve",
    "fr": "Mettre le reste des cartes en réserve, sans les voir",
}


def asked(question: str) -> Match[Any]:
    """A match of Thorgal in which this is asked."""
    for seed in range(1, 30):
        match = meadhall.new("thorgal", seats=2, seed=seed)
        bots = [make_bot("random", match.game, 100 + seat) for seat in range(2)]
        while not match.over:
            decision = match.decisions[0]
            if decision.question.name == question and not decision.picks:
                return match
            match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    raise AssertionError(f"nobody is asked {question}")


def rows(match: Match[Any], lang: Language) -> list[str]:
    """The rows of the list, in words."""
    speech, decision = Speech(match.game, lang), match.decisions[0]
    return [speech.option(option, decision.question.name, "", decision.args) for option in decision.options]


@pytest.mark.parametrize("lang", LANGS)
def test_branches_say_what_they_do(lang: Language) -> None:
    for words in rows(asked("branch"), lang):
        assert not re.fullmatch(r"((Effect|Effet) )?\d+", words.strip()), words


@pytest.mark.parametrize("lang", LANGS)
def test_the_rest_of_a_draw_says_that_it_is_all_the_cards_left(lang: Language) -> None:
    assert RESERVE[lang] in rows(asked("prophecy"), lang)

"""Lines for newcomers: short, in both languages, and never a move to take. Some 0.2 s a game.

That they hang on nothing hidden is part of `test_views`.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from meadhall.ledger import Language
from meadhall.text import LANGUAGES, Speech
from tests.contract.cases import Case, positions

MOST_WORDS: Final = 32  # of one line: two short sentences
ORDERS: Final = {
    "en": re.compile(r"(^|[.:;] )(Play|Choose|Take|Build|Buy|Attack|Invade|Pillage|March|Pass|Send|Move|Keep|Lay)\b"),
    "fr": re.compile(r"(^|[.:;] )(Jou|Choisi|Pren|Construi|Achet|Attaqu|Envahi|Pill|Pass|Envoy|Déplac|Gard|Pos)ez\b"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_say_what_to_look_for_and_never_which_move_to_take(case: Case, lang: Language) -> None:
    match, told = case.new(3), set()
    speech = Speech(case.game, lang, case.game.seat_names(match.state))
    for number in positions(match, 3):
        if number % 5 == 0:
            told |= {speech.said(line) for seat in range(case.seats) for line in match.view(seat).now()}

    assert len(told) >= 3
    for line in told:
        assert re.fullmatch(r"[A-ZÀÉÎÔŒ0-9].*[.!]", line), line
        assert len(line.split()) <= MOST_WORDS, line
        assert not ORDERS[lang].search(line), line


def test_spectators_and_those_who_wait_hear_none(case: Case) -> None:
    match = case.new(3)
    asked = {decision.seat for decision in match.decisions}

    assert match.view(None).now() == ()
    assert all([match.view(seat).now() == () for seat in range(case.seats) if seat not in asked])

"""All that the loader accepts can be played and described: editions of random words, to the end of a match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.contract import check_reasons
from meadhall.kernel import Match
from meadhall.text import LANGUAGES, Speech
from tests.games.thorgal.box import new_match
from tests.games.thorgal.scene import changed_cards
from tests.games.thorgal.wild import wild_cards

TOLD = 11  # decisions from one check of all sentences to the next


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_cards_of_random_words_are_played_to_the_end(seed: int, seats: int) -> None:
    with changed_cards(wild_cards(seed)):
        match = new_match(seats, seed)
        play_out(match, Random(seed))
        match.game.conserved(match.state)
        assert match.outcome is not None


def play_out(match: Match[Any], chance: Random) -> None:
    """Answer at random, and say aloud what there is to answer."""
    speeches = [Speech(match.game, lang, match.game.seat_names(match.state)) for lang in LANGUAGES]
    step = 0
    while not match.over:
        decision = match.decisions[0]
        for speech in speeches if step % TOLD == 0 else ():
            assert speech.prompt(decision)
            assert all(speech.option(o, decision.question.name, "", decision.args) for o in decision.options)
        if step % TOLD == 0:
            check_reasons(match)
        match.apply(decision.seat, chance.choice(decision.options))
        step += 1

"""The question once a part of a move is chosen, as "Choose where your Leader invades.": in both languages."""

from __future__ import annotations

from typing import Final, Literal

import pytest

import meadhall
from meadhall.games import SAGAS
from meadhall.kernel.vocabulary import Block
from meadhall.text import Speech

LANGUAGES: Final[tuple[Literal["en", "fr"], ...]] = ("en", "fr")


def forms(speech: Speech, block: Block) -> list[str]:
    """How the rest of a move can be asked for."""
    message = f"option-{block.verb}"
    found = speech.locale.forms(message) if message in speech.locale else ()
    return [form for form in found if form.startswith("asks-")]


@pytest.mark.parametrize("saga", SAGAS)
def test_every_such_question_can_be_put(saga: str) -> None:
    match = meadhall.new(saga, seats=2, seed=1)
    game, names = match.game, match.game.seat_names(match.state)
    english, french = [Speech(game, lang, names) for lang in LANGUAGES]
    for block in game.vocabulary.blocks:
        asked = forms(english, block)
        assert asked == forms(french, block)
        assert {form.removeprefix("asks-") for form in asked} <= {domain.name for domain in block.domains}
        for form in asked:
            for speech in (english, french):
                assert speech.option(block.base, "", form).endswith((".", "?"))

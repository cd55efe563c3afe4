"""A whole match of each game by its plain pages alone, as a screen reader hears it: less than 1 CPU s each."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.kernel import Chance
from tests.terminal.table import meadhall_says

ANSWERS = 2500  # more than any of these matches asks for
MOST = 6  # the largest number typed: one that is not on the list is asked for again


@pytest.mark.parametrize("game", meadhall.sagas())
def test_a_match_is_played_by_plain_pages_alone(game: str) -> None:
    chance = Chance(7)
    typed = [str(1 + chance.below(MOST)) for _ in range(ANSWERS)]
    typed[5::100] = ["table"] * len(typed[5::100])
    said = meadhall_says(
        "play", game, "--plain", "--seats", "2", "--seed", "3", "--bots", "random", typed="\n".join(typed) + "\n"
    )
    assert "The match is over." in said
    assert re.search(r"[┌╭│▰●]", said) is None
    assert not [line for line in said.splitlines() if line.endswith((": ", "; "))]

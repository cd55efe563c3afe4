"""Model: the compiled rules are the plain generators, decision by decision."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import Chance, Match
from meadhall.kernel.data import encode
from meadhall.kernel.interpreter import Reference
from tests.contract.cases import Case, random_answer, seeds


def described(play: Match[Any] | Reference[Any]) -> tuple[Any, ...]:
    asked = [(d.seat, d.question.name, d.args, d.most, d.picks, d.options) for d in play.decisions]
    return asked, play.joint, encode(play.state)


@pytest.mark.parametrize("automatic", [True, False])
def test_compiled_is_plain(case: Case, automatic: bool) -> None:
    for seed in seeds(3):
        match = case.new(seed, automatic)
        plain = Reference.new(case.game, case.head(seed, automatic))
        chance = Chance(seed)
        while not match.over:
            assert described(match) == described(plain)
            seat, option = random_answer(match, chance)
            match.apply(seat, option)
            plain.apply(seat, option)
        assert plain.over
        assert encode(match.state) == encode(plain.state)
        assert match.outcome == plain.outcome

"""One legality, reasons included: of the whole vocabulary, exactly the options there are have nothing against them."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.contract import check_reasons
from tests.contract.cases import CASES, Case, positions, seeds
from tests.kernel.toy import toy_match

PROVEN: Final[tuple[str, ...]] = ()  # sagas whose questions give true reasons


@pytest.mark.parametrize("case", [case for case in CASES if case.saga in PROVEN], ids=str)
def test_exactly_the_options_have_nothing_against_them(case: Case) -> None:
    for seed in seeds(2):
        match = case.new(seed)
        for _ in positions(match, seed):
            check_reasons(match)


def test_the_toy_gives_true_reasons() -> None:
    match = toy_match()
    for number in positions(match, 3):
        check_reasons(match)
        if number == 40:
            break

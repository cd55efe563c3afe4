"""Clone: copy once per option, apply; every earlier copy stays what it was."""

from __future__ import annotations

from meadhall.contract import check_clones
from tests.contract.cases import Case, positions, seeds


def test_copies_are_independent(case: Case) -> None:
    for seed in seeds(1):
        match = case.new(seed)
        for number in positions(match, seed):
            if number % 4 == seed % 4:
                check_clones(match)


def test_clone_plays_on_to_the_same_end(case: Case) -> None:
    for seed in seeds(2):
        match = case.new(seed)
        copy = match.clone()
        for one in (match, copy):
            for _ in positions(one, seed):
                pass
        assert copy.hash() == match.hash()
        assert copy.outcome == match.outcome

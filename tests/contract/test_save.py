"""Save: to JSON and back at every decision, and on from there."""

from __future__ import annotations

from meadhall.contract import check_save
from meadhall.kernel import Chance
from tests.contract.cases import Case, random_answer, seeds


def test_play_goes_on_from_every_save(case: Case) -> None:
    for seed in seeds(1):
        for automatic in (True, False):
            straight, chance = case.new(seed, automatic), Chance(seed)
            saved = straight.clone()
            while not straight.over:
                saved = check_save(saved)
                seat, option = random_answer(straight, chance)
                straight.apply(seat, option)
                saved.apply(seat, option)
                assert saved.hash() == straight.hash()
            assert check_save(saved).outcome == straight.outcome

"""Views: what a seat can't see changes no byte that it receives."""

from __future__ import annotations

from meadhall.contract import check_own_action, check_views
from meadhall.kernel import Chance
from tests.contract.cases import Case, positions, random_answer, sample


def test_hidden_things_change_nothing_that_is_received(case: Case) -> None:
    for seed in sample(case, 2):
        match = case.new(seed)
        for number in positions(match, seed):
            if number % 3 == seed % 3:
                check_views(match, 1000 * seed + number)
        check_views(match, seed)


def test_own_actions_show_nothing_hidden(case: Case) -> None:
    """Log, view and undo after an action that reveals nothing are the same in every deal that could be."""
    told = 0
    for seed in sample(case, 2):
        match, chance = case.new(seed), Chance(seed + 77)
        for number in positions(match, seed):
            told += check_own_action(match, *random_answer(match, chance), seed=number)

    assert told >= 20 * len(sample(case, 2))


def test_log_has_no_gaps_by_which_others_could_count(case: Case) -> None:
    """A seat that may not know an event gets its outward form: all logs are equally long."""
    for seed in sample(case, 2):
        match = case.new(seed)
        for _ in positions(match, seed):
            pass
        assert len({len(match.view(seat).log()) for seat in (*range(case.seats), None)}) == 1

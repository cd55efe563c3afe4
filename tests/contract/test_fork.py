"""Fork: a match as a seat may imagine it, which plays on to the end."""

from __future__ import annotations

from meadhall.contract import check_position
from meadhall.kernel import Chance
from tests.contract.cases import Case, positions, random_answer, sample, seeds


def test_fork_plays_on_to_the_end(case: Case) -> None:
    for seed in seeds(1):
        match = case.new(seed)
        for number in positions(match, seed):
            if number % 16 == seed % 16:
                for seat in (*range(case.seats), None):
                    fork = match.fork(seat, number)
                    for _ in positions(fork, number):
                        pass
                    check_position(fork)


def test_fork_takes_the_next_step_at_every_decision(case: Case) -> None:
    for seed in sample(case, 3):
        match, chance = case.new(seed), Chance(seed + 50)
        for number in positions(match, seed):
            for seat in (*range(case.seats), None):
                fork = match.fork(seat, number)
                fork.apply(*random_answer(fork, chance))
                check_position(fork)


def test_forking_changes_nothing(case: Case) -> None:
    match = case.new(3)
    for number in positions(match, 3):
        before = match.hash()
        for seat in (*range(case.seats), None):
            view = match.view(seat).table
            assert match.fork(seat, number).view(seat).table == view
        assert match.hash() == before


def test_seeds_imagine_different_deals_and_dice(case: Case) -> None:
    match = case.new(4)
    forks = [match.fork(0, seed) for seed in range(8)]

    assert len({fork.hash() for fork in forks}) == 8
    assert len({tuple(fork.game.unseen(fork.state, 0)) for fork in forks}) == 1
    assert match.fork(0, 5).hash() == match.fork(0, 5).hash()


def test_fork_depends_only_on_what_the_seat_sees(case: Case) -> None:
    """Two deals that look the same to a seat lead it to the same imagined matches: its thoughts leak nothing."""
    match = case.new(6)
    for number in positions(match, 6):
        if number % 10 == 0 and not match.joint:
            seat = number % case.seats
            other = match.fork(seat, number)
            assert other.fork(seat, 99).hash() == match.fork(seat, 99).hash()

"""Every option that is not legal is refused with a rule of the ledger, in positions of random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import pytest

import meadhall
from meadhall.games.blood_rage import GAME
from meadhall.kernel import Decision, IllegalAction, Match
from meadhall.ledger import ledger

SEATS: Final = (2, 3, 4)
VOCABULARY: Final = meadhall.game("blood-rage").vocabulary
MATCHES: Final = 60  # for each number of seats
FEW, MANY = 5, 60  # decisions of each question that are looked at, at least and at most
EVERY: Final = 12  # between the two: every twelfth
TRIED: Final = 5  # refusals really asked for, at each decision
FOREIGN: Final = (-1, len(VOCABULARY), len(VOCABULARY) + 100)  # ints of no option
RULES: Final = frozenset(rule.id for rule in ledger("blood-rage").rules)


class Position(NamedTuple):
    """A match that waits for a decision."""

    match: Match[Any]
    decision: Decision


@cache
def sample(seats: int) -> tuple[Position, ...]:
    """Decisions from matches in which all play at random."""
    met: Counter[str] = Counter()
    return tuple([position for seed in range(MATCHES) for position in positions(seats, seed, met)])


def positions(seats: int, seed: int, met: Counter[str]) -> Iterator[Position]:
    """Some decisions of one match; `met` counts those already looked at, by question."""
    dice = Random(seed)
    match = meadhall.new("blood-rage", seats=seats, seed=seed)
    while not match.over:
        decision = dice.choice(match.decisions)
        seen = met[decision.question.name]
        if seen < FEW or (seen < MANY and dice.randrange(EVERY) == 0):
            met[decision.question.name] += 1
            yield Position(match.clone(), decision)
        match.apply(decision.seat, dice.choice(decision.options))


def illegal(decision: Decision) -> list[int]:
    """All options of the vocabulary that the decision does not offer, and some ints that are none."""
    return [*sorted(set(range(len(VOCABULARY))) - set(decision.options)), *FOREIGN]


def test_the_sample_meets_every_question() -> None:
    met = {decision.question.name for seats in SEATS for _, decision in sample(seats)}
    assert met == set(GAME.questions)


@pytest.mark.parametrize("seats", SEATS)
def test_legal_options_are_words_of_the_vocabulary_each_listed_once(seats: int) -> None:
    for _, decision in sample(seats):
        texts = [VOCABULARY.text(option) for option in decision.options]
        assert len(set(texts)) == len(texts) > 0
        assert [VOCABULARY.parse(text) for text in texts] == list(decision.options)


@pytest.mark.parametrize("seats", SEATS)
def test_every_illegal_option_is_off_by_a_rule_of_the_ledger(seats: int) -> None:
    for match, decision in sample(seats):
        cited = {match.why(decision, option): VOCABULARY.text(option) for option in illegal(decision)}
        unknown = {text: rule for rule, text in cited.items() if rule not in RULES}
        assert not unknown, f"{decision} cites rules that nobody has"


@pytest.mark.parametrize("seats", SEATS)
def test_an_illegal_option_is_refused_by_that_rule_and_changes_nothing(seats: int) -> None:
    dice = Random(seats)
    for match, decision in sample(seats):
        before = match.hash()
        for option in dice.sample(illegal(decision), TRIED):
            with pytest.raises(IllegalAction) as caught:
                match.apply(decision.seat, option)
            error = caught.value
            assert (error.reason, error.option) == ("not-legal", VOCABULARY.text(option))
            assert error.rule == match.why(decision, option)
            assert match.hash() == before


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_that_is_not_asked_is_refused_and_changes_nothing(seats: int) -> None:
    for match, decision in sample(seats):
        before = match.hash()
        for seat in set(range(seats)) - {pending.seat for pending in match.decisions}:
            with pytest.raises(IllegalAction, match="not-asked"):
                match.apply(seat, decision.options[0])
        assert match.hash() == before

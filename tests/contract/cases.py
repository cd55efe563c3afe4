"""The cases of the contract suite: every game, edition and player count, and random play through it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.games import known_editions
from meadhall.kernel import Chance, Game, Match, Record

LONG: Final = 20 if os.environ.get("MEADHALL_LONG") == "1" else 1  # how many times as many seeds
QUICK: Final = os.environ.get("MEADHALL_QUICK") == "1"  # only the smallest table of each game


class Case(NamedTuple):
    """A title at a number of seats, as one of the kinds of games that it has."""

    saga: str
    edition: str
    seats: int
    kind: Mapping[str, Any] = MappingProxyType({})

    def __str__(self) -> str:
        return ", ".join([self.saga, self.edition, *map(str, self.kind.values()), f"{self.seats} seats"])

    @property
    def game(self) -> Game[Any]:
        return meadhall.game(self.saga, self.edition)

    def head(self, seed: int, automatic: bool = True) -> Record:
        return Record(self.saga, self.seats, seed, self.edition, dict(self.kind), automatic, [])

    def new(self, seed: int, automatic: bool = True) -> Match[Any]:
        return Match.new(self.game, self.head(seed, automatic))

    def drawn(self, seed: int) -> Match[Any]:
        """A match whose other options are drawn, too."""
        record = self.head(seed)
        record.options = {**self.game.any_setup(self.seats, Chance(seed), self.kind)}
        return Match.new(self.game, record)


def cases_of(saga: str, edition: str) -> list[Case]:
    """A title at every number of seats, as every kind of match for that number."""
    title = meadhall.game(saga, edition)
    return [Case(saga, edition, seats, kind) for seats in title.seats for kind in title.kinds(seats)]


CASES: Final = [
    case
    for saga in meadhall.sagas()
    for edition in known_editions(saga)
    for case in cases_of(saga, edition)[: 1 if QUICK else None]
]


def sample(case: Case, whole: int) -> range:
    """One seed, which differs between numbers of seats, in place of N; a long run takes them all, and more."""
    return seeds(whole) if LONG > 1 else range(case.seats % whole, case.seats % whole + 1)


def seeds(count: int) -> range:
    """N seeds, or many more in a long run."""
    return range(count * LONG)


def random_answer(match: Match[Any], chance: Chance) -> tuple[int, int]:
    """A seat that is asked, and one of its options: those put together may answer in any order."""
    decision = match.decisions[chance.below(len(match.decisions))]
    return decision.seat, decision.options[chance.below(len(decision.options))]


def positions(match: Match[Any], seed: int) -> Iterator[int]:
    """Play a match to its end at random; yields at every decision, with its number."""
    chance, number = Chance(seed), 0
    while not match.over:
        yield number
        match.apply(*random_answer(match, chance))
        number += 1

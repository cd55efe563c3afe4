"""A game of bad rules, for tests of what they cost: each option is another way to fail. `walk` does nothing bad."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
import pytest

from meadhall import games
from meadhall.kernel import (
    Game,
    Option,
    Outcome,
    Rules,
    Show,
    State,
    Steps,
    Vocabulary,
    Words,
    ask,
    procedure,
    question,
)

SLUG, PACKAGE = "hostile", "tests.hostile"
LAST: Final = 40  # turns


class Hostile(State):
    turn: int
    blind: int


def set_table(seats: int, seed: int, options: Mapping[str, Any]) -> Hostile:
    g = Hostile(seats, seed)
    g.turn = g.blind = 0
    return g


def loop() -> None:
    while True:
        pass


def loop_in_c() -> None:
    sum(range(10**15))


def sleep() -> None:
    time.sleep(3600)


def eat() -> None:
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def leave() -> None:
    raise SystemExit(3)


def crash() -> None:
    os._exit(3)


def divide() -> None:
    raise ZeroDivisionError("a rule divided by nothing")


WAYS: Final[dict[str, Callable[[], None]]] = {
    "loop": loop,
    "loop-in-c": loop_in_c,
    "sleep": sleep,
    "eat": eat,
    "leave": leave,
    "crash": crash,
    "divide": divide,
}
OPTIONS = Vocabulary()
WALK, BLIND = OPTIONS.word("walk"), OPTIONS.word("blind")
BAD: Final = {OPTIONS.word(way): act for way, act in WAYS.items()}


@question("HO-101")
def step(g: Hostile, seat: int) -> Iterator[Option]:
    yield from (WALK, BLIND, *BAD)


@procedure
def play(g: Hostile) -> Steps[None]:
    """Each seat in turn does something, good or bad."""
    while g.turn < LAST:
        answer = yield ask(g.turn % g.seats, step)
        if answer in BAD:
            BAD[answer]()
        g.blind += answer == BLIND
        g.turn += 1


class Table(msgspec.Struct, frozen=True):
    turn: int


def view(g: Hostile, seat: int | None) -> Table:
    if g.blind:
        raise ZeroDivisionError("the view divided by nothing")
    return Table(g.turn)


here = sys.modules[__name__]
GAME = Game(
    slug=SLUG,
    title="Bad Rules",
    seats=range(2, 5),
    state=Hostile,
    rules=Rules(
        setup=set_table,
        play=play,
        procedures=(here,),
        questions=(here,),
        events=(here,),
        vocabulary=OPTIONS,
        outcome=lambda g: Outcome.by_score([0] * g.seats),
    ),
    words=Words(
        nouns={},
        seat_names=lambda g: ("first", "second", "third", "fourth")[: g.seats],
    ),
    show=Show(
        view=view,
        features=lambda table, _: [table.turn],
    ),
)


def invite(patch: pytest.MonkeyPatch) -> None:
    """The game of bad rules is a guest of the hall: in this process, and in those that it starts."""
    patch.setitem(games.GUESTS, SLUG, PACKAGE)

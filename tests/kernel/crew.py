"""A co-operative toy title for one to three seats: a crew builds a boat while the tide rises.

On its turn a seat plays a card of its hand, to `bail` water or to `build`, and draws another; then the water rises by
as much as a die says. The boat is built at twelve; the crew is lost when the water is over nine, or the cards run out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec
import pytest

from meadhall import games
from meadhall.kernel import (
    DONE,
    EACH,
    Counsel,
    Decision,
    Domain,
    Event,
    Game,
    Match,
    Noun,
    Option,
    Outcome,
    Pool,
    Record,
    Seat,
    State,
    Steps,
    Vocabulary,
    Zone,
    ask,
    procedure,
    question,
)  # fmt: skip

CARDS: Final = ("plank", "bucket", "keel", "mast")  # worth 1 to 4, six of each
COPIES: Final = 6
HAND: Final = 3
BUILT: Final = 12
FLOOD: Final = 9
Card = Annotated[int, Noun("card")]

OPTIONS: Final = Vocabulary()
assert OPTIONS.word("done") == DONE
BAIL: Final = OPTIONS.block("bail", Domain("card", "card", CARDS))
BUILD: Final = OPTIONS.block("build", Domain("card", "card", CARDS))


class Bailed(Event, frozen=True):
    seat: Seat
    card: Card


class Built(Event, frozen=True):
    seat: Seat
    card: Card


class Risen(Event, frozen=True):
    water: int


class Crew(State):
    """A deck and hands that are hidden, cards played, a boat, and the water."""

    deck: list[int]
    hands: list[list[int]]
    played: list[int]
    boat: int
    water: int


def set_table(seats: int, seed: int, options: Mapping[str, Any]) -> Crew:
    g = Crew(seats, seed)
    cards = contents(g)
    g.shuffle(cards)
    g.hands = [sorted([cards.pop() for _ in range(HAND)]) for _ in range(seats)]
    g.deck, g.played = cards, []
    g.boat, g.water = 0, 2
    return g


@question("CR-1", secret=True)
def work(g: Crew, seat: int) -> Iterator[Option]:
    """A card of the hand, to bail or to build."""
    for card in sorted(set(g.hands[seat])):
        yield BAIL.of(card)
        yield BUILD.of(card)


@procedure
def play(g: Crew) -> Steps[None]:
    """Turn by turn, until the boat is built or the crew is lost."""
    seat = 0
    while g.hands[seat] and g.boat < BUILT and g.water <= FLOOD:
        action = yield ask(seat, work)
        act(g, seat, action)
        seat = g.left_of(seat)


def act(g: Crew, seat: int, action: int) -> None:
    card = BAIL.one(action) if action in BAIL else BUILD.one(action)
    g.hands[seat].remove(card)
    g.played.append(card)
    if action in BAIL:
        g.water = max(0, g.water - card - 1)
        g.tell(Bailed(seat, card))
    else:
        g.boat += card + 1
        g.tell(Built(seat, card))
    if g.deck:
        g.hands[seat] = sorted([*g.hands[seat], g.deck.pop()])
    g.water += 1 + g.below(3)
    g.tell(Risen(g.water))


# -- what is seen -------------------------------------------------------------------------------------------


class CrewView(msgspec.Struct, frozen=True):
    boat: int
    water: int
    played: tuple[str, ...]
    deck: int
    hand: tuple[str, ...]


def view(g: Crew, seat: int | None) -> CrewView:
    hand = () if seat is None else tuple([CARDS[card] for card in g.hands[seat]])
    return CrewView(g.boat, g.water, tuple([CARDS[card] for card in g.played]), len(g.deck), hand)


def pools(g: Crew) -> list[Pool]:
    return [Pool([Zone([g.deck]), Zone(g.hands, EACH, tidy=True)])]


def contents(g: Crew) -> list[int]:
    return [card for card in range(len(CARDS)) for _ in range(COPIES)]


def outcome(g: Crew) -> Outcome:
    """The crew is saved together, or the sea has won."""
    return Outcome.of_team(g.boat >= BUILT and g.water <= FLOOD, g.boat, g.seats)


# -- what bots go by ----------------------------------------------------------------------------------------


def appraise(g: Crew) -> Sequence[float]:
    """The same for everybody: the boat so far, less what the water threatens."""
    if g.water > FLOOD:
        return [-10.0] * g.seats
    saved = 10.0 if g.boat >= BUILT else 0.0
    return [saved + g.boat - 0.15 * g.water**2] * g.seats


def instinct(g: Crew, decision: Decision) -> Sequence[float]:
    return [0.0] * len(decision.options)


COUNSEL: Final = Counsel(appraise, instinct, frozenset({"work"}), spread=3.0, teams=lambda g: (0,) * g.seats)

GAME: Final = Game(
    slug="crew",
    title="The Crew",
    seats=range(1, 4),
    state=Crew,
    setup=set_table,
    play=play,
    rules=(sys.modules[__name__],),
    questions=(sys.modules[__name__],),
    events=(sys.modules[__name__],),
    vocabulary=OPTIONS,
    nouns={"card": CARDS},
    hidden=("card",),
    seat_names=lambda g: [f"seat {seat}" for seat in range(g.seats)],
    view=view,
    pools=pools,
    shown=lambda g: [g.played],
    contents=contents,
    outcome=outcome,
    features=lambda table, seat: [table.boat, table.water, seat],
    counsel=COUNSEL,
)


def crew_match(*, seats: int = 2, seed: int = 7) -> Match[Crew]:
    """A new match of the crew."""
    return Match.new(GAME, Record("crew", seats, seed, actions=[]))


def register(patch: pytest.MonkeyPatch) -> None:
    """Make the crew a saga of the hall, for a test."""
    known = games._base
    patch.setattr(games, "_base", lambda slug: GAME if slug == "crew" else known(slug))
    patch.setattr(games, "SAGAS", (*games.SAGAS, "crew"))

"""The crew's table: one to three seats build a boat while the tide rises.

On its turn a seat plays a card of its hand, to `bail` water or to `build`, and draws another; then the water rises by
as much as a die says. The boat is built at twelve; the crew is lost when the water is over nine, or the cards run out.
Two kinds of games, as `mode` says: all of one crew, or two or three rivals, of whom the best builder wins. A crew may
make it harder for itself with a higher `tide`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final

import msgspec

from meadhall.kernel import (
    DONE,
    EACH,
    Choice,
    Decision,
    Domain,
    Event,
    Heuristics,
    Noun,
    Option,
    Outcome,
    Pool,
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
CALM: Final = 2  # the water at the start
SAILORS: Final = ("wolf", "bear", "serpent")
Card = Annotated[int, Noun("card")]

CHOICES: Final = (
    Choice("mode", "crew", ("crew", "rivals"), leads=True, seats={"rivals": (2, 3)}, rule="CR-102"),
    Choice("tide", 0, (0, 1, 2), when={"mode": "crew"}, rule="CR-103"),
    Choice("spring", False, (False, True)),  # the water begins at nothing
)

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
    """A deck and hands that are hidden, cards played, a boat (and who built how much of it), and the water."""

    rivals: int
    deck: list[int]
    hands: list[list[int]]
    played: list[int]
    built: list[int]
    water: int

    @property
    def boat(self) -> int:
        return sum(self.built)


def set_table(seats: int, seed: int, options: Mapping[str, Any]) -> Crew:
    g = Crew(seats, seed)
    cards = contents(g)
    g.shuffle(cards)
    g.hands = [sorted([cards.pop() for _ in range(HAND)]) for _ in range(seats)]
    g.deck, g.played = cards, []
    g.rivals = int(options["mode"] == "rivals")
    g.built, g.water = [0] * seats, (0 if options["spring"] else CALM) + options["tide"]
    return g


@question("CR-201", secret=True)
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
        g.built[seat] += card + 1
        g.tell(Built(seat, card))
    if g.deck:
        g.hands[seat] = sorted([*g.hands[seat], g.deck.pop()])
    g.water += 1 + g.below(3)
    g.tell(Risen(g.water))


# -- what is seen -------------------------------------------------------------------------------------------


class CrewView(msgspec.Struct, frozen=True):
    me: int  # -1 for a spectator
    built: tuple[int, ...]
    water: int
    rivals: int
    played: tuple[str, ...]
    deck: int
    hand: tuple[str, ...]


def view(g: Crew, seat: int | None) -> CrewView:
    hand = () if seat is None else tuple([CARDS[card] for card in g.hands[seat]])
    played = tuple([CARDS[card] for card in g.played])
    return CrewView(-1 if seat is None else seat, tuple(g.built), g.water, g.rivals, played, len(g.deck), hand)


def pools(g: Crew) -> list[Pool]:
    return [Pool([Zone([g.deck]), Zone(g.hands, EACH, tidy=True)])]


def contents(g: Crew) -> list[int]:
    return [card for card in range(len(CARDS)) for _ in range(COPIES)]


def outcome(g: Crew) -> Outcome:
    """The crew is saved together, or the sea has won; among rivals, the best builder has (CR-401, CR-402)."""
    if g.rivals:
        return Outcome.by_score(g.built)
    return Outcome.of_team(g.boat >= BUILT and g.water <= FLOOD, g.boat, g.seats)


# -- what bots go by ----------------------------------------------------------------------------------------


def evaluate(g: Crew) -> Sequence[float]:
    """For a crew the same for all: the boat so far, less what the water threatens. For a rival, their own part."""
    if g.rivals:
        return [float(built) for built in g.built]
    if g.water > FLOOD:
        return [-10.0] * g.seats
    saved = 10.0 if g.boat >= BUILT else 0.0
    return [saved + g.boat - 0.15 * g.water**2] * g.seats


def instinct(g: Crew, decision: Decision) -> Sequence[float]:
    return [0.0] * len(decision.options)


def teams(g: Crew) -> Sequence[int]:
    return range(g.seats) if g.rivals else (0,) * g.seats


HEURISTICS: Final = Heuristics(evaluate, instinct, frozenset({"work"}), spread=3.0, teams=teams)

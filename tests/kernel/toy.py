"""A toy title for the tests of the kernel: numbered cards, some of them hidden, and one of every kind of stop.

A turn is one word: `step` (nothing but a point), `show` a card of one's hand, `draw` one from the deck, `roll` a
die, `gather` up to two stones, `duel` (both commit a card in secret), `flash` (a card is shown and hidden again),
`only` (a forced choice), `guess` (a forced choice that no other seat may know to be forced) or `stuck` (a dead end).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any, Final

import msgspec

from meadhall.kernel import (
    DONE,
    EACH,
    Choice,
    Domain,
    Event,
    Game,
    Match,
    Noun,
    Option,
    Outcome,
    Pool,
    Record,
    Rules,
    Seat,
    Secrets,
    Show,
    State,
    Steps,
    Vocabulary,
    Words,
    Zone,
    ask,
    ask_several,
    because,
    procedure,
    question,
    together,
)  # fmt: skip

CARDS: Final = tuple(f"card-{n}" for n in range(12))
STONES: Final = ("ruby", "opal", "jade")
Card = Annotated[int, Noun("card")]

OPTIONS: Final = Vocabulary()
assert OPTIONS.word("done") == DONE
STEP: Final = OPTIONS.word("step")
ROLL: Final = OPTIONS.word("roll")
DRAW: Final = OPTIONS.word("draw")
DUEL: Final = OPTIONS.word("duel")
GATHER: Final = OPTIONS.word("gather")
ONLY: Final = OPTIONS.word("only")
GUESS: Final = OPTIONS.word("guess")
STUCK: Final = OPTIONS.word("stuck")
SHOW: Final = OPTIONS.block("show", Domain("card", "card", CARDS))
FLASH: Final = OPTIONS.block("flash", Domain("card", "card", CARDS))
COMMIT: Final = OPTIONS.block("commit", Domain("card", "card", CARDS))
TAKE: Final = OPTIONS.block("take", Domain("stone", "stone", STONES))
GIVE: Final = OPTIONS.block("give", Domain("stone", "stone", STONES), Domain("seat", "seat", ("0", "1", "2")))


class Stepped(Event, frozen=True):
    seat: Seat


class Shown(Event, frozen=True):
    seat: Seat
    card: Card


class Flashed(Event, frozen=True):
    """A card that was shown and is hidden again."""

    reveals = True
    seat: Seat
    card: Card


class Drawn(Event, frozen=True):
    seat: Seat
    card: Card


class DrawnHidden(Event, frozen=True):
    seat: Seat


class Rolled(Event, frozen=True):
    seat: Seat
    value: int


class Toy(State):
    """A deck and hands that are hidden, a table and scores that are not."""

    deck: list[int]
    hands: list[list[int]]
    table: list[int]
    scores: list[int]
    stones: list[list[int]]


def set_table(seats: int, seed: int, options: Mapping[str, Any]) -> Toy:
    """Two cards each, the rest is the deck."""
    g = Toy(seats, seed)
    cards = list(range(len(CARDS)))
    g.shuffle(cards)
    g.hands = [sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(seats)]
    g.deck = cards[2 * seats :]
    g.table = []
    g.scores = [0] * seats
    g.stones = [[] for _ in range(seats)]
    return g


# -- questions ----------------------------------------------------------------------------------------------


@question("T-1", secret=True)
def turn(g: Toy, seat: int) -> Iterator[Option]:
    """The moves of a seat; `roll` needs a point, so that there is something to refuse."""
    yield from (STEP, DRAW, DUEL, GATHER, ONLY, GUESS, STUCK)
    if g.scores[seat]:
        yield ROLL
    for card in g.hands[seat]:
        yield SHOW.of(card)
        yield FLASH.of(card)


@turn.why
def why_not_turn(option: Option, g: Toy, seat: int) -> str | None:
    if option == ROLL:
        return "" if g.scores[seat] else because("T-2", needs=1)
    return "" if option in turn.options(g, seat) else None


@question("T-3", secret=True)
def commit(g: Toy, seat: int) -> Iterator[Option]:
    for card in g.hands[seat]:
        yield COMMIT.of(card)


@question("T-4")
def gather(g: Toy, seat: int, picks: tuple[Option, ...], limit: int) -> Iterator[Option]:
    """Stones of different kinds, none that is worth more than the limit."""
    yield DONE
    for stone in range(limit):
        if TAKE.of(stone) not in picks:
            yield TAKE.of(stone)


@gather.why
def why_not_gather(option: Option, g: Toy, seat: int, picks: tuple[Option, ...], limit: int) -> str | None:
    if option in picks:
        return "T-5"
    return "" if option in gather.options(g, seat, picks, limit) else None


@question("T-6")
def only(g: Toy, seat: int) -> Iterator[Option]:
    yield ONLY


@question("T-7", secret=True)
def guess(g: Toy, seat: int) -> Iterator[Option]:
    yield GUESS


@question("T-8")
def stuck(g: Toy, seat: int) -> Iterator[Option]:
    yield from ()


# -- rules --------------------------------------------------------------------------------------------------


@procedure
def play(g: Toy) -> Steps[None]:
    """Three turns each."""
    for _round in range(3):
        for seat in range(g.seats):
            yield from take_turn(g, seat)


@procedure
def take_turn(g: Toy, seat: int) -> Steps[None]:
    """A step is half a turn: the same seat goes on, up to three times."""
    steps = 0
    while steps < 3:
        action = yield ask(seat, turn)
        if action != STEP:
            break
        steps += 1
        g.scores[seat] += 1
        g.tell(Stepped(seat))
    if action == DUEL:
        yield from duel(g)
    elif action == GATHER:
        yield from gather_stones(g, seat)
    elif action == ONLY:
        yield ask(seat, only)
    elif action == GUESS:
        yield ask(seat, guess)
    elif action == STUCK:
        yield ask(seat, stuck)
    else:
        act(g, seat, action)


def act(g: Toy, seat: int, action: int) -> None:
    if action in SHOW:
        g.hands[seat].remove(SHOW.one(action))
        g.table.append(SHOW.one(action))
        g.tell(Shown(seat, SHOW.one(action)))
    elif action in FLASH:
        g.tell(Flashed(seat, FLASH.one(action)))
    elif action == DRAW and g.deck:
        card = g.deck.pop()
        g.hands[seat] = sorted([*g.hands[seat], card])
        g.whisper(seat, Drawn(seat, card), DrawnHidden(seat))
    elif action == ROLL:
        g.tell(Rolled(seat, g.below(6)))


@procedure
def duel(g: Toy) -> Steps[None]:
    """Each seat with cards commits one; the highest is worth a point."""
    holders = tuple([s for s in range(g.seats) if g.hands[s]])
    cards = yield together(*[ask(s, commit) for s in holders])
    for i in range(len(holders)):
        g.hands[holders[i]].remove(COMMIT.one(cards[i]))
        g.table.append(COMMIT.one(cards[i]))
        g.tell(Shown(holders[i], COMMIT.one(cards[i])))
    if holders:
        g.scores[holders[cards.index(max(cards))]] += 1


@procedure
def gather_stones(g: Toy, seat: int) -> Steps[None]:
    stones = yield ask_several(seat, gather, 2, len(STONES))
    g.stones[seat] += [TAKE.one(stone) for stone in stones]


# -- what is seen -------------------------------------------------------------------------------------------


class ToyView(msgspec.Struct, frozen=True):
    deck: int
    hands: tuple[int, ...]
    table: tuple[str, ...]
    scores: tuple[int, ...]
    hand: tuple[str, ...]


def view(g: Toy, seat: int | None) -> ToyView:
    return ToyView(
        deck=len(g.deck),
        hands=tuple([len(hand) for hand in g.hands]),
        table=tuple([CARDS[card] for card in g.table]),
        scores=tuple(g.scores),
        hand=() if seat is None else tuple([CARDS[card] for card in g.hands[seat]]),
    )


def pools(g: Toy) -> list[Pool]:
    return [Pool([Zone([g.deck]), Zone(g.hands, EACH, tidy=True)])]


def features(table: ToyView, seat: int) -> Sequence[float]:
    return (float(table.scores[seat]), float(len(table.hand)))


def toy_game(
    *,
    rules: Mapping[str, Any] = MappingProxyType({}),
    words: Mapping[str, Any] = MappingProxyType({}),
    show: Mapping[str, Any] = MappingProxyType({}),
    secrets: Mapping[str, Any] = MappingProxyType({}),
    **changes: Any,
) -> Game[Toy]:
    """The toy, or the toy with something changed."""
    here = sys.modules[__name__]
    played = Rules(set_table, play, lambda g: Outcome.by_score(g.scores), (here,), (here,), (here,), OPTIONS)
    named = Words({"card": CARDS, "stone": STONES}, lambda g: [f"seat {s}" for s in range(g.seats)])
    hidden = Secrets(pools, lambda g: [g.table], contents=lambda _: range(len(CARDS)))
    parts: dict[str, Any] = {
        "slug": "toy",
        "title": "The Toy",
        "seats": range(2, 4),
        "state": Toy,
        "rules": played._replace(**rules),
        "words": named._replace(**words),
        "show": Show(view, features)._replace(**show),
        "secrets": hidden._replace(**secrets),
        "choices": (Choice("pace", "calm", ("calm", "brisk")),),
    }
    return Game(**{**parts, **changes})


GAME: Final = toy_game()


def toy_match(*, seats: int = 2, seed: int = 7, automatic: bool = True) -> Match[Toy]:
    """A new match of the toy."""
    return Match.new(GAME, Record("toy", seats, seed, automatic=automatic, actions=[]))


def say(match: Match[Toy], *lines: str) -> None:
    """Play a transcript: `0: step`; `$card` stands for the first card of the seat's hand."""
    for line in lines:
        seat, _, text = line.partition(": ")
        hand = match.state.hands[int(seat)]
        word = text.replace("$card", CARDS[hand[0]] if hand else "none")
        match.apply(int(seat), OPTIONS.parse(word))

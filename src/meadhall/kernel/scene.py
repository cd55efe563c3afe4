"""Scenes: battles, journeys and round ends, shown step by step in the same way for every game.

A game says which events begin and end a scene (`Staging`) and makes its steps from them: from what one seat saw and
nothing else, so that a scene shows no more than the table. Parties, sums, fates and ledgers are in no game's words;
sentences are `Said`, pieces and cards are named as in a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from meadhall.kernel.event import Event
from meadhall.kernel.picture import Badge, Gauge, Said, Thing


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece off the board."""

    seat: int
    symbol: str
    name: Thing
    text: str = ""  # a number on it
    value: int | None = None  # the piece is this number
    after: int | None = None  # and has become this one
    state: str = ""  # "gone" where it falls


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on show: open, or only its back; `only` the reader sees one that is not turned yet."""

    card: str = ""  # "": face down, or not there yet
    back: str = ""  # of a card that lies face down
    only: bool = False
    adds: str = ""  # what it counts, where that is not printed
    late: bool = False  # it came after the others
    off: Said | None = None  # why its text does not act: what cancelled it
    note: Said | None = None


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """One number of a sum, which says what it is."""

    icon: str
    value: int
    word: Said
    signed: bool = True  # written as what it adds
    late: bool = False  # it came after the others
    token: Token | None = None  # the piece that it is, instead of a sign
    tokens: tuple[Token, ...] = ()  # the pieces that it counts, instead of a sign


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side: a seat, or another with a name and a sign; what it has, what it shows, what that adds up to."""

    seat: int = -1
    name: Said | None = None
    icon: str = ""
    seats: tuple[int, ...] = ()  # who gains if it wins
    role: Said | None = None
    tokens: tuple[Token, ...] = ()
    cards: tuple[Shown, ...] = ()
    terms: tuple[Term, ...] = ()
    total: int | None = None
    unit: Said | None = None  # what the total counts
    verdict: Said | None = None  # instead of the unit, once it is over
    state: str = ""  # "wins", "loses"
    note: Said | None = None


class Comer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that may still join: with which piece, from where, and what that adds. Who is asked is known anyway."""

    seat: int
    token: Token
    words: Said
    place: str = ""  # where it stands now
    adds: int | None = None


class Fate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What becomes of a seat's pieces or cards."""

    seat: int
    icon: str
    words: Said
    tokens: tuple[Token, ...] = ()
    cards: tuple[str, ...] = ()
    state: str = ""  # "stays" where nothing is lost
    points: int = 0  # that it brings


class Fates(msgspec.Struct, frozen=True, omit_defaults=True):
    """Fates under a heading."""

    title: Said
    rows: tuple[Fate, ...]


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat had, why that changes, what it has now, and how many places it rose (or fell)."""

    seat: int
    before: int
    after: int
    reasons: tuple[Term, ...] = ()
    rose: int = 0


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """Accounts of all seats in one unit, the best first."""

    unit: Said
    icon: str
    rows: tuple[Account, ...]


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A goal that is judged: met or not, the numbers that decided, what it brings."""

    seat: int
    name: Said
    words: Said
    met: bool
    worth: int | None = None
    gain: Said | None = None
    more: Said | None = None


class Near(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board brought near: where it happens, from where others may come and what that adds."""

    place: str
    sources: tuple[tuple[str, str], ...] = ()  # a place, and what is written on the way from there
    fallen: bool = False  # the place itself is lost


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step: its name, its sentence, and the parts that show it."""

    name: Said
    said: Said
    more: Said | None = None  # in smaller letters
    head: Said | None = None  # a headline in the middle of the stage
    near: Near | None = None
    parties: tuple[Party, ...] = ()  # side by side, with pieces and cards
    sums: tuple[Party, ...] = ()  # one below the other, with their terms
    comers: tuple[Comer, ...] = ()
    room: Said | None = None  # how many may still come
    fates: tuple[Fates, ...] = ()
    goals: tuple[Goal, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    pegs: tuple[int, int, str] | None = None  # N of M, as signs
    ledger: Ledger | None = None
    notes: tuple[Badge, ...] = ()  # what is different from now on
    tone: str = ""  # the light: "war", "gold", "dusk", "night", "grass"; of the moment, where it is not said
    ground: str = ""  # a drawing in the game's `art/scenes/`; that of the moment, where it is not said
    brief: bool = False  # shown to those, too, who had no part in it
    live: bool = False  # those who took part saw it while it happened


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happens before everybody's eyes. One without steps is only the mention of a moment."""

    title: Said
    icon: str
    steps: tuple[Step, ...] = ()
    where: Said | None = None
    tone: str = "war"
    ground: str = ""
    seats: tuple[int, ...] = ()  # who takes part; empty: all
    start: int = 0  # its first event in the log of the seat that looks
    end: int = 0  # and the one after its last


class Passage(NamedTuple):
    """What one seat saw of a moment, and the table as the seat sees it.

    The table of a moment that is over may be any later one: of it, only what never changes may be used.
    """

    events: Sequence[Event]
    table: Any
    seat: int | None
    is_open: bool
    given: tuple[int, ...] = ()  # what the seat has answered in secret, while others have not

    def of(self, *kinds: type[Any]) -> list[Any]:
        """The events of some kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def first(self, kind: type[Any]) -> Any:
        """The first event of a kind, or None."""
        return next((event for event in self.events if isinstance(event, kind)), None)


class Staging(NamedTuple):
    """A kind of moment: the events that begin and end it, and how it is staged; None where it is not worth it."""

    begins: Callable[[Event], bool]
    ends: Callable[[Event], bool]
    stage: Callable[[Passage], Moment | None]


def is_any(*kinds: type[Event]) -> Callable[[Event], bool]:
    """Is an event of one of these kinds?"""
    return lambda event: isinstance(event, kinds)


class Span(NamedTuple):
    """Where in a log a moment is."""

    staging: Staging
    start: int
    end: int


class Reel:
    """The moments in the log of one seat, found once, as the log grows."""

    __slots__ = ("_begun", "_made", "_read", "seat", "spans", "stagings")

    def __init__(self, stagings: Sequence[Staging], seat: int | None) -> None:
        self.stagings = stagings
        self.seat = seat
        self.spans: list[Span] = []
        self._begun: tuple[Staging, int] | None = None
        self._read = 0
        self._made: dict[tuple[int, int], Moment | None] = {}

    def follow(self, events: Sequence[Event]) -> Reel:
        """Take in a log that has grown; one that is shorter, after an undo, is read again from the last moment on."""
        if not self.stagings:
            return self
        if len(events) < self._read:
            self.cut(len(events))
        for at in range(self._read, len(events)):
            self._take_in(events[at], at)
        self._read = len(events)
        return self

    def until(self, events: Sequence[Event]) -> Reel:
        """The reel of a log that is the beginning of this one."""
        other = Reel(self.stagings, self.seat)
        other.spans, other._made = self.spans, self._made
        other.cut(len(events))
        return other.follow(events)

    def cut(self, length: int) -> None:
        """Forget everything from an event on."""
        self.spans = [span for span in self.spans if span.end <= length]
        self._made = {where: made for where, made in self._made.items() if where[1] <= length}
        self._begun = None
        self._read = self.spans[-1].end if self.spans else 0
        if self.spans:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """An event that ended a moment may have begun the next: it is read again, without ending that one twice."""
        last = self.spans.pop()
        self._begun = (last.staging, last.start)
        self._read = last.end - 1

    def _take_in(self, event: Event, at: int) -> None:
        ended = None
        if self._begun is not None and self._begun[0].ends(event):
            ended = self._begun[0]
            self.spans.append(Span(ended, self._begun[1], at + 1))
            self._begun = None
        if self._begun is None:
            self._begin(event, at, ended)

    def _begin(self, event: Event, at: int, ended: Staging | None) -> None:
        """What ends one moment may begin another, but not one of the same kind."""
        for staging in self.stagings:
            if staging is not ended and staging.begins(event):
                if staging.ends(event):
                    self.spans.append(Span(staging, at, at + 1))
                else:
                    self._begun = (staging, at)
                return

    def moment(self, span: Span, events: Sequence[Event], table: Any) -> Moment | None:
        """A moment that is over, made once."""
        where = (span.start, span.end)
        if where not in self._made:
            passage = Passage(events[span.start : span.end], table, self.seat, False)
            self._made[where] = _placed(span.staging.stage(passage), *where)
        return self._made[where]

    def moments(self, events: Sequence[Event], table: Any, since: int = 0) -> Iterator[Moment]:
        """Yield the moments that ended after a number of events."""
        for span in self.spans:
            moment = self.moment(span, events, table) if span.end > since else None
            if moment is not None:
                yield moment

    def now(self, events: Sequence[Event], table: Any, given: tuple[int, ...] = ()) -> Moment | None:
        """The moment that is under way, if it is staged while it lasts; `given` are the seat's own secret answers."""
        if self._begun is None:
            return None
        staging, start = self._begun
        return _placed(staging.stage(Passage(events[start:], table, self.seat, True, given)), start, len(events))


def _placed(moment: Moment | None, start: int, end: int) -> Moment | None:
    return None if moment is None else msgspec.structs.replace(moment, start=start, end=end)


def mentioned(moment: Moment) -> Moment:
    """A moment without its steps: that there was one."""
    return msgspec.structs.replace(moment, steps=())


def ledger(
    unit: Said, icon: str, before: Sequence[int], after: Sequence[int], reasons: Sequence[Sequence[Term]]
) -> Ledger:
    """The accounts of all seats, the best first, with the places they rose."""
    rows = [
        Account(seat, before[seat], after[seat], tuple(reasons[seat]), _rank(before, seat) - _rank(after, seat))
        for seat in range(len(after))
    ]
    return Ledger(unit, icon, tuple(sorted(rows, key=lambda row: -row.after)))


def _rank(points: Sequence[int], seat: int) -> int:
    return sum([other > points[seat] for other in points])

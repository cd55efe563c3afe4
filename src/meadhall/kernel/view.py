"""What one seat may see: the only thing a bot, a client or a learning agent is given."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from meadhall.kernel.event import Entry, Event
from meadhall.kernel.scene import Moment, Reel

if TYPE_CHECKING:
    from meadhall.kernel.decision import Decision, Option
    from meadhall.kernel.game import Outcome
    from meadhall.kernel.match import Match
    from meadhall.kernel.picture import Picture, Said


NOW_LINES: Final = 2


class Waiting(NamedTuple):
    """A seat the table waits for, and its question. Never the options."""

    seat: int
    question: str
    args: tuple[Any, ...]


class View:
    """What a seat sees (None: a spectator). Built when looked at, by the game's allow-list."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[Any], seat: int | None) -> None:
        self._match = match
        self.seat = seat

    @property
    def saga(self) -> str:
        return self._match.game.slug

    @property
    def table(self) -> Any:
        """The game's own view of the table, a frozen struct."""
        return self._match.game.view(self._match.state, self.seat)

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """Whom the table waits for, and why."""
        return tuple([Waiting(d.seat, d.question.name, d.args) for d in self._match.decisions])

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, with its options."""
        return None if self.seat is None else self._match.decision(self.seat)

    @property
    def given(self) -> tuple[Option, ...]:
        """What this seat has answered already, while others are still asked at the same time."""
        return () if self.seat is None else self._match.given(self.seat)

    @property
    def outcome(self) -> Outcome | None:
        return self._match.outcome

    @property
    def can_undo(self) -> bool:
        return self.seat is not None and self._match.can_undo(self.seat)

    def text(self, option: Option) -> str:
        """An option in words, such as `invade warrior gimle`."""
        return self._match.game.vocabulary.text(option)

    def picture(self) -> Picture | None:
        """The table as the hall's client draws it, if the game has a picture."""
        draw = self._match.game.picture
        return None if draw is None else draw(self.table)

    def now(self) -> tuple[Said, ...]:
        """What a newcomer should know before answering: dangers first, two sentences at most.

        Made of the view and the question's name alone, so it can neither leak nor name a move.
        """
        decision, lines = self.decision, self._match.game.now
        if decision is None or lines is None:
            return ()
        return tuple(islice(lines(self.table, decision.seat, decision.question.name), NOW_LINES))

    def reel(self) -> Reel:
        """The moments in the log, as this seat saw them."""
        return Reel(self._match.game.moments, self.seat).follow(self._events())

    def moments(self, since: int = 0) -> tuple[Moment, ...]:
        """The moments that ended after a number of events, as this seat saw them."""
        return tuple(self.reel().moments(self._events(), self.table, since))

    def moment(self) -> Moment | None:
        """The moment under way, as far as it has come."""
        return self.reel().now(self._events(), self.table, self.given)

    def _events(self) -> list[Event]:
        return [entry.event for entry in self.log()]

    def features(self) -> tuple[float, ...]:
        """The table in numbers, for bots and learning agents: only what this seat sees."""
        assert self.seat is not None, "a spectator plays for nobody"
        return tuple(self._match.game.features(self.table, self.seat))

    def log(self, since: int = 0) -> tuple[Entry, ...]:
        """The events this seat may know, in order."""
        return tuple([entry for entry in self._match.log[since:] if entry.heard_by(self.seat)])

    def fork(self, seed: int) -> Match[Any]:
        """A match as this seat may imagine it, to think ahead in."""
        return self._match.fork(self.seat, seed)

    def to_data(self) -> dict[str, Any]:
        """All of it as plain data: this is what goes over a wire."""
        decision, vocabulary = self.decision, self._match.game.vocabulary
        return {
            "saga": self.saga,
            "seat": self.seat,
            "table": msgspec.to_builtins(self.table),
            "waiting": [[w.seat, w.question, list(w.args)] for w in self.waiting],
            "options": [vocabulary.text(option) for option in decision.options] if decision else [],
            "picks": [vocabulary.text(pick) for pick in decision.picks] if decision else [],
            "undo": self.can_undo,
            "outcome": msgspec.to_builtins(self.outcome),
        }

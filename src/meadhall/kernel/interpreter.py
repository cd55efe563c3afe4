"""The reference: the same rules run as the plain generators they are written as.

It cannot be copied, saved or forked, but it needs no compiler. The contract suite plays every game on both
and finds the same decisions, options and states.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from meadhall.kernel.decision import Decision, End, Option
from meadhall.kernel.game import Game, Outcome
from meadhall.kernel.record import Record
from meadhall.kernel.state import State

S = TypeVar("S", bound=State)


class Reference(Generic[S]):
    """One play on plain generators: what `Match` offers, as far as it needs no copies and no history."""

    def __init__(self, game: Game[S], state: S, automatic: bool = True) -> None:
        self.game = game
        self.state = state
        self.automatic = automatic
        self.pending: list[Decision] = []
        self.joint = False
        self.over = False
        self.result: Any = None  # what the whole play returned
        self._rules = game.play(state)
        self._go(None)

    @classmethod
    def new(cls, game: Game[S], record: Record) -> Reference[S]:
        """Set the table as the record's head says and play up to the first decision."""
        options = game.options(record.seats, record.options)
        return cls(game, game.setup(record.seats, record.number, options), record.automatic)

    def _go(self, answer: Any) -> None:
        """Send an answer into the generator, and further ones as long as they are forced."""
        try:
            while True:
                asked = self._rules.send(answer)
                if isinstance(asked, End):
                    self.over, self.pending = True, []
                    return
                self._put(asked)
                if self.joint and not asked:
                    answer = ()
                elif self._is_automatic():
                    answer = self.pending[0].options[0]
                else:
                    return
        except StopIteration as stop:
            self.over, self.result, self.pending = True, stop.value, []

    def _put(self, asked: Decision | tuple[Decision, ...]) -> None:
        self.joint = isinstance(asked, tuple)
        decisions = asked if isinstance(asked, tuple) else (asked,)
        self.pending = [decision.asked(self.state) for decision in decisions]

    def _is_automatic(self) -> bool:
        return self.automatic and not self.joint and self.pending[0].forced and not self.pending[0].most

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who must decide now, and what."""
        return tuple([d for d in self.pending if not d.ready])

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.over else None

    def options(self, seat: int) -> tuple[Option, ...]:
        """The legal answers of a seat; none when it is not asked."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision.options
        return ()

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat; callers give legal answers only."""
        assert option in self.options(seat), f"seat {seat} has no option {option}"
        index = next(i for i, d in enumerate(self.pending) if d.seat == seat and not d.ready)
        picked = self.pending[index].picked(option, self.state)
        self.pending[index] = picked.settled(self.state) if self.automatic and not self.joint else picked
        if all([d.ready for d in self.pending]):
            answers = tuple([d.answer for d in self.pending])
            self._go(answers if self.joint else answers[0])

"""History: what lets a seat take back its last answers, inside its own turn.

Nothing is copied for a single answer. A step is a few numbers; a copy of the position (a moment) is kept once in a
while, and the position before a step is found by playing the record on from the moment before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from meadhall.kernel.hidden import Outlook
from meadhall.kernel.record import Record

if TYPE_CHECKING:
    from meadhall.kernel.match import Match

SPACING: Final = 32  # answers between two moments: the most that are ever played again
MOST: Final = 200  # steps that can be taken back in a row


class Step(msgspec.Struct, frozen=True, gc=False):
    """An answer that may be taken back: who gave it, and how long record and log were, and what chance was, before."""

    seat: int
    actions: int
    events: int
    opened: int
    chance: object


class Moment(NamedTuple):
    """A copy of the position after a number of answers."""

    actions: int
    position: Match[Any]


class History:
    """The steps that a seat may go back, the moments to find its way by, and what was to be seen of late."""

    __slots__ = ("_moments", "_outlooks", "_record", "_steps")

    def __init__(self, record: Record) -> None:
        self._record = record
        self._steps: list[Step] = []
        self._moments: list[Moment] = []
        self._outlooks: dict[int, Outlook] = {}  # by number of answers, where it was asked for

    def note(self, match: Match[Any], seat: int) -> None:
        """A seat is about to answer; steps of another seat, or before chance was drawn, are out of reach from now."""
        steps, actions, state = self._steps, len(self._record.actions), match.state
        if steps and (match.joint or steps[-1].seat != seat or steps[-1].chance != state.chance):
            steps.clear()
        if not self._moments or actions - self._moments[-1].actions >= SPACING or state.dice:
            self._keep(match)
        if not match.joint:  # answers given together are taken back in place
            steps.append(Step(seat, actions, len(match.log), match.opened, state.chance))
            if len(steps) > MOST:
                del steps[0]

    def can_go_back(self, match: Match[Any], seat: int) -> bool:
        """Was the last answer this seat's, and has nothing been drawn, shown or become known since?"""
        if not self._steps or self._steps[-1].seat != seat:
            return False
        step, now = self._steps[-1], self._outlook(match)
        if step.chance != match.state.chance or any([entry.event.reveals for entry in match.log[step.events :]]):
            return False
        return not now.shows_more_than(self._outlook_at(step.actions))

    def _outlook(self, match: Match[Any]) -> Outlook:
        """What each seat can see now; kept, because the next answer is compared with it."""
        actions = len(self._record.actions)
        if actions not in self._outlooks:
            self._outlooks = {was: seen for was, seen in self._outlooks.items() if was == actions - 1}
            self._outlooks[actions] = Outlook(match.game, match.state)
        return self._outlooks[actions]

    def _outlook_at(self, actions: int) -> Outlook:
        if actions not in self._outlooks:
            position = self._at(actions).position
            self._outlooks[actions] = Outlook(position.game, position.state)
        return self._outlooks[actions]

    def go_back(self) -> tuple[Step, Match[Any]]:
        """Give up the last step: what it was, and a copy of the position before it."""
        step = self._steps.pop()
        position = self._at(step.actions).position.clone()
        self._cut(step.actions)
        return step, position

    def forget(self, actions: int) -> None:
        """Forget all steps: none can be taken back, and only this many actions of the record stay."""
        self._steps.clear()
        self._cut(actions)

    # -- moments --------------------------------------------------------------

    def _keep(self, match: Match[Any]) -> Moment:
        """The moment that is now; those before the one that the first step needs are dropped."""
        moments, actions = self._moments, len(self._record.actions)
        if not moments or moments[-1].actions != actions:
            moments.append(Moment(actions, match.clone()))
        first = self._steps[0].actions if self._steps else actions
        while len(moments) > 1 and moments[1].actions <= first:
            del moments[0]
        return moments[-1]

    def _at(self, actions: int) -> Moment:
        """The position after a number of answers, played on from an earlier one unless it was kept."""
        index = max([i for i, moment in enumerate(self._moments) if moment.actions <= actions])
        found = self._moments[index]
        if found.actions == actions:
            return found
        position = found.position.clone()
        for action in self._record.actions[found.actions : actions]:
            position.apply(action.seat, position.game.vocabulary.parse(action.option))
        self._moments.insert(index + 1, Moment(actions, position))
        return self._moments[index + 1]

    def _cut(self, actions: int) -> None:
        """Forget what came after a number of answers."""
        self._moments = [moment for moment in self._moments if moment.actions <= actions]
        self._outlooks = {was: seen for was, seen in self._outlooks.items() if was <= actions}

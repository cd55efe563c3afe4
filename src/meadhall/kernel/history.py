"""History: what lets a seat take back its last answers, inside its own turn.

Nothing is copied for a single answer. A step is a few numbers; a copy of the position (a moment) is kept once in a
while, and the position before a step is found by playing the record on from the moment before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.kernel.hidden import Sight, is_shown, sight
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


class Moment:
    """A copy of the position after so many answers."""

    __slots__ = ("_sights", "actions", "position")

    def __init__(self, actions: int, position: Match[Any]) -> None:
        self.actions = actions
        self.position = position
        self._sights: list[Sight] = []

    @property
    def sights(self) -> list[Sight]:
        """What a spectator, and each seat, could see then, and what not."""
        if not self._sights:
            game, state = self.position.game, self.position.state
            self._sights = [sight(game, state, eye) for eye in (None, *range(state.seats))]
        return self._sights


class History:
    """The steps that a seat may go back, and the moments to find its way by."""

    __slots__ = ("_moments", "_record", "_steps")

    def __init__(self, record: Record) -> None:
        self._record = record
        self._steps: list[Step] = []
        self._moments: list[Moment] = []

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
        step, now = self._steps[-1], self._keep(match)
        if step.chance != match.state.chance or any([entry.event.reveals for entry in match.log[step.events :]]):
            return False
        before = self._at(step.actions)
        return not any([is_shown(old, new) for old, new in zip(before.sights, now.sights, strict=True)])

    def go_back(self) -> tuple[Step, Match[Any]]:
        """Give up the last step: what it was, and a copy of the position before it."""
        step = self._steps.pop()
        position = self._at(step.actions).position.clone()
        self._cut(step.actions)
        return step, position

    def forget(self, actions: int) -> None:
        """No step can be taken back any more, and of the record only so many actions stand as they were."""
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
        """The moment after so many answers, played on from one before it unless it was kept."""
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
        """Forget the moments after so many answers."""
        self._moments = [moment for moment in self._moments if moment.actions <= actions]

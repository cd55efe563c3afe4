"""What Blood Rage shows on the stage: battles from their call on, and the end of each Age."""

from __future__ import annotations

from functools import partial

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.picture.moments.age import end_of_age
from meadhall.games.blood_rage.picture.moments.battle import battle
from meadhall.kernel.event import Event
from meadhall.kernel.scene import Staging, is_any


def _is_quest_phase(event: Event) -> bool:
    return isinstance(event, e.PhaseBegan) and event.phase == b.QUEST


def _ends_age(event: Event) -> bool:
    """The last Age is over when the match is."""
    return isinstance(event, e.MatchEnded) or (isinstance(event, e.AgeEnded) and event.age < b.AGES)


def stagings(box: Box) -> tuple[Staging, ...]:
    """Which events begin and end what."""
    return (
        Staging(is_any(e.PillageDeclared), is_any(e.BattleOver, e.PillageUnopposed), partial(battle, box)),
        Staging(_is_quest_phase, _ends_age, partial(end_of_age, box)),
    )

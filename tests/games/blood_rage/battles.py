"""The events of a battle, for the tests of battles: totals, winner, and the order of events."""

from __future__ import annotations

from typing import TypeVar

from meadhall.games.blood_rage import events as e
from meadhall.kernel import Event
from tests.games.blood_rage.scene import CLANS, Scene

E = TypeVar("E", bound=Event)


def told(s: Scene, kind: type[E]) -> list[E]:
    """All events of one kind since the scene was set, in order."""
    return [entry.event for entry in s.match.log if isinstance(entry.event, kind)]


def clan_of(s: Scene, seat: int) -> str:
    return CLANS[s.g.clans[seat]]


def totals(s: Scene) -> dict[str, int]:
    """Each participant's strength when strengths were compared."""
    return {clan_of(s, total.seat): total.strength for total in told(s, e.BattleTotal)}


def winner(s: Scene) -> str:
    """Who won the only battle so far; "nobody" after a tie."""
    won, tied = told(s, e.BattleWon), told(s, e.BattleTied)
    assert len(won) + len(tied) == 1, f"one battle has ended, not {len(won) + len(tied)}"
    return clan_of(s, won[0].seat) if won else "nobody"

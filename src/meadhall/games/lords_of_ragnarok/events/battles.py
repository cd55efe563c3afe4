"""What happens in a Battle."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.events.table import Card
from meadhall.kernel import Event, Seat

Armies = tuple[tuple[int, int], ...]  # which one it is among its owner's, and its value
Parts = tuple[tuple[str, int], ...]  # what a value is made of


class BattleBegan(Event, frozen=True):
    region: b.Region
    attacker: Seat
    defender: Seat
    attackers: Armies  # that stand there
    defenders: Armies


class HandShown(Event, frozen=True):
    """What the one sees who may look at the other's hand."""

    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class HandLookedAt(Event, frozen=True):
    """What the rest of the table sees of it."""

    seat: Seat
    other: Seat


class CombatCardPlayed(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card
    value: int


class PassedInBattle(Event, frozen=True):
    seat: Seat


class ValueAdded(Event, frozen=True):
    seat: Seat
    amount: int


class ValuesCompared(Event, frozen=True):
    attacker: Seat
    defender: Seat
    attack: int
    defence: int
    attack_parts: Parts
    defence_parts: Parts


class BattleWon(Event, frozen=True):
    seat: Seat
    region: b.Region


class BattleOver(Event, frozen=True):
    """Nothing more comes of the Battle; whose the Region is, and what is left of both sides, wherever it stands."""

    region: b.Region
    seat: Seat
    holder: Seat
    attackers: Armies
    defenders: Armies


class LossesIgnored(Event, frozen=True):
    seat: Seat
    count: int

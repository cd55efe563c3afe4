"""What beasts do, and what is done to them: Activations and Hunts."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.events.table import Attack, Card, Face
from meadhall.kernel import Event, Seat

# -- beasts -------------------------------------------------------------------------------------------------


class MonsterPlaced(Event, frozen=True):
    monster: b.Monster
    region: b.Region


class DieRolled(Event, frozen=True):
    monster: b.Monster
    face: Face


class MonsterMoved(Event, frozen=True):
    monster: b.Monster
    region: b.Region


class MonsterRampaged(Event, frozen=True):
    """Its Region Attack."""

    monster: b.Monster
    region: b.Region


class Trampled(Event, frozen=True):
    monster: b.Monster
    seat: Seat
    region: b.Region


class MonsterTamed(Event, frozen=True):
    seat: Seat
    monster: b.Monster


class MonsterFreed(Event, frozen=True):
    seat: Seat
    monster: b.Monster


class DrakkarsBlown(Event, frozen=True):
    origin: b.Sea
    sea: b.Sea


class MonsterSlain(Event, frozen=True):
    seat: Seat
    monster: b.Monster


class SlayerTokenGained(Event, frozen=True):
    seat: Seat
    monster: b.Monster


# -- Hunts --------------------------------------------------------------------------------------------------


class HuntBegan(Event, frozen=True):
    seat: Seat
    monster: b.Monster
    keeper: Seat


class AttackPlayed(Event, frozen=True):
    reveals = True
    monster: b.Monster
    attack: Attack
    rage: int


class DefencePlayed(Event, frozen=True):
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]
    value: int


class AttackBlocked(Event, frozen=True):
    seat: Seat


class AttackHit(Event, frozen=True):
    seat: Seat
    attack: Attack


class WeakPointFound(Event, frozen=True):
    seat: Seat
    total: int
    needed: int


class BoxCovered(Event, frozen=True):
    seat: Seat
    monster: b.Monster
    box: int
    cards: tuple[Card, ...]


class BoxFreed(Event, frozen=True):
    seat: Seat
    monster: b.Monster
    box: int


class TrophyWon(Event, frozen=True):
    seat: Seat
    trophy: b.Trophy


class AttacksDiscarded(Event, frozen=True):
    reveals = True
    attacks: tuple[Attack, ...]


class HuntWon(Event, frozen=True):
    seat: Seat
    monster: b.Monster


class HuntLost(Event, frozen=True):
    seat: Seat
    monster: b.Monster


class HuntOver(Event, frozen=True):
    """Nothing more comes of the Hunt; how many boxes of the beast are still bare."""

    seat: Seat
    monster: b.Monster
    bare: int


class SheetCleared(Event, frozen=True):
    monster: b.Monster

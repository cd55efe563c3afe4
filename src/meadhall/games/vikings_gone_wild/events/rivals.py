"""What rivals do to each other, and what they are rewarded for."""

from __future__ import annotations

from typing import Annotated

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.events.table import Card
from meadhall.kernel import Event, Noun, Seat

Mission = Annotated[int, Noun("mission")]
Bonus = Annotated[int, Noun("bonus")]

# -- raids ------------------------------------------------------------------------------------------------------


class RaidBegan(Event, frozen=True):
    """Units go against a building."""

    seat: Seat
    foe: Seat
    building: b.Building
    units: tuple[Card, ...]
    attack: int


class BuildingDefended(Event, frozen=True):
    """Defence cards were played on an attacked building."""

    seat: Seat
    building: b.Building
    cards: tuple[Card, ...]


class BuildingDamaged(Event, frozen=True):
    seat: Seat
    foe: Seat
    building: b.Building
    attack: int
    defence: int
    printed: int  # DEF without any card
    cards: tuple[Card, ...]  # Defence cards played there


class RaidRepelled(Event, frozen=True):
    """The building held."""

    seat: Seat
    foe: Seat
    building: b.Building
    attack: int
    defence: int
    printed: int
    cards: tuple[Card, ...]


class CampBeaten(Event, frozen=True):
    seat: Seat
    units: tuple[Card, ...]
    attack: int


class UnitsVanished(Event, frozen=True):
    """Units that are removed from the game after they have attacked."""

    seat: Seat
    cards: tuple[Card, ...]


class RaidOver(Event, frozen=True):
    """All targets of an attack are settled."""

    seat: Seat
    damaged: int  # buildings


# -- points -----------------------------------------------------------------------------------------------------


class PointsScored(Event, frozen=True):
    seat: Seat
    points: int
    total: int
    cause: b.Cause


class FavourTaken(Event, frozen=True):
    seat: Seat
    card: Card


class FavourTurnedUp(Event, frozen=True):
    card: Card


class StorageEmptied(Event, frozen=True):
    seat: Seat
    resource: b.Resource
    tokens: int


class LastRound(Event, frozen=True):
    """A player has reached the goal: the round is played to its end."""

    seat: Seat
    points: int


class BonusAwarded(Event, frozen=True):
    seat: Seat
    bonus: Bonus
    count: int
    points: int


class PointsCounted(Event, frozen=True):
    """The end: each player's VP without and with the Bonuses."""

    before: tuple[int, ...]
    after: tuple[int, ...]


# -- Odin's Path and Missions -----------------------------------------------------------------------------------


class PathTurnedUp(Event, frozen=True):
    card: Card
    slot: b.Slot


class PathRenewed(Event, frozen=True):
    seat: Seat
    card: Card
    slot: b.Slot


class MissionCompleted(Event, frozen=True):
    seat: Seat
    mission: Mission


class DefencesShown(Event, frozen=True):
    """Defence cards that were shown for a Mission; they stay in hand."""

    seat: Seat
    cards: tuple[Card, ...]


class MissionChanged(Event, frozen=True):
    seat: Seat
    mission: Mission


class MissionDrawn(Event, frozen=True):
    seat: Seat
    mission: Mission

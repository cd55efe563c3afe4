"""What can happen in both modes."""

from __future__ import annotations

from typing import Annotated

from meadhall.games.vikings_gone_wild import board as b
from meadhall.kernel import Event, Noun, Seat

Card = Annotated[int, Noun("card")]
Undead = Annotated[int, Noun("undead")]
Objective = Annotated[int, Noun("objective")]
Rank = Annotated[int, Noun("rank")]

# -- rounds and phases --------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    round: int
    seat: Seat  # who has the hammer


class PhaseBegan(Event, frozen=True):
    phase: b.Phase


class TurnBegan(Event, frozen=True):
    seat: Seat


class TurnEnded(Event, frozen=True):
    """Volatile resources are lost."""

    seat: Seat
    beer: int
    gold: int


class Produced(Event, frozen=True):
    seat: Seat
    beer: int
    gold: int


class Stored(Event, frozen=True):
    """Tokens kept in Storages, and tokens lost."""

    seat: Seat
    beer: int
    gold: int
    lost: int


class HammerPassed(Event, frozen=True):
    seat: Seat


# -- cards --------------------------------------------------------------------------------------------------


class CardsDrawn(Event, frozen=True):
    seat: Seat
    number: int


class Reshuffled(Event, frozen=True):
    seat: Seat
    number: int


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: Card


class Gathered(Event, frozen=True):
    """Every card that gives resources was played."""

    seat: Seat
    cards: tuple[Card, ...]
    beer: int
    gold: int


class CardBought(Event, frozen=True):
    seat: Seat
    card: Card


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class CardsRemoved(Event, frozen=True):
    """Out of the game."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsKept(Event, frozen=True):
    """How many cards Drakkars keep; which ones is the player's own affair among rivals."""

    seat: Seat
    number: int


class Traded(Event, frozen=True):
    """Resources exchanged: what was given, and how much of the other came."""

    seat: Seat
    resource: b.Resource
    given: int
    got: int


# -- villages -----------------------------------------------------------------------------------------------


class BuildingBegun(Event, frozen=True):
    seat: Seat
    building: b.Building


class HallUpgraded(Event, frozen=True):
    seat: Seat
    level: int


class DracoBeaten(Event, frozen=True):
    seat: Seat
    resource: b.Resource
    units: tuple[Card, ...]


# -- the two tokens -----------------------------------------------------------------------------------------


class TeamLost(Event, frozen=True):
    """The Team token has moved down."""

    points: int
    team: int


class HornSounded(Event, frozen=True):
    """A Horn becomes active; the third is the end. Where both tokens stand then."""

    horn: b.Horn
    desolation: int
    team: int

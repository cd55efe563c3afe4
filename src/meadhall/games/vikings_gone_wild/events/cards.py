"""What happens by the effects of cards."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.events.table import Card
from meadhall.kernel import Event, Seat


class ResourcesGained(Event, frozen=True):
    """Volatile beer and gold from a card's effect."""

    seat: Seat
    beer: int
    gold: int


class TokensStolen(Event, frozen=True):
    seat: Seat
    foe: Seat
    resource: b.Resource
    number: int


class UnitArmed(Event, frozen=True):
    """A single Unit is stronger in this turn."""

    seat: Seat
    card: Card
    bonus: int


class UnitsRallied(Event, frozen=True):
    """All Units are stronger in this turn."""

    seat: Seat
    bonus: int


class UnitBorrowed(Event, frozen=True):
    seat: Seat
    foe: Seat
    card: Card


class UnitReturned(Event, frozen=True):
    seat: Seat
    foe: Seat
    card: Card


class PricesCut(Event, frozen=True):
    """A purchase of this turn costs less: the next building, or any one its owner likes."""

    seat: Seat
    number: int
    building: int  # only a building?


class CostSpared(Event, frozen=True):
    seat: Seat
    beer: int
    gold: int

"""What gods do for those who ask."""

from __future__ import annotations

from meadhall.games.asgard.board import God, Place, Recruit
from meadhall.games.asgard.cards.tiles import Tile
from meadhall.kernel import Event, Seat


class WarriorCalled(Event, frozen=True):
    """Freyja sent a fallen Warrior."""

    seat: Seat
    recruit: Recruit


class TurnOrderTaken(Event, frozen=True):
    seat: Seat
    number: int


class PowerTileTaken(Event, frozen=True):
    """From its god, or from `giver`."""

    seat: Seat
    tile: Tile
    giver: Seat


class RecruitMoved(Event, frozen=True):
    seat: Seat
    recruit: Recruit
    origin: God
    god: God


class RecruitSlain(Event, frozen=True):
    seat: Seat
    recruit: Recruit
    god: God


class PopulationFlipped(Event, frozen=True):
    seat: Seat
    tile: Tile
    place: Place


class DiscOusted(Event, frozen=True):
    seat: Seat
    victim: Seat
    place: Place

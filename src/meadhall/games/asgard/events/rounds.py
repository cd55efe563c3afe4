"""How a match goes on: rounds, the choice of gods, discs placed, points, the end."""

from __future__ import annotations

from meadhall.games.asgard.board import Camp, Cause, God, Phase, Recruit, Slot, Spot
from meadhall.games.asgard.cards.tiles import Tile
from meadhall.kernel import Event, Seat


class RoundBegan(Event, frozen=True):
    round: int
    first: Seat


class PhaseBegan(Event, frozen=True):
    phase: Phase


class RecruitDrafted(Event, frozen=True):
    seat: Seat
    recruit: Recruit


class GodActivated(Event, frozen=True):
    god: God


class SealLaid(Event, frozen=True):
    """A Seal came to a god at the start of a round: from the reserve, or from `seat`."""

    god: God
    camp: Camp
    seat: Seat


class AsgardTileDrawn(Event, frozen=True):
    tile: Tile


class AsgardPileShuffled(Event, frozen=True):
    """The tiles set aside became the pile again."""


class DiscRecovered(Event, frozen=True):
    seat: Seat
    spot: Spot


class GodsChosen(Event, frozen=True):
    """What the owner of the cards sees of the secret choice."""

    seat: Seat
    gods: tuple[God, ...]


class GodsChosenHidden(Event, frozen=True):
    seat: Seat
    count: int


class DiscPlaced(Event, frozen=True):
    """A god's card was shown and a disc placed."""

    seat: Seat
    god: God
    slot: Slot


class Scored(Event, frozen=True):
    seat: Seat
    points: int
    cause: Cause


class MatchEnded(Event, frozen=True):
    seat: Seat
    points: int

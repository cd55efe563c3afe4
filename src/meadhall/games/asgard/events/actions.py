"""What discs do: Seals, requests, Temples, Asgard."""

from __future__ import annotations

from meadhall.games.asgard.board import Camp, God, Place, Rank, Recruit, Stone
from meadhall.games.asgard.cards.tiles import Kind, Tile
from meadhall.kernel import Event, Seat


class SealTaken(Event, frozen=True):
    seat: Seat
    god: God
    camp: Camp


class RequestMade(Event, frozen=True):
    seat: Seat
    god: God


class TempleBegun(Event, frozen=True):
    seat: Seat
    god: God


class AsgardEntered(Event, frozen=True):
    """A player acts in Asgard with several discs at once."""

    seat: Seat
    count: int


class ActionDeclined(Event, frozen=True):
    """A disc went home without its action."""

    seat: Seat
    god: God  # none for Asgard


class StoneGained(Event, frozen=True):
    """A stone from the reserve, or from `giver`."""

    seat: Seat
    stone: Stone
    giver: Seat


class RecruitGained(Event, frozen=True):
    seat: Seat
    recruit: Recruit
    giver: Seat


class SealGained(Event, frozen=True):
    seat: Seat
    camp: Camp
    giver: Seat


class NothingLeft(Event, frozen=True):
    """Something was due, but there was none to have."""

    seat: Seat


class TempleBuilt(Event, frozen=True):
    seat: Seat
    tile: Tile
    stones: tuple[Stone, ...]


class RecruitsGiven(Event, frozen=True):
    seat: Seat
    god: God
    recruit: Recruit
    count: int


class GodTilePlaced(Event, frozen=True):
    seat: Seat
    tile: Tile
    place: Place


class GodTileBoxed(Event, frozen=True):
    """No place was left for it."""

    seat: Seat
    tile: Tile


class PopulationTaken(Event, frozen=True):
    seat: Seat
    tile: Tile


class PopulationDiscarded(Event, frozen=True):
    place: Place


class TileTurnedUp(Event, frozen=True):
    """The next tile of a god's pile or of a Temple pile."""

    tile: Tile


class SupportBegan(Event, frozen=True):
    seat: Seat
    god: God
    rank: Rank


class BonusUsed(Event, frozen=True):
    seat: Seat
    tile: Tile


class AsgardTileTurned(Event, frozen=True):
    seat: Seat
    tile: Tile


class StoneSwapped(Event, frozen=True):
    seat: Seat
    given: Stone
    stone: Stone


class RecruitBought(Event, frozen=True):
    seat: Seat
    recruit: Recruit
    light: int
    dark: int


class DiscBought(Event, frozen=True):
    """A disc left the Influence row, and the Seals paid for it."""

    seat: Seat
    light: int
    dark: int


class DiscStationed(Event, frozen=True):
    seat: Seat
    place: Place


class DiscKept(Event, frozen=True):
    seat: Seat


class PileSearched(Event, frozen=True):
    seat: Seat
    kind: Kind


class TileTaken(Event, frozen=True):
    """What the taker sees; the others see the kind."""

    seat: Seat
    tile: Tile


class TileTakenHidden(Event, frozen=True):
    seat: Seat
    kind: Kind

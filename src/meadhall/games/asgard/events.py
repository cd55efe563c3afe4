"""What can happen in Asgard, as the log, the animations and the screen reader are told it.

The class name is the message id (`event-TempleBuilt`), the fields are its arguments.
"""

from __future__ import annotations

from typing import Annotated

from meadhall.games.asgard.board import Camp, God, Phase, Place, Recruit, Slot, Spot, Stone, World
from meadhall.games.asgard.cards.tables import Tile
from meadhall.kernel import Event, Noun, Seat

Cause = Annotated[int, Noun("cause")]
Kind = Annotated[int, Noun("kind")]

# -- rounds ---------------------------------------------------------------------------------------------


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


# -- actions --------------------------------------------------------------------------------------------


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
    """Somebody acts in Asgard with so many discs at once."""

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
    rank: Annotated[int, Noun("rank")]


class BonusUsed(Event, frozen=True):
    seat: Seat
    tile: Tile


class Scored(Event, frozen=True):
    seat: Seat
    points: int
    cause: Cause


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
    """A disc left the Influence row, for so many Seals."""

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


# -- powers ---------------------------------------------------------------------------------------------


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


# -- battles --------------------------------------------------------------------------------------------


class AncestralShown(Event, frozen=True):
    camp: Camp
    tile: Tile


class BattleFought(Event, frozen=True):
    world: World
    light: int
    dark: int


class RecruitsSent(Event, frozen=True):
    seat: Seat
    recruits: tuple[Recruit, ...]
    strength: int


class PowerTileSpent(Event, frozen=True):
    seat: Seat
    tile: Tile


class BattleWon(Event, frozen=True):
    seat: Seat
    world: World


class BattleLost(Event, frozen=True):
    seat: Seat
    world: World


class BattleTileTaken(Event, frozen=True):
    seat: Seat
    value: int


# -- the end ----------------------------------------------------------------------------------------------


class MatchEnded(Event, frozen=True):
    seat: Seat
    points: int


CAUSES = ("temples", "lower-world", "population", "fenrir", "battle-tiles", "world", "spell")
BY_TEMPLES, BY_LOWER_WORLD, BY_POPULATION, BY_FENRIR, BY_BATTLE_TILES, BY_WORLD, BY_SPELL = range(7)

"""The events of Lords of Ragnarok at every table, as they enter the log."""

from __future__ import annotations

from typing import Annotated

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.kernel import Event, Noun, Seat

Hero = Annotated[int, Noun("hero")]
Origin = Annotated[int, Noun("origin")]
Card = Annotated[int, Noun("card")]
Attack = Annotated[int, Noun("attack")]
Blessing = Annotated[int, Noun("blessing")]
Artefact = Annotated[int, Noun("artefact")]
Omen = Annotated[int, Noun("omen")]
Face = Annotated[int, Noun("face")]
RuneAction = Annotated[int, Noun("deed")]

# -- set-up and draft ---------------------------------------------------------------------------------------


class DraftBegan(Event, frozen=True):
    seat: Seat


class HeroKept(Event, frozen=True):
    seat: Seat
    hero: Hero
    origin: Origin


class DrakkarPlaced(Event, frozen=True):
    seat: Seat
    sea: b.Sea


class Landed(Event, frozen=True):
    """Hero and first Armies stand in their first Region."""

    seat: Seat
    region: b.Region


class FirstPlayer(Event, frozen=True):
    seat: Seat


# -- the turn -----------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class StepBegan(Event, frozen=True):
    seat: Seat
    step: b.Step


class PriestSent(Event, frozen=True):
    seat: Seat
    god: b.God
    level: int


class RuneForged(Event, frozen=True):
    seat: Seat
    rune: b.Rune
    region: b.Region


class HeroMoved(Event, frozen=True):
    seat: Seat
    region: b.Region


class HeroPlaced(Event, frozen=True):
    seat: Seat
    region: b.Region


class DrakkarMoved(Event, frozen=True):
    seat: Seat
    sea: b.Sea


class RuneActionTaken(Event, frozen=True):
    seat: Seat
    deed: RuneAction
    runes: tuple[b.Rune, ...]


class SpecialActionTaken(Event, frozen=True):
    seat: Seat
    action: b.Deed


class MarkerCovered(Event, frozen=True):
    """A marker on the wheel was covered: its owner gains a Rune."""

    seat: Seat
    action: b.Deed


class RealmBonusTaken(Event, frozen=True):
    seat: Seat
    realm: b.Realm


class RealmBonusDeclined(Event, frozen=True):
    seat: Seat
    realm: b.Realm


# -- Reserves -----------------------------------------------------------------------------------------------


class RunesGained(Event, frozen=True):
    seat: Seat
    runes: tuple[b.Rune, ...]


class RunesDiscarded(Event, frozen=True):
    seat: Seat
    runes: tuple[b.Rune, ...]


class PriestsGained(Event, frozen=True):
    seat: Seat
    count: int


class CardsDrawn(Event, frozen=True):
    """What the others see of a draw."""

    seat: Seat
    count: int


class CardsSeen(Event, frozen=True):
    """What was drawn, to the player who drew it."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsDiscarded(Event, frozen=True):
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class DeckShuffled(Event, frozen=True):
    """The discard pile of the Combat cards is a new deck."""

    count: int


class ArtefactWon(Event, frozen=True):
    seat: Seat
    artefact: Artefact


class ArtefactUsed(Event, frozen=True):
    seat: Seat
    artefact: Artefact


class BlessingsOffered(Event, frozen=True):
    reveals = True
    blessings: tuple[Blessing, ...]


class BlessingTaken(Event, frozen=True):
    seat: Seat
    blessing: Blessing


class BlessingDiscarded(Event, frozen=True):
    blessing: Blessing


# -- Heroes -------------------------------------------------------------------------------------------------


class AttributeRaised(Event, frozen=True):
    seat: Seat
    attribute: b.Attribute
    value: int


class Injured(Event, frozen=True):
    seat: Seat
    attribute: b.Attribute


class InjuryIgnored(Event, frozen=True):
    seat: Seat


class Healed(Event, frozen=True):
    seat: Seat
    attribute: b.Attribute


class AllianceFormed(Event, frozen=True):
    seat: Seat
    realm: b.Realm


# -- Armies and Regions -------------------------------------------------------------------------------------


class Recruited(Event, frozen=True):
    seat: Seat
    region: b.Region
    value: int


class ArmyMoved(Event, frozen=True):
    seat: Seat
    value: int
    origin: b.Region
    region: b.Region


class ArmyPlaced(Event, frozen=True):
    seat: Seat
    value: int
    region: b.Region


class ArmyGrew(Event, frozen=True):
    seat: Seat
    region: b.Region
    value: int


class ArmyShrank(Event, frozen=True):
    seat: Seat
    region: b.Region
    value: int


class ArmyDestroyed(Event, frozen=True):
    seat: Seat
    region: b.Region


class ArmyRetreated(Event, frozen=True):
    seat: Seat
    value: int
    origin: b.Region
    region: b.Region


class ControlTaken(Event, frozen=True):
    seat: Seat
    region: b.Region


class Usurped(Event, frozen=True):
    seat: Seat
    region: b.Region


class TempleBuilt(Event, frozen=True):
    seat: Seat
    region: b.Region


# -- Monuments, Events, Omens -------------------------------------------------------------------------------


class MonumentBuilt(Event, frozen=True):
    seat: Seat
    god: b.God
    level: int


class OmenTurned(Event, frozen=True):
    omen: Omen


class WheelCleared(Event, frozen=True):
    pass


class ForgesFilled(Event, frozen=True):
    regions: tuple[b.Region, ...]


class ForgesHarvested(Event, frozen=True):
    seat: Seat
    runes: tuple[b.Rune, ...]


class EventDrawn(Event, frozen=True):
    reveals = True
    region: b.Region
    placement: b.Rune


class RagnarokBegan(Event, frozen=True):
    seat: Seat


class RagnarokOver(Event, frozen=True):
    """Regions next to Yggdrasil, by seat."""

    counts: tuple[int, ...]


class Victory(Event, frozen=True):
    """How far every seat has come on the road that decided, and how far it leads."""

    seat: Seat
    road: b.Road
    counts: tuple[int, ...]
    needed: int

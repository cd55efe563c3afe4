"""What can happen in Thorgal, for the log, the animations and the screen reader.

The class name is the message id (`event-Conquest`), the fields are its arguments. `…Hidden` is what others see
of something that only one seat may know.
"""

from __future__ import annotations

from typing import Annotated

from meadhall.games.thorgal.board import Phase
from meadhall.games.thorgal.cards.tables import Card
from meadhall.kernel import Event, Noun, Seat

Cards = tuple[Card, ...]
Zone = Annotated[int, Noun("zone")]
Attribute = Annotated[int, Noun("attribute")]
Ban = Annotated[int, Noun("ban")]


# -- set-up and rounds --------------------------------------------------------------------------------------


class CompanionsRevealed(Event, frozen=True):
    seat: Seat
    cards: Cards


class TerrainsRevealed(Event, frozen=True):
    seat: Seat
    cards: Cards


class FirstDrawn(Event, frozen=True):
    """Who is Destiny player of the first round."""

    seat: Seat


class TerrainAdded(Event, frozen=True):
    seat: Seat
    card: Card


class RoundBegan(Event, frozen=True):
    round: int
    seat: Seat  # the Destiny player


class PhaseBegan(Event, frozen=True):
    phase: Phase


class Passed(Event, frozen=True):
    seat: Seat


class Elimination(Event, frozen=True):
    seat: Seat


class Stalemate(Event, frozen=True):
    """Too many rounds without horn, damage or destroyed cards."""

    rounds: int


class MatchEnded(Event, frozen=True):
    """A winner; one event for each if a victory is shared."""

    seat: Seat
    horns: int


# -- cards on the move --------------------------------------------------------------------------------------


class CardDrawn(Event, frozen=True):
    reveals = True  # even if its twin goes out of sight in the same moment
    seat: Seat
    card: Card


class CardDrawnHidden(Event, frozen=True):
    seat: Seat


class CardsReserved(Event, frozen=True):
    """From the top of the deck, unseen."""

    seat: Seat
    count: int


class CardsPaid(Event, frozen=True):
    """From the reserve to the discard, where all see them, perhaps only until clean-up."""

    reveals = True
    seat: Seat
    cards: Cards


class CardPlayed(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card
    cost: int


class CardPlaced(Event, frozen=True):
    """Into the group, free of cost, by an effect."""

    reveals = True
    seat: Seat
    card: Card


class CardDestroyed(Event, frozen=True):
    seat: Seat
    card: Card


class CardsDiscarded(Event, frozen=True):
    reveals = True
    seat: Seat
    cards: Cards


class CardBounced(Event, frozen=True):
    """From the group back into its owner's hand."""

    seat: Seat
    card: Card


class CardMoved(Event, frozen=True):
    seat: Seat
    card: Card
    source: Zone
    zone: Zone


class CardMovedHidden(Event, frozen=True):
    seat: Seat
    source: Zone
    zone: Zone


class CardsSeen(Event, frozen=True):
    """How many cards from the top of the deck a player looks at; which ones is on the table for that seat."""

    reveals = True
    seat: Seat
    count: int


class CardTaken(Event, frozen=True):
    seat: Seat
    card: Card


class CardTakenHidden(Event, frozen=True):
    seat: Seat


class CardShown(Event, frozen=True):
    """A card taken from the deck that all may see."""

    reveals = True
    seat: Seat
    card: Card


class NothingTaken(Event, frozen=True):
    seat: Seat


class HandCardSeen(Event, frozen=True):
    reveals = True
    seat: Seat
    victim: Seat
    card: Card


class HandCardSeenHidden(Event, frozen=True):
    seat: Seat
    victim: Seat


class DiscardReturned(Event, frozen=True):
    """Under the deck, at clean-up."""

    seat: Seat
    count: int


# -- effects ------------------------------------------------------------------------------------------------


class Activation(Event, frozen=True):
    seat: Seat
    card: Card


class FenrirUsed(Event, frozen=True):
    seat: Seat
    card: Card


class CardExhausted(Event, frozen=True):
    card: Card


class CardReadied(Event, frozen=True):
    card: Card


class AttributesGained(Event, frozen=True):
    card: Card
    bravery: int
    cunning: int
    might: int


class AttributesLost(Event, frozen=True):
    card: Card
    bravery: int
    cunning: int
    might: int


class AttributesTurned(Event, frozen=True):
    card: Card
    count: int
    source: Attribute
    into: Attribute


class CardKept(Event, frozen=True):
    """Its upkeep counts as met this round."""

    card: Card


class CardProtected(Event, frozen=True):
    card: Card


class DamageTaken(Event, frozen=True):
    """Cards of the hand or of the deck are about to be turned over."""

    reveals = True
    seat: Seat
    amount: int


class DamageIgnored(Event, frozen=True):
    seat: Seat
    amount: int


class Prevention(Event, frozen=True):
    seat: Seat
    amount: int


class Discount(Event, frozen=True):
    seat: Seat
    amount: int


class Tax(Event, frozen=True):
    seat: Seat
    amount: int


class Prohibition(Event, frozen=True):
    seat: Seat
    ban: Ban


class TollPaid(Event, frozen=True):
    seat: Seat


class TollRefused(Event, frozen=True):
    seat: Seat


# -- the journey --------------------------------------------------------------------------------------------


class JourneyBegan(Event, frozen=True):
    seat: Seat
    card: Card


class Opposition(Event, frozen=True):
    seat: Seat
    card: Card
    cost: int


class Unopposed(Event, frozen=True):
    """No player sets a companion against the journey."""


class Association(Event, frozen=True):
    seat: Seat
    card: Card


class OpposerReturned(Event, frozen=True):
    seat: Seat
    card: Card


class Redirection(Event, frozen=True):
    seat: Seat
    card: Card


class JourneyMeasured(Event, frozen=True):
    """Strength against difficulty, in each attribute."""

    bravery: int
    cunning: int
    might: int
    bravery_needed: int
    cunning_needed: int
    might_needed: int
    group: tuple[int, ...]  # what the group alone is worth, in each attribute
    land: tuple[int, ...]  # what the terrain alone asks
    opposer: Card
    opposition: tuple[int, ...]


class JourneySucceeded(Event, frozen=True):
    seat: Seat
    card: Card


class JourneyFailed(Event, frozen=True):
    seat: Seat
    card: Card


class JourneyOver(Event, frozen=True):
    """All are home; how many horns the traveller has, of how many."""

    seat: Seat
    card: Card
    horns: int
    needed: int


class Conquest(Event, frozen=True):
    seat: Seat
    card: Card
    horns: int


class RewardTaken(Event, frozen=True):
    seat: Seat
    card: Card


class RewardLeft(Event, frozen=True):
    seat: Seat
    card: Card


# -- upkeep -------------------------------------------------------------------------------------------------


class UpkeepMet(Event, frozen=True):
    seat: Seat
    card: Card


class UpkeepMissed(Event, frozen=True):
    seat: Seat
    card: Card

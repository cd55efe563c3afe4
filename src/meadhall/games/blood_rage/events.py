"""What can happen in Blood Rage, as the log, the animations and the screen reader are told it.

The class name is the message id (`event-Invasion`), the fields are its arguments.
"""

from __future__ import annotations

from typing import Annotated

from meadhall.games.blood_rage.board import Figure, Phase, Place, Reward, Stat
from meadhall.games.blood_rage.cards.tables import Card
from meadhall.kernel import Event, Noun, Seat

Slot = Annotated[int, Noun("slot")]


class AgeBegan(Event):
    age: int
    first: Seat


class PhaseBegan(Event):
    phase: Phase


class CardsDealt(Event):
    count: int


class CardKept(Event):
    """What the owner sees of a pick in the draft, or of a card kept for the next Age."""

    seat: Seat
    card: Card


class CardKeptHidden(Event):
    seat: Seat


class HandsPassed(Event):
    """The draft hands went to the left."""


class HandDiscarded(Event):
    seat: Seat
    count: int


class TurnPassed(Event):
    seat: Seat
    rage: int


class Invasion(Event):
    seat: Seat
    figure: Figure
    place: Place
    rage: int


class March(Event):
    seat: Seat
    origin: Place
    place: Place
    count: int


class FigureMoved(Event):
    seat: Seat
    figure: Figure
    origin: Place
    place: Place


class UpgradePlayed(Event):
    seat: Seat
    card: Card
    slot: Slot
    rage: int


class UpgradeReplaced(Event):
    seat: Seat
    card: Card


class MonsterRemoved(Event):
    seat: Seat
    figure: Figure


class QuestCommitted(Event):
    seat: Seat
    card: Card


class QuestCommittedHidden(Event):
    seat: Seat


class PillageDeclared(Event):
    seat: Seat
    place: Place


class BattleJoined(Event):
    seat: Seat
    figure: Figure
    origin: Place
    place: Place


class BattleBegan(Event):
    place: Place


class PillageUnopposed(Event):
    seat: Seat
    place: Place


class CardRevealed(Event):
    seat: Seat
    card: Card


class CardAdded(Event):
    seat: Seat
    card: Card


class QuestCounted(Event):
    seat: Seat
    card: Card
    bonus: int


class TextCancelled(Event):
    seat: Seat
    card: Card


class CardsSwept(Event):
    """Heimdall's Watch discarded every revealed card."""

    seat: Seat
    glory: int


class BattleTotal(Event):
    seat: Seat
    strength: int


class BattleWon(Event):
    seat: Seat
    place: Place


class BattleTied(Event):
    place: Place


class CardsDiscarded(Event):
    seat: Seat
    count: int


class CardsTakenBack(Event):
    seat: Seat
    count: int


class CardBoughtBack(Event):
    """Tyr's Prowess kept a card for 1 Rage."""

    seat: Seat
    card: Card


class CardsPoisoned(Event):
    """Loki's Poison took the winner's cards."""

    seat: Seat
    victim: Seat
    count: int


class RageStolen(Event):
    seat: Seat
    victim: Seat
    amount: int


class GloryStolen(Event):
    seat: Seat
    victim: Seat
    amount: int


class RageGained(Event):
    seat: Seat
    amount: int


class GloryGained(Event):
    seat: Seat
    amount: int
    cause: Annotated[int, Noun("cause")]


class GloryFromCard(Event):
    seat: Seat
    amount: int
    card: Card


class StatRaised(Event):
    seat: Seat
    stat: Stat
    value: int


class ProvincePillaged(Event):
    seat: Seat
    place: Place
    reward: Reward


class FigureDestroyed(Event):
    seat: Seat
    figure: Figure
    place: Place


class FigureSaved(Event):
    """Frigga's Protection paid 1 Rage for a figure."""

    seat: Seat
    figure: Figure
    place: Place


class WitchFled(Event):
    seat: Seat
    place: Place


class QuestFulfilled(Event):
    seat: Seat
    card: Card


class QuestFailed(Event):
    seat: Seat
    card: Card


class ProvinceDestroyed(Event):
    place: Place


class FiguresReleased(Event):
    seat: Seat
    count: int


class MatchEnded(Event):
    """A winner; one event for each clan that shares the victory."""

    seat: Seat
    glory: int


CAUSES = ("battle", "pillage", "quest", "ragnarok", "stats")
BY_BATTLE, BY_PILLAGE, BY_QUEST, BY_RAGNAROK, BY_STATS = range(5)

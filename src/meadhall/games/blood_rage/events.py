"""What can happen in Blood Rage, for the log, the animations and the screen reader.

The class name is the message id (`event-Invasion`), the fields are its arguments.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from meadhall.games.blood_rage.board import Card, Figure, Phase, Place, Reward, Stat
from meadhall.kernel import Event, Noun, Seat

Slot = Annotated[int, Noun("slot")]


class Muster(msgspec.Struct, frozen=True):
    """Who stands in a province that is fought for, and who may still come: for those who look on."""

    hosts: tuple[tuple[int, int, int], ...] = ()  # seat, figure, own STR
    strengths: tuple[int, ...] = ()  # by seat
    comers: tuple[tuple[int, int, int, int], ...] = ()  # seat, figure, from where, STR there
    room: int = 0  # empty villages


class AgeBegan(Event, frozen=True):
    age: int
    first: Seat


class PhaseBegan(Event, frozen=True):
    phase: Phase


class CardsDealt(Event, frozen=True):
    count: int


class CardKept(Event, frozen=True):
    """What the owner sees of a pick in the draft, or of a card kept for the next Age."""

    seat: Seat
    card: Card


class CardKeptHidden(Event, frozen=True):
    seat: Seat


class HandsPassed(Event, frozen=True):
    """The draft hands went to the left."""


class HandDiscarded(Event, frozen=True):
    seat: Seat
    count: int


class TurnPassed(Event, frozen=True):
    seat: Seat
    rage: int


class Invasion(Event, frozen=True):
    seat: Seat
    figure: Figure
    place: Place
    rage: int


class March(Event, frozen=True):
    seat: Seat
    origin: Place
    place: Place
    count: int


class FigureMoved(Event, frozen=True):
    seat: Seat
    figure: Figure
    origin: Place
    place: Place


class UpgradePlayed(Event, frozen=True):
    seat: Seat
    card: Card
    slot: Slot
    rage: int


class UpgradeReplaced(Event, frozen=True):
    seat: Seat
    card: Card


class MonsterRemoved(Event, frozen=True):
    seat: Seat
    figure: Figure


class QuestCommitted(Event, frozen=True):
    seat: Seat
    card: Card


class QuestCommittedHidden(Event, frozen=True):
    seat: Seat


class PillageDeclared(Event, frozen=True):
    seat: Seat
    place: Place
    muster: Muster


class BattleJoined(Event, frozen=True):
    seat: Seat
    figure: Figure
    origin: Place
    place: Place
    muster: Muster


class BattleBegan(Event, frozen=True):
    place: Place
    seat: Seat
    rivals: tuple[Seat, ...]
    muster: Muster


class PillageUnopposed(Event, frozen=True):
    seat: Seat
    place: Place


class CardRevealed(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card


class CardAdded(Event, frozen=True):
    """A white-disc card; its owner takes it back after a defeat, so that nothing on the table says it was shown."""

    reveals = True
    seat: Seat
    card: Card


class QuestCounted(Event, frozen=True):
    seat: Seat
    card: Card
    bonus: int


class TextCancelled(Event, frozen=True):
    seat: Seat
    card: Card


class CardsSwept(Event, frozen=True):
    """Heimdall's Watch discarded every revealed card."""

    seat: Seat
    glory: int


class BattleTotal(Event, frozen=True):
    """A clan's strength: what its figures are worth, and what each of its cards adds."""

    seat: Seat
    strength: int
    figures: int
    bonuses: tuple[tuple[int, int], ...]


class BattleWon(Event, frozen=True):
    seat: Seat
    place: Place


class BattleTied(Event, frozen=True):
    place: Place


class BattleOver(Event, frozen=True):
    """Nothing more comes of the battle; who won it, if anybody did, and everybody's Glory."""

    place: Place
    seat: Seat
    glory: tuple[int, ...]


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    count: int


class CardsTakenBack(Event, frozen=True):
    seat: Seat
    count: int


class CardBoughtBack(Event, frozen=True):
    """Tyr's Prowess kept a card for 1 Rage."""

    seat: Seat
    card: Card


class CardsPoisoned(Event, frozen=True):
    """Loki's Poison took the winner's cards."""

    seat: Seat
    victim: Seat
    count: int


class RageStolen(Event, frozen=True):
    seat: Seat
    victim: Seat
    amount: int


class GloryStolen(Event, frozen=True):
    seat: Seat
    victim: Seat
    amount: int


class RageGained(Event, frozen=True):
    seat: Seat
    amount: int


class GloryGained(Event, frozen=True):
    seat: Seat
    amount: int
    cause: Annotated[int, Noun("cause")]


class GloryFromCard(Event, frozen=True):
    seat: Seat
    amount: int
    card: Card


class StatRaised(Event, frozen=True):
    seat: Seat
    stat: Stat
    value: int


class ProvincePillaged(Event, frozen=True):
    seat: Seat
    place: Place
    reward: Reward


class FigureDestroyed(Event, frozen=True):
    seat: Seat
    figure: Figure
    place: Place


class FigureSaved(Event, frozen=True):
    """Frigga's Protection paid 1 Rage for a figure."""

    seat: Seat
    figure: Figure
    place: Place


class WitchFled(Event, frozen=True):
    seat: Seat
    place: Place


class QuestFulfilled(Event, frozen=True):
    """With what decided it: the province where the clan comes nearest, and what every clan has there."""

    reveals = True
    seat: Seat
    card: Card
    place: Place
    numbers: tuple[int, ...]


class QuestFailed(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card
    place: Place
    numbers: tuple[int, ...]


class ProvinceDestroyed(Event, frozen=True):
    place: Place


class FiguresReleased(Event, frozen=True):
    seat: Seat
    count: int
    figures: tuple[Figure, ...]


class AgeEnded(Event, frozen=True):
    """An Age is over, with everybody's Glory."""

    age: int
    glory: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """A winner; one event for each clan that shares the victory."""

    seat: Seat
    glory: int


CAUSES = ("battle", "pillage", "quest", "ragnarok", "stats")
BY_BATTLE, BY_PILLAGE, BY_QUEST, BY_RAGNAROK, BY_STATS = range(5)

"""What the Undead Army does, and what is done to it."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.events.table import Card, Objective, Rank, Undead
from meadhall.kernel import Event, Seat

# -- in the Players phase -----------------------------------------------------------------------------------


class UndeadSlain(Event, frozen=True):
    seat: Seat
    undead: Undead
    slot: b.Slot
    units: tuple[Card, ...]
    attack: int


class BossWounded(Event, frozen=True):
    seat: Seat
    undead: Undead
    units: tuple[Card, ...]
    left: int  # life points


class BossSlain(Event, frozen=True):
    seat: Seat
    undead: Undead
    units: tuple[Card, ...]


class ChallengeMet(Event, frozen=True):
    seat: Seat
    undead: Undead


class StockLeft(Event, frozen=True):
    """A player who could buy leaves scarce stock to a partner who lacks it for an Objective."""

    seat: Seat
    partner: Seat
    objective: Objective
    number: int


# -- in the Ragnarök phase ----------------------------------------------------------------------------------


class ClashBegan(Event, frozen=True):
    undead: Undead
    slot: b.Slot


class BuildingAttacked(Event, frozen=True):
    """A Unit or Boss has picked the building of a player that it attacks."""

    seat: Seat
    building: b.Building
    undead: Undead


class NothingToAttack(Event, frozen=True):
    """None of a player's buildings can be attacked: their fight is lost."""

    seat: Seat
    undead: Undead


class BuildingHeld(Event, frozen=True):
    seat: Seat
    building: b.Building
    cards: tuple[Card, ...]
    defence: int


class BuildingFell(Event, frozen=True):
    """The building did not hold; it is damaged, and goes on working."""

    seat: Seat
    building: b.Building
    cards: tuple[Card, ...]
    defence: int


class UndeadFailed(Event, frozen=True):
    """The Fail effect of a Challenge or an Undead Building."""

    undead: Undead


class TokensLost(Event, frozen=True):
    """All players lose all tokens of a resource."""

    resource: b.Resource


class RiposteMoved(Event, frozen=True):
    slot: b.Slot


class RiposteGone(Event, frozen=True):
    pass


class UndeadCame(Event, frozen=True):
    """A card of the Undead Army is turned up."""

    reveals = True

    undead: Undead
    slot: b.Slot


class DesolationGrew(Event, frozen=True):
    desolation: int


# -- the end ------------------------------------------------------------------------------------------------


class ObjectiveMissed(Event, frozen=True):
    seat: Seat
    objective: Objective


class TeamWon(Event, frozen=True):
    glory: int
    rank: Rank


class TeamFailed(Event, frozen=True):
    """The Boss fell, and an Objective was missing."""

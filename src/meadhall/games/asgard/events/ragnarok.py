"""The end of the world."""

from __future__ import annotations

from meadhall.games.asgard.board import God, Place, Recruit, World
from meadhall.games.asgard.cards.tiles import Kind, Tile
from meadhall.games.asgard.events.battles import Host
from meadhall.kernel import Event, Seat


class PopulationsLeft(Event, frozen=True):
    world: World


class AncestralHidden(Event, frozen=True):
    place: Place


class RecruitsDeployed(Event, frozen=True):
    god: God
    place: Place
    strength: int


class RecruitsDismissed(Event, frozen=True):
    god: God


class WarriorRaised(Event, frozen=True):
    seat: Seat
    recruit: Recruit
    place: Place


class ValhallaPassed(Event, frozen=True):
    seat: Seat


class TileLaid(Event, frozen=True):
    """What the owner sees of a tile laid face down; the others see its kind."""

    seat: Seat
    tile: Tile
    place: Place


class TileLaidHidden(Event, frozen=True):
    seat: Seat
    kind: Kind
    place: Place


class TilesDiscarded(Event, frozen=True):
    seat: Seat
    count: int


class TileShown(Event, frozen=True):
    tile: Tile
    place: Place


class WorldFought(Event, frozen=True):
    world: World
    light: int
    dark: int
    hosts: tuple[Host, Host]


class WorldWon(Event, frozen=True):
    god: God
    world: World


class WorldHeld(Event, frozen=True):
    """A Population won; no player scores."""

    world: World


class WorldTied(Event, frozen=True):
    world: World


class RagnarokOver(Event, frozen=True):
    """All worlds have been fought for, with everybody's points."""

    score: tuple[int, ...]

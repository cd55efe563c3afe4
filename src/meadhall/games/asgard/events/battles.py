"""The battles of a round."""

from __future__ import annotations

import msgspec

from meadhall.games.asgard.board import Camp, Recruit, World
from meadhall.games.asgard.cards.tiles import Tile
from meadhall.kernel import Event, Seat


class Host(msgspec.Struct, frozen=True):
    """A camp in a world that is fought for: all that stands there, and who gains if it wins."""

    parts: tuple[tuple[str, int, int, bool], ...]  # a kind, which of it, what it is worth, and whether that counts
    seats: tuple[int, ...]


class AncestralShown(Event, frozen=True):
    camp: Camp
    tile: Tile


class BattleFought(Event, frozen=True):
    world: World
    light: int
    dark: int
    hosts: tuple[Host, Host]


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


class BattlesOver(Event, frozen=True):
    """The battles of a round are over, with everybody's points."""

    round: int
    score: tuple[int, ...]

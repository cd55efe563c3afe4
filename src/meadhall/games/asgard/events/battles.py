"""The battles of a round."""

from __future__ import annotations

from meadhall.games.asgard.board import Camp, Recruit, World
from meadhall.games.asgard.cards.tables import Tile
from meadhall.kernel import Event, Seat


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

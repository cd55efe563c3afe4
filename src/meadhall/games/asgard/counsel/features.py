"""A view of Asgard in numbers, for learning agents: only what the seat sees, each number with its name.

Amounts stand as they are on the table; what a network wants scaled, it scales itself.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.view import GodView, PlaceView, PlayerView, Table

_PLAYER: Final = (
    "score", "order", "supply", "row", "asgard", "centre", "zones", "light-seals", "dark-seals",
    *[f"{stone}-stones" for stone in b.STONES], *[f"{recruit}-recruits" for recruit in b.RECRUITS],
    "temple-points", "bonuses", "powers", "battle-points", "weapons", "spells", "unrevealed",
)  # fmt: skip
_RIVALS: Final = ("best", "mean")
_GOD: Final = ("active", "seal", "stones", "mine-here", "rival-here", "i-support", "rivals-support", "recruits", "tile")
_PLACE: Final = ("god", "strength", "my-disc", "rival-disc", "i-support", "deployed")

NAMES: Final = (
    *["round", "my-turn"],
    *[f"phase-{phase}" for phase in b.PHASES],
    *[f"own-{name}" for name in _PLAYER],
    *[f"{which}-rival-{name}" for which in _RIVALS for name in _PLAYER],
    *[f"chosen-{god}" for god in b.GODS],
    *[f"{god}-{name}" for god in b.GODS for name in _GOD],
    *[f"{place}-{name}" for place in b.PLACES for name in _PLACE],
)


def features(table: Table, seat: int) -> tuple[float, ...]:
    """The numbers, in the order of `NAMES`."""
    rivals = [_player(player) for player in table.players if player.seat != seat]
    return (
        float(table.round),
        float(table.turn == seat),
        *[float(table.phase == phase) for phase in b.PHASES],
        *_player(table.players[seat]),
        *[max(column) for column in zip(*rivals, strict=True)],
        *[sum(column) / len(rivals) for column in zip(*rivals, strict=True)],
        *[float(god in table.chosen) for god in b.GODS],
        *[number for god in table.gods for number in _god(god, seat)],
        *[number for place in table.places for number in _place(table, place, seat)],
    )


def _player(player: PlayerView) -> tuple[float, ...]:
    """What everybody sees of a player."""
    return (
        float(player.score),
        float(player.order),
        float(player.supply),
        float(player.row),
        float(player.asgard),
        float(player.centre),
        float(len(player.zones)),
        *[float(count) for count in player.seals],
        *[float(count) for count in player.stones],
        *[float(count) for count in player.recruits],
        float(sum([_worth(temple) for temple in player.temples])),
        float(len(player.bonuses)),
        float(len(player.powers)),
        float(sum(player.battle_tiles)),
        float(player.weapons),
        float(player.spells),
        float(player.chosen),
    )


def _worth(temple: str) -> int:
    return t.VALUE[t.NUMBER[temple]]


def _god(god: GodView, seat: int) -> tuple[float, ...]:
    discs = (*god.requests, god.temple)
    return (
        float(god.active),
        float(god.seal),
        float(god.stones),
        float(discs.count(seat)),
        float(sum([disc not in (-1, seat) for disc in discs])),
        float(seat in god.support),
        float(sum([disc not in (-1, seat) for disc in god.support])),
        float(god.recruits[0] + god.recruits[1] + 2 * god.recruits[2]),
        float(god.tile[-1]) if god.tile else 0.0,
    )


def _place(table: Table, place: PlaceView, seat: int) -> tuple[float, ...]:
    """A side of a world; `i-support` says that its god carries the seat's disc."""
    support = table.gods[b.GODS.index(place.god)].support if place.god else ()
    return (
        float(bool(place.god)),
        float(place.strength),
        float(place.disc == seat),
        float(place.disc not in (-1, seat)),
        float(seat in support),
        float(place.recruits[0] + place.recruits[1] + 2 * place.recruits[2]),
    )

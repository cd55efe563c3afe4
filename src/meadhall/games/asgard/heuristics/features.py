"""A view of Asgard in numbers, for learning agents: only what the seat sees, each number with its name.

Amounts stand as they are on the table; what a network wants scaled, it scales itself.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.sheet import SHEET
from meadhall.games.asgard.view import GodView, PlaceView, Table

_GOD: Final = ("active", "seal", "stones", "mine-here", "rival-here", "i-support", "rivals-support", "recruits", "tile")
_PLACE: Final = ("god", "strength", "my-disc", "rival-disc", "i-support", "deployed")

NAMES: Final = (
    *["round", "my-turn"],
    *[f"phase-{phase}" for phase in b.PHASES],
    *SHEET.compared,
    *[f"chosen-{god}" for god in b.GODS],
    *[f"{god}-{name}" for god in b.GODS for name in _GOD],
    *[f"{place}-{name}" for place in b.PLACES for name in _PLACE],
)


def features(box: Box, table: Table, seat: int) -> tuple[float, ...]:
    """The numbers, in the order of `NAMES`."""
    return (
        float(table.round),
        float(table.turn == seat),
        *[float(table.phase == phase) for phase in b.PHASES],
        *SHEET.compare(table.players, seat, box),
        *[float(god in table.chosen) for god in b.GODS],
        *[number for god in table.gods for number in _god(box, god, seat)],
        *[number for place in table.places for number in _place(table, place, seat)],
    )


def _god(box: Box, god: GodView, seat: int) -> tuple[float, ...]:
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
        float(box.value[t.NUMBER[god.tile]]) if god.tile else 0.0,
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

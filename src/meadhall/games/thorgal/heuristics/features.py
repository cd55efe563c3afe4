"""A view of Thorgal in numbers, for learning agents: only what the seat sees, each number with its name."""

from __future__ import annotations

from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Box
from meadhall.games.thorgal.sheet import SHEET
from meadhall.games.thorgal.view import PlayerView, Table

_KINDS: Final = ("companions", "supports")
_HAND: Final = ("hand-cost", "hand-bravery", "hand-cunning", "hand-might", "hand-symbols")

NAMES: Final = (
    *["round", "my-turn", "passes", "success", "failure", "opposed"],
    *[f"phase-{phase}" for phase in b.PHASES],
    *[f"margin-{attribute}" for attribute in b.ATTRIBUTES],
    *SHEET.compared,
    *[f"own-{name}" for name in _KINDS],
    *_HAND,
)


def features(box: Box, table: Table, seat: int) -> tuple[float, ...]:
    """The numbers, in the order of `NAMES`."""
    return (
        float(table.round),
        float(table.turn == seat),
        float(table.passes),
        float(table.result == b.SUCCESS),
        float(table.result == b.FAILURE),
        float(table.opposer is not None),
        *[float(table.phase == phase) for phase in b.PHASES],
        *[float(have - need) for have, need in zip(table.strength, table.difficulty, strict=True)],
        *SHEET.compare(table.players, seat, table),
        *_kinds(box, table.players[seat]),
        *_hand(box, table),
    )


def _kinds(box: Box, player: PlayerView) -> tuple[float, ...]:
    """Companions and supports in the group."""
    kinds = [box.KIND[box.card(piece.card)] for piece in player.group]
    return (float(kinds.count(w.COMPANION)), float(kinds.count(w.SUPPORT)))


def _hand(box: Box, table: Table) -> tuple[float, ...]:
    cards = [box.card(slug) for slug in table.hand]
    return (
        float(sum([box.COST[card] for card in cards])),
        *[float(sum([box.ATTRIBUTES[card][which] for card in cards])) for which in range(3)],
        float(sum([len(box.SYMBOLS[card]) for card in cards])),
    )

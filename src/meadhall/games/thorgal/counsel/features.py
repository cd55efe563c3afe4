"""A view of Thorgal in numbers, for learning agents: only what the seat sees, each number with its name."""

from __future__ import annotations

from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Box
from meadhall.games.thorgal.view import PlayerView, Table

_PLAYER: Final = (
    "horns", "out", "is-destiny", "hand", "destiny-deck", "destiny-reserve", "scourge-deck", "scourge-reserve",
    "walhalla", "companions", "supports", "exhausted", "bravery", "cunning", "might", "prevented",
)  # fmt: skip
_RIVALS: Final = ("best", "mean")
_HAND: Final = ("hand-cost", "hand-bravery", "hand-cunning", "hand-might", "hand-symbols")

NAMES: Final = (
    *["round", "my-turn", "passes", "success", "failure", "opposed"],
    *[f"phase-{phase}" for phase in b.PHASES],
    *[f"margin-{attribute}" for attribute in b.ATTRIBUTES],
    *[f"own-{name}" for name in _PLAYER],
    *[f"{which}-rival-{name}" for which in _RIVALS for name in _PLAYER],
    *_HAND,
)


def features(box: Box, table: Table, seat: int) -> tuple[float, ...]:
    """The numbers, in the order of `NAMES`."""
    rivals = [_player(box, player) for player in table.players if player.seat != seat]
    return (
        float(table.round),
        float(table.turn == seat),
        float(table.passes),
        float(table.result == b.SUCCESS),
        float(table.result == b.FAILURE),
        float(table.opposer is not None),
        *[float(table.phase == phase) for phase in b.PHASES],
        *[float(have - need) for have, need in zip(table.strength, table.difficulty, strict=True)],
        *_player(box, table.players[seat]),
        *[max(column) for column in zip(*rivals, strict=True)],
        *[sum(column) / len(rivals) for column in zip(*rivals, strict=True)],
        *_hand(box, table),
    )


def _player(box: Box, player: PlayerView) -> tuple[float, ...]:
    """What everybody sees of a player."""
    kinds = [box.KIND[box.card(piece.card)] for piece in player.group]
    return (
        float(player.horns),
        float(player.out),
        float(player.role == b.ROLES[b.DESTINY]),
        float(player.hand),
        float(player.destiny.deck),
        float(player.destiny.reserve),
        float(player.scourge.deck),
        float(player.scourge.reserve),
        float(len(player.destiny.destroyed)),
        float(kinds.count(w.COMPANION)),
        float(kinds.count(w.SUPPORT)),
        float(sum([piece.exhausted for piece in player.group])),
        *[float(sum([piece.attributes[which] for piece in player.group])) for which in range(3)],
        float(player.prevented),
    )


def _hand(box: Box, table: Table) -> tuple[float, ...]:
    cards = [box.card(slug) for slug in table.hand]
    return (
        float(sum([box.COST[card] for card in cards])),
        *[float(sum([box.ATTRIBUTES[card][which] for card in cards])) for which in range(3)],
        float(sum([len(box.SYMBOLS[card]) for card in cards])),
    )

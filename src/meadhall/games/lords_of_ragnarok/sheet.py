"""What is written on a player's board in Lords of Ragnarok."""

from __future__ import annotations

from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.view import PlayerView
from meadhall.kernel.picture.layout import Amount, Group, Layout

RUNE_VERBS: Final = ("pay", "drop", "spare", "gain")

SHEET: Final = Layout(
    PlayerView,
    roads=(
        Amount("lands", "zone", of=b.TERRITORIES_TO_WIN),
        Amount("temples", "temple", of=lambda _, table: b.temples_to_win(table.seats)),
        Amount("kills", "slayer", of=lambda _, table: b.kills_to_hunt_loki(table.seats)),
    ),
    rows=(
        (
            Group(
                Amount("runes", "rune-*", b.RUNES, ("rune", "*"), ("rune", "*"), RUNE_VERBS),
                limit=lambda player: player.limit,
            ),
            Group(Amount("priests", "priest")),
            Group(Amount("hand", "hand"), limit=lambda player: player.limit),
            Group(Amount("reserve", "army"), limit=lambda _: b.ARMIES),
        ),
    ),
    more=(Group(Amount("crown"), Amount("tokens")),),
    learnt=(Amount("attributes", keys=b.ATTRIBUTES), Amount("hurt", keys=b.ATTRIBUTES), Amount("blessings")),
    left_out={
        "seat": "names the player",
        "limit": "the most of Runes and cards",
        "marks": "Attributes by their place, which tracks show",
    },
)

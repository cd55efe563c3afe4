"""What is written on a player's sheet in Vikings Gone Wild."""

from __future__ import annotations

from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.view import PlayerView, Table
from meadhall.kernel.picture.layout import Amount, Group, Layout


def _resource(which: int) -> Amount[PlayerView]:
    """What a player has of it: produced in this round, or stored."""
    key = b.RESOURCES[which]
    return Amount(key, key, thing=("resource", key), read=lambda player, _: player.tokens[which] + player.stored[which])


def _stored(which: int) -> Group[PlayerView]:
    """What is stored, of how much room there is."""
    key = b.RESOURCES[which]
    stored: Amount[PlayerView] = Amount(
        f"stored-{key}",
        key,
        read=lambda player, _: player.stored[which],
        of=lambda player, _: player.room[which],
        when=lambda player, _: player.room[which] > 0,
    )
    return Group(stored, state=lambda _: f"of-{key}")


def _counts_hands(_: PlayerView, table: Table) -> bool:
    """Is a hand counted, because it is hidden or not drawn card by card?"""
    return table.seats > 3 or table.versus


SHEET: Final = Layout(
    PlayerView,
    head=(
        _resource(b.BEER),
        _resource(b.GOLD),
        Amount("points", "glory", when=lambda _, table: table.versus),
    ),
    counts=(
        Amount("cards", "hand", when=_counts_hands, always=True),
        Amount("deck", "deck"),
        Amount("discard", "discard"),
    ),
    more=(Group(Amount("completed")),),
    rows=((_stored(b.BEER), _stored(b.GOLD)),),
    learnt=(
        Amount("hall"),
        Amount("hall_struck"),
        Amount("tokens", keys=b.RESOURCES),
        Amount("room", keys=b.RESOURCES),
        Amount("buildings"),
        Amount("missions"),
        Amount("taken"),
    ),
    left_out={"seat": "names the player", "limit": "follows from the hall", "stored": "a number for each resource"},
)

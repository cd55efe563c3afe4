"""Beside the options in the list: the Seals that a recruit or a disc costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.view import Table
from meadhall.kernel.picture import Badge, Said
from meadhall.kernel.render_cache import gist, part

DISCS: Final = ("disc-supply", "disc")  # to the supply, or to any Battle slot
FREE: Final = (Badge("", Said("aside-free")),)


@part
def asides(box: Box, table: Table) -> dict[str, tuple[Badge, ...]]:
    """By the first words of the option; of a disc it is asked for a price, or for free."""
    if _looks_on(table):
        return {}
    recruits = {f"buy {name}": _price(price) for name, price in zip(b.RECRUITS, box.prices, strict=False)}
    price = _price(_next_disc(table))
    return recruits | {f"buy_disc 0: {verb}": price for verb in DISCS} | {f"buy_disc 1: {verb}": FREE for verb in DISCS}


@gist
def _looks_on(table: Table) -> bool:
    return table.you < 0


@gist
def _next_disc(table: Table) -> tuple[int, int]:
    return table.players[table.you].price


def _price(seals: Sequence[int]) -> tuple[Badge, ...]:
    return tuple([_seals(camp, count) for camp, count in zip(b.CAMPS, seals, strict=True) if count])


def _seals(camp: str, count: int) -> Badge:
    return Badge(f"coin-{camp}", Said("aside-seals", {"camp": ("camp", camp)}, {"count": count}), str(count))

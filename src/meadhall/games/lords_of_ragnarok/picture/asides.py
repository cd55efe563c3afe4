"""Beside the options in the list: what a Priest gives, how high a Monument grows, whose marker is covered, prices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.picture.beasts import shrines
from meadhall.games.lords_of_ragnarok.picture.drawing import regions
from meadhall.games.lords_of_ragnarok.view import Table
from meadhall.kernel.picture import Badge, Said
from meadhall.kernel.render_cache import gist, part

Aside = tuple[str, tuple[Badge, ...]]
PRICES: Final[tuple[Aside, ...]] = tuple([
    (f"invoke {deed}", (Badge("", Said("aside-runes", numbers={"count": price}), kind="price"),))
    for deed, price in zip(b.RUNE_ACTIONS, b.PRICES, strict=True)
])  # fmt: skip


@part
def asides(box: Box, table: Table) -> dict[str, tuple[Badge, ...]]:
    """By the text of the option."""
    if _looks_on(table):
        return {}
    return dict([*_gods(box, table), *_markers(box, table), *PRICES])


@gist
def _looks_on(table: Table) -> bool:
    return table.seat < 0


def _gods(box: Box, table: Table) -> Iterator[Aside]:
    for shrine in shrines(box, table):
        god, level = shrine.name[1], shrine.level.value
        yield f"send {god}", shrine.gives if level else (Badge("", Said("shrine-nothing")),)
        if level < b.MOST_LEVEL:
            yield f"erect {god}", (Badge(shrine.level.icon, Said("shrine-level"), f"{level} → {level + 1}"),)


def _markers(box: Box, table: Table) -> Iterator[Aside]:
    """An Action of the wheel with a marker on top."""
    for region in regions(box, table):
        if region.place in b.ACTIONS and region.facts:
            yield f"act {region.place}", tuple([Badge("", fact) for fact in region.facts])

"""What is asked in the Hero Draft."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import Option, question


@question("LR-133")
def keep_hero(g: Lords, seat: int) -> Iterator[Option]:
    """One of the Heroes offered."""
    yield from [o.KEEP_HERO.base + hero for hero in g.offered_heroes]


@question("LR-133")
def keep_origin(g: Lords, seat: int) -> Iterator[Option]:
    """One of the Origins offered."""
    yield from [o.KEEP_ORIGIN.base + origin for origin in g.offered_origins]


def is_free(g: Lords, seat: int, region: int) -> bool:
    """May the player begin there: no other's Army or marker, and not Loki (LR-141, LR-142)?"""
    others = [other for other in g.seats_with_armies(region) if other != seat]
    return g.owner[region] in (NOBODY, seat) and not others and not g.has_loki(region)


def landings(g: Lords, seat: int, sea: int) -> list[int]:
    """The Regions of a coast where the player may begin."""
    return [region for region in g.map.coast[sea] if is_free(g, seat, region)]


@question("LR-139")
def anchor(g: Lords, seat: int) -> Iterator[Option]:
    """The Sea of the Drakkar; its coast must offer a Region to begin in (LR-150)."""
    yield from [o.ANCHOR.base + sea for sea in range(g.map.all_seas) if landings(g, seat, sea)]


@question("LR-140")
def land(g: Lords, seat: int) -> Iterator[Option]:
    """The first Region, on the coast of the Drakkar's Sea."""
    yield from [o.LAND.base + region for region in landings(g, seat, g.drakkars[seat])]


def more_landings(g: Lords, seat: int) -> list[int]:
    """Other Regions of the same coast that are free (LR-914)."""
    return [region for region in landings(g, seat, g.drakkars[seat]) if region != g.hero_at[seat]]


@question("LR-914")
def land_again(g: Lords, seat: int) -> Iterator[Option]:
    """The Region of the third Army."""
    yield from [o.SETTLE.base + region for region in more_landings(g, seat)]


@question("LR-915")
def first_alliance(g: Lords, seat: int) -> Iterator[Option]:
    """Any Realm."""
    yield from [o.JOIN.base + realm for realm in range(len(b.REALMS)) if not g.is_allied(seat, realm)]

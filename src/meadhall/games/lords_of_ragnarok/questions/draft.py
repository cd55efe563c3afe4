"""What is asked in the Hero Draft."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import Option, because, question_over


@question_over("LR-133", o.KEEP_HERO)
def keep_hero(option: Option, g: Lords, seat: int) -> str:
    """One of the Heroes offered."""
    return "" if o.KEEP_HERO.one(option) in g.offered_heroes else because("LR-133", "hero")


@question_over("LR-133", o.KEEP_ORIGIN)
def keep_origin(option: Option, g: Lords, seat: int) -> str:
    """One of the Origins offered."""
    return "" if o.KEEP_ORIGIN.one(option) in g.offered_origins else because("LR-133", "origin")


# -- where one begins ---------------------------------------------------------------------------------------


def why_not_begin(g: Lords, seat: int, region: int) -> str:
    """One begins where no other has an Army or a marker, and not with Loki; empty if one may."""
    others = [other for other in g.seats_with_armies(region) if other != seat]
    if others or g.owner[region] not in (NOBODY, seat):
        return because("LR-141")
    return because("LR-142") if g.has_loki(region) else ""


def landings(g: Lords, seat: int, sea: int) -> list[int]:
    """The Regions of a coast where the player may begin."""
    return [region for region in g.map.coast[sea] if not why_not_begin(g, seat, region)]


@question_over("LR-139", o.ANCHOR)
def anchor(option: Option, g: Lords, seat: int) -> str | None:
    """The Sea of the Drakkar; its coast must offer a Region to begin in (LR-150)."""
    sea = o.ANCHOR.one(option)
    if sea >= g.map.all_seas:
        return None
    return "" if landings(g, seat, sea) else because("LR-150")


@question_over("LR-140", o.LAND)
def land(option: Option, g: Lords, seat: int) -> str | None:
    """The first Region, on the coast of the Drakkar's Sea."""
    region = o.LAND.one(option)
    return why_not_begin(g, seat, region) if region in g.map.coast[g.drakkars[seat]] else None


# -- Origins ------------------------------------------------------------------------------------------------


def more_landings(g: Lords, seat: int) -> list[int]:
    """Other Regions of the same coast that are free (LR-914)."""
    return [region for region in landings(g, seat, g.drakkars[seat]) if region != g.hero_at[seat]]


@question_over("LR-914", o.SETTLE)
def land_again(option: Option, g: Lords, seat: int) -> str | None:
    """The Region of the third Army."""
    region = o.SETTLE.one(option)
    if region == g.hero_at[seat] or region not in g.map.coast[g.drakkars[seat]]:
        return None
    return why_not_begin(g, seat, region)


@question_over("LR-915", o.JOIN)
def first_alliance(option: Option, g: Lords, seat: int) -> str:
    """Any Realm one is not allied with yet."""
    return because("LR-238") if g.is_allied(seat, o.JOIN.one(option)) else ""

"""Which Armies are raised, where they are Recruited, and where they Retreat to."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.candidates import army_options, own_regions
from meadhall.games.lords_of_ragnarok.state import NOTHING, NOWHERE, Lords
from meadhall.kernel import Option, because, question, question_over


def growing(g: Lords, seat: int, village: bool) -> list[int]:
    """The player's Armies that can gain 1."""
    places, values = g.army_at[seat], g.army[seat]
    return [army for army in g.armies_of(seat) if not why_not_grow(g, seat, places[army], values[army], village)]


def why_not_grow(g: Lords, seat: int, region: int, value: int, village: int) -> str:
    """It is below 6, and perhaps in a controlled Region with a Village (LR-257, LR-421)."""
    if value == b.STRONGEST:
        return because("LR-257", "full")
    return because("LR-421") if village and not is_village_of(g, seat, region) else ""


def is_village_of(g: Lords, seat: int, region: int) -> bool:
    return g.map.village[region] and g.owner[region] == seat


@question("LR-257")
def grow_army(g: Lords, seat: int, village: int) -> Iterator[Option]:
    """The player's Army that gains 1."""
    yield from army_options(g, seat, o.GROW, growing(g, seat, bool(village)))


@grow_army.otherwise
def why_not_grown(option: Option, g: Lords, seat: int, village: int) -> str | None:
    if option not in o.GROW:
        return None
    region, value = o.GROW.pair(option)
    if g.army_of(seat, region, value + 1) == NOTHING:
        return because("LR-256")
    return why_not_grow(g, seat, region, value + 1, village)


def nearby(g: Lords, seat: int) -> list[int]:
    """The Regions where Armies come from: the Drakkar's coast, own Villages (LR-354)."""
    sea = g.drakkars[seat]
    coast = g.map.coast[sea] if sea != NOWHERE else ()
    return sorted({*coast, *g.villages_of(seat)})


def recruiting(g: Lords, seat: int) -> list[int]:
    """Where an Army may be Recruited: never with Loki (LR-357)."""
    return [region for region in nearby(g, seat) if not g.has_loki(region)]


def why_not_recruit(g: Lords, seat: int, region: int) -> str:
    """Why an Army can't be Recruited there: Loki is there, or it is too far."""
    return because("LR-357") if region in nearby(g, seat) else because("LR-354", "far")


@question("LR-354")
def recruit(g: Lords, seat: int) -> Iterator[Option]:
    """The Region of a new Army."""
    yield from [o.RECRUIT.base + region for region in recruiting(g, seat)]


@recruit.otherwise
def why_not_recruited(option: Option, g: Lords, seat: int) -> str | None:
    known = option in o.RECRUIT and o.RECRUIT.one(option) < g.map.regions
    return why_not_recruit(g, seat, o.RECRUIT.one(option)) if known else None


def retreats(g: Lords, seat: int, region: int) -> list[int]:
    """Where an Army may Retreat to: Regions of its owner without other Armies and without Loki (LR-250, LR-254)."""
    return [target for target in g.regions_of(seat) if not why_not_retreat(g, seat, region, target)]


def why_not_retreat(g: Lords, seat: int, region: int, target: int) -> str:
    """What is against a Retreat to this Region."""
    if target == region:
        return because("LR-250")
    if g.owner[target] != seat:
        return because("LR-250", "foreign")
    if not g.power(seat, w.SAFE_ROADS) and target not in g.near(seat, region):
        return because("LR-250", "far")
    if g.has_loki(target):
        return because("LR-254", "loki")
    return because("LR-254") if any([other != seat for other in g.seats_with_armies(target)]) else ""


@question_over("LR-250", o.RETREAT, among=own_regions(o.RETREAT))
def retreat(option: Option, g: Lords, seat: int, region: b.Region, value: int) -> str | None:
    """The Region an Army of this value, or (0) the losing side of a Battle, goes to."""
    target = o.RETREAT.one(option)
    return why_not_retreat(g, seat, region, target) if target < g.map.regions else None


def contested(g: Lords) -> list[int]:
    """The Regions with Armies of two players (LR-701)."""
    return sorted([region for region, seats in g.hosts().items() if len(seats) > 1])


@question("LR-702")
def next_battle(g: Lords, seat: int) -> Iterator[Option]:
    """Which Battle comes first; the Active Player says."""
    yield from [o.FIGHT.base + region for region in contested(g)]

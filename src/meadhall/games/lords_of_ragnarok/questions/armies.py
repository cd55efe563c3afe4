"""Which Armies are raised, where they are Recruited, and where they Retreat to."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.state import NOTHING, NOWHERE, Lords
from meadhall.kernel import Option, because, question


def army_options(g: Lords, seat: int, base: int, armies: list[int]) -> Iterator[Option]:
    """Armies by Region and value; equal ones are the same."""
    places, values = g.army_at[seat], g.army[seat]
    found = [base + places[army] * b.STRONGEST + values[army] - 1 for army in armies]
    yield from dict.fromkeys(sorted(found))


def growing(g: Lords, seat: int, village: bool) -> list[int]:
    """The player's Armies below 6, perhaps only those in a controlled Region with a Village (LR-257, LR-421)."""
    found = [army for army in g.armies_of(seat) if g.army[seat][army] < b.STRONGEST]
    if village:
        found = [army for army in found if is_village_of(g, seat, g.army_at[seat][army])]
    return found


def is_village_of(g: Lords, seat: int, region: int) -> bool:
    return g.map.village[region] and g.owner[region] == seat


@question("LR-257")
def grow_army(g: Lords, seat: int, village: int) -> Iterator[Option]:
    """The own Army that gains 1."""
    yield from army_options(g, seat, o.GROW.base, growing(g, seat, bool(village)))


@grow_army.why
def why_not_grow(option: Option, g: Lords, seat: int, village: int) -> str | None:
    if option not in o.GROW:
        return None
    region, value = o.GROW.pair(option)
    if g.army_of(seat, region, value + 1) == NOTHING:
        return because("LR-256")
    if value + 1 == b.STRONGEST:
        return because("LR-257", "full")
    return because("LR-421") if village and not is_village_of(g, seat, region) else ""


def why_not_recruit(g: Lords, seat: int, region: int) -> str:
    """An Army is Recruited on the Drakkar's coast and in own Villages, never with Loki; empty if it may be."""
    sea = g.drakkars[seat]
    coast = g.map.coast[sea] if sea != NOWHERE else ()
    if region not in coast and not is_village_of(g, seat, region):
        return because("LR-354", "far")
    return because("LR-357") if g.has_loki(region) else ""


def recruiting(g: Lords, seat: int) -> list[int]:
    """Where an Army may be Recruited (LR-354, LR-357)."""
    sea = g.drakkars[seat]
    coast = g.map.coast[sea] if sea != NOWHERE else ()
    return [region for region in sorted({*coast, *g.villages_of(seat)}) if not g.has_loki(region)]


@question("LR-354")
def recruit(g: Lords, seat: int) -> Iterator[Option]:
    """The Region of a new Army."""
    yield from [o.RECRUIT.base + region for region in recruiting(g, seat)]


@recruit.why
def why_not_recruit_in(option: Option, g: Lords, seat: int) -> str | None:
    if option not in o.RECRUIT:
        return None
    region = o.RECRUIT.one(option)
    return why_not_recruit(g, seat, region) if region < g.map.regions else None


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


@question("LR-250")
def retreat(g: Lords, seat: int, region: b.Region, value: int) -> Iterator[Option]:
    """The Region an Army of this value, or (0) the losing side of a Battle, goes to."""
    yield from [o.RETREAT.base + target for target in retreats(g, seat, region)]


@retreat.why
def why_not_retreat_to(option: Option, g: Lords, seat: int, region: int, value: int) -> str | None:
    known = option in o.RETREAT and o.RETREAT.one(option) < g.map.regions
    return why_not_retreat(g, seat, region, o.RETREAT.one(option)) if known else None


def contested(g: Lords) -> list[int]:
    """The Regions with Armies of two players (LR-701)."""
    return sorted([region for region, seats in g.hosts().items() if len(seats) > 1])


@question("LR-702")
def next_battle(g: Lords, seat: int) -> Iterator[Option]:
    """Which Battle comes first; the Active Player says."""
    yield from [o.FIGHT.base + region for region in contested(g)]

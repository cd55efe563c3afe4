"""What beasts do, whom they hit, and who controls them."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.events.table import Face
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import Option, Seat, because, question, question_over


@question("LR-501")
def beast_acts(g: Lords, seat: int, monster: b.Monster, face: Face) -> Iterator[Option]:
    """A move to an adjacent Region, or the Region Attack if the die allows it (LR-503, LR-505, LR-507)."""
    if face != b.MOVE_FACE:
        yield o.RAMPAGE
    yield from [o.STALK.base + region for region in g.map.borders[g.monster_at[monster]]]


@beast_acts.otherwise
def why_not_acts(option: Option, g: Lords, seat: int, monster: int, face: int) -> str | None:
    if option == o.RAMPAGE:
        return because("LR-503", "die")
    return "LR-503" if option in o.STALK else None


@question("LR-511")
def trample(g: Lords, seat: int, monster: b.Monster, region: b.Region) -> Iterator[Option]:
    """The Army that is Trampled; a controller may decline (LR-512, LR-513)."""
    if g.rings[monster] != NOBODY:
        yield o.DECLINE
    yield from strikes(g, (region,))


@trample.otherwise
def why_not_trample(option: Option, g: Lords, seat: int, monster: int, region: int) -> str | None:
    if option == o.DECLINE:
        return "LR-512"
    return why_not_struck(option, (region,), "LR-510") if option in o.STRIKE else None


def strikes(g: Lords, regions: tuple[int, ...]) -> list[Option]:
    """All Armies in these Regions, whosever they are, by Region and value."""
    found = [
        o.STRIKE.of(region, g.army[seat][army] - 1)
        for region in regions for seat in range(g.seats) for army in g.armies_at(seat, region)
    ]  # fmt: skip
    return sorted(set(found))


def why_not_struck(option: Option, regions: tuple[int, ...], far: str) -> str:
    """Why an Army can't be hit: it is too far, or there is none of this value."""
    return "LR-509" if o.STRIKE.pair(option)[0] in regions else far


def any_army(g: Lords, regions: tuple[int, ...]) -> bool:
    return not all([g.is_empty(region) for region in regions])


def owners(g: Lords, region: int, value: int) -> tuple[int, ...]:
    """Whose Army of this value is there."""
    return tuple([seat for seat in range(g.seats) if g.army_of(seat, region, value) >= 0])


@question("LR-504")
def strike(g: Lords, seat: int, regions: tuple[b.Region, ...]) -> Iterator[Option]:
    """An Army in these Regions that the Region Attack hits."""
    yield from strikes(g, regions)


@strike.otherwise
def why_not_strike(option: Option, g: Lords, seat: int, regions: tuple[int, ...]) -> str | None:
    return why_not_struck(option, regions, because("LR-504", "far")) if option in o.STRIKE else None


@question("LR-504")
def whose(g: Lords, seat: int, among: tuple[Seat, ...]) -> Iterator[Option]:
    """Whose Armies are meant."""
    yield from [o.WHOSE.base + g.colours[other] for other in among]


@whose.otherwise
def why_not_whose(option: Option, g: Lords, seat: int, among: tuple[int, ...]) -> str | None:
    return because("LR-504", "whose") if option in o.WHOSE else None


def stormy(g: Lords, region: int) -> list[int]:
    """The Seas with Drakkars that a storm may reach: those of the Region, or all if it is inland (LR-526)."""
    seas = g.map.seas[region] or tuple(range(g.map.all_seas))
    return [sea for sea in seas if sea in g.drakkars]


@question("LR-526")
def blow(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """From which Sea to which the Drakkars are blown."""
    for sea in stormy(g, region):
        yield from [o.BLOW.of(sea, target) for target in g.map.ring[sea]]


@blow.otherwise
def why_not_blow(option: Option, g: Lords, seat: int, region: int) -> str | None:
    if option not in o.BLOW:
        return None
    sea = o.BLOW.pair(option)[0]
    if sea not in g.drakkars:
        return because("LR-526", "empty")
    return because("LR-526", "next" if sea in stormy(g, region) else "far")


@question_over("LR-517", o.FREE)
def free_monster(option: Option, g: Lords, seat: int) -> str:
    """The Monster that is given up for another."""
    return "" if o.FREE.one(option) in g.monsters_of(seat) else because("LR-517", "yours")


# -- the Boss -----------------------------------------------------------------------------------------------


def hiding_places(g: Lords) -> list[int]:
    """Regions without Armies (LR-544, LR-545)."""
    return [region for region in range(g.map.regions) if g.is_empty(region)]


@question_over("LR-544", o.STALK)
def place_loki(option: Option, g: Lords, seat: int) -> str | None:
    """Offer the Regions for Loki; Loki may stay where there are no Armies."""
    region = o.STALK.one(option)
    if region >= g.map.regions:
        return None
    return "" if g.is_empty(region) else because("LR-544", "armies")


@question("LR-544")
def loki_strikes(g: Lords, seat: int, regions: tuple[b.Region, ...]) -> Iterator[Option]:
    """An Army next to Loki that loses 1, or none."""
    yield o.DECLINE
    yield from strikes(g, regions)


@loki_strikes.otherwise
def why_not_loki_strikes(option: Option, g: Lords, seat: int, regions: tuple[int, ...]) -> str | None:
    return why_not_struck(option, regions, because("LR-544", "far")) if option in o.STRIKE else None

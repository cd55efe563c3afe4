"""The Asgard action: tiles, recruits, discs and their Battle slots (AS-550 to AS-580, AS-95x)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, question


@question("AS-551")
def turn_tile(g: Asgard, seat: int) -> Iterator[Option]:
    """A face-up tile of the row."""
    yield from [o.TURN.base + tile - o.FIRST_ASGARD for tile in g.asgard_row]


@question("AS-951")
def muster(g: Asgard, seat: int, picks: tuple[Option, ...], tile: t.Tile) -> Iterator[Option]:
    """Two different types of recruits, or nothing (AS-552, AS-951, AS-952)."""
    if not picks:
        yield DONE
    yield from [o.MUSTER.base + r for r in range(b.ALL_RECRUITS) if o.MUSTER.base + r not in picks]


@question("AS-953")
def swap_stone(g: Asgard, seat: int) -> Iterator[Option]:
    """One of one's own for another colour that lies in the reserve (AS-953, AS-954)."""
    yield o.DECLINE
    for given, count in enumerate(g.stones_of(seat)):
        if count:
            for stone in range(b.ALL_STONES):
                if stone != given and g.quarry[stone]:
                    yield o.SWAP.of(given, stone)


@swap_stone.why
def why_not_swap(option: Option, g: Asgard, seat: int) -> str:
    return "AS-954" if option in o.SWAP and not g.quarry[o.SWAP.pair(option)[1]] else ""


@question("AS-554")
def buy_recruit(g: Asgard, seat: int) -> Iterator[Option]:
    """A recruit whose price can be paid and who would come, or none (AS-554 to AS-557, AS-809)."""
    yield DONE
    for recruit in range(b.ALL_RECRUITS):
        if g.can_pay(seat, t.RECRUIT_PRICE[recruit]) and prices.can_receive(g, seat, recruit):
            yield o.BUY.base + recruit


@buy_recruit.why
def why_not_buy(option: Option, g: Asgard, seat: int) -> str:
    if option not in o.BUY:
        return "AS-550"
    recruit = o.BUY.one(option)
    if not g.can_pay(seat, t.RECRUIT_PRICE[recruit]):
        return ("AS-556", "AS-555", "AS-557")[recruit]
    return "AS-809"


@question("AS-559")
def buy_disc(g: Asgard, seat: int, free: int) -> Iterator[Option]:
    """The leftmost disc of the row, to supply or to a Battle slot, or none (AS-559 to AS-573, AS-579)."""
    yield DONE
    if g.bought[seat] < b.ROW and (free or g.can_pay(seat, g.disc_price(seat))):
        yield o.KEEP_DISC
        yield from [o.STATION.base + place for place in g.battle_slots(seat)]


@buy_disc.why
def why_not_buy_disc(option: Option, g: Asgard, seat: int, free: int) -> str:
    if option not in o.STATION and option != o.KEEP_DISC:
        return "AS-550"
    if g.bought[seat] == b.ROW:
        return "AS-580"
    if not free and not g.can_pay(seat, g.disc_price(seat)):
        return "AS-560"
    return why_not_station(g, seat, o.STATION.one(option))


def why_not_station(g: Asgard, seat: int, place: int) -> str:
    """The rule that bars a Battle slot."""
    if b.world_of(place) == b.LOWER_WORLD or g.places[place] < 0:
        return "AS-572"
    if g.in_zone(seat, b.world_of(place)):
        return "AS-570"
    if b.world_of(place) == b.LAST_WORLD:
        return "AS-569"
    return "AS-568" if g.stationed[place] != NOBODY else "AS-571"


@question("AS-575")
def march(g: Asgard, seat: int) -> Iterator[Option]:
    """A Battle slot for a disc from the centre (AS-574, AS-575)."""
    yield from [o.MARCH.base + place for place in g.battle_slots(seat)]


@march.why
def why_not_march(option: Option, g: Asgard, seat: int) -> str:
    return why_not_station(g, seat, o.MARCH.one(option)) if option in o.MARCH else ""

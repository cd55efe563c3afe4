"""The Temple action: which Temple, how it is paid, where the God tile goes (AS-520 to AS-546, AS-937, AS-945)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Option, question


@question("AS-522")
def build(g: Asgard, seat: int) -> Iterator[Option]:
    """The top tile of a pile whose cost can be paid, discounts included (AS-522 to AS-525, AS-937)."""
    for pile in g.temple_piles:
        if pile and prices.fewest_discounts(g, seat, pile[0]) >= 0:
            yield o.BUILD.base + pile[0] - o.FIRST_TEMPLE


@build.why
def why_not_build(option: Option, g: Asgard, seat: int) -> str:
    if option not in o.BUILD:
        return ""
    tile = o.FIRST_TEMPLE + o.BUILD.one(option)
    return prices.why_not_paid(tile) if tile in [pile[0] for pile in g.temple_piles if pile] else "AS-522"


@question("AS-937")
def discounts(g: Asgard, seat: int, tile: t.Tile) -> Iterator[Option]:
    """How many discounts serve this Temple (AS-937, AS-946)."""
    for number in range(g.bonuses[seat].count(t.DISCOUNT) + 1):
        if prices.can_pay_with(g, seat, tile, number):
            yield o.DISCOUNT.base + number


@question("AS-945")
def spare_stone(g: Asgard, seat: int, picks: tuple[Option, ...], tile: t.Tile, count: int) -> Iterator[Option]:
    """A part of the cost that is left out, such that the rest can be paid."""
    spared = tuple([o.SPARE.one(pick) for pick in picks])
    for part in dict.fromkeys(prices.parts(tile)):
        if prices.can_spare(g, seat, tile, (*spared, part), count):
            yield o.SPARE.base + part


@question("AS-524")
def fourth_stone(g: Asgard, seat: int, tile: t.Tile) -> Iterator[Option]:
    """A stone of another colour than the three printed ones."""
    for stone, count in enumerate(g.stones_of(seat)):
        if count and stone not in t.COST[tile]:
            yield o.PAY.base + stone


@question("AS-529")
def give_recruits(g: Asgard, seat: int, god: b.God) -> Iterator[Option]:
    """One of the types that the highest free Support slot shows (AS-527 to AS-530)."""
    yield from [o.GIVE.base + recruit for recruit in prices.recruits_owed(g, seat, god)]


@question("AS-532")
def settle(g: Asgard, seat: int, tile: t.Tile) -> Iterator[Option]:
    """A Population of the god's own camp gives way (AS-532 to AS-535)."""
    for world in range(b.PLACES_OF_CAMP):
        place = b.place_of(t.CAMP[t.GROUP[tile]], world)
        if g.has_population(place):
            yield o.SETTLE.base + place


@settle.why
def why_not_settle(option: Option, g: Asgard, seat: int, tile: int) -> str:
    if option not in o.SETTLE:
        return ""
    place = o.SETTLE.one(option)
    if b.camp_of(place) != t.CAMP[t.GROUP[tile]]:
        return "AS-533"
    return "AS-534" if g.god_at(place) != NOBODY else "AS-535"

"""The Temple action: which Temple, how it is paid, where the God tile goes (AS-520 to AS-546, AS-937, AS-945)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.queries.legality import why_not_given, why_not_paid
from meadhall.games.asgard.state import EMPTY, Asgard
from meadhall.kernel import Option, because, question, question_over


@question("AS-522")
def build(g: Asgard, seat: int) -> Iterator[Option]:
    """The top tile of a pile whose cost can be paid, discounts included (AS-522 to AS-525, AS-937)."""
    for pile in g.temple_piles:
        if pile and not why_not_paid(g, seat, pile[0]):
            yield o.BUILD.base + pile[0] - o.FIRST_TEMPLE


@build.why
def why_not_build(option: Option, g: Asgard, seat: int) -> str | None:
    if option not in o.BUILD:
        return None
    tile = o.FIRST_TEMPLE + o.BUILD.one(option)
    if g.temple_piles[t.GROUP[tile]][:1] != [tile]:
        return because("AS-522", "top")
    return why_not_paid(g, seat, tile)


@question_over("AS-937", o.DISCOUNT)
def discounts(option: Option, g: Asgard, seat: int, tile: t.Tile) -> str:
    """How many discounts serve this Temple (AS-937, AS-946)."""
    number, has, missing = o.DISCOUNT.one(option), g.bonuses[seat].count(t.DISCOUNT), prices.missing(g, seat, tile)
    if number > has:
        return because("AS-946", has=has)
    return because("AS-937", "more", needs=missing) if missing > number else ""


@question("AS-945")
def spare_stone(g: Asgard, seat: int, picks: tuple[Option, ...], tile: t.Tile, count: int) -> Iterator[Option]:
    """A part of the cost that is left out, such that the rest can be paid."""
    for part in dict.fromkeys(prices.parts(tile)):
        if not why_not_spare(o.SPARE.base + part, g, seat, picks, tile, count):
            yield o.SPARE.base + part


@spare_stone.why
def why_not_spare(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...], tile: int, count: int) -> str | None:
    if option not in o.SPARE:
        return None
    spared = tuple([o.SPARE.one(pick) for pick in (*picks, option)])
    if spared.count(spared[-1]) > prices.parts(tile).count(spared[-1]):
        return because("AS-945", "cost")
    return "" if prices.can_spare(g, seat, tile, spared, count) else because("AS-945", "rest")


@question_over("AS-524", o.PAY)
def fourth_stone(option: Option, g: Asgard, seat: int, tile: t.Tile) -> str:
    """A stone of another colour than the three printed ones."""
    stone = o.PAY.one(option)
    if stone in t.COST[tile]:
        return because("AS-524", "printed")
    return "" if g.stones_of(seat)[stone] else "AS-523"


@question("AS-529")
def give_recruits(g: Asgard, seat: int, god: b.God) -> Iterator[Option]:
    """One of the types that the highest free Support slot shows (AS-527 to AS-530)."""
    yield from [o.GIVE.base + recruit for recruit in prices.recruits_owed(g, seat, god)]


@give_recruits.why
def why_not_give(option: Option, g: Asgard, seat: int, god: int) -> str | None:
    return why_not_given(g, seat, god, o.GIVE.one(option)) if option in o.GIVE else None


@question_over("AS-532", o.SETTLE)
def settle(option: Option, g: Asgard, seat: int, tile: t.Tile) -> str:
    """A Population of the god's own camp gives way (AS-532 to AS-535)."""
    place = o.SETTLE.one(option)
    if b.camp_of(place) != t.CAMP[t.GROUP[tile]]:
        return "AS-533"
    if g.places[place] == EMPTY:
        return "AS-535"
    return "" if g.has_population(place) else "AS-534"

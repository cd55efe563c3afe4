"""The Temple action: which Temple, how it is paid, where the God tile goes (AS-520 to AS-546, AS-937, AS-945)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.queries.legality import why_not_given, why_not_paid
from meadhall.games.asgard.state import EMPTY, Asgard
from meadhall.kernel import Option, Verdicts, because, question, question_over, question_with_reasons


@question_with_reasons("AS-522")
def build(g: Asgard, seat: int) -> Verdicts:
    """The top tile of a pile whose cost can be paid, discounts included (AS-522 to AS-525, AS-937)."""
    for pile in g.temple_piles:
        if pile:
            yield o.BUILD.of(pile[0] - o.FIRST_TEMPLE), why_not_paid(g, seat, pile[0])


@build.otherwise
def why_not_built(option: Option, g: Asgard, seat: int) -> str | None:
    return because("AS-522", "top") if option in o.BUILD else None


@question_over("AS-937", o.DISCOUNT)
def discounts(option: Option, g: Asgard, seat: int, tile: t.Tile) -> str:
    """How many discounts serve this Temple (AS-937, AS-946)."""
    number, has, missing = o.DISCOUNT.one(option), len(g.discounts(seat)), prices.missing(g, seat, tile)
    if number > has:
        return because("AS-946", has=has)
    return because("AS-937", "more", needs=missing) if missing > number else ""


@question_with_reasons("AS-945")
def spare_stone(g: Asgard, seat: int, picks: tuple[Option, ...], tile: t.Tile, count: int) -> Verdicts:
    """A part of the cost that is left out, if the rest can be paid."""
    spared = tuple([o.SPARE.one(pick) for pick in picks])
    for part in dict.fromkeys(prices.without(prices.parts(g, tile), spared)):
        can_pay = prices.can_spare(g, seat, tile, (*spared, part), count)
        yield o.SPARE.of(part), "" if can_pay else because("AS-945", "rest")


@spare_stone.otherwise
def why_not_spared(option: Option, g: Asgard, seat: int, *asked: object) -> str | None:
    return because("AS-945", "cost") if option in o.SPARE else None


@question_over("AS-524", o.PAY)
def fourth_stone(option: Option, g: Asgard, seat: int, tile: t.Tile) -> str:
    """A stone of another colour than the three printed ones."""
    stone = o.PAY.one(option)
    if stone in g.box.cost[tile]:
        return because("AS-524", "printed")
    return "" if g.stones_of(seat)[stone] else "AS-523"


@question("AS-529")
def give_recruits(g: Asgard, seat: int, god: b.God) -> Iterator[Option]:
    """One of the types that the highest free Support slot shows (AS-527 to AS-530)."""
    yield from [o.GIVE.base + recruit for recruit in prices.recruits_owed(g, seat, god)]


@give_recruits.otherwise
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

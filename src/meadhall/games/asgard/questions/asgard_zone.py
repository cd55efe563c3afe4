"""The Asgard action: tiles, recruits, discs and their Battle slots (AS-550 to AS-580, AS-95x)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.queries.legality import battle_slots, why_no_disc, why_not_recruited, why_not_station
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Option, Verdicts, because, question, question_over, question_with_reasons

STEPS: Final = (o.TURN, o.BUY, o.STATION, o.MARCH)  # of the action, in their order


@question("AS-551")
def turn_tile(g: Asgard, seat: int) -> Iterator[Option]:
    """A face-up tile of the row."""
    yield from [o.TURN.base + tile - o.FIRST_ASGARD for tile in g.asgard_row]


@turn_tile.otherwise
def why_not_turn(option: Option, g: Asgard, seat: int) -> str | None:
    if option not in o.TURN:
        return None
    return because("AS-551", "used" if o.FIRST_ASGARD + o.TURN.one(option) in g.asgard_used else "away")


@question_over("AS-951", DONE, o.MUSTER)
def muster(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...], tile: t.Tile) -> str:
    """Two different types of recruits, or nothing (AS-552, AS-951, AS-952)."""
    if option not in picks and (option != DONE or not picks):
        return ""
    rule = "AS-952" if g.box.number[tile] > 1 else "AS-951"
    return because(rule, "second" if option == DONE else "same")


@question("AS-953")
def swap_stone(g: Asgard, seat: int) -> Iterator[Option]:
    """An own one for another colour that lies in the reserve (AS-953, AS-954)."""
    yield o.DECLINE
    for given, count in enumerate(g.stones_of(seat)):
        if count:
            yield from [o.SWAP.of(given, stone) for stone, left in enumerate(g.quarry) if left and stone != given]


@swap_stone.otherwise
def why_not_swapped(option: Option, g: Asgard, seat: int) -> str | None:
    if option not in o.SWAP:
        return None
    given, stone = o.SWAP.pair(option)
    if not g.stones_of(seat)[given]:
        return because("AS-953", "none")
    return because("AS-953", "same") if given == stone else "AS-954"


@question_with_reasons("AS-554")
def buy_recruit(g: Asgard, seat: int) -> Verdicts:
    """A recruit whose price can be paid and who would come, or none (AS-554 to AS-557, AS-809)."""
    yield DONE, ""
    for recruit in range(b.ALL_RECRUITS):
        yield o.BUY.base + recruit, why_not_recruited(g, seat, recruit)


@question("AS-559")
def buy_disc(g: Asgard, seat: int, free: int) -> Iterator[Option]:
    """The leftmost disc of the row, to supply or to a Battle slot, or none (AS-559 to AS-573, AS-579)."""
    yield DONE
    if not why_no_disc(g, seat, free):
        yield o.KEEP_DISC
        yield from [o.STATION.base + place for place in battle_slots(g, seat)]


@buy_disc.otherwise
def why_not_bought(option: Option, g: Asgard, seat: int, free: int) -> str | None:
    if option not in o.STATION and option != o.KEEP_DISC:
        return why_not_yet(option)
    return why_no_disc(g, seat, free) or why_not_station(g, seat, o.STATION.one(option))


@question_with_reasons("AS-575")
def march(g: Asgard, seat: int) -> Verdicts:
    """A Battle slot for a disc from the centre (AS-574, AS-575)."""
    for place in range(b.ALL_PLACES):
        yield o.MARCH.of(place), why_not_station(g, seat, place)


@buy_recruit.otherwise
@march.otherwise
def why_not_yet(option: Option, *asked: object) -> str | None:
    """The steps of the action have their order (AS-550)."""
    return "AS-550" if option == o.KEEP_DISC or any([option in step for step in STEPS]) else None

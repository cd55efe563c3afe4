"""The Asgard action: tiles, recruits, discs and their Battle slots (AS-550 to AS-580, AS-95x)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.queries.legality import battle_slots, why_no_disc, why_not_recruited, why_not_station
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Option, because, question, question_over

STEPS: Final = (o.TURN, o.BUY, o.STATION, o.MARCH)  # of the action, in their order


def why_not_yet(option: Option) -> str | None:
    """The steps of the action have their order (AS-550)."""
    return "AS-550" if option == o.KEEP_DISC or any([option in step for step in STEPS]) else None


@question("AS-551")
def turn_tile(g: Asgard, seat: int) -> Iterator[Option]:
    """A face-up tile of the row."""
    yield from [o.TURN.base + tile - o.FIRST_ASGARD for tile in g.asgard_row]


@turn_tile.why
def why_not_turn(option: Option, g: Asgard, seat: int) -> str | None:
    if option not in o.TURN:
        return None
    tile = o.FIRST_ASGARD + o.TURN.one(option)
    if tile in g.asgard_row:
        return ""
    return because("AS-551", "used" if tile in g.asgard_used else "away")


@question_over("AS-951", DONE, o.MUSTER)
def muster(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...], tile: t.Tile) -> str:
    """Two different types of recruits, or nothing (AS-552, AS-951, AS-952)."""
    if option not in picks and (option != DONE or not picks):
        return ""
    rule = "AS-952" if t.FIRST_OF_TILE[tile] > 1 else "AS-951"
    return because(rule, "second" if option == DONE else "same")


@question("AS-953")
def swap_stone(g: Asgard, seat: int) -> Iterator[Option]:
    """One of one's own for another colour that lies in the reserve (AS-953, AS-954)."""
    yield o.DECLINE
    for given, count in enumerate(g.stones_of(seat)):
        if count:
            swaps = [o.SWAP.of(given, stone) for stone in range(b.ALL_STONES)]
            yield from [swap for swap in swaps if not why_not_swap(swap, g, seat)]


@swap_stone.why
def why_not_swap(option: Option, g: Asgard, seat: int) -> str | None:
    if option not in o.SWAP:
        return "" if option == o.DECLINE else None
    given, stone = o.SWAP.pair(option)
    if not g.stones_of(seat)[given]:
        return because("AS-953", "none")
    if given == stone:
        return because("AS-953", "same")
    return "" if g.quarry[stone] else "AS-954"


@question("AS-554")
def buy_recruit(g: Asgard, seat: int) -> Iterator[Option]:
    """A recruit whose price can be paid and who would come, or none (AS-554 to AS-557, AS-809)."""
    yield DONE
    for recruit in range(b.ALL_RECRUITS):
        if not why_not_recruited(g, seat, recruit):
            yield o.BUY.base + recruit


@buy_recruit.why
def why_not_buy(option: Option, g: Asgard, seat: int) -> str | None:
    if option == DONE:
        return ""
    return why_not_recruited(g, seat, o.BUY.one(option)) if option in o.BUY else why_not_yet(option)


@question("AS-559")
def buy_disc(g: Asgard, seat: int, free: int) -> Iterator[Option]:
    """The leftmost disc of the row, to supply or to a Battle slot, or none (AS-559 to AS-573, AS-579)."""
    yield DONE
    if not why_no_disc(g, seat, free):
        yield o.KEEP_DISC
        yield from [o.STATION.base + place for place in battle_slots(g, seat)]


@buy_disc.why
def why_not_buy_disc(option: Option, g: Asgard, seat: int, free: int) -> str | None:
    if option == DONE:
        return ""
    if option not in o.STATION and option != o.KEEP_DISC:
        return why_not_yet(option)
    reason = why_no_disc(g, seat, free)
    return reason if reason or option == o.KEEP_DISC else why_not_station(g, seat, o.STATION.one(option))


@question("AS-575")
def march(g: Asgard, seat: int) -> Iterator[Option]:
    """A Battle slot for a disc from the centre (AS-574, AS-575)."""
    yield from [o.MARCH.base + place for place in battle_slots(g, seat)]


@march.why
def why_not_march(option: Option, g: Asgard, seat: int) -> str | None:
    return why_not_station(g, seat, o.MARCH.one(option)) if option in o.MARCH else why_not_yet(option)

"""What can be paid, built and received: the arithmetic that questions and rules share (AS-521 to AS-530, AS-8xx)."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.state import NOBODY, Asgard

FOURTH: Final = b.ALL_STONES  # the part of a Temple's cost whose colour is free
FIRST_STONE: Final = b.ALL_RECRUITS
FIRST_SEAL: Final = b.ALL_RECRUITS + b.ALL_STONES

# -- shortage -----------------------------------------------------------------------------------------------


def owned(g: Asgard, seat: int, piece: int) -> int:
    """How many pieces of a kind a player has: a type of recruit, a colour of stone, a camp of Seals."""
    if piece < FIRST_STONE:
        return g.recruits(seat, piece)
    if piece < FIRST_SEAL:
        return g.stones_of(seat)[piece - FIRST_STONE]
    return g.seals_of(seat)[piece - FIRST_SEAL]


def in_reserve(g: Asgard, piece: int) -> int:
    """How many lie in the common reserve."""
    if piece < FIRST_STONE:
        return g.reserve[piece]
    if piece < FIRST_SEAL:
        return g.quarry[piece - FIRST_STONE]
    return g.seal_reserve[piece - FIRST_SEAL]


def givers(g: Asgard, seat: int, piece: int) -> list[int]:
    """The other players who have most of a piece; none if the receiver alone has most (AS-801 to AS-807)."""
    amounts = [owned(g, s, piece) for s in range(g.seats)]
    most = max(amounts)
    return [s for s in range(g.seats) if s != seat and amounts[s] == most] if most else []


def can_receive(g: Asgard, seat: int, piece: int) -> bool:
    """Would the player get the piece at all?"""
    return in_reserve(g, piece) > 0 or bool(givers(g, seat, piece))


# -- temples ------------------------------------------------------------------------------------------------


def parts(g: Asgard, tile: int) -> tuple[int, ...]:
    """What a Temple costs: the stones printed on it, and for the dearest a fourth of free colour (AS-524)."""
    cost = g.box.cost[tile]
    return (*cost, FOURTH) if t.GROUP[tile] == t.FREE_STONE_PILE else cost


def can_pay_parts(g: Asgard, seat: int, tile: int, due: tuple[int, ...]) -> bool:
    """Has the player the stones for these parts of the cost?"""
    stones, printed = g.stones_of(seat), g.box.cost[tile]
    for stone in due:
        if stone != FOURTH and stones[stone] < due.count(stone):
            return False
    return FOURTH not in due or any([count and stone not in printed for stone, count in enumerate(stones)])


def without(due: tuple[int, ...], spared: tuple[int, ...]) -> tuple[int, ...]:
    """The cost less the parts left out."""
    left = list(due)
    for part in spared:
        left.remove(part)
    return tuple(left)


def can_spare(g: Asgard, seat: int, tile: int, spared: tuple[int, ...], count: int) -> bool:
    """Can the rest be paid if these parts, and as many more as make up the count, are left out (AS-945)?"""
    due = parts(g, tile)
    if any([spared.count(part) > due.count(part) for part in spared]):
        return False
    left = without(due, spared)
    if len(spared) >= min(count, len(due)):
        return can_pay_parts(g, seat, tile, left)
    return any([can_spare(g, seat, tile, (*spared, part), count) for part in dict.fromkeys(left)])


def lacking(g: Asgard, stones: list[int], tile: int) -> int:
    """How many stones of a Temple's cost are not among these, counted by colour."""
    count = printed = 0
    for stone, due in g.box.needs[tile]:
        have = stones[stone]
        printed += have
        if have < due:
            count += due - have
    if t.GROUP[tile] == t.FREE_STONE_PILE and printed == sum(stones):
        count += 1  # nothing there for the stone of free colour
    return count


def missing(g: Asgard, seat: int, tile: int) -> int:
    """How many stones of a Temple's cost the player has not got."""
    return lacking(g, g.stones_of(seat), tile)


def short_of(g: Asgard, seat: int, tile: int) -> int:
    """How many stones the player lacks for a Temple with all discounts; each spares any one stone (AS-937, AS-945)."""
    return max(0, missing(g, seat, tile) - len(g.discounts(seat)))


def recruits_owed(g: Asgard, seat: int, god: int) -> list[int]:
    """The types that the highest free Support slot shows and the player has (AS-527 to AS-530)."""
    rank = g.free_support(god)
    if rank == NOBODY:
        return []
    return [recruit for recruit in g.box.takes[god][rank] if g.recruits(seat, recruit)]


# -- battles ------------------------------------------------------------------------------------------------


def can_turn_battle(g: Asgard, seat: int, needed: int) -> bool:
    """Would all recruits and the Thor tile together win (AS-612, AS-613, AS-908)?"""
    return help_at_hand(g, seat) >= needed


def help_at_hand(g: Asgard, seat: int) -> int:
    """The strength of all recruits and the Thor tile."""
    return g.army_strength(seat) + (g.box.values.strength_of_thor if g.holder(t.THOR_TILE) == seat else 0)


def can_win(g: Asgard, seat: int, needed: int) -> bool:
    """Is there any way to win a battle lost so far, the Tyr tile included?"""
    return g.holder(t.TYR_TILE) == seat or can_turn_battle(g, seat, needed)

"""The Asgard action: a tile, recruits, discs, and discs from the centre, in this order (AS-550 to AS-580, AS-95x)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.events import actions as e
from meadhall.games.asgard.queries.legality import battle_slots
from meadhall.games.asgard.questions import asgard_zone as q
from meadhall.games.asgard.rules.shortage import receive
from meadhall.games.asgard.rules.tiles import take_tile
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Steps, ask, ask_several, procedure


@procedure
def act_in_asgard(g: Asgard, seat: int, free: int) -> Steps[None]:
    """Steps a to d; with all discs at once, step c is one disc for free (AS-550, AS-578)."""
    if g.asgard_row:
        yield from turn_tile(g, seat)
    yield from buy_recruits(g, seat)
    if free:
        yield from take_free_disc(g, seat)
    else:
        yield from buy_discs(g, seat)
    yield from leave_centre(g, seat)


# -- step a -------------------------------------------------------------------------------------------------


@procedure
def turn_tile(g: Asgard, seat: int) -> Steps[None]:
    """A tile is turned even if its bonus is of no use (AS-551 to AS-553)."""
    answer = yield ask(seat, q.turn_tile)
    tile = o.FIRST_ASGARD + o.TURN.one(answer)
    g.asgard_row.remove(tile)
    g.asgard_used.append(tile)
    g.tell(e.AsgardTileTurned(seat, tile))
    if g.box.word[tile] == w.COMRADES:
        yield from muster(g, seat, tile)
    elif g.box.word[tile] == w.SWAP:
        yield from swap_stone(g, seat)


@procedure
def muster(g: Asgard, seat: int, tile: int) -> Steps[None]:
    """One or two recruits of a type, and one of another (AS-951, AS-952)."""
    picks = yield ask_several(seat, q.muster, 2, tile)
    if picks:
        yield from receive(g, seat, o.MUSTER.one(picks[0]), g.box.number[tile])
        yield from receive(g, seat, o.MUSTER.one(picks[1]), 1)


@procedure
def swap_stone(g: Asgard, seat: int) -> Steps[None]:
    """A stone for one of another colour (AS-953, AS-954)."""
    answer = yield ask(seat, q.swap_stone)
    if answer in o.SWAP:
        given, stone = o.SWAP.pair(answer)
        exchange(g, seat, given, stone)


def exchange(g: Asgard, seat: int, given: int, stone: int) -> None:
    g.add_stones(seat, given, -1)
    g.quarry[given] += 1
    g.add_stones(seat, stone)
    g.quarry[stone] -= 1
    g.tell(e.StoneSwapped(seat, given, stone))


# -- step b -------------------------------------------------------------------------------------------------


@procedure
def buy_recruits(g: Asgard, seat: int) -> Steps[None]:
    """Any number of recruits, each for its Seals (AS-554 to AS-558)."""
    while True:
        answer = yield ask(seat, q.buy_recruit)
        if answer == DONE:
            return
        recruit = o.BUY.one(answer)
        price = g.box.prices[recruit]
        g.pay(seat, price)
        g.tell(e.RecruitBought(seat, recruit, price[b.LIGHT], price[b.DARK]))
        yield from receive(g, seat, recruit, 1)


# -- step c -------------------------------------------------------------------------------------------------


@procedure
def buy_discs(g: Asgard, seat: int) -> Steps[None]:
    """Any number of discs, each placed before the next is priced (AS-559 to AS-563)."""
    while True:
        answer = yield ask(seat, q.buy_disc, 0)
        if answer == DONE:
            return
        price = g.disc_price(seat)
        g.pay(seat, price)
        yield from place_new_disc(g, seat, answer, price[b.LIGHT], price[b.DARK])


@procedure
def take_free_disc(g: Asgard, seat: int) -> Steps[None]:
    """One disc and only one, without Seals (AS-578, AS-579)."""
    answer = yield ask(seat, q.buy_disc, 1)
    if answer != DONE:
        yield from place_new_disc(g, seat, answer, 0, 0)


@procedure
def place_new_disc(g: Asgard, seat: int, answer: int, light: int, dark: int) -> Steps[None]:
    """To supply, or to a Battle slot with the tile it shows (AS-563 to AS-566)."""
    g.bought[seat] += 1
    g.tell(e.DiscBought(seat, light, dark))
    if answer == o.KEEP_DISC:
        g.supply[seat] += 1
        g.tell(e.DiscKept(seat))
    else:
        place = o.STATION.one(answer)
        g.station(seat, place)
        yield from take_tile(g, seat, t.WEAPON if b.camp_of(place) == b.LIGHT else t.SPELL)


# -- step d -------------------------------------------------------------------------------------------------


@procedure
def leave_centre(g: Asgard, seat: int) -> Steps[None]:
    """Discs in the centre go back into battle as far as slots allow, without a tile (AS-574, AS-575)."""
    while g.centre[seat] and battle_slots(g, seat):
        answer = yield ask(seat, q.march)
        g.centre[seat] -= 1
        g.station(seat, o.MARCH.one(answer))

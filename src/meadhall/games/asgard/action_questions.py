"""What a disc's action asks, once it has begun: pieces that run short, powers, bonuses, Temples, Asgard.

All other questions are in `questions`. What can be paid and built is worked out in `prices`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Noun, Option, question

# -- shortage -----------------------------------------------------------------------------------------------


@question("AS-803")
def giver(g: Asgard, seat: int, piece: b.Piece) -> Iterator[Option]:
    """Who gives a piece that the reserve lacks: one of the other players who have most of it (AS-803, AS-805)."""
    yield from [o.FROM.base + g.colours[s] for s in prices.givers(g, seat, piece)]


# -- requests ---------------------------------------------------------------------------------------------


@question("AS-901")
def freyja(g: Asgard, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Up to two fallen Warriors."""
    yield DONE
    for recruit in (b.WHITE, b.ORANGE):
        if g.valhalla[recruit] > picks.count(o.CALL.base + recruit):
            yield o.CALL.base + recruit


@question("AS-902")
def baldr(g: Asgard, seat: int) -> Iterator[Option]:
    """A Seal of either camp, if there is one to have."""
    yield o.DECLINE
    for camp in (b.LIGHT, b.DARK):
        if prices.can_receive(g, seat, prices.FIRST_SEAL + camp):
            yield o.SEAL.base + camp


@question("AS-903")
def odin(g: Asgard, seat: int) -> Iterator[Option]:
    """Another Turn Order tile than one's own."""
    yield o.DECLINE
    for number in range(g.seats):
        if g.order[number] != seat:
            yield o.ORDER.base + number


@question("AS-514")
def power_tile(g: Asgard, seat: int, tile: t.Tile) -> Iterator[Option]:
    """The tile of Tyr or Thor, or the stones without it (AS-905, AS-907)."""
    yield o.DECLINE
    yield o.CLAIM.base + tile - t.THOR_TILE


@question("AS-910")
def loki(g: Asgard, seat: int) -> Iterator[Option]:
    """A recruit on any active god; Fenrir never has one."""
    yield o.DECLINE
    for god in g.active_gods():
        for recruit in range(b.ALL_RECRUITS):
            if g.host[god * b.ALL_RECRUITS + recruit]:
                yield o.LURE.of(god, recruit)


@question("AS-910")
def loki_target(g: Asgard, seat: int, god: b.God, recruit: b.Recruit) -> Iterator[Option]:
    """Another active god, but never Fenrir."""
    yield from [o.LEAD.base + other for other in g.active_gods() if other not in (god, b.FENRIR)]


@question("AS-911")
def hel(g: Asgard, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Up to two recruits of one active god."""
    yield DONE
    gods = [o.SLAY.pair(picks[0])[0]] if picks else g.active_gods()
    for god in gods:
        for recruit in range(b.ALL_RECRUITS):
            option = o.SLAY.of(god, recruit)
            if g.host[god * b.ALL_RECRUITS + recruit] > picks.count(option):
                yield option


@question("AS-912")
def mimir(g: Asgard, seat: int) -> Iterator[Option]:
    """The Weapons or the Spells, as long as some are left (AS-810)."""
    yield o.DECLINE
    for kind, pile in enumerate((g.weapon_pile, g.spell_pile)):
        if pile:
            yield o.SEARCH.base + kind


@question("AS-567", secret=True)
def take_tile(g: Asgard, seat: int, kind: Annotated[int, Noun("kind")]) -> Iterator[Option]:
    """Any tile of the pile one looks through (AS-567, AS-817)."""
    pile = g.weapon_pile if kind == t.WEAPON else g.spell_pile
    yield from [o.TAKE.base + tile for tile in dict.fromkeys(pile)]


@question("AS-913")
def surtr(g: Asgard, seat: int) -> Iterator[Option]:
    """A Population that lies face up, in any world."""
    yield o.DECLINE
    for place in range(b.ALL_PLACES):
        if g.has_population(place) and not g.flipped[place]:
            yield o.BURN.base + place


@question("AS-916")
def fenrir(g: Asgard, seat: int) -> Iterator[Option]:
    """Points, or an opponent's disc off its Battle slot."""
    yield o.DECLINE
    yield o.SCORE
    for place in range(b.ALL_PLACES):
        if g.stationed[place] not in (NOBODY, seat):
            yield o.OUST.base + place


# -- bonuses of Populations -------------------------------------------------------------------------------


@question("AS-933")
def two_warriors(g: Asgard, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Warriors of either colour."""
    yield o.MUSTER.base + b.WHITE
    yield o.MUSTER.base + b.ORANGE


@question("AS-935")
def any_stone(g: Asgard, seat: int) -> Iterator[Option]:
    """A stone of any colour, white included."""
    yield from [o.STONE.base + stone for stone in range(b.ALL_STONES)]


# -- temples ------------------------------------------------------------------------------------------------


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
    for stone in range(b.ALL_STONES):
        if stone not in t.COST[tile] and g.stones[seat * b.ALL_STONES + stone]:
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


# -- Asgard -------------------------------------------------------------------------------------------------


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
    for given in range(b.ALL_STONES):
        if g.stones[seat * b.ALL_STONES + given]:
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
    if g.zones[seat * b.ALL_WORLDS + b.world_of(place)]:
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

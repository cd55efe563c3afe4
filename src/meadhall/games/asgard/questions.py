"""Every question of Asgard: what may be chosen, for every decision.

Each question is a pure function of the table; beside it stands which rule takes an option away. What can be paid and
built is worked out in `prices`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard import prices
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Noun, Option, question

# -- set-up and round start -----------------------------------------------------------------------------


@question("AS-137")
def draft_recruit(g: Asgard, seat: int) -> Iterator[Option]:
    """One of the recruits still in the middle (AS-137 to AS-139)."""
    yield from [o.DRAFT.base + r for r in range(b.ALL_RECRUITS) if g.trio[r]]


@question("AS-212")
def seal_giver(g: Asgard, seat: int, camp: b.Camp) -> Iterator[Option]:
    """The First Player names one of those who have most Seals of a camp."""
    most = max([g.seals[2 * s + camp] for s in range(g.seats)])
    yield from [o.FROM.base + g.colours[s] for s in range(g.seats) if g.seals[2 * s + camp] == most]


@question("AS-218")
def recover(g: Asgard, seat: int) -> Iterator[Option]:
    """A disc from a Support slot, a Victory Zone or the centre (AS-217 to AS-219)."""
    for god in range(b.ALL_GODS):
        if g.supports(seat, god):
            yield o.RECOVER.base + god
    for world in range(b.ALL_WORLDS):
        if g.zones[seat * b.ALL_WORLDS + world]:
            yield o.RECOVER.base + b.ALL_GODS + world
    if g.centre[seat]:
        yield o.RECOVER.base + b.CENTRE


# -- gods and placement ---------------------------------------------------------------------------------


@question("AS-306")
def choose_gods(g: Asgard, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """As many different active gods as there are discs in supply (AS-302 to AS-305)."""
    for god in range(b.ALL_GODS):
        if t.ACTIVE[god] <= g.round and o.CHOOSE.base + god not in picks:
            yield o.CHOOSE.base + god


@choose_gods.why
def why_not_choose(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...]) -> str:
    if option == DONE:
        return "AS-303"
    if option not in o.CHOOSE:
        return ""
    return "AS-304" if not g.is_active(o.CHOOSE.one(option)) else "AS-305"


@question("AS-402", secret=True)
def place_disc(g: Asgard, seat: int) -> Iterator[Option]:
    """A chosen god's free Request or Temple slot, or Asgard (AS-402 to AS-412)."""
    for god in g.chosen[seat]:
        base = o.PLACE.base + god * o.PLACE.stride
        for slot in range(t.REQUESTS[god]):
            if g.slots[b.slot_of(god, slot)] == NOBODY:
                yield base + slot
        if not why_no_temple(g, seat, god):
            yield base + b.TEMPLE
        yield base + b.ASGARD


def why_no_temple(g: Asgard, seat: int, god: int) -> str:
    """The rule that bars a god's Temple slot to a player, or nothing."""
    if g.slots[b.slot_of(god, b.TEMPLE)] != NOBODY:
        return "AS-404"
    if g.supports(seat, god):
        return "AS-407"
    return "AS-408" if g.free_support(god) == NOBODY else ""


@place_disc.why
def why_not_place(option: Option, g: Asgard, seat: int) -> str:
    if option in (o.PASS, DONE, o.DECLINE):
        return "AS-411"
    if option not in o.PLACE:
        return ""
    god, slot = o.PLACE.pair(option)
    if god in g.revealed[seat]:
        return "AS-406"
    if god not in g.chosen[seat]:
        return "AS-306" if g.is_active(god) else "AS-209"
    if slot == b.TEMPLE:
        return why_no_temple(g, seat, god)
    return "AS-404" if slot < t.REQUESTS[god] else "AS-140"


# -- the action turn --------------------------------------------------------------------------------------


@question("AS-507")
def act(g: Asgard, seat: int) -> Iterator[Option]:
    """One placed disc: its action, or the disc home without it; a kept bonus may be used first (AS-501, AS-539)."""
    for god in range(b.ALL_GODS):
        slot = g.slot_with(seat, god)
        if slot != NOBODY:
            if slot != b.TEMPLE or prices.can_build(g, seat, god):
                yield o.RESOLVE.base + god
            yield o.RECALL.base + god
    if g.visitors[seat]:
        yield o.ENTER
        if g.visitors[seat] > 1:
            yield o.LIFT
        yield o.LEAVE
    yield from _bonuses(g, seat)


def _bonuses(g: Asgard, seat: int) -> Iterator[Option]:
    """Kept Populations that do something at once; a discount waits for its Temple (AS-937)."""
    for tile in dict.fromkeys(g.bonuses[seat]):
        if tile != t.DISCOUNT:
            yield o.USE.base + tile - o.FIRST_BONUS


@act.why
def why_not_act(option: Option, g: Asgard, seat: int) -> str:
    if option in (o.PASS, DONE):
        return "AS-507"
    if option in o.USE:
        return "AS-937" if o.FIRST_BONUS + o.USE.one(option) == t.DISCOUNT else "AS-537"
    if option == o.LIFT:
        return "AS-577"
    if option in o.RESOLVE and g.slot_with(seat, o.RESOLVE.one(option)) == b.TEMPLE:
        return prices.why_no_temple(g, seat, o.RESOLVE.one(option))
    return "AS-501" if option in o.RESOLVE or option in o.RECALL or option in (o.ENTER, o.LEAVE) else ""


@question("AS-539")
def use_bonus(g: Asgard, seat: int) -> Iterator[Option]:
    """A kept Population after the action, or none: it may be used at once (AS-537)."""
    yield DONE
    yield from _bonuses(g, seat)


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


# -- battles ------------------------------------------------------------------------------------------------


@question("AS-611")
def reinforce(g: Asgard, seat: int, picks: tuple[Option, ...], world: b.World, needed: int) -> Iterator[Option]:
    """Recruits and the Thor tile until the strength needed is there, or the Tyr tile; or nothing (AS-611 to AS-614)."""
    if o.TYR in picks:
        yield DONE
        return
    sent = o.sent_strength(picks)
    if not picks or sent >= needed:
        yield DONE
    if not prices.can_turn_battle(g, seat, needed):
        yield o.TYR
        return
    for recruit in range(b.ALL_RECRUITS):
        if g.army[seat * b.ALL_RECRUITS + recruit] > picks.count(o.SEND.base + recruit):
            yield o.SEND.base + recruit
    if g.power[0] == seat and o.THOR not in picks:
        yield o.THOR
    if g.power[1] == seat and not picks:
        yield o.TYR


@reinforce.why
def why_not_reinforce(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...], world: int, needed: int) -> str:
    if option == DONE:
        return "AS-612"
    if option == o.TYR:
        return "AS-906"
    if option == o.THOR:
        return "AS-908"
    return "AS-613" if not prices.can_turn_battle(g, seat, needed) else ""


# -- Ragnarök -----------------------------------------------------------------------------------------------


@question("AS-715")
def raise_warrior(g: Asgard, seat: int) -> Iterator[Option]:
    """A fallen Warrior beside a Light god one supports, or pass for good (AS-715 to AS-718)."""
    yield o.PASS
    for place in g.supported_places(seat):
        if b.camp_of(place) == b.LIGHT:
            for recruit in (b.WHITE, b.ORANGE):
                if g.valhalla[recruit]:
                    yield o.RAISE.of(recruit, place)


@raise_warrior.why
def why_not_raise(option: Option, g: Asgard, seat: int) -> str:
    return "AS-717" if option in o.RAISE else ""


@question("AS-719", secret=True)
def lay_tile(g: Asgard, seat: int) -> Iterator[Option]:
    """A Weapon, a Spell or the Thor tile under a God tile that carries one's disc (AS-719 to AS-723, AS-909)."""
    tiles = list(dict.fromkeys(g.tiles[seat]))
    if g.power[0] == seat:
        tiles.append(t.THOR_TILE)
    places = g.supported_places(seat)
    yield from [o.LAY.of(tile, place) for tile in tiles for place in places]


@lay_tile.why
def why_not_lay(option: Option, g: Asgard, seat: int) -> str:
    if option in (o.PASS, DONE, o.DECLINE):
        return "AS-721"
    return "AS-720" if option in o.LAY else ""

"""The Temple action: build, give recruits, place the God tile, support the god (AS-520 to AS-546, AS-937, AS-945)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import actions as e
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.questions import temples as q
from meadhall.games.asgard.rules.bonuses import spend_bonus
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Steps, ask, ask_several, procedure


@procedure
def build_temple(g: Asgard, seat: int, god: int) -> Steps[None]:
    """The four steps in their order, then the disc goes to the highest free Support slot (AS-520)."""
    g.tell(e.TempleBegun(seat, god))
    answer = yield ask(seat, q.build)
    tile = o.FIRST_TEMPLE + o.BUILD.one(answer)
    yield from pay_temple(g, seat, tile)
    if god != b.FENRIR:
        gift = yield ask(seat, q.give_recruits, god)
        give_recruits(g, seat, god, o.GIVE.one(gift))
    if g.god_piles[god]:
        yield from place_god_tile(g, seat, god)
    take_temple(g, seat, tile)
    take_support(g, seat, god)


# -- stones -------------------------------------------------------------------------------------------------


@procedure
def pay_temple(g: Asgard, seat: int, tile: int) -> Steps[None]:
    """The printed stones, less what discounts spare, and a fourth for the dearest (AS-523, AS-524, AS-945, AS-946)."""
    due = prices.parts(g, tile)
    if g.discounts(seat):
        answer = yield ask(seat, q.discounts, tile)
        count = min(o.DISCOUNT.one(answer), len(due))
        if count:
            picks = yield ask_several(seat, q.spare_stone, count, tile, count)
            use_discounts(g, seat, count)
            due = prices.without(due, tuple([o.SPARE.one(pick) for pick in picks]))
    if prices.FOURTH in due:
        stone = yield ask(seat, q.fourth_stone, tile)
        due = (*prices.without(due, (prices.FOURTH,)), o.PAY.one(stone))
    pay_stones(g, seat, tile, due)


def use_discounts(g: Asgard, seat: int, count: int) -> None:
    for _ in range(count):
        spend_bonus(g, seat, g.discounts(seat)[0])


def pay_stones(g: Asgard, seat: int, tile: int, stones: tuple[int, ...]) -> None:
    """Stones go back to their gods, white ones beside the board (AS-523)."""
    for stone in stones:
        g.add_stones(seat, stone, -1)
        g.quarry[stone] += 1
    g.tell(e.TempleBuilt(seat, tile, stones))


def take_temple(g: Asgard, seat: int, tile: int) -> None:
    """The Temple leaves its pile once the God tile is placed, so that the next one shows no sooner (AS-526, AS-542)."""
    pile = g.temple_piles[t.GROUP[tile]]
    pile.remove(tile)
    g.temples[seat].append(tile)
    turn_up(g, pile)


# -- recruits -----------------------------------------------------------------------------------------------


def give_recruits(g: Asgard, seat: int, god: int, recruit: int) -> None:
    """All recruits of the type, none kept back (AS-528)."""
    count = g.recruits(seat, recruit)
    g.add_recruits(seat, recruit, -count)
    g.add_to_host(god, recruit, count)
    g.tell(e.RecruitsGiven(seat, god, recruit, count))


# -- the God tile -------------------------------------------------------------------------------------------


@procedure
def place_god_tile(g: Asgard, seat: int, god: int) -> Steps[None]:
    """The top tile takes the place of a Population of its camp, or goes to the box (AS-532 to AS-538)."""
    if has_place(g, god):
        answer = yield ask(seat, q.settle, g.god_piles[god][0])
        settle(g, seat, god, o.SETTLE.one(answer))
    else:
        g.boxed.append(g.god_piles[god].pop(0))
        g.tell(e.GodTileBoxed(seat, g.boxed[-1]))
    turn_up(g, g.god_piles[god])


def has_place(g: Asgard, god: int) -> bool:
    first = b.place_of(t.CAMP[god], 0)
    return any([g.has_population(place) for place in range(first, first + b.PLACES_OF_CAMP)])


def settle(g: Asgard, seat: int, god: int, place: int) -> None:
    """The Population goes to the player, or away if it lay face down; a Lower World scores (AS-537, AS-538, AS-540)."""
    population, tile = g.places[place], g.god_piles[god].pop(0)
    g.places[place] = tile
    g.tell(e.GodTilePlaced(seat, tile, place))
    if g.flipped[place]:
        g.flipped[place] = 0
        g.boxed.append(population)
        g.tell(e.PopulationDiscarded(place))
    else:
        g.bonuses[seat].append(population)
        g.bonuses[seat].sort()
        g.tell(e.PopulationTaken(seat, population))
    if b.world_of(place) == b.LOWER_WORLD:
        g.gain_points(seat, g.box.values.lower_world, b.BY_LOWER_WORLD)


def turn_up(g: Asgard, pile: list[int]) -> None:
    """The next tile lies open (AS-542, AS-543)."""
    if pile:
        g.tell(e.TileTurnedUp(pile[0]))


def take_support(g: Asgard, seat: int, god: int) -> None:
    """The disc moves to the highest free Support slot (AS-544)."""
    rank = g.free_support(god)
    g.slots[b.slot_of(god, b.TEMPLE)] = NOBODY
    g.set_support(god, rank, seat)
    g.tell(e.SupportBegan(seat, god, rank))

"""Ragnarök: the board is cleared, armies deploy, Valhalla opens, Weapons and Spells are laid (AS-701 to AS-724)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import ragnarok as e
from meadhall.games.asgard.questions import ragnarok as q
from meadhall.games.asgard.rules.twilight import twilight
from meadhall.games.asgard.state import EMPTY, NOBODY, SPENT, Asgard
from meadhall.kernel import Steps, ask, procedure


@procedure
def ragnarok(g: Asgard) -> Steps[None]:
    """Preparations, two steps with choices, then the worlds are fought for."""
    g.begin_phase(b.RAGNAROK)
    score_battle_tiles(g)
    clear_board(g)
    arm_populations(g)
    deploy_recruits(g)
    yield from open_valhalla(g)
    yield from lay_tiles(g)
    twilight(g)


def score_battle_tiles(g: Asgard) -> None:
    """All Battle tiles count now (AS-701)."""
    for seat in g.order:
        g.gain_points(seat, g.battle_points(seat), b.BY_BATTLE_TILES)


def clear_board(g: Asgard) -> None:
    """Centre, Victory Zones and Lower Worlds are emptied, Ancestral Weapons shuffled again (AS-702 to AS-704)."""
    for seat in range(g.seats):
        g.supply[seat] += g.in_zones(seat) + g.centre[seat]
        g.centre[seat] = 0
    g.zones = [0] * len(g.zones)
    for camp in (b.LIGHT, b.DARK):
        remove_tile(g, b.place_of(camp, b.LOWER_WORLD))
        g.ancestral_piles[camp] += sorted(g.ancestral_shown[camp])
        g.ancestral_shown[camp] = []
        g.shuffle(g.ancestral_piles[camp])


def remove_tile(g: Asgard, place: int) -> None:
    if g.places[place] != EMPTY:
        g.boxed.append(g.places[place])
        g.places[place], g.flipped[place] = EMPTY, 0


def arm_populations(g: Asgard) -> None:
    """From World 7 to 1: two Populations go, one that faces a god hides an Ancestral Weapon (AS-706 to AS-709)."""
    for world in range(b.LAST_WORLD, -1, -1):
        peoples = [p for p in (b.place_of(b.LIGHT, world), b.place_of(b.DARK, world)) if g.has_population(p)]
        if len(peoples) > 1:
            for place in peoples:
                remove_tile(g, place)
            g.tell(e.PopulationsLeft(world))
        elif peoples and g.ancestral_piles[b.camp_of(peoples[0])]:
            g.guards[peoples[0]] = g.ancestral_piles[b.camp_of(peoples[0])].pop(0)
            g.tell(e.AncestralHidden(peoples[0]))


# -- recruits -----------------------------------------------------------------------------------------------


def deploy_recruits(g: Asgard) -> None:
    """Every god's recruits go to its tiles in Worlds 1 to 7, or leave the board (AS-710 to AS-714)."""
    for god in range(b.ALL_GODS):
        recruits = g.recruits_on(god)
        if any(recruits):
            deploy(g, god, recruits)


def deploy(g: Asgard, god: int, recruits: list[int]) -> None:
    """The strongest group goes to the tile of lowest value (AS-712, AS-713)."""
    for recruit, count in enumerate(recruits):
        g.add_to_host(god, recruit, -count)
    places = [p for p in range(b.ALL_PLACES) if g.god_at(p) == god]
    if not places:
        for recruit, count in enumerate(recruits):
            g.reserve[recruit] += count
        g.tell(e.RecruitsDismissed(god))
        return
    places.sort(key=lambda place: g.box.value[g.places[place]])
    for place, group in zip(places, split(recruits, len(places)), strict=True):
        for recruit, count in enumerate(group):
            g.deploy(place, recruit, count)
        g.tell(e.RecruitsDeployed(god, place, b.strength_of(group)))


def split(recruits: list[int], groups: int) -> list[list[int]]:
    """As even groups as can be, the strongest first: Giants, then Warriors, each to the weakest group so far."""
    found = [[0] * b.ALL_RECRUITS for _ in range(groups)]
    for recruit in (b.GIANT, b.WHITE, b.ORANGE):
        for _ in range(recruits[recruit]):
            weakest = min(found, key=b.strength_of)
            weakest[recruit] += 1
    found.sort(key=b.strength_of, reverse=True)
    return found


# -- Valhalla -------------------------------------------------------------------------------------------------


@procedure
def open_valhalla(g: Asgard) -> Steps[None]:
    """In turn order, a Warrior at a time for a Light god, until all have passed (AS-715 to AS-718)."""
    g.begin_phase(b.VALHALLA)
    waiting = tuple([s for s in g.order if has_light_god(g, s)])
    while waiting and any(g.valhalla):
        seat, waiting = waiting[0], waiting[1:]
        g.turn = seat
        answer = yield ask(seat, q.raise_warrior)
        if answer == o.PASS:
            g.tell(e.ValhallaPassed(seat))
        else:
            raise_warrior(g, seat, *o.RAISE.pair(answer))
            waiting = (*waiting, seat)
    g.turn = NOBODY


def has_light_god(g: Asgard, seat: int) -> bool:
    return any([b.camp_of(place) == b.LIGHT for place in g.supported_places(seat)])


def raise_warrior(g: Asgard, seat: int, recruit: int, place: int) -> None:
    g.valhalla[recruit] -= 1
    g.deploy(place, recruit)
    g.tell(e.WarriorRaised(seat, recruit, place))


# -- Weapons and Spells ---------------------------------------------------------------------------------------


@procedure
def lay_tiles(g: Asgard) -> Steps[None]:
    """In turn order, one tile at a time under gods one supports, until none is left (AS-719 to AS-724)."""
    g.begin_phase(b.ARMING)
    discard_idle_tiles(g)
    while any([tiles_to_lay(g, s) for s in range(g.seats)]):
        for seat in tuple(g.order):
            if tiles_to_lay(g, seat):
                g.turn = seat
                answer = yield ask(seat, q.lay_tile)
                tile, place = o.LAY.pair(answer)
                lay_tile(g, seat, tile, place)
    g.turn = NOBODY


def tiles_to_lay(g: Asgard, seat: int) -> int:
    """Weapons, Spells and the Thor tile, if there is a god to lay them under (AS-909)."""
    return len(g.tiles[seat]) + (g.holder(t.THOR_TILE) == seat)


def discard_idle_tiles(g: Asgard) -> None:
    """Who supports no god in Worlds 1 to 7 has no use for tiles; they go back unseen (AS-722)."""
    for seat in g.order:
        count = tiles_to_lay(g, seat)
        if count and not g.supported_places(seat):
            for tile in g.tiles[seat]:
                pile = g.pile_of(t.KIND[tile])
                pile.append(tile)
                pile.sort()
            g.tiles[seat] = []
            if g.holder(t.THOR_TILE) == seat:
                g.give_power(t.THOR_TILE, SPENT)
            g.tell(e.TilesDiscarded(seat, count))


def lay_tile(g: Asgard, seat: int, tile: int, place: int) -> None:
    """Face down: others see where it lies and of which kind it is (AS-719, AS-723, AS-724)."""
    if tile == t.THOR_TILE:
        g.give_power(t.THOR_TILE, SPENT)
    else:
        g.tiles[seat].remove(tile)
    g.laid[place].append(tile)
    g.laid_by[place].append(seat)
    g.whisper(seat, e.TileLaid(seat, tile, place), e.TileLaidHidden(seat, t.KIND[tile], place))

"""Every question of Asgard, but for those of an action that has begun: they are in `action_questions`.

Each question is a pure function of the table; beside it stands which rule takes an option away. What can be paid and
built is worked out in `prices`.
"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, question

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
        return prices.why_not_built(g, seat, o.RESOLVE.one(option))
    return "AS-501" if option in o.RESOLVE or option in o.RECALL or option in (o.ENTER, o.LEAVE) else ""


@question("AS-539")
def use_bonus(g: Asgard, seat: int) -> Iterator[Option]:
    """A kept Population after the action, or none: it may be used at once (AS-537)."""
    yield DONE
    yield from _bonuses(g, seat)


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

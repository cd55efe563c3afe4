"""Monsters that act: die, move, Trample, Region Attack; and how they are controlled (LR-501 to LR-526)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import beasts as e
from meadhall.games.lords_of_ragnarok.questions import beasts as q
from meadhall.games.lords_of_ragnarok.rules.armies import lower, retreat_each
from meadhall.games.lords_of_ragnarok.rules.injuries import suffer
from meadhall.games.lords_of_ragnarok.rules.reserve import pay_any_runes
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import Steps, ask, procedure

# -- Activation ---------------------------------------------------------------------------------------------


@procedure
def activate_monster(g: Lords, monster: int) -> Steps[None]:
    """It moves or it attacks its Region (LR-501).

    A neutral Monster is rolled for, and the Active Player decides the rest; a controlled one obeys its controller, on
    whosever turn (LR-502 to LR-507).
    """
    ring = g.rings[monster]
    chooser = g.turn if ring == NOBODY else ring
    face = b.EITHER_FACE if ring != NOBODY else roll_die(g, monster)
    if face == b.ATTACK_FACE:
        yield from rampage(g, chooser, monster)
        return
    option = yield ask(chooser, q.beast_acts, monster, face)
    if option == o.RAMPAGE:
        yield from rampage(g, chooser, monster)
    else:
        yield from move_monster(g, chooser, monster, o.STALK.one(option))


def roll_die(g: Lords, monster: int) -> int:
    """One roll for each neutral Monster (LR-502, LR-506)."""
    face = g.box.die[g.below(len(g.box.die))]
    g.tell(e.DieRolled(monster, face))
    return face


@procedure
def move_monster(g: Lords, chooser: int, monster: int, region: int) -> Steps[None]:
    """It comes to an adjacent Region and Tramples one Army there; its controller may spare it (LR-510 to LR-514)."""
    g.monster_at[monster] = region
    g.tell(e.MonsterMoved(monster, region))
    if g.is_empty(region):
        return
    option = yield ask(chooser, q.trample, monster, region)
    if option != o.DECLINE:
        seat, army = yield from struck(g, chooser, option)
        g.tell(e.Trampled(monster, seat, region))
        yield from lower(g, seat, army)


@procedure
def struck(g: Lords, chooser: int, option: int) -> Steps[tuple[int, int]]:
    """The Army that was named by Region and value: if two players have such a one there, whose it is."""
    region, value = o.STRIKE.pair(option)
    owners = q.owners(g, region, value + 1)
    seat = owners[0]
    if len(owners) > 1:
        whose = yield ask(chooser, q.whose, owners)
        seat = g.colours.index(o.WHOSE.one(whose))
    return seat, g.army_of(seat, region, value + 1)


# -- Region Attacks -----------------------------------------------------------------------------------------


@procedure
def rampage(g: Lords, chooser: int, monster: int) -> Steps[None]:
    """The whole Region Attack of its sheet; a part without a target does nothing (LR-508, LR-509)."""
    region = g.monster_at[monster]
    g.tell(e.MonsterRampaged(monster, region))
    for word, number in g.box.monsters[monster].attack:
        if word == w.ALL_LOSE:
            yield from all_lose(g, region, number)
        elif word == w.ROUT:
            yield from rout(g, chooser, region)
        elif word == w.ONE_LOSES:
            yield from one_loses(g, chooser, (region,), number)
        elif word == w.NEAR_LOSES:
            yield from one_loses(g, chooser, g.map.borders[region], number)
        elif word == w.HEROES_HURT:
            yield from hurt_heroes(g, region, number)
        elif word == w.HOLDER_PAYS:
            yield from holder_pays(g, region, number)
        else:
            yield from storm(g, chooser, region)


@procedure
def all_lose(g: Lords, region: int, amount: int) -> Steps[None]:
    """Every Army in the Region loses value (LR-521)."""
    for seat in g.round_from(g.turn):
        for army in tuple(g.armies_at(seat, region)):
            yield from lower(g, seat, army, amount)


@procedure
def rout(g: Lords, chooser: int, region: int) -> Steps[None]:
    """All Armies of one player in the Region Retreat (LR-522)."""
    there = tuple(g.seats_with_armies(region))
    if there:
        option = yield ask(chooser, q.whose, there)
        yield from retreat_each(g, g.colours.index(o.WHOSE.one(option)), region)


@procedure
def one_loses(g: Lords, chooser: int, regions: tuple[int, ...], amount: int) -> Steps[None]:
    """One Army in these Regions loses value (LR-523, LR-524)."""
    if q.any_army(g, regions):
        option = yield ask(chooser, q.strike, regions)
        seat, army = yield from struck(g, chooser, option)
        yield from lower(g, seat, army, amount)


@procedure
def hurt_heroes(g: Lords, region: int, count: int) -> Steps[None]:
    """Every Hero in the Region is injured, clockwise from the Active Player (LR-361, LR-525)."""
    for seat in g.round_from(g.turn):
        if g.hero_at[seat] == region:
            for _ in range(count):
                yield from suffer(g, seat)


@procedure
def holder_pays(g: Lords, region: int, count: int) -> Steps[None]:
    """The player who controls the Region discards Runes of their choice (LR-525)."""
    if g.owner[region] != NOBODY:
        yield from pay_any_runes(g, g.owner[region], count)


@procedure
def storm(g: Lords, chooser: int, region: int) -> Steps[None]:
    """All Drakkars of one Sea, a Sea of this Region if it has one, are blown to the next (LR-526)."""
    if q.stormy(g, region):
        option = yield ask(chooser, q.blow, region)
        origin, sea = o.BLOW.pair(option)
        for seat in range(g.seats):
            if g.drakkars[seat] == origin:
                g.drakkars[seat] = sea
        g.tell(e.DrakkarsBlown(origin, sea))


# -- control ------------------------------------------------------------------------------------------------


@procedure
def tame(g: Lords, seat: int, monster: int) -> Steps[None]:
    """A ring on a neutral Monster; a player who has two frees one first (LR-515 to LR-517)."""
    if len(g.monsters_of(seat)) == b.RINGS:
        option = yield ask(seat, q.free_monster)
        g.rings[o.FREE.one(option)] = NOBODY
        g.tell(e.MonsterFreed(seat, o.FREE.one(option)))
    g.rings[monster] = seat
    g.tell(e.MonsterTamed(seat, monster))


# -- the Boss -----------------------------------------------------------------------------------------------


@procedure
def activate_loki(g: Lords) -> Steps[None]:
    """The Active Player puts Loki into any Region without Armies, then may lower an Army next to it (LR-544)."""
    if q.hiding_places(g):
        option = yield ask(g.turn, q.place_loki)
        g.monster_at[b.LOKI] = o.STALK.one(option)
        g.tell(e.MonsterMoved(b.LOKI, o.STALK.one(option)))
    near = g.map.borders[g.monster_at[b.LOKI]]
    if q.any_army(g, near):
        option = yield ask(g.turn, q.loki_strikes, near)
        if option != o.DECLINE:
            seat, army = yield from struck(g, g.turn, option)
            yield from lower(g, seat, army, g.box.boss.attack[0].number)


# -- death --------------------------------------------------------------------------------------------------


def slay(g: Lords, killer: int, monster: int) -> None:
    """The figure to the killer, tokens to others with four markers; the sheet leaves the game (LR-643 to LR-646)."""
    markers = g.wounds[monster]
    g.monster_at[monster], g.rings[monster], g.figures[monster] = b.SLAIN, NOBODY, killer
    g.tell(e.MonsterSlain(killer, monster))
    for seat in g.round_from(g.turn):
        if seat != killer and markers.count(seat) >= b.SLAYER_MARKERS and sum(g.tokens) < b.SLAYER_TOKENS:
            g.tokens[seat] += 1
            g.tell(e.SlayerTokenGained(seat, monster))
    g.wounds[monster] = [NOBODY] * len(markers)


def arrive(g: Lords, monster: int, region: int) -> None:
    """A Monster is placed: no move, no Trample (LR-249, LR-466)."""
    g.monster_at[monster] = region
    g.tell(e.MonsterPlaced(monster, region))

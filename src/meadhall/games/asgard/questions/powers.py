"""What the gods are asked for on their first Request slot (AS-901 to AS-916)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, question


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
        for recruit, count in enumerate(g.recruits_on(god)):
            if count:
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
        for recruit, count in enumerate(g.recruits_on(god)):
            option = o.SLAY.of(god, recruit)
            if count > picks.count(option):
                yield option


@question("AS-912")
def mimir(g: Asgard, seat: int) -> Iterator[Option]:
    """The Weapons or the Spells, as long as some are left (AS-810)."""
    yield o.DECLINE
    for kind, pile in enumerate((g.weapon_pile, g.spell_pile)):
        if pile:
            yield o.SEARCH.base + kind


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

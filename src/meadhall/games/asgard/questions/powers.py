"""What the gods are asked for on their first Request slot (AS-901 to AS-916)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.queries.legality import why_not_received
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard
from meadhall.kernel import DONE, Option, because, question, question_over


@question_over("AS-901", DONE, o.CALL)
def freyja(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...]) -> str:
    """Up to two fallen Warriors."""
    if option == DONE:
        return ""
    recruit = o.CALL.one(option)
    if recruit == b.GIANT:
        return because("AS-901", "giant")
    return "" if g.valhalla[recruit] > picks.count(option) else because("AS-901", "none")


@question_over("AS-902", o.DECLINE, o.SEAL)
def baldr(option: Option, g: Asgard, seat: int) -> str:
    """A Seal of either camp, if there is one to have."""
    return "" if option == o.DECLINE else why_not_received(g, seat, prices.FIRST_SEAL + o.SEAL.one(option))


@question_over("AS-903", o.DECLINE, o.ORDER)
def odin(option: Option, g: Asgard, seat: int) -> str:
    """Another Turn Order tile than the own one."""
    if option == o.DECLINE:
        return ""
    number = o.ORDER.one(option)
    if number >= g.seats:
        return because("AS-903", "players")
    return because("AS-903", "own") if g.order[number] == seat else ""


@question_over("AS-514", o.DECLINE, o.CLAIM)
def power_tile(option: Option, g: Asgard, seat: int, tile: t.Tile) -> str:
    """The tile of Tyr or Thor, or the stones without it (AS-905, AS-907)."""
    if option == o.DECLINE or t.THOR_TILE + o.CLAIM.one(option) == tile:
        return ""
    return "AS-905" if tile == t.TYR_TILE else "AS-907"


@question("AS-910")
def loki(g: Asgard, seat: int) -> Iterator[Option]:
    """A recruit on any active god; Fenrir never has one."""
    yield o.DECLINE
    for god in g.active_gods():
        for recruit, count in enumerate(g.recruits_on(god)):
            if count:
                yield o.LURE.of(god, recruit)


@loki.otherwise
def why_not_lured(option: Option, g: Asgard, seat: int) -> str | None:
    if option not in o.LURE:
        return None
    god, _ = o.LURE.pair(option)
    return because("AS-910", "none") if g.is_active(god) else because("AS-910", "inactive", round=g.box.active[god])


@question_over("AS-910", o.LEAD)
def loki_target(option: Option, g: Asgard, seat: int, god: b.God, recruit: b.Recruit) -> str:
    """Another active god, but never Fenrir."""
    other = o.LEAD.one(option)
    if not g.is_active(other):
        return because("AS-910", "inactive", round=g.box.active[other])
    if other == god:
        return because("AS-910", "same")
    return because("AS-910", "fenrir") if other == b.FENRIR else ""


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


@hel.otherwise
def why_not_slain(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...]) -> str | None:
    if option not in o.SLAY:
        return None
    god, _ = o.SLAY.pair(option)
    if not g.is_active(god):
        return because("AS-911", "inactive", round=g.box.active[god])
    return because("AS-911", "god" if picks and o.SLAY.pair(picks[0])[0] != god else "none")


@question_over("AS-912", o.DECLINE, o.SEARCH)
def mimir(option: Option, g: Asgard, seat: int) -> str:
    """The Weapons or the Spells, as long as some are left (AS-810)."""
    return "" if option == o.DECLINE or g.pile_of(o.SEARCH.one(option)) else "AS-810"


@question_over("AS-913", o.DECLINE, o.BURN)
def surtr(option: Option, g: Asgard, seat: int) -> str:
    """A Population that lies face up, in any world."""
    if option == o.DECLINE:
        return ""
    place = o.BURN.one(option)
    if g.places[place] == EMPTY:
        return because("AS-913", "empty")
    if not g.has_population(place):
        return because("AS-913", "god")
    return "AS-914" if g.flipped[place] else ""


@question_over("AS-916", o.DECLINE, o.SCORE, o.OUST)
def fenrir(option: Option, g: Asgard, seat: int) -> str:
    """Points, or an opponent's disc off its Battle slot."""
    if option not in o.OUST:
        return ""
    victim = g.stationed[o.OUST.one(option)]
    if victim == NOBODY:
        return because("AS-916", "none")
    return because("AS-916", "own") if victim == seat else ""

"""Battles and Ragnarök as a list of worlds: who stands where, what makes each side's strength, and who won."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.queries.strengths import Part, Strength
from meadhall.games.asgard.view import LaidView, PlaceView, Table
from meadhall.games.asgard.view.fights import FightView
from meadhall.kernel.picture import Badge, Contest, Contests, Said, Side, named
from meadhall.kernel.render_cache import part

NOBODY = -1


@part
def contests(box: Box, table: Table) -> Contests | None:
    """What is fought for in this part of the match."""
    phase = b.PHASES.index(table.phase)
    if phase == b.BATTLES:
        return Contests(named("phase", "battles"), tuple(_battles(table)))
    if phase >= b.RAGNAROK:
        return Contests(named("phase", "ragnarok"), tuple([_last_battle(box, table, fight) for fight in table.fights]))
    return None


def _place(table: Table, fight: FightView, camp: int) -> PlaceView:
    return table.places[b.place_of(camp, fight.world - 1)]


# -- battles of a round -------------------------------------------------------------------------------------


def _battles(table: Table) -> Iterator[Contest]:
    """Worlds with a disc on a Battle slot, from the first one on."""
    for number, fight in enumerate(table.fights):
        world, state = b.WORLDS[fight.world - 1], "next" if number else "now"
        sides = (_fighter(table, fight, b.LIGHT), _fighter(table, fight, b.DARK))
        yield Contest(named("world", world), world, sides, state=state)


def _fighter(table: Table, fight: FightView, camp: int) -> Side:
    """A camp in a battle of a round: its tile, unless a god faces its Population, and its Ancestral Weapon."""
    place, strength, shown = _place(table, fight, camp), fight.sides[camp], table.ancestrals[camp]
    marks = [_mark(place, strength.tile)]
    if shown:
        weapon = strength.ancestral
        marks.append(Badge("ancestral", named("tile", shown[-1]), str(weapon.worth), adds=weapon.adds))
    return _side(place, fight.totals[camp], tuple(marks), (place.disc,) if place.disc >= 0 else ())


def _mark(place: PlaceView, part: Part) -> Badge:
    """The tile at a place; struck out where it does not count."""
    icon = f"god-{place.god}" if place.god else "population"
    return Badge(icon, named("tile", place.tile), str(part.worth), _out(part), adds=part.adds)


def _out(part: Part) -> str:
    return "" if part.counts else "out"


def _side(place: PlaceView, total: int, marks: tuple[Badge, ...], seats: tuple[int, ...], wins: bool = False) -> Side:
    icon = f"coin-{place.camp}"
    return Side(NOBODY, total, (), 0, named("camp", place.camp), icon, marks, seats, wins)


# -- Ragnarök -----------------------------------------------------------------------------------------------


def _last_battle(box: Box, table: Table, fight: FightView) -> Contest:
    """Both camps as they stand; once they have fought, who won and what it brought."""
    world = fight.world - 1
    upper, lower = box.upper[world], box.lower[world]
    return Contest(
        title=named("world", b.WORLDS[world]),
        place=b.WORLDS[world],
        sides=(_army(table, fight, b.LIGHT), _army(table, fight, b.DARK)),
        note=Said("fact-rewards", numbers={"upper": upper, "lower": lower}),
        state="done" if fight.done else "next",
        verdict=_verdict(table, fight) if fight.done else None,
        gains=fight.gains,
    )


def _verdict(table: Table, fight: FightView) -> Said:
    """As the log says it."""
    things = {"world": ("world", b.WORLDS[fight.world - 1])}
    if fight.winner == NOBODY:
        return Said("event-WorldTied", things)
    winner = _place(table, fight, fight.winner)
    if not winner.god:
        return Said("event-WorldHeld", things)
    return Said("event-WorldWon", {"god": ("god", winner.god), **things})


def _army(table: Table, fight: FightView, camp: int) -> Side:
    """A camp at Ragnarök: tile, recruits, tiles laid there, and who supports its god."""
    place, strength = _place(table, fight, camp), fight.sides[camp]
    marks = (*_standing(place, strength), *_lying(place, strength))
    return _side(place, fight.totals[camp], marks, _supporters(table, place.god), fight.winner == camp)


def _standing(place: PlaceView, strength: Strength) -> Iterator[Badge]:
    """The tile, and recruits of each type; struck out where they do not count."""
    if place.tile:
        yield _mark(place, strength.tile)
    for kind, count in enumerate(place.recruits):
        if count:
            tip = Said("badge-recruits", {"recruit": ("recruit", b.RECRUITS[kind])}, {"count": count})
            part = strength.recruits[kind]
            yield Badge(f"troop-{b.RECRUITS[kind]}", tip, str(count), _out(part), adds=part.adds)


def _lying(place: PlaceView, strength: Strength) -> Iterator[Badge]:
    """Weapons, Spells and the Ancestral Weapon."""
    for laid, adds in zip(place.laid, strength.laid, strict=True):
        yield _laid(laid, adds)
    if place.guarded:
        yield _laid(LaidView(NOBODY, "ancestral", place.guard), strength.ancestral)


def _laid(laid: LaidView, part: Part) -> Badge:
    """A tile by its sign; its worth once it is known."""
    icon = laid.kind if laid.kind != "power" else "god-thor"
    if not laid.tile:
        return Badge(icon, named("kind", laid.kind), "?", "hidden")
    if not part.worth:
        return Badge(icon, named("tile", laid.tile))
    return Badge(icon, named("tile", laid.tile), str(part.worth), _out(part), adds=part.adds)


def _supporters(table: Table, god: str) -> tuple[int, ...]:
    """The seats under a god, upper slot first; one that holds both counts once."""
    found = [one.support for one in table.gods if one.name == god]
    return tuple(dict.fromkeys([seat for support in found for seat in support if seat >= 0]))

"""Who fights for a world, part by part, as events tell it (AS-606 to AS-609, AS-726 to AS-729)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard.events.battles import Host
from meadhall.games.asgard.queries.strengths import Strength, at_ragnarok, in_battle
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard

Told = tuple[str, int, int, bool]


def in_round(g: Asgard, place: int) -> Host:
    """A camp in a battle of a round: its tile, the Ancestral Weapon, the disc on the Battle slot."""
    strength, shown = in_battle(g, place), g.ancestral_shown[b.camp_of(place)]
    parts = [*_tile(g, place, strength)]
    if shown:
        parts.append(("ancestral", shown[-1], *strength.ancestral))
    return Host(tuple(parts), tuple([seat for seat in (g.stationed[place],) if seat != NOBODY]))


def at_the_end(g: Asgard, place: int) -> Host:
    """A camp at Ragnarök, with all that was laid there, and the supporters of its god."""
    strength = at_ragnarok(g, place, g.laid[place], g.laid[b.opposite(place)], g.guards[place])
    seats = g.discs_under(place) if g.god_at(place) != NOBODY else ()
    parts = (*_tile(g, place, strength), *_recruits(g, place, strength), *_laid(g, place, strength))
    return Host(parts, tuple(dict.fromkeys([seat for seat in seats if seat != NOBODY])))


def _tile(g: Asgard, place: int, strength: Strength) -> Iterator[Told]:
    if g.places[place] != EMPTY:
        yield ("tile", g.places[place], *strength.tile)


def _recruits(g: Asgard, place: int, strength: Strength) -> Iterator[Told]:
    for kind, count in enumerate(g.recruits_at(place)):
        if count:
            yield ("recruit", kind, *strength.recruits[kind])


def _laid(g: Asgard, place: int, strength: Strength) -> Iterator[Told]:
    for tile, part in zip(g.laid[place], strength.laid, strict=True):
        yield ("laid", tile, *part)
    if g.guards[place] != EMPTY:
        yield ("ancestral", g.guards[place], *strength.ancestral)

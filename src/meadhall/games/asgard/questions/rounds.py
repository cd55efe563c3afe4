"""How a match and its rounds open: the draft, Seals that run short, discs taken back (AS-137 to AS-139, AS-2xx)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import Option, question


@question("AS-137")
def draft_recruit(g: Asgard, seat: int) -> Iterator[Option]:
    """One of the recruits still in the middle (AS-137 to AS-139)."""
    yield from [o.DRAFT.base + r for r in range(b.ALL_RECRUITS) if g.trio[r]]


@question("AS-212")
def seal_giver(g: Asgard, seat: int, camp: b.Camp) -> Iterator[Option]:
    """The First Player names one of those who have most Seals of a camp."""
    held = [g.seals_of(s)[camp] for s in range(g.seats)]
    yield from [o.FROM.base + g.colours[s] for s in range(g.seats) if held[s] == max(held)]


@question("AS-218")
def recover(g: Asgard, seat: int) -> Iterator[Option]:
    """A disc from a Support slot, a Victory Zone or the centre (AS-217 to AS-219)."""
    for god in range(b.ALL_GODS):
        if g.supports(seat, god):
            yield o.RECOVER.base + god
    for world in range(b.ALL_WORLDS):
        if g.in_zone(seat, world):
            yield o.RECOVER.base + b.ALL_GODS + world
    if g.centre[seat]:
        yield o.RECOVER.base + b.CENTRE

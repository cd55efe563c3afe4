"""Which gods are chosen, and where discs are placed (AS-3xx, AS-4xx)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, question


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

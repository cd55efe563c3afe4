"""Which gods are chosen, and where discs are placed (AS-3xx, AS-4xx)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.queries.legality import why_no_temple, why_not_slot
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, because, question


@question("AS-301")
def choose_gods(g: Asgard, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """As many different active gods as there are discs in supply (AS-302 to AS-305)."""
    for god in range(b.ALL_GODS):
        if g.box.active[god] <= g.round and o.CHOOSE.base + god not in picks:
            yield o.CHOOSE.base + god


@choose_gods.otherwise
def why_not_choose(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...]) -> str | None:
    if option in (DONE, o.PASS, o.DECLINE):
        return because("AS-303", needs=g.gods_to_choose(seat), has=len(picks))
    if option not in o.CHOOSE:
        return None
    if not g.is_active(o.CHOOSE.one(option)):
        return because("AS-304", round=g.box.active[o.CHOOSE.one(option)])
    return "AS-305"


@question("AS-402", secret=True)
def place_disc(g: Asgard, seat: int) -> Iterator[Option]:
    """A chosen god's free Request or Temple slot, or Asgard (AS-402 to AS-412)."""
    for god in g.chosen[seat]:
        base = o.PLACE.base + god * o.PLACE.stride
        for slot in range(g.box.requests[god]):
            if g.slots[b.slot_of(god, slot)] == NOBODY:
                yield base + slot
        if not why_no_temple(g, seat, god):
            yield base + b.TEMPLE
        yield base + b.ASGARD


@place_disc.why
def why_not_place(option: Option, g: Asgard, seat: int) -> str | None:
    if option in (o.PASS, DONE, o.DECLINE):
        return "AS-411"
    if option not in o.PLACE:
        return None
    god, slot = o.PLACE.pair(option)
    if god in g.revealed[seat]:
        return "AS-406"
    if not g.is_active(god):
        return because("AS-209", round=g.box.active[god])
    return why_not_slot(g, seat, god, slot) if god in g.chosen[seat] else "AS-306"

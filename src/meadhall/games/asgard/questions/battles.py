"""What is sent into a battle that would be lost (AS-611 to AS-614, AS-906, AS-908)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Option, question


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
    for recruit, count in enumerate(g.recruits_of(seat)):
        if count > picks.count(o.SEND.base + recruit):
            yield o.SEND.base + recruit
    if g.holder(t.THOR_TILE) == seat and o.THOR not in picks:
        yield o.THOR
    if g.holder(t.TYR_TILE) == seat and not picks:
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

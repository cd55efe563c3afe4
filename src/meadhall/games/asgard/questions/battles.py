"""What is sent into a battle that would be lost (AS-611 to AS-614, AS-906, AS-908)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.queries.legality import why_not_help
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Option, because, question


@question("AS-611")
def reinforce(g: Asgard, seat: int, picks: tuple[Option, ...], world: b.World, needed: int) -> Iterator[Option]:
    """Recruits and the Thor tile until the strength needed is there, or the Tyr tile; or nothing (AS-611 to AS-614)."""
    if not why_not_enough(picks, needed):
        yield DONE
    if o.TYR not in picks and not why_not_help(g, seat, needed):
        for recruit, count in enumerate(g.recruits_of(seat)):
            if count > picks.count(o.SEND.base + recruit):
                yield o.SEND.base + recruit
        if g.holder(t.THOR_TILE) == seat and o.THOR not in picks:
            yield o.THOR
    if g.holder(t.TYR_TILE) == seat and not picks:
        yield o.TYR


@reinforce.why
def why_not_reinforce(
    option: Option, g: Asgard, seat: int, picks: tuple[Option, ...], world: int, needed: int
) -> str | None:
    if option == DONE:
        return why_not_enough(picks, needed)
    if option == o.TYR:
        return why_not_tyr(g, seat, picks)
    if option != o.THOR and option not in o.SEND:
        return None
    if o.TYR in picks:
        return because("AS-906", "alone")
    return why_not_help(g, seat, needed) or why_not_sent(option, g, seat, picks)


def why_not_enough(picks: tuple[Option, ...], needed: int) -> str:
    """Nothing is sent, or enough to win: a tie is not enough (AS-612, AS-613)."""
    has = o.sent_strength(picks)
    if not picks or o.TYR in picks or has >= needed:
        return ""
    return because("AS-612", needs=needed, has=has)


def why_not_tyr(g: Asgard, seat: int, picks: tuple[Option, ...]) -> str:
    """The Tyr tile wins by itself (AS-906)."""
    if g.holder(t.TYR_TILE) != seat:
        return "AS-906"
    return because("AS-906", "alone") if picks else ""


def why_not_sent(option: Option, g: Asgard, seat: int, picks: tuple[Option, ...]) -> str:
    """A recruit that is not there, or the Thor tile (AS-611, AS-908)."""
    if option == o.THOR:
        return "AS-908" if g.holder(t.THOR_TILE) != seat else because("AS-908", "sent") if option in picks else ""
    return "" if g.recruits(seat, o.SEND.one(option)) > picks.count(option) else because("AS-611", "none")

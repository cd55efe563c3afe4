"""What is sent into a battle that would be lost (AS-611 to AS-614, AS-906, AS-908)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.queries.legality import why_not_help
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Option, Verdicts, because, question_with_reasons


@question_with_reasons("AS-611")
def reinforce(g: Asgard, seat: int, picks: tuple[Option, ...], world: b.World, needed: int) -> Verdicts:
    """Recruits and the Thor tile until the strength needed is there, or the Tyr tile; or nothing (AS-611 to AS-614)."""
    yield DONE, why_not_enough(g, picks, needed)
    reason = because("AS-906", "alone") if o.TYR in picks else why_not_help(g, seat, needed)
    for recruit, count in enumerate(g.recruits_of(seat)):
        option = o.SEND.of(recruit)
        yield option, reason or ("" if count > picks.count(option) else because("AS-611", "none"))
    yield o.THOR, reason or why_not_thor(g, seat, picks)
    yield o.TYR, why_not_tyr(g, seat, picks)


def why_not_enough(g: Asgard, picks: tuple[Option, ...], needed: int) -> str:
    """Nothing is sent, or enough to win: a tie is not enough (AS-612, AS-613)."""
    has = o.sent_strength(g.box, picks)
    if not picks or o.TYR in picks or has >= needed:
        return ""
    return because("AS-612", needs=needed, has=has)


def why_not_tyr(g: Asgard, seat: int, picks: tuple[Option, ...]) -> str:
    """The Tyr tile wins alone (AS-906)."""
    if g.holder(t.TYR_TILE) != seat:
        return "AS-906"
    return because("AS-906", "alone") if picks else ""


def why_not_thor(g: Asgard, seat: int, picks: tuple[Option, ...]) -> str:
    """The Thor tile is sent once, by its holder (AS-908)."""
    if g.holder(t.THOR_TILE) != seat:
        return "AS-908"
    return because("AS-908", "sent") if o.THOR in picks else ""

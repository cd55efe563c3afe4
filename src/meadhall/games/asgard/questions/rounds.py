"""How a match and its rounds open: the draft, Seals that run short, discs taken back (AS-137 to AS-139, AS-2xx)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Option, because, question, question_over

DRAFT_RULES: Final = {2: "AS-139", 3: "AS-138", 4: "AS-137"}  # by players


@question_over("AS-137", o.DRAFT)
def draft_recruit(option: Option, g: Asgard, seat: int) -> str:
    """One of the recruits still in the middle (AS-137 to AS-139)."""
    return "" if g.trio[o.DRAFT.one(option)] else because(DRAFT_RULES[g.seats], "taken")


@question("AS-212")
def seal_giver(g: Asgard, seat: int, camp: b.Camp) -> Iterator[Option]:
    """The First Player names one of those who have most Seals of a camp."""
    held = [g.seals_of(s)[camp] for s in range(g.seats)]
    yield from [o.FROM.base + g.colours[s] for s in range(g.seats) if held[s] == max(held)]


@seal_giver.otherwise
def why_not_seal_giver(option: Option, g: Asgard, seat: int, camp: int) -> str | None:
    giver = o.seat_of(option, g.colours)
    if giver < 0:
        return None
    has, most = g.seals_of(giver)[camp], max([g.seals_of(s)[camp] for s in range(g.seats)])
    return because("AS-212", "fewer", has=has, most=most)


@question_over("AS-218", DONE, o.DECLINE, o.PASS, o.RECOVER)
def recover(option: Option, g: Asgard, seat: int) -> str:
    """A disc from a Support slot, a Victory Zone or the centre (AS-217 to AS-219)."""
    if option not in o.RECOVER:
        return because("AS-217", needs=b.FEWEST_DISCS, has=g.supply[seat])
    return "" if has_disc_on(g, seat, o.RECOVER.one(option)) else because("AS-218", "none")


def has_disc_on(g: Asgard, seat: int, spot: int) -> bool:
    """Has the player a disc on a Support slot of the god, in the Victory Zone, or in the centre?"""
    if spot < b.ALL_GODS:
        return g.supports(seat, spot)
    return g.centre[seat] > 0 if spot == b.CENTRE else g.in_zone(seat, spot - b.ALL_GODS)

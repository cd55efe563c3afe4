"""What is asked in the Prayer step."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import DONE, Option, question


@question("LR-306")
def pray(g: Lords, seat: int, sent: tuple[b.God, ...], forged: int) -> Iterator[Option]:
    """A Priest, a Rune, an Artefact, or on to the next step."""
    yield DONE
    if g.priests[seat] and len(sent) <= g.power(seat, w.MORE_PRIESTS):
        yield from [o.SEND.base + god for god in range(3) if god not in sent and len(g.prayers[god]) < g.slots(god)]
    if not forged and can_forge(g, seat):
        yield o.FORGE
    if g.owns(seat, w.BALM) != NOTHING:
        yield o.USE.base + g.owns(seat, w.BALM)


def can_forge(g: Lords, seat: int) -> bool:
    """Does the Hero stand on a Forge that gives him a Rune (LR-319, LR-986)?"""
    region = g.hero_at[seat]
    if g.forges[region] == NOTHING:
        return False
    return bool(g.embers[region] or (g.power(seat, w.COLD_FORGE) and g.stock[g.forges[region]]))


@question("LR-989")
def other_attribute(g: Lords, seat: int, attribute: b.Attribute) -> Iterator[Option]:
    """The Attribute that rises: the god's own, or another."""
    yield from [o.RAISE.base + number for number in range(3) if number == attribute or g.marks[seat][number] < b.MOST]

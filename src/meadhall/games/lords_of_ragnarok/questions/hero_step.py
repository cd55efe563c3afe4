"""What is asked in the Hero step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, NOWHERE, Lords
from meadhall.kernel import DONE, Option, question

PACES: Final = 2  # Regions a Hero walks, Seas a Drakkar rows


def reached(g: Lords, seat: int, paces: int) -> list[int]:
    """The Regions the Hero reaches in so many steps, by border or by his Drakkar's Sea (LR-322)."""
    here = g.hero_at[seat]
    found, edge = [here], [here]
    for _ in range(paces):
        edge = [near for region in edge for near in g.near(seat, region) if near not in found]
        found += dict.fromkeys(edge)
    return sorted(found[1:])


@question("LR-321")
def hero_option(g: Lords, seat: int, moved: int) -> Iterator[Option]:
    """Walk, row, heal or fly home, one of them; Artefacts in addition; or on to the next step."""
    yield DONE
    if not moved:
        yield from [o.WALK.base + region for region in reached(g, seat, PACES + g.power(seat, w.LONGER_WAY))]
        yield from [o.ROW.base + sea for sea in sailable(g, seat, PACES)]
        yield from [o.HEAL.base + attribute for attribute in range(3) if g.hurt[seat][attribute]]
        if g.power(seat, w.FLY_HOME):
            yield from [o.APPEAR.base + region for region in g.regions_of(seat) if region != g.hero_at[seat]]
    if g.owns(seat, w.ROUSE) != NOTHING and rousable(g, seat):
        yield o.USE.base + g.owns(seat, w.ROUSE)
    if g.owns(seat, w.STRIDE) != NOTHING:
        yield o.USE.base + g.owns(seat, w.STRIDE)


def sailable(g: Lords, seat: int, steps: int) -> list[int]:
    """The Seas the player's Drakkar reaches in so many steps."""
    return sorted(g.seas_within(g.drakkars[seat], steps)) if g.drakkars[seat] != NOWHERE else []


def rousable(g: Lords, seat: int) -> list[int]:
    """Monsters on the board that are neutral or the player's own (LR-342)."""
    return [
        monster for monster in range(b.MONSTERS)
        if g.monster_at[monster] >= 0 and g.rings[monster] in (NOBODY, seat)
    ]  # fmt: skip


@question("LR-342")
def rouse(g: Lords, seat: int) -> Iterator[Option]:
    """A neutral Monster, or one's own."""
    yield from [o.ROUSE.base + monster for monster in rousable(g, seat)]


@question("LR-926")
def stride(g: Lords, seat: int, paces: int) -> Iterator[Option]:
    """Where Huldra's Veil leads the Hero."""
    yield from [o.WALK.base + region for region in reached(g, seat, paces)]

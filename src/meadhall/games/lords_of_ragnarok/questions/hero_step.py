"""What is asked in the Hero step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.steps import why_not_now, why_not_used
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, NOWHERE, Lords
from meadhall.kernel import DONE, Option, because, question

PACES: Final = 2  # Regions a Hero walks, Seas a Drakkar rows


def reached(g: Lords, seat: int, paces: int) -> list[int]:
    """The Regions the Hero reaches in so many steps, by border or by his Drakkar's Sea (LR-322)."""
    here = g.hero_at[seat]
    found, edge = [here], [here]
    for _ in range(paces):
        edge = [near for region in edge for near in g.near(seat, region) if near not in found]
        found += dict.fromkeys(edge)
    return sorted(found[1:])


def paces(g: Lords, seat: int) -> int:
    """How many Regions the Hero walks (LR-322, LR-980)."""
    return PACES + g.power(seat, w.LONGER_WAY)


def homes(g: Lords, seat: int) -> list[int]:
    """Where the Falcon Cloak carries the Hero: Regions of his own (LR-988)."""
    return [region for region in g.regions_of(seat) if region != g.hero_at[seat]]


@question("LR-321")
def hero_option(g: Lords, seat: int, moved: int) -> Iterator[Option]:
    """Walk, row, heal or fly home, one of them; Artefacts in addition; or on to the next step."""
    yield DONE
    if not moved:
        yield from [o.WALK.base + region for region in reached(g, seat, paces(g, seat))]
        yield from [o.ROW.base + sea for sea in sailable(g, seat, PACES)]
        yield from [o.HEAL.base + attribute for attribute in range(3) if g.hurt[seat][attribute]]
        if g.power(seat, w.FLY_HOME):
            yield from [o.APPEAR.base + region for region in homes(g, seat)]
    if seat not in g.artefacts:
        return
    if g.owns(seat, w.ROUSE) != NOTHING and rousable(g, seat):
        yield o.USE.base + g.owns(seat, w.ROUSE)
    if g.owns(seat, w.STRIDE) != NOTHING:
        yield o.USE.base + g.owns(seat, w.STRIDE)


@hero_option.why
def why_not_option(option: Option, g: Lords, seat: int, moved: int) -> str | None:
    if option == DONE:
        return ""
    if option in o.USE:
        reason = why_not_used(g, seat, o.USE.one(option), w.ROUSE, w.STRIDE)
        return reason or why_not_roused(g, seat, o.USE.one(option))
    if moved and any([option in block for block in (o.WALK, o.ROW, o.HEAL, o.APPEAR)]):
        return because("LR-321", "chosen")
    if option in o.APPEAR and g.power(seat, w.FLY_HOME):
        return "" if o.APPEAR.one(option) in homes(g, seat) else "LR-988"
    return why_not_moved(option, g, seat)


def why_not_moved(option: Option, g: Lords, seat: int) -> str | None:
    """The rule against a way of the Hero or his Drakkar, or a healing (LR-322 to LR-324)."""
    if option in o.WALK:
        far = o.WALK.one(option) not in reached(g, seat, paces(g, seat))
        return because("LR-322", most=paces(g, seat)) if far else ""
    if option in o.ROW:
        return "" if o.ROW.one(option) in sailable(g, seat, PACES) else because("LR-323", most=PACES)
    if option in o.HEAL:
        return "" if g.hurt[seat][o.HEAL.one(option)] else because("LR-324", "unharmed")
    return why_not_now(option)


def why_not_roused(g: Lords, seat: int, artefact: int) -> str:
    """The Link of Gleipnir needs a Monster to rouse (LR-923)."""
    idle = g.box.artefacts[artefact].effect.word == w.ROUSE and not rousable(g, seat)
    return because("LR-342", "none") if idle else ""


def sailable(g: Lords, seat: int, steps: int) -> list[int]:
    """The Seas the player's Drakkar reaches in so many steps."""
    return sorted(g.seas_within(g.drakkars[seat], steps)) if g.drakkars[seat] != NOWHERE else []


def rousable(g: Lords, seat: int) -> list[int]:
    """Monsters on the board that are neutral or the player's own (LR-342)."""
    free = (NOBODY, seat)
    return [monster for monster in range(b.MONSTERS) if g.monster_at[monster] >= 0 and g.rings[monster] in free]


@question("LR-342")
def rouse(g: Lords, seat: int) -> Iterator[Option]:
    """A neutral Monster, or one's own."""
    yield from [o.ROUSE.base + monster for monster in rousable(g, seat)]


@rouse.why
def why_not_rouse(option: Option, g: Lords, seat: int) -> str | None:
    return why_not_rousable(g, seat, o.ROUSE.one(option)) if option in o.ROUSE else None


def why_not_rousable(g: Lords, seat: int, monster: int) -> str:
    """The rule against Activating a Monster: it is on the board, and neutral or one's own (LR-342, LR-435)."""
    if monster == b.LOKI:
        return because("LR-342", "boss")
    if g.monster_at[monster] < 0:
        return because("LR-342", "away")
    return "" if g.rings[monster] in (NOBODY, seat) else because("LR-342", "foreign")


@question("LR-926")
def stride(g: Lords, seat: int, paces: int) -> Iterator[Option]:
    """Where Huldra's Veil leads the Hero."""
    yield from [o.WALK.base + region for region in reached(g, seat, paces)]


@stride.why
def why_not_stride(option: Option, g: Lords, seat: int, paces: int) -> str | None:
    if option not in o.WALK:
        return None
    return "" if o.WALK.one(option) in reached(g, seat, paces) else because("LR-926", "far", most=paces)

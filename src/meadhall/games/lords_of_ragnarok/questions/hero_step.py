"""What is asked in the Hero step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.candidates import monsters_on_board, on_board
from meadhall.games.lords_of_ragnarok.questions.steps import why_not_now, why_not_used
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, NOWHERE, Lords
from meadhall.kernel import DONE, Option, because, question, question_over

PACES: Final = 2  # Regions a Hero walks, Seas a Drakkar rows


def reached(g: Lords, seat: int, paces: int) -> list[int]:
    """The Regions the Hero reaches in this number of steps, by border or by the Drakkar's Sea (LR-322)."""
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
    """The Regions the Falcon Cloak carries the Hero to: the player's own (LR-988)."""
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
    if g.owns(seat, w.ROUSE) != NOTHING and can_rouse(g, seat):
        yield o.USE.base + g.owns(seat, w.ROUSE)
    if g.owns(seat, w.STRIDE) != NOTHING:
        yield o.USE.base + g.owns(seat, w.STRIDE)


@hero_option.otherwise
def why_not_option(option: Option, g: Lords, seat: int, moved: int) -> str | None:
    if option in o.USE:
        reason = why_not_used(g, seat, o.USE.one(option), w.ROUSE, w.STRIDE)
        return reason or why_not_roused(g, seat, o.USE.one(option))
    if moved and any([option in block for block in (o.WALK, o.ROW, o.HEAL, o.APPEAR)]):
        return because("LR-321", "chosen")
    if option in o.APPEAR and g.power(seat, w.FLY_HOME):
        return "LR-988"
    return why_not_moved(option, g, seat)


def why_not_moved(option: Option, g: Lords, seat: int) -> str | None:
    """The rule against a way of the Hero or the Drakkar that is too far, or a healing (LR-322 to LR-324)."""
    if option in o.WALK:
        return because("LR-322", most=paces(g, seat))
    if option in o.ROW:
        return because("LR-323", most=PACES)
    return because("LR-324", "unharmed") if option in o.HEAL else why_not_now(option)


def why_not_roused(g: Lords, seat: int, artefact: int) -> str:
    """The Link of Gleipnir needs a Monster to rouse (LR-923)."""
    idle = g.box.artefacts[artefact].effect.word == w.ROUSE and not can_rouse(g, seat)
    return because("LR-342", "none") if idle else ""


def sailable(g: Lords, seat: int, steps: int) -> list[int]:
    """The Seas the player's Drakkar reaches in this number of steps."""
    return sorted(g.seas_within(g.drakkars[seat], steps)) if g.drakkars[seat] != NOWHERE else []


def can_rouse(g: Lords, seat: int) -> bool:
    return any(not why_not_rousable(g, seat, monster) for monster in on_board(g))


def rousable(g: Lords, seat: int) -> list[int]:
    """Monsters on the board that are neutral or the player's own (LR-342)."""
    return [monster for monster in on_board(g) if not why_not_rousable(g, seat, monster)]


@question_over("LR-342", o.ROUSE, among=monsters_on_board())
def rouse(option: Option, g: Lords, seat: int) -> str:
    """A neutral Monster, or the player's."""
    return why_not_rousable(g, seat, o.ROUSE.one(option))


def why_not_rousable(g: Lords, seat: int, monster: int) -> str:
    """The rule against Activating a Monster: it is on the board, and neutral or the player's (LR-342, LR-435)."""
    if monster == b.LOKI:
        return because("LR-342", "boss")
    if g.monster_at[monster] < 0:
        return because("LR-342", "away")
    return "" if g.rings[monster] in (NOBODY, seat) else because("LR-342", "foreign")


@question_over("LR-926", o.WALK)
def stride(option: Option, g: Lords, seat: int, paces: int) -> str:
    """Where Huldra's Veil leads the Hero."""
    return "" if o.WALK.one(option) in reached(g, seat, paces) else because("LR-926", "far", most=paces)

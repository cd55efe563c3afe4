"""What a newcomer to Vikings Gone Wild should know before answering: a danger here, then a sign to look for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.vikings_gone_wild.view import Table
from meadhall.kernel.picture import Said

CLOSE: Final = 4  # steps between the tokens from which the match may soon be lost
NEAR: Final = 5  # points from the goal at which the last round is near
LINES: Final = {
    "send": "now-send",
    "assign": "now-assign",
    "defend": "now-defend",
    "keep": "now-keep",
}


def now(table: Table, seat: int, question: str) -> Iterator[Said]:
    """How near the end is, then what the question is about."""
    if question == "act":
        yield from _race(table) if table.versus else _siege(table)
        yield Said("now-act-versus" if table.versus else "now-act")
    elif question in LINES:
        yield Said(LINES[question])


def _siege(table: Table) -> Iterator[Said]:
    """The tokens about to meet, or the dead about to strike (VG-501, VG-601)."""
    gap = table.team - table.desolation
    if gap <= CLOSE:
        yield Said("now-gap", {}, {"steps": gap})
    clashing = sum([slot.clashes and bool(slot.undead) for slot in table.row])
    if clashing:
        yield Said("now-clash", {}, {"cards": clashing})


def _race(table: Table) -> Iterator[Said]:
    best = max([player.points for player in table.players])
    if best >= table.goal - NEAR:
        yield Said("now-goal", {}, {"points": best, "goal": table.goal})

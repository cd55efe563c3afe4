"""An edition summed up for its author: how many of each thing, and from where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.games.summary import summary
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.cards.idle import idle
from meadhall.games.vikings_gone_wild.cards.loader import load_box

FILES: Final = (
    "cards.csv", "buildings.csv", "halls.csv", "undead.csv", "objectives.csv", "missions.csv", "bonuses.csv",
    "ranks.csv", "values.csv",
)  # fmt: skip
CARDS: Final = ("Cards of a starter deck", "Units", "Defence cards", "Cards of Odin's Path", "Divine Favours")
UNDEAD: Final = ("Undead Units", "Undead Buildings", "Challenges", "Bosses")


def check_edition(folder: Path) -> list[str]:
    """Read a folder as an edition, and sum it up; the first error is raised at once.

    Effects that can never do anything are no mistake, but are listed, each with its place.
    """
    box = load_box(folder)
    return summary(folder, _tables(box), idle(box))


def _tables(box: Box) -> dict[str, Sequence[Any]]:
    cards = {what: _copies(box.cards, family) for family, what in enumerate(CARDS)}
    undead = {what: _copies(box.undead, family) for family, what in enumerate(UNDEAD)}
    return {
        **cards,
        "Buildings": [row for row in box.buildings for _ in range(row.copies)],
        "Levels of the Town Hall": box.halls,
        **undead,
        "Objectives": box.objectives,
        "Missions": box.missions,
        "Bonuses": box.bonuses,
        "Ranks": box.ranks,
    }


def _copies(rows: Sequence[Any], family: int) -> list[Any]:
    """Every card of a family, copies counted."""
    assert len(CARDS) == len(w.FAMILIES) and len(UNDEAD) == len(w.UNDEAD), "each family has a name"
    return [row for row in rows if row.family == family for _ in range(row.copies)]

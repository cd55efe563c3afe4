"""An edition summed up for its author: how many of each thing, and from where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.cards.idle import idle
from meadhall.games.lords_of_ragnarok.cards.loader import load_box
from meadhall.games.summary import summary

FILES: Final = (
    "regions-2.csv", "regions-4.csv", "seas-2.csv", "seas-4.csv", "territories.csv", "realms.csv", "heroes.csv",
    "origins.csv", "monsters.csv", "boxes.csv", "artefacts.csv", "gods.csv", "combat.csv", "attacks.csv", "events.csv",
    "blessings.csv", "omens.csv", "tracks.csv", "values.csv",
)  # fmt: skip


def check_edition(folder: Path) -> list[str]:
    """Read a folder as an edition, and sum it up; the first error is raised at once.

    Effects that can never do anything are no mistake, but are listed, each with its place.
    """
    box = load_box(folder)
    return summary(folder, _tables(box), idle(box))


def _tables(box: Box) -> dict[str, Sequence[Any]]:
    return {
        "Realms": box.realms,
        "Heroes": box.heroes,
        "Origins": box.origins,
        "Monsters and the Boss": box.monsters,
        "Artefacts": box.artefacts,
        "Gods": box.gods,
        "Combat cards": [card for card in box.combat for _ in range(card.copies)],
        "Attack cards": [card for card in box.attacks for _ in range(card.copies)],
        "Events": box.events,
        "Blessings": box.blessings,
        "Omens": box.omens,
    }

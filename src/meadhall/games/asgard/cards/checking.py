"""An edition summed up for its author: how many of each thing, and from where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.cards.loader import TILES, load_box
from meadhall.games.summary import Idle, summary

FILES: Final = ("gods.csv", "worlds.csv", *[file for file, _, _ in TILES], "values.csv")
KINDS: Final = ("Weapons", "Spells", "Populations", "God tiles", "Temples", "Asgard tiles", "Ancestral Weapons")


def check_edition(folder: Path) -> list[str]:
    """Read a folder as an edition, and sum it up; all mistakes are raised at once.

    What can never do anything is no mistake, but is listed, each with its place.
    """
    box = load_box(folder)
    return summary(folder, _tables(box), idle(box))


def _tables(box: Box) -> dict[str, Sequence[Any]]:
    """Gods, worlds, and all copies of the tiles."""
    tiles = {
        what: [box.faces[tile] for tile in box.copies(tiles)] for what, (_, _, tiles) in zip(KINDS, TILES, strict=True)
    }
    return {"Gods": box.gods, "Worlds": box.worlds, **tiles}


def idle(box: Box) -> Iterator[Idle]:
    """What an edition says in vain: tiles that count nothing, gods that never wake in time."""
    for file, columns, tiles in TILES:
        for tile in tiles:
            if not box.value[tile] and columns[-1] != "effect" and "copies" not in columns[2:]:
                yield Idle(file, (t.SLUGS[tile],), columns[0], "this does nothing: it counts 0")
    for god, row in enumerate(box.gods):
        if row.active == b.ROUNDS and god != b.FENRIR:
            yield Idle("gods.csv", (row.slug,), "from", "this god does nothing until the last round")

"""An edition summed up for its author: how many of each thing, and from where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.cards.idle import idle
from meadhall.games.blood_rage.cards.loader import load_box
from meadhall.games.summary import summary

FILES: Final = ("cards.csv", "monsters.csv", "provinces.csv", "values.csv")
KINDS: Final = (
    "Battle cards", "Quests", "Monster cards", "Leader cards", "Warrior cards", "Ship cards", "Clan cards",
)  # fmt: skip


def check_edition(folder: Path) -> list[str]:
    """Read a folder as an edition, and sum it up; all mistakes are raised at once.

    What can never do anything is no mistake, but is listed, each with its place.
    """
    box = load_box(folder)
    return summary(folder, _tables(box), idle(box))


def _tables(box: Box) -> dict[str, Sequence[Any]]:
    """Cards with all their copies for four players, figures, provinces."""
    assert len(KINDS) == len(w.FAMILIES), "each family has a name"
    cards = {what: _copies(box, family) for family, what in enumerate(KINDS)}
    return {**cards, "Monsters": box.monsters, "Provinces": box.provinces}


def _copies(box: Box, family: int) -> list[Any]:
    return [card for card in box.cards if card.family == family for _ in range(card.copies[-1])]

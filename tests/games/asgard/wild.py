"""Editions of random words and numbers: all that the loader accepts must be playable."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.cards.loader import BASE

Line = dict[str, str]


def effect(chance: Random, *known: str) -> str:
    word = chance.choice(known)
    return word if word in w.BARE else f"{word}({chance.randint(1, 2)})"


def spell(chance: Random, line: Line) -> None:
    line |= {"effect": effect(chance, *w.SPELLS), "copies": str(chance.randint(1, 2))}


def population(chance: Random, line: Line) -> None:
    line |= {"effect": effect(chance, *w.BONUSES), "strength": str(chance.randint(0, 9))}


def asgard_tile(chance: Random, line: Line) -> None:
    line["effect"] = effect(chance, *w.ASGARD)


def god(chance: Random, line: Line) -> None:
    """Other rounds for the gods who come later, other recruits for Support."""
    line["requests"] = str(chance.randint(1, 2))
    if line["upper"]:
        line["upper"] = " ".join(chance.sample(b.RECRUITS, chance.randint(1, 3)))


def temple(chance: Random, line: Line) -> None:
    line["points"] = str(chance.randint(1, 9))
    if "white" not in line["cost"]:
        line["cost"] = " ".join(chance.choices(b.STONES[: b.WHITE_STONE], k=len(line["cost"].split())))


def strength(chance: Random, line: Line) -> None:
    line["strength"] = str(chance.randint(1, 9))


def value(chance: Random, line: Line) -> None:
    if line["name"].startswith("price_"):
        line["value"] = f"{chance.randint(0, 2)} {chance.randint(0, 2)}"
    if line["name"] in ("called_by_freyja", "slain_by_hel", "strength_of_thor", "score_of_fenrir", "lower_world"):
        line["value"] = str(chance.randint(1, 4))
    if line["name"].startswith("battle_tiles_"):
        line["value"] = " ".join([str(chance.randint(0, 3)) for _ in range(5)])


WILD: dict[str, Callable[[Random, Line], None]] = {
    "spells.csv": spell, "populations.csv": population, "asgard_tiles.csv": asgard_tile, "gods.csv": god,
    "temples.csv": temple, "weapons.csv": strength, "god_tiles.csv": strength, "ancestrals.csv": strength,
    "values.csv": value,
}  # fmt: skip


def wild_edition(folder: Path, seed: int) -> Path:
    """A copy of the base edition with random cells."""
    chance = Random(seed)
    shutil.copytree(BASE, folder)
    for file, change in WILD.items():
        head, *lines = (folder / file).read_text(encoding="utf-8").splitlines()
        rows = [dict(zip(head.split("|"), line.split("|"), strict=True)) for line in lines]
        for found in rows:
            change(chance, found)
        text = "\n".join([head, *["|".join(found.values()) for found in rows]])
        (folder / file).write_text(text + "\n", encoding="utf-8")
    return folder

"""Editions of random words and numbers: all that the loader accepts must be playable."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.loader import BASE

Line = dict[str, str]


def effect(chance: Random, word: str) -> str:
    return word if word in w.BARE else f"{word}({chance.randint(1, 5)})"


def row(chance: Random, known: Sequence[str], most: int) -> str:
    """Random effects of a family, no two of which act at one moment."""
    pairs = [tuple([w.WORDS[word] for word in pair]) for pair in w.ACTING.values()]
    words = chance.sample(list(known), chance.randint(1, min(most, len(known))))
    words = [word for word in words if not any(word in pair[1:] and pair[0] in words for pair in pairs)]
    return "; ".join([effect(chance, word) for word in words])


def card(chance: Random, line: Line) -> None:
    """Another value, and other effects of its family; what only one Monster has stays where it is."""
    family = w.FAMILIES.index(line["family"])
    line["value"] = str(chance.randint(0, 6))
    if line["effect"] and family != w.MONSTER:
        line["effect"] = row(chance, w.OF_FAMILY[family], 1 if family == w.QUEST else 3)


def monster(chance: Random, line: Line) -> None:
    line["strength"] = str(chance.randint(1, 6))


def province(chance: Random, line: Line) -> None:
    if line["villages"]:
        line["villages"] = str(chance.randint(1, 6))


def value(chance: Random, line: Line) -> None:
    count = len(line["value"].split())
    if line["name"] in ("rage", "axes", "horns"):
        line["value"] = " ".join([str(chance.randint(1, 9)) for _ in range(count)])
    if line["name"] in ("end_bonus", "ragnarok_glory"):
        line["value"] = " ".join([str(chance.randint(0, 9)) for _ in range(count)])


WILD: dict[str, Callable[[Random, Line], None]] = {
    "cards.csv": card, "monsters.csv": monster, "provinces.csv": province, "values.csv": value,
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

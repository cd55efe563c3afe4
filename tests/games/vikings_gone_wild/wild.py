"""Editions of random words and numbers: all that the loader accepts must be playable."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.loader import BASE

Line = dict[str, str]


def row(chance: Random, kind: Sequence[str], least: int, most: int, high: int = 4) -> str:
    """Random effects of a kind, in random order."""
    words = chance.sample(list(kind), chance.randint(least, min(most, len(kind))))
    return "; ".join([effect(chance, word, high) for word in words])


def effect(chance: Random, word: str, high: int) -> str:
    if word in w.BARE:
        return word
    return (
        f"{word}({chance.randint(1, high)},{chance.randint(1, high)})"
        if word in w.PAIRS
        else f"{word}({chance.randint(1, high)})"
    )


def card(chance: Random, line: Line) -> None:
    """Fighters fight otherwise, everything else does something else when it is played."""
    fights = line["attack"] or line["defence"]
    if line["attack"]:
        line |= {"attack": str(chance.randint(1, 7)), "strike": row(chance, w.STRIKE, 0, 3)}
    if line["defence"]:
        line |= {"defence": str(chance.randint(1, 7)), "guard": row(chance, w.GUARD, 0, 3)}
    if not fights and line["family"] != "starter":
        line["play"] = row(chance, w.PLAY, 1, 3)
    if line["family"] in ("unit", "defence", "path"):
        line |= {
            "beer": str(chance.randint(0, 5)),
            "gold": str(chance.randint(0, 3)),
            "bought": row(chance, w.BOUGHT, 0, 1),
        }


def undead(chance: Random, line: Line) -> None:
    line["loss"] = str(chance.randint(0, 3))
    if line["family"] == "building":
        line["effect"] = row(chance, w.FAIL, 0, 2)
    if line["family"] in ("unit", "boss"):
        line["attack"] = str(chance.randint(1, 9))
    if line["family"] in ("unit", "building"):
        line["defence"] = str(chance.randint(0, 6))
    if line["family"] == "challenge":
        line["effect"] = row(chance, w.CHALLENGES, 1, 1, 3)


def building(chance: Random, line: Line) -> None:
    line |= {"beer": str(chance.randint(0, 3)), "gold": str(chance.randint(0, 3)), "number": str(chance.randint(1, 4))}


def mission(chance: Random, line: Line) -> None:
    line |= {"condition": row(chance, w.MISSIONS, 1, 1), "points": str(chance.randint(1, 5))}


def objective(chance: Random, line: Line) -> None:
    line["condition"] = row(chance, w.OBJECTIVES, 1, 1, 3)


def value(chance: Random, line: Line) -> None:
    if line["name"] == "draw_mode":
        line["value"] = chance.choice(w.DRAW_MODES)
    if line["name"] in ("hand", "exchange", "draco", "camp", "price", "first", "second"):
        line["value"] = str(chance.randint(1, 6))


WILD: dict[str, Callable[[Random, Line], None]] = {
    "cards.csv": card, "undead.csv": undead, "buildings.csv": building, "missions.csv": mission,
    "objectives.csv": objective, "values.csv": value,
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

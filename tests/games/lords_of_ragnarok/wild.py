"""Editions of random words and numbers: all that the loader accepts must be playable."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.loader import BASE

Cell = Callable[[Random, str], str]


def row(kind: Sequence[str], least: int = 0, most: int = 3, high: int = 4) -> Cell:
    """A cell of random effects of a kind, in random order."""
    return lambda chance, _: "; ".join(
        [effect(chance, word, high) for word in chance.sample(list(kind), chance.randint(least, min(most, len(kind))))]
    )


def effect(chance: Random, word: str, high: int) -> str:
    return word if word in w.BARE else f"{word}({chance.randint(1, high)})"


def number(low: int, high: int) -> Cell:
    return lambda chance, _: str(chance.randint(low, high))


def amounts(chance: Random, _: str) -> str:
    return " ".join([str(chance.randint(0, 5)) for _ in range(3)])


def birth(chance: Random, old: str) -> str:
    """Origins keep the one that makes first player; the rest is free."""
    others = [word for word in w.BIRTHRIGHTS if word != "first"]
    return ("first; " if old.startswith("first") else "") + row(others, 1)(chance, old)


def attack(chance: Random, old: str) -> str:
    """Region Attacks; the Boss keeps its word."""
    return f"trickster({chance.randint(1, 3)})" if old.startswith("trickster") else row(w.OF_MONSTERS)(chance, old)


WILD: dict[str, dict[str, Cell]] = {
    "combat.csv": {
        "copies": number(1, 4), "value": number(0, 6), "losses": number(0, 3), "hunt": row(w.HUNT),
        "battle": row(w.BATTLE),
    },
    "attacks.csv": {"copies": number(1, 3), "rage": number(1, 8), "draw": number(1, 4), "effect": row(w.OF_CARDS)},
    "monsters.csv": {"attack": attack, "special": row(w.OF_SHEETS)},
    "boxes.csv": {"trophy": lambda chance, _: chance.choice(("", "", *b.TROPHIES))},
    "blessings.csv": {"effect": row(w.POWERS[w.FIRST_BLESSED :], 0, 3, 9)},
    "heroes.csv": {"effect": row(w.POWERS, 0, 4)},
    "origins.csv": {"effect": birth},
    "realms.csv": {"bonus": row(w.BONUSES, 1, 1)},
    "gods.csv": {"bonus": lambda chance, _: chance.choice(w.GIFTS), "amounts": amounts},
    "events.csv": {"boss": lambda chance, _: chance.choice(("", "yes"))},
    "omens.csv": {"condition": row(w.SIGNS, 1, 1)},
    "regions-2.csv": {"population": number(1, 6)},
    "regions-4.csv": {"population": number(1, 6)},
    "values.csv": {"value": number(2, 9)},
}  # fmt: skip


def wild_edition(folder: Path, seed: int) -> Path:
    """A copy of the base edition with random cells."""
    chance = Random(seed)
    shutil.copytree(BASE, folder)
    for file, cells in WILD.items():
        head, *lines = (folder / file).read_text(encoding="utf-8").splitlines()
        columns = head.split("|")
        rows = [dict(zip(columns, line.split("|"), strict=True)) for line in lines]
        for found in rows:
            found |= {column: cell(chance, found[column]) for column, cell in cells.items()}
        text = "\n".join([head, *["|".join(found.values()) for found in rows]])
        (folder / file).write_text(text + "\n", encoding="utf-8")
    return folder

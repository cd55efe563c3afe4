"""How Vikings Gone Wild names its things: cards have their names from the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.cards.wording import described, hall_facts
from meadhall.games.vikings_gone_wild.options import MOST_SPARED
from meadhall.kernel import Name


def nouns(box: Box) -> dict[str, Sequence[str]]:
    """Everything that has a name, by noun."""
    cards = {noun: [row.slug for row in rows] for noun, rows in tables(box).items()}
    return {
        **cards,
        "board": b.BOARD,
        "building": b.TARGETS,
        "cause": b.CAUSES,
        "hall": b.LEVELS,
        "horn": b.HORNS,
        "number": [str(number) for number in range(MOST_SPARED + 1)],
        "phase": b.PHASES,
        "resource": b.RESOURCES,
        "slot": b.SLOTS,
    }


def tables(box: Box) -> Mapping[str, Sequence[Any]]:
    """The tables of the box whose rows have names."""
    return {
        "bonus": box.bonuses,
        "card": box.cards,
        "mission": box.missions,
        "objective": box.objectives,
        "rank": box.ranks,
        "undead": box.undead,
    }


def topics(box: Box) -> dict[str, Sequence[str]]:
    """Things one can ask about."""
    every = nouns(box)
    wanted = (
        "card",
        "building",
        "hall",
        "undead",
        "objective",
        "mission",
        "bonus",
        "rank",
        "resource",
        "phase",
        "horn",
        "board",
    )
    return {noun: every[noun] for noun in wanted}


def name(box: Box, noun: str, key: str) -> Name:
    """Which message names a thing, and what it needs to know; `$seats` is known to all of them."""
    rows = tables(box).get(noun)
    if rows is not None:
        return Name(noun, described(box, noun, next(row for row in rows if row.slug == key)))
    if noun == "building" and key in b.BUILDINGS:
        return Name(noun, described(box, noun, box.buildings[b.BUILDINGS.index(key)]))
    if noun == "hall":
        return Name(noun, hall_facts(box, int(key)))
    if noun == "board":
        return Name(f"{noun}-{key}", {"defence": box.values.draco, "points": box.values.camp_points})
    if noun in ("slot", "number"):
        return Name(noun, {"number": int(key)})
    return Name(f"{noun}-{key}")

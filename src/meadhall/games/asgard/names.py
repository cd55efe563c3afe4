"""How Asgard names its things: which message holds the name of a tile, a god, a world."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.kernel import Name

# Things one can ask about; the players' cards are asked about as gods.
TOPICS: Final = {
    "god": b.GODS,
    "kind": t.KINDS,
    "tile": [row.slug for row in t.ROWS if row.kind != t.CARD],
    "world": b.WORLDS,
    "place": b.PLACES,
    "slot": b.SLOTS,
    "recruit": b.RECRUITS,
    "stone": b.STONES,
    "camp": b.CAMPS,
    "phase": b.PHASES,
}


def name(noun: str, key: str) -> Name:
    """Tiles of a kind share a message, and say what is on their face."""
    if noun == "tile":
        return _tile(t.NUMBER[key])
    if noun == "world":
        return Name("world", {"number": int(key.removeprefix("world-"))})
    if noun == "number":
        return Name("number", {"value": int(key)})
    if noun == "place" and not key.endswith("-lower"):
        camp, _, world = key.partition("-")
        return Name(f"place-{camp}", {"number": int(world)})
    return Name(f"{noun}-{key}")


def _tile(tile: int) -> Name:
    row = t.ROWS[tile]
    if row.kind in (t.SPELL, t.POWER, t.POPULATION, t.ASGARD):
        return Name(f"tile-{row.slug}", {"value": row.value})
    if row.kind == t.GOD:
        return Name("tile-god", {"god": b.GODS[row.group], "value": row.value})
    if row.kind == t.CARD:
        return Name("tile-card", {"god": b.GODS[row.group]})
    if row.kind == t.TEMPLE:
        return Name("tile-temple", {"colours": row.slug[len("temple-1-") :], "pile": row.group + 1, "value": row.value})
    if row.kind == t.ANCESTRAL:
        return Name("tile-ancestral", {"camp": b.CAMPS[row.group], "value": row.value})
    return Name("tile-weapon", {"value": row.value})

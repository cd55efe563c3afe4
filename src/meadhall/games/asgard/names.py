"""How Asgard names its things: which message holds the name of a tile, a god, a world."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.cards.wording import facts, tile_facts
from meadhall.kernel import Name

# Things one can ask about; the players' cards are asked about as gods.
TOPICS: Final = {
    "god": b.GODS,
    "kind": t.KINDS,
    "tile": [slot.slug for slot in t.SLOTS if slot.kind != t.CARD],
    "world": b.WORLDS,
    "place": b.PLACES,
    "slot": b.SLOTS,
    "recruit": b.RECRUITS,
    "stone": b.STONES,
    "camp": b.CAMPS,
    "phase": b.PHASES,
}


def name(box: Box, noun: str, key: str) -> Name:
    """Tiles of a kind share a message, and say what is on their face."""
    if noun == "tile":
        return Name(*tile_facts(box, t.NUMBER[key]))
    if noun == "world":
        return Name("world", {"number": int(key.removeprefix("world-"))})
    if noun == "number":
        return Name("number", {"value": int(key)})
    if noun == "place" and not key.endswith("-lower"):
        camp, _, world = key.partition("-")
        return Name(f"place-{camp}", {"number": int(world)})
    return Name(f"{noun}-{key}", facts(box, noun, key))

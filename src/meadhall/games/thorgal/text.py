"""How Thorgal names its things: which message holds the name of a card, a seat, a zone."""

from __future__ import annotations

from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import tables as t
from meadhall.text import Name

TOPICS: Final = {"card": t.SLUGS, "phase": b.PHASES, "attribute": b.ATTRIBUTES}  # things with a help text


def name(noun: str, key: str) -> Name:
    """Cards bring their names with them; seats of one faction are told apart by a number."""
    if noun in ("seat", "foe"):
        faction, _, number = key.partition("-")
        return Name(f"seat-{faction}", {"number": int(number or 1)})
    if noun == "number":
        return Name("number", {"value": int(key)})
    return Name(f"{noun}-{key}")

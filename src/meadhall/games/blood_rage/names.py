"""How Blood Rage names its things: which message holds the name of a card, a clan, a bonus."""

from __future__ import annotations

from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import tables as t
from meadhall.kernel import Name

TOPICS: Final = {
    "card": t.SLUGS, "place": b.PLACES, "figure": b.FIGURES, "stat": b.STATS, "phase": b.PHASES,
}  # fmt: skip  # things with a help text


def name(noun: str, key: str) -> Name:
    """Cards share a message across the Ages, and say their Age where the name alone is not enough."""
    if noun == "card":
        row = t.CARDS[t.card(key)]
        wrap = "card-of-age" if row.name in t.REPEATED else ""
        return Name(f"card-{row.name}", {"value": row.value, "age": row.age}, wrap)
    if noun == "bonus":
        return Name("bonus", {"value": int(key)})
    return Name(f"{noun}-{key}")

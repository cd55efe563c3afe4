"""How Thorgal names its things: which message holds the name of a card, a seat, a zone."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import tables as t
from meadhall.games.thorgal.cards.wording import wording
from meadhall.text import Name

TOPICS: Final = {"card": t.SLUGS, "phase": b.PHASES, "attribute": b.ATTRIBUTES}  # things with a help text


def name(noun: str, key: str) -> Name:
    """Cards bring their names with them; seats of one faction are told apart by a number."""
    if noun == "seat":
        faction, _, number = key.partition("-")
        return Name(f"seat-{faction}", {"number": int(number or 1)})
    if noun == "card":
        return _card(t.card(key))
    if noun == "number":
        return Name("number", {"value": int(key)})
    return Name(f"{noun}-{key}")


@cache
def _card(card: int) -> Name:
    """A card's name and text in both languages; namesakes are told apart by copy or faction."""
    row = t.ROWS[card]
    args = {"en": row.en, "fr": row.fr, "text-en": wording("en").card(card), "text-fr": wording("fr").card(card)}
    if t.ROW_OF[card] != card:
        return Name("card", args, "card-second")
    twice = [other.faction for other in t.ROWS if other.en == row.en and other.faction != row.faction]
    return Name("card", args, f"card-of-{b.FACTIONS[row.faction]}" if twice else "")

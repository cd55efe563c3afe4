"""How Thorgal names its things: which message holds the name of a card, a seat, a zone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards import tables as t
from meadhall.games.thorgal.cards.wording import wording
from meadhall.kernel import Name
from meadhall.text import LANGUAGES

TOPICS: Final = {
    "card": t.SLUGS, "phase": b.PHASES, "attribute": b.ATTRIBUTES, "symbol": w.SYMBOL_NAMES, "seat": b.FACTIONS,
}  # fmt: skip  # things with a help text
PLACES: Final = ("first", "second", "third", "fourth")  # of effects one chooses among, BRANCHES at most


def name(noun: str, key: str) -> Name:
    """Cards bring their names with them; seats of one faction are told apart by a number."""
    if noun == "seat":
        faction, _, number = key.partition("-")
        return Name(f"seat-{faction}", {"number": int(number or 1)})
    if noun == "card":
        return _card(t.card(key))
    if noun == "number":
        return Name("number", {"value": int(key)})
    if noun == "effect":
        return _branches(key, t.OPS[int(key)].branches)
    if noun == "acts":
        return _branches(key, [ability.ops for ability in t.ACTS[t.card(key)]])
    return Name(f"{noun}-{key}")


def _card(card: int) -> Name:
    """A card's name and text in both languages; namesakes are told apart by copy or faction."""
    row = t.ROWS[card]
    args = {
        "name-en": row.en,
        "name-fr": row.fr,
        "text-en": wording("en").card(card),
        "text-fr": wording("fr").card(card),
        "upkeep-en": wording("en").due(card),
        "upkeep-fr": wording("fr").due(card),
        "fenrir-en": wording("en").fenrir(card),
        "fenrir-fr": wording("fr").fenrir(card),
    }
    if t.ROW_OF[card] != card:
        return Name("card", args, "card-second")
    twice = [other.faction for other in t.ROWS if other.en == row.en and other.faction != row.faction]
    return Name("card", args, f"card-of-{b.FACTIONS[row.faction]}" if twice else "")


def _branches(key: str, branches: Sequence[Sequence[int]]) -> Name:
    """What one chooses among: the effects in words, each under its place; where there is nothing to choose, none."""
    if len(branches) not in w.BRANCHES:
        return Name("effect-alone", {"key": key})
    args = {"key": key}
    for place, ops in zip_longest(PLACES, branches, fillvalue=()):
        for lang in LANGUAGES:
            text = wording(lang).ops(ops) if ops else ""
            args[f"{place}-{lang}"] = text[:1].upper() + text[1:]
    return Name("effect", args)

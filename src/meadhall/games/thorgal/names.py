"""How Thorgal names its things: which message holds the name of a card, a seat, a zone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Box
from meadhall.games.thorgal.cards.wording import wording
from meadhall.kernel import Name
from meadhall.text import LANGUAGES

ARTICLES: Final = {  # of places, by the first word of their name; a proper name has none
    "en": dict.fromkeys(
        ("Citadel", "City", "Land", "Mines", "Brigands’", "Invisible", "Rebels’", "Island", "Pyramid", "Wreck",
         "Kingdom", "Fortified", "Village", "Gates", "Xinjin", "Second"), "the ",
    ),
    "fr": {
        **dict.fromkeys(("Citadelle", "Cité", "Forteresse", "Tour", "Pyramide"), "la "),
        **dict.fromkeys(("Pays", "Repaire", "Château", "Marais", "Royaume", "Village", "Port", "Deuxième"), "le "),
        **dict.fromkeys(("Mines", "Portes"), "les "),
        **dict.fromkeys(("Île", "Épave"), "l’"),
    },
}  # fmt: skip
PLACES: Final = ("first", "second", "third", "fourth")  # of effects one chooses among, BRANCHES at most


def topics(box: Box) -> dict[str, Sequence[str]]:
    """Things with a help text."""
    return {
        "card": box.SLUGS,
        "phase": b.PHASES,
        "attribute": b.ATTRIBUTES,
        "symbol": w.SYMBOL_NAMES,
        "seat": b.FACTIONS,
    }


def name(box: Box, noun: str, key: str) -> Name:
    """Cards bring their names with them; seats of one faction are distinguished by a number."""
    if noun == "seat":
        faction, _, number = key.partition("-")
        return Name(f"seat-{faction}", {"number": int(number or 1)})
    if noun == "card":
        return _card(box, box.card(key))
    if noun == "number":
        return Name("number", {"value": int(key)})
    if noun == "effect":
        return _branches(box, key, box.OPS[int(key)].branches)
    if noun == "acts":
        return _branches(box, key, [ability.ops for ability in box.ACTS[box.card(key)]])
    return Name(f"{noun}-{key}")


def _card(box: Box, card: int) -> Name:
    """A card's name and text in both languages; namesakes are distinguished by copy or faction."""
    row, english, french = box.ROWS[card], wording(box, "en"), wording(box, "fr")
    args = {
        "name-en": row.en,
        "name-fr": row.fr,
        "kind": w.TYPES[row.kind],
        "the-en": with_article(row.en, "en"),
        "the-fr": with_article(row.fr, "fr"),
        "text-en": english.card(card),
        "text-fr": french.card(card),
        "upkeep-en": english.due(card),
        "upkeep-fr": french.due(card),
        "fenrir-en": english.fenrir(card),
        "fenrir-fr": french.fenrir(card),
    }
    if box.ROW_OF[card] != card:
        return Name("card", args, "card-second")
    twice = [other.faction for other in box.ROWS if other.en == row.en and other.faction != row.faction]
    return Name("card", args, f"card-of-{b.FACTIONS[row.faction]}" if twice else "")


def with_article(name: str, lang: str) -> str:
    """A place's name as a sentence speaks of it: the Island of the Frozen Seas, but Skellingar."""
    plain = name.removeprefix("The ")
    return ARTICLES[lang].get(plain.split()[0], "") + plain


def _branches(box: Box, key: str, branches: Sequence[Sequence[int]]) -> Name:
    """What one chooses among: the effects in words, each under its place; where there is nothing to choose, none."""
    if len(branches) not in w.BRANCHES:
        return Name("effect-alone", {"key": key})
    args = {"key": key}
    for place, ops in zip_longest(PLACES, branches, fillvalue=()):
        for lang in LANGUAGES:
            text = wording(box, lang).ops(ops) if ops else ""
            args[f"{place}-{lang}"] = text[:1].upper() + text[1:]
    return Name("effect", args)

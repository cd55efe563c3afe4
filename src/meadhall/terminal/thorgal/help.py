"""Help with `?`: a card's text, its print, and its state on this table."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.view import Table
from meadhall.terminal.generic import plain
from meadhall.terminal.thorgal.cards import card_kind, card_text, subtypes
from meadhall.text import Speech


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """The help on a thing: its text, and its state on this table."""
    if noun == "card":
        return [card_text(key, speech), _print(key, speech), *plain.stands(noun, key, table, speech)]
    return plain.explain(noun, key, table, speech)


def _print(key: str, speech: Speech) -> str:
    """The print on a card beside its text, and its source."""
    t = speech.game.box
    row = t.ROWS[t.card(key)]
    faction = speech.noun("seat", b.FACTIONS[row.faction])
    parts = [card_kind(key, speech), subtypes(t.card(key), speech), faction]
    parts += [speech.say("card-unique")] if row.unique else []
    parts += [speech.say("card-first")] if row.gold else []
    parts += [speech.say("card-copies", count=row.copies), speech.say(f"source-{row.source.partition(':')[0]}")]
    return " · ".join([part for part in parts if part])

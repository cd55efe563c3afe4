"""What `?` explains: what a card says, what is printed on it, and how things stand on this table."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.view import Table
from meadhall.terminal.generic import plain
from meadhall.terminal.thorgal.cards import card_kind, card_text, subtypes
from meadhall.text import Speech


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """What there is to know of a thing: its text, and how it stands on this table."""
    if noun == "card":
        return [card_text(key, speech), _print(key, speech), *plain.stands(noun, key, table, speech)]
    return plain.explain(noun, key, table, speech)


def _print(key: str, speech: Speech) -> str:
    """What is printed on a card beside its text, and where we know it from."""
    t = speech.game.box
    row = t.ROWS[t.card(key)]
    faction = speech.noun("seat", b.FACTIONS[row.faction])
    parts = [card_kind(key, speech), subtypes(t.card(key), speech), faction]
    parts += [speech.say("card-unique")] if row.unique else []
    parts += [speech.say("card-first")] if row.gold else []
    parts += [speech.say("card-copies", count=row.copies), speech.say(f"source-{row.source.partition(':')[0]}")]
    return " · ".join([part for part in parts if part])

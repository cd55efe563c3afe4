"""Lords of Ragnarok in plain lines: what its picture says, what is left in common, and what borders on what."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.view import Table
from meadhall.terminal.generic import plain
from meadhall.terminal.lords_of_ragnarok.cards import card_line, row_of
from meadhall.terminal.lords_of_ragnarok.marks import side
from meadhall.text import Speech


def status(table: Table, speech: Speech) -> str:
    """Where the match is, and how far everyone is."""
    return f"{speech.say('table-round', round=table.round)}. {plain.status(table, speech)}"


def describe(table: Table, speech: Speech) -> list[str]:
    """The table, and what is left in common."""
    events = ", ".join([str(region) for region in table.event_discard])
    told = [_stock(table, speech)]
    if events:
        told.append(speech.say("plain-line", name=speech.say("pile-events"), what=events))
    return [speech.say("table-round", round=table.round), *plain.describe(table, speech, card_line), *told]


def _stock(table: Table, speech: Speech) -> str:
    counts = {
        "table-temples": table.temples, "table-combat": table.combat, "table-discard": len(table.combat_discard),
        "table-blessings": table.blessings, "table-events": table.events,
    }  # fmt: skip
    said = [speech.say(message, count=count) for message, count in counts.items()]
    what = ", ".join([_runes(table.stock, speech), *said])
    return speech.say("plain-line", name=speech.say("table-stock"), what=what)


def _runes(counts: Sequence[int], speech: Speech) -> str:
    return ", ".join([f"{speech.noun('rune', key)} {count}" for key, count in zip(b.RUNES, counts, strict=True)])


# -- help -----------------------------------------------------------------------------------------------------


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """The help on a thing: the picture's words about it, its borders, and the source of a card."""
    own = [speech.help(noun, key), *plain.stands(noun, key, table, speech)]
    if noun == "region":
        own += _borders(int(key) - 1, table, speech)
    if noun in ("card", "attack"):
        own.append(_source(noun, key, speech))
    return [line for line in own if line]


def _borders(region: int, table: Table, speech: Speech) -> list[str]:
    if region >= len(table.regions):
        return []
    borders = [speech.noun("region", b.REGIONS[near], "short") for near in side(table, speech).borders[region]]
    return [speech.say("plain-borders", regions=", ".join(borders))]


def _source(noun: str, key: str, speech: Speech) -> str:
    """How often a card is in its deck, and where it comes from."""
    row = row_of(noun, key, speech)
    source = speech.say(f"source-{row.source.partition(':')[0]}")
    return speech.say("card-line", copies=row.copies, source=source)

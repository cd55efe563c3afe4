"""Asgard in plain lines: what its picture says, and the little that it does not."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.view import Table
from meadhall.terminal.asgard.cards import card_line
from meadhall.terminal.generic import plain
from meadhall.terminal.generic.words import picture_of
from meadhall.text import Speech


def describe(table: Table, speech: Speech) -> list[str]:
    """The table, and the Ancestral Weapons shown so far."""
    shown = [speech.noun("tile", tile) for camp in table.ancestrals for tile in camp]
    line = [f"{speech.say('table-ancestral')}{speech.colon}{', '.join(shown)}"] if shown else []
    return [*plain.describe(table, speech, card_line), *line]


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """The help on a thing; of a piece who has it."""
    return [*plain.explain(noun, key, table, speech), *_facts(noun, key, table, speech)]


def _facts(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    return [_holders(noun, key, table, speech)] if noun in ("recruit", "stone", "camp") else []


def _holders(noun: str, key: str, table: Table, speech: Speech) -> str:
    """Who has how many of a piece, and how many are left."""
    if noun == "recruit":
        kind = b.RECRUITS.index(key)
        reserve, held = table.reserve[kind], [player.recruits[kind] for player in table.players]
    elif noun == "camp":
        camp = b.CAMPS.index(key)
        reserve, held = table.seals[camp], [player.seals[camp] for player in table.players]
    else:
        stone = b.STONES.index(key)
        marks = [mark for region in picture_of(table, speech).regions for mark in region.badges if mark.at == "stone"]
        on_gods = [int(mark.text) for mark in marks if mark.icon == f"stone-{key}"]
        reserve, held = sum(on_gods) or table.white * (stone == b.WHITE_STONE), [p.stones[stone] for p in table.players]
    players = [f"{speech.seat(seat)} {count}" for seat, count in enumerate(held)]
    return speech.say("holders-line", reserve=reserve, players=", ".join(players))

"""Thorgal in plain lines: what its picture says, with the prices that hold now, and effects that last."""

from __future__ import annotations

from meadhall.games.thorgal.view import Table
from meadhall.terminal.generic import plain
from meadhall.terminal.thorgal.cards import card_line, prices_now
from meadhall.terminal.thorgal.page import lasting
from meadhall.text import Speech


def describe(table: Table, speech: Speech) -> list[str]:
    """The table, and what is in force."""
    prices = prices_now(table)

    def card(name: str, noun: str, key: str, speech: Speech) -> str:
        return card_line(name, noun, key, speech, prices.get(key))

    force = [lasting(found, speech) for found in table.lasting]
    told = [f"{speech.say('table-lasting')}{speech.colon}{speech.parted(force)}"] if force else []
    return [*plain.describe(table, speech, card), *told]

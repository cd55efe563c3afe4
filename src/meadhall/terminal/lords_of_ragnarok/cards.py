"""Cards, Heroes and Blessings as lists: their name, what they are, what they do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.names import tables
from meadhall.games.lords_of_ragnarok.view import Table
from meadhall.terminal.screen import FULL, NAMES
from meadhall.text import Speech

READ: Final = ("hero", "origin", "blessing", "attack", "card")  # what one wants to read before one chooses it
IN_HAND: Final = ("defend", "second_card")  # where the cards are in sight already


def lists(question: str, noun: str) -> bool:
    """Are these the answers to list with their texts?"""
    return noun in READ and question not in IN_HAND


def row_of(noun: str, key: str, speech: Speech) -> Any:
    """A thing's row in the box."""
    return next(row for row in tables(speech.game.box)[noun] if row.slug == key)


def card_kind(noun: str, key: str, speech: Speech) -> str:
    """Of a Combat card its weapon, value and Losses; of an Attack its Rage and Weak Point; of the others a word."""
    row = row_of(noun, key, speech)
    if noun == "card":
        weapon = speech.noun("weapon", b.WEAPONS[row.weapon])
        losses = f", {speech.say('table-losses', count=row.losses)}" if row.losses else ""
        return f"{weapon} +{row.value}{losses}"
    if noun == "attack":
        return speech.say("face-attack", rage=row.rage, weak=row.weak_point)
    if noun == "hero":
        return speech.noun("hero", key, "title")
    return speech.noun("god", b.GODS[row.god]) if noun == "blessing" else speech.say(f"kind-{noun}")


def card_text(noun: str, key: str, speech: Speech) -> str:
    """The effect of a card; of a Combat card, in a Hunt and in a Battle."""
    if noun != "card":
        return speech.noun(noun, key, "effect")
    texts = {form: speech.noun("card", key, form) for form in ("hunt", "battle")}
    return " ".join([speech.say(f"card-{form}", text=text) for form, text in texts.items() if text])


def card_line(name: str, noun: str, key: str, speech: Speech) -> str:
    """A card, or an answer that names it, with its kind and its text."""
    kind, text = card_kind(noun, key, speech), card_text(noun, key, speech)
    if not text:
        return speech.say("plain-bare-card", name=name, kind=kind)
    return speech.say("plain-card", name=name, kind=kind, text=text)


def card_rows(noun: str, keys: Iterable[str], speech: Speech, numbers: Iterable[str], wrapped: bool) -> Grid:
    """A list of cards: number, name, kind and text."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column(style="bone", no_wrap=True)
    grid.add_column(style="kind", no_wrap=True)
    grid.add_column(style="faint", ratio=1, no_wrap=not wrapped, overflow="fold" if wrapped else "ellipsis")
    for number, key in zip(numbers, keys, strict=True):
        grid.add_row(number, speech.noun(noun, key), card_kind(noun, key, speech), card_text(noun, key, speech))
    return grid


def hand(table: Table, speech: Speech, detail: int, *, drafting: bool) -> RenderableType:
    """A seat's Combat cards: their names alone while other cards are listed."""
    if not table.hand:
        return Group()
    if drafting or detail == NAMES:
        names = speech.listed([speech.noun("card", card) for card in table.hand])
        return Text.assemble((f"{speech.say('zone-hand')}  ", "title"), (names, "bone"))
    rows = card_rows("card", table.hand, speech, [" "] * len(table.hand), detail == FULL)
    return Group(Text(speech.say("zone-hand"), "title"), rows)

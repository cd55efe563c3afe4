"""Gods and tiles as lists: their name, what they are, what they do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.asgard.view import Table
from meadhall.terminal.generic.cards import measure
from meadhall.terminal.generic.words import faces_of, joined
from meadhall.terminal.screen import FULL, NAMES
from meadhall.text import Speech

LISTED: Final = ("choose_gods", "take_tile", "turn_tile", "use_bonus", "build")


def lists(question: str, noun: str) -> bool:
    """Are these the answers to list with their texts? Gods and tiles are, where one chooses among nothing else."""
    return question in LISTED and noun in ("god", "tile")


def card_kind(key: str, speech: Speech) -> str:
    """The kind and number of a tile; of a god, its camp and the stones of a Request."""
    face = faces_of(speech.game)[key]
    return joined([speech.said(face.kind), *[measure(badge, speech) for badge in face.measures]])


def card_text(noun: str, key: str, speech: Speech) -> str:
    """The effect of a tile."""
    return speech.noun(noun, key, "power") if noun == "god" else speech.help(noun, key)


def card_line(name: str, noun: str, key: str, speech: Speech) -> str:
    """A god or a tile, or an answer that names it, with its kind and its text."""
    kind, text = card_kind(key, speech), card_text(noun, key, speech)
    if not text:
        return speech.say("plain-bare-card", name=name, kind=kind)
    return speech.say("plain-card", name=name, kind=kind, text=text)


def card_rows(noun: str, keys: Iterable[str], speech: Speech, numbers: Iterable[str], wrapped: bool) -> Grid:
    """A list of gods or tiles: number, name, kind and text."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column(style="bone", no_wrap=True)
    grid.add_column(style="kind", no_wrap=True)
    grid.add_column(style="faint", ratio=1, no_wrap=not wrapped, overflow="fold" if wrapped else "ellipsis")
    for number, key in zip(numbers, keys, strict=True):
        grid.add_row(number, speech.noun(noun, key), card_kind(key, speech), card_text(noun, key, speech))
    return grid


def hand(table: Table, speech: Speech, detail: int, *, drafting: bool) -> RenderableType:
    """Cards that a seat alone knows. While it looks through a pile, that pile is in the list of options."""
    piles = {
        "zone-chosen": ("god", table.chosen),
        "zone-tiles": ("tile", table.tiles),
        "zone-pile": ("tile", () if drafting else table.pile),
    }
    parts: list[RenderableType] = []
    for title, (noun, keys) in piles.items():
        if keys and detail == NAMES:
            parts.append(_names(speech.say(title), noun, keys, speech))
        elif keys:
            parts.append(Text(speech.say(title), "title"))
            parts.append(card_rows(noun, keys, speech, [" "] * len(keys), detail == FULL))
    return Group(*parts)


def _names(title: str, noun: str, keys: Iterable[str], speech: Speech) -> Text:
    names = [Text(speech.noun(noun, key), "bone") for key in keys]
    return Text(f"{title}  ", "title").append(Text(" · ", "faint").join(names))

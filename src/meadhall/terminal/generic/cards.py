"""Cards as lists: their name, what they are, what they do, as their faces and the locale say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.kernel.picture import Badge, Face, Picture, Zone
from meadhall.terminal.generic import words as w
from meadhall.terminal.screen import FULL, NAMES
from meadhall.text import Speech

KIND: Final = 30  # columns for what a card is, at most


def lists(question: str, noun: str) -> bool:
    """Are these the answers to list with their texts? Cards are, where one chooses among nothing else."""
    return noun == "card"


def card_kind(key: str, speech: Speech) -> str:
    """The words of a card's face besides its name: kind, number, signs and foot."""
    face = w.faces_of(speech.game).get(key)
    if face is None:
        return ""
    return w.joined([_numbers(face, speech), *w.signs(face.band, speech), *w.told(face.foot, speech)])


def _numbers(face: Face, speech: Speech) -> str:
    """A card's kind with its numbers."""
    kind = speech.said(face.kind)
    if face.measures:
        return w.joined([kind, *[measure(badge, speech) for badge in face.measures]])
    return w.joined([f"{kind} {face.value}".strip(), face.corner if face.corner.isdecimal() else ""])


def measure(badge: Badge, speech: Speech) -> str:
    """A number of a card before its unit, which may have it already."""
    return w.joined(["" if w.is_nothing(badge) else badge.text, speech.said(badge.tip)], " ")


def card_text(noun: str, key: str, speech: Speech) -> str:
    """The text of a card, without its kind, which is shown beside it."""
    text, face = speech.help(noun, key), w.faces_of(speech.game).get(key)
    return text if face is None else text.removeprefix(f"{speech.said(face.kind)}. ")


def card_line(name: str, noun: str, key: str, speech: Speech) -> str:
    """A card, or an answer that names it, with its kind and its text."""
    kind, text = card_kind(key, speech), card_text(noun, key, speech)
    told = f"{name} ({kind})" if kind else name
    return w.own(speech.lang).say("picture-line", name=told, what=text) if text else told


def card_rows(noun: str, keys: Iterable[str], speech: Speech, numbers: Iterable[str], wrapped: bool) -> Grid:
    """A list of cards: number, name, kind and text."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column(style="bone", no_wrap=True)
    grid.add_column(style="cost", overflow="fold", max_width=KIND)
    grid.add_column(style="faint", ratio=1, no_wrap=not wrapped, overflow="fold" if wrapped else "ellipsis")
    for number, key in zip(numbers, keys, strict=True):
        grid.add_row(number, speech.noun(noun, key), card_kind(key, speech), card_text(noun, key, speech))
    return grid


def hand(table: Any, speech: Speech, detail: int, *, drafting: bool) -> RenderableType:
    """The cards that a seat alone sees; those that it chooses among are in the list of options already."""
    parts: list[RenderableType] = []
    for zone in w.picture_of(table, speech).zones:
        if detail == NAMES or drafting:
            parts.append(
                Text(f"{zone_title(zone, speech)}  ", "title").append(_row(zone.cards, speech, brief=drafting), "bone")
            )
            continue
        parts.append(Text(zone_title(zone, speech), "title"))
        for noun in dict.fromkeys([w.card_thing(card, speech)[0] for card in zone.cards]):
            keys = [card for card in zone.cards if w.card_thing(card, speech)[0] == noun]
            parts.append(card_rows(noun, keys, speech, [" "] * len(keys), detail == FULL))
    return Group(*parts)


def _row(cards: Sequence[str], speech: Speech, *, brief: bool) -> str:
    """Cards by their names; with their numbers, where those are not in the list of options."""
    if brief:
        return w.cards(cards, speech)
    faces = w.faces_of(speech.game)
    named = [(w.card(card, speech), _numbers(faces[card], speech) if card in faces else "") for card in cards]
    return speech.listed([f"{name} ({kind})" if kind else name for name, kind in named])


def zone_title(zone: Zone, speech: Speech) -> str:
    """The meaning of a zone's cards for the seat, and the numbers that hold now where they differ from the print."""
    values = [f"{w.card(card, speech)} {value}" for card, value in zone.values.items()]
    title = speech.said(zone.title)
    return f"{title} ({w.joined(values)})" if values else title


def in_zones(picture: Picture, noun: str) -> list[str]:
    """The cards of such a noun that the seat has."""
    return [card for zone in picture.zones for card in zone.cards if noun == "card"]

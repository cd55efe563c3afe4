"""A picture in plain lines, for pipes and screen readers, and what help can say of a thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meadhall.terminal.generic import sections as s
from meadhall.terminal.generic import words as w
from meadhall.terminal.generic.cards import card_line, in_zones, zone_title
from meadhall.terminal.generic.lines import Line
from meadhall.text import Speech


def status(table: Any, speech: Speech) -> str:
    """Where the match is and what the sheets begin with, in one line above a question."""
    picture = w.picture_of(table, speech)
    seats = [
        (speech.seat(sheet.seat), [w.number(number, speech) for number in sheet.numbers]) for sheet in picture.sheets
    ]
    told = [_sentence(name, numbers, speech) for name, numbers in seats if numbers]
    return " ".join([f"{s.now(picture, speech)}.", *[f"{one}." for one in told]])


def describe(table: Any, speech: Speech) -> list[str]:
    """Everything on the table, line by line."""
    picture = w.picture_of(table, speech)
    lines = [_line(one, speech) for one in s.stages(picture, speech)]
    for section in (*s.board(picture, speech), *s.sheets(picture, speech)):
        lines.append(section.title)
        lines += [f"  {_line(one, speech)}" for one in section.lines]
    for zone in picture.zones:
        lines.append(zone_title(zone, speech))
        lines += [f"  {card_line(w.card(card, speech), *w.card_thing(card, speech), speech)}" for card in zone.cards]
    return lines


def _line(line: Line, speech: Speech) -> str:
    return _sentence(line.name, line.parts, speech)


def _sentence(name: str, parts: Iterable[str], speech: Speech) -> str:
    what = speech.parted(parts)
    if name and what:
        return w.own(speech.lang).say("picture-line", name=name, what=what)
    return name or what


def explain(noun: str, key: str, table: Any, speech: Speech) -> list[str]:
    """What there is to know of a thing: its help text, its card, and how it stands on this table."""
    picture, name = w.picture_of(table, speech), speech.noun(noun, key)
    found = [line for section in s.board(picture, speech) for line in section.lines if line.name == name]
    is_card = key in w.faces_of(speech.game) and w.card_thing(key, speech) == (noun, key)
    own = card_line(name, noun, key, speech) if is_card or key in in_zones(picture, noun) else speech.help(noun, key)
    return [told for told in (own, *[_line(line, speech) for line in found]) if told]

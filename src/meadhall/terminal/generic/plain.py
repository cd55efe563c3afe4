"""A picture in plain lines, for pipes and screen readers, and what help can say of a thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from meadhall.kernel.picture import Goals, Picture, Sheet
from meadhall.terminal.generic import sections as s
from meadhall.terminal.generic import words as w
from meadhall.terminal.generic.cards import card_line, in_zones, zone_title
from meadhall.terminal.generic.lines import Line
from meadhall.text import Speech

CardLine: TypeAlias = Callable[[str, str, str, Speech], str]
FRACTION: Final = re.compile(r"(?<![\w/])(\d+)/(\d+)(?![\w/])")  # read aloud as `so many of so many`


def status(table: Any, speech: Speech) -> str:
    """Where the match is, what sheets begin with, and what is measured, in one line above a question."""
    picture = w.picture_of(table, speech)
    seats = [(speech.seat(sheet.seat), _first(sheet, speech)) for sheet in picture.sheets]
    told = [_sentence(name, [w.joined(numbers)], speech) for name, numbers in seats if numbers]
    coming = [speech.said(goals.title) for goals in picture.all(Goals)]
    sentences = (s.now(picture, speech), *coming, *told, *_measured(picture, speech))
    return " ".join([f"{_sentence(one, (), speech)}." for one in sentences if one])


def _first(sheet: Sheet, speech: Speech) -> list[str]:
    """The numbers at the head of a sheet, its roads, or else its first ones."""
    if sheet.numbers or sheet.roads:
        return s.heads(sheet, speech) or [w.brief(road, speech) for road in sheet.roads]
    return [w.number(number, speech) for row in sheet.rows[:1] for goods in row[:1] for number in goods.numbers]


def _measured(picture: Picture, speech: Speech) -> list[str]:
    """Values with a goal to reach, and whether they do."""
    measured = [
        (spread, [gauge for gauge in spread.gauges if gauge.against is not None]) for spread in w.spreads(picture)
    ]
    return [
        _sentence(speech.said(spread.title), [w.gauge(gauge, speech) for gauge in gauges], speech)
        for spread, gauges in measured
        if gauges
    ]


def describe(table: Any, speech: Speech, card: CardLine = card_line) -> list[str]:
    """Everything on the table, line by line."""
    picture = w.picture_of(table, speech)
    lines = [_line(one, speech) for one in s.stages(picture, speech)]
    for section in (*s.board(picture, speech), *s.sheets(picture, speech)):
        lines += [section.title] if section.title else []
        lines += [f"{'  ' if section.title else ''}{_line(one, speech)}" for one in section.lines]
    for zone in picture.zones:
        lines.append(zone_title(zone, speech))
        lines += [f"  {card(w.card(one, speech), *w.card_thing(one, speech), speech)}" for one in zone.cards]
    return lines


def _line(line: Line, speech: Speech) -> str:
    return _sentence(line.name, line.parts, speech)


def _sentence(name: str, parts: Iterable[str], speech: Speech) -> str:
    own, what = w.own(speech.lang), speech.parted(parts)
    told = own.say("picture-line", name=name, what=what) if name and what else name or what
    return FRACTION.sub(lambda found: own.say("picture-of", value=found[1], of=found[2]), told)


def explain(noun: str, key: str, table: Any, speech: Speech) -> list[str]:
    """The help on a thing: its help text or its card, and its state on this table."""
    own = [speech.help(noun, key)]
    if _is_card(noun, key, table, speech):
        own = [card_line(speech.noun(noun, key), noun, key, speech), _source(noun, key, speech)]
    return [told for told in (*own, *stands(noun, key, table, speech)) if told]


def _is_card(noun: str, key: str, table: Any, speech: Speech) -> bool:
    has_face = key in w.faces_of(speech.game) and w.card_thing(key, speech) == (noun, key)
    return has_face or key in in_zones(w.picture_of(table, speech), noun)


def stands(noun: str, key: str, table: Any, speech: Speech) -> list[str]:
    """How a thing stands on this table: the lines about it, a seat's sheet, and where a card lies."""
    picture, name = w.picture_of(table, speech), speech.noun(noun, key)
    wholes = {speech.said(region.within) for region in picture.regions if noun == "place" and region.place == key}
    found = [line for section in s.board(picture, speech) for line in section.lines if line.name in {name, *wholes}]
    if noun == "seat":
        found += s.of_seat(picture, key, speech)
    places = s.places(picture, key, speech) if _is_card(noun, key, table, speech) else []
    where = w.own(speech.lang).say("picture-where", places=speech.parted(places)) if places else ""
    return [*[_line(line, speech) for line in found], *([where] if where else [])]


def _source(noun: str, key: str, speech: Speech) -> str:
    """How many there are of a card, and where its text is from."""
    face = w.faces_of(speech.game).get(key)
    if face is None:
        return ""
    copies = w.own(speech.lang).say("picture-copies", count=face.copies) if face.copies else ""
    return w.joined([copies, speech.say(f"source-{face.source}") if face.source else ""], " · ")

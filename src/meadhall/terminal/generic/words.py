"""The small parts of a picture in words: badges, numbers, pieces, cards. Everything drawn is said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from meadhall.kernel import Game
from meadhall.kernel.picture import (
    Badge,
    Face,
    Gauge,
    Laid,
    Number,
    Picture,
    Piece,
    Region,
    Said,
    Slot,
    Spread,
    Spreads,
    Thing,
    Track,
)
from meadhall.ledger import Language
from meadhall.text import Locale, Speech, locale

ALOUD: Final = "aloud"  # the form of a message that is read as part of a line
STAGES: Final = {"done": "picture-done", "now": "picture-now", "next": "picture-next"}
STATES: Final = {"spent": "picture-spent", "goal": "picture-goal", "turned": "picture-turned"}  # of cards on the table


def picture_of(table: Any, speech: Speech) -> Picture:
    """The table as a picture."""
    assert speech.game.picture is not None, f"{speech.game.title} has no picture to draw"
    return speech.game.picture(table)


def spreads(picture: Picture) -> list[Spread]:
    """All cards that lie together on the table."""
    return [spread for part in picture.all(Spreads) for row in part.rows for spread in row]


@cache
def faces_of(game: Game[Any]) -> dict[str, Face]:
    """The faces of all cards; made once."""
    return dict(game.faces())


def own(lang: Language) -> Locale:
    """The terminal's own words."""
    return locale("meadhall.terminal", lang)


def joined(parts: Iterable[str], gap: str = ", ") -> str:
    """Those parts that say something."""
    return gap.join([part for part in parts if part])


# -- numbers ------------------------------------------------------------------------------------------------


def signed(value: int) -> str:
    """A number with its sign; a minus is that of print."""
    return f"{value:+d}".replace("-", "−")


def aloud(said: Said | None, speech: Speech) -> str:
    """A sentence as part of a line; its form `aloud` is for where it reads otherwise than alone."""
    has_form = said is not None and said.id and ALOUD in speech.locale.forms(said.id)
    return speech.said(said, ALOUD if has_form else "")


def badge(badge: Badge, speech: Speech) -> str:
    """The meaning of a mark, with its number where the words do not have it."""
    tip = aloud(badge.tip, speech)
    told = all(_says(tip, part.strip("+")) for part in badge.text.split("/"))
    number = "" if is_nothing(badge) or told else badge.text
    adds = "" if badge.adds is None or _says(tip, str(badge.adds)) else f"({signed(badge.adds)})"
    return joined([tip, number, adds], " ")


def is_nothing(badge: Badge) -> bool:
    """Is its number a dash, or a 0 that its words are made of: `free`?"""
    return badge.text == "–" or (badge.text == "0" and 0 in badge.tip.numbers.values())


def _says(sentence: str, number: str) -> bool:
    """Does a sentence have a number already?"""
    return re.search(rf"(?<!\w){re.escape(number)}(?!\w)", sentence) is not None


def number(number: Number, speech: Speech) -> str:
    """A number under its name, with the most it can be, and the open cards that it counts."""
    of = "" if number.of is None else f"/{number.of}"
    told = "" if _is_named(number) else f"{number.value}{of}".replace("-", "−")
    cards = joined([card(name, speech) for name in number.cards])
    return joined([aloud(number.tip, speech), told, f"({cards})" if cards else ""], " ")


def _is_named(number: Number) -> bool:
    """Is its name made of the number itself, and of the most it can be?"""
    given = list(number.tip.numbers.values())
    told = [number.value, *([] if number.of is None else [number.of])]
    return all(given.count(one) >= told.count(one) for one in told)


def counted(numbers: Iterable[Number], speech: Speech) -> list[str]:
    """Numbers, equal ones counted; one with nothing to say in brief is described elsewhere."""
    named = [number(one, speech) for one in numbers if _is_told(one, speech)]
    return [name if named.count(name) == 1 else f"{name} ×{named.count(name)}" for name in dict.fromkeys(named)]


def _is_told(number: Number, speech: Speech) -> bool:
    """Is a number said here?"""
    return not number.tip.id or "brief" not in speech.locale.forms(number.tip.id) or brief(number, speech) != ""


def brief(number: Number, speech: Speech) -> str:
    """A number in as few columns as its words allow: by its mark, or in its short form."""
    if not number.tip.id:
        return _marked(number, speech)
    if "brief" not in speech.locale.forms(number.tip.id):
        return _named(number, speech)
    shown = joined([card(name, speech) for name in number.cards])
    return speech.said(number.tip, "brief", value=number.value, of=number.of or 0, cards=shown)


def _marked(number: Number, speech: Speech) -> str:
    """A thing by its mark, if it has one: `2♙`, `♙`."""
    noun, key = number.tip.things[""]
    if "mark" not in speech.forms(noun, key):
        return _named(number, speech)
    return f"{number.value if number.value != 1 else ''}{speech.noun(noun, key, 'mark')}"


def _named(number: Number, speech: Speech) -> str:
    """A number beside its name, which may have it already."""
    name = speech.said(number.tip)
    return name if _says(name, str(number.value)) else f"{name} {number.value}"


def track(track: Track, speech: Speech) -> str:
    """Where the marker of a track stands, what comes next, and what counts instead while the marker is turned."""
    marker, words = track.markers[0], own(speech.lang)
    step, tip = marker.at + 1, speech.said(marker.tip)
    counts = "" if marker.counts is None else words.say("picture-counts", value=marker.counts)
    at = words.say("picture-step", step=step, of=len(track.cells))
    if track.title:  # in common: its sentence has the number that counts
        return f"{tip} ({at})"
    after = words.say("picture-step-next", value=track.cells[step]) if step < len(track.cells) else ""
    return joined([tip, str(track.cells[marker.at]), f"({joined([at, after])})", counts], " ")


def gauge(gauge: Gauge, speech: Speech) -> str:
    """A number that is to reach another, and how that stands."""
    tip, verdict = speech.said(gauge.tip), speech.said(gauge.verdict)
    against = own(speech.lang).say("picture-against", value=gauge.value, against=gauge.against or 0)
    told = str(gauge.value) if gauge.against is None else against
    return own(speech.lang).say("picture-line", name=f"{tip} {told}", what=verdict) if verdict else f"{tip} {told}"


def region(region: Region, speech: Speech) -> str:
    """The name of a region; as a part of something, without that."""
    if region.name:
        return aloud(region.name, speech)
    part = bool(region.within) and "part" in speech.forms("place", region.place)
    return speech.noun("place", region.place, "part" if part else "")


# -- things -------------------------------------------------------------------------------------------------


def card_thing(name: str, speech: Speech) -> Thing:
    """A card as a thing."""
    face = faces_of(speech.game).get(name)
    return (face.noun if face else "card", name)


def card(name: str, speech: Speech) -> str:
    return speech.noun(*card_thing(name, speech))


def cards(names: Iterable[str], speech: Speech) -> str:
    return speech.listed([card(name, speech) for name in names])


def piece(thing: Thing, seat: int, text: str, speech: Speech) -> str:
    """A piece, whose it is, and the number on it."""
    name = f"{speech.noun(*thing)} {text}".strip()
    return own(speech.lang).say("picture-piece", piece=name, seat=speech.seat(seat)) if seat >= 0 else name


def pieces(found: Iterable[Piece], facts: Iterable[Said], speech: Speech) -> list[str]:
    """Pieces by owner, equal ones counted, with the facts about each seat there; then those without one."""
    named: dict[str, list[str]] = {}
    for one in found:
        seat = speech.nouns["seat"][one.seat] if one.seat >= 0 else ""
        named.setdefault(seat, []).append(f"{speech.noun(*one.name)} {one.text}".strip())
    told = {seat: [speech.listed(names)] for seat, names in named.items()}
    for fact in facts:
        told.setdefault(fact.things["seat"][1], []).append(aloud(fact, speech))
    return [_whose(seat, parts, speech) for seat, parts in sorted(told.items(), key=lambda one: not one[0])]


def _whose(seat: str, parts: Iterable[str], speech: Speech) -> str:
    there = joined(parts)
    return f"{speech.noun('seat', seat)}{speech.colon}{there}" if seat and there else there


def slot(slot: Slot, speech: Speech) -> str:
    """A place on a sheet: the card or other thing that lies there; empty if it is free."""
    if slot.card and "spent" not in slot.state.split():
        return card(slot.card, speech)
    return speech.said(slot.tip) if slot.state else ""


def signs(names: Iterable[str], speech: Speech) -> list[str]:
    """The signs along a card's edge, counted; those with a name (`sign-…`) by it."""
    known = list(names)
    return [f"{_sign(name, speech)} {known.count(name)}" for name in dict.fromkeys(known)]


def _sign(name: str, speech: Speech) -> str:
    return speech.say(f"sign-{name}") if f"sign-{name}" in speech.locale else name


def laid(laid: Laid, speech: Speech) -> str:
    """A card on the table: whose sign is on it, its signs, and what lies on it."""
    words = own(speech.lang)
    band = signs(laid.band, speech) if laid.band is not None else []
    parts = [speech.seat(laid.seat) if laid.seat >= 0 else "", speech.said(laid.note), *band]
    parts += [words.say(STATES[state]) for state in laid.states if state in STATES and not laid.note]
    parts += [badge(mark, speech) for mark in laid.marks] + told(laid.facts, speech)
    told_of = joined(dict.fromkeys(parts))
    return card(laid.card, speech) + (f" ({told_of})" if told_of else "")


def told(sentences: Iterable[Said], speech: Speech) -> list[str]:
    return [aloud(sentence, speech) for sentence in sentences]

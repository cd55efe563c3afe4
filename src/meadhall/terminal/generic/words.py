"""The small parts of a picture in words: badges, numbers, pieces, cards. Whatever is drawn is said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from meadhall.kernel import Game
from meadhall.kernel.picture import Badge, Face, Gauge, Laid, Number, Picture, Piece, Said, Slot, Thing, Track
from meadhall.ledger import Language
from meadhall.text import Locale, Speech, locale

STAGES: Final = {"done": "picture-done", "now": "picture-now", "next": "picture-next"}
STATES: Final = {"spent": "picture-spent", "goal": "picture-goal", "turned": "picture-turned"}  # of cards on the table


def picture_of(table: Any, speech: Speech) -> Picture:
    """The table as a picture."""
    assert speech.game.picture is not None, f"{speech.game.title} has no picture to draw"
    return speech.game.picture(table)


@cache
def faces_of(game: Game[Any]) -> dict[str, Face]:
    """What every card looks like; made once."""
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


def badge(badge: Badge, speech: Speech) -> str:
    """What a mark means, with its number where the words do not have it."""
    tip = speech.said(badge.tip)
    number = "" if _says(tip, badge.text) else badge.text
    adds = "" if badge.adds is None or _says(tip, str(badge.adds)) else f"({signed(badge.adds)})"
    return joined([tip, number, adds], " ")


def _says(sentence: str, number: str) -> bool:
    """Does a sentence have a number already?"""
    return re.search(rf"(?<!\w){re.escape(number)}(?!\w)", sentence) is not None


def number(number: Number, speech: Speech) -> str:
    """A number under its name, with the most it can be, and the open cards that it counts."""
    of = "" if number.of is None else f"/{number.of}"
    cards = joined([card(name, speech) for name in number.cards])
    return f"{speech.said(number.tip)} {number.value}{of}" + (f" ({cards})" if cards else "")


def track(track: Track, speech: Speech) -> str:
    """Where the marker of a track stands, its steps, and what counts instead while the marker is turned."""
    cells = [f"[{cell}]" if at == track.at else str(cell) for at, cell in enumerate(track.cells)]
    counts = "" if track.counts is None else own(speech.lang).say("picture-counts", value=track.counts)
    return joined([speech.said(track.tip), *cells, counts], " ")


def gauge(gauge: Gauge, speech: Speech) -> str:
    """A number that is to reach another, and how that stands."""
    tip, verdict = speech.said(gauge.tip), speech.said(gauge.verdict)
    against = own(speech.lang).say("picture-against", value=gauge.value, against=gauge.against or 0)
    told = str(gauge.value) if gauge.against is None else against
    return own(speech.lang).say("picture-line", name=f"{tip} {told}", what=verdict) if verdict else f"{tip} {told}"


# -- things -------------------------------------------------------------------------------------------------


def card_thing(name: str, speech: Speech) -> Thing:
    """What a card is among things."""
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


def pieces(found: Iterable[Piece], speech: Speech) -> list[str]:
    """Pieces, equal ones counted."""
    named = [piece(one.name, one.seat, one.text, speech) for one in found]
    return [name if named.count(name) == 1 else f"{name} ×{named.count(name)}" for name in dict.fromkeys(named)]


def slot(slot: Slot, speech: Speech) -> str:
    """A place on a sheet: the card or whatever else lies there, or what may."""
    if slot.card:
        return card(slot.card, speech)
    if slot.state:
        return speech.said(slot.tip)
    return own(speech.lang).say("picture-free", slot=speech.said(slot.tip))


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
    return [speech.said(sentence) for sentence in sentences]

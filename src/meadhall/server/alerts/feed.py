"""A seat's feed, which says when it is your turn: as a calendar or Atom."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree as ET

from meadhall.games import package_of
from meadhall.ledger import Language
from meadhall.text import LANGUAGES, locale

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

ATOM: Final = "http://www.w3.org/2005/Atom"
TYPES: Final = {"atom": "application/atom+xml", "ics": "text/calendar"}
FOLD: Final = 73  # octets in a line of a calendar
WORDS: Final = "meadhall.server"


class News(NamedTuple):
    """A message for a seat: its id, when it began, until when there is time, its text."""

    id: str
    at: float
    until: float | None
    said: str


def language(text: str) -> Language:
    return next((known for known in LANGUAGES if known == text), LANGUAGES[0])


def say(lang: str, message: str, **args: str | int) -> str:
    """Return a sentence of the server."""
    return locale(WORDS, language(lang)).say(message, **args)


def name_of(table: Table, lang: str) -> str:
    """Return a table's name, or its game's."""
    return table.head.name or locale(package_of(table.head.record.saga), language(lang)).say("hall-title")


def news(table: Table, seat: int, lang: str) -> News | None:
    """Return the message for a seat; None while others decide."""
    name, asked_at = name_of(table, lang), table.clock.day_of(table.asked_at)
    if table.status == "over":
        return News("over", asked_at, None, say(lang, "call-over", table=name))
    if table.status != "playing" or table.standing.asks(seat) is None or table.head.sits[seat].bot:
        return None
    message = "call-rests" if table.head.resting else "call-turn"
    turn = f"{table.epoch}.{table.standing.opened}"
    return News(turn, asked_at, table.deadline(), say(lang, message, table=name))


# -- Atom --------------------------------------------------------------------------------------------------


def atom(table: Table, seat: int, lang: str, home: str) -> bytes:
    """Return an Atom feed with one entry while it is the seat's turn."""
    found, link = news(table, seat, lang), f"{home}/table/{table.id}"
    feed = ET.Element("feed", {"xmlns": ATOM, "xml:lang": language(lang)})
    _text(feed, "id", urn(table.id, seat))
    _text(feed, "title", say(lang, "feed-title", table=name_of(table, lang)))
    _text(feed, "updated", stamp(found.at if found else table.clock.day_of(table.asked_at)))
    ET.SubElement(feed, "link", {"href": link})
    ET.SubElement(ET.SubElement(feed, "author"), "name").text = "Meadhall"
    if found:
        entry = ET.SubElement(feed, "entry")
        for tag, text in (("id", urn(table.id, seat, found.id)), ("title", found.said), ("updated", stamp(found.at))):
            _text(entry, tag, text)
        ET.SubElement(entry, "link", {"href": link})
        _text(entry, "content", _text_of(found, lang))
    written: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return written


def _text(above: ET.Element, tag: str, text: str) -> None:
    ET.SubElement(above, tag).text = text


def _text_of(found: News, lang: str) -> str:
    if found.until is None:
        return found.said
    return f"{found.said} {say(lang, 'call-until', time=stamp(found.until, '%Y-%m-%d, %H:%M UTC'))}"


# -- iCalendar ---------------------------------------------------------------------------------------------


def calendar(table: Table, seat: int, lang: str, home: str) -> bytes:
    """Return a calendar with one event while it is your turn: now, or at the deadline."""
    found, link = news(table, seat, lang), f"{home}/table/{table.id}"
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Meadhall//Meadhall//EN",
        f"X-WR-CALNAME:{escaped(say(lang, 'feed-title', table=name_of(table, lang)))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
        "X-PUBLISHED-TTL:PT15M",
        *(_entry(found, link, urn(table.id, seat, found.id), lang) if found else ()),
        "END:VCALENDAR",
    ]
    return "".join([f"{folded(line)}\r\n" for line in lines]).encode()


def _entry(found: News, link: str, uid: str, lang: str) -> list[str]:
    """Return an event of half an hour, the shortest that calendars show, with a reminder."""
    start = found.at if found.until is None else max(found.at, found.until - 1800)
    return [
        "BEGIN:VEVENT",
        f"UID:{uid}",
        f"DTSTAMP:{stamp(found.at, '%Y%m%dT%H%M%SZ')}",
        f"DTSTART:{stamp(start, '%Y%m%dT%H%M%SZ')}",
        f"DTEND:{stamp(start + 1800, '%Y%m%dT%H%M%SZ')}",
        f"SUMMARY:{escaped(found.said)}",
        f"DESCRIPTION:{escaped(_text_of(found, lang))}",
        f"URL:{link}",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        "TRIGGER:-PT0M",
        f"DESCRIPTION:{escaped(found.said)}",
        "END:VALARM",
        "END:VEVENT",
    ]


def escaped(text: str) -> str:
    for character in ("\\", ";", ","):
        text = text.replace(character, f"\\{character}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """Return a line folded into short pieces, between characters."""
    pieces, piece = [], ""
    for character in line:
        if len((piece + character).encode()) > FOLD:
            pieces.append(piece)
            piece = ""
        piece += character
    return "\r\n ".join([*pieces, piece])


def urn(table: str, seat: int, turn: str = "") -> str:
    """Return a stable id that reveals nothing."""
    return f"urn:uuid:{_uuid(hashlib.sha256(f'{table} {seat} {turn}'.encode()).hexdigest())}"


def _uuid(hexes: str) -> str:
    return "-".join([hexes[:8], hexes[8:12], f"8{hexes[13:16]}", f"8{hexes[17:20]}", hexes[20:32]])


def stamp(seconds: float, form: str = "%Y-%m-%dT%H:%M:%SZ") -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime(form)

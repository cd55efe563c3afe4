"""Messages about a table, made from a seat's view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import meadhall
from meadhall.games.editions import called
from meadhall.kernel import Record
from meadhall.server.security import Bucket
from meadhall.server.workers.worker_table import Shown, encode

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

CHAT_LINES: Final = 100  # lines in a message
TALK_RATE: Final = (2.0, 30.0)  # lines of chat: a second, and in a burst; for players, and for spectators


class News(NamedTuple):
    """The parts of a message that don't depend on the seat, encoded."""

    version: int
    rest: float  # seconds until bots go on after an answer that can be taken back
    table: bytes
    marks: bytes
    standing: bytes  # several fields, of the match
    chat: bytes

    def agreed(self, other: News) -> News:
        """Return what two listeners both know; parts that differ are empty."""
        same = [one if one == two else b"" for one, two in zip(self[2:], other[2:], strict=True)]
        return News(self.version, self.rest, *same)


def news(table: Table) -> tuple[News, News]:
    """Return the news for players and for spectators: only the chat differs."""
    about, marks = encode(summary(table)), encode(table.marks.listed(table.standing))
    shared = (table.version, table.undo_left, about, marks, table.standing.shared)
    players, everyone = [table.chat.heard(together) for together in (table.standing.over, True)]
    return News(*shared, players), News(*shared, everyone)


def state(news: News, shown: Shown, more: bytes = b"") -> bytes:
    """Return the message with the whole table. `more`: further fields, each with a comma."""
    head = b'{"type":"state","version":%d,"table":%b,"plans":%b,%b,' % (news.version, *news[2:5])
    return b'%b%b,%b,%b"chat":%b}' % (head, shown.fields, _events(news, shown), more, news.chat)


def change(before: News, news: News, shown: Shown) -> bytes:
    """Return the message with what changed since the last one."""
    parts = [b'{"type":"change","base":%d,"version":%d' % (before.version, news.version)]
    if news.table != before.table:
        parts.append(b'"table":%b' % news.table)
    if news.marks != before.marks:
        parts.append(b'"plans":%b' % news.marks)
    if news.standing != before.standing:
        parts.append(news.standing)
    if shown.fields:
        parts.append(shown.fields)
    parts.append(_events(news, shown))
    if news.chat != before.chat:
        parts.append(b'"chat":%b' % news.chat)
    return b",".join(parts) + b"}"


def _events(news: News, shown: Shown) -> bytes:
    """Return the fields of this message only: events, and the time left for undo."""
    staged = b',"moments":%b' % shown.moments if shown.moments else b""
    rests = encode(round(news.rest, 2) if shown.undoable else 0.0)
    return b'"rest":%b,"from":%d,"events":%b%b' % (rests, shown.since, shown.events, staged)


def summary(table: Table, status: str = "") -> dict[str, Any]:
    """Return what all can know of a table; with a status, as it will be."""
    head, record, standing = table.head, table.head.record, table.standing
    status, asked = status or table.status, {one.seat for one in standing.asked}
    return {
        "id": table.id,
        "name": head.name,
        "saga": record.saga,
        "edition": record.edition,
        "called": called(record.saga, record.edition),
        "options": table.agreed,
        "status": status,
        "public": head.public,
        "clock": head.clock,
        "resting": head.resting,
        "deadline": table.deadline(),
        "rematch": head.rematch,
        "chosen": head.chosen,
        "sits": [
            {
                "seat": seat,
                "plays": standing.names[seat],
                "name": sitting.name,
                "bot": sitting.bot,
                "away": sitting.away,
                "late": sitting.late,
                "link": sitting.link,
                "free": sitting.is_free and status == "playing",
                "asked": seat in asked,
                **({"hands": table.attribution.of(seat)} if table.status == "over" else {}),
            }
            for seat, sitting in enumerate(head.sits)
        ],
    }


def agreed(record: Record) -> dict[str, Any]:
    """Return the table's settings that have a list of values."""
    choices = meadhall.game(record.saga, record.edition).choices.values()
    return {c.name: record.options.get(c.name, c.usual(record.seats)) for c in choices if c.values}


class ChatLog:
    """A table's chat. Players don't see what spectators write until the match is over."""

    def __init__(self) -> None:
        self.players: list[dict[str, Any]] = []  # lines of players
        self.everyone: list[dict[str, Any]] = []  # lines of players and spectators
        self.said = [0, 0]  # lines so far: of players, of spectators
        self.pace = (Bucket(*TALK_RATE), Bucket(*TALK_RATE))
        self._written: dict[bool, bytes] = {}

    def add(self, line: dict[str, Any]) -> None:
        self.said[line["seat"] is None] += 1
        logs = [self.everyone] if line["seat"] is None else [self.everyone, self.players]
        for log in logs:
            log.append(line)
            del log[:-CHAT_LINES]
        self._written.clear()

    def heard(self, together: bool) -> bytes:
        """Return the lines of players, or of all."""
        if together not in self._written:
            self._written[together] = encode(self.everyone if together else self.players)
        return self._written[together]

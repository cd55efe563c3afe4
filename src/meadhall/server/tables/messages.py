"""What is told of a table: to each seat and to spectators, made from that seat's view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import meadhall
from meadhall.games.editions import called
from meadhall.kernel import Record
from meadhall.server.security import Bucket
from meadhall.server.workers.worker_table import Shown, encode

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

CHAT_LINES: Final = 100  # that a message carries
TALK_RATE: Final = (2.0, 30.0)  # lines of chat a second, and at once, in each of the two rooms


class News(NamedTuple):
    """What a message tells beside what is to be seen of the match: how the table is, as it is written."""

    version: int
    rest: float  # seconds for which an answer may still be taken back in peace
    table: bytes
    plans: bytes
    standing: bytes  # several fields, of the match
    chat: bytes

    def agreed(self, other: News) -> News:
        """What two know who were told at different times; what one of them does not know is empty."""
        same = [one if one == two else b"" for one, two in zip(self[2:], other[2:], strict=True)]
        return News(self.version, self.rest, *same)


def news(table: Table) -> tuple[News, News]:
    """What players are told, and what spectators are: all the same, but for the chat that they may hear."""
    told, plans = encode(summary(table)), encode(table.plans.told(table.standing))
    shared = (table.version, table.undo_left, told, plans, table.standing.shared)
    players, everyone = [table.chat.heard(together) for together in (table.standing.over, True)]
    return News(*shared, players), News(*shared, everyone)


def state(news: News, shown: Shown, more: bytes = b"") -> bytes:
    """The message that tells an audience the whole table; `more` are fields that are told once, each with its comma."""
    head = b'{"type":"state","version":%d,"table":%b,"plans":%b,%b,' % (news.version, *news[2:5])
    return b'%b%b,%b,%b"chat":%b}' % (head, shown.fields, _told(news, shown), more, news.chat)


def change(before: News, news: News, shown: Shown) -> bytes:
    """The message that tells an audience what is not as it was when it was last told."""
    parts = [b'{"type":"change","base":%d,"version":%d' % (before.version, news.version)]
    if news.table != before.table:
        parts.append(b'"table":%b' % news.table)
    if news.plans != before.plans:
        parts.append(b'"plans":%b' % news.plans)
    if news.standing != before.standing:
        parts.append(news.standing)
    if shown.fields:
        parts.append(shown.fields)
    parts.append(_told(news, shown))
    if news.chat != before.chat:
        parts.append(b'"chat":%b' % news.chat)
    return b",".join(parts) + b"}"


def _told(news: News, shown: Shown) -> bytes:
    """What is of this message alone: events, and how long an answer can be taken back in peace."""
    staged = b',"moments":%b' % shown.moments if shown.moments else b""
    rests = encode(round(news.rest, 2) if shown.undoable else 0.0)
    return b'"rest":%b,"from":%d,"events":%b%b' % (rests, shown.since, shown.events, staged)


def summary(table: Table, status: str = "") -> dict[str, Any]:
    """What anybody may know of a table; with a status, as it will be."""
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
                **({"hands": table.hands.of(seat)} if table.status == "over" else {}),
            }
            for seat, sitting in enumerate(head.sits)
        ],
    }


def agreed(record: Record) -> dict[str, Any]:
    """How the table is set, as far as a form could have asked: every choice among a few values."""
    choices = meadhall.game(record.saga, record.edition).choices.values()
    return {c.name: record.options.get(c.name, c.usual(record.seats)) for c in choices if c.values}


class Talk:
    """The chat of a table: two rooms while the match is played, one afterwards."""

    def __init__(self) -> None:
        self.players: list[dict[str, Any]] = []  # what players said
        self.everyone: list[dict[str, Any]] = []  # that, and what spectators said
        self.said = [0, 0]  # lines so far: players', spectators'
        self.pace = (Bucket(*TALK_RATE), Bucket(*TALK_RATE))
        self._written: dict[bool, bytes] = {}

    def add(self, line: dict[str, Any]) -> None:
        self.said[line["seat"] is None] += 1
        rooms = [self.everyone] if line["seat"] is None else [self.everyone, self.players]
        for room in rooms:
            room.append(line)
            del room[:-CHAT_LINES]
        self._written.clear()

    def heard(self, together: bool) -> bytes:
        """Players hear players; spectators hear both, for what they say cannot reach the players."""
        if together not in self._written:
            self._written[together] = encode(self.everyone if together else self.players)
        return self._written[together]

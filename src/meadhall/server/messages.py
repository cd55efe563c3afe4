"""What is told of a table: to each seat and to spectators, made from that seat's view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

import meadhall
from meadhall.games.editions import called
from meadhall.kernel import Record
from meadhall.server.room import Shown, encode

if TYPE_CHECKING:
    from meadhall.server.table import Table

CHAT_LINES: Final = 100  # that a message carries


def common(table: Table) -> bytes:
    """The beginning of a message: what it tells everybody alike."""
    told, plans = encode(summary(table)), encode(table.plans.told(table.standing))
    return b'{"type":"state","version":%d,"table":%b,"plans":%b,%b,' % (
        table.version,
        told,
        plans,
        table.standing.shared,
    )


def state(shared: bytes, shown: Shown, rest: float, chat: msgspec.Raw) -> bytes:
    """The message that tells an audience the table; for `rest` seconds it may still take back its answer in peace."""
    staged = b'"moments":%b,' % shown.moments if shown.moments else b""
    rests = encode(round(rest, 2) if shown.undoable else 0.0)
    own = b'%b,"rest":%b,"from":%d,"events":%b,' % (shown.fields, rests, shown.since, shown.events)
    return b'%b%b%b"chat":%b}' % (shared, own, staged, bytes(chat))


def summary(table: Table) -> dict[str, Any]:
    """What anybody may know of a table."""
    head, record, standing = table.head, table.head.record, table.standing
    return {
        "id": table.id,
        "name": head.name,
        "saga": record.saga,
        "edition": record.edition,
        "called": called(record.saga, record.edition),
        "options": agreed(record),
        "status": table.status,
        "public": head.public,
        "clock": head.clock,
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
                "free": sitting.is_free and table.status == "playing",
                "asked": standing.asks(seat) is not None,
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
        self._written: dict[bool, msgspec.Raw] = {}

    def add(self, line: dict[str, Any]) -> None:
        self.said[line["seat"] is None] += 1
        rooms = [self.everyone] if line["seat"] is None else [self.everyone, self.players]
        for room in rooms:
            room.append(line)
            del room[:-CHAT_LINES]
        self._written.clear()

    def heard_by(self, seat: int | None, over: bool) -> msgspec.Raw:
        """Players hear players; spectators hear both, for what they say cannot reach the players."""
        together = seat is None or over
        if together not in self._written:
            self._written[together] = msgspec.Raw(encode(self.everyone if together else self.players))
        return self._written[together]

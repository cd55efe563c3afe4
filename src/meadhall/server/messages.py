"""What is told of a table: to each seat and to spectators, made from that seat's view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from meadhall.games.editions import called
from meadhall.kernel import Decision, Match, View
from meadhall.kernel.moment import Reel, mentioned

if TYPE_CHECKING:
    from meadhall.server.table import Table

CHAT_LINES: Final = 100  # that a message carries
encode = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """Who is told: a seat or a spectator, with the table as a picture or as the plain view."""

    seat: int | None
    drawn: bool


class Eyes:
    """The log as one seat may know it, kept so that it is filtered once."""

    __slots__ = ("events", "read", "reel", "seat", "told")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[Any] = []
        self.read: list[Any] = []  # the entries taken in so far
        self.told = 0  # how many events the listeners have, and still rightly
        self.reel: Reel | None = None  # the moments in it

    def look(self, match: Match[Any]) -> Eyes:
        """Take in what is new; after an undo, forget what is no longer so."""
        log, read = match.log, self.read
        same = min(len(log), len(read))
        while same and log[same - 1] is not read[same - 1]:
            same -= 1
        if same < len(read):
            self.events = [entry.event for entry in read[:same] if entry.heard_by(self.seat)]
            self.told = min(self.told, len(self.events))
            del read[same:]
            if self.reel is not None:
                self.reel.cut(len(self.events))
        fresh = log[same:]
        self.events += [entry.event for entry in fresh if entry.heard_by(self.seat)]
        read += fresh
        return self

    def moments(self, match: Match[Any]) -> Reel:
        """The moments in what was taken in."""
        if self.reel is None:
            self.reel = Reel(match.game.moments, self.seat)
        return self.reel.follow(self.events)


def message(
    table: Table, audience: Audience, have: int | None = None, shared: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The table as a seat may see it, with the events it does not have yet: all of them, if it has none."""
    seat, match = audience.seat, table.match
    eyes = table.eyes(audience).look(match)
    view = match.view(seat)
    return {
        **(common(table) if shared is None else shared),
        "seat": seat,
        **seen(view, audience.drawn),
        **(staged(eyes, view, match, have) if audience.drawn else {}),
        "ask": asked(table, seat),
        "undo": table.status == "playing" and view.can_undo,
        "rest": round(table.undo_left, 2) if view.can_undo else 0.0,
        "from": have or 0,
        "events": eyes.events[have or 0 :],
        "chat": table.chat.heard_by(seat, match.over),
    }


def common(table: Table) -> dict[str, Any]:
    """What a message tells everybody alike."""
    match = table.match
    return {
        "type": "state",
        "version": table.version,
        "joint": match.joint and bool(match.pending),
        "table": msgspec.Raw(encode(summary(table))),
        "waiting": [[d.seat, d.question.name, d.args] for d in match.decisions],
        "outcome": match.outcome,
        "plans": table.plans.told(match),
        "actions": 0 if match.record is None else len(match.record.actions),
    }


def seen(view: View, drawn: bool) -> dict[str, Any]:
    """What a seat sees, as the client draws it or as programs read it."""
    picture = view.picture() if drawn else None
    return {"view": view.table} if picture is None else {"picture": picture}


def staged(eyes: Eyes, view: View, match: Match[Any], have: int | None) -> dict[str, Any]:
    """The moments that ended in what is told, and the one under way.

    Whoever hears of the table for the first time is told of all that there were, and asks for those he wants to see.
    """
    if not match.game.moments:
        return {}
    reel, table = eyes.moments(match), view.table
    found = list(reel.moments(eyes.events, table, have or 0))
    return {
        "moments": found if have is not None else [mentioned(one) for one in found],
        "now": reel.now(eyes.events, table),
    }


def asked(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The question a seat is to answer, with its options as texts."""
    decision = None if seat is None or table.status != "playing" else table.match.decision(seat)
    if decision is None:
        return None
    text = table.match.game.vocabulary.text
    return {
        "decision": decision_id(table, decision),
        "question": decision.question.name,
        "args": decision.args,
        "options": [text(option) for option in decision.options],
        "picks": [text(pick) for pick in decision.picks],
        "most": decision.most,
    }


def decision_id(table: Table, decision: Decision) -> str:
    """Names a question at one moment: an answer that quotes another one is stale."""
    return f"{table.epoch}.{table.match.opened}.{len(decision.picks)}"


def summary(table: Table) -> dict[str, Any]:
    """What anybody may know of a table."""
    head, record = table.head, table.head.record
    pending = {d.seat for d in table.match.decisions}
    names = table.match.game.seat_names(table.match.state)
    return {
        "id": table.id,
        "name": head.name,
        "saga": record.saga,
        "edition": record.edition,
        "called": called(record.saga, record.edition),
        "options": agreed(table),
        "status": table.status,
        "public": head.public,
        "clock": head.clock,
        "deadline": table.deadline(),
        "rematch": head.rematch,
        "sits": [
            {
                "seat": seat,
                "plays": names[seat],
                "name": sitting.name,
                "bot": sitting.bot,
                "away": sitting.away,
                "free": sitting.is_free and table.status == "playing",
                "asked": seat in pending,
            }
            for seat, sitting in enumerate(head.sits)
        ],
    }


def agreed(table: Table) -> dict[str, Any]:
    """How the table is set, as far as a form could have asked: every choice among a few values."""
    record, choices = table.head.record, table.match.game.choices.values()
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

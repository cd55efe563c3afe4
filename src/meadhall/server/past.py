"""The past of a table: the position after any number of actions, as a seat may see it."""

from __future__ import annotations

from typing import Any

from msgspec import field, structs

import meadhall
from meadhall.kernel import Record, View
from meadhall.kernel.moment import mentioned
from meadhall.server.engine import limited
from meadhall.server.messages import seen
from meadhall.server.protocol import Refused, short
from meadhall.server.table import Table


class Told(Record):
    """A record as a file: with the names of those who played."""

    players: list[str] = field(default_factory=list)


def record_of(table: Table) -> Told:
    """The record of a match, once it is over (or broken): before that it would tell everything."""
    table.check_usable()
    if table.status == "playing":
        raise Refused("not-over", "the record can be had when the match is over")
    players = [sitting.name for sitting in table.head.sits]
    return Told(**structs.asdict(played(table)), players=players)


def players_of(record: Told) -> list[str]:
    """The names in a file, by seat: all of them, or none at all."""
    if len(record.players) not in (0, record.seats):
        raise Refused("bad-record", "players: one name for each seat", status=400)
    return [short(name) for name in record.players] or [""] * record.seats


def played(table: Table) -> Record:
    """Everything played so far; never leaves the server while the match goes on."""
    match = table.match
    return table.head.record.head(match.record.actions if match.record else (), match.hash())


def moment(table: Table, me: int | None, at: str, seat: str, drawn: bool) -> dict[str, Any]:
    """The table after `at` actions, from one's own eyes, or after the end from any seat's."""
    table.check_usable()
    record = played(table)
    number, eyes = place(at, len(record.actions)), whose(table, me, seat)
    with limited():
        match = meadhall.replay(record, max(0, number - 1))
        before = len(match.view(eyes).log()) if number else 0
        for action in record.actions[max(0, number - 1) : number]:
            match.repeat(action)
    view = match.view(eyes)
    return {
        "type": "moment",
        "at": number,
        "of": len(record.actions),
        "seat": eyes,
        **seen(view, drawn),
        "waiting": [[w.seat, w.question, w.args] for w in view.waiting],
        "outcome": view.outcome,
        "from": before,
        "events": [entry.event for entry in view.log()],
        **(replayed(view, before) if drawn else {}),
    }


def replayed(view: View, before: int) -> dict[str, Any]:
    """The moments up to here: those that the last action ended with their steps."""
    moments = view.moments()
    return {"moments": [one if one.end > before else mentioned(one) for one in moments], "now": view.moment()}


def scene(table: Table, me: int | None, start: str, end: str, seat: str) -> dict[str, Any]:
    """One moment in a table's log with all its steps, by its first event and the one after its last."""
    table.check_usable()
    eyes = whose(table, me, seat)
    found = [one for one in table.match.view(eyes).moments() if [str(one.start), str(one.end)] == [start, end]]
    if not found:
        raise Refused("no-moment", "there is no such moment in the log", status=400)
    return {"type": "scene", "moment": found[0]}


def place(at: str, last: int) -> int:
    """A moment's number: how many actions had been played."""
    if not (at.isascii() and at.isdigit() and len(at) < 10 and int(at) <= last):
        raise Refused("no-moment", f"a moment is a number from 0 to {last}", status=400)
    return int(at)


def whose(table: Table, me: int | None, seat: str) -> int | None:
    """Whose eyes the past is seen with."""
    if not seat:
        return me
    if seat not in [str(number) for number in range(table.head.record.seats)]:
        raise Refused("no-seat", "there is no such seat", status=400)
    if int(seat) != me and table.status == "playing":
        raise Refused("not-over", "other seats' eyes open when the match is over", status=403)
    return int(seat)

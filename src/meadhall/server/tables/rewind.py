"""The past of a table: the position after any number of actions, as a seat may see it."""

from __future__ import annotations

from msgspec import field, structs

from meadhall.kernel import Action, Record
from meadhall.server.protocol import Refused, short
from meadhall.server.tables.table import Table
from meadhall.server.workers import worker_protocol
from meadhall.server.workers.worker import Stopped


class Told(Record):
    """A record as a file: with the names of those who played."""

    players: list[str] = field(default_factory=list)


async def record_of(table: Table) -> Told:
    """The record of a match, once it is over (or broken): before that it would tell everything."""
    table.check_usable()
    if table.status == "playing":
        raise Refused("not-over", "the record can be had when the match is over")
    players = [sitting.name for sitting in table.head.sits]
    try:
        actions, found = await table.played()
    except Stopped:  # the rules cannot even play again what was played: then it is told as it was written
        actions, found = standing_moves(table), ""
    return Told(**structs.asdict(table.head.record.head(actions, found)), players=players)


def standing_moves(table: Table) -> list[Action]:
    """The actions that were not taken back, without asking the rules."""
    actions = list(table.head.record.actions)
    for move in table.moves:
        if move.option is not None:
            actions.append(Action(move.seat, move.option))
        else:
            del actions[max(n for n, action in enumerate(actions) if action.seat == move.seat)]
    return actions


def players_of(record: Told) -> list[str]:
    """The names in a file, by seat: all of them, or none at all."""
    if len(record.players) not in (0, record.seats):
        raise Refused("bad-record", "players: one name for each seat", status=400)
    return [short(name) for name in record.players] or [""] * record.seats


async def moment(table: Table, me: int | None, at: str, seat: str, drawn: bool) -> bytes:
    """The table after `at` actions, from one's own eyes, or after the end from any seat's."""
    table.check_usable()
    number, eyes = place(at, table.standing.actions), whose(table, me, seat)
    try:
        return await table.ask(worker_protocol.Moment(table.id, number, eyes, drawn), bytes)
    except Stopped as error:
        raise Refused("broken", "the saga cannot show this moment", status=500) from error


async def scene(table: Table, me: int | None, start: str, end: str, seat: str) -> bytes:
    """One moment in a table's log with all its steps, by its first event and the one after its last."""
    table.check_usable()
    try:
        found = await table.ask(worker_protocol.Scene(table.id, start, end, whose(table, me, seat)), bytes)
    except Stopped as error:
        raise Refused("broken", "the saga cannot show this moment", status=500) from error
    if not found:
        raise Refused("no-moment", "there is no such moment in the log", status=400)
    return found


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

"""Shows past positions of a table, and exports its record."""

from __future__ import annotations

from msgspec import field, structs

from meadhall.kernel import Action, Record
from meadhall.server.protocol import Refused, short
from meadhall.server.tables.table import Table
from meadhall.server.workers import worker_protocol
from meadhall.server.workers.worker import Stopped


class MatchFile(Record):
    """A match file: the record with the players' names."""

    players: list[str] = field(default_factory=list)


async def record_of(table: Table) -> MatchFile:
    """Return the match file of a finished or broken match. During play it would reveal all."""
    table.check_usable()
    if table.status == "playing":
        raise Refused("not-over", "the match file is available when the match is over")
    players = [sitting.name for sitting in table.head.sits]
    try:
        actions, found = await table.played()
    except Stopped:  # the rules can't replay it: export the log as stored
        actions, found = standing_moves(table), ""
    return MatchFile(**structs.asdict(table.head.record.head(actions, found)), players=players)


def standing_moves(table: Table) -> list[Action]:
    """Return the actions that weren't taken back, without the rules."""
    actions = list(table.head.record.actions)
    for move in table.moves:
        if move.option is not None:
            actions.append(Action(move.seat, move.option))
        else:
            del actions[max(n for n, action in enumerate(actions) if action.seat == move.seat)]
    return actions


def players_of(record: MatchFile) -> list[str]:
    """Return the names in a match file: one for each seat, or none."""
    if len(record.players) not in (0, record.seats):
        raise Refused("bad-record", "players: needs one name for each seat", status=400)
    return [short(name) for name in record.players] or [""] * record.seats


async def moment(table: Table, me: int | None, at: str, seat: str, drawn: bool) -> bytes:
    """Return the table after `at` actions; other seats' views only after the end."""
    table.check_usable()
    number, viewer = place(at, table.standing.actions), viewer_of(table, me, seat)
    try:
        return await table.ask(worker_protocol.Moment(table.id, number, viewer, drawn), bytes)
    except Stopped as error:
        raise Refused("broken", "the game failed to show this moment", status=500) from error


async def scene(table: Table, me: int | None, start: str, end: str, seat: str) -> bytes:
    """Return a scene in the log with all its steps, by its first event and the one after it."""
    table.check_usable()
    try:
        found = await table.ask(worker_protocol.Scene(table.id, start, end, viewer_of(table, me, seat)), bytes)
    except Stopped as error:
        raise Refused("broken", "the game failed to show this moment", status=500) from error
    if not found:
        raise Refused("no-moment", "the log has no such scene", status=400)
    return found


def place(at: str, last: int) -> int:
    """Return a number of actions from its text."""
    if not (at.isascii() and at.isdigit() and len(at) < 10 and int(at) <= last):
        raise Refused("no-moment", f"needs a number of actions from 0 to {last}", status=400)
    return int(at)


def viewer_of(table: Table, me: int | None, seat: str) -> int | None:
    """Return the seat whose view is shown."""
    if not seat:
        return me
    if seat not in [str(number) for number in range(table.head.record.seats)]:
        raise Refused("no-seat", "there is no such seat", status=400)
    if int(seat) != me and table.status == "playing":
        raise Refused("not-over", "other seats' views open when the match is over", status=403)
    return int(seat)

"""The hall: all tables of one process, their bots and their clocks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

import meadhall
from meadhall.kernel import Record
from meadhall.server.hall.games import imported
from meadhall.server.hall.hint_limit import HintLimit
from meadhall.server.hall.leases import GONE, keep, revive, wake
from meadhall.server.hall.lobby import TOPIC, Lobby
from meadhall.server.protocol import OpenTable, Refused, short
from meadhall.server.security import hash_token, new_token
from meadhall.server.steady_clock import Watch
from meadhall.server.storage.store import Elsewhere, Store
from meadhall.server.storage.table_info import Head, Sitting
from meadhall.server.tables import pausing, seats
from meadhall.server.tables.bot_answers import answered, hinted, reason_of, waited_for
from meadhall.server.tables.messages import summary
from meadhall.server.tables.rewind import Told, players_of
from meadhall.server.tables.table import Table
from meadhall.server.tables.turn_timers import GRACE, Clocks, set_clock
from meadhall.server.workers.bot_workers import Thinkers
from meadhall.server.workers.engine import Engine
from meadhall.server.workers.timings import Meter
from meadhall.server.workers.worker import Stopped
from meadhall.server.workers.worker_protocol import Check, Imagine, Simple
from meadhall.server.workers.worker_table import decision_id

SUBSTITUTE: Final = "greedy"  # who plays for a seat whose time has run out
AT_HAND: Final = 1000  # tables kept in memory, beside those that are looked at or play by themselves
T = TypeVar("T")
log = logging.getLogger("meadhall.hall")


class Hall:
    """Opens, finds and wakes tables. Lives on one event loop."""

    def __init__(self, store: Store, thinkers: Thinkers, engine: Engine, undo_seconds: float = 0.0) -> None:
        self.store = store
        self.undo_seconds = undo_seconds
        self.thinkers = thinkers
        self.engine = engine
        self.tables: dict[str, Table] = {}
        self.refusals: dict[str, int] = {}  # how often each reason was given
        self.watch = Watch()
        self.clocks = Clocks(self._ring, self.watch)
        self.attending: list[Callable[[Table], None]] = []  # called when a table has changed: alerts, say
        self.hints = HintLimit()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: dict[tuple[str, int], str] = {}  # the decision each bot is busy with
        self._opening = asyncio.Lock()
        self.lobby = Lobby(store, self.spawn)
        self.orphans = asyncio.Event()  # a process has gone: there may be tables that nobody minds
        self.closing = False
        self.topics: dict[str, Callable[[str], None]] = {  # who hears what processes tell each other
            TOPIC: lambda _: self.lobby.hear(),
            GONE: lambda _: self.orphans.set(),
        }

    def start(self) -> None:
        """After a start: go on, in the background, with every table that plays by itself."""
        self.store.listen(self._hear)
        self.engine.start()
        self.spawn(keep(self) if self.store.lease else wake(self))

    @property
    def meter(self) -> Meter:
        return self.engine.meter

    def send_home(self) -> None:
        """Close all lines."""
        for table in list(self.tables.values()):
            table.circle.dismiss()

    def _hear(self, topic: str, text: str) -> None:
        """What a process of the hall told all of them."""
        if topic in self.topics:
            self.topics[topic](text)

    async def close(self) -> None:
        self.clocks.close()
        self.lobby.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.send_home()
        self.thinkers.close()
        await self.engine.close()
        await asyncio.sleep(0)  # their lines are closed after this turn of the loop
        self.store.close()

    def count(self, refused: Refused) -> Refused:
        """Keep count of what was refused, by reason."""
        self.refusals[refused.reason] = self.refusals.get(refused.reason, 0) + 1
        return refused

    # -- tables -------------------------------------------------------------------------------------

    async def table(self, table: str) -> Table:
        """A table by its id, read from disk if need be."""
        if table not in self.tables:
            async with self._opening:
                if self.closing:
                    raise Elsewhere
                if table not in self.tables:
                    self._adopt(await self._load(table))
                    self.attend(self.tables[table])
        found = self.tables.pop(table)
        self.tables[table] = found  # the order is that of use
        return found

    async def _load(self, table: str) -> Table:
        try:
            found = await self.store.load(table)
            if found is None:
                raise Refused("no-table", "there is no such table", status=404)
            row, lines = found
            head = msgspec.convert(row.written.head, Head)
            await imported(head.record.saga)
            opened = Table(table, head, self.store, self.engine, self.watch)
            opened.seal = row.seal
            await opened.restore(lines, row.created)
            if (opened.status, opened.listed) != (row.written.status, row.written.listed):
                await opened.save_head()  # a version of before was stopped between the last line of its log and this
                self.lobby.hear()
            self.clocks.forgive(opened)
            if row.orphaned:  # nobody could answer while it had no owner
                opened.grant(self.watch.now() + min(GRACE, float(opened.head.clock.get("seconds", 0))))
        except Refused as error:
            if error.reason in ("no-table", "not-kept", "moved", "other-edition", "other-format"):
                raise
            raise damaged(table, error) from error
        except Exception as error:  # whatever is wrong with one table, the hall stays open
            raise damaged(table, error) from error
        return opened

    def _adopt(self, table: Table) -> None:
        table.on_change = self.attend
        table.on_lost = self._lose
        table.undo_seconds = self.undo_seconds
        self.tables[table.id] = table
        if len(self.tables) > AT_HAND:
            self._put_away()

    def _put_away(self) -> None:
        """Let go of tables that nobody looks at; they are read again when somebody comes."""
        for table in list(self.tables.values())[:-AT_HAND]:
            if not (table.listeners or table.lock.locked() or self._awaits_bot(table)):
                self._forget(table)

    def _lose(self, table: Table) -> None:
        self._forget(table)
        if table.head.goes_on_alone and not self.closing:
            self.spawn(revive(self, table.id))

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.engine.forget(table.id)

    def _awaits_bot(self, table: Table) -> bool:
        return table.is_moving and any([table.head.sits[a.seat].bot for a in table.standing.asked])

    async def listed(self, where: int) -> list[dict[str, Any]]:
        """The tables that anybody may join, or watch, as they were written last."""
        found = []
        for name, shown in await self.lobby.rows(where):
            if shown and name not in self.tables:
                found.append(msgspec.json.decode(shown))
                continue
            try:
                table = await self.table(name)
            except Refused as error:
                log.warning("table %s cannot be listed: %s", name, error)
                continue
            async with table.lock:
                if table.status == "playing" and table.listed == where:
                    found.append(summary(table))
        return found

    async def open(self, wish: OpenTable) -> tuple[Table, dict[str, Any]]:
        """A new table; returns it with the links of its seats, which are never stored."""
        await imported(wish.saga)
        for sit in wish.sits:
            if sit.kind == "bot":
                seats.check_bot(wish.saga, sit.bot)
        tokens = [new_token() if sit.kind in ("me", "friend") else "" for sit in wish.sits]
        sits = [
            Sitting(
                short(sit.name),
                hash_token(token) if token else "",
                sit.bot if sit.kind == "bot" else "",
                own=sit.kind == "me",
            )
            for sit, token in zip(wish.sits, tokens, strict=True)
        ]
        seed = secret_seed() if wish.seed is None else wish.seed
        record = Record(wish.saga, len(sits), seed, wish.edition, wish.options, wish.automatic, [])
        host = new_token()
        head = Head(short(wish.name), record, sits, set_clock(wish.clock), wish.public, hash_token(host))
        if wish.seed is not None:  # even where nobody else sits down: any link can be handed on, later too
            head.chosen = "seed"
        table = await self._create(head)
        return table, {"table": table.id, "host": host, "tokens": tokens}

    async def _create(self, head: Head) -> Table:
        table = await self._set_up(head)
        await table.kept(self.store.create(table.written()))
        self._adopt(table)
        self.attend(table)
        return table

    async def _set_up(self, head: Head) -> Table:
        await imported(head.record.saga)
        table = Table(secrets.token_urlsafe(8), head, self.store, self.engine, self.watch)
        try:
            await table.set_up()
        except Refused as error:
            error.reason = "bad-options" if error.reason == "other-edition" else error.reason
            raise unsuitable(error) from None
        except Stopped as error:
            raise Refused("bad-record", reason_of(error), status=400) from None
        return table

    async def rematch(self, table: Table) -> str:
        """The same people at a new table, where each claims a new link. Asked twice, it is the same table."""
        async with table.lock:
            table.check_usable()
            if table.status == "playing":
                raise Refused("not-over", "the match is not over yet")
            if not table.head.rematch:
                await self._follow(table)
            return table.head.rematch

    async def _follow(self, table: Table) -> None:
        """One step on disk: there is never a next table that the last one does not know of."""
        new = await self._set_up(table.head.again(secret_seed()))
        table.head.rematch = new.id
        await table.kept(self.store.follow(table.written(), new.written()))
        self._adopt(new)
        self.attend(new)
        table.tell()

    async def bring(self, record: Told) -> Table:
        """A table from a record file: to look at, and, if it is not over, to go on with."""
        try:
            over = await self.engine.ask(Check("", record.head(record.actions, record.hash)), bool)
        except Refused as error:
            raise unsuitable(error) from None
        except Stopped as error:
            raise Refused("bad-record", reason_of(error), status=400) from None
        sits = [Sitting(name if over else "") for name in players_of(record)]
        chosen = "" if over else "record"
        return await self._create(Head("", record.head(record.actions), sits, {"mode": "none"}, False, "", "", chosen))

    # -- bots -------------------------------------------------------------------------------------------

    def attend(self, table: Table) -> None:
        """Let the bots of a table think, and mind its clock."""
        if self.tables.get(table.id) is not table:
            return  # a copy that was put aside: whoever opens the table again minds the new one
        self.clocks.mind(table)
        for note in self.attending:
            note(table)
        self.lobby.change(table)
        if not table.is_moving:
            return
        if pausing.is_deserted(table):
            self.spawn(pausing.lay_down(table))
            return
        for asked in table.standing.asked:
            bot, key = table.head.sits[asked.seat].bot, (table.id, asked.seat)
            quoted = decision_id(table.epoch, table.standing.opened, asked.picks)
            if bot and self._thinking.get(key) != quoted:
                self._thinking[key] = quoted
                self.spawn(self._play_bot(table, asked.seat, bot, quoted))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the hall failed", exc_info=task.exception())

    async def _play_bot(self, table: Table, seat: int, bot: str, quoted: str) -> None:
        """One answer of a bot. If the table has moved on meanwhile, or the player is back, it is dropped."""
        try:
            option = await self._thought(table, seat, bot, quoted)
            await asyncio.sleep(table.undo_left)
            await table.answer(seat, table.version, quoted, option, bot)
        except Refused as error:
            log.info("table %s: bot on seat %s: %s", table.id, seat, error.reason)
        except Stopped as error:  # not even the simplest bot can play on: the saga has failed
            async with table.lock:
                await table.stop(str(error))
        finally:
            if self._thinking.get((table.id, seat)) == quoted:
                del self._thinking[table.id, seat]
        self.attend(self.tables.get(table.id, table))  # another copy of it may wait for this bot by now

    async def _thought(self, table: Table, seat: int, bot: str, quoted: str) -> str:
        """What the bot answers, in time. Its seed tells nothing of the table's."""
        seed, wish = secrets.randbits(53), self.thinkers.soon(lambda: waited_for(table), lambda: self._think(table))
        async with table.lock:
            asked = table.standing.asks(seat)
            if asked is None or decision_id(table.epoch, table.standing.opened, asked.picks) != quoted:
                raise Refused("stale", "the question has changed meanwhile")
            position = await table.ask(Imagine(table.id, seat, seed), bytes)
        return await answered(self.thinkers, self.engine, Simple("", position, seat, bot, seed, 0.0), wish)

    def _think(self, table: Table) -> int:
        """How many bots of a table think just now."""
        return sum([name == table.id for name, _ in self._thinking])

    async def hint(self, table: Table, seat: int, address: str = "") -> dict[str, Any]:
        """What a bot would do on this seat, and why; the same for everything the seat can't see.

        A seat has one hint at a time, and a table and an address a few: others want to know, too.
        """
        async with table.lock:
            asked = table.standing.asks(seat) if table.status == "playing" else None
            if asked is None:
                raise Refused("not-asked", "it is not this seat that is asked now")
            if meadhall.game(table.head.record.saga).heuristics is None:
                raise Refused("no-hint", "this saga has no heuristics to give")
            quoted = decision_id(table.epoch, table.standing.opened, asked.picks)
            about, task = table.hints.get(seat, ("", None))
            if task is None or about != quoted or (task.done() and task.result() is None):
                if task is not None and not task.done():
                    raise Refused("too-many", "the last hint is still being thought about", status=429)
                leave = self.hints.enter(address, table.id)
                _, task = table.hints[seat] = quoted, self.spawn(hinted(self.thinkers, table, seat, address))
                task.add_done_callback(lambda _: leave())
        found = await asyncio.shield(task)
        if found is None:
            raise Refused("no-hint", "nothing came of it; try again later", status=503)
        return found

    # -- clocks -----------------------------------------------------------------------------------------

    def _ring(self, table: str) -> None:
        self.spawn(self._substitute(table))

    async def _substitute(self, name: str) -> None:
        """The time of a table is up: bots take the seats that were asked and did not answer, or nobody is left."""
        try:
            table = await self.table(name)
            await pausing.lay_down(table)
            for asked in table.standing.asked:
                sitting = table.head.sits[asked.seat]
                if sitting.token and not sitting.bot and table.is_late(asked.seat):
                    await seats.relieve(table, asked.seat, SUBSTITUTE, by_others=True)
            if (table.time_left or 0) > 0:
                self.clocks.mind(table)  # it rang a trifle early, or somebody has answered meanwhile
        except Refused as error:
            log.info("table %s: its clock: %s", name, error.reason)
            if error.reason == "not-kept":
                self.clocks.ring_again(name)


def unsuitable(refused: Refused) -> Refused:
    """Why a table cannot be set up as somebody wished."""
    if refused.reason not in ("bad-options", "other-edition", "other-format"):
        refused.reason = "bad-record"
    refused.status = 400 if refused.reason in ("bad-options", "bad-record") else 409
    return refused


def damaged(table: str, error: Exception) -> Refused:
    """What people are told of a table that cannot be played again; the log is told more."""
    log.error("table %s cannot be read: %s", table, reason_of(error))
    return Refused("damaged", "this table cannot be read; the doctor knows more", status=500)


def secret_seed() -> str:
    """256 bits that nobody can guess, nor work out from what is dealt by them."""
    return secrets.token_hex(32)

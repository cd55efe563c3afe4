"""All tables of a process, with their bots and timers."""

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
from meadhall.server.hall.leases import GONE, hold_lease, reload, resume_tables
from meadhall.server.hall.lobby import TOPIC, Lobby
from meadhall.server.protocol import OpenTable, Refused, short
from meadhall.server.security import hash_token, new_token
from meadhall.server.steady_clock import SteadyClock
from meadhall.server.storage.store import Elsewhere, Store
from meadhall.server.storage.table_info import Sitting, TableInfo
from meadhall.server.tables import pausing, seats
from meadhall.server.tables.bot_answers import answered, hinted, reason_of, requester_of
from meadhall.server.tables.messages import summary
from meadhall.server.tables.rewind import MatchFile, players_of
from meadhall.server.tables.table import Table
from meadhall.server.tables.turn_timers import GRACE, TurnTimers, set_clock
from meadhall.server.workers.bot_workers import BotWorkers
from meadhall.server.workers.engine import Engine
from meadhall.server.workers.timings import Timings
from meadhall.server.workers.worker import Stopped
from meadhall.server.workers.worker_protocol import Check, Imagine, Simple
from meadhall.server.workers.worker_table import decision_id

SUBSTITUTE: Final = "greedy"  # plays a seat that is out of time
AT_HAND: Final = 1000  # tables in memory, besides those with listeners or bots at work
T = TypeVar("T")
log = logging.getLogger("meadhall.hall")


class Hall:
    """Creates, loads and lists tables. Runs on one event loop."""

    def __init__(self, store: Store, thinkers: BotWorkers, engine: Engine, undo_seconds: float = 0.0) -> None:
        self.store = store
        self.undo_seconds = undo_seconds
        self.bot_workers = thinkers
        self.engine = engine
        self.tables: dict[str, Table] = {}
        self.refusals: dict[str, int] = {}  # count of refusals by reason
        self.clock = SteadyClock()
        self.turn_timers = TurnTimers(self._ring, self.clock)
        self.observers: list[Callable[[Table], None]] = []  # called when a table has changed
        self.hints = HintLimit()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: dict[tuple[str, int], str] = {}  # the decision each bot works on
        self._opening = asyncio.Lock()
        self.lobby = Lobby(store, self.spawn)
        self.orphans = asyncio.Event()  # set when a process has left: tables may have no owner
        self.closing = False
        self.topics: dict[str, Callable[[str], None]] = {  # handlers of notifications between processes
            TOPIC: lambda _: self.lobby.invalidate(),
            GONE: lambda _: self.orphans.set(),
        }

    def start(self) -> None:
        """Start the engine, and resume tables that go on without players."""
        self.store.listen(self._hear)
        self.engine.start()
        self.spawn(hold_lease(self) if self.store.lease else resume_tables(self))

    @property
    def timings(self) -> Timings:
        return self.engine.timings

    def disconnect_all(self) -> None:
        """Close all connections."""
        for table in list(self.tables.values()):
            table.subscribers.dismiss()

    def _hear(self, topic: str, text: str) -> None:
        """Handle a notification between processes."""
        if topic in self.topics:
            self.topics[topic](text)

    async def close(self) -> None:
        self.turn_timers.close()
        self.lobby.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.disconnect_all()
        self.bot_workers.close()
        await self.engine.close()
        await asyncio.sleep(0)  # connections close in the next turn of the loop
        self.store.close()

    def count(self, refused: Refused) -> Refused:
        """Count a refusal by its reason."""
        self.refusals[refused.reason] = self.refusals.get(refused.reason, 0) + 1
        return refused

    # -- tables --------------------------------------------------------------------------------------------

    async def table(self, table: str) -> Table:
        """Return a table by its id; load it if needed."""
        if table not in self.tables:
            async with self._opening:
                if self.closing:
                    raise Elsewhere
                if table not in self.tables:
                    self._adopt(await self._load(table))
                    self.after_change(self.tables[table])
        found = self.tables.pop(table)
        self.tables[table] = found  # ordered by use
        return found

    async def _load(self, table: str) -> Table:
        try:
            found = await self.store.load(table)
            if found is None:
                raise Refused("no-table", "there is no such table", status=404)
            row, lines = found
            head = msgspec.convert(row.written.head, TableInfo)
            await imported(head.record.saga)
            opened = Table(table, head, self.store, self.engine, self.clock)
            opened.seal = row.seal
            await opened.restore(lines, row.created)
            if (opened.status, opened.listed) != (row.written.status, row.written.listed):
                await opened.save_head()  # an older version was stopped between the log and this
                self.lobby.invalidate()
            self.turn_timers.forgive(opened)
            if row.orphaned:  # no one could answer while it had no owner
                opened.grant(self.clock.now() + min(GRACE, float(opened.head.clock.get("seconds", 0))))
        except Refused as error:
            if error.reason in ("no-table", "not-kept", "moved", "other-edition", "other-format"):
                raise
            raise damaged(table, error) from error
        except Exception as error:  # one damaged table must not affect others
            raise damaged(table, error) from error
        return opened

    def _adopt(self, table: Table) -> None:
        table.on_change = self.after_change
        table.on_lost = self._lose
        table.undo_seconds = self.undo_seconds
        self.tables[table.id] = table
        if len(self.tables) > AT_HAND:
            self._unload()

    def _unload(self) -> None:
        """Unload tables without listeners."""
        for table in list(self.tables.values())[:-AT_HAND]:
            if not (table.listeners or table.lock.locked() or self._awaits_bot(table)):
                self._forget(table)

    def _lose(self, table: Table) -> None:
        self._forget(table)
        if table.head.runs_alone and not self.closing:
            self.spawn(reload(self, table.id))

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.engine.forget(table.id)

    def _awaits_bot(self, table: Table) -> bool:
        return table.is_moving and any([table.head.sits[a.seat].bot for a in table.standing.asked])

    async def listed(self, where: int) -> list[dict[str, Any]]:
        """Return summaries of the tables in a list of the lobby."""
        found = []
        for name, shown in await self.lobby.rows(where):
            if shown and name not in self.tables:
                found.append(msgspec.json.decode(shown))
                continue
            try:
                table = await self.table(name)
            except Refused as error:
                log.warning("table %s: can't be listed: %s", name, error)
                continue
            async with table.lock:
                if table.status == "playing" and table.listed == where:
                    found.append(summary(table))
        return found

    async def open(self, wish: OpenTable) -> tuple[Table, dict[str, Any]]:
        """Create a table; return it with the links of its seats, which aren't stored."""
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
        head = TableInfo(short(wish.name), record, sits, set_clock(wish.clock), wish.public, hash_token(host))
        if wish.seed is not None:  # even if the host plays alone: a link can be shared later
            head.chosen = "seed"
        table = await self._create(head)
        return table, {"table": table.id, "host": host, "tokens": tokens}

    async def _create(self, head: TableInfo) -> Table:
        table = await self._set_up(head)
        await table.kept(self.store.create(table.written()))
        self._adopt(table)
        self.after_change(table)
        return table

    async def _set_up(self, head: TableInfo) -> Table:
        await imported(head.record.saga)
        table = Table(secrets.token_urlsafe(8), head, self.store, self.engine, self.clock)
        try:
            await table.set_up()
        except Refused as error:
            error.reason = "bad-options" if error.reason == "other-edition" else error.reason
            raise unsuitable(error) from None
        except Stopped as error:
            raise Refused("bad-record", reason_of(error), status=400) from None
        return table

    async def rematch(self, table: Table) -> str:
        """Return the id of the next table with the same players; created once."""
        async with table.lock:
            table.check_usable()
            if table.status == "playing":
                raise Refused("not-over", "the match isn't over yet")
            if not table.head.rematch:
                await self._follow(table)
            return table.head.rematch

    async def _follow(self, table: Table) -> None:
        """Create the next table and refer to it, in one transaction."""
        new = await self._set_up(table.head.again(secret_seed()))
        table.head.rematch = new.id
        await table.kept(self.store.follow(table.written(), new.written()))
        self._adopt(new)
        self.after_change(new)
        table.tell()

    async def import_match(self, record: MatchFile) -> Table:
        """Create a table from a match file: to replay, and to go on if it isn't over."""
        try:
            over = await self.engine.ask(Check("", record.head(record.actions, record.hash)), bool)
        except Refused as error:
            raise unsuitable(error) from None
        except Stopped as error:
            raise Refused("bad-record", reason_of(error), status=400) from None
        sits = [Sitting(name if over else "") for name in players_of(record)]
        chosen = "" if over else "record"
        return await self._create(
            TableInfo("", record.head(record.actions), sits, {"mode": "none"}, False, "", "", chosen)
        )

    # -- bots ----------------------------------------------------------------------------------------------

    def after_change(self, table: Table) -> None:
        """Follow up on a change: timer, lobby, observers, bots."""
        if self.tables.get(table.id) is not table:
            return  # a discarded copy
        self.turn_timers.set(table)
        for observe in self.observers:
            observe(table)
        self.lobby.change(table)
        if not table.is_moving:
            return
        if pausing.is_deserted(table):
            self.spawn(pausing.pause(table))
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
            log.error("background task: failed", exc_info=task.exception())

    async def _play_bot(self, table: Table, seat: int, bot: str, quoted: str) -> None:
        """Play a bot's answer; drop it if the table went on or the player is back."""
        try:
            option = await self._thought(table, seat, bot, quoted)
            await asyncio.sleep(table.undo_left)
            await table.answer(seat, table.version, quoted, option, bot)
        except Refused as error:
            log.info("table %s: bot on seat %s: %s", table.id, seat, error.reason)
        except Stopped as error:  # not even the simplest bot can play: the game failed
            async with table.lock:
                await table.stop(str(error))
        finally:
            if self._thinking.get((table.id, seat)) == quoted:
                del self._thinking[table.id, seat]
        self.after_change(self.tables.get(table.id, table))  # a reloaded copy may wait for this bot

    async def _thought(self, table: Table, seat: int, bot: str, quoted: str) -> str:
        """Return a bot's answer, in time. Its seed is unrelated to the table's."""
        seed, wish = (
            secrets.randbits(53),
            self.bot_workers.due_soon(lambda: requester_of(table), lambda: self._count_thinking(table)),
        )
        async with table.lock:
            asked = table.standing.asks(seat)
            if asked is None or decision_id(table.epoch, table.standing.opened, asked.picks) != quoted:
                raise Refused("stale", "the question has changed")
            position = await table.ask(Imagine(table.id, seat, seed), bytes)
        return await answered(self.bot_workers, self.engine, Simple("", position, seat, bot, seed, 0.0), wish)

    def _count_thinking(self, table: Table) -> int:
        """Return how many bots of a table think now."""
        return sum([name == table.id for name, _ in self._thinking])

    async def hint(self, table: Table, seat: int, address: str = "") -> dict[str, Any]:
        """Return a hint for a seat. Hidden cards don't change it.

        A seat has one hint at a time; a table and an address have a few, so that others get theirs.
        """
        async with table.lock:
            asked = table.standing.asks(seat) if table.status == "playing" else None
            if asked is None:
                raise Refused("not-asked", "this seat has no decision now")
            if meadhall.game(table.head.record.saga).heuristics is None:
                raise Refused("no-hint", "this game has no hints")
            quoted = decision_id(table.epoch, table.standing.opened, asked.picks)
            about, task = table.hints.get(seat, ("", None))
            if task is None or about != quoted or (task.done() and task.result() is None):
                if task is not None and not task.done():
                    raise Refused("too-many", "the last hint isn't ready yet", status=429)
                leave = self.hints.enter(address, table.id)
                _, task = table.hints[seat] = quoted, self.spawn(hinted(self.bot_workers, table, seat, address))
                task.add_done_callback(lambda _: leave())
        found = await asyncio.shield(task)
        if found is None:
            raise Refused("no-hint", "the hint failed; try again later", status=503)
        return found

    # -- timers --------------------------------------------------------------------------------------------

    def _ring(self, table: str) -> None:
        self.spawn(self._substitute(table))

    async def _substitute(self, name: str) -> None:
        """Let bots take the seats that are out of time, or pause the match."""
        try:
            table = await self.table(name)
            await pausing.pause(table)
            for asked in table.standing.asked:
                sitting = table.head.sits[asked.seat]
                if sitting.token and not sitting.bot and table.is_late(asked.seat):
                    await seats.relieve(table, asked.seat, SUBSTITUTE, by_others=True)
            if (table.time_left or 0) > 0:
                self.turn_timers.set(table)  # it fired early, or a player just answered
        except Refused as error:
            log.info("table %s: timeout not handled: %s", name, error.reason)
            if error.reason == "not-kept":
                self.turn_timers.ring_again(name)


def unsuitable(refused: Refused) -> Refused:
    """Return the refusal of a table that can't be set up."""
    if refused.reason not in ("bad-options", "other-edition", "other-format"):
        refused.reason = "bad-record"
    refused.status = 400 if refused.reason in ("bad-options", "bad-record") else 409
    return refused


def damaged(table: str, error: Exception) -> Refused:
    """Return the refusal of a table that can't be loaded; log the error."""
    log.error("table %s: can't be loaded: %s; run meadhall doctor", table, reason_of(error))
    return Refused("damaged", "this table can't be loaded; the operator can run meadhall doctor", status=500)


def secret_seed() -> str:
    """Return 256 random bits: they can't be computed from what they deal."""
    return secrets.token_hex(32)

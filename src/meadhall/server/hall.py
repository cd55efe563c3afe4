"""The hall: all tables of one process, their bots and their clocks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, Final

import msgspec

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import BadOptions, Record
from meadhall.server.protocol import Clock, OpenTable, Refused, short
from meadhall.server.security import hash_token, new_token
from meadhall.server.store import Store
from meadhall.server.table import Head, Sitting, Table
from meadhall.server.thinking import Thinkers

SUBSTITUTE: Final = "greedy"  # who plays for a seat whose time has run out
HINTER: Final = "mcts:1"
SHORTEST: Final = {"live": 10, "days": 3600}
LONGEST: Final = {"live": 3600, "days": 30 * 86400}
log = logging.getLogger("meadhall.hall")


class Hall:
    """Opens, finds and wakes tables. Lives on one event loop."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self.refusals: dict[str, int] = {}  # how often each reason was given
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[tuple[str, int]] = set()
        self._loading: dict[str, asyncio.Lock] = {}

    async def wake(self) -> None:
        """After a start: go on with every table that was being played."""
        for table in await self.store.unfinished():
            try:
                self.attend(await self.table(table))
            except Refused as error:
                log.warning("table %s cannot be opened: %s", table, error)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.store.close()

    # -- tables -------------------------------------------------------------------------------------

    async def table(self, table: str) -> Table:
        """A table by its id, read from disk if need be."""
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self.tables:
                found = await self.store.load(table)
                if found is None:
                    self._loading.pop(table, None)
                    raise Refused("no-table", "there is no such table", status=404)
                row, lines = found
                opened = Table(table, msgspec.convert(row.head, Head), self.store)
                opened.restore(lines)
                self._adopt(opened)
        return self.tables[table]

    def _adopt(self, table: Table) -> None:
        table.on_change = self.attend
        self.tables[table.id] = table

    async def open(self, wish: OpenTable) -> tuple[Table, dict[str, Any]]:
        """A new table; returns it with the links of its seats, which are never stored."""
        for sit in wish.sits:
            if sit.kind == "bot":
                self.check_bot(wish.saga, sit.bot)
        tokens = [new_token() if sit.kind in ("me", "friend") else "" for sit in wish.sits]
        sits = [
            Sitting(short(sit.name), hash_token(token) if token else "", sit.bot if sit.kind == "bot" else "")
            for sit, token in zip(wish.sits, tokens, strict=True)
        ]
        seed = secrets.randbits(53) if wish.seed is None else wish.seed
        record = Record(wish.saga, len(sits), seed, wish.edition, wish.options, wish.automatic, [])
        host = new_token()
        head = Head(short(wish.name), record, sits, _clock(wish.clock), wish.public, hash_token(host))
        table = await self._create(head)
        return table, {"table": table.id, "host": host, "tokens": tokens}

    async def _create(self, head: Head) -> Table:
        try:
            table = Table(secrets.token_urlsafe(8), head, self.store)
        except BadOptions as error:
            raise Refused("bad-options", error.reason, error.rule, status=400) from None
        except meadhall.CorruptData as error:
            raise Refused("bad-record", str(error), status=400) from None
        if table.match.over:
            table.status = "over"
        open_ = head.public and table.has_free_seat
        await self.store.create(table.id, table.status, open_, msgspec.to_builtins(head))
        self._adopt(table)
        self.attend(table)
        return table

    async def rematch(self, table: Table) -> str:
        """The same people at a new table; their links open it too. Asked twice, it is the same table."""
        async with table.lock:
            if not table.match.over and table.status != "broken":
                raise Refused("not-over", "the match is not over yet")
            if not table.head.rematch:
                old = table.head
                record = Record(
                    old.record.saga, old.record.seats, secrets.randbits(53), old.record.edition, old.record.options,
                    old.record.automatic, [],
                )  # fmt: skip
                sits = [Sitting(s.name, s.token, "" if s.away else s.bot) for s in old.sits]
                new = await self._create(Head(old.name, record, sits, old.clock, old.public, old.host))
                old.rematch = new.id
                await table.save_head()
                table.tell()
            return table.head.rematch

    async def bring(self, record: Record) -> Table:
        """A table from a record file: to look at, and, if it is not over, to go on with."""
        record.actions = list(record.actions)
        sits = [Sitting() for _ in range(record.seats)]
        return await self._create(Head("", record, sits, {"mode": "none"}, False, ""))

    # -- bots and clocks --------------------------------------------------------------------------------

    def attend(self, table: Table) -> None:
        """Let the bots of a table think, and mind its clock."""
        if table.status != "playing":
            return
        for decision in table.match.decisions:
            bot = table.head.sits[decision.seat].bot
            if bot and (table.id, decision.seat) not in self._thinking:
                self._thinking.add((table.id, decision.seat))
                self._spawn(self._play_bot(table, decision.seat, bot))
        if table.deadline() is not None:
            self._spawn(self._mind_clock(table, table.version))

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the hall failed", exc_info=task.exception())

    async def _play_bot(self, table: Table, seat: int, bot: str) -> None:
        """One answer of a bot. If the table has moved on meanwhile, the answer is stale and dropped."""
        try:
            decision = table.match.decision(seat)
            if decision is not None:
                quoted = table.decision_id(decision)
                option = await self.thinkers.ask(table.match, seat, bot, table.head.record.seed ^ table.version)
                self._thinking.discard((table.id, seat))
                await table.answer(seat, quoted, option)
        except Refused as error:
            log.info("table %s: bot on seat %s: %s", table.id, seat, error.reason)
        finally:
            self._thinking.discard((table.id, seat))
            self.attend_later(table)

    def attend_later(self, table: Table) -> None:
        asyncio.get_running_loop().call_soon(self.attend, table)

    async def _mind_clock(self, table: Table, version: int) -> None:
        """When the time is up, bots take the seats that were asked and did not answer."""
        deadline = table.deadline()
        if deadline is None:
            return
        await asyncio.sleep(max(0.0, deadline - time.time()))
        if table.version != version or table.status != "playing":
            return
        for decision in table.match.decisions:
            if not table.head.sits[decision.seat].bot and table.head.sits[decision.seat].token:
                await table.relieve(decision.seat, SUBSTITUTE)

    def check_bot(self, saga: str, spec: str) -> None:
        """A bot's name, checked before anybody relies on it."""
        try:
            make_bot(spec, meadhall.game(saga), 0)
        except BadOptions as error:
            raise Refused("bad-options", error.reason, status=400) from None

    async def hint(self, table: Table, seat: int) -> str:
        """What a bot would do on this seat."""
        if table.match.decision(seat) is None:
            raise Refused("not-asked", "it is not this seat that is asked now")
        return await self.thinkers.ask(table.match, seat, HINTER, table.version)


def _clock(clock: Clock) -> dict[str, Any]:
    if clock.mode != "none" and not SHORTEST[clock.mode] <= clock.seconds <= LONGEST[clock.mode]:
        low, high = SHORTEST[clock.mode], LONGEST[clock.mode]
        raise Refused("bad-options", f"a {clock.mode} clock has {low} to {high} seconds a move", status=400)
    return msgspec.to_builtins(clock)  # type: ignore[no-any-return]

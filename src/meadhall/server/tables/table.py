"""A table: its match, seats, log and listeners.

Each change is checked, played, written to disk, and only then sent to listeners. Readers take the table's lock too, so
that they never see what isn't on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from meadhall.kernel import Action
from meadhall.server.protocol import Refused
from meadhall.server.steady_clock import SteadyClock
from meadhall.server.storage.store import JOIN, PRIVATE, WATCH, Line, Store, Written
from meadhall.server.storage.table_info import TableInfo
from meadhall.server.tables import pausing
from meadhall.server.tables.attribution import Attribution
from meadhall.server.tables.marks import Marks
from meadhall.server.tables.messages import ChatLog, agreed, news, state, summary
from meadhall.server.tables.subscribers import Listener, Subscribers, To
from meadhall.server.tables.turn_timers import Looking
from meadhall.server.workers import worker_protocol
from meadhall.server.workers.engine import Engine
from meadhall.server.workers.worker import Stopped
from meadhall.server.workers.worker_table import UNSET, Audience, Move, Shown, Standing, Turn, decision_id, encode

UNDOS: Final = 250  # of a seat in a match: loading a table replays its log
T = TypeVar("T")
log = logging.getLogger("meadhall.table")


class Table:
    """A table. Its methods run on the event loop."""

    def __init__(
        self, table: str, head: TableInfo, store: Store, engine: Engine, watch: SteadyClock | None = None
    ) -> None:
        self.id = table
        self.head = head
        self.store = store
        self.engine = engine
        self.clock = watch or SteadyClock()
        self.standing: Standing = UNSET
        self.agreed: dict[str, Any] = {}  # its settings that have a list of values
        self.moves: list[Move] = []  # changes since the record it started from
        self.status = "playing"
        self.lines = 0  # of the log
        self.seal = ""  # of the last line
        self.version = 0  # number of lines, without spectators' chat
        self.epoch = 0  # number of undos
        self.asked_at = self._asked = self.clock.now()  # when the time of those asked began, and when they were asked
        self.looking = Looking(self.clock)
        self.undo_seconds = 0.0  # how long bots wait after an answer that can be taken back
        self._undo_until = 0.0
        self.chat = ChatLog()
        self.marks = Marks()
        self.attribution = Attribution(self.clock.day(), len(head.record.actions))
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers()
        self.on_change: Callable[[Table], None] = _ignore
        self.on_lost: Callable[[Table], None] = _ignore
        self.hints: dict[
            int, tuple[str, asyncio.Task[dict[str, Any] | None]]
        ] = {}  # of each seat: the decision, and its task
        self._opened_at = 0  # the version at which the current decisions began
        self._acted: dict[int, int] = {}  # the version of each seat's last answer or undo
        self._undos: dict[int, int] = {}  # number of undos of each seat

    async def set_up(self) -> None:
        """Set the match up in a worker."""
        self.standing = await self.engine.ask(self.script(), Standing)
        self.agreed = agreed(self.head.record)
        if self.standing.over and self.status == "playing":
            self.status = "over"

    def script(self) -> worker_protocol.SetUp:
        """Return the request that replays the match."""
        return worker_protocol.SetUp(self.id, self.head.record, self.moves)

    async def ask(self, asked: worker_protocol.Ask, kind: type[T]) -> T:
        """Send a request to the table's worker."""
        return await self.engine.ask(asked, kind, self.script)

    # -- the log -------------------------------------------------------------------------------------------

    async def restore(self, lines: list[Line], created: float) -> None:
        """Replay a stored log."""
        asked = [(created, 0)] * (len(self.head.record.actions) + 1)  # time and version after each action
        undone, last = 0, created
        self.attribution.since = created
        for line in lines:
            self._take_in(line)
            if line.kind == "action":
                asked.append((line.at, self.version))
                last = line.at
            elif line.kind == "undo":
                asked.pop()
                undone = self.version
        await self.set_up()
        at, version = asked[self.standing.opened]
        self._opened_at = max(version, undone)
        self.asked_at = self.clock.moment(at if self.standing.joint else last)

    def _take_in(self, line: Line) -> None:
        """Update counters and chat by a line of the log."""
        self.lines = line.n
        self.version += not (line.kind == "chat" and line.body["seat"] is None)
        if line.kind in ("action", "undo"):
            self.moves.append(Move(line.body["seat"], line.body.get("option")))
            self._count(line.body["seat"], line.kind == "undo")
            self._note_answer(line)
        elif line.kind == "chat":
            self.chat.add({**line.body, "at": line.at})
        elif line.kind == "broken":
            self.status = "broken"

    def _count(self, seat: int, undone: bool) -> None:
        self._acted[seat] = self.version
        self._undos[seat] = self._undos.get(seat, 0) + undone
        self.epoch += undone

    def _note_answer(self, line: Line) -> None:
        if line.kind == "action":
            self.attribution.give(line.body["seat"], line.body.get("bot", ""), line.at)
        else:
            self.attribution.take_back(line.body["seat"], line.at)

    async def write(self, kind: str, body: dict[str, Any], head: Written | None = None) -> None:
        """Append a line to the log, with a head that changes too; return when it is on disk."""
        line = Line(self.lines + 1, self.clock.day(), kind, body)
        start = time.perf_counter()
        written, seal = self.store.append(self.id, line, self.seal, head)
        await self.kept(written)
        self.seal = seal
        self.engine.timings.add("store", time.perf_counter() - start)
        self._take_in(line)

    def written(self, status: str = "") -> Written:
        """Return what is stored besides the log; with a status, as it will be."""
        head, shown = self.head, summary(self, status) if self.listed else {}
        listed = msgspec.json.encode(shown).decode() if shown else ""
        return Written(self.id, status or self.status, self.listed, msgspec.to_builtins(head), head.runs_alone, listed)

    @property
    def listed(self) -> int:
        """The lobby's list: public tables can be joined, full ones watched."""
        return (JOIN if self.head.has_free_seat else WATCH) if self.head.public else PRIVATE

    async def save_head(self) -> None:
        await self.kept(self.store.update(self.written()))

    async def kept(self, written: asyncio.Future[Any]) -> None:
        """Wait for the disk. If writing fails, this copy is ahead of the disk: discard it."""
        try:
            await written
        except asyncio.CancelledError:
            self.put_aside()
            raise
        except Exception as error:  # any failure: it is not on disk
            log.error("table %s: write failed: %s; reloading it", self.id, error)
            self.put_aside()
            raise Refused("not-kept", "this couldn't be saved, so it wasn't done; try again", status=503) from None

    def put_aside(self) -> None:
        """Discard this copy. Clients connect again and get a new one from disk."""
        self.status = "lost"
        self.engine.forget(self.id)
        self.on_lost(self)
        self.subscribers.dismiss()

    # -- changes -------------------------------------------------------------------------------------------

    async def answer(self, seat: int, version: int, quoted: str, text: str, bot: str = "") -> int:
        """Play an answer of a player or bot; return the version when it is on disk."""
        start = time.perf_counter()
        async with self.lock:
            self._check_answer(seat, version, quoted, bot)
            made = await self._make(Move(seat, text), self.epoch, to := self.subscribers.to())
            ends = self.written("over") if made.standing.over else None
            await self.write("action", {"seat": seat, "option": made.option, **({"bot": bot} if bot else {})}, ends)
            if made.staged:
                self.looking.begin(self._people(), self.version)
            if made.standing.opened != self.standing.opened or not made.standing.joint:
                self._asked = self.clock.now()
                self.asked_at = self.looking.start(self._people(made.standing), self._asked)
            if made.standing.opened != self.standing.opened:
                self._opened_at = self.version
            if not bot:  # time for undo before a bot goes on
                self._undo_until = self.clock.now() + self.undo_seconds if made.undoable else 0.0
            await self._changed(made, to)
            self.engine.timings.move(time.perf_counter() - start)
            return self.version

    def _people(self, standing: Standing | None = None) -> list[int]:
        """Return the seats played by people; with a standing, only those asked."""
        sits = self.head.sits
        seats = range(len(sits)) if standing is None else [asked.seat for asked in standing.asked]
        return [seat for seat in seats if sits[seat].token and not sits[seat].bot]

    async def seen(self, seat: int, version: int) -> None:
        """Note that a seat saw everything up to a version: its time starts."""
        async with self.lock:
            self.check_playing()
            if version > self.version:
                raise Refused("stale", "this version doesn't exist yet")
            self.looking.end(seat, version)
            start = self.looking.start(self._people(self.standing), self._asked)
            if start < self.asked_at and self.standing.asks(seat) is not None:
                self.asked_at = start
                self.tell()
                self.on_change(self)

    @property
    def undo_left(self) -> float:
        """Seconds that bots still wait."""
        return max(0.0, self._undo_until - self.clock.now())

    def _check_answer(self, seat: int, version: int, quoted: str, bot: str) -> None:
        self.check_playing()
        asked = self.standing.asks(seat)
        if asked is None:
            raise Refused("not-asked", "this seat has no decision now")
        if quoted != decision_id(self.epoch, self.standing.opened, asked.picks):
            raise Refused("stale", "the question has changed")
        if not max(self._opened_at, self._acted.get(seat, 0)) <= version <= self.version:
            raise Refused("stale", "the question wasn't asked at this version of the table")
        if bot and (self.head.sits[seat].bot != bot or self.head.resting):
            raise Refused("stale", "the player is back, or the match is paused")

    async def undo(self, seat: int, version: int) -> int:
        """Take back the seat's last answer, if the client knew it."""
        start = time.perf_counter()
        async with self.lock:
            self.check_playing()
            if not self._acted.get(seat, 0) <= version <= self.version:
                raise Refused("stale", "the table has changed")
            if self._undos.get(seat, 0) >= UNDOS:
                raise Refused(
                    "too-many", f"this seat has taken back {UNDOS} answers; no more in this match", status=429
                )
            made = await self._make(Move(seat), self.epoch + 1, to := self.subscribers.to())
            await self.write("undo", {"seat": seat})
            self._opened_at, self._undo_until = self.version, 0.0
            await self._changed(made, to)
            self.engine.timings.move(time.perf_counter() - start)
            return self.version

    async def _make(self, move: Move, epoch: int, to: To) -> worker_protocol.Made:
        """Run the rules. A failure other than a refusal stops this table only."""
        try:
            asked = worker_protocol.Make(self.id, move, to, Turn(self.version + 1, epoch), self.head.has_clock)
            return await self.ask(asked, worker_protocol.Made)
        except Stopped as error:
            await self.stop(str(error))
            raise Refused("broken", "the rules failed; the match file is kept for a bug report") from error
        except asyncio.CancelledError:
            self.put_aside()  # unknown whether it was played
            raise

    @property
    def is_moving(self) -> bool:
        """Whether the match is played and not paused."""
        return self.status == "playing" and not self.head.resting

    def check_usable(self) -> None:
        if self.status == "lost":
            raise Refused("not-kept", "this table is being reloaded; connect again", status=503)

    def check_playing(self) -> None:
        self.check_usable()
        if self.status == "broken":
            raise Refused("broken", "this match stopped on an error; its match file is kept for a bug report")
        if self.standing.over:
            raise Refused("over", "the match is over")

    # -- a game that fails ---------------------------------------------------------------------------------

    async def stop(self, error: str) -> None:
        """Stop the match where it was, with the error in its log."""
        log.error("table %s: stopped: %s", self.id, error.strip().rpartition("\n")[2])
        await self.write("broken", {"error": error}, self.written("broken"))
        try:
            await self._show_all()
        except (Refused, Stopped):  # showing the table fails too
            self.subscribers.dismiss()
        self.on_change(self)

    async def _changed(self, made: worker_protocol.Made, to: To) -> None:
        """Publish a move that is on disk."""
        self.standing = made.standing
        self.marks.follow(self.standing)
        if self.standing.over:
            self.status = "over"
        if made.failure:
            await self.stop(made.failure)
            return
        self.subscribers.take_up(to, made.shown)
        self.tell()
        self.on_change(self)

    # -- what is sent --------------------------------------------------------------------------------------

    @property
    def listeners(self) -> dict[Listener, Audience]:
        return self.subscribers.listeners

    async def listen(self, listener: Listener, audience: Audience) -> None:
        """Send the table to a listener, and every change from now on."""
        self.check_usable()
        self.subscribers.check_limit(listener, audience)
        woken = await pausing.resume(self, audience.seat)
        shown, more = await self._show(audience), await self._bot_runs(audience) + b'"woken":true,' * woken
        self.check_usable()  # a listener of a discarded copy would never hear again
        self.subscribers.join(listener, audience, shown, news(self)[audience.seat is None], more)
        if woken:
            self.on_change(self)

    async def show_again(self, listener: Listener, audience: Audience) -> None:
        """Send the whole table to a listener again."""
        async with self.lock:
            listener.hear(await self.message(audience))

    def tell(self, *, spectators_only: bool = False) -> None:
        """Send the change to every listener, as its seat can see it."""
        if self.listeners:
            self.subscribers.tell(news(self), spectators_only)

    async def _show_all(self) -> None:
        """Send the whole table to all listeners."""
        to = self.subscribers.to()
        asked = worker_protocol.Show(self.id, [*to], self._turn)
        self.subscribers.take_up(to, await self.ask(asked, list[Shown]))
        self.tell()

    async def _show(self, audience: Audience) -> Shown:
        """Return the whole table as an audience can see it."""
        self.check_usable()
        try:
            asked = worker_protocol.Show(self.id, [(audience, None)], self._turn)
            return (await self.ask(asked, list[Shown]))[0]
        except Stopped as error:
            log.error("table %s: can't be shown: %s", self.id, str(error).strip().rpartition("\n")[2])
            raise Refused("broken", "the game failed to show this table", status=500) from error

    async def message(self, audience: Audience) -> bytes:
        """Return the whole table as a message."""
        return state(news(self)[audience.seat is None], await self._show(audience), await self._bot_runs(audience))

    async def _bot_runs(self, audience: Audience) -> bytes:
        """Return where bots played for people: seat, first event, the event after the last."""
        people = [seat for seat, sitting in enumerate(self.head.sits) if sitting.token]
        runs = [(seat, run) for seat in people for run in self.attribution.of(seat) if run.bot]
        if not runs:
            return b""
        ends = [at for _, run in runs for at in (run.first, run.last + 1)]
        at = await self.ask(worker_protocol.Heard(self.id, audience.seat, ends), list[int])
        return b'"stood":%b,' % encode([[seat, *at[2 * i : 2 * i + 2]] for i, (seat, _) in enumerate(runs)])

    @property
    def _turn(self) -> Turn:
        return Turn(self.version, self.epoch, self.status == "playing")

    async def played(self) -> tuple[list[Action], str]:
        """Return all actions, and the hash of the position."""
        return await self.ask(worker_protocol.Played(self.id), tuple[list[Action], str])

    @property
    def time_left(self) -> float | None:
        """Seconds left for those asked; negative when they are out of time."""
        if not self.head.has_clock or not self.is_moving:
            return None
        return self.asked_at + float(self.head.clock["seconds"]) - self.clock.now()

    def deadline(self) -> float | None:
        """Return when their time ends, as a time of day."""
        if self.time_left is None:
            return None
        return self.clock.day_of(self.asked_at + float(self.head.clock["seconds"]))

    def grant(self, until: float) -> None:
        """Extend the time to this moment at least, by one whole turn at most."""
        if self.head.has_clock:
            self.asked_at = max(self.asked_at, until - float(self.head.clock["seconds"]))

    def restart_time(self) -> None:
        """Give all who are asked their full time again."""
        self.asked_at = self._asked = self.clock.now()

    def is_late(self, seat: int) -> bool:
        """Whether a seat that is asked is out of time."""
        left = self.time_left
        return left is not None and left <= 0 and self.standing.asks(seat) is not None


def _ignore(table: Table) -> None:
    """Do nothing: the table isn't in a hall yet."""

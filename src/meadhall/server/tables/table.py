"""A table in the hall: a match, who sits at it, its log, and those who look on.

Everything that changes the match goes through one door, in order: checked, played, written to disk, and only then
told to anybody. Whoever looks at a table takes its lock first, so that nobody sees what is not on disk yet.
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
from meadhall.server.steady_clock import Watch
from meadhall.server.storage.store import JOIN, PRIVATE, WATCH, Line, Store, Written
from meadhall.server.storage.table_info import Head
from meadhall.server.tables import pausing
from meadhall.server.tables.attribution import Hands
from meadhall.server.tables.marks import Plans
from meadhall.server.tables.messages import Talk, agreed, news, state, summary
from meadhall.server.tables.subscribers import Circle, Listener, To
from meadhall.server.tables.turn_timers import Looking
from meadhall.server.workers import worker_protocol
from meadhall.server.workers.engine import Engine
from meadhall.server.workers.worker import Stopped
from meadhall.server.workers.worker_table import UNSET, Audience, Move, Shown, Standing, Turn, decision_id, encode

UNDOS: Final = 250  # that a seat may ask for in one match: the log is played again whenever the table is opened
T = TypeVar("T")
log = logging.getLogger("meadhall.table")


class Table:
    """One table. All its methods run on the hall's event loop."""

    def __init__(self, table: str, head: Head, store: Store, engine: Engine, watch: Watch | None = None) -> None:
        self.id = table
        self.head = head
        self.store = store
        self.engine = engine
        self.watch = watch or Watch()
        self.standing: Standing = UNSET
        self.agreed: dict[str, Any] = {}  # how it is set, as far as people chose
        self.moves: list[Move] = []  # all that was done to the match, beside its record's actions
        self.status = "playing"
        self.lines = 0  # of the log
        self.seal = ""  # of the last of them
        self.version = 0  # the lines that players may know of: all but the spectators' chat
        self.epoch = 0  # how often something was taken back
        self.asked_at = self._asked = self.watch.now()  # when their time began, and when they were asked
        self.looking = Looking(self.watch)
        self.undo_seconds = 0.0  # how long bots wait after an answer that can be taken back
        self._undo_until = 0.0
        self.chat = Talk()
        self.plans = Plans()
        self.hands = Hands(self.watch.day(), len(head.record.actions))
        self.lock = asyncio.Lock()
        self.circle = Circle()
        self.on_change: Callable[[Table], None] = _nobody_attends
        self.on_lost: Callable[[Table], None] = _nobody_attends
        self.hints: dict[int, tuple[str, asyncio.Task[dict[str, Any] | None]]] = {}  # each seat's, and what it is about
        self._opened_at = 0  # the version at which what is asked now was asked first
        self._acted: dict[int, int] = {}  # the version of each seat's last answer or undo
        self._undos: dict[int, int] = {}  # how often each seat has taken something back

    async def set_up(self) -> None:
        """Play all that was played, where the rules run."""
        self.standing = await self.engine.ask(self.script(), Standing)
        self.agreed = agreed(self.head.record)
        if self.standing.over and self.status == "playing":
            self.status = "over"

    def script(self) -> worker_protocol.SetUp:
        """How to come to where the table is."""
        return worker_protocol.SetUp(self.id, self.head.record, self.moves)

    async def ask(self, asked: worker_protocol.Ask, kind: type[T]) -> T:
        """Ask the room of the table."""
        return await self.engine.ask(asked, kind, self.script)

    # -- the log ----------------------------------------------------------------------------------------

    async def restore(self, lines: list[Line], created: float) -> None:
        """Play the log again, as it was written."""
        asked = [(created, 0)] * (len(self.head.record.actions) + 1)  # when, and at which version, after each action
        undone, last = 0, created
        self.hands.since = created
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
        self.asked_at = self.watch.moment(at if self.standing.joint else last)

    def _take_in(self, line: Line) -> None:
        """What a line changes beside the match: counters and chat."""
        self.lines = line.n
        self.version += not (line.kind == "chat" and line.body["seat"] is None)
        if line.kind in ("action", "undo"):
            self.moves.append(Move(line.body["seat"], line.body.get("option")))
            self._count(line.body["seat"], line.kind == "undo")
            self._note_hand(line)
        elif line.kind == "chat":
            self.chat.add({**line.body, "at": line.at})
        elif line.kind == "broken":
            self.status = "broken"

    def _count(self, seat: int, undone: bool) -> None:
        self._acted[seat] = self.version
        self._undos[seat] = self._undos.get(seat, 0) + undone
        self.epoch += undone

    def _note_hand(self, line: Line) -> None:
        if line.kind == "action":
            self.hands.give(line.body["seat"], line.body.get("bot", ""), line.at)
        else:
            self.hands.take_back(line.body["seat"], line.at)

    async def write(self, kind: str, body: dict[str, Any], head: Written | None = None) -> None:
        """Add a line to the log, with a head that changes by it; returns once it is on disk."""
        line = Line(self.lines + 1, self.watch.day(), kind, body)
        start = time.perf_counter()
        written, seal = self.store.append(self.id, line, self.seal, head)
        await self.kept(written)
        self.seal = seal
        self.engine.meter.add("store", time.perf_counter() - start)
        self._take_in(line)

    def written(self, status: str = "") -> Written:
        """What is written of the table beside its log; with a status, as it will be."""
        head, shown = self.head, summary(self, status) if self.listed else {}
        told = msgspec.json.encode(shown).decode() if shown else ""
        return Written(self.id, status or self.status, self.listed, msgspec.to_builtins(head), head.goes_on_alone, told)

    @property
    def listed(self) -> int:
        """Where the hall lists it: a public table is there to join, and when it is full, to watch."""
        return (JOIN if self.head.has_free_seat else WATCH) if self.head.public else PRIVATE

    async def save_head(self) -> None:
        await self.kept(self.store.update(self.written()))

    async def kept(self, written: asyncio.Future[Any]) -> None:
        """Wait for the disk. If that comes to nothing, this copy of the table is ahead of what is on disk."""
        try:
            await written
        except asyncio.CancelledError:
            self.put_aside()
            raise
        except Exception as error:  # whatever it is, it is not on disk
            log.error("table %s could not be written: %s", self.id, error)
            self.put_aside()
            raise Refused(
                "not-kept", "the hall could not write this down, so it has not happened", status=503
            ) from None

    def put_aside(self) -> None:
        """Nobody may use this copy any more; whoever comes back gets another one, from disk."""
        self.status = "lost"
        self.engine.forget(self.id)
        self.on_lost(self)
        self.circle.dismiss()

    # -- changes --------------------------------------------------------------------------------------------

    async def answer(self, seat: int, version: int, quoted: str, text: str, bot: str = "") -> int:
        """Play one answer, of a player or of the seat's bot; returns the table's version once it is on disk."""
        start = time.perf_counter()
        async with self.lock:
            self._check_answer(seat, version, quoted, bot)
            made = await self._make(Move(seat, text), self.epoch, to := self.circle.to())
            ends = self.written("over") if made.standing.over else None
            await self.write("action", {"seat": seat, "option": made.option, **({"bot": bot} if bot else {})}, ends)
            if made.staged:
                self.looking.begin(self._people(), self.version)
            if made.standing.opened != self.standing.opened or not made.standing.joint:
                self._asked = self.watch.now()
                self.asked_at = self.looking.start(self._people(made.standing), self._asked)
            if made.standing.opened != self.standing.opened:
                self._opened_at = self.version
            if not bot:  # a person who may still take it back has time to do so, before a bot goes on
                self._undo_until = self.watch.now() + self.undo_seconds if made.undoable else 0.0
            await self._changed(made, to)
            self.engine.meter.move(time.perf_counter() - start)
            return self.version

    def _people(self, standing: Standing | None = None) -> list[int]:
        """The seats that a person plays now; of those who are asked, if somebody is."""
        sits = self.head.sits
        seats = range(len(sits)) if standing is None else [asked.seat for asked in standing.asked]
        return [seat for seat in seats if sits[seat].token and not sits[seat].bot]

    async def seen(self, seat: int, version: int) -> None:
        """A seat has seen all that happened up to then: its time may begin."""
        async with self.lock:
            self.check_playing()
            if version > self.version:
                raise Refused("stale", "nobody has seen that yet")
            self.looking.end(seat, version)
            start = self.looking.start(self._people(self.standing), self._asked)
            if start < self.asked_at and self.standing.asks(seat) is not None:
                self.asked_at = start
                self.tell()
                self.on_change(self)

    @property
    def undo_left(self) -> float:
        """Seconds that bots still wait."""
        return max(0.0, self._undo_until - self.watch.now())

    def _check_answer(self, seat: int, version: int, quoted: str, bot: str) -> None:
        self.check_playing()
        asked = self.standing.asks(seat)
        if asked is None:
            raise Refused("not-asked", "it is not this seat that is asked now")
        if quoted != decision_id(self.epoch, self.standing.opened, asked.picks):
            raise Refused("stale", "the question has changed meanwhile")
        if not max(self._opened_at, self._acted.get(seat, 0)) <= version <= self.version:
            raise Refused("stale", "this was never asked at that version of the table")
        if bot and (self.head.sits[seat].bot != bot or self.head.resting):
            raise Refused("stale", "the player is back, or nobody is there")

    async def undo(self, seat: int, version: int) -> int:
        """Take back the seat's last answer, if it is the one the seat knew of when it asked."""
        start = time.perf_counter()
        async with self.lock:
            self.check_playing()
            if not self._acted.get(seat, 0) <= version <= self.version:
                raise Refused("stale", "the table has changed meanwhile")
            if self._undos.get(seat, 0) >= UNDOS:
                raise Refused("too-many", f"a seat may take back {UNDOS} times in a match", status=429)
            made = await self._make(Move(seat), self.epoch + 1, to := self.circle.to())
            await self.write("undo", {"seat": seat})
            self._opened_at, self._undo_until = self.version, 0.0
            await self._changed(made, to)
            self.engine.meter.move(time.perf_counter() - start)
            return self.version

    async def _make(self, move: Move, epoch: int, to: To) -> worker_protocol.Made:
        """Run the rules. A refusal is a refusal; any other failure stops this table, and this one only."""
        try:
            asked = worker_protocol.Make(self.id, move, to, Turn(self.version + 1, epoch), self.head.has_clock)
            return await self.ask(asked, worker_protocol.Made)
        except Stopped as error:
            await self.stop(str(error))
            raise Refused("broken", "the rules failed here; the table's record is kept for a report") from error
        except asyncio.CancelledError:
            self.put_aside()  # nobody knows whether it was played
            raise

    @property
    def is_moving(self) -> bool:
        """Is it played, and does it not rest?"""
        return self.status == "playing" and not self.head.resting

    def check_usable(self) -> None:
        if self.status == "lost":
            raise Refused("not-kept", "the hall had to put this table aside; come back to it", status=503)

    def check_playing(self) -> None:
        self.check_usable()
        if self.status == "broken":
            raise Refused("broken", "this table has stopped on an error; its record is kept for a report")
        if self.standing.over:
            raise Refused("over", "the match is over")

    # -- a saga that fails ------------------------------------------------------------------------------------

    async def stop(self, error: str) -> None:
        """The saga failed: the table stands still, as it was before, with the error in its log."""
        log.error("table %s stopped on an error: %s", self.id, error.strip().rpartition("\n")[2])
        await self.write("broken", {"error": error}, self.written("broken"))
        try:
            await self._show_all()
        except (Refused, Stopped):  # a saga broken so badly cannot show its table, either
            self.circle.dismiss()
        self.on_change(self)

    async def _changed(self, made: worker_protocol.Made, to: To) -> None:
        """A move is on disk: tell it, and whoever minds the table."""
        self.standing = made.standing
        self.plans.follow(self.standing)
        if self.standing.over:
            self.status = "over"
        if made.failure:
            await self.stop(made.failure)
            return
        self.circle.take_up(to, made.shown)
        self.tell()
        self.on_change(self)

    # -- what is told ---------------------------------------------------------------------------------------------

    @property
    def listeners(self) -> dict[Listener, Audience]:
        return self.circle.listeners

    async def listen(self, listener: Listener, audience: Audience) -> None:
        """Tell somebody the table as it is, and from now on every change."""
        self.check_usable()
        self.circle.check_room(listener, audience)
        woken = await pausing.come(self, audience.seat)
        shown, more = await self._show(audience), await self._stood(audience) + b'"woken":true,' * woken
        self.check_usable()  # whoever joined a table that was put aside meanwhile would never hear of it again
        self.circle.join(listener, audience, shown, news(self)[audience.seat is None], more)
        if woken:
            self.on_change(self)

    async def show_again(self, listener: Listener, audience: Audience) -> None:
        """Tell somebody who listens the whole table once more."""
        async with self.lock:
            listener.hear(await self.message(audience))

    def tell(self, *, spectators_only: bool = False) -> None:
        """Tell every listener what its seat may know of the change."""
        if self.listeners:
            self.circle.tell(news(self), spectators_only)

    async def _show_all(self) -> None:
        """Look at the table again for all who listen, and tell them."""
        to = self.circle.to()
        asked = worker_protocol.Show(self.id, [*to], self._turn)
        self.circle.take_up(to, await self.ask(asked, list[Shown]))
        self.tell()

    async def _show(self, audience: Audience) -> Shown:
        """The whole table as a seat may see it, with all its events."""
        self.check_usable()
        try:
            asked = worker_protocol.Show(self.id, [(audience, None)], self._turn)
            return (await self.ask(asked, list[Shown]))[0]
        except Stopped as error:
            log.error("table %s cannot be shown: %s", self.id, str(error).strip().rpartition("\n")[2])
            raise Refused("broken", "the saga cannot show this table", status=500) from error

    async def message(self, audience: Audience) -> bytes:
        """The table as it is, once."""
        return state(news(self)[audience.seat is None], await self._show(audience), await self._stood(audience))

    async def _stood(self, audience: Audience) -> bytes:
        """Where in the log of an audience bots stood in for people: seat, first event, the one after the last."""
        people = [seat for seat, sitting in enumerate(self.head.sits) if sitting.token]
        runs = [(seat, run) for seat in people for run in self.hands.of(seat) if run.bot]
        if not runs:
            return b""
        ends = [at for _, run in runs for at in (run.first, run.last + 1)]
        at = await self.ask(worker_protocol.Heard(self.id, audience.seat, ends), list[int])
        return b'"stood":%b,' % encode([[seat, *at[2 * i : 2 * i + 2]] for i, (seat, _) in enumerate(runs)])

    @property
    def _turn(self) -> Turn:
        return Turn(self.version, self.epoch, self.status == "playing")

    async def played(self) -> tuple[list[Action], str]:
        """Everything played so far, and the hash of where it led."""
        return await self.ask(worker_protocol.Played(self.id), tuple[list[Action], str])

    @property
    def time_left(self) -> float | None:
        """How long those who are asked still have; less than nothing when their time is up."""
        if not self.head.has_clock or not self.is_moving:
            return None
        return self.asked_at + float(self.head.clock["seconds"]) - self.watch.now()

    def deadline(self) -> float | None:
        """When the time of those who are asked runs out, as a time of day."""
        if self.time_left is None:
            return None
        return self.watch.called(self.asked_at + float(self.head.clock["seconds"]))

    def grant(self, until: float) -> None:
        """Let nobody's time run out before this; nor give more than a whole turn."""
        if self.head.has_clock:
            self.asked_at = max(self.asked_at, until - float(self.head.clock["seconds"]))

    def ask_anew(self) -> None:
        """All who are asked have their whole time again."""
        self.asked_at = self._asked = self.watch.now()

    def is_late(self, seat: int) -> bool:
        """Has the seat been asked, and let its time run out?"""
        left = self.time_left
        return left is not None and left <= 0 and self.standing.asks(seat) is not None


def _nobody_attends(table: Table) -> None:
    """Before the hall adopts a table."""

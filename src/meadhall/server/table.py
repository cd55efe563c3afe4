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

import meadhall
from meadhall.kernel import Action
from meadhall.server import desk
from meadhall.server.circle import Circle, Listener, To
from meadhall.server.engine import Engine
from meadhall.server.head import Head, Sitting
from meadhall.server.messages import Talk, common, state
from meadhall.server.plans import Plans
from meadhall.server.protocol import Refused
from meadhall.server.room import UNSET, Audience, Move, Shown, Standing, decision_id
from meadhall.server.security import Bucket, hash_token
from meadhall.server.store import JOIN, PRIVATE, WATCH, Line, Store, Written
from meadhall.server.watch import Watch
from meadhall.server.workers import Stopped

TALK_RATE: Final = (2.0, 30.0)  # lines of chat a second, and at once, in each of the two rooms
TALK_LINES: Final = 5000  # that each of them may fill
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
        self.moves: list[Move] = []  # all that was done to the match, beside its record's actions
        self.status = "playing"
        self.lines = 0  # of the log
        self.seal = ""  # of the last of them
        self.version = 0  # the lines that players may know of: all but the spectators' chat
        self.epoch = 0  # how often something was taken back
        self.asked_at = self.watch.now()
        self.undo_seconds = 0.0  # how long bots wait after an answer that can be taken back
        self._undo_until = 0.0
        self.chat = Talk()
        self.plans = Plans()
        self.lock = asyncio.Lock()
        self.circle = Circle()
        self.on_change: Callable[[Table], None] = _nobody_attends
        self.on_lost: Callable[[Table], None] = _nobody_attends
        self.hints: dict[int, tuple[int, asyncio.Task[str]]] = {}  # each seat's last one, and the version it is for
        self._opened_at = 0  # the version at which what is asked now was asked first
        self._acted: dict[int, int] = {}  # the version of each seat's last answer or undo
        self._undos: dict[int, int] = {}  # how often each seat has taken something back
        self._talk = (Bucket(*TALK_RATE), Bucket(*TALK_RATE))

    async def set_up(self) -> None:
        """Play all that was played, where the rules run."""
        self.standing = await self.engine.ask(self.script(), Standing)
        if self.standing.over and self.status == "playing":
            self.status = "over"

    def script(self) -> desk.SetUp:
        """How to come to where the table is."""
        return desk.SetUp(self.id, self.head.record, self.moves)

    async def ask(self, asked: desk.Ask, kind: type[T]) -> T:
        """Ask the room of the table."""
        return await self.engine.ask(asked, kind, self.script)

    # -- the log ----------------------------------------------------------------------------------------

    async def restore(self, lines: list[Line], created: float) -> None:
        """Play the log again, as it was written."""
        asked = [(created, 0)] * (len(self.head.record.actions) + 1)  # when, and at which version, after each action
        undone, last = 0, created
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
        elif line.kind == "chat":
            self.chat.add({**line.body, "at": line.at})
        elif line.kind == "broken":
            self.status = "broken"

    def _count(self, seat: int, undone: bool) -> None:
        self._acted[seat] = self.version
        self._undos[seat] = self._undos.get(seat, 0) + undone
        self.epoch += undone

    async def _write(self, kind: str, body: dict[str, Any]) -> None:
        """Add a line to the log; returns once it is on disk."""
        line = Line(self.lines + 1, self.watch.day(), kind, body)
        start = time.perf_counter()
        written, seal = self.store.append(self.id, line, self.seal)
        await self.kept(written)
        self.seal = seal
        self.engine.meter.add("store", time.perf_counter() - start)
        self._take_in(line)

    def written(self) -> Written:
        """What is written of the table beside its log."""
        return Written(self.id, self.status, self.listed, msgspec.to_builtins(self.head))

    @property
    def listed(self) -> int:
        """Where the hall lists it: a public table is there to join, and when it is full, to watch."""
        if not self.head.public:
            return PRIVATE
        return JOIN if self.head.has_free_seat else WATCH

    async def save_head(self) -> None:
        await self.kept(self.store.update(self.written()))

    async def kept(self, written: asyncio.Future[Any]) -> None:
        """Wait for the disk. If that comes to nothing, this copy of the table is ahead of what is on disk."""
        try:
            await written
        except asyncio.CancelledError:
            self._lose()
            raise
        except Exception as error:  # whatever it is, it is not on disk
            log.error("table %s could not be written: %s", self.id, error)
            self._lose()
            raise Refused(
                "not-kept", "the hall could not write this down, so it has not happened", status=503
            ) from None

    def _lose(self) -> None:
        """Nobody may use this copy any more; whoever comes back gets another one, from disk."""
        self.status = "lost"
        self.engine.forget(self.id)
        self.on_lost(self)
        self.circle.dismiss()

    # -- changes --------------------------------------------------------------------------------------------

    async def answer(self, seat: int, version: int, quoted: str, text: str, bot: str = "") -> int:
        """Play one answer, of a player or of the seat's bot; returns the table's version once it is on disk."""
        async with self.lock:
            self._check_answer(seat, version, quoted, bot)
            made = await self._make(Move(seat, text), self.epoch, to := self.circle.to())
            await self._write("action", {"seat": seat, "option": made.option})
            if made.standing.opened != self.standing.opened or not made.standing.joint:
                self.asked_at = self.watch.now()
            if made.standing.opened != self.standing.opened:
                self._opened_at = self.version
            if not bot:  # a person who may still take it back has time to do so, before a bot goes on
                self._undo_until = self.watch.now() + self.undo_seconds if made.undoable else 0.0
            await self._changed(made, to)
            return self.version

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
        if bot and self.head.sits[seat].bot != bot:
            raise Refused("stale", "the player is back")

    async def undo(self, seat: int, version: int) -> int:
        """Take back the seat's last answer, if it is the one the seat knew of when it asked."""
        async with self.lock:
            self.check_playing()
            if not self._acted.get(seat, 0) <= version <= self.version:
                raise Refused("stale", "the table has changed meanwhile")
            if self._undos.get(seat, 0) >= UNDOS:
                raise Refused("too-many", f"a seat may take back {UNDOS} times in a match", status=429)
            made = await self._make(Move(seat), self.epoch + 1, to := self.circle.to())
            await self._write("undo", {"seat": seat})
            self._opened_at, self._undo_until = self.version, 0.0
            await self._changed(made, to)
            return self.version

    async def _make(self, move: Move, epoch: int, to: To) -> desk.Made:
        """Run the rules. A refusal is a refusal; any other failure stops this table, and this one only."""
        try:
            return await self.ask(desk.Make(self.id, move, to, epoch), desk.Made)
        except Stopped as error:
            await self.stop(str(error))
            raise Refused("broken", "the rules failed here; the table's record is kept for a report") from error
        except asyncio.CancelledError:
            self._lose()  # nobody knows whether it was played
            raise

    async def say(self, seat: int | None, name: str, text: str) -> None:
        """A line of chat: players among themselves and to onlookers; onlookers among themselves."""
        async with self.lock:
            self.check_usable()
            if self.chat.said[seat is None] >= TALK_LINES:
                raise Refused("too-many", f"{TALK_LINES} lines have been said here", status=429)
            if not self._talk[seat is None].take():
                raise Refused("too-many", "slow down a little", status=429)
            await self._write("chat", {"seat": seat, "name": name, "text": text})
            self.tell(spectators_only=seat is None and not self.standing.over)

    async def plan(self, seat: int, noun: str, key: str) -> None:
        """Mark a thing for one's partners, or take the mark away."""
        async with self.lock:
            self.check_playing()
            if not self._talk[0].take():
                raise Refused("too-many", "slow down a little", status=429)
            things = meadhall.game(self.head.record.saga, self.head.record.edition).nouns
            self.plans.turn(self.standing, things, seat, (noun, key))
            self.tell()

    async def relieve(self, seat: int, bot: str, *, by_others: bool = False) -> None:
        """A bot plays for an absent player, or the player comes back (bot empty).

        Others may put a bot there when the player's time is up, and may never take it away.
        """
        async with self.lock:
            self.check_playing()
            if by_others and not (bot and self.is_late(seat)):
                detail = "another player's seat can be taken by a bot when its time is up"
                raise Refused("not-yours", detail, status=403)
            sitting = self.head.sits[seat]
            if not sitting.token:
                raise Refused("no-player", "nobody has this seat")
            sitting.bot, sitting.away = bot, bool(bot)
            await self.save_head()
            self.tell()
            self.on_change(self)

    async def join(self, seat: int | None, name: str, token: str) -> int:
        """Sit down on a free seat."""
        async with self.lock:
            self.check_playing()
            free = [i for i, sitting in enumerate(self.head.sits) if sitting.is_free and seat in (None, i)]
            if not free:
                raise Refused("taken", "that seat is taken")
            self.head.sits[free[0]] = Sitting(name=name, token=hash_token(token))
            await self.save_head()
            self.tell()
            return free[0]

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
        await self._write("broken", {"error": error})
        await self.save_head()
        try:
            await self._show_all()
        except (Refused, Stopped):  # a saga broken so badly cannot show its table, either
            self.circle.dismiss()
        self.on_change(self)

    async def _changed(self, made: desk.Made, to: To) -> None:
        """A move is on disk: tell it, and whoever minds the table."""
        self.standing = made.standing
        self.plans.follow(self.standing)
        if self.standing.over:
            self.status = "over"
            await self.save_head()
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
        shown = await self._show(audience)
        listener.hear(self._message(common(self), audience, shown))
        self.circle.join(listener, audience, shown)

    def tell(self, *, spectators_only: bool = False) -> None:
        """Tell every listener what its seat may know of the change."""
        if self.listeners:
            shared = common(self)
            self.circle.tell(lambda audience, shown: self._message(shared, audience, shown), spectators_only)

    async def _show_all(self) -> None:
        """Look at the table again for all who listen, and tell them."""
        to = self.circle.to()
        asked = desk.Show(self.id, [*to], self.epoch, self.status == "playing")
        self.circle.take_up(to, await self.ask(asked, list[Shown]))
        self.tell()

    async def _show(self, audience: Audience) -> Shown:
        """The whole table as a seat may see it, with all its events."""
        self.check_usable()
        try:
            asked = desk.Show(self.id, [(audience, None)], self.epoch, self.status == "playing")
            return (await self.ask(asked, list[Shown]))[0]
        except Stopped as error:
            log.error("table %s cannot be shown: %s", self.id, str(error).strip().rpartition("\n")[2])
            raise Refused("broken", "the saga cannot show this table", status=500) from error

    async def message(self, audience: Audience) -> bytes:
        """The table as it is, once."""
        return self._message(common(self), audience, await self._show(audience))

    def _message(self, shared: bytes, audience: Audience, shown: Shown) -> bytes:
        return state(shared, shown, self.undo_left, self.chat.heard_by(audience.seat, self.standing.over))

    async def played(self) -> tuple[list[Action], str]:
        """Everything played so far, and the hash of where it led."""
        return await self.ask(desk.Played(self.id), tuple[list[Action], str])

    @property
    def time_left(self) -> float | None:
        """How long those who are asked still have; less than nothing when their time is up."""
        if not self.head.has_clock or self.status != "playing":
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

    def is_late(self, seat: int) -> bool:
        """Has the seat been asked, and let its time run out?"""
        left = self.time_left
        return left is not None and left <= 0 and self.standing.asks(seat) is not None

    async def why(self, seat: int, text: str) -> dict[str, Any]:
        """The rule that takes an option away from the seat, with form and numbers of its sentence."""
        self.check_usable()
        found = await self.ask(desk.Why(self.id, seat, text), desk.No)
        if found.reason:
            raise Refused(found.reason, found.detail)
        return {"rule": found.rule, "form": found.form, "numbers": found.numbers}


def _nobody_attends(table: Table) -> None:
    """Before the hall adopts a table."""

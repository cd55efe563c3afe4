"""A table in the hall: a match, who sits at it, its log, and those who look on.

Everything that changes the match goes through one door, in order: checked, played, written to disk, and only then
told to anybody. Whoever looks at a table takes its lock first, so that nobody sees what is not on disk yet.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

import meadhall
from meadhall.kernel import IllegalAction, Match
from meadhall.server.engine import limited, play_again
from meadhall.server.head import Head, Sitting
from meadhall.server.messages import Audience, Eyes, Talk, common, decision_id, encode, message
from meadhall.server.meter import Meter
from meadhall.server.plans import Plans
from meadhall.server.protocol import Refused
from meadhall.server.security import Bucket, hash_token
from meadhall.server.store import JOIN, PRIVATE, WATCH, Line, Store, Written
from meadhall.server.watch import Watch

TALK_RATE: Final = (2.0, 30.0)  # lines of chat a second, and at once, in each of the two rooms
TALK_LINES: Final = 5000  # that each of them may fill
UNDOS: Final = 250  # that a seat may ask for in one match: the log is played again whenever the table is opened
LISTENERS: Final = 256  # spectators that a table may have
SEAT_LISTENERS: Final = 16  # and a seat, however many spectators there are
log = logging.getLogger("meadhall.table")


class Listener(Protocol):
    """Somebody who is told of every change."""

    def hear(self, said: bytes) -> None: ...

    def close(self) -> None: ...


class Table:
    """One table. All its methods run on the hall's event loop."""

    def __init__(
        self, table: str, head: Head, store: Store, meter: Meter | None = None, watch: Watch | None = None
    ) -> None:
        self.id = table
        self.head = head
        self.store = store
        self.meter = meter or Meter()
        self.watch = watch or Watch()
        self.status = "playing"
        self.lines = 0  # of the log
        self.version = 0  # the lines that players may know of: all but the spectators' chat
        self.epoch = 0  # how often something was taken back
        self.asked_at = self.watch.now()
        self.undo_seconds = 0.0  # how long bots wait after an answer that can be taken back
        self._undo_until = 0.0
        self.chat = Talk()
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, Audience] = {}
        self.on_change: Callable[[Table], None] = _nobody_attends
        self.on_lost: Callable[[Table], None] = _nobody_attends
        self.hints: dict[int, tuple[int, asyncio.Task[str]]] = {}  # each seat's last one, and the version it is for
        self._acted: dict[int, int] = {}  # the version of each seat's last answer or undo
        self._undos: dict[int, int] = {}  # how often each seat has taken something back
        self._eyes: dict[Audience, Eyes] = {}
        self.plans = Plans()
        self._talk = (Bucket(*TALK_RATE), Bucket(*TALK_RATE))
        with limited():
            self.match: Match[Any] = meadhall.replay(head.record)
        if self.match.over:
            self.status = "over"

    # -- the log ----------------------------------------------------------------------------------------

    def restore(self, lines: list[Line], created: float) -> None:
        """Play the log again, as it was written."""
        self.asked_at = self.watch.moment(created)
        for line in lines:
            opened = self.match.opened
            with limited():
                play_again(self.match, line)
            self._take_in(line, opened)
        if self.match.over and self.status == "playing":
            self.status = "over"

    def _take_in(self, line: Line, opened: int) -> None:
        """What a line changes beside the match: counters, clock and chat."""
        self.lines = line.n
        self.version += not (line.kind == "chat" and line.body["seat"] is None)
        if line.kind in ("action", "undo"):
            self._count(line.body["seat"], line.kind == "undo")
            if line.kind == "action" and (opened != self.match.opened or not self.match.joint):
                self.asked_at = self.watch.moment(line.at)
        elif line.kind == "chat":
            self.chat.add({**line.body, "at": line.at})
        elif line.kind == "broken":
            self.status = "broken"

    def _count(self, seat: int, undone: bool) -> None:
        self._acted[seat] = self.version
        self._undos[seat] = self._undos.get(seat, 0) + undone
        self.epoch += undone

    async def _write(self, kind: str, body: dict[str, Any], opened: int = 0) -> None:
        """Add a line to the log; returns once it is on disk."""
        line = Line(self.lines + 1, self.watch.day(), kind, body)
        start = time.perf_counter()
        await self.kept(self.store.append(self.id, line))
        self.meter.add("store", time.perf_counter() - start)
        self._take_in(line, opened)

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
        self.on_lost(self)
        for listener in list(self.listeners):
            listener.close()

    # -- changes --------------------------------------------------------------------------------------------

    async def answer(self, seat: int, version: int, quoted: str, text: str, bot: str = "") -> int:
        """Play one answer, of a player or of the seat's bot; returns the table's version once it is on disk."""
        async with self.lock:
            self._check_answer(seat, version, quoted, bot)
            option, opened = self.match.game.vocabulary.parse(text), self.match.opened
            with self.meter.measured("engine"):
                await self._engine(lambda: self.match.apply(seat, option))
            body = {"seat": seat, "option": self.match.game.vocabulary.text(option)}
            await self._write("action", body, opened)
            self._rest(seat, bot)
            await self._changed()
            return self.version

    def _rest(self, seat: int, bot: str) -> None:
        """Give a person who may still take the answer back the time to do so, before a bot goes on."""
        if not bot:
            self._undo_until = self.watch.now() + self.undo_seconds if self.match.can_undo(seat) else 0.0

    @property
    def undo_left(self) -> float:
        """Seconds that bots still wait."""
        return max(0.0, self._undo_until - self.watch.now())

    def _check_answer(self, seat: int, version: int, quoted: str, bot: str) -> None:
        self.check_playing()
        decision = self.match.decision(seat)
        if decision is None:
            raise Refused("not-asked", "it is not this seat that is asked now")
        if quoted != decision_id(self, decision) or version > self.version:
            raise Refused("stale", "the question has changed meanwhile")
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
            await self._engine(lambda: self.match.undo(seat))
            await self._write("undo", {"seat": seat})
            self._undo_until = 0.0
            await self._changed()
            return self.version

    async def say(self, seat: int | None, name: str, text: str) -> None:
        """A line of chat: players among themselves and to onlookers; onlookers among themselves."""
        async with self.lock:
            self.check_usable()
            if self.chat.said[seat is None] >= TALK_LINES:
                raise Refused("too-many", f"{TALK_LINES} lines have been said here", status=429)
            if not self._talk[seat is None].take():
                raise Refused("too-many", "slow down a little", status=429)
            await self._write("chat", {"seat": seat, "name": name, "text": text})
            self.tell(spectators_only=seat is None and not self.match.over)

    async def plan(self, seat: int, noun: str, key: str) -> None:
        """Mark a thing for one's partners, or take the mark away."""
        async with self.lock:
            self.check_playing()
            if not self._talk[0].take():
                raise Refused("too-many", "slow down a little", status=429)
            self.plans.turn(self.match, seat, (noun, key))
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
        if self.match.over:
            raise Refused("over", "the match is over")

    # -- a saga that fails ------------------------------------------------------------------------------------

    async def _engine(self, act: Callable[[], None]) -> None:
        """Run the rules. A refusal is a refusal; any other failure stops this table, and this one only."""
        assert self.match.record is not None, "a table's match keeps its record"
        before = list(self.match.record.actions)
        try:
            with limited():
                act()
        except IllegalAction as error:
            raise Refused(error.reason, str(error), error.rule) from None
        except Exception as error:
            await self.stop(error, before)
            raise Refused("broken", "the rules failed here; the table's record is kept for a report") from error

    async def stop(self, error: Exception, actions: list[Any] | None = None) -> None:
        """The saga failed: the table stands still, as it was before, with the error in its log."""
        log.error("table %s stopped on an error", self.id, exc_info=error)
        if actions is not None:
            self._step_back(actions)
        await self._write("broken", {"error": "".join(traceback.format_exception(error))[-8000:]})
        await self.save_head()
        self.tell()

    def _step_back(self, actions: list[Any]) -> None:
        """A rule that failed half-way has left the match torn: make it again from what was played before."""
        try:
            with limited():
                self.match = meadhall.replay(self.head.record.head(actions))
        except Exception:  # a saga broken so badly is reported by the first error already
            log.exception("table %s cannot be made again", self.id)

    async def _changed(self) -> None:
        self.plans.follow(self.match)
        if self.match.over:
            self.status = "over"
            await self.save_head()
        try:
            with limited():
                self.tell(strict=True)
        except Exception as error:  # the saga cannot show its own table
            await self.stop(error)
        self.on_change(self)

    # -- what is told ---------------------------------------------------------------------------------------------

    def listen(self, listener: Listener, audience: Audience) -> None:
        """Tell somebody the table as it is, and from now on every change."""
        self.check_usable()
        alike = [other for other in self.listeners.values() if other.seat == audience.seat]
        if len(alike) >= (LISTENERS if audience.seat is None else SEAT_LISTENERS):
            raise Refused("full", "too many people look at this table already", status=503)
        listener.hear(encode(self.message(audience)))
        self.eyes(audience).told = len(self.eyes(audience).events)
        self.listeners[listener] = audience

    def forget(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)

    def tell(self, *, spectators_only: bool = False, strict: bool = False) -> None:
        """Tell every listener what its seat may know of the change."""
        try:
            with self.meter.measured("view"):
                self._tell([a for a in self._audiences() if a.seat is None or not spectators_only])
        except Exception:
            if strict:
                raise
            log.exception("table %s cannot be shown", self.id)
            for listener in list(self.listeners):
                listener.close()

    def _audiences(self) -> list[Audience]:
        return list(dict.fromkeys(self.listeners.values()))

    def _tell(self, audiences: list[Audience]) -> None:
        shared = common(self) if audiences else {}
        said: dict[Audience, bytes] = {}
        for audience in audiences:
            eyes = self.eyes(audience).look(self.match)
            said[audience] = encode(message(self, audience, eyes.told, shared))
            eyes.told = len(eyes.events)
        for listener, audience in list(self.listeners.items()):
            if audience in said:
                listener.hear(said[audience])

    def eyes(self, audience: Audience) -> Eyes:
        if audience not in self._eyes:
            self._eyes[audience] = Eyes(audience.seat)
        return self._eyes[audience]

    def message(self, audience: Audience) -> dict[str, Any]:
        """The whole table as a seat may see it."""
        self.check_usable()
        try:
            with limited():
                return message(self, audience)
        except Exception as error:
            log.exception("table %s cannot be shown", self.id)
            raise Refused("broken", "the saga cannot show this table", status=500) from error

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
        return left is not None and left <= 0 and self.match.decision(seat) is not None

    def why(self, seat: int, text: str) -> str:
        """The rule that takes an option away from the seat."""
        decision = self.match.decision(seat)
        option = self.match.game.vocabulary.parse(text)
        if decision is None or option < 0:
            raise Refused("not-asked", "nothing is asked that this could answer")
        with limited():
            return "" if option in decision.options else self.match.why(decision, option)


def _nobody_attends(table: Table) -> None:
    """Before the hall adopts a table, nobody minds its bots and clock."""

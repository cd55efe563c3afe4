"""A table in the hall: a match, who sits at it, its log, and those who look on.

Everything that changes the match goes through one door, in order: checked, played, written to disk, and only then
told to anybody. What a listener gets is made from its seat's view alone.
"""

from __future__ import annotations

import asyncio
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec

import meadhall
from meadhall.kernel import Decision, IllegalAction, Match, Record, View
from meadhall.server.protocol import Refused
from meadhall.server.security import hash_token
from meadhall.server.store import Line, Store

ENGINE_SECONDS: Final = 5.0  # no rule takes this long
SPECTATOR: Final = None

Listener = Callable[[bytes], None]


class Audience(NamedTuple):
    """Who is told: a seat or a spectator, with the table as a picture or as the plain view."""

    seat: int | None
    drawn: bool


class Sitting(msgspec.Struct):
    """A seat of the table: the hash of its token (empty: nobody yet), its player's name, and the bot on it."""

    name: str = ""
    token: str = ""
    bot: str = ""
    away: bool = False  # a bot plays for a person who may come back

    @property
    def is_free(self) -> bool:
        return not self.token and not self.bot


class Head(msgspec.Struct):
    """What a table is, apart from its log. Stored as JSON; the seed never leaves the server before the end."""

    name: str
    record: Record
    sits: list[Sitting]
    clock: dict[str, Any]
    public: bool
    host: str  # hash of the host's token
    rematch: str = ""  # the table this one was continued at


class EngineTimeout(Exception):
    """A rule took far too long."""


class Table:
    """One table. All its methods run on the hall's event loop."""

    def __init__(self, table: str, head: Head, store: Store) -> None:
        self.id = table
        self.head = head
        self.store = store
        self.status = "playing"
        self.version = 0  # lines of the log
        self.epoch = 0  # how often something was taken back
        self.chat: list[dict[str, Any]] = []
        self.asked_at = time.time()
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, Audience] = {}
        self.on_change: Callable[[Table], None] = _nobody_attends
        self._eyes: dict[Audience, Eyes] = {}
        with limited(ENGINE_SECONDS):
            self.match: Match[Any] = fresh(head.record)

    # -- the log ----------------------------------------------------------------------------------------

    def restore(self, lines: list[Line]) -> None:
        """Play the log again, as it was written."""
        for line in lines:
            self.version = line.n
            play_again(self.match, line)
            if line.kind in ("action", "undo"):
                self.asked_at = line.at
                self.epoch += line.kind == "undo"
            elif line.kind == "chat":
                self.chat.append({**line.body, "at": line.at})
            elif line.kind == "broken":
                self.status = "broken"
        if self.match.over:
            self.status = "over"

    async def _write(self, kind: str, body: dict[str, Any]) -> None:
        self.version += 1
        await self.store.append(self.id, self.version, kind, body)

    async def save_head(self) -> None:
        head = msgspec.to_builtins(self.head)
        await self.store.update(self.id, self.status, self.head.public and self.has_free_seat, head)

    # -- who is who ---------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat of a token; None for a spectator. A token that is none of ours is refused."""
        if not token:
            return SPECTATOR
        hashed = hash_token(token)
        for seat, sitting in enumerate(self.head.sits):
            if sitting.token == hashed:
                return seat
        raise Refused("foreign-token", "this link opens no seat at this table", status=403)

    def player(self, token: str) -> int:
        seat = self.seat_of(token)
        if seat is None:
            raise Refused("spectator", "spectators look on", status=403)
        return seat

    @property
    def has_free_seat(self) -> bool:
        return any(sitting.is_free for sitting in self.head.sits)

    def decision_id(self, decision: Decision) -> str:
        """Names a question at one moment: an answer that quotes another one is stale."""
        return f"{self.epoch}.{self.match.opened}.{len(decision.picks)}"

    # -- changes --------------------------------------------------------------------------------------------

    async def answer(self, seat: int, quoted: str, text: str) -> int:
        """Play one answer; returns the table's version once it is on disk."""
        async with self.lock:
            self._check_playing()
            decision = self.match.decision(seat)
            if decision is None:
                raise Refused("not-asked", "it is not this seat that is asked now")
            if quoted != self.decision_id(decision):
                raise Refused("stale", "the question has changed meanwhile")
            option = self.match.game.vocabulary.parse(text)
            await self._engine(lambda: self.match.apply(seat, option))
            await self._write("action", {"seat": seat, "option": self.match.game.vocabulary.text(option)})
            self.asked_at = time.time()
            await self._changed()
            return self.version

    async def undo(self, seat: int) -> int:
        async with self.lock:
            self._check_playing()
            await self._engine(lambda: self.match.undo(seat))
            self.epoch += 1
            await self._write("undo", {"seat": seat})
            self.asked_at = time.time()
            await self._changed()
            return self.version

    async def say(self, seat: int | None, name: str, text: str) -> None:
        """A line of chat: players among themselves and to onlookers; onlookers among themselves."""
        async with self.lock:
            line = {"seat": seat, "name": name, "text": text}
            await self._write("chat", line)
            self.chat.append({**line, "at": time.time()})
            self.tell()

    async def relieve(self, seat: int, bot: str) -> None:
        """A bot plays for an absent player, or the player comes back (bot empty)."""
        async with self.lock:
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
            free = [i for i, sitting in enumerate(self.head.sits) if sitting.is_free and seat in (None, i)]
            if not free:
                raise Refused("taken", "that seat is taken")
            self.head.sits[free[0]] = Sitting(name=name, token=hash_token(token))
            await self.save_head()
            self.tell()
            return free[0]

    def _check_playing(self) -> None:
        if self.status == "broken":
            raise Refused("broken", "this table has stopped on an error; its record is kept for a report")
        if self.match.over:
            raise Refused("over", "the match is over")

    async def _engine(self, act: Callable[[], None]) -> None:
        """Run the rules. A refusal is a refusal; any other failure stops this table, and this one only."""
        try:
            with limited(ENGINE_SECONDS):
                act()
        except IllegalAction as error:
            raise Refused(error.reason, str(error), error.rule) from None
        except Exception as error:
            await self._break(error)
            raise Refused("broken", "the rules failed here; the table's record is kept for a report") from error

    async def _break(self, error: Exception) -> None:
        self.status = "broken"
        await self._write("broken", {"error": "".join(traceback.format_exception(error))[-8000:]})
        await self.save_head()
        self.tell()

    async def _changed(self) -> None:
        if self.match.over and self.status != "over":
            self.status = "over"
            await self.save_head()
        self.tell()
        self.on_change(self)

    # -- what is told ---------------------------------------------------------------------------------------------

    def listen(self, listener: Listener, audience: Audience) -> None:
        self.listeners[listener] = audience

    def forget(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)

    def tell(self) -> None:
        """Tell every listener what its seat may know of the change."""
        messages: dict[Audience, bytes] = {}
        for listener, audience in list(self.listeners.items()):
            if audience not in messages:
                eyes = self.eyes(audience).look(self.match)
                messages[audience] = msgspec.json.encode(self.message(audience, eyes.told))
                eyes.told = len(eyes.events)
            listener(messages[audience])

    def eyes(self, audience: Audience) -> Eyes:
        if audience not in self._eyes:
            self._eyes[audience] = Eyes(audience.seat)
        return self._eyes[audience]

    def message(self, audience: Audience, have: int = 0) -> dict[str, Any]:
        """The table as a seat may see it, with the events it does not have yet."""
        seat = audience.seat
        eyes = self.eyes(audience).look(self.match)
        view = self.match.view(seat)
        return {
            "type": "state",
            "version": self.version,
            "seat": seat,
            "table": self.summary(),
            **seen(view, audience.drawn),
            "waiting": [[w.seat, w.question, w.args] for w in view.waiting],
            "ask": self.asked(seat),
            "undo": view.can_undo,
            "outcome": view.outcome,
            "from": have,
            "events": eyes.events[have:],
            "actions": 0 if self.match.record is None else len(self.match.record.actions),
            "chat": self.heard(seat),
        }

    def asked(self, seat: int | None) -> dict[str, Any] | None:
        """The question a seat is to answer, with its options as texts."""
        decision = None if seat is None or self.status != "playing" else self.match.decision(seat)
        if decision is None:
            return None
        text = self.match.game.vocabulary.text
        return {
            "decision": self.decision_id(decision),
            "question": decision.question.name,
            "args": decision.args,
            "options": [text(option) for option in decision.options],
            "picks": [text(pick) for pick in decision.picks],
            "most": decision.most,
        }

    def heard(self, seat: int | None) -> list[dict[str, Any]]:
        """Players hear players; spectators hear both, for what they say cannot reach the players."""
        return [line for line in self.chat[-200:] if seat is None or line["seat"] is not None or self.match.over]

    def summary(self) -> dict[str, Any]:
        """What anybody may know of a table."""
        record, pending = self.head.record, {d.seat for d in self.match.decisions}
        names = self.match.game.seat_names(self.match.state)
        return {
            "id": self.id,
            "name": self.head.name,
            "saga": record.saga,
            "edition": record.edition,
            "status": self.status,
            "public": self.head.public,
            "clock": self.head.clock,
            "deadline": self.deadline(),
            "rematch": self.head.rematch,
            "sits": [
                {
                    "seat": seat,
                    "plays": names[seat],
                    "name": sitting.name,
                    "bot": sitting.bot,
                    "away": sitting.away,
                    "free": sitting.is_free,
                    "asked": seat in pending,
                }
                for seat, sitting in enumerate(self.head.sits)
            ],
        }

    def deadline(self) -> float | None:
        """When the time of those who are asked runs out."""
        if self.head.clock.get("mode", "none") == "none" or self.status != "playing":
            return None
        return self.asked_at + float(self.head.clock["seconds"])

    def why(self, seat: int, text: str) -> str:
        """The rule that takes an option away from the seat."""
        decision = self.match.decision(seat)
        option = self.match.game.vocabulary.parse(text)
        if decision is None or option < 0:
            raise Refused("not-asked", "nothing is asked that this could answer")
        return "" if option in decision.options else self.match.why(decision, option)


def seen(view: View, drawn: bool) -> dict[str, Any]:
    """What a seat sees, as the client draws it or as programs read it."""
    picture = view.picture() if drawn else None
    return {"view": view.table} if picture is None else {"picture": picture}


class Eyes:
    """The log as one seat may know it, kept so that it is filtered once."""

    __slots__ = ("events", "read", "seat", "told")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[Any] = []
        self.read: list[Any] = []  # the entries taken in so far
        self.told = 0  # how many events the listeners have, and still rightly

    def look(self, match: Match[Any]) -> Eyes:
        """Take in what is new; after an undo, forget what is no longer so."""
        log, read = match.log, self.read
        same = min(len(log), len(read))
        while same and log[same - 1] is not read[same - 1]:
            same -= 1
        if same < len(read):
            self.events = [entry.event for entry in read[:same] if entry.heard_by(self.seat)]
            self.told = min(self.told, len(self.events))
        self.events += [entry.event for entry in log[same:] if entry.heard_by(self.seat)]
        self.read = log[:]
        return self


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Stop whatever runs inside after so many seconds; on the main thread, where signals arrive."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise EngineTimeout(f"a rule took more than {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def play_again(match: Match[Any], line: Line) -> None:
    """Do again what a line of the log says was done to the match."""
    if line.kind == "action":
        match.apply(line.body["seat"], match.game.vocabulary.parse(line.body["option"]))
    elif line.kind == "undo":
        match.undo(line.body["seat"])


def fresh(head: Record) -> Match[Any]:
    """A new match as a record's head says, with the actions it already has."""
    return meadhall.replay(
        Record(head.saga, head.seats, head.seed, head.edition, dict(head.options), head.automatic, list(head.actions))
    )


def _nobody_attends(table: Table) -> None:
    """Before the hall adopts a table, nobody minds its bots and clock."""

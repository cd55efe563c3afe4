"""Alerts people back to their tables: a browser is pushed to, a hook is told; feeds are read by those who want to.

Somebody is called when it is their turn and they are not there, once for each turn. What they were told is written down
with the table, so that a hall that starts again does not repeat itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from meadhall.server.alerts import feed, outbound
from meadhall.server.alerts.push import Push
from meadhall.server.alerts.subscriptions import JSON, Subscriptions
from meadhall.server.protocol import Refused
from meadhall.server.security import hash_token
from meadhall.server.storage.table_info import EVERY, Call

if TYPE_CHECKING:
    from meadhall.server.hall.hall import Hall
    from meadhall.server.tables.table import Table

SETTLE: Final = 5.0  # seconds in which a turn may pass, or be taken back, before anybody is called
FIRST_PAUSE: Final = 30.0  # seconds after a message that was not taken, before the next try
LONGER: Final = 4  # times as long after each more in a row
LONGEST_PAUSE: Final = 21_600.0
FAILURES: Final = 8  # in a row, after which a call is switched off: a server may be down for a night
GONE: Final = (404, 410)  # nobody is there any more
OVER: Final = "over"
NOBODY: Final = "mailto:nobody@localhost"  # to whom a push service would write, where the hall has no address
log = logging.getLogger("meadhall.alerts")


class Message(NamedTuple):
    """Something to be told by a call."""

    call: Call
    told: str  # names it, so that it is told once
    said: str


class Alerts:
    """The calls of all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.push: Push | None = None
        self.near = False  # may hooks be in the hall's own network?
        self.sender = outbound.Sender()
        self.book = Subscriptions(self)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hall.attending.append(self.mind)

    # -- who is called ------------------------------------------------------------------------------------------

    def mind(self, table: Table) -> None:
        """A table has changed: call whoever is asked now, unless that changes again."""
        self.book.limits.know(table.id, table.head, table.status == "playing")
        if not table.head.calls:
            return
        waits = [message.call.until - table.watch.day() for message in due(table)]
        if waits:
            self._wake(table.id, max(SETTLE, min(waits)))

    def _wake(self, table: str, seconds: float) -> None:
        loop, timer = asyncio.get_running_loop(), self._timers.get(table)
        if timer is None or timer.when() > loop.time() + seconds:
            if timer is not None:
                timer.cancel()
            self._timers[table] = loop.call_later(seconds, self._ring, table)

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        self._spawn(self._call(table))

    async def _call(self, name: str) -> None:
        try:
            table = await self._hall.table(name)
            async with table.lock:
                messages = [one for one in due(table) if one.call.until <= table.watch.day()]
                for one in messages:
                    one.call.told = one.told
                if messages:
                    await table.save_head()
                self.mind(table)  # others may wait for longer
        except Refused as error:
            log.info("table %s: nobody could be called: %s", name, error.reason)
            return
        for one in messages:
            self._spawn(self._deliver(table, one))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    # -- how ------------------------------------------------------------------------------------------------------

    async def _deliver(self, table: Table, message: Message) -> None:
        """Send it. What was not taken is sent again later, and ever later, unless there is something newer to tell."""
        status = 0
        try:
            status = await self._send(table, message)
        except Refused as error:
            log.warning("table %s: a %s was not called: %s", table.id, message.call.kind, error.detail)
        except (OSError, TimeoutError) as error:
            log.info("table %s: a %s did not answer: %r", table.id, message.call.kind, error)
        try:
            await self._note(await self._hall.table(table.id), message, status)
        except Refused as error:
            log.info("table %s: how a call went is not written down: %s", table.id, error.reason)

    async def _send(self, table: Table, message: Message) -> int:
        """Returns the status of the answer."""
        if message.call.kind == "hook":
            at, raw = outbound.place(message.call.url, near=self.near), msgspec.json.encode(_hooked(table, message))
            answer = await self.sender.post(at, JSON, raw, near=self.near, check=self._still(table, message.call))
            return answer.status
        return await self._push(table, message.call, _pushed(table, message.said))

    def _still(self, table: Table, call: Call) -> Callable[[str], None]:
        """Asked when a message has its turn: the call may have ended, with the link of whoever asked for it."""

        def check(number: str) -> None:
            found = self._hall.tables.get(table.id)
            if found is not None and all([one.id != call.id for one in found.head.calls]):
                raise Refused("no-call", "it is wanted no more")

        return check

    async def _push(self, table: Table, call: Call, said: dict[str, str]) -> int:
        if self.push is None:
            raise Refused("no-push", "the hall has lost its way to push")
        at = outbound.place(call.url, near=self.near, secure=not self.near)
        headers = self.push.headers(call.url, call.home if call.home.startswith("https:") else NOBODY)
        raw = self.push.seal(msgspec.json.encode(said), *call.keys)
        answer = await self.sender.post(at, headers, raw, near=self.near, check=self._still(table, call))
        return answer.status

    async def _note(self, table: Table, message: Message, status: int) -> None:
        """How it went, in the table's head: a restart forgets no failure."""
        async with table.lock:
            call = next((one for one in table.head.calls if one.id == message.call.id), None)
            if call is None or call.code or call.off:
                return  # it is no more what it was
            if 200 <= status < 300:
                if call.failed:
                    call.failed, call.until = 0, 0.0
                    await table.save_head()
            elif status in GONE and call.kind == "push":
                await self.book.forget(table, call.id)
            else:
                note_failure(call, message, status, table.watch.day())
                await table.save_head()
                self.mind(table)


def note_failure(call: Call, message: Message, status: int, now: float) -> None:
    """It was not taken: once more after a pause, or never."""
    call.failed += 1
    call.until = now + min(LONGEST_PAUSE, FIRST_PAUSE * LONGER ** (call.failed - 1))
    if status in GONE or call.failed >= FAILURES:
        call.until, call.off = 0.0, "gone" if status in GONE else "failed"
        log.warning("call: %s switched off (%s, status %s)", call.kind, call.off, status)
    if call.told == message.told:
        call.told = ""


def _hooked(table: Table, message: Message) -> dict[str, str]:
    """What a hook is told; `text` and `content` are what chat programs read."""
    return {
        "type": "over" if message.told == OVER else "turn",
        "table": table.id,
        "name": table.head.name,
        "saga": table.head.record.saga,
        "url": f"{message.call.home}/table/{table.id}",
        "text": message.said,
        "content": message.said,
    }


def _pushed(table: Table, said: str) -> dict[str, str]:
    """What a browser is pushed: it shows that, and opens the table."""
    return {"title": "Meadhall", "body": said, "tag": table.id, "url": f"/table/{table.id}"}


def due(table: Table) -> Iterator[Message]:
    """What is still to be told, to whom."""
    for call in table.head.calls:
        if call.kind != "feed" and not call.code and not call.off:
            message = _of_all(table, call) if call.seat == EVERY else _of_seat(table, call)
            if message is not None and message.told != call.told:
                yield message


def _of_seat(table: Table, call: Call) -> Message | None:
    found = feed.news(table, call.seat, call.lang)
    there = any([audience.seat == call.seat for audience in table.listeners.values()])
    return None if found is None or there else Message(call, found.id, found.said)


def _of_all(table: Table, call: Call) -> Message | None:
    """For the host: of everybody who is asked."""
    name = feed.name_of(table, call.lang)
    if table.status == "over":
        return Message(call, OVER, feed.say(call.lang, "call-over", table=name))
    seats = [a.seat for a in table.standing.asked if table.head.sits[a.seat].token and not table.head.sits[a.seat].bot]
    if not seats or not table.is_moving:
        return None
    names = ", ".join([table.head.sits[seat].name or table.standing.names[seat] for seat in seats])
    turn = f"{table.epoch}.{table.standing.opened}"
    return Message(call, turn, feed.say(call.lang, "call-turn-of", table=name, names=names))


def feed_of(table: Table, token: str) -> Call:
    """The feed of a table that a token reads."""
    call = next((one for one in table.head.calls if one.kind == "feed" and one.id == hash_token(token)), None)
    if call is None:
        raise Refused("no-call", "there is no such feed", status=404)
    return call

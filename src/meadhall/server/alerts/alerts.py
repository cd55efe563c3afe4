"""Sends alerts: pushes to browsers and posts to hooks. Feeds are read by clients.

A player gets one alert for each turn, while not connected. The last message is stored with the table, so that it isn't
sent again after a restart.
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
from meadhall.server.storage.table_info import EVERY, Alert

if TYPE_CHECKING:
    from meadhall.server.hall.hall import Hall
    from meadhall.server.tables.table import Table

SETTLE: Final = 5.0  # seconds to wait: a turn may end or be taken back at once
FIRST_PAUSE: Final = 30.0  # seconds until the next try after a failure
LONGER: Final = 4  # factor for each further failure
LONGEST_PAUSE: Final = 21_600.0
FAILURES: Final = 8  # in a row until an alert is turned off: a server may be down for a night
GONE: Final = (404, 410)  # the target no longer exists
OVER: Final = "over"
NO_CONTACT: Final = "mailto:nobody@localhost"  # for push services, if the hall has no https address
log = logging.getLogger("meadhall.alerts")


class Message(NamedTuple):
    """A message to send by an alert."""

    alert: Alert
    told: str  # its id, so that it is sent once
    said: str


class Alerts:
    """The alerts of all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.push: Push | None = None
        self.near = False  # can hooks be in the local network?
        self.sender = outbound.Sender()
        self.book = Subscriptions(self)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hall.observers.append(self.schedule)

    # -- when ----------------------------------------------------------------------------------------------

    def schedule(self, table: Table) -> None:
        """Schedule the alerts of a table that has changed."""
        self.book.limits.know(table.id, table.head, table.status == "playing")
        if not table.head.alerts:
            return
        waits = [message.alert.until - table.clock.day() for message in due(table)]
        if waits:
            self._set_timer(table.id, max(SETTLE, min(waits)))

    def _set_timer(self, table: str, seconds: float) -> None:
        loop, timer = asyncio.get_running_loop(), self._timers.get(table)
        if timer is None or timer.when() > loop.time() + seconds:
            if timer is not None:
                timer.cancel()
            self._timers[table] = loop.call_later(seconds, self._fire, table)

    def _fire(self, table: str) -> None:
        self._timers.pop(table, None)
        self._spawn(self._send_due(table))

    async def _send_due(self, name: str) -> None:
        try:
            table = await self._hall.table(name)
            async with table.lock:
                messages = [one for one in due(table) if one.alert.until <= table.clock.day()]
                for one in messages:
                    one.alert.told = one.told
                if messages:
                    await table.save_head()
                self.schedule(table)  # others may wait for longer
        except Refused as error:
            log.info("table %s: alerts not sent: %s", name, error.reason)
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

    # -- sending -------------------------------------------------------------------------------------------

    async def _deliver(self, table: Table, message: Message) -> None:
        """Send a message. After a failure the table's next alert is sent later."""
        status = 0
        try:
            status = await self._send(table, message)
        except Refused as error:
            log.warning("table %s: %s not sent: %s", table.id, message.alert.kind, error.detail)
        except (OSError, TimeoutError) as error:
            log.info("table %s: %s didn't answer: %r", table.id, message.alert.kind, error)
        try:
            await self._note(await self._hall.table(table.id), message, status)
        except Refused as error:
            log.info("table %s: result of an alert not stored: %s", table.id, error.reason)

    async def _send(self, table: Table, message: Message) -> int:
        """Send a message; return the status of the response."""
        if message.alert.kind == "hook":
            at, raw = outbound.place(message.alert.url, near=self.near), msgspec.json.encode(_hooked(table, message))
            answer = await self.sender.post(at, JSON, raw, near=self.near, check=self._still(table, message.alert))
            return answer.status
        return await self._push(table, message.alert, _pushed(table, message.said))

    def _still(self, table: Table, alert: Alert) -> Callable[[str], None]:
        """Return a check before sending: the alert may have ended, with its seat's link."""

        def check(number: str) -> None:
            found = self._hall.tables.get(table.id)
            if found is not None and all([one.id != alert.id for one in found.head.alerts]):
                raise Refused("no-call", "this alert has ended")

        return check

    async def _push(self, table: Table, alert: Alert, said: dict[str, str]) -> int:
        if self.push is None:
            raise Refused("no-push", "this server can no longer push")
        at = outbound.place(alert.url, near=self.near, secure=not self.near)
        headers = self.push.headers(alert.url, alert.home if alert.home.startswith("https:") else NO_CONTACT)
        raw = self.push.seal(msgspec.json.encode(said), *alert.keys)
        answer = await self.sender.post(at, headers, raw, near=self.near, check=self._still(table, alert))
        return answer.status

    async def _note(self, table: Table, message: Message, status: int) -> None:
        """Store the result with the table: a restart forgets no failure."""
        async with table.lock:
            alert = next((one for one in table.head.alerts if one.id == message.alert.id), None)
            if alert is None or alert.code or alert.off:
                return  # it has changed since
            if 200 <= status < 300:
                if alert.failed:
                    alert.failed, alert.until = 0, 0.0
                    await table.save_head()
            elif status in GONE and alert.kind == "push":
                await self.book.forget(table, alert.id)
            else:
                note_failure(alert, message, status, table.clock.day())
                await table.save_head()
                self.schedule(table)


def note_failure(alert: Alert, message: Message, status: int, now: float) -> None:
    """Count a failure: pause the alert, or turn it off."""
    alert.failed += 1
    alert.until = now + min(LONGEST_PAUSE, FIRST_PAUSE * LONGER ** (alert.failed - 1))
    if status in GONE or alert.failed >= FAILURES:
        alert.until, alert.off = 0.0, "gone" if status in GONE else "failed"
        log.warning("alert: %s turned off (%s, status %s)", alert.kind, alert.off, status)
    if alert.told == message.told:
        alert.told = ""


def _hooked(table: Table, message: Message) -> dict[str, str]:
    """Return the body for a hook; chat programs read `text` or `content`."""
    return {
        "type": "over" if message.told == OVER else "turn",
        "table": table.id,
        "name": table.head.name,
        "saga": table.head.record.saga,
        "url": f"{message.alert.home}/table/{table.id}",
        "text": message.said,
        "content": message.said,
    }


def _pushed(table: Table, said: str) -> dict[str, str]:
    """Return the body for a browser: a notification that opens the table."""
    return {"title": "Meadhall", "body": said, "tag": table.id, "url": f"/table/{table.id}"}


def due(table: Table) -> Iterator[Message]:
    """Yield the messages that haven't been sent yet."""
    for alert in table.head.alerts:
        if alert.kind != "feed" and not alert.code and not alert.off:
            message = _of_all(table, alert) if alert.seat == EVERY else _of_seat(table, alert)
            if message is not None and message.told != alert.told:
                yield message


def _of_seat(table: Table, alert: Alert) -> Message | None:
    found = feed.news(table, alert.seat, alert.lang)
    there = any([audience.seat == alert.seat for audience in table.listeners.values()])
    return None if found is None or there else Message(alert, found.id, found.said)


def _of_all(table: Table, alert: Alert) -> Message | None:
    """Return the message for the host, about all who are asked."""
    name = feed.name_of(table, alert.lang)
    if table.status == "over":
        return Message(alert, OVER, feed.say(alert.lang, "call-over", table=name))
    seats = [a.seat for a in table.standing.asked if table.head.sits[a.seat].token and not table.head.sits[a.seat].bot]
    if not seats or not table.is_moving:
        return None
    names = ", ".join([table.head.sits[seat].name or table.standing.names[seat] for seat in seats])
    turn = f"{table.epoch}.{table.standing.opened}"
    return Message(alert, turn, feed.say(alert.lang, "call-turn-of", table=name, names=names))


def feed_of(table: Table, token: str) -> Alert:
    """Return the feed that a token reads."""
    alert = next((one for one in table.head.alerts if one.kind == "feed" and one.id == hash_token(token)), None)
    if alert is None:
        raise Refused("no-call", "there is no such feed", status=404)
    return alert

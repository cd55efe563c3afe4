"""Calling people back to their tables: a browser is pushed to, a hook is told; feeds are read by those who want to.

Somebody is called when it is their turn and they are not there, once for each turn. What they were told is written down
with the table, so that a hall that starts again does not repeat itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from meadhall.server import feed, sending
from meadhall.server.head import EVERY, Call
from meadhall.server.protocol import CallMe, Refused
from meadhall.server.push import Push
from meadhall.server.security import hash_token, new_token

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.table import Table

SETTLE: Final = 5.0  # seconds in which a turn may pass, or be taken back, before anybody is called
PAUSES: Final = (0.0, 30.0, 300.0)  # seconds before each try
AGAIN: Final = (408, 425, 429)  # answers after which it is worth trying again, beside those of a server that failed
GONE: Final = (404, 410)  # nobody is there any more
OVER: Final = "over"
NOBODY: Final = "mailto:nobody@localhost"  # to whom a push service would write, where the hall has no address
LONGEST_HOME: Final = 300
MOST: Final = 6  # calls of one kind that a seat may have
log = logging.getLogger("meadhall.calling")


class Message(NamedTuple):
    """Something to be told by a call."""

    call: Call
    told: str  # names it, so that it is told once
    said: str


class Calling:
    """The calls of all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.push: Push | None = None
        self.near = False  # may hooks be in the hall's own network?
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- who is called ------------------------------------------------------------------------------------------

    def mind(self, table: Table) -> None:
        """A table has changed: call whoever is asked now, unless that changes again."""
        if table.head.calls and table.id not in self._timers and any(due(table)):
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(SETTLE, self._ring, table.id)

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        self._spawn(self._call(table))

    async def _call(self, name: str) -> None:
        try:
            table = await self._hall.table(name)
            async with table.lock:
                messages = list(due(table))
                for one in messages:
                    one.call.told = one.told
                if messages:
                    await table.save_head()
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
        """Try a few times; an address that nobody has any more is forgotten."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                status = await self._send(table, message)
            except Refused as error:
                log.warning("table %s: a %s was not called: %s", table.id, message.call.kind, error.detail)
                return
            except (OSError, TimeoutError) as error:
                log.info("table %s: a %s did not answer: %r", table.id, message.call.kind, error)
                continue
            if status in GONE:
                await self._forget(table.id, message.call.id)
            if status < 500 and status not in AGAIN:
                return

    async def _send(self, table: Table, message: Message) -> int:
        """Returns the status of the answer."""
        if message.call.kind == "hook":
            at, raw = sending.place(message.call.url, near=self.near), msgspec.json.encode(_hooked(table, message))
            return await sending.post(at, {"content-type": "application/json"}, raw, near=self.near)
        return await self._push(message.call, _pushed(table, message.said))

    async def _push(self, call: Call, said: dict[str, str]) -> int:
        if self.push is None:
            raise Refused("no-push", "the hall has lost its way to push")
        at = sending.place(call.url, near=self.near, secure=not self.near)
        headers = self.push.headers(call.url, call.home if call.home.startswith("https:") else NOBODY)
        raw = self.push.seal(msgspec.json.encode(said), *call.keys)
        return await sending.post(at, headers, raw, near=self.near)

    async def _forget(self, name: str, call: str) -> None:
        try:
            table = await self._hall.table(name)
            async with table.lock:
                await _keep(table, [one for one in table.head.calls if one.id != call])
        except Refused as error:
            log.info("table %s: a call stays: %s", name, error.reason)

    # -- asking for calls -------------------------------------------------------------------------------------------

    async def add(self, table: Table, wish: CallMe, home: str) -> dict[str, Any]:
        """Somebody wants to be called; a feed's token is told once, and never stored."""
        seat, token = table.head.caller_of(wish.token), new_token()
        if len(home) > LONGEST_HOME:
            raise sending.bad("the hall's own address is too long")
        if wish.kind == "feed":
            if seat == EVERY:
                raise Refused("spectator", "a feed is a seat's", status=403)
            call = Call(hash_token(token), seat, "feed", wish.lang, home)
        else:
            await self._check(wish)
            name = hash_token(f"{seat} {wish.kind} {wish.url}")
            call = Call(name, seat, wish.kind, wish.lang, home, wish.url, wish.keys)
        async with table.lock:
            table.check_playing()
            others = [one for one in table.head.calls if one.id != call.id]
            if len([one for one in others if (one.seat, one.kind) == (seat, call.kind)]) >= MOST:
                raise Refused("calls-full", f"a seat has at most {MOST} of a kind; remove one first")
            await _keep(table, [*others, call])
        return {**told(call), **({"feed": f"/feed/{table.id}/{token}"} if wish.kind == "feed" else {})}

    async def _check(self, wish: CallMe) -> None:
        """Can this address be used?"""
        is_push = wish.kind == "push"
        if is_push and self.push is None:
            raise Refused("no-push", "this hall cannot push: it was installed without meadhall[push]")
        await sending.find(sending.place(wish.url, near=self.near, secure=is_push and not self.near), near=self.near)
        if is_push:
            if len(wish.keys) != 2 or self.push is None:
                raise sending.bad("a browser has two keys")
            self.push.check(*wish.keys)

    async def drop(self, table: Table, token: str, call: str) -> None:
        """Somebody wants to be called no more."""
        seat = table.head.caller_of(token)
        async with table.lock:
            left = [one for one in table.head.calls if (one.id, one.seat) != (call, seat)]
            if len(left) == len(table.head.calls):
                raise Refused("no-call", "there is no such call", status=404)
            await _keep(table, left)


async def _keep(table: Table, calls: list[Call]) -> None:
    table.head.calls = calls
    await table.save_head()


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
        if call.kind != "feed":
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


def told(call: Call) -> dict[str, Any]:
    """What whoever asked for a call may know of it."""
    where = call.url.split("/")[2] if call.url else ""
    return {"id": call.id, "kind": call.kind, "lang": call.lang, "where": where, "all": call.seat == EVERY}

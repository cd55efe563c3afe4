"""Asks for calls, confirms them and ends them.

Nobody can have a hall write to somebody who does not want that: a hook gets a code, once, and nothing else until its
owner has typed the code at the table, or its program has sent it back. A browser has confirmed before it asks.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.server.alerts import feed, outbound
from meadhall.server.alerts.alert_limits import CallLimits
from meadhall.server.protocol import CallMe, ConfirmCall, Refused
from meadhall.server.security import hash_token, new_token
from meadhall.server.storage.table_info import EVERY, Call

if TYPE_CHECKING:
    from meadhall.server.alerts.alerts import Alerts
    from meadhall.server.tables.table import Table

LONGEST_HOME: Final = 300
DIGITS: Final = 8
CODE_SECONDS: Final = 3600.0  # that a code holds
TRIES: Final = 5  # wrong ones, after which it holds no longer
JSON: Final = {"content-type": "application/json"}


class Subscriptions:
    """What players ask of a hall's calls."""

    def __init__(self, calling: Alerts) -> None:
        self._calling = calling
        self.limits = CallLimits()

    def listed(self, table: Table, token: str) -> dict[str, Any]:
        """How a seat, or the host, is called; and what the hall could push with."""
        seat, push = table.head.caller_of(token), self._calling.push
        mine = [told(call, table.watch.day()) for call in table.head.calls if call.seat == seat]
        return {"calls": mine, "push": push.public if push else ""}

    async def add(self, table: Table, wish: CallMe, home: str, address: str) -> dict[str, Any]:
        """Somebody wants to be called; a feed's token is told once, and never stored."""
        seat, token = table.head.caller_of(wish.token), new_token()
        if len(home) > LONGEST_HOME:
            raise outbound.bad("the hall's own address is too long")
        if wish.kind == "feed":
            if seat == EVERY:
                raise Refused("spectator", "a feed is a seat's", status=403)
            call = Call(hash_token(token), seat, "feed", wish.lang, home)
            return {**await self._keep(table, call, wish.token, address), "feed": f"/feed/{table.id}/{token}"}
        name = hash_token(f"{seat} {wish.kind} {wish.url}")
        call = Call(name, seat, wish.kind, wish.lang, home, wish.url, wish.keys)
        self._check_room(table, call, address)
        if call.kind == "push":
            await self._check_browser(call, address)
        elif any([(one.id, one.code, one.off) == (call.id, "", "") for one in table.head.calls]):
            return told(call, 0.0)  # confirmed long ago
        else:
            await self._send_code(table, call, address)
        return await self._keep(table, call, wish.token, address)

    async def _keep(self, table: Table, call: Call, token: str, address: str) -> dict[str, Any]:
        async with table.lock:
            table.head.caller_of(token)  # whose link may have been ended while the address was asked
            self._check_room(table, call, address)
            table.head.calls = [*[one for one in table.head.calls if one.id != call.id], call]
            self.limits.note(table.id, call, address)
            await table.save_head()
            table.on_change(table)
        return told(call, table.watch.day())

    def _check_room(self, table: Table, call: Call, address: str) -> None:
        table.check_playing()
        if all([one.id != call.id for one in table.head.calls]):
            self.limits.check(table.id, table.head.calls, call, address)

    async def _check_browser(self, call: Call, address: str) -> None:
        """Can this address be pushed to, with these keys?"""
        calling = self._calling
        if calling.push is None:
            raise Refused("no-push", "this hall cannot push: it was installed without meadhall[push]")
        if len(call.keys) != 2:
            raise outbound.bad("a browser has two keys")
        calling.push.check(*call.keys)
        at = outbound.place(call.url, near=calling.near, secure=not calling.near)
        self.limits.check_pace(address)
        try:
            await calling.sender.find(at, near=calling.near)
        except TimeoutError as error:
            raise Refused("no-answer", str(error)) from None

    # -- codes --------------------------------------------------------------------------------------------------

    async def _send_code(self, table: Table, call: Call, address: str) -> None:
        """Send a hook a new code; confirmed if it sends that back. Refused if it does not take it."""
        near, code = self._calling.near, f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        at = outbound.place(call.url, near=near)
        self.limits.check_pace(address)
        raw, check = challenge(table, call, code), self.limits.check_target
        try:
            answer = await self._calling.sender.post(at, JSON, raw, near=near, echo=True, check=check)
        except (OSError, TimeoutError) as error:
            raise Refused("no-answer", str(error) or "the address did not answer in time") from None
        if not 200 <= answer.status < 300:
            raise Refused("no-answer", f"the address answered {answer.status}")
        call.code = "" if answer.echo == code else code
        call.until, call.tries, call.failed, call.off = table.watch.day() + CODE_SECONDS, 0, 0, ""
        if not call.code:
            call.until = 0.0

    async def confirm(self, table: Table, wish: ConfirmCall, address: str) -> dict[str, Any]:
        """Somebody has read the code, or needs a new one; a call that was switched off goes on after that."""
        call = mine(table, wish.token, wish.id)
        if call.kind == "hook" and (call.off or (call.code and not wish.code)):
            again = msgspec.structs.replace(call)
            await self._send_code(table, again, address)
            mine(table, wish.token, wish.id)  # it may have been ended meanwhile
            return await self._keep(table, again, wish.token, address)
        async with table.lock:
            call = mine(table, wish.token, wish.id)
            if call.code:
                await _check_code(table, call, wish.code)
            if call.code or call.off:
                call.code, call.until, call.tries, call.failed, call.off = "", 0.0, 0, 0, ""
                await table.save_head()
                table.on_change(table)
        return told(call, table.watch.day())

    async def drop(self, table: Table, token: str, call: str) -> None:
        """Somebody wants to be called no more."""
        async with table.lock:
            mine(table, token, call)
            await self.forget(table, call)

    async def forget(self, table: Table, call: str) -> None:
        """The table's lock is held."""
        table.head.calls = [one for one in table.head.calls if one.id != call]
        self.limits.know(table.id, table.head, table.status == "playing")
        await table.save_head()


async def _check_code(table: Table, call: Call, code: str) -> None:
    """Is it the code that was sent? A wrong one counts, and that is written down."""
    if call.tries >= TRIES or table.watch.day() > call.until:
        raise Refused("old-code", "this code holds no longer; ask for a new one")
    if not secrets.compare_digest("".join([c for c in code if c in "0123456789"]), call.code):
        call.tries += 1
        await table.save_head()
        raise Refused("wrong-code", f"this is not the code; {TRIES - call.tries} tries are left", status=403)


def challenge(table: Table, call: Call, code: str) -> bytes:
    """A code for a hook. It says nothing that a stranger could choose the words of."""
    said = feed.say(call.lang, "call-confirm", code=f"{code[:4]} {code[4:]}")
    return msgspec.json.encode({"type": "confirm", "table": table.id, "code": code, "text": said, "content": said})


def mine(table: Table, token: str, call: str) -> Call:
    """A call of whoever has this token."""
    seat = table.head.caller_of(token)
    found = next((one for one in table.head.calls if (one.id, one.seat) == (call, seat)), None)
    if found is None:
        raise Refused("no-call", "there is no such call", status=404)
    return found


def told(call: Call, now: float) -> dict[str, Any]:
    """What whoever asked for a call may know of it."""
    where = call.url.split("/")[2] if call.url else ""
    known = {"id": call.id, "kind": call.kind, "lang": call.lang, "where": where, "all": call.seat == EVERY}
    return {**known, "state": state(call, now), "why": call.off, "until": call.until}


def state(call: Call, now: float) -> str:
    """Does it work: `on`; waits for its `code`, or for a new one (`old`); `waits` after a failure; or is `off`."""
    if call.code:
        return "code" if now <= call.until and call.tries < TRIES else "old"
    return "off" if call.off else "waits" if now < call.until else "on"

"""Adds, confirms and ends alerts.

A hook must be confirmed, so that a stranger can't send alerts to others: it gets one code and nothing else until the
code is entered at the table, or sent back. Browsers ask their user first.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.server.alerts import feed, outbound
from meadhall.server.alerts.alert_limits import AlertLimits
from meadhall.server.protocol import AddAlert, ConfirmAlert, Refused
from meadhall.server.security import hash_token, new_token
from meadhall.server.storage.table_info import EVERY, Alert

if TYPE_CHECKING:
    from meadhall.server.alerts.alerts import Alerts
    from meadhall.server.tables.table import Table

LONGEST_HOME: Final = 300
DIGITS: Final = 8
CODE_SECONDS: Final = 3600.0  # until a code expires
TRIES: Final = 5  # wrong codes until it expires
JSON: Final = {"content-type": "application/json"}


class Subscriptions:
    """The alerts that players ask for."""

    def __init__(self, alerts: Alerts) -> None:
        self._alerts = alerts
        self.limits = AlertLimits()

    def listed(self, table: Table, token: str) -> dict[str, Any]:
        """Return the alerts of a seat or the host, and the server's public key for pushes."""
        seat, push = table.head.alert_seat(token), self._alerts.push
        mine = [described(alert, table.clock.day()) for alert in table.head.alerts if alert.seat == seat]
        return {"calls": mine, "push": push.public if push else ""}

    async def add(self, table: Table, wish: AddAlert, home: str, address: str) -> dict[str, Any]:
        """Add an alert. A feed's token is returned once and never stored."""
        seat, token = table.head.alert_seat(wish.token), new_token()
        if len(home) > LONGEST_HOME:
            raise outbound.bad("the server's address is too long")
        if wish.kind == "feed":
            if seat == EVERY:
                raise Refused("spectator", "only a seat can have a feed", status=403)
            alert = Alert(hash_token(token), seat, "feed", wish.lang, home)
            return {**await self._keep(table, alert, wish.token, address), "feed": f"/feed/{table.id}/{token}"}
        name = hash_token(f"{seat} {wish.kind} {wish.url}")
        alert = Alert(name, seat, wish.kind, wish.lang, home, wish.url, wish.keys)
        self._check_limit(table, alert, address)
        if alert.kind == "push":
            await self._check_browser(alert, address)
        elif any([(one.id, one.code, one.off) == (alert.id, "", "") for one in table.head.alerts]):
            return described(alert, 0.0)  # already confirmed
        else:
            await self._send_code(table, alert, address)
        return await self._keep(table, alert, wish.token, address)

    async def _keep(self, table: Table, alert: Alert, token: str, address: str) -> dict[str, Any]:
        async with table.lock:
            table.head.alert_seat(token)  # its link may have ended during the request
            self._check_limit(table, alert, address)
            table.head.alerts = [*[one for one in table.head.alerts if one.id != alert.id], alert]
            self.limits.note(table.id, alert, address)
            await table.save_head()
            table.on_change(table)
        return described(alert, table.clock.day())

    def _check_limit(self, table: Table, alert: Alert, address: str) -> None:
        table.check_playing()
        if all([one.id != alert.id for one in table.head.alerts]):
            self.limits.check(table.id, table.head.alerts, alert, address)

    async def _check_browser(self, alert: Alert, address: str) -> None:
        """Refuse a push that can't work: address, keys, server."""
        if self._alerts.push is None:
            raise Refused("no-push", "this server can't push: it was installed without meadhall[push]")
        if len(alert.keys) != 2:
            raise outbound.bad("a push needs two keys")
        self._alerts.push.check(*alert.keys)
        at = outbound.place(alert.url, near=self._alerts.near, secure=not self._alerts.near)
        self.limits.check_pace(address)
        try:
            await self._alerts.sender.find(at, near=self._alerts.near)
        except TimeoutError as error:
            raise Refused("no-answer", str(error)) from None

    # -- codes ---------------------------------------------------------------------------------------------

    async def _send_code(self, table: Table, alert: Alert, address: str) -> None:
        """Send a new code to a hook; confirmed if it sends the code back."""
        near, code = self._alerts.near, f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        at = outbound.place(alert.url, near=near)
        self.limits.check_pace(address)
        raw, check = challenge(table, alert, code), self.limits.check_target
        try:
            answer = await self._alerts.sender.post(at, JSON, raw, near=near, echo=True, check=check)
        except (OSError, TimeoutError) as error:
            raise Refused("no-answer", str(error) or "the address didn't answer in time") from None
        if not 200 <= answer.status < 300:
            raise Refused("no-answer", f"the address answered {answer.status}")
        alert.code = "" if answer.echo == code else code
        alert.until, alert.tries, alert.failed, alert.off = table.clock.day() + CODE_SECONDS, 0, 0, ""
        if not alert.code:
            alert.until = 0.0

    async def confirm(self, table: Table, wish: ConfirmAlert, address: str) -> dict[str, Any]:
        """Confirm an alert by its code, or send a new code. Turns it on again."""
        alert = mine(table, wish.token, wish.id)
        if alert.kind == "hook" and (alert.off or (alert.code and not wish.code)):
            again = msgspec.structs.replace(alert)
            await self._send_code(table, again, address)
            mine(table, wish.token, wish.id)  # it may have ended during the request
            return await self._keep(table, again, wish.token, address)
        async with table.lock:
            alert = mine(table, wish.token, wish.id)
            if alert.code:
                await _check_code(table, alert, wish.code)
            if alert.code or alert.off:
                alert.code, alert.until, alert.tries, alert.failed, alert.off = "", 0.0, 0, 0, ""
                await table.save_head()
                table.on_change(table)
        return described(alert, table.clock.day())

    async def drop(self, table: Table, token: str, alert: str) -> None:
        """End an alert."""
        async with table.lock:
            mine(table, token, alert)
            await self.forget(table, alert)

    async def forget(self, table: Table, alert: str) -> None:
        """Remove an alert. Needs the table's lock."""
        table.head.alerts = [one for one in table.head.alerts if one.id != alert]
        self.limits.know(table.id, table.head, table.status == "playing")
        await table.save_head()


async def _check_code(table: Table, alert: Alert, code: str) -> None:
    """Check a code; count wrong ones."""
    if alert.tries >= TRIES or table.clock.day() > alert.until:
        raise Refused("old-code", "this code has expired; ask for a new one")
    if not secrets.compare_digest("".join([c for c in code if c in "0123456789"]), alert.code):
        alert.tries += 1
        await table.save_head()
        raise Refused("wrong-code", f"wrong code; {TRIES - alert.tries} tries left", status=403)


def challenge(table: Table, alert: Alert, code: str) -> bytes:
    """Return the message with a code. It has no text that a stranger could choose."""
    said = feed.say(alert.lang, "call-confirm", code=f"{code[:4]} {code[4:]}")
    return msgspec.json.encode({"type": "confirm", "table": table.id, "code": code, "text": said, "content": said})


def mine(table: Table, token: str, alert: str) -> Alert:
    """Return an alert that a token controls."""
    seat = table.head.alert_seat(token)
    found = next((one for one in table.head.alerts if (one.id, one.seat) == (alert, seat)), None)
    if found is None:
        raise Refused("no-call", "there is no such alert", status=404)
    return found


def described(alert: Alert, now: float) -> dict[str, Any]:
    """Return an alert for the client, without secrets."""
    where = alert.url.split("/")[2] if alert.url else ""
    known = {"id": alert.id, "kind": alert.kind, "lang": alert.lang, "where": where, "all": alert.seat == EVERY}
    return {**known, "state": state(alert, now), "why": alert.off, "until": alert.until}


def state(alert: Alert, now: float) -> str:
    """Return an alert's state: on, code (needs it), old (code expired), waits (failed), off."""
    if alert.code:
        return "code" if now <= alert.until and alert.tries < TRIES else "old"
    return "off" if alert.off else "waits" if now < alert.until else "on"

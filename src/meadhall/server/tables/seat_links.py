"""Replaces links of seats: new ones by the host, removal of players, links for a rematch.

An old link ends at once, with its connections and alerts. The table's lock is fair: requests before the change are
served first. Until then the seat is `barred` to new ones.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from meadhall.server.protocol import Claim, NewLink, Refused, Remove
from meadhall.server.security import hash_token, new_token
from meadhall.server.storage.table_info import Sitting
from meadhall.server.tables.seats import check_bot
from meadhall.server.tables.table import Table

MOST: Final = 100  # links of a seat in a match
SAID: Final = {  # for clients that do not know the notice
    "relinked": "has a new link from the host",
    "removed": "was removed by the host; a bot plays on",
}


def seat_of(table: Table, token: str) -> int | None:
    """Return the seat of a token; None for a spectator."""
    seat = table.head.seat_of(token)
    if seat in table.subscribers.barred:
        raise Refused("moved", "this link is being replaced; try again", status=503)
    return seat


def check_link(table: Table, seat: int, link: int) -> None:
    """Check that a seat's link hasn't changed since a request began."""
    if seat in table.subscribers.barred or table.head.sits[seat].link != link:
        raise Refused("foreign-token", "this link no longer opens a seat", status=403)


# -- for the host ------------------------------------------------------------------------------------------


async def renew(table: Table, wish: NewLink) -> dict[str, Any]:
    """Return a new link for a seat; its token isn't stored."""
    async with _ending(table, wish) as sitting:
        token = new_token()
        sitting.token, sitting.claims = hash_token(token), []
        await _end(table, wish.seat, sitting.name, "relinked")
    return {"seat": wish.seat, "token": token, "link": sitting.link}


async def remove(table: Table, wish: Remove) -> dict[str, Any]:
    """Remove a player; a bot gets the seat for good."""
    async with _ending(table, wish) as sitting:
        name, link = sitting.name, sitting.link
        table.head.sits[wish.seat] = Sitting(bot=wish.bot, link=link)
        table.head.resting = table.head.resting and any([one.token for one in table.head.sits])
        await _end(table, wish.seat, name, "removed")
    return {"type": "done", "version": table.version}


@asynccontextmanager
async def _ending(table: Table, wish: NewLink | Remove) -> AsyncIterator[Sitting]:
    """Bar a seat and yield it. Refused if the host can't end its link."""
    _check(table, wish)
    table.subscribers.bar(wish.seat)
    try:
        async with table.lock:
            yield _check(table, wish)
    finally:
        table.subscribers.barred.discard(wish.seat)


def _check(table: Table, wish: NewLink | Remove) -> Sitting:
    table.check_usable()
    check_host(table, wish.token)
    if not 0 <= wish.seat < len(table.head.sits):
        raise Refused("no-seat", "there is no such seat", status=400)
    sitting = table.head.sits[wish.seat]
    if not sitting.token:
        raise Refused("no-player", "no player has this seat")
    if wish.link != sitting.link:
        raise Refused("stale", "this seat's link has changed since")
    if sitting.link >= MOST:
        raise Refused("too-many", f"a seat has at most {MOST} links in a match", status=429)
    if isinstance(wish, Remove):
        _check_removal(table, sitting, wish.bot)
    return sitting


def _check_removal(table: Table, sitting: Sitting, bot: str) -> None:
    table.check_playing()
    check_bot(table.head.record.saga, bot)
    if sitting.own:
        raise Refused("own-seat", "you can't remove yourself; leave your seat to a bot instead")


def check_host(table: Table, token: str) -> None:
    if not token or hash_token(token) != table.head.host:
        table.head.seat_of(token)  # refuses unknown tokens
        raise Refused("not-host", "only the table's host can do this", status=403)


async def _end(table: Table, seat: int, name: str, notice: str) -> None:
    """End a link: store it with a line of chat, and close its connections."""
    head = table.head
    head.sits[seat].link += 1
    head.alerts = [alert for alert in head.alerts if alert.seat != seat]
    table.hints.pop(seat, None)
    line = {"seat": seat, "name": name, "text": SAID[notice], "notice": notice}
    await table.write("chat", line, table.written())
    table.subscribers.bar(seat)  # closes connections made while waiting for the lock
    table.tell()
    table.on_change(table)


# -- the links of a rematch --------------------------------------------------------------------------------


async def claim(table: Table, wish: Claim) -> dict[str, Any]:
    """Return a player's link at a rematch. It can be claimed again until it is used."""
    hashed = hash_token(wish.token)
    async with table.lock:
        table.check_usable()
        seat = next((n for n, sitting in enumerate(table.head.sits) if hashed in sitting.claims), None)
        if seat is None:
            raise Refused("foreign-token", "this link had no seat in the previous match", status=403)
        sitting, new = table.head.sits[seat], new_token()
        if sitting.claimed:
            raise Refused("claimed", "this seat's new link is in use; the host can replace it")
        sitting.token = hash_token(new)
        await table.save_head()
    return {"seat": seat, "token": new}


async def settle(table: Table, seat: int | None) -> None:
    """Note that a seat's link is used: the old one claims nothing. Needs the lock."""
    if seat is not None and table.head.sits[seat].claims and not table.head.sits[seat].claimed:
        table.head.sits[seat].claimed = True
        await table.save_head()


async def settle_by_post(table: Table, seat: int) -> None:
    """The same for a player by POST."""
    if table.head.sits[seat].claims and not table.head.sits[seat].claimed:
        async with table.lock:
            table.check_usable()
            await settle(table, seat)

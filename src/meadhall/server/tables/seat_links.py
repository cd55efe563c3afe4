"""Links of seats that end: the host makes a new one or removes a player, and a rematch has links of its own.

An old link ends at once, with its lines and its calls. The table's lock serves in order: what was asked by a link
before its end was asked for comes first, and from then on the link is `barred`.
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

MOST: Final = 100  # links that a seat may have in a match
SAID: Final = {  # for clients that do not know the notice
    "relinked": "has a new link from the host",
    "removed": "was removed by the host; a bot plays on",
}


def seat_of(table: Table, token: str) -> int | None:
    """The seat of a token; None for a spectator."""
    seat = table.head.seat_of(token)
    if seat in table.circle.barred:
        raise Refused("moved", "this link is being changed; come back", status=503)
    return seat


def check_link(table: Table, seat: int, link: int) -> None:
    """Is it still the link by which something was asked a while ago?"""
    if seat in table.circle.barred or table.head.sits[seat].link != link:
        raise Refused("foreign-token", "this link opens its seat no longer", status=403)


# -- what the host does --------------------------------------------------------------------------------------


async def renew(table: Table, wish: NewLink) -> dict[str, Any]:
    """A new link for a player's seat; its token is told once."""
    async with _ending(table, wish) as sitting:
        token = new_token()
        sitting.token, sitting.claims = hash_token(token), []
        await _end(table, wish.seat, sitting.name, "relinked")
    return {"seat": wish.seat, "token": token, "link": sitting.link}


async def remove(table: Table, wish: Remove) -> dict[str, Any]:
    """A bot has the seat of a player, for good."""
    async with _ending(table, wish) as sitting:
        name, link = sitting.name, sitting.link
        table.head.sits[wish.seat] = Sitting(bot=wish.bot, link=link)
        table.head.resting = table.head.resting and any([one.token for one in table.head.sits])
        await _end(table, wish.seat, name, "removed")
    return {"type": "done", "version": table.version}


@asynccontextmanager
async def _ending(table: Table, wish: NewLink | Remove) -> AsyncIterator[Sitting]:
    """The seat, while nobody has it any more; refused where the host may not end its link."""
    _check(table, wish)
    table.circle.bar(wish.seat)
    try:
        async with table.lock:
            yield _check(table, wish)
    finally:
        table.circle.barred.discard(wish.seat)


def _check(table: Table, wish: NewLink | Remove) -> Sitting:
    table.check_usable()
    check_host(table, wish.token)
    if not 0 <= wish.seat < len(table.head.sits):
        raise Refused("no-seat", "there is no such seat", status=400)
    sitting = table.head.sits[wish.seat]
    if not sitting.token:
        raise Refused("no-player", "no player has this seat")
    if wish.link != sitting.link:
        raise Refused("stale", "the seat has another link by now")
    if sitting.link >= MOST:
        raise Refused("too-many", f"a seat has at most {MOST} links in a match", status=429)
    if isinstance(wish, Remove):
        _check_removal(table, sitting, wish.bot)
    return sitting


def _check_removal(table: Table, sitting: Sitting, bot: str) -> None:
    table.check_playing()
    check_bot(table.head.record.saga, bot)
    if sitting.own:
        raise Refused("own-seat", "this seat is the host's own: leave it to a bot instead")


def check_host(table: Table, token: str) -> None:
    if not token or hash_token(token) != table.head.host:
        table.head.seat_of(token)  # a token of nobody is refused as such
        raise Refused("not-host", "only the table's host can do this", status=403)


async def _end(table: Table, seat: int, name: str, notice: str) -> None:
    """Write it down in one step, with a line that tells all at the table; then nothing of the old link is left."""
    head = table.head
    head.sits[seat].link += 1
    head.calls = [call for call in head.calls if call.seat != seat]
    table.hints.pop(seat, None)
    line = {"seat": seat, "name": name, "text": SAID[notice], "notice": notice}
    await table.write("chat", line, table.written())
    table.circle.bar(seat)  # those who came in while the lock was waited for
    table.tell()
    table.on_change(table)


# -- the links of a rematch ------------------------------------------------------------------------------------


async def claim(table: Table, wish: Claim) -> dict[str, Any]:
    """The new link for a player of the match before. It can be claimed again until it is first used."""
    hashed = hash_token(wish.token)
    async with table.lock:
        table.check_usable()
        seat = next((n for n, sitting in enumerate(table.head.sits) if hashed in sitting.claims), None)
        if seat is None:
            raise Refused("foreign-token", "this link had no seat at the match before", status=403)
        sitting, new = table.head.sits[seat], new_token()
        if sitting.claimed:
            raise Refused("claimed", "this seat's new link is in use already; the host can make another one")
        sitting.token = hash_token(new)
        await table.save_head()
    return {"seat": seat, "token": new}


async def settle(table: Table, seat: int | None) -> None:
    """A seat's link is used: from now on the one from the match before claims nothing. The table's lock is held."""
    if seat is not None and table.head.sits[seat].claims and not table.head.sits[seat].claimed:
        table.head.sits[seat].claimed = True
        await table.save_head()


async def settle_by_post(table: Table, seat: int) -> None:
    """The same for somebody who plays without a line to the table."""
    if table.head.sits[seat].claims and not table.head.sits[seat].claimed:
        async with table.lock:
            table.check_usable()
            await settle(table, seat)

"""Holds a process's lease on its tables, and resumes tables without an owner."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from meadhall.server.protocol import Refused
from meadhall.server.storage.store import Elsewhere

if TYPE_CHECKING:
    from meadhall.server.hall.hall import Hall
    from meadhall.server.tables.table import Table

GONE: Final = "gone"  # the notification when a process leaves
OFTEN: Final = 3  # renewals in the time of a lease
AGAIN: Final = (1.0, 5.0, 20.0)  # seconds between attempts to reload a table that goes on without players
DRAIN_SECONDS: Final = 10.0  # to finish what is in progress when the process stops
RELEASE_SECONDS: Final = 5.0  # to release tables
log = logging.getLogger("meadhall.leases")


async def hold_lease(hall: Hall) -> None:
    """Renew the lease as long as the process runs, and resume tables without an owner."""
    loop, lease = asyncio.get_running_loop(), hall.store.lease
    renewed, resuming = loop.time(), hall.spawn(resume_tables(hall))
    while True:
        try:
            if not await asyncio.wait_for(hall.store.renew(), lease) and hall.tables:
                release_tables(hall)
            renewed = loop.time()
            if resuming.done():
                resuming = hall.spawn(resume_tables(hall))
        except Exception as error:  # no database: if that lasts, others may take our tables
            log.warning("lease: not renewed: %r; trying again", error)
            if loop.time() - renewed > lease and hall.tables:
                release_tables(hall)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hall.orphans.wait(), lease / OFTEN)
        hall.orphans.clear()


async def resume_tables(hall: Hall) -> None:
    """Load all tables that go on without players, one by one: connected players come first."""
    try:
        unfinished = await hall.store.unfinished()
    except Exception as error:  # no database: tried again after the next renewal
        log.warning("tables: can't list unfinished ones: %r; trying again", error)
        return
    for table in unfinished:
        try:
            await hall.table(table)
        except Elsewhere:
            continue  # another process was quicker
        except Refused as error:
            log.warning("table %s: can't be resumed: %s", table, error)


def release_tables(hall: Hall) -> None:
    """Discard all tables: others may own them. Clients connect again and find the owner."""
    log.warning("lease: expired; releasing %d tables", len(hall.tables))
    hall.turn_timers.close()
    for table in list(hall.tables.values()):
        table.put_aside()


async def reload(hall: Hall, table: str) -> None:
    """Load a discarded table again that should go on without players."""
    for pause in AGAIN:
        await asyncio.sleep(pause)
        try:
            await hall.table(table)
        except Refused as error:
            log.info("table %s: %s", table, error.reason)
        else:
            return


async def drain(hall: Hall) -> None:
    """Finish what is in progress, release the tables, and close all connections."""
    hall.closing = True
    hall.turn_timers.close()
    if not hall.store.lease:
        hall.disconnect_all()
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            await asyncio.gather(*[_discard(table) for table in list(hall.tables.values())])
    try:
        await asyncio.wait_for(hall.store.release(), RELEASE_SECONDS)
    except Exception as error:  # the lease expires soon
        log.warning("lease: not released: %r; it expires soon", error)
        hall.store.give_up()  # fails pending requests before connections close
    hall.disconnect_all()


async def _discard(table: Table) -> None:
    async with table.lock:
        table.put_aside()

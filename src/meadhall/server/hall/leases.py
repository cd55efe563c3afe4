"""How a process keeps its tables, where several share a database: it says that it is there, and minds orphans."""

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

GONE: Final = "gone"  # what is said when a process has left its tables
OFTEN: Final = 3  # times in a lease does a process say that it is there
AGAIN: Final = (1.0, 5.0, 20.0)  # seconds until a table that was lost is opened again, if it goes on alone
DRAIN_SECONDS: Final = 10.0  # for what is under way, when the process is told to stop
RELEASE_SECONDS: Final = 5.0  # for giving tables back, if the database is there
log = logging.getLogger("meadhall.leases")


async def keep(hall: Hall) -> None:
    """As long as the process lives: say so, and go on with tables that nobody minds."""
    loop, lease = asyncio.get_running_loop(), hall.store.lease
    renewed, waking = loop.time(), hall.spawn(wake(hall))
    while True:
        try:
            if not await asyncio.wait_for(hall.store.renew(), lease) and hall.tables:
                let_go(hall)
            renewed = loop.time()
            if waking.done():
                waking = hall.spawn(wake(hall))
        except Exception as error:  # the database is away: if that lasts, others may have what was ours
            log.warning("this process could not say that it is there: %r", error)
            if loop.time() - renewed > lease and hall.tables:
                let_go(hall)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hall.orphans.wait(), lease / OFTEN)
        hall.orphans.clear()


async def wake(hall: Hall) -> None:
    """Go on with every table that plays by itself. One after the other: whoever is here finds a worker free between."""
    try:
        unfinished = await hall.store.unfinished()
    except Exception as error:  # the database is away: it is asked again when the process can say that it is there
        log.warning("tables that go on by themselves are not known: %r", error)
        return
    for table in unfinished:
        try:
            await hall.table(table)
        except Elsewhere:
            continue  # another process was quicker
        except Refused as error:
            log.warning("table %s cannot be opened: %s", table, error)


def let_go(hall: Hall) -> None:
    """Others may have taken our tables: whoever looks at one comes back, and finds it where it is."""
    log.warning("this process was silent for longer than its lease: it lets its tables go")
    hall.clocks.close()
    for table in list(hall.tables.values()):
        table.put_aside()


async def revive(hall: Hall, table: str) -> None:
    """A table was lost (the disk failed, say) that should go on by itself."""
    for pause in AGAIN:
        await asyncio.sleep(pause)
        try:
            await hall.table(table)
        except Refused as error:
            log.info("table %s: %s", table, error.reason)
        else:
            return


async def drain(hall: Hall) -> None:
    """The process is told to stop: what is under way is finished, then its tables are anybody's; people come back."""
    hall.closing = True
    hall.clocks.close()
    if not hall.store.lease:
        hall.send_home()
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            await asyncio.gather(*[_part(table) for table in list(hall.tables.values())])
    try:
        await asyncio.wait_for(hall.store.release(), RELEASE_SECONDS)
    except Exception as error:  # the lease will run out
        log.warning("the tables could not be given back: %r", error)
        hall.store.give_up()  # those who wait for the database are told so, before their lines are cut
    hall.send_home()


async def _part(table: Table) -> None:
    async with table.lock:
        table.put_aside()

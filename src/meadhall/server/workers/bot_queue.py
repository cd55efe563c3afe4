"""A fair queue of bots and hints that wait for a worker."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, NamedTuple

LONE: Final = 8  # every eighth place is for a table without listeners: players by POST have none


class Requester(NamedTuple):
    """Who waits for a bot: an address (empty: no one), and the table."""

    address: str
    table: str


class Waiting(NamedTuple):
    requester: Callable[[], Requester]  # asked when a place is free: listeners change
    called: asyncio.Future[None]


class BotQueue:
    """Places for bots. Tables with listeners come first, except for one place in eight.

    Addresses take turns, and so do the tables of an address: many requests of one delay only each other.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        self._served: dict[tuple[str, ...], int] = {}  # the last turn of each address, and of its tables
        self._turns = count(1)
        self._given = 0  # places given to those who waited

    @property
    def length(self) -> int:
        return len(self._waiting)

    @property
    def waiting(self) -> int:
        """How many wait for a table with listeners."""
        return sum([bool(one.requester().address) for one in self._waiting])

    @asynccontextmanager
    async def place(self, requester: Callable[[], Requester]) -> AsyncIterator[None]:
        """Hold a place while the block runs."""
        if self._free:
            self._free -= 1
            self._note(requester())
        else:
            await self._wait(Waiting(requester, asyncio.get_running_loop().create_future()))
        try:
            yield
        finally:
            self._next()

    async def _wait(self, waiting: Waiting) -> None:
        self._waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # it just got a place: pass it on
                self._next()
            raise

    def _next(self) -> None:
        if not self._waiting:
            self._free += 1
            self._served.clear()
            return
        self._given += 1
        lone = self._given % LONE == 0
        chosen = min(self._waiting, key=lambda one: self._rank(one, lone))  # of equals, the first
        self._waiting.remove(chosen)
        if chosen.called.cancelled():
            self._next()
        else:
            self._note(chosen.requester())
            chosen.called.set_result(None)

    def _rank(self, waiting: Waiting, lone: bool) -> tuple[bool, int, int]:
        """Return a sort key: the lowest is next."""
        address, table = waiting.requester()
        return bool(address) is lone, self._served.get((address,), 0), self._served.get((address, table), 0)

    def _note(self, requester: Requester) -> None:
        self._served[requester.address,] = self._served[requester] = next(self._turns)

"""Whose bot or hint thinks next, when more want to than there are workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, NamedTuple

LONE: Final = 8  # every so-manieth place is for a table that nobody looks at: who plays by POST waits there, too


class Whose(NamedTuple):
    """For whom a bot thinks: the address of a person who waits for it (empty: nobody does), and the table."""

    address: str
    table: str


class Waiting(NamedTuple):
    whose: Callable[[], Whose]  # asked when a place is free: somebody may have come to look meanwhile
    called: asyncio.Future[None]


class BotQueue:
    """Places to think in. Where somebody waits is before where nobody does, but for one place in eight; then addresses
    take turns, and so do the tables of an address: who asks for much waits for its own, and for nobody else's.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        self._served: dict[tuple[str, ...], int] = {}  # the last turn of an address, and of a table of it
        self._turns = count(1)
        self._given = 0  # places, to those who waited

    @property
    def length(self) -> int:
        return len(self._waiting)

    @property
    def waiting(self) -> int:
        """How many wait for whom somebody waits."""
        return sum([bool(one.whose().address) for one in self._waiting])

    @asynccontextmanager
    async def place(self, whose: Callable[[], Whose]) -> AsyncIterator[None]:
        """A place, for as long as the block lasts."""
        if self._free:
            self._free -= 1
            self._note(whose())
        else:
            await self._wait(Waiting(whose, asyncio.get_running_loop().create_future()))
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
            else:  # called in the same moment: the place goes on to the next one
                self._next()
            raise

    def _next(self) -> None:
        if not self._waiting:
            self._free += 1
            self._served.clear()
            return
        self._given += 1
        lone = self._given % LONE == 0
        chosen = min(self._waiting, key=lambda one: self._rank(one, lone))  # of equals, the one that came first
        self._waiting.remove(chosen)
        if chosen.called.cancelled():
            self._next()
        else:
            self._note(chosen.whose())
            chosen.called.set_result(None)

    def _rank(self, waiting: Waiting, lone: bool) -> tuple[bool, int, int]:
        """The lowest is next."""
        address, table = waiting.whose()
        return bool(address) is lone, self._served.get((address,), 0), self._served.get((address, table), 0)

    def _note(self, whose: Whose) -> None:
        self._served[whose.address,] = self._served[whose] = next(self._turns)

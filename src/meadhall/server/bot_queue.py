"""Whose bot thinks next, when more want to than there are workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple


class Waiting(NamedTuple):
    is_urgent: Callable[[], bool]  # asked when a place is free: somebody may have come to look meanwhile
    called: asyncio.Future[None]


class BotQueue:
    """So many places. Of those who wait, the first urgent one is next; if there is none, the first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []

    @property
    def length(self) -> int:
        return len(self._waiting)

    @property
    def waiting(self) -> int:
        """How many wait for whom somebody waits."""
        return sum([one.is_urgent() for one in self._waiting])

    @asynccontextmanager
    async def place(self, is_urgent: Callable[[], bool]) -> AsyncIterator[Callable[[], None]]:
        """A place, for as long as the block lasts, or until what it is given is called: then the next one has it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(Waiting(is_urgent, asyncio.get_running_loop().create_future()))
        held = [True]

        def leave() -> None:
            if held and held.pop():
                self._next()

        try:
            yield leave
        finally:
            leave()

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
            return
        chosen = next((one for one in self._waiting if one.is_urgent()), self._waiting[0])
        self._waiting.remove(chosen)
        if chosen.called.cancelled():
            self._next()
        else:
            chosen.called.set_result(None)

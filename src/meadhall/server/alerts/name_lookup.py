"""Looks up host names in its own threads, for two seconds each.

The system's resolver can take half a minute and can't be stopped. In asyncio's threads it would delay all other work,
and the shutdown. Here a late thread is abandoned, and its name isn't tried again for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final, NamedTuple

SECONDS: Final = 2.0  # for a name, including the wait for a thread
THREADS: Final = 32  # at once, including abandoned ones
OF_A_DOMAIN: Final = 2  # of them
FIRST_PAUSE: Final = 30.0  # seconds until a slow name is tried again; doubled each time
LONGEST_PAUSE: Final = 3600.0
REMEMBERED: Final = 1000  # slow names


class SlowName(TimeoutError):
    """A name that isn't found in time, or wasn't lately."""


class Pause(NamedTuple):
    until: float
    seconds: float


class NameLookup:
    """Finds the IP addresses of hosts."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._threads: Counter[str] = Counter()  # by domain, until they end
        self._ended = asyncio.Event()  # set and replaced when a thread ends
        self._paused: dict[str, Pause] = {}

    async def find(self, host: str, port: int) -> list[str]:
        """Return the IP addresses of a host. `SlowName` if it takes too long, `OSError` if unknown."""
        with contextlib.suppress(ValueError):
            return [str(ip_address(host))]
        host, started = host.lower(), False
        self._check_pause(host)
        try:
            async with asyncio.timeout(SECONDS):
                while self._is_full(domain_of(host)):
                    await self._ended.wait()
                started = True
                numbers = await self._look(host, port)
        except TimeoutError:
            if started:
                self._pause(host)
            raise SlowName(f"{host} was not found in {SECONDS:g} seconds") from None
        self._paused.pop(host, None)
        return numbers

    def _check_pause(self, host: str) -> None:
        pause = self._paused.get(host)
        if pause is not None and self._clock() < pause.until:
            raise SlowName(f"{host} was not found in time; try again later")

    def _pause(self, host: str) -> None:
        before = self._paused.pop(host, None)
        seconds = FIRST_PAUSE if before is None else min(LONGEST_PAUSE, 2 * before.seconds)
        self._paused[host] = Pause(self._clock() + seconds, seconds)
        if len(self._paused) > REMEMBERED:
            del self._paused[next(iter(self._paused))]

    def _is_full(self, domain: str) -> bool:
        return self._threads[domain] >= OF_A_DOMAIN or self._threads.total() >= THREADS

    def _look(self, host: str, port: int) -> asyncio.Future[list[str]]:
        """Ask the system in a daemon thread: one that hangs ends with the process."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def look() -> None:
            try:
                told: list[str] | OSError | UnicodeError = numbers_of(host, port)
            except (OSError, UnicodeError) as error:
                told = error
            with contextlib.suppress(RuntimeError):  # the hall has closed
                loop.call_soon_threadsafe(self._end, domain_of(host), found, told)

        try:
            threading.Thread(target=look, name=f"lookup {host}", daemon=True).start()
        except RuntimeError as error:  # no thread is left
            raise OSError("no thread is left to look up a name") from error
        self._threads[domain_of(host)] += 1
        return found

    def _end(self, domain: str, found: asyncio.Future[list[str]], told: list[str] | OSError | UnicodeError) -> None:
        self._threads[domain] -= 1
        self._threads += Counter()  # keep no zeros
        self._ended.set()
        self._ended = asyncio.Event()
        if found.done():
            return  # it was late
        if isinstance(told, list):
            found.set_result(told)
        else:
            found.set_exception(told)


def numbers_of(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]).partition("%")[0] for one in found]


def domain_of(host: str) -> str:
    """Return the domain of a host: its last two parts."""
    return ".".join(host.rstrip(".").split(".")[-2:])

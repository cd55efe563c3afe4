"""Runs several processes of a hall on one machine, and replaces those that end.

They share a listening socket. The supervisor does nothing else. SIGTERM (or Ctrl-C) stops all of them; SIGHUP restarts
them one by one, with the version that is installed then, while the others go on.
"""

from __future__ import annotations

import argparse
import logging
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

from meadhall.server.storage.lock import StoreError

DATABASE: Final = "MEADHALL_DATABASE"  # in the environment, because arguments are visible to all users
NAME: Final = "MEADHALL_NAME"  # several, separated by spaces
METRICS_TOKEN: Final = "MEADHALL_METRICS_TOKEN"
CLOSE_SECONDS: Final = 30.0
TICK: Final = 0.05
PAUSE: Final = 1.0  # seconds before a process that ended early is replaced
log = logging.getLogger("meadhall.processes")


class Part(NamedTuple):
    """What a process gets from its supervisor: the socket's file number, and its id."""

    door: int
    hall: str


def part(text: str) -> Part:
    door, _, hall = text.partition(":")
    return Part(int(door), hall)


class Child:
    """One process of the hall. It ends when its standard input is closed."""

    def __init__(self, words: list[str], door: socket.socket, database: str) -> None:
        self.hall = secrets.token_hex(8)
        self.born = time.monotonic()
        command = [sys.executable, "-m", "meadhall", "serve", *words, "--part", f"{door.fileno()}:{self.hall}"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, pass_fds=[door.fileno()], env={**os.environ, DATABASE: database}
        )

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(CLOSE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.close()

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()


class Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, words: list[str], door: socket.socket, database: str, number: int) -> None:
        self._make: Callable[[], Child] = lambda: Child(words, door, database)
        self._database = database
        self._wanted: set[int] = set()  # signals received
        self.children = [self._make() for _ in range(number)]

    def _hear(self, sign: int, frame: FrameType | None) -> None:
        self._wanted.add(sign)

    def run(self) -> int:
        for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(sign, self._hear)
        while not self._wanted & {signal.SIGTERM, signal.SIGINT}:
            time.sleep(TICK)
            self._replace_dead()
            if signal.SIGHUP in self._wanted:
                self._wanted.discard(signal.SIGHUP)
                self._renew()
        for child in self.children:
            child.process.terminate()
        for child in self.children:
            child.stop()
        return 0

    def _replace_dead(self) -> None:
        for slot, child in enumerate(self.children):
            if child.process.poll() is not None:
                log.error("process %s: ended with code %s; starting another", child.hall, child.process.returncode)
                child.close()
                self._end_lease(child.hall)
                time.sleep(max(0.0, min(PAUSE, child.born + PAUSE - time.monotonic())))
                self.children[slot] = self._make()

    def _end_lease(self, hall: str) -> None:
        """End the lease of a process, so that others can take its tables."""
        from meadhall.server.storage.postgres import end_lease

        try:
            end_lease(self._database, hall)
        except StoreError as error:
            log.warning("lease: not ended: %s; it expires soon", error)

    def _renew(self) -> None:
        """Restart the processes one by one; the others take their tables."""
        for slot, child in enumerate(self.children):
            child.stop()
            self.children[slot] = self._make()


def words_of(args: argparse.Namespace) -> list[str]:
    """Return the arguments of a process, from those of the hall."""
    words = ["--no-open", "--data", str(args.data), "--undo", str(args.undo), "--lease", str(args.lease)]
    words += ["--workers", str(args.workers or share(args.processes)), "--host", args.host]
    words += ["--metrics", args.metrics, "--proxy", args.proxy]
    words += [word for name in args.name for word in ("--name", name)]
    words += ["--advertise", args.advertise, *(["--near-hooks"] if args.near_hooks else [])]
    for saga, folder in args.edition:
        words += ["--edition", saga, str(Path(folder).resolve())]
    return words


def share(processes: int) -> int:
    """Return the number of bot workers for each process."""
    return max(1, ((os.cpu_count() or 2) - 1) // processes)


def follow_lifeline() -> None:
    """Stop this process when its supervisor ends."""

    def follow() -> None:
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()

"""A hall in a separate process that can be killed and restarted."""

from __future__ import annotations

import contextlib
import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from tests.server.house import Client
from tests.server.wire import SECONDS

PATIENCE: Final = 120.0  # seconds for a hall to open its door, on a machine however busy
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Process(Client):
    """`meadhall serve` on a data folder, always on the same port."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.words = words  # further ones of its command
        self.port = 0
        self.quiet = False
        self.process: subprocess.Popen[str] | None = None

    def start(self, quiet: bool | None = None, **how: Any) -> None:
        """Start or restart it; `quiet` hides its log."""
        self.quiet = self.quiet if quiet is None else quiet
        command = [sys.executable, "-m", "meadhall", "serve", "--no-open", "--data", str(self.folder)]
        command += ["--port", str(self.port), "--workers", "1", "--undo", "0", *self.words]
        pipe = subprocess.PIPE
        told = subprocess.DEVNULL if self.quiet else pipe
        self.process = subprocess.Popen(command, stdout=pipe, stderr=told, text=True, **how)
        self.port = opened_port(self.process)

    def kill(self) -> None:
        """Kill it with SIGKILL: nothing is finished or cleaned up."""
        assert self.process is not None
        if self.process.poll() is not None:
            return
        workers = self.workers()
        self.process.kill()
        self.process.communicate()
        for worker in workers:
            until_gone(worker)

    def stop(self) -> str:
        """Stop it with Ctrl-C; return its standard error."""
        assert self.process is not None
        self.process.terminate()
        return self.process.communicate(timeout=SECONDS)[1]

    def workers(self) -> list[int]:
        """Return its worker processes, and those they were forked from."""
        assert self.process is not None
        return offspring(self.process.pid)


def opened_port(process: subprocess.Popen[str]) -> int:
    """Return the port of a starting hall."""
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], PATIENCE)[0], "the hall does not open"
    told = ADDRESS.search(process.stdout.readline())
    assert told is not None, process.communicate()[1] or "the hall has closed at once"
    return int(told[1])


def until(condition: Any) -> None:
    """Wait until it is true."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, "it was never seen"
        time.sleep(0.01)


def children(process: int) -> list[int]:
    """Return the child processes of a process."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):  # it has ended
            found += [int(child) for child in task.read_text(encoding="ascii").split()]
    return found


def offspring(process: int) -> list[int]:
    """Return all descendants of a process."""
    started = children(process)
    return [*started, *[one for child in started for one in offspring(child)]]


def until_gone(process: int) -> None:
    """Check that a worker doesn't outlive its hall."""
    until(lambda: _is_gone(process))


def _is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True

"""A hall that is stopped closes at once, cleans up, and logs no errors."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.house import Client
from tests.server.process import Process, until, until_gone
from tests.server.wire import SECONDS, Closed


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "data")
    process.start()
    yield process
    process.kill()


@contextmanager
def stream(client: Client, table: str) -> Iterator[socket.socket]:
    """A stream of server-sent events with a listener."""
    with socket.create_connection(("127.0.0.1", client.port), SECONDS) as line:
        line.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        heard = b""
        while b"data: " not in heard:
            heard += line.recv(65536)
        yield line


def complaints(told: str) -> list[str]:
    """Return the log of a closing hall, except bots that had no time on a busy machine."""
    return [line for line in told.splitlines() if not line.startswith("bot ")]


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGINT])
def test_stopped_while_bots_think_and_people_listen(process: Process, way: signal.Signals) -> None:
    tables = [process.open("mcts:3 mcts:3 mcts:3"), process.open("me friend", clock={"mode": "live", "seconds": 60})]
    assert process.process is not None
    with ExitStack() as stack:
        lines = [stack.enter_context(process.line(table.id)) for table in tables]
        for table in tables:
            stack.enter_context(stream(process, table.id))
        while lines[0].state["version"] < 2:
            lines[0].hear()
        workers = process.workers()

        process.process.send_signal(way)
        told = process.process.communicate(timeout=SECONDS)[1]

        assert process.process.returncode == 0
        assert complaints(told) == []  # an open stream would be one
        for worker in workers:
            until_gone(worker)
        with pytest.raises(Closed):
            [lines[1].hear() for _ in range(100)]


def test_ctrl_c_reaches_workers_too_and_they_leave_it_to_the_hall(tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to the whole process group, even while workers start."""
    process = Process(tmp_path / "data")
    process.start(start_new_session=True)
    assert process.process is not None
    process.open("random mcts:3")
    until(process.workers)  # the first is there
    process.open("random mcts:3")
    os.killpg(process.process.pid, signal.SIGINT)
    assert complaints(process.process.communicate(timeout=SECONDS)[1]) == []
    assert process.process.returncode == 0

"""Workers: what they do beside their jobs, and when they are good for no other."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator

import pytest

from meadhall.server.workers import worker as processes
from meadhall.server.workers.worker import MANY, Stopped, Work, Worker, tidy_up


class Ring:
    """Refers to itself: only the collector frees it."""

    left = 0

    def __init__(self) -> None:
        self.ring = self
        Ring.left += 1

    def __del__(self) -> None:
        Ring.left -= 1


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[socket.socket, socket.socket]]:
    """A socket to the server, in a process with the collector off."""
    monkeypatch.setattr(processes, "QUIET", 0.01)
    ours, theirs = socket.socketpair()
    gc.disable()
    with ours, theirs:
        yield ours, theirs
    gc.enable()
    gc.unfreeze()


def test_cycles_are_collected_after_many_jobs(line: tuple[socket.socket, socket.socket]) -> None:
    Ring()
    assert tidy_up(line[0], MANY - 1) == MANY - 1
    assert Ring.left == 1
    assert tidy_up(line[0], MANY) == 0
    assert Ring.left == 0


def test_a_waiting_job_comes_before_collection(line: tuple[socket.socket, socket.socket]) -> None:
    line[1].send(b"a job")
    assert tidy_up(line[0], MANY) == MANY


def test_no_collection_if_the_collector_is_on(line: tuple[socket.socket, socket.socket]) -> None:
    gc.enable()
    assert tidy_up(line[0], MANY) == MANY


def fails(job: bytes) -> bytes:
    """Some failures end the process, some do not."""
    raise {b"leave": SystemExit(3), b"divide": ZeroDivisionError()}[job]


def employ() -> Work:
    return fails


@pytest.mark.parametrize(("job", "stays"), [(b"leave", False), (b"divide", True)])
def test_no_job_goes_to_a_worker_that_ends(job: bytes, stays: bool) -> None:
    """Its failure is known before its process is gone: the next job must not reach it."""

    async def fail() -> bool:
        worker = Worker(employ)
        await worker.start()
        try:
            with pytest.raises(Stopped):
                await worker.do(job, 5, 15)
            return worker.is_running
        finally:
            worker.end()

    assert asyncio.run(fail()) is stays
